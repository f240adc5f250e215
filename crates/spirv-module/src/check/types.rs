//! Types of types.

use super::error::{CheckErrorKind, Errors};
use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use spirv_grammar::{Capability, Op};

/// Checks a type declaration whose operands fit the grammar.
pub(super) fn check(definitions: &Definitions<'_>, instruction: Instruction<'_>, errors: &mut Errors) {
    let operands = instruction.operands();
    let word = |index: usize| operands.get(index).copied().unwrap_or(0);
    let id = |index: usize| Id(word(index));
    let op_of = |index: usize| definitions.instruction(id(index)).map(|ty| ty.op());
    let mut report = |id: Option<Id>, kind| errors.report(instruction, id, kind);
    match instruction.op() {
        Op::TypeInt | Op::TypeFloat if word(0) == 0 => {
            report(instruction.result(), CheckErrorKind::WidthZero);
        }
        Op::TypeVector => {
            // Vectors of pointers are SPV_INTEL_masked_gather_scatter's.
            let scalar =
                matches!(op_of(0), Some(Op::TypeBool | Op::TypeInt | Op::TypeFloat | Op::TypePointer));
            if !scalar {
                report(Some(id(0)), CheckErrorKind::ComponentIsNoScalar);
            }
            if word(1) == 0 || word(1) == 1 && !has_any_length(definitions) {
                let kind = CheckErrorKind::CountTooSmall { what: "the component count", count: word(1) };
                report(instruction.result(), kind);
            }
        }
        Op::TypeMatrix => {
            if op_of(0) != Some(Op::TypeVector) {
                report(Some(id(0)), CheckErrorKind::ColumnIsNoVector);
            }
            if word(1) < 2 {
                let kind = CheckErrorKind::CountTooSmall { what: "the column count", count: word(1) };
                report(instruction.result(), kind);
            }
        }
        Op::TypeArray => {
            element(definitions, instruction, id(0), "the element", errors);
            if !is_length(definitions, id(1)) {
                errors.report(instruction, Some(id(1)), CheckErrorKind::Length);
            }
        }
        Op::TypeRuntimeArray => element(definitions, instruction, id(0), "the element", errors),
        Op::TypeStruct | Op::TypeStructContinuedINTEL => {
            for &member in operands {
                element(definitions, instruction, Id(member), "a member", errors);
            }
        }
        // The pointee may be a function.
        Op::TypePointer if op_of(1) == Some(Op::TypeFunction) => {}
        Op::TypePointer => {
            value_type(definitions, instruction, id(1), "the pointee", errors);
            declared_before(definitions, instruction, id(1), errors);
        }
        Op::TypeFunction => {
            value_type(definitions, instruction, id(0), "the return type", errors);
            declared_before(definitions, instruction, id(0), errors);
            for &parameter in operands.iter().skip(1) {
                element(definitions, instruction, Id(parameter), "a parameter", errors);
            }
        }
        Op::TypeImage => value_type(definitions, instruction, id(0), "the sampled type", errors),
        Op::TypeSampledImage if op_of(0) != Some(Op::TypeImage) => {
            report(Some(id(0)), CheckErrorKind::ImageTypeIsNoImage);
        }
        Op::TypeForwardPointer if op_of(0) != Some(Op::TypePointer) => {
            report(Some(id(0)), CheckErrorKind::ForwardPointerIsNoPointer);
        }
        _ => {}
    }
}

fn value_type(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
    id: Id,
    what: &'static str,
    errors: &mut Errors,
) {
    if !definitions.is_value_type(id) {
        errors.report(instruction, Some(id), CheckErrorKind::NotAType { what });
    }
}

fn not_void(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
    id: Id,
    what: &'static str,
    errors: &mut Errors,
) {
    value_type(definitions, instruction, id, what, errors);
    if definitions.instruction(id).is_some_and(|ty| ty.op() == Op::TypeVoid) {
        errors.report(instruction, Some(id), CheckErrorKind::Void { what });
    }
}

/// The type of a part: no void, and declared before unless it is a pointer.
fn element(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
    id: Id,
    what: &'static str,
    errors: &mut Errors,
) {
    not_void(definitions, instruction, id, what, errors);
    declared_before(definitions, instruction, id, errors);
}

/// Refuses a type that is declared later, unless it is a pointer.
fn declared_before(definitions: &Definitions<'_>, instruction: Instruction<'_>, id: Id, errors: &mut Errors) {
    if let Some(ty) = definitions.instruction(id)
        && ty.index() >= instruction.index()
        && ty.op() != Op::TypePointer
    {
        errors.report(instruction, Some(id), CheckErrorKind::RecursiveType);
    }
}

/// A constant of integer type, not 0 as far as it is known before specialization.
fn is_length(definitions: &Definitions<'_>, id: Id) -> bool {
    let Some(length) = definitions.instruction(id) else { return false };
    let ty = length.result_type().and_then(|ty| definitions.instruction(ty));
    if !length.op().is_constant() || ty.map(|ty| ty.op()) != Some(Op::TypeInt) {
        return false;
    }
    match length.op() {
        Op::Constant => length.operands().iter().any(|&word| word != 0),
        Op::ConstantNull => false,
        _ => true,
    }
}

/// Returns whether the module declares vectors of any length.
fn has_any_length(definitions: &Definitions<'_>) -> bool {
    const ANY_LENGTH: [Capability; 3] =
        [Capability::LongVectorEXT, Capability::VectorAnyINTEL, Capability::VectorComputeINTEL];
    let stated = definitions.module().instructions().take_while(|first| first.op() == Op::Capability);
    let mut capabilities = stated.filter_map(|stated| stated.operands().first().copied());
    capabilities.any(|capability| ANY_LENGTH.contains(&Capability(capability)))
}
