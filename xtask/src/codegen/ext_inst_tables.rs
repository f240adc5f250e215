//! Tables of the extended instruction sets.

use super::core_tables::{operand_list, requirements};
use super::enum_tables::newtype;
use super::grammar_json::{ExtSet, Grammar};
use anyhow::Context;
use std::fmt::Write;

/// The enum of all sets and the table of each.
pub(crate) fn sets(grammar: &Grammar) -> String {
    let mut variants = String::new();
    let mut all = String::new();
    let mut tables = String::new();
    for set in &grammar.ext_sets {
        let _ = writeln!(variants, "/// `{}`\n{},", set.name, set.ident);
        let _ = writeln!(all, "Self::{},", set.ident);
        let _ = writeln!(tables, "ext::{}::TABLE,", set.module());
    }
    format!(
        "use crate::generated::ext;\nuse crate::rows::ExtInstTable;\n\n\
         /// An extended instruction set of the grammar.\n\
         #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]\n#[repr(u8)]\n\
         pub enum ExtInstSet {{\n{variants}}}\n\nimpl ExtInstSet {{\n\
         /// Every set; one with an exact name precedes one with a versioned name of the same beginning.\n\
         pub const ALL: &'static [ExtInstSet] = &[\n{all}];\n}}\n\n\
         /// The tables of the sets, in the order of [`ExtInstSet`].\n\
         pub(crate) const SETS: &[ExtInstTable] = &[\n{tables}];\n"
    )
}

/// The module of one set: its instruction numbers, its own enumerations, its table.
pub(crate) fn set(grammar: &Grammar, set: &ExtSet) -> anyhow::Result<String> {
    let ident = set.ident;
    let mut constants = String::new();
    let mut rows = String::new();
    let mut names = Vec::new();
    let mut used = String::new();
    for (index, instruction) in set.instructions.iter().enumerate() {
        let name = &instruction.opname;
        let operands =
            operand_list(grammar, Some(set), &instruction.operands).with_context(|| name.to_owned())?;
        let requirements = requirements(&instruction.requirements);
        let _ = writeln!(constants, "pub const {name}: {ident} = {ident}({});", instruction.opcode);
        let row = format!("ext_inst({}, {name:?}, &[{operands}], {requirements})", instruction.opcode);
        let _ = writeln!(rows, "        {row},");
        used.push_str(&row);
        names.push((name.as_str(), index));
    }
    names.sort_unstable();
    let names: Vec<String> = names.iter().map(|(_, index)| index.to_string()).collect();
    let mut imports = vec!["ExtInstTable", "ext_inst"];
    imports.extend(
        ["many", "one", "optional", "requires"].into_iter().filter(|f| used.contains(&format!("{f}("))),
    );
    if used.contains(", NO)") {
        imports.push("NO");
    }
    let mut out = format!("use crate::rows::{{{}}};\n", imports.join(", "));
    for (text, import) in [
        ("Capability::", "crate::generated::enums::Capability"),
        ("K::", "crate::generated::operand_kind::OperandKind as K"),
        ("V::", "crate::Version as V"),
    ] {
        if used.contains(text) {
            let _ = writeln!(out, "use {import};");
        }
    }
    let constructs: Vec<&str> = [("BitEnum", "mask"), ("ValueEnum", "open_enum")]
        .into_iter()
        .filter(|(category, _)| set.kinds.iter().any(|k| k.category == *category))
        .map(|(_, construct)| construct)
        .collect();
    let _ = writeln!(
        out,
        "use crate::open_enum::{{{}}};\n",
        ["ext_inst_number"].iter().chain(&constructs).copied().collect::<Vec<_>>().join(", ")
    );
    let _ = writeln!(
        out,
        "ext_inst_number!({ident});\n\n#[allow(missing_docs, non_upper_case_globals)]\nimpl {ident} {{\n{constants}}}\n"
    );
    for kind in &set.kinds {
        out.push_str(&newtype(kind, &format!("{ident}{}", kind.kind)));
    }
    let _ = writeln!(
        out,
        "#[rustfmt::skip]\npub(crate) const TABLE: ExtInstTable = ExtInstTable {{\n    name: {:?},\n    versioned: {},\n    \
         instructions: &[\n{rows}    ],\n    by_name: &[{}],\n}};",
        set.name,
        set.versioned,
        names.join(", ")
    );
    Ok(out)
}
