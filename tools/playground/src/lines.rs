//! The line of a text at which a message is.

use serde_json::Value;

/// The number of the line, from 1, of a place as [`spirv_llvm::json::place`] has it.
pub(crate) fn of_place(lines: &[&str], place: &Value) -> Option<usize> {
    if let Some(line) = place["line"].as_u64() {
        return usize::try_from(line).ok();
    }
    if lines.is_empty() {
        return None;
    }
    match place["instruction"].as_u64() {
        // Of SPIR-V: instructions are counted from the first of the module, and each has a line.
        Some(number) => nth_instruction(lines, usize::try_from(number).ok()?),
        None => of_llvm(lines, place),
    }
}

/// The line of an instruction of SPIR-V's text.
fn nth_instruction(lines: &[&str], number: usize) -> Option<usize> {
    let with_code = lines.iter().enumerate().filter(|(_, line)| has_code(line));
    with_code.map(|(at, _)| at + 1).nth(number)
}

/// Whether a line of SPIR-V's text has an instruction.
pub(crate) fn has_code(line: &str) -> bool {
    let line = line.trim_start();
    !line.is_empty() && !line.starts_with(';')
}

/// The line of a construct of LLVM assembly: of the instruction, or else of the block, the function or the global.
fn of_llvm(lines: &[&str], place: &Value) -> Option<usize> {
    let text = |key: &str| place[key].as_str().filter(|text| !text.is_empty());
    let Some(function) = text("function") else {
        let global = text("global").or(text("instruction"))?;
        return lines.iter().position(|line| line.starts_with(global)).map(|at| at + 1);
    };
    let first = lines.iter().position(|line| is_definition(line, function))?;
    let end = lines
        .iter()
        .skip(first)
        .position(|line| line.starts_with('}'))
        .map_or(lines.len(), |end| first + end);
    let body = || lines.iter().enumerate().take(end).skip(first + 1);
    let block = text("block").map(|block| block.trim_start_matches('%'));
    let of_block = block
        .and_then(|block| body().find(|(_, line)| line.split(':').next() == Some(block)).map(|(at, _)| at));
    let from = of_block.unwrap_or(first);
    let of_instruction = text("instruction").and_then(|instruction| {
        let fits = |line: &str| line.trim_start().starts_with(instruction);
        body().skip_while(|(at, _)| *at < from).find(|(_, line)| fits(line)).map(|(at, _)| at)
    });
    Some(of_instruction.unwrap_or(from) + 1)
}

/// Whether a line defines or declares a function, whose name has its `@`.
fn is_definition(line: &str, function: &str) -> bool {
    let is_function = line.starts_with("define ") || line.starts_with("declare ");
    let name = function.trim_start_matches('@');
    is_function && (line.contains(&format!("@{name}(")) || line.contains(&format!("@\"{name}\"(")))
}
