//! The report about a SPIR-V module, for people.

mod reflection;

use spirv_llvm::{Argument, EntryPoint, Report};
use std::fmt::{Debug, Write};

/// One fact per line, lists indented.
pub(crate) fn as_text(report: &Report) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(out, "Version: {}", report.version);
    let tool = report.generator.map_or_else(|| format!("{}", report.generator_word >> 16), str::to_owned);
    let _ = writeln!(out, "Generator: {tool}; {}", report.generator_word & 0xFFFF);
    if let Some((addressing, memory)) = report.models {
        let _ = writeln!(out, "Addressing model: {addressing:?}\nMemory model: {memory:?}");
    }
    let _ = writeln!(
        out,
        "Bound: {}\nInstructions: {}\nFunctions: {}",
        report.bound, report.instructions, report.functions
    );
    list(&mut out, "Capabilities", report.capabilities.iter().map(|c| format!("{c:?}")));
    list(&mut out, "Extensions", report.extensions.iter().cloned());
    list(&mut out, "Extended instruction sets", report.ext_inst_sets.iter().cloned());
    let _ = writeln!(out, "Entry points: {}", report.entry_points.len());
    for entry in &report.entry_points {
        entry_point(&mut out, entry);
    }
    list(
        &mut out,
        "Specialization constants",
        report.spec_constants.iter().map(|constant| {
            let name = constant.name.as_ref().map_or_else(String::new, |name| format!(" {name:?}"));
            let default = constant.default.map_or_else(String::new, |bits| format!(" = {bits:#x}"));
            format!("{}{name}: {}{default} ({})", constant.spec_id, constant.type_name, constant.id)
        }),
    );
    if let Some(reflection) = &report.reflection {
        reflection::add(&mut out, reflection);
    }
    out
}

/// An entry point, and a table of its arguments: number, size in bytes (- where the host or the device decides), name,
/// type and promises.
fn entry_point(out: &mut String, entry: &EntryPoint) {
    let modes: Vec<String> = entry.modes.iter().map(|(mode, words)| with_words(mode, words)).collect();
    let modes = if modes.is_empty() { String::new() } else { format!(", {}", modes.join(", ")) };
    let (model, name) = (entry.model, &entry.name);
    let _ = writeln!(
        out,
        "  {model:?} {name:?} ({}, {} interface variables{modes})",
        entry.function, entry.interface
    );
    let name = |argument: &Argument| argument.name.clone().unwrap_or_else(|| argument.id.to_string());
    let width = entry.arguments.iter().map(|argument| name(argument).chars().count()).max().unwrap_or(0);
    for (number, argument) in entry.arguments.iter().enumerate() {
        let size = argument.size.map_or_else(|| "-".to_owned(), |size| size.to_string());
        let ty = argument.source_type.as_ref().unwrap_or(&argument.type_name);
        let _ = write!(out, "    {number:>3} {size:>6}  {:width$}  {ty}", name(argument));
        if let Some(class) = argument.storage_class {
            let _ = write!(out, ", {class:?}");
        }
        let promises = [
            (argument.is_by_value, "by value"),
            (argument.is_const, "const"),
            (argument.is_restrict, "restrict"),
            (argument.is_volatile, "volatile"),
        ];
        for (_, word) in promises.iter().filter(|(holds, _)| *holds) {
            let _ = write!(out, ", {word}");
        }
        out.push('\n');
    }
}

fn list(out: &mut String, title: &str, items: impl ExactSizeIterator<Item = String>) {
    let _ = writeln!(out, "{title}: {}", items.len());
    for item in items {
        let _ = writeln!(out, "  {item}");
    }
}

fn with_words(name: &impl Debug, words: &[u32]) -> String {
    let words: String = words.iter().map(|word| format!(" {word}")).collect();
    format!("{name:?}{words}")
}
