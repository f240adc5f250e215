//! Functions against their types, calls against functions.

use super::error::{CheckErrorKind, Errors};
use super::layout::{Function, Layout};
use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use spirv_grammar::{Op, StorageClass};

/// The OpTypeFunction of an OpFunction.
fn type_of<'m>(definitions: &Definitions<'m>, function: Instruction<'_>) -> Option<Instruction<'m>> {
    let ty = definitions.instruction(Id(*function.operands().get(1)?))?;
    (ty.op() == Op::TypeFunction).then_some(ty)
}

/// Return type and parameter types.
fn signature<'m>(ty: Instruction<'m>) -> Option<(Id, &'m [u32])> {
    let (&result, parameters) = ty.operands().split_first()?;
    Some((Id(result), parameters))
}

/// An OpFunctionParameter of a function.
pub(super) fn parameter(
    definitions: &Definitions<'_>,
    function: &Function,
    instruction: Instruction<'_>,
    errors: &mut Errors,
) {
    let ty = definitions.module().instruction(function.index as usize).and_then(|f| type_of(definitions, f));
    let wanted =
        ty.and_then(signature).and_then(|(_, parameters)| parameters.get(function.parameters).copied());
    if let Some(wanted) = wanted.map(Id)
        && instruction.result_type() != Some(wanted)
    {
        let kind = CheckErrorKind::ParameterType { index: function.parameters, wanted };
        errors.report(instruction, instruction.result(), kind);
    }
}

/// OpFunctionEnd has come.
pub(super) fn end(definitions: &Definitions<'_>, function: &Function, errors: &mut Errors) {
    let Some(instruction) = definitions.module().instruction(function.index as usize) else { return };
    let Some(ty) = instruction.operands().get(1).map(|&ty| Id(ty)) else { return };
    let Some(declared) = definitions.instruction(ty) else { return };
    let Some((result, parameters)) = signature(declared).filter(|_| declared.op() == Op::TypeFunction) else {
        return errors.report(instruction, Some(ty), CheckErrorKind::FunctionTypeIsNoFunction);
    };
    if instruction.result_type() != Some(result) {
        let kind = CheckErrorKind::FunctionResultType { wanted: result };
        errors.report(instruction, instruction.result_type(), kind);
    }
    if parameters.len() != function.parameters {
        let kind = CheckErrorKind::ParameterCount { wanted: parameters.len(), found: function.parameters };
        errors.report(instruction, Some(function.id), kind);
    }
}

/// OpFunctionCall.
pub(super) fn call(definitions: &Definitions<'_>, instruction: Instruction<'_>, errors: &mut Errors) {
    let Some((&callee, arguments)) = instruction.operands().split_first() else { return };
    let callee = Id(callee);
    let Some(function) = definitions.instruction(callee).filter(|function| function.op() == Op::Function)
    else {
        return errors.report(instruction, Some(callee), CheckErrorKind::CalleeIsNoFunction);
    };
    let Some((result, parameters)) = type_of(definitions, function).and_then(signature) else { return };
    if instruction.result_type() != Some(result) {
        let kind = CheckErrorKind::CallResultType { wanted: result };
        errors.report(instruction, instruction.result_type(), kind);
    }
    if parameters.len() != arguments.len() {
        let kind = CheckErrorKind::ArgumentCount { wanted: parameters.len(), found: arguments.len() };
        return errors.report(instruction, Some(callee), kind);
    }
    for (index, (&wanted, &argument)) in parameters.iter().zip(arguments).enumerate() {
        // An argument without a type can only be a mistake of another kind.
        if definitions.type_of(Id(argument)).is_some_and(|ty| ty != Id(wanted)) {
            let kind = CheckErrorKind::ArgumentType { index, wanted: Id(wanted) };
            errors.report(instruction, Some(Id(argument)), kind);
        }
    }
}

/// OpReturn and OpReturnValue.
pub(super) fn returned(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
    layout: &Layout,
    errors: &mut Errors,
) {
    let function = layout.function.as_ref().and_then(|f| definitions.instruction(f.id));
    let Some(wanted) = function.and_then(|function| function.result_type()) else { return };
    match instruction.operands().first() {
        Some(&value) => {
            if definitions.type_of(Id(value)) != Some(wanted) {
                errors.report(instruction, Some(Id(value)), CheckErrorKind::ReturnType { wanted });
            }
        }
        None => {
            let void = definitions.instruction(wanted).is_none_or(|ty| ty.op() == Op::TypeVoid);
            if !void {
                errors.report(instruction, None, CheckErrorKind::ReturnWithoutValue);
            }
        }
    }
}

/// OpVariable inside and outside of functions.
pub(super) fn variable(instruction: Instruction<'_>, layout: &Layout, errors: &mut Errors) {
    let local = instruction.operands().first() == Some(&StorageClass::Function.0);
    match (local, layout.function.is_some()) {
        (true, false) => {
            errors.report(instruction, instruction.result(), CheckErrorKind::FunctionStorageOutside);
        }
        (false, true) => {
            errors.report(instruction, instruction.result(), CheckErrorKind::OtherStorageInside);
        }
        _ => {}
    }
}
