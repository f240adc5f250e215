//! The report about a SPIR-V module, for people.

use spirv_llvm::Report;
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
    list(
        &mut out,
        "Entry points",
        report.entry_points.iter().map(|entry| {
            let modes: Vec<String> =
                entry.modes.iter().map(|(mode, words)| with_words(mode, words)).collect();
            let modes = if modes.is_empty() { String::new() } else { format!(", {}", modes.join(", ")) };
            let model = entry.model;
            format!(
                "{model:?} {:?} ({}, {} interface variables{modes})",
                entry.name, entry.function, entry.interface
            )
        }),
    );
    list(
        &mut out,
        "Specialization constants",
        report.spec_constants.iter().map(|constant| {
            let name = constant.name.as_ref().map_or_else(String::new, |name| format!(" {name:?}"));
            let default = constant.default.map_or_else(String::new, |bits| format!(" = {bits:#x}"));
            format!("{}{name}: {}{default} ({})", constant.spec_id, constant.type_name, constant.id)
        }),
    );
    out
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
