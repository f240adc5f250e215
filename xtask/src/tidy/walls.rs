//! The walls between rooms: libraries do not touch the world, and opcodes are matched on in few places.

use super::sources::{Source, code_lines, is_library};

/// Ways out of a library: files, the environment, other processes, the terminal.
const WORLD: [&str; 8] =
    ["std::fs", "std::env", "std::process", "println!(", "print!(", "eprintln!(", "eprint!(", "dbg!("];

/// Rooms (folders, or files) with code that may match on opcodes, and the reasons.
const ROOMS: [(&str, &str); 16] = [
    ("crates/spirv-module/", "the structure of SPIR-V: layout, forms, text"),
    ("crates/spirv-mapping/src/rows/", "the rows themselves"),
    ("crates/spirv-mapping/src/friendly/", "names that follow a rule of their own"),
    (
        "crates/spirv-mapping/src/signatures/",
        "composites and optional operands have rules that no part states",
    ),
    ("crates/translate-common/src/requirements/", "what types and operands need beyond the grammar"),
    ("crates/llvm-to-spirv/src/lower/finish/", "rules over the finished module"),
    (
        "crates/llvm-to-spirv/src/lower/hints/late.rs",
        "entry points and loops change when the version is known",
    ),
    (
        "crates/llvm-to-spirv/src/lower/output/declaration_order.rs",
        "declarations of the finished module are put in order",
    ),
    (
        "crates/shader-legalize/src/kernels/functions/",
        "instructions of kernels that shaders express by several others",
    ),
    ("crates/spirv-passes/", "passes over the structure of SPIR-V modules"),
    ("crates/spirv-to-llvm/src/scan/", "the structure of modules: sections, and which ids are what"),
    ("crates/spirv-to-llvm/src/module/", "the structure of modules: types, constants, decorations"),
    (
        "crates/spirv-to-llvm/src/builtins/images.rs",
        "queries of sizes are several calls, one for each component",
    ),
    ("crates/spirv-to-llvm/src/body/", "instructions that are more than one operator"),
    ("crates/spirv-to-llvm/src/ids/", "the structure of modules: types behind ids"),
    ("crates/spirv-llvm/src/control_flow/spirv.rs", "the structure of functions, to be shown"),
];

/// Every place that goes through a wall, and every room that needs no entry.
pub(super) fn check(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut matching = [false; ROOMS.len()];
    for source in sources {
        let name = &source.name;
        // The door to other programs is for tests.
        if !name.ends_with(".rs") || !is_library(name) || name.starts_with("crates/external-tools/") {
            continue;
        }
        let room = ROOMS.iter().position(|(room, _)| name.starts_with(room));
        for (line, code) in code_lines(source.text().unwrap_or_default()) {
            if let Some(what) = WORLD.iter().find(|what| code.contains(**what)) {
                problems
                    .push(format!("{name}:{line}: `{what}` in library code, which leaves the world alone"));
            }
            if !matches_on_opcode(code) {
                continue;
            }
            match room {
                Some(room) => matching[room] = true,
                None => problems.push(format!(
                    "{name}:{line}: a match on an opcode; state it as a row or in the convention, or list the room in \
                     xtask/src/tidy/walls.rs with a reason"
                )),
            }
        }
    }
    let idle = ROOMS.iter().zip(matching).filter(|(_, matching)| !matching);
    problems.extend(idle.map(|((room, _), _)| {
        format!("xtask/src/tidy/walls.rs: nothing in {room} matches on an opcode; take it off the list")
    }));
    problems
}

/// Whether a line has an opcode in a pattern: in front of `=>`, or in a list of alternatives.
fn matches_on_opcode(code: &str) -> bool {
    let pattern = match code.split_once("=>") {
        Some((pattern, _)) => pattern,
        None if code.trim_start().starts_with('|') => code,
        None => return false,
    };
    pattern.match_indices("Op::").any(|(at, word)| {
        let before = pattern[..at].chars().next_back();
        let after = pattern[at + word.len()..].chars().next();
        // `BinaryOp::Add` is LLVM's; `Op::new` is a function.
        before.is_none_or(|c| !c.is_alphanumeric()) && after.is_some_and(|c| c.is_ascii_uppercase())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_told_from_other_uses() {
        for pattern in ["Op::IAdd => 1,", "    | Op::ISub", "(Op::Load, &[a]) => {", "Some(Op::Store) => {}"]
        {
            assert!(matches_on_opcode(pattern), "{pattern}");
        }
        for other in ["BinaryOp::Add => 1,", "self.emit(Op::IAdd, a);", "x => self.emit(Op::IAdd)", "a | b"] {
            assert!(!matches_on_opcode(other), "{other}");
        }
    }

    #[test]
    fn every_room_has_a_reason_and_is_there() {
        let root = task_support::workspace::root();
        for (room, why) in ROOMS {
            assert!(root.join(room).exists() && why.len() > 10, "{room}");
        }
    }
}
