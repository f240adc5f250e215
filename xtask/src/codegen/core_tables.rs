//! Tables of the core instructions.

use super::grammar_json::{ExtSet, Grammar, Instruction, Operand, Requirements};
use super::rust_names::{opcode, str_slice};
use anyhow::{Context, bail};
use std::fmt::Write;

/// `impl Op` with one constant per opcode and alias.
pub(crate) fn op_constants(grammar: &Grammar) -> String {
    let mut out =
        String::from("use crate::Op;\n\n#[allow(missing_docs, non_upper_case_globals)]\nimpl Op {\n");
    for instruction in &grammar.instructions {
        let name = opcode(&instruction.opname);
        let _ = writeln!(out, "pub const {name}: Op = Op({});", instruction.opcode);
        for alias in &instruction.aliases {
            let _ = writeln!(out, "pub const {}: Op = Op::{name};", opcode(alias));
        }
    }
    out.push_str("}\n");
    out
}

/// The table of facts, ascending opcode, and the index by name.
pub(crate) fn instructions(grammar: &Grammar) -> anyhow::Result<String> {
    let mut out = String::from(
        "use crate::Version as V;\nuse crate::generated::enums::Capability;\n\
         use crate::generated::operand_kind::InstructionClass as C;\n\
         use crate::generated::operand_kind::OperandKind as K;\n\
         use crate::rows::{InstructionRow, NO, instruction, many, one, optional, requires};\n\n\
         /// Ascending opcode.\n#[rustfmt::skip]\npub(crate) const INSTRUCTIONS: &[InstructionRow] = &[\n",
    );
    let mut names = Vec::new();
    for (index, instruction) in grammar.instructions.iter().enumerate() {
        let row = instruction_row(grammar, instruction).with_context(|| instruction.opname.clone())?;
        let _ = writeln!(out, "    {row},");
        let aliases = instruction.aliases.iter().map(|alias| opcode(alias));
        names.extend(
            [opcode(&instruction.opname)].into_iter().chain(aliases).zip(0..).map(|(n, i)| (n, (index, i))),
        );
    }
    let order = by_name(names);
    let _ = write!(
        out,
        "];\n\n/// Ascending bytes of the name or alias without `Op`: index into [`INSTRUCTIONS`], and 0 for the name or the\n\
         /// number of the alias.\n#[rustfmt::skip]\npub(crate) static BY_NAME: [(u16, u8); {}] = [{}];\n",
        order.len(),
        order.join(", "),
    );
    Ok(out)
}

/// The entries of an index by name: row and number of each name, ascending names.
pub(crate) fn by_name(mut names: Vec<(&str, (usize, usize))>) -> Vec<String> {
    names.sort_unstable();
    names.into_iter().map(|(_, (row, alias))| format!("({row}, {alias})")).collect()
}

fn instruction_row(grammar: &Grammar, instruction: &Instruction) -> anyhow::Result<String> {
    let mut operands = instruction.operands.iter().peekable();
    let has_type = operands.next_if(|o| o.kind == "IdResultType").is_some();
    let has_result = operands.next_if(|o| o.kind == "IdResult").is_some();
    let rest: Vec<&Operand> = operands.collect();
    if let Some(odd) = rest.iter().find(|o| o.kind.starts_with("IdResult")) {
        bail!("operand {} is not in front of the others", odd.kind);
    }
    let aliases: Vec<&str> = instruction.aliases.iter().map(|a| opcode(a)).collect();
    Ok(format!(
        "instruction({}, {:?}, {}, C::{}, {has_type}, {has_result}, &[{}], {})",
        instruction.opcode,
        opcode(&instruction.opname),
        str_slice(&aliases),
        class(&instruction.class),
        operand_list(grammar, None, rest)?,
        requirements(&instruction.requirements),
    ))
}

/// The Rust variant of an instruction class.
pub(crate) fn class(name: &str) -> String {
    match name {
        "@exclude" => "Excluded".to_owned(),
        name => {
            name.split(['-', '_']).map(|part| if part == "and" { "And" } else { part }).collect::<String>()
        }
    }
}

/// Operands or parameters as constructor calls, comma separated.
pub(crate) fn operand_list<'a>(
    grammar: &Grammar,
    set: Option<&ExtSet>,
    operands: impl IntoIterator<Item = &'a Operand>,
) -> anyhow::Result<String> {
    let mut rows = Vec::new();
    for operand in operands {
        let quantity = match operand.quantifier.as_deref() {
            None => "one",
            Some("?") => "optional",
            Some("*") => "many",
            Some(other) => bail!("unknown quantifier {other}"),
        };
        let kind = kind_variant(grammar, set, &operand.kind)?;
        let name = operand.name.as_deref().unwrap_or(&operand.kind);
        rows.push(format!("{quantity}(K::{kind}, {name:?})"));
    }
    Ok(rows.join(", "))
}

/// The `OperandKind` variant: a kind that the set declares shadows the core's.
pub(crate) fn kind_variant(grammar: &Grammar, set: Option<&ExtSet>, kind: &str) -> anyhow::Result<String> {
    if let Some(set) = set
        && set.kinds.iter().any(|k| k.kind == kind)
    {
        return Ok(format!("{}{kind}", set.ident));
    }
    if grammar.kinds.iter().any(|k| k.kind == kind) {
        Ok(kind.to_owned())
    } else {
        bail!("unknown operand kind {kind}")
    }
}

/// Requirements as an expression; `NO` when there are none.
pub(crate) fn requirements(requirements: &Requirements) -> String {
    let names = requirements.capabilities.iter().chain(&requirements.capability);
    let capabilities: Vec<String> = names.map(|c| format!("Capability::{c}")).collect();
    // An entry without a version has been there since the first one.
    let version = requirements.version.as_deref().unwrap_or("1.0");
    let last = requirements.last_version.as_deref();
    if capabilities.is_empty() && requirements.extensions.is_empty() && version == "1.0" && last.is_none() {
        return "NO".to_owned();
    }
    format!(
        "requires(&[{}], {}, {}, {})",
        capabilities.join(", "),
        str_slice(&requirements.extensions),
        version_expression(Some(version)),
        version_expression(last),
    )
}

fn version_expression(version: Option<&str>) -> String {
    match version {
        None | Some("None") => "None".to_owned(),
        Some(v) => format!("Some(V::V{})", v.replace('.', "_")),
    }
}
