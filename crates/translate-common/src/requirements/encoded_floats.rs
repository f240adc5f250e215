//! Needs of floats in formats other than IEEE 754's: `bfloat16` and the 8-bit floats.
//!
//! Their types alone allow little more than loading, storing and converting. Sources: SPV_KHR_bfloat16,
//! SPV_EXT_float8, SPV_INTEL_bfloat16_arithmetic and SPV_INTEL_16bit_atomics.

use super::Reason;
use super::needs::Need;
use spirv_grammar::{Capability, FPEncoding, InstructionClass, Op, Requirements as Facts};
use spirv_module::{Definitions, Id, Instruction, Module, NumberClass};

/// Whether an instruction is the type of such floats. Few modules have one.
pub(super) fn is_encoded(instruction: Instruction<'_>) -> bool {
    instruction.op() == Op::TypeFloat && instruction.operands().len() > 1
}

/// Adds the needs of instructions on such floats beyond the types; with `all` also the needs that are known already.
pub(super) fn add(module: &Module, definitions: &Definitions<'_>, all: bool, needs: &mut Vec<Need>) {
    let mut seen = Vec::new();
    for (instruction, inst) in module.instructions().enumerate() {
        let Some((capabilities, what)) = needed(inst, definitions) else { continue };
        if all || !seen.contains(&what) {
            seen.push(what);
            let facts = Facts { capabilities, ..Facts::NONE };
            needs.push(Need {
                facts,
                reason: Reason { instruction: Some(instruction), what: what.to_owned() },
            });
        }
    }
}

/// The encoding of the numbers that a value, or a type, consists of; `None` for IEEE 754 and anything but floats.
pub(super) fn encoding(definitions: &Definitions<'_>, ty: Option<Id>) -> Option<FPEncoding> {
    let mut ty = ty?;
    if let Some(inst) = definitions.instruction(ty)
        && matches!(inst.op(), Op::TypeVector | Op::TypeCooperativeMatrixKHR)
    {
        ty = Id(*inst.operands().first()?);
    }
    match definitions.number_type(ty)?.class {
        NumberClass::FloatEncoded(encoding) => Some(encoding),
        _ => None,
    }
}

fn needed(
    inst: Instruction<'_>,
    definitions: &Definitions<'_>,
) -> Option<(&'static [Capability], &'static str)> {
    let operands = inst.operands();
    let of_result = encoding(definitions, inst.result_type());
    let of_operand = |index: usize| encoding(definitions, definitions.type_of(Id(*operands.get(index)?)));
    let is_bfloat = |found: Option<FPEncoding>| found == Some(FPEncoding::BFloat16KHR);
    match inst.op() {
        Op::TypeCooperativeMatrixKHR => match encoding(definitions, inst.result())? {
            FPEncoding::BFloat16KHR => {
                Some((&[Capability::BFloat16CooperativeMatrixKHR], "a cooperative matrix of bfloat16"))
            }
            FPEncoding::Float8E4M3EXT | FPEncoding::Float8E5M2EXT => {
                Some((&[Capability::Float8CooperativeMatrixEXT], "a cooperative matrix of 8-bit floats"))
            }
            _ => None,
        },
        Op::Dot if is_bfloat(of_result) => {
            Some((&[Capability::BFloat16DotProductKHR], "a dot product of bfloat16"))
        }
        // It chooses, and computes nothing.
        Op::Select => None,
        // Matrices of such numbers are there to be multiplied.
        Op::CooperativeMatrixMulAddKHR => None,
        op => {
            let class = op.class()?;
            let computes = matches!(
                class,
                InstructionClass::Arithmetic
                    | InstructionClass::RelationalAndLogical
                    | InstructionClass::Extension
            );
            // The first operand of OpExtInst is the set, the second the instruction.
            let first = if op == Op::ExtInst { 2 } else { 0 };
            (computes && (is_bfloat(of_result) || is_bfloat(of_operand(first))))
                .then_some((&[Capability::BFloat16ArithmeticINTEL], "arithmetic on bfloat16"))
        }
    }
}
