//! The types of operands and results: calls in LLVM IR are instructions by their name alone, with arguments of any types.

use super::parts;
use crate::lower::finish::image_operands;
use spirv_module::{Definitions, Instruction, Module, Op};
use translate_common::OperandTypes;
use translate_common::problems::ShaderProblem;

/// Returns the first instruction that does not have the types of its signature, or does not lead to parts of that type.
pub(super) fn first_fault<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<(Instruction<'m>, ShaderProblem)> {
    let mut types = OperandTypes::new(definitions);
    // Instructions outside of functions are written by the translator.
    let in_functions = module.instructions().skip_while(|instruction| instruction.op() != Op::Function);
    in_functions.into_iter().find_map(|instruction| {
        if let Some(problem) = parts::fault(definitions, instruction) {
            return Some((instruction, problem));
        }
        if let Some(problem) = image_operands::fault(definitions, instruction) {
            return Some((instruction, problem));
        }
        let wrong = types.wrong(instruction)?;
        Some((instruction, ShaderProblem::OperandTypes { wrong: wrong.to_string() }))
    })
}
