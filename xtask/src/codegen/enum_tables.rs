//! Operand kinds, enumerations and masks.

use super::core_tables::{by_name, class, kind_variant, operand_list, requirements};
use super::grammar_json::{ExtSet, Grammar, Kind};
use super::rust_names::{constant, str_slice};
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
    let mut count = 0;
    for (set, kind) in all_kinds(grammar) {
        count += 1;
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
         impl OperandKind {{\n/// How many kinds there are.\npub(crate) const COUNT: usize = {count};\n\n/// The name in the grammar.\npub const fn name(self) -> &'static str {{\n\
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

/// The tables of the enumerated kinds.
pub(crate) fn tables(grammar: &Grammar) -> anyhow::Result<String> {
    let mut tables = String::new();
    for (set, kind) in all_kinds(grammar).filter(|(_, kind)| kind.is_enum()) {
        let variant = kind_variant(grammar, set, &kind.kind)?;
        let mut rows = Vec::new();
        for enumerant in &kind.enumerants {
            let value = enumerant.number()?;
            let row = format!(
                "enumerant({value}, {:?}, {}, &[{}], {})",
                enumerant.enumerant,
                str_slice(&enumerant.aliases),
                operand_list(grammar, set, &enumerant.parameters)?,
                requirements(&enumerant.requirements),
            );
            let aliases = enumerant.aliases.iter().map(String::as_str);
            rows.push((value, row, [enumerant.enumerant.as_str()].into_iter().chain(aliases)));
        }
        rows.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
        let _ = writeln!(tables, "    EnumTable {{\n        kind: K::{variant},\n        enumerants: &[");
        let mut names = Vec::new();
        for (index, (_, row, of_row)) in rows.into_iter().enumerate() {
            let _ = writeln!(tables, "            {row},");
            names.extend(of_row.zip(0..).map(|(name, alias)| (name, (index, alias))));
        }
        let _ = writeln!(tables, "        ],\n        by_name: &[{}],\n    }},", by_name(names).join(", "));
    }
    Ok(format!(
        "use crate::Version as V;\nuse crate::generated::enums::Capability;\n\
         use crate::generated::operand_kind::OperandKind as K;\n\
         use crate::rows::{{EnumTable, NO, enumerant, many, one, requires}};\n\n\
         /// The enumerated kinds.\n#[rustfmt::skip]\npub(crate) const TABLES: &[EnumTable] = &[\n{tables}];\n"
    ))
}

/// The names of all extensions, and those that some had before.
pub(crate) fn extensions(grammar: &Grammar) -> String {
    let names: String = grammar.extensions.iter().map(|name| format!("{name:?},\n")).collect();
    let renamed = grammar.renamed_extensions.iter();
    let renamed: String = renamed.map(|(before, now)| format!("({before:?}, {now:?}),\n")).collect();
    format!(
        "/// Every extension that the grammar or the vendors' additions name, ascending.\n\
         pub const EXTENSIONS: &[&str] = &[\n{names}];\n\n\
         /// Names that extensions had before they were published, with those they have now.\n\
         pub const RENAMED_EXTENSIONS: &[(&str, &str)] = &[\n{renamed}];\n"
    )
}
