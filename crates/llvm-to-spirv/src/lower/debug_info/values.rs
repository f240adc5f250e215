//! Where variables are: debug records, and the calls that say the same in older modules.

use super::constants::byte_pointer;
use super::expressions::{self, Operation};
use super::graph;
use super::lines::CurrentLine;
use super::nodes::{as_khronos, none, of_kind};
use crate::lower::code::Code;
use crate::lower::module::debug_nodes::{Positions, Role};
use llvm_model::int::sign_extend;
use llvm_model::{
    BlockId, Call, Cfg, ConstId, Constant, DebugRecord, DebugRecordKind, DiKind, Id as _, InstId, InstKind,
    MdId, MetadataOperand, Module, Type, TypeId, Value,
};
use spirv_mapping::debug_info::Inst;
use spirv_mapping::debug_info::operators::{ARGUMENT, DEREF, FRAGMENT};
use spirv_module::{Id, Op};
use translate_common::LossKind;

/// What a record says of a variable.
struct Place<'r> {
    variable: MdId,
    expression: MdId,
    location: &'r MetadataOperand,
    /// Whether it holds in the whole function: the address of the variable.
    declares: bool,
}

/// Writes a debug record that stands before an instruction of `block`.
pub(in crate::lower) fn lower_record(
    code: &mut Code<'_, '_>,
    cfg: &Cfg,
    line: &mut CurrentLine,
    at: (BlockId, InstId),
    record: &DebugRecord,
) {
    if code.globals().debug_nodes().dialect.is_none() {
        return;
    }
    let place = match &record.kind {
        DebugRecordKind::Value { location, variable, expression } => {
            Place { variable: *variable, expression: *expression, location, declares: false }
        }
        DebugRecordKind::Declare { location, variable, expression } => {
            Place { variable: *variable, expression: *expression, location, declares: true }
        }
        DebugRecordKind::Assign { location, variable, expression, .. } => {
            code.report().lose(LossKind::DebugInfo, "which store an assignment is linked with");
            Place { variable: *variable, expression: *expression, location, declares: false }
        }
        DebugRecordKind::DeclareValue { location, variable, expression } => {
            Place { variable: *variable, expression: *expression, location, declares: false }
        }
        DebugRecordKind::Label { .. } => return code.report().lose(LossKind::DebugInfo, "label"),
    };
    line.update(code, Some(record.loc), false);
    write_place(code, cfg, at, &place);
}

/// Writes what a call of `llvm.dbg.*` says.
pub(in crate::lower) fn lower_call(code: &mut Code<'_, '_>, cfg: &Cfg, at: (BlockId, InstId), call: &Call) {
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
    // Before LLVM 6 an offset stood behind the value.
    let (variable, expression) = (node(1), node(2));
    match (name, operand(0), variable, expression) {
        (
            "llvm.dbg.value" | "llvm.dbg.declare" | "llvm.dbg.addr",
            Some(location),
            Some(variable),
            Some(expression),
        ) => {
            let declares = name != "llvm.dbg.value";
            write_place(code, cfg, at, &Place { variable, expression, location, declares });
        }
        ("llvm.dbg.assign", Some(location), Some(variable), Some(expression)) => {
            code.report().lose(LossKind::DebugInfo, "which store an assignment is linked with");
            write_place(code, cfg, at, &Place { variable, expression, location, declares: false });
        }
        ("llvm.dbg.label", ..) => code.report().lose(LossKind::DebugInfo, "label"),
        _ => code.report().lose(LossKind::DebugInfo, "where a variable is"),
    }
}

/// DebugDeclare or DebugValue.
fn write_place(code: &mut Code<'_, '_>, cfg: &Cfg, at: (BlockId, InstId), place: &Place<'_>) {
    let module = code.module();
    if of_kind(module, place.variable, DiKind::DILocalVariable).is_none() {
        return code.report().lose(LossKind::DebugInfo, "where a variable is");
    }
    let Some(variable) = graph::write(code.globals(), (place.variable, Role::Own)) else { return };
    let operations = expressions::operations(code.globals(), place.expression);
    if place.declares && as_khronos(code.globals()) && is_nowhere(module, place.location) {
        return declare_nowhere(code, variable, place);
    }
    let found = found_value(code, cfg, at, place.location);
    let (Some(mut operations), Some((value, is_variable))) = (operations, found) else {
        return write_unknown(code, variable, place);
    };
    if !expressions::has_further(code.globals()) {
        operations.retain(|operation| *operation != (ARGUMENT, vec![0]));
    }
    let declares = place.declares && is_variable && !code.input().options.untyped_pointers;
    if place.declares && !declares {
        // The value is the address.
        operations.insert(end_of_address(&operations), (DEREF, Vec::new()));
    }
    let inst = if declares { Inst::Declare } else { Inst::Value };
    match expressions::expression(code.globals(), &operations) {
        Some(expression) => emit(code, inst, &[variable.0, value.0, expression.0]),
        None => write_unknown(code, variable, place),
    }
}

/// Where in an expression about an address what is there is meant: before the parts of the variable.
fn end_of_address(operations: &[Operation]) -> usize {
    operations.iter().position(|(operator, _)| *operator == FRAGMENT).unwrap_or(operations.len())
}

/// The value is not known from here on.
fn write_unknown(code: &mut Code<'_, '_>, variable: Id, place: &Place<'_>) {
    if place.declares && as_khronos(code.globals()) {
        return declare_nowhere(code, variable, place);
    }
    if place.declares {
        return code.report().lose(LossKind::DebugInfo, "where a variable is");
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

/// The id of the one value of a location, and whether it is a variable or a parameter of the function; `None` when there
/// is none, or when it is not there yet.
fn found_value(
    code: &mut Code<'_, '_>,
    cfg: &Cfg,
    at: (BlockId, InstId),
    location: &MetadataOperand,
) -> Option<(Id, bool)> {
    let module = code.module();
    let value = match location {
        MetadataOperand::Value(value) => *value,
        MetadataOperand::ArgList(values) => match **values {
            [value] => value,
            // The arguments of the expression are all this value.
            [value, ref others @ ..]
                if expressions::has_further(code.globals()) && others.iter().all(|other| *other == value) =>
            {
                value
            }
            _ => {
                code.report().lose(LossKind::DebugInfo, "a variable in more than one value");
                return None;
            }
        },
        MetadataOperand::Node(node) => match module.metadata.get(*node)? {
            llvm_model::Metadata::Constant(constant) => Value::Const(*constant),
            _ => return None,
        },
    };
    match code.resolve(value) {
        Value::Inst(inst) => {
            let id = code.defined_id(inst)?;
            if !is_before(code, cfg, inst, at) {
                return None;
            }
            let kind = &code.body().insts[inst].kind;
            let is_variable = match kind {
                InstKind::Alloca { count, .. } => module.as_u64(*count).is_some(),
                _ => false,
            };
            Some((id, is_variable))
        }
        Value::Arg(index) => code.argument(index).map(|id| (id, true)),
        Value::Const(constant) => plain_constant(code, constant).map(|id| (id, false)),
        Value::Metadata(_) | Value::Block(_) => None,
    }
}

/// Whether an instruction is computed before another one of `block` on every way there.
fn is_before(code: &mut Code<'_, '_>, cfg: &Cfg, inst: InstId, (block, at): (BlockId, InstId)) -> bool {
    let positions = positions(code, cfg);
    let place = |inst: InstId| positions.places.get(inst.index()).copied().flatten();
    match (place(inst), place(at)) {
        (Some((home, position)), Some((_, here))) if home == block => position < here,
        (Some((home, _)), Some(_)) => positions.dominators.dominates(home, block),
        _ => false,
    }
}

/// Where the instructions of the function stand.
fn positions<'c>(code: &'c mut Code<'_, '_>, cfg: &Cfg) -> &'c Positions {
    let (function, body) = (code.function(), code.body());
    let positions = &mut code.globals().debug_nodes().positions;
    if positions.function != Some(function) {
        positions.function = Some(function);
        positions.dominators.build(cfg);
        positions.places.clear();
        positions.places.resize(body.insts.len(), None);
        for &block in &body.layout {
            for (number, inst) in body.blocks[block].insts.iter().enumerate() {
                if let Some(place) = positions.places.get_mut(inst.index()) {
                    *place = Some((block, number as u32));
                }
            }
        }
    }
    positions
}

/// A constant that needs no capability that the code does not need: numbers, null pointers among them, and variables that
/// are there.
fn plain_constant(code: &mut Code<'_, '_>, constant: ConstId) -> Option<Id> {
    let module = code.module();
    let ty = module.constants.ty(constant);
    match &module.constants[constant] {
        Constant::Int(bits) => {
            let width = module.types.int_width(ty)?;
            let low = bits.to_u64()?;
            let value = if (2..32).contains(&width) { sign_extend(low, width) as u32 as u64 } else { low };
            Some(match u32::try_from(value) {
                Ok(value) => code.pool().u32_constant(value),
                Err(_) => code.pool().u64_constant(value),
            })
        }
        Constant::Float(_) => Some(code.operand(Value::Const(constant)).0),
        Constant::Null if matches!(module.types[ty], Type::Pointer(_)) => Some(code.pool().u32_constant(0)),
        Constant::Null | Constant::Data(_) if is_plain_vector(module, ty) => {
            Some(code.operand(Value::Const(constant)).0)
        }
        Constant::Global(global) => {
            let id = code.globals().made_variable(*global)?;
            code.note_interface(id);
            Some(id)
        }
        _ => None,
    }
}

/// Whether a type is a vector that every module may have: of up to four components of 32 bits.
fn is_plain_vector(module: &Module, ty: TypeId) -> bool {
    let Type::Vector { element, count, scalable: false } = module.types[ty] else { return false };
    (2..=4).contains(&count) && matches!(module.types[element], Type::Float | Type::Integer(32))
}

/// Whether a call only says something of the source.
pub(in crate::lower) fn is_call(code: &Code<'_, '_>, call: &Call) -> bool {
    callee_name(code, call).is_some()
}

/// The name of an intrinsic that only says something of the source.
fn callee_name<'m>(code: &Code<'_, 'm>, call: &Call) -> Option<&'m str> {
    let module = code.module();
    let name = &module.functions[module.as_function(call.callee)?].props.name;
    name.as_str().filter(|name| name.starts_with("llvm.dbg."))
}

/// Appends an instruction of the set to the current block.
pub(super) fn emit(code: &mut Code<'_, '_>, inst: Inst, operands: &[u32]) {
    let void = code.pool().void_type();
    let words = super::nodes::words(code.globals(), inst.number(), operands);
    code.emit(Op::ExtInst, void, &words);
}
