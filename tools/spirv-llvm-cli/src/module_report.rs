//! The report about a SPIR-V module, for people and for programs.

use serde_json::json;
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

/// The same as one JSON object.
pub(crate) fn as_json(report: &Report) -> String {
    let entry_points: Vec<_> = report
        .entry_points
        .iter()
        .map(|entry| {
            let modes: Vec<_> = entry
                .modes
                .iter()
                .map(|(mode, words)| json!({ "mode": format!("{mode:?}"), "operands": words }))
                .collect();
            json!({
                "model": format!("{:?}", entry.model),
                "name": entry.name,
                "function": entry.function.0,
                "interface": entry.interface,
                "modes": modes,
            })
        })
        .collect();
    let spec_constants: Vec<_> = report
        .spec_constants
        .iter()
        .map(|constant| {
            json!({
                "specId": constant.spec_id,
                "id": constant.id.0,
                "name": constant.name,
                "type": constant.type_name,
                "default": constant.default,
            })
        })
        .collect();
    let value = json!({
        "version": report.version.to_string(),
        "generator": report.generator,
        "generatorWord": report.generator_word,
        "bound": report.bound,
        "instructions": report.instructions,
        "functions": report.functions,
        "addressingModel": report.models.map(|(addressing, _)| format!("{addressing:?}")),
        "memoryModel": report.models.map(|(_, memory)| format!("{memory:?}")),
        "capabilities": report.capabilities.iter().map(|c| format!("{c:?}")).collect::<Vec<_>>(),
        "extensions": report.extensions,
        "extInstSets": report.ext_inst_sets,
        "entryPoints": entry_points,
        "specConstants": spec_constants,
    });
    format!("{value}\n")
}
