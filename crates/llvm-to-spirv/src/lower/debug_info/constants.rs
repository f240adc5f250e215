//! Constants in nodes: enumerators, values of members, of parameters and of variables.

use super::aliases;
use super::expressions::{self, Operation};
use super::nodes::{as_khronos, constant, dialect, list, lose, none, of_kind, string, text};
use crate::lower::module::Globals;
use crate::lower::types::Pool;
use llvm_model::debug_info::DiField;
use llvm_model::{Constant, DebugNode, DiKind, MdId, Metadata, Type};
use spirv_mapping::debug_info::flags::DI_STATIC_MEMBER;
use spirv_mapping::debug_info::operators::{CONSTU, STACK_VALUE, SWAP, XDEREF};
use spirv_module::{Id, StorageClass};

/// Adds the enumerators of an enumeration, each with its value and its name.
pub(super) fn add_enumerators(
    globals: &mut Globals<'_>,
    node: &DebugNode,
    words: &mut Vec<u32>,
) -> Option<()> {
    for enumerator in list(globals.module(), node, "elements").iter().flatten() {
        add_enumerator(globals, *enumerator, words);
    }
    Some(())
}

/// Adds the value of a static member.
pub(super) fn add_member_value(
    globals: &mut Globals<'_>,
    node: &DebugNode,
    words: &mut Vec<u32>,
) -> Option<()> {
    if node.int("flags") & DI_STATIC_MEMBER != 0 {
        words.extend(constant_value(globals, node.md("extraData")));
    }
    Some(())
}

fn add_enumerator(globals: &mut Globals<'_>, enumerator: MdId, words: &mut Vec<u32>) {
    let module = globals.module();
    let Some(node) = of_kind(module, enumerator, DiKind::DIEnumerator) else {
        return lose(globals, "an element of an enumeration that is not an enumerator");
    };
    let DiField::Big(value, width) = node.field("value") else { return };
    let low = value.words().first().copied().unwrap_or_default();
    if *width > 64 {
        lose(globals, "an enumerator of more than 64 bits");
    }
    let signed = llvm_model::int::sign_extend(low, (*width).clamp(1, 64));
    let is_unsigned = node.int("isUnsigned") != 0;
    let fits = if is_unsigned { u32::try_from(low).is_ok() } else { i32::try_from(signed).is_ok() };
    let word = match (fits, is_unsigned) {
        (true, _) => globals.pool().u32_constant(low as u32).0,
        (false, true) => globals.pool().u64_constant(low).0,
        (false, false) => globals.pool().u64_constant(signed as u64).0,
    };
    let name = text(module, node, "name");
    words.extend([word, string(globals, name).0]);
}

/// Emits OpConstant for a constant number; returns `None`, with a report, for other values.
pub(super) fn constant_value(globals: &mut Globals<'_>, value: Option<MdId>) -> Option<u32> {
    let module = globals.module();
    match module.metadata.get(value?)? {
        Metadata::Constant(constant) if module.constants.as_int(*constant).is_some() => {
            let bits = module.constants.as_int(*constant).and_then(|bits| bits.to_u64());
            bits.map(|bits| self::constant(globals, bits))
        }
        _ => {
            lose(globals, "a value that is no number");
            None
        }
    }
}

/// The value of a template's parameter: a number; as Khronos has it also the address of a variable, or that of nothing.
pub(super) fn parameter_value(globals: &mut Globals<'_>, value: Option<MdId>) -> Option<u32> {
    let module = globals.module();
    if as_khronos(globals)
        && let Some(Metadata::Constant(constant)) = value.and_then(|value| module.metadata.get(value))
    {
        match module.constants[*constant] {
            Constant::Null if matches!(module.types[module.constants.ty(*constant)], Type::Pointer(_)) => {
                return Some(null_pointer(globals).0);
            }
            Constant::Global(global) => {
                if let Some(id) = globals.made_variable(global) {
                    return Some(id.0);
                }
            }
            _ => {}
        }
    }
    constant_value(globals, value)
}

/// The null pointer to bytes in private memory.
pub(super) fn null_pointer(globals: &mut Globals<'_>) -> Id {
    let pointer = byte_pointer(globals.pool());
    globals.pool().null_constant(pointer)
}

/// The type of pointers to bytes in private memory.
pub(super) fn byte_pointer(pool: &mut Pool<'_>) -> Id {
    let byte = pool.int_type(8);
    pool.pointer_type(StorageClass::Function, byte)
}

/// Returns the variable of a node, or the constant of its expression.
pub(super) fn variable(globals: &mut Globals<'_>, id: MdId) -> u32 {
    let operations = operations_of(globals, id);
    let global = globals.debug_nodes().variables.get(&id).copied();
    if let Some(made) = made_variable(globals, id) {
        if as_khronos(globals) && !operations.is_empty() {
            let is_space = matches!(operations.as_slice(), [(CONSTU, _), (SWAP, _), (XDEREF, _)]);
            // The storage class determines the address space. Whether it is stated at all depends on the expression,
            // which no operand names.
            if is_space {
                expressions::expression(globals, &operations);
            } else {
                lose(globals, "the expression of a global variable");
            }
        }
        return made.0;
    }
    // Validators want a constant.
    if as_khronos(globals)
        && dialect(globals).is_non_semantic()
        && !operations.is_empty()
        && let Some(expression) = expressions::expression(globals, &operations)
    {
        return expression.0;
    }
    match expressions::constant_of(&operations) {
        Some(value) => constant(globals, value),
        None => {
            let is_said = !as_khronos(globals) && global.is_none();
            if !is_said && (!operations.is_empty() || global.is_some()) {
                lose(globals, "the place of a global variable");
            }
            none(globals).0
        }
    }
}

/// Writes the parts of an expression that the operand of a variable does not express, as an import of the expression
/// within the variable.
pub(super) fn write_expression(globals: &mut Globals<'_>, id: MdId, node: &DebugNode, variable: Id) {
    if as_khronos(globals) {
        return;
    }
    let operations = operations_of(globals, id);
    let is_said = operations.is_empty()
        || (made_variable(globals, id).is_none()
            && matches!(operations.as_slice(), [(CONSTU, _), (STACK_VALUE, _)]));
    if !is_said && let Some(expression) = expressions::expression(globals, &operations) {
        aliases::import(globals, b"", node, expression, variable);
    }
}

/// The expression of a variable.
fn operations_of(globals: &mut Globals<'_>, id: MdId) -> Vec<Operation> {
    let expression = globals.debug_nodes().expressions.get(&id).copied();
    expression.and_then(|expression| expressions::operations(globals, expression)).unwrap_or_default()
}

/// The variable of the module that a node describes, if instructions of the set may name it.
fn made_variable(globals: &mut Globals<'_>, id: MdId) -> Option<Id> {
    let global = globals.debug_nodes().variables.get(&id).copied();
    global
        .and_then(|global| globals.made_variable(global))
        .filter(|_| !globals.input().options.spirv.untyped_pointers)
}
