//! Constants against their types.

use super::error::{CheckErrorKind, Errors};
use crate::composites::is_continuation;
use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use spirv_grammar::Op;

/// Checks a constant whose result type is a type.
pub(super) fn check(definitions: &Definitions<'_>, instruction: Instruction<'_>, errors: &mut Errors) {
    let Some(ty) = instruction.result_type().and_then(|ty| definitions.instruction(ty)) else { return };
    let type_op = ty.op();
    let (good, wanted) = match instruction.op() {
        Op::ConstantTrue | Op::ConstantFalse | Op::SpecConstantTrue | Op::SpecConstantFalse => {
            (type_op == Op::TypeBool, "OpTypeBool")
        }
        Op::Constant | Op::SpecConstant => {
            (matches!(type_op, Op::TypeInt | Op::TypeFloat), "OpTypeInt or OpTypeFloat")
        }
        Op::ConstantNull => {
            let has_null =
                !matches!(type_op, Op::TypeVoid | Op::TypeFunction | Op::TypeImage | Op::TypeSampledImage);
            (has_null, "a type that has a null value: not OpTypeVoid, a function or an image")
        }
        Op::ConstantSampler => (type_op == Op::TypeSampler, "OpTypeSampler"),
        Op::ConstantComposite | Op::SpecConstantComposite => {
            return composite(definitions, instruction, ty, errors);
        }
        _ => return,
    };
    if !good {
        errors.report(instruction, instruction.result(), CheckErrorKind::ConstantType { wanted });
    }
}

fn composite(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
    ty: Instruction<'_>,
    errors: &mut Errors,
) {
    let parts = instruction.operands();
    let type_word = |index: usize| ty.operands().get(index).copied().unwrap_or(0);
    let element = Id(type_word(0));
    let members = || definitions.module().constituents(ty);
    // How many there must be, when that is known; of which type each.
    let wanted = match ty.op() {
        Op::TypeVector | Op::TypeMatrix => Some(u64::from(type_word(1))),
        Op::TypeArray => array_length(definitions, Id(type_word(1))),
        Op::TypeStruct => Some(members().map(|some| some.len() as u64).sum()),
        Op::TypeVoid
        | Op::TypeBool
        | Op::TypeInt
        | Op::TypeFloat
        | Op::TypePointer
        | Op::TypeFunction
        | Op::TypeImage
        | Op::TypeSampler
        | Op::TypeSampledImage
        | Op::TypeOpaque
        | Op::TypeRuntimeArray => {
            let wanted = "a vector, matrix, array or structure";
            return errors.report(instruction, instruction.result(), CheckErrorKind::ConstantType { wanted });
        }
        // Cooperative matrices, tensors and vectors of extensions have rules of their own.
        _ => return,
    };
    let found = parts.len() as u64;
    let next = definitions.module().instruction(instruction.index() as usize + 1).map(|next| next.op());
    let continued = next.is_some_and(is_continuation);
    if let Some(wanted) = wanted
        && (found > wanted || (found < wanted && !continued))
    {
        errors.report(instruction, instruction.result(), CheckErrorKind::ConstituentCount { wanted, found });
    }
    let mut members = (ty.op() == Op::TypeStruct).then(|| members().flatten());
    for (index, &part) in parts.iter().enumerate() {
        let wanted = match &mut members {
            Some(members) => members.next().map(|&member| Id(member)),
            None => Some(element),
        };
        if let Some(wanted) = wanted
            && definitions.type_of(Id(part)) != Some(wanted)
        {
            let kind = CheckErrorKind::ConstituentType { index: index as u64, wanted };
            errors.report(instruction, Some(Id(part)), kind);
        }
    }
}

/// The length of an array type, when it is known before specialization.
fn array_length(definitions: &Definitions<'_>, id: Id) -> Option<u64> {
    let length = definitions.instruction(id).filter(|length| length.op() == Op::Constant)?;
    match *length.operands() {
        [word] => Some(u64::from(word)),
        [low, high] => Some(u64::from(low) | u64::from(high) << 32),
        _ => None,
    }
}
