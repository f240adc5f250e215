//! Operand kinds, enumerations and masks.

use super::core_tables::{class, kind_variant, operand_list, requirements};
use super::grammar_json::{ExtSet, Grammar, Kind};
use super::rust_names::{constant, static_name, str_slice};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Every kind with the set that declares it.
fn all_kinds(grammar: &Grammar) -> impl Iterator<Item = (Option<&ExtSet>, &Kind)> {
    let own = grammar.ext_sets.iter().flat_map(|set| set.kinds.iter().map(move |kind| (Some(set), kind)));
    grammar.kinds.iter().map(|kind| (None, kind)).chain(own)
}

/// The enums `OperandKind` and `InstructionClass`, with category and bases.
pub(crate) fn operand_kinds(grammar: &Grammar) -> anyhow::Result<String> {
    let mut variants = String::new();
    let mut names = String::new();
    let mut categories = String::new();
    for (set, kind) in all_kinds(grammar) {
        let variant = kind_variant(grammar, set, &kind.kind)?;
        let _ = writeln!(variants, "{variant},");
        let _ = writeln!(names, "Self::{variant} => {:?},", kind.kind);
        let category = match kind.category.as_str() {
            "BitEnum" => "Category::Mask".to_owned(),
            "ValueEnum" => "Category::Enum".to_owned(),
            "Composite" => {
                let bases: Vec<String> =
                    kind.bases.iter().map(|base| format!("OperandKind::{base}")).collect();
                format!("Category::Composite(&[{}])", bases.join(", "))
            }
            other => format!("Category::{other}"),
        };
        let _ = writeln!(categories, "Self::{variant} => {category},");
    }
    let classes: BTreeSet<&str> = grammar.instructions.iter().map(|i| i.class.as_str()).collect();
    let classes: String = classes.into_iter().map(|name| format!("{},\n", class(name))).collect();
    Ok(format!(
        "use crate::facts::Category;\n\n\
         /// What an operand is. Kinds that an extended instruction set declares carry the set's name in front.\n\
         #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]\n#[allow(missing_docs)]\n\
         #[repr(u8)]\npub enum OperandKind {{\n{variants}}}\n\n\
         impl OperandKind {{\n/// The name in the grammar.\npub const fn name(self) -> &'static str {{\n\
         match self {{\n{names}}}\n}}\n\n/// How the operand is encoded.\n\
         pub const fn category(self) -> Category {{\nmatch self {{\n{categories}}}\n}}\n}}\n\n\
         /// The specification's grouping of instructions.\n\
         #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]\n#[allow(missing_docs)]\n\
         #[repr(u8)]\npub enum InstructionClass {{\n{classes}}}\n"
    ))
}

/// The newtypes of the core.
pub(crate) fn types(grammar: &Grammar) -> String {
    let mut out = String::from("use crate::open_enum::{mask, open_enum};\n\n");
    for kind in grammar.kinds.iter().filter(|k| k.is_enum()) {
        out.push_str(&newtype(kind, &kind.kind));
    }
    out
}

/// One newtype with its constants.
pub(crate) fn newtype(kind: &Kind, variant: &str) -> String {
    let name = &kind.kind;
    let construct = if kind.category == "BitEnum" { "mask" } else { "open_enum" };
    let mut out = format!("{construct}!({name}, {variant});\n\n");
    let _ = writeln!(out, "#[allow(missing_docs, non_upper_case_globals)]\nimpl {name} {{");
    for enumerant in &kind.enumerants {
        let value = enumerant.number().unwrap_or_default();
        let constant_name = constant(name, &enumerant.enumerant);
        let value = if construct == "mask" { format!("{value:#x}") } else { value.to_string() };
        let _ = writeln!(out, "pub const {constant_name}: {name} = {name}({value});");
        for alias in &enumerant.aliases {
            let _ = writeln!(out, "pub const {}: {name} = {name}::{constant_name};", constant(name, alias));
        }
    }
    out.push_str("}\n\n");
    out
}

/// The table of every enumerated kind, and the way from the kind to it.
pub(crate) fn tables(grammar: &Grammar) -> anyhow::Result<String> {
    let mut tables = String::new();
    let mut arms = String::new();
    for (set, kind) in all_kinds(grammar).filter(|(_, kind)| kind.is_enum()) {
        let variant = kind_variant(grammar, set, &kind.kind)?;
        let static_name = static_name(&variant);
        let _ = writeln!(arms, "K::{variant} => &{static_name},");
        let mut rows = Vec::new();
        let mut names = Vec::new();
        for enumerant in &kind.enumerants {
            let value = enumerant.number()?;
            rows.push((
                value,
                format!(
                    "enumerant({value}, {:?}, {}, &[{}], {})",
                    enumerant.enumerant,
                    str_slice(&enumerant.aliases),
                    operand_list(grammar, set, &enumerant.parameters)?,
                    requirements(&enumerant.requirements),
                ),
            ));
            names.push((enumerant.enumerant.as_str(), value));
            names.extend(enumerant.aliases.iter().map(|alias| (alias.as_str(), value)));
        }
        rows.sort();
        names.sort_unstable();
        let _ = writeln!(
            tables,
            "#[rustfmt::skip]\nstatic {static_name}: EnumTable = EnumTable {{\n    enumerants: &["
        );
        for (_, row) in rows {
            let _ = writeln!(tables, "        {row},");
        }
        tables.push_str("    ],\n    by_name: &[\n");
        for (name, value) in names {
            let _ = writeln!(tables, "        ({name:?}, {value}),");
        }
        tables.push_str("    ],\n};\n\n");
    }
    Ok(format!(
        "use crate::Version as V;\nuse crate::facts::{{EnumTable, NO, enumerant, many, one, requires}};\n\
         use crate::generated::enums::Capability;\nuse crate::generated::operand_kind::OperandKind as K;\n\n\
         /// The table of an enumerated kind.\npub(crate) const fn table(kind: K) -> Option<&'static EnumTable> {{\n\
         Some(match kind {{\n{arms}_ => return None,\n}})\n}}\n\n{tables}"
    ))
}
