//! The types of operands and results: calls in LLVM IR are instructions by their name alone, with arguments of any types.

use super::{image_uses, parts};
use crate::lower::finish::{atomics, bindless, images};
use spirv_module::{Definitions, Id, Instruction, Module, Op, Value, walk_operands};
use translate_common::OperandTypes;
use translate_common::problems::ShaderProblem;

const NO_FORM: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an operand of the instruction has no form in shaders",
    help: "call the function with the types that the specification of SPIR-V defines for the instruction",
};

const NO_WORD: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the instruction takes integers of 32 bits only in shaders",
    help: "convert the number to 32 bits, or its halves",
};

/// Whether an instruction about single bits is one of integers of another width than 32 bits (specification of Vulkan,
/// VUID-RuntimeSpirv-None-10824).
fn is_of_other_width(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> bool {
    let is_of_bits = matches!(
        instruction.op(),
        Op::BitReverse | Op::BitCount | Op::BitFieldInsert | Op::BitFieldSExtract | Op::BitFieldUExtract
    );
    let base = || definitions.type_of(Id(*instruction.operands().first()?));
    let scalar = |ty: Id| {
        let ty = definitions.instruction(ty)?;
        match (ty.op(), ty.operands()) {
            (Op::TypeVector, &[element, ..]) => definitions.instruction(Id(element)),
            _ => Some(ty),
        }
    };
    is_of_bits && base().and_then(scalar).is_some_and(|ty| ty.operands().first() != Some(&32))
}

const NO_RESULT: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the instruction has a result, and its call has none",
    help: "declare the function with the type of the result",
};

/// Whether the result of an instruction that gives a value has the type of none.
fn is_void(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> bool {
    let ty = || definitions.instruction(instruction.result_type()?);
    !matches!(instruction.op(), Op::Function | Op::FunctionCall | Op::ExtInst)
        && ty().is_some_and(|ty| ty.op() == Op::TypeVoid)
}

/// Returns whether an operand has the id 0, which stands for a missing value.
fn has_missing_operand(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> bool {
    let mut is_missing = false;
    // Few instructions have a word that is 0.
    if instruction.operands().contains(&0) {
        let walked = walk_operands(instruction, definitions, |operand| {
            is_missing |= matches!(operand.value, Value::Id(Id(0)));
        });
        // Words that do not fit the grammar name nothing.
        walked.ok();
    }
    is_missing
}

/// Returns the first instruction that does not have the types of its signature, or does not lead to parts of that type.
pub(super) fn first_fault<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<(Instruction<'m>, ShaderProblem)> {
    let mut types = OperandTypes::new(definitions);
    // Instructions outside of functions are written by the translator.
    let in_functions = module.instructions().skip_while(|instruction| instruction.op() != Op::Function);
    in_functions.into_iter().find_map(|instruction| {
        if instruction.result_type() == Some(Id(0)) || has_missing_operand(definitions, instruction) {
            return Some((instruction, NO_FORM));
        }
        if is_void(definitions, instruction) {
            return Some((instruction, NO_RESULT));
        }
        if is_of_other_width(definitions, instruction) {
            return Some((instruction, NO_WORD));
        }
        if let Some(problem) = parts::fault(definitions, instruction) {
            return Some((instruction, problem));
        }
        if let Some(problem) = atomics::fault(definitions, instruction) {
            return Some((instruction, problem));
        }
        if let Some(problem) = images::fault(definitions, instruction) {
            return Some((instruction, problem));
        }
        if let Some(problem) = image_uses::fault(definitions, instruction) {
            return Some((instruction, problem));
        }
        if let Some(problem) = images::texel_fault(definitions, instruction) {
            return Some((instruction, problem));
        }
        if let Some(problem) = bindless::fault(module, instruction) {
            return Some((instruction, problem));
        }
        let wrong = types.wrong(instruction)?;
        Some((instruction, ShaderProblem::OperandTypes { wrong: wrong.to_string() }))
    })
}
