//! Locations of variables: debug records, and the equivalent calls of older modules.

use super::availability::{computed, computed_later, found_value};
use super::constants::byte_pointer;
use super::expressions::{self, Operation};
use super::graph;
use super::lines::CurrentLine;
use super::nodes::{as_khronos, lose, none, of_kind};
use crate::lower::code::Code;
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::Role;
use llvm_model::{
    BlockId, Call, Cfg, Constant, DebugLocId, DebugRecord, DebugRecordKind, DiKind, InstId, MdId,
    MetadataOperand, Module, Type, Value,
};
use spirv_mapping::debug_info::Inst;
use spirv_mapping::debug_info::operators::{ARGUMENT, DEREF, FRAGMENT};
use spirv_module::{Id, Op};
use translate_common::Lost;

/// The content of a record about a variable.
#[derive(Clone, Copy)]
pub(super) struct Place<'m> {
    pub(super) variable: MdId,
    pub(super) expression: MdId,
    pub(super) location: &'m MetadataOperand,
    /// Whether it holds in the whole function: the address of the variable.
    pub(super) declares: bool,
    /// Where the record is in the source.
    pub(super) loc: Option<DebugLocId>,
}

/// Writes a debug record before an instruction of `block`.
pub(in crate::lower) fn lower_record<'m>(
    code: &mut Code<'_, 'm>,
    cfg: &Cfg,
    line: &mut CurrentLine<'m>,
    at: (BlockId, InstId),
    record: &'m DebugRecord,
) {
    if code.globals().debug_nodes().dialect.is_none() {
        return;
    }
    let place = |location, variable: &MdId, expression: &MdId, declares| Place {
        variable: *variable,
        expression: *expression,
        location,
        declares,
        loc: Some(record.loc),
    };
    let place = match &record.kind {
        DebugRecordKind::Value { location, variable, expression }
        | DebugRecordKind::DeclareValue { location, variable, expression } => {
            place(location, variable, expression, false)
        }
        DebugRecordKind::Declare { location, variable, expression } => {
            place(location, variable, expression, true)
        }
        DebugRecordKind::Assign { location, variable, expression, .. } => {
            code.report().lose(Lost::debug_info("which store an assignment is linked with"));
            place(location, variable, expression, false)
        }
        DebugRecordKind::Label { .. } => return code.report().lose(Lost::debug_info("label")),
    };
    write_place(code, cfg, line, at, place);
}

/// Writes the equivalent of a call of `llvm.dbg.*`.
pub(in crate::lower) fn lower_call<'m>(
    code: &mut Code<'_, 'm>,
    cfg: &Cfg,
    line: &mut CurrentLine<'m>,
    at: (BlockId, InstId),
    call: &Call,
) {
    if code.globals().debug_nodes().dialect.is_none() {
        return;
    }
    let name = callee_name(code, call).unwrap_or_default();
    let body = code.body();
    let operand = |index: usize| match call.args.get(index) {
        Some(Value::Metadata(operand)) => body.metadata_operands.get(*operand as usize),
        _ => None,
    };
    let node = |index: usize| match operand(index) {
        Some(MetadataOperand::Node(node)) => Some(*node),
        _ => None,
    };
    // Before LLVM 6 there was an offset after the value.
    let (variable, expression) = (node(1), node(2));
    let loc = body.locs.get(at.1);
    match (name, operand(0), variable, expression) {
        (
            "llvm.dbg.value" | "llvm.dbg.declare" | "llvm.dbg.addr",
            Some(location),
            Some(variable),
            Some(expression),
        ) => {
            let declares = name != "llvm.dbg.value";
            write_place(code, cfg, line, at, Place { variable, expression, location, declares, loc });
        }
        ("llvm.dbg.assign", Some(location), Some(variable), Some(expression)) => {
            code.report().lose(Lost::debug_info("which store an assignment is linked with"));
            write_place(code, cfg, line, at, Place { variable, expression, location, declares: false, loc });
        }
        ("llvm.dbg.label", ..) => code.report().lose(Lost::debug_info("label")),
        _ => code.report().lose(Lost::debug_info("where a variable is")),
    }
}

/// DebugDeclare or DebugValue; later, where the value is.
fn write_place<'m>(
    code: &mut Code<'_, 'm>,
    cfg: &Cfg,
    line: &mut CurrentLine<'m>,
    at: (BlockId, InstId),
    place: Place<'m>,
) {
    for overtaken in line.overtaken(code, &place) {
        line.update(code, overtaken.loc, false);
        say(code, &overtaken, None);
    }
    if let Some(inst) = computed_later(code, cfg, at, &place) {
        return line.postpone(inst, place);
    }
    line.update(code, place.loc, false);
    let found = found_value(code, cfg, at, place.location);
    say(code, &place, found);
}

/// Writes the records that were waiting for the value of an instruction that is there.
pub(in crate::lower) fn lower_postponed(code: &mut Code<'_, '_>, line: &mut CurrentLine<'_>, inst: InstId) {
    while let Some(place) = line.waiting_for(inst) {
        line.update(code, place.loc, false);
        let found = computed(code, inst);
        say(code, &place, found);
    }
}

/// Writes a record about a variable whose value has an id, or is not known. With the id: whether it is a variable of
/// SPIR-V or a parameter.
fn say(code: &mut Code<'_, '_>, place: &Place<'_>, found: Option<(Id, bool)>) {
    let module = code.module();
    if of_kind(module, place.variable, DiKind::DILocalVariable).is_none() {
        return code.report().lose(Lost::debug_info("where a variable is"));
    }
    let Some(variable) = graph::write(code.globals(), (place.variable, Role::Own)) else { return };
    if place.declares && as_khronos(code.globals()) && is_nowhere(module, place.location) {
        return declare_nowhere(code, variable, place);
    }
    let Some((value, is_variable)) = found else {
        if !place.declares && is_defined(module, place.location) {
            code.report().lose(Lost::debug_info("a variable's value that is not there"));
        }
        return write_unknown(code, variable, place);
    };
    let declares = place.declares && is_variable && !code.input().options.spirv.untyped_pointers;
    let inst = if declares { Inst::Declare } else { Inst::Value };
    // Where it is not declared, the value is the address.
    match place_expression(code.globals(), place.expression, place.declares && !declares) {
        Some(expression) => emit(code, inst, &[variable.0, value.0, expression.0]),
        None => write_unknown(code, variable, place),
    }
}

/// Whether a record names one value, which is defined. That one names several is reported where they are looked for.
fn is_defined(module: &Module, location: &MetadataOperand) -> bool {
    let value = match location {
        MetadataOperand::Value(value) => *value,
        MetadataOperand::ArgList(values) => match **values {
            [value] => value,
            _ => return false,
        },
        MetadataOperand::Node(node) => match module.metadata.get(*node) {
            Some(llvm_model::Metadata::Constant(constant)) => Value::Const(*constant),
            _ => return false,
        },
    };
    match value {
        Value::Const(constant) => !matches!(module.constants[constant], Constant::Undef | Constant::Poison),
        _ => true,
    }
}

/// DebugExpression of a record's expression, about a value or about the address of one; most records share a few.
fn place_expression(globals: &mut Globals<'_>, expression: MdId, is_address: bool) -> Option<Id> {
    if let Some(&known) = globals.debug_nodes().place_expressions.get(&(expression, is_address)) {
        return Some(known);
    }
    let Some(mut operations) = expressions::operations(globals, expression) else {
        lose(globals, "an expression with an operator that no set has");
        return None;
    };
    if !expressions::has_further(globals) {
        operations.retain(|operation| *operation != (ARGUMENT, vec![0]));
    }
    if is_address {
        operations.insert(end_of_address(&operations), (DEREF, Vec::new()));
    }
    let made = expressions::expression(globals, &operations)?;
    globals.debug_nodes().place_expressions.insert((expression, is_address), made);
    Some(made)
}

/// Returns the position in an expression about an address after which the value in memory is meant: before the parts of
/// the variable.
fn end_of_address(operations: &[Operation]) -> usize {
    operations.iter().position(|(operator, _)| *operator == FRAGMENT).unwrap_or(operations.len())
}

/// The value is not known from here on.
fn write_unknown(code: &mut Code<'_, '_>, variable: Id, place: &Place<'_>) {
    if place.declares && as_khronos(code.globals()) {
        return declare_nowhere(code, variable, place);
    }
    if place.declares && !is_nowhere(code.module(), place.location) {
        code.report().lose(Lost::debug_info("where a variable is"));
    }
    let Some(expression) = expressions::fragment_only(code.globals(), place.expression) else { return };
    let is_pointer = as_khronos(code.globals()) && is_pointer(code, place.location);
    let pool = code.pool();
    let ty = if is_pointer { byte_pointer(pool) } else { pool.int_type(32) };
    let undefined = code.pool().undef(ty);
    emit(code, Inst::Value, &[variable.0, undefined.0, expression.0]);
}

/// Whether the first value of a location is a pointer.
fn is_pointer(code: &Code<'_, '_>, location: &MetadataOperand) -> bool {
    let first = match location {
        MetadataOperand::Value(value) => Some(value),
        MetadataOperand::ArgList(values) => values.first(),
        MetadataOperand::Node(_) => None,
    };
    match first {
        Some(Value::Inst(inst)) => {
            matches!(code.module().types[code.body().insts[*inst].ty], Type::Pointer(_))
        }
        _ => false,
    }
}

/// Whether a variable is declared to be at no place: at the null pointer, or at one that is not defined.
fn is_nowhere(module: &Module, location: &MetadataOperand) -> bool {
    let MetadataOperand::Value(Value::Const(constant)) = *location else { return false };
    matches!(module.constants[constant], Constant::Null | Constant::Undef | Constant::Poison)
}

/// The variable has no place at all; validators want one.
fn declare_nowhere(code: &mut Code<'_, '_>, variable: Id, place: &Place<'_>) {
    let operations = expressions::operations(code.globals(), place.expression).unwrap_or_default();
    let none = none(code.globals());
    if let Some(expression) = expressions::expression(code.globals(), &operations) {
        emit(code, Inst::Declare, &[variable.0, none.0, expression.0]);
    }
}

/// Returns whether a call only describes the source.
pub(in crate::lower) fn is_call(code: &Code<'_, '_>, call: &Call) -> bool {
    callee_name(code, call).is_some()
}

/// Returns the name of an intrinsic that only describes the source.
fn callee_name<'m>(code: &Code<'_, 'm>, call: &Call) -> Option<&'m str> {
    let module = code.module();
    let name = &module.functions[module.as_function(call.callee)?].props.name;
    name.as_str_if_starts_with("llvm.dbg.")
}

/// Appends an instruction of the set to the current block.
pub(super) fn emit(code: &mut Code<'_, '_>, inst: Inst, operands: &[u32]) {
    let void = code.pool().void_type();
    let words = super::nodes::words(code.globals(), inst.number(), operands);
    code.emit(Op::ExtInst, void, &words);
}
