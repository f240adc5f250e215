//! The instructions that are calls in the LLVM IR of shaders, as arithmetic of LLVM: one table, whose rows say how each is
//! computed. An instruction without a row is an error at its place.

mod atomics;
mod barriers;
mod bits;
mod common;
mod exponentials;
mod geometry;
mod integers;
mod matrices;
mod mlir;
mod packing;
mod subgroups;
mod trigonometry;
mod vectors;

pub(crate) use barriers::wait;
pub(crate) use common::clamped;
pub(crate) use vectors::copied;

use crate::code::Code;
use crate::problem::Res;
use llvm_model::{InstBuilder as _, TypeId, Value};
use spirv_grammar::ext::glsl_std450::GlslStd450;
use spirv_grammar::{ExtInstSet, Op};
use spirv_mapping::Inst;
use translate_common::Interface;
use translate_common::problems::ExecutableProblem;

/// An instruction with its operands, and where its computation goes.
pub(crate) struct Operation<'a, 'o> {
    pub(crate) code: &'a mut Code<'o>,
    /// The instruction.
    pub(crate) inst: Inst,
    pub(crate) args: &'a [Value],
    /// The type of the result, `void` if there is none.
    pub(crate) result: TypeId,
    /// The context of the invocation.
    pub(crate) context: Value,
}

impl Operation<'_, '_> {
    /// The operands, if they are as many.
    pub(crate) fn operands<const N: usize>(&self) -> Res<[Value; N]> {
        self.args.try_into().map_err(|_| ExecutableProblem::Operands { found: self.args.len() }.into())
    }

    /// An operand that is a constant.
    fn constant(&self, operand: Value) -> Res<u64> {
        self.code.out.as_u64(operand).ok_or(ExecutableProblem::VariableOperand.into())
    }

    /// A result for an instruction that has none.
    pub(crate) fn nothing(&mut self) -> Value {
        let word = self.code.out.types.int(32);
        self.code.poison(word)
    }
}

/// How an instruction is computed.
pub(crate) type Expansion = fn(&mut Operation<'_, '_>) -> Res<Value>;

/// A row of the table.
pub(crate) type Row = (Inst, Expansion);

pub(crate) const fn core(op: Op, expansion: Expansion) -> Row {
    (Inst::Core(op), expansion)
}

pub(crate) const fn glsl(inst: GlslStd450, expansion: Expansion) -> Row {
    (Inst::Ext(ExtInstSet::GlslStd450, inst.0), expansion)
}

/// All rows, by topic.
const TABLES: &[&[Row]] = &[
    atomics::ROWS,
    barriers::ROWS,
    bits::ROWS,
    common::ROWS,
    exponentials::ROWS,
    geometry::ROWS,
    integers::ROWS,
    matrices::ROWS,
    packing::ROWS,
    subgroups::ROWS,
    trigonometry::ROWS,
    vectors::ROWS,
];

/// Computes an instruction.
pub(crate) fn expand(mut operation: Operation<'_, '_>, interface: Interface) -> Res<Value> {
    let inst = operation.inst;
    let stated = if interface == Interface::Mlir { mlir::ROWS } else { &[] };
    let mut rows = stated.iter().chain(TABLES.iter().flat_map(|rows| *rows));
    match rows.find(|(known, _)| *known == inst) {
        Some((_, expansion)) => {
            let value = expansion(&mut operation)?;
            match operation.code.was_wrong() {
                false => Ok(value),
                true => Err(ExecutableProblem::OperandTypes { instruction: inst.to_string() }.into()),
            }
        }
        None => Err(ExecutableProblem::Operation { instruction: inst.to_string() }.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Instructions of `GLSL.std.450` that are not computed, with the reasons.
    const NOT_COMPUTED: &[(GlslStd450, &str)] = &[
        (GlslStd450::InterpolateAtCentroid, "of fragments"),
        (GlslStd450::InterpolateAtSample, "of fragments"),
        (GlslStd450::InterpolateAtOffset, "of fragments"),
    ];

    #[test]
    fn every_instruction_of_glsl_has_a_row_or_a_reason() {
        for facts in ExtInstSet::GlslStd450.instructions() {
            let inst = Inst::Ext(ExtInstSet::GlslStd450, facts.number);
            let rows = TABLES.iter().flat_map(|rows| *rows).filter(|(known, _)| *known == inst).count();
            let reasons = NOT_COMPUTED.iter().filter(|(known, _)| known.0 == facts.number).count();
            assert_eq!(rows + reasons, 1, "{}", facts.name);
        }
    }

    #[test]
    fn no_instruction_has_two_rows() {
        let all: Vec<_> = TABLES.iter().flat_map(|rows| *rows).map(|(inst, _)| *inst).collect();
        for (index, inst) in all.iter().enumerate() {
            assert!(!all[..index].contains(inst), "{inst}");
        }
    }
}
