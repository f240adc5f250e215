//! Lines as OpLine states them.

use super::Code;
use crate::lines::has_code;

/// The file that the lines are of.
const FILE: &str = "%__playground_input";

/// The instructions in front of all debug information.
const FIRST: [&str; 7] = [
    "OpCapability",
    "OpExtension",
    "OpExtInstImport",
    "OpMemoryModel",
    "OpEntryPoint",
    "OpExecutionMode",
    "OpExecutionModeId",
];

/// The text with the line of each instruction in a function; `None` if it has lines already.
pub(super) fn with_lines(text: &str) -> Option<String> {
    let mut out = String::new();
    let (mut has_file, mut is_in_block, mut follows_merge) = (false, false, false);
    for (at, line) in text.lines().enumerate() {
        let op = opcode(line);
        if matches!(op, "OpLine" | "OpNoLine") {
            return None;
        }
        if has_code(line) {
            if !has_file && !FIRST.contains(&op) {
                has_file = true;
                out.push_str(&format!("{FILE} = OpString \"input\"\n"));
            }
            match op {
                "OpFunctionEnd" => is_in_block = false,
                "OpLabel" => is_in_block = true,
                // A merge and its branch are one.
                _ if is_in_block && !follows_merge => {
                    out.push_str(&format!("OpLine {FILE} {} 0\n", at + 1));
                }
                _ => {}
            }
            follows_merge = matches!(op, "OpLoopMerge" | "OpSelectionMerge");
        }
        out.push_str(line);
        out.push('\n');
    }
    Some(out)
}

/// The instructions of each function of a module.
pub(super) fn functions(text: &str) -> Vec<Vec<Code>> {
    let mut functions: Vec<Vec<Code>> = Vec::new();
    let (mut is_in_function, mut origin) = (false, None);
    for (at, line) in text.lines().enumerate() {
        match opcode(line) {
            "OpFunction" => {
                is_in_function = true;
                origin = None;
                functions.push(Vec::new());
            }
            "OpLine" => {
                origin = line.split_whitespace().nth(2).and_then(|line| line.parse().ok());
                continue;
            }
            "OpNoLine" => {
                origin = None;
                continue;
            }
            "OpExtInst" if line.contains(" DebugScope ") || line.contains(" DebugNoScope") => continue,
            "OpLabel" => origin = None,
            "OpFunctionEnd" => is_in_function = false,
            _ => {}
        }
        if let Some(function) = functions.last_mut().filter(|_| is_in_function) {
            function.push(Code { line: at + 1, origin });
        }
    }
    functions
}

/// The opcode of an instruction.
fn opcode(line: &str) -> &str {
    let mut words = line.split_whitespace();
    let first = words.next().unwrap_or_default();
    match first.starts_with('%') {
        true => words.nth(1).unwrap_or_default(),
        false => first,
    }
}
