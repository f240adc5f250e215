//! The text of a module without the parts that depend on its numbering and on the order of its declarations: for
//! comparing two modules.

use crate::error::{self, Error};
use spirv_module::{DisassembleOptions, IdNames, Module};
use std::collections::{HashMap, HashSet};
use std::fmt::Write;

/// Maximum length of a name derived from a declaration; longer names end in a number that is a hash of the whole name.
const MAX_NAME: usize = 160;

/// Instructions for names and source locations.
const FOR_PEOPLE: [&str; 9] = [
    "OpName",
    "OpMemberName",
    "OpString",
    "OpSource",
    "OpSourceContinued",
    "OpSourceExtension",
    "OpModuleProcessed",
    "OpLine",
    "OpNoLine",
];

/// Returns the text of a SPIR-V binary in a form in which equivalent modules look the same. Types, constants, variables
/// and functions have the names that [`disassemble_spirv`](crate::disassemble_spirv) gives them, or are named after
/// their declaration; the ids of a function are numbered in the order in which they are first mentioned, and their
/// decorations are after the instructions. Declarations are sorted. Names and lines of the source are omitted. The text
/// cannot be assembled again.
///
/// # Errors
/// [`Error::Read`] for bytes that are not SPIR-V.
pub fn listing(spirv: &[u8]) -> Result<String, Error> {
    error::guard(|| {
        let module = Module::decode(spirv).map_err(error::read_spirv)?;
        let version = module.header.version;
        let raw = DisassembleOptions { names: IdNames::Raw, ..PLAIN };
        let text = without_names_in_functions(&spirv_module::disassemble(&module, &raw));
        let module = spirv_module::assemble(&text, version).map_err(error::read_text)?;
        let friendly = DisassembleOptions { names: IdNames::Friendly, ..PLAIN };
        Ok(canonical(&spirv_module::disassemble(&module, &friendly)))
    })
}

/// Lines and nothing else.
const PLAIN: DisassembleOptions =
    DisassembleOptions { names: IdNames::Raw, header: false, indent: false, color: false, offsets: false };

/// The text without the names of values, blocks and parameters: they are numbered.
fn without_names_in_functions(text: &str) -> String {
    let bodies = text.lines().skip_while(|line| !is_function(line));
    let local: HashSet<&str> =
        bodies.filter(|line| !is_function(line)).filter_map(|line| split(line).0).collect();
    let is_kept = |line: &&str| {
        let target = line.strip_prefix("OpName ").and_then(|rest| rest.split(' ').next());
        target.is_none_or(|target| !local.contains(target))
    };
    text.lines().filter(is_kept).flat_map(|line| [line, "\n"]).collect()
}

fn is_function(line: &str) -> bool {
    split(line).1.starts_with("OpFunction ")
}

/// The result and the rest of a line.
fn split(line: &str) -> (Option<&str>, &str) {
    match line.split_once(" = ") {
        Some((result, rest)) if result.starts_with('%') && !result.contains(' ') => (Some(result), rest),
        _ => (None, line),
    }
}

/// Whether an id is called by its number.
fn is_number(word: &str) -> bool {
    word.strip_prefix('%').is_some_and(|name| !name.is_empty() && name.bytes().all(|b| b.is_ascii_digit()))
}

fn canonical(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let body = lines.iter().position(|line| is_function(line)).unwrap_or(lines.len());
    let (declarations, bodies) = lines.split_at(body);
    let mut names: HashMap<&str, String> = HashMap::new();
    // Functions come in an order that means nothing else, and are mentioned before they are there.
    let functions = bodies.iter().filter(|line| is_function(line)).filter_map(|line| split(line).0);
    let unnamed = functions.filter(|id| is_number(id)).zip(1..);
    names.extend(unnamed.map(|(id, number)| (id, format!("%function{number}"))));
    for line in declarations {
        if let (Some(id), rest) = split(line)
            && is_number(id)
        {
            let name = shortened(format!("%({})", renamed(rest, &names)));
            names.insert(id, name);
        }
    }
    let mut decorations: HashMap<&str, Vec<String>> = HashMap::new();
    let mut declared: Vec<String> = Vec::new();
    for line in declarations {
        match decoration(line).filter(|(target, _)| is_number(target) && !names.contains_key(target)) {
            Some((target, rest)) => decorations.entry(target).or_default().push(renamed(rest, &names)),
            None => declared.extend(listed(line, &names)),
        }
    }
    decorations.values_mut().for_each(|of_one| of_one.sort());
    // Sections stay separate: their lines begin differently.
    declared.sort_by(|a, b| (rank(a), a).cmp(&(rank(b), b)));
    let mut out: String = declared.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
    let mut local: HashMap<&str, String> = HashMap::new();
    for line in bodies {
        if is_function(line) {
            local = HashMap::new();
            out.push('\n');
        }
        let number = |local: &HashMap<&str, String>| format!("%{}", local.len() + 1);
        for word in words(line).filter(|word| is_number(word) && !names.contains_key(word)) {
            let next = number(&local);
            local.entry(word).or_insert(next);
        }
        let (result, rest) = split(line);
        if FOR_PEOPLE.iter().any(|name| rest.split(' ').next() == Some(name)) {
            continue;
        }
        let name = |word: &str| local.get(word).or_else(|| names.get(word)).cloned();
        if let Some(result) = result {
            // Writing to a string cannot fail.
            let _ = write!(out, "{} = ", name(result).unwrap_or_else(|| result.to_owned()));
        }
        for (at, word) in words(rest).enumerate() {
            let space = if at == 0 { "" } else { " " };
            let _ = write!(out, "{space}{}", name(word).unwrap_or_else(|| word.to_owned()));
        }
        if let Some(decorations) = result.and_then(|result| decorations.get(result)) {
            let _ = write!(out, "  ; {}", decorations.join(", "));
        }
        out.push('\n');
    }
    out
}

/// Returns the target of a decoration line, and the decoration.
fn decoration(line: &str) -> Option<(&str, &str)> {
    let rest =
        ["OpDecorate ", "OpDecorateId ", "OpDecorateString "].iter().find_map(|op| line.strip_prefix(op))?;
    rest.split_once(' ')
}

/// Returns a declaration as it is listed; nothing for debug names and lines, and for declarations that their users
/// show.
fn listed(line: &str, names: &HashMap<&str, String>) -> Option<String> {
    let (result, rest) = split(line);
    if FOR_PEOPLE.iter().any(|name| rest.split(' ').next() == Some(name)) {
        return None;
    }
    match result {
        Some(id) if names.contains_key(id) && !rest.starts_with("OpVariable ") => None,
        Some(id) => Some(format!("{} = {}", renamed(id, names), renamed(rest, names))),
        None => Some(renamed(rest, names)),
    }
}

/// Returns the rank of a line among the declarations: heads, decorations, definitions.
fn rank(line: &str) -> usize {
    const HEADS: [&str; 6] = [
        "OpCapability",
        "OpExtension",
        "OpMemoryModel",
        "OpEntryPoint",
        "OpExecutionMode",
        "OpExecutionModeId",
    ];
    let first = line.split(' ').next().unwrap_or_default();
    match HEADS.iter().position(|head| *head == first) {
        Some(at) => at,
        None if split(line).0.is_none() => HEADS.len(),
        None => HEADS.len() + 1,
    }
}

/// The text with the names that ids have.
fn renamed(text: &str, names: &HashMap<&str, String>) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, word) in words(text).enumerate() {
        if at > 0 {
            out.push(' ');
        }
        out.push_str(names.get(word).map_or(word, String::as_str));
    }
    out
}

/// A name of bounded length, different for different texts.
fn shortened(name: String) -> String {
    if name.len() <= MAX_NAME {
        return name;
    }
    let mut number = 0xcbf2_9ce4_8422_2325_u64;
    for byte in name.bytes() {
        // FNV-1a.
        number = (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    let head: String = name.chars().take(MAX_NAME / 2).collect();
    format!("{head}…{number:016x})")
}

/// The words of a line; a string in quotation marks is one.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(' ');
        let (mut quoted, mut escaped) = (false, false);
        let end = rest.bytes().position(|byte| {
            match byte {
                _ if escaped => escaped = false,
                b'\\' if quoted => escaped = true,
                b'"' => quoted = !quoted,
                _ => {}
            }
            byte == b' ' && !quoted
        });
        let (word, behind) = rest.split_at(end.unwrap_or(rest.len()));
        rest = behind;
        (!word.is_empty()).then_some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirv_module::Version;

    const MODULE: &str = "OpCapability Kernel\nOpCapability Addresses\nOpMemoryModel Physical64 OpenCL\n\
        OpEntryPoint Kernel %9 \"a kernel\" %5\nOpName %11 \"loaded\"\nOpDecorate %5 Constant\n\
        %2 = OpTypeInt 32 0\n%3 = OpTypePointer Input %2\n%5 = OpVariable %3 Input\n%6 = OpTypeVoid\n\
        %7 = OpTypeFunction %6\n%9 = OpFunction %6 None %7\n%10 = OpLabel\n%11 = OpLoad %2 %5\nOpReturn\n\
        OpFunctionEnd\n";

    fn of(text: &str) -> String {
        listing(&spirv_module::assemble(text, Version::V1_0).unwrap().encode()).unwrap()
    }

    #[test]
    fn ids_names_and_order_of_declarations_do_not_count() {
        let other = "OpCapability Addresses\nOpCapability Kernel\nOpMemoryModel Physical64 OpenCL\n\
            OpEntryPoint Kernel %1 \"a kernel\" %30\nOpDecorate %30 Constant\n%6 = OpTypeVoid\n\
            %2 = OpTypeInt 32 0\n%7 = OpTypeFunction %6\n%4 = OpTypePointer Input %2\n%30 = OpVariable %4 Input\n\
            %1 = OpFunction %6 None %7\n%8 = OpLabel\n%3 = OpLoad %2 %30\nOpReturn\nOpFunctionEnd\n";
        assert_eq!(of(MODULE), of(other));
    }

    #[test]
    fn what_is_done_counts() {
        for (from, to) in [
            ("OpTypeInt 32 0", "OpTypeInt 64 0"),
            ("OpDecorate %5 Constant\n", ""),
            ("%11 = OpLoad %2 %5\n", ""),
            ("%11 = OpLoad %2 %5\n", "%11 = OpLoad %2 %5 Volatile\n"),
            ("\"a kernel\"", "\"a  kernel\""),
        ] {
            assert_ne!(of(MODULE), of(&MODULE.replace(from, to)), "{from}");
        }
    }

    #[test]
    fn the_text_can_be_read() {
        let text = of(MODULE);
        assert!(text.contains("%2 = OpLoad %uint %(OpVariable %_ptr_Input_uint Input)"), "{text}");
        assert!(text.contains("= OpFunction %void None %(OpTypeFunction %void)"), "{text}");
    }

    #[test]
    fn decorations_in_functions_stand_where_they_belong() {
        let decorated = |id: &str| {
            let line = format!("OpDecorate {id} Alignment 4\nOpDecorate {id} Restrict\nOpDecorate %5");
            MODULE.replacen("OpDecorate %5", &line, 1).replace("%11 ", &format!("{id} "))
        };
        assert_eq!(of(&decorated("%11")), of(&decorated("%77")));
        assert!(
            of(&decorated("%11")).contains("Input)  ; Alignment 4, Restrict\n"),
            "{}",
            of(&decorated("%11"))
        );
    }

    #[test]
    fn what_is_made_of_much_has_a_short_name() {
        let mut text = MODULE.to_owned();
        let mut last = 2;
        for id in 100..200 {
            let line = format!("%{id} = OpTypeStruct %{last} %{last}\n%9 = OpFunction");
            text = text.replacen("%9 = OpFunction", &line, 1);
            last = id;
        }
        assert!(of(&text).len() < 60_000);
    }
}
