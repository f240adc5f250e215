//! Lines as debug locations of LLVM IR state them.

use super::Code;
use std::collections::HashMap;
use std::fmt::Write;

/// In front of the number of an instruction's debug location.
const LOCATION: &str = "!dbg !";

/// The text with the line of each instruction; `None` if it has debug information already.
pub(super) fn with_lines(text: &str) -> Option<String> {
    if text.contains("!dbg") || text.contains("!llvm.dbg.cu") {
        return None;
    }
    let mut nodes = Nodes { next: first_free_number(text), text: String::new() };
    let [unit, file, ty, flag] = [(); 4].map(|()| nodes.number());
    let mut out = String::new();
    let (mut subprogram, mut is_in_list) = (None, false);
    let mut has_flags = false;
    for (at, line) in text.lines().enumerate() {
        let code = line.split(" ;").next().unwrap_or_default().trim_end();
        let mut stated = None;
        if code.starts_with("define ") && code.ends_with('{') {
            let number = nodes.subprogram(at + 1, unit, file, ty);
            subprogram = Some(number);
            out.push_str(code.trim_end_matches('{'));
            let _ = writeln!(out, "{LOCATION}{number} {{");
            continue;
        } else if code == "}" {
            subprogram = None;
        } else if let Some(scope) = subprogram.filter(|_| is_instruction(code)) {
            is_in_list = code.ends_with('[') || is_in_list && !code.trim_start().starts_with(']');
            stated = (!is_in_list).then(|| nodes.location(at + 1, scope));
        } else if let Some(rest) = code.strip_prefix("!llvm.module.flags = !{") {
            has_flags = true;
            let comma = if rest.starts_with('}') { "" } else { ", " };
            let _ = writeln!(out, "!llvm.module.flags = !{{!{flag}{comma}{rest}");
            continue;
        }
        match stated {
            Some(location) => {
                let _ = writeln!(out, "{code}, {LOCATION}{location}");
            }
            None => {
                let _ = writeln!(out, "{line}");
            }
        }
    }
    if !has_flags {
        let _ = writeln!(out, "!llvm.module.flags = !{{!{flag}}}");
    }
    let _ = writeln!(out, "!llvm.dbg.cu = !{{!{unit}}}");
    let _ = writeln!(out, "!{flag} = !{{i32 2, !\"Debug Info Version\", i32 3}}");
    let _ = writeln!(out, "!{file} = !DIFile(filename: \"input\", directory: \"/\")");
    let _ = writeln!(out, "!{ty} = !DISubroutineType(types: null)");
    let _ = writeln!(
        out,
        "!{unit} = distinct !DICompileUnit(language: DW_LANG_C99, file: !{file}, emissionKind: FullDebug)"
    );
    out.push_str(&nodes.text);
    Some(out)
}

/// Metadata nodes that are added.
struct Nodes {
    next: usize,
    text: String,
}

impl Nodes {
    fn number(&mut self) -> usize {
        self.next += 1;
        self.next - 1
    }

    fn subprogram(&mut self, line: usize, unit: usize, file: usize, ty: usize) -> usize {
        let number = self.number();
        let _ = writeln!(
            self.text,
            "!{number} = distinct !DISubprogram(name: \"f{line}\", scope: !{file}, file: !{file}, line: {line}, \
             type: !{ty}, unit: !{unit}, spFlags: DISPFlagDefinition)"
        );
        number
    }

    fn location(&mut self, line: usize, scope: usize) -> usize {
        let number = self.number();
        let _ = writeln!(self.text, "!{number} = !DILocation(line: {line}, column: 1, scope: !{scope})");
        number
    }
}

/// A number behind those of all metadata nodes.
fn first_free_number(text: &str) -> usize {
    let defined = text.lines().filter_map(|line| line.strip_prefix('!')?.split(' ').next()?.parse().ok());
    defined.max().map_or(0, |largest: usize| largest + 1)
}

/// Whether a line in a function is an instruction, or a part of one.
fn is_instruction(code: &str) -> bool {
    let line = code.trim_start();
    let is_label = !code.starts_with(' ') && !code.starts_with('\t');
    !line.is_empty() && !is_label && !line.starts_with('#') && !line.starts_with(';')
}

/// The instructions of each function of a module, with their origins if debug locations are `stated`.
pub(super) fn functions(text: &str, stated: bool) -> Vec<Vec<Code>> {
    let locations: HashMap<&str, usize> = match stated {
        true => text.lines().filter_map(location).collect(),
        false => HashMap::new(),
    };
    let mut functions: Vec<Vec<Code>> = Vec::new();
    let mut is_in_function = false;
    for (at, line) in text.lines().enumerate() {
        if line.starts_with("define ") {
            is_in_function = true;
            functions.push(Vec::new());
        } else if line == "}" {
            is_in_function = false;
        } else if let Some(function) = functions.last_mut().filter(|_| is_in_function && is_instruction(line))
        {
            let number = line.rsplit_once(LOCATION).map(|(_, rest)| rest.trim_end_matches([',', ' ']));
            let number = number.and_then(|rest| rest.split([',', ' ']).next());
            let origin = number.and_then(|number| locations.get(number).copied());
            function.push(Code { line: at + 1, origin });
        }
    }
    functions
}

/// The number and the line of a debug location.
fn location(line: &str) -> Option<(&str, usize)> {
    let (number, rest) = line.strip_prefix('!')?.split_once(" = !DILocation(line: ")?;
    let line = rest.split([',', ')']).next()?;
    Some((number, line.parse().ok()?))
}
