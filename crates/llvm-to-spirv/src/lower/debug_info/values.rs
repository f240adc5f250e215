//! Locations of variables: debug records, and the equivalent calls of older modules.

use super::constants::byte_pointer;
use super::expressions::{self, Operation};
use super::graph;
use super::lines::CurrentLine;
use super::nodes::{as_khronos, lose, none, of_kind};
use crate::lower::code::Code;
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Positions, Role};
use llvm_model::int::sign_extend;
use llvm_model::{
    BlockId, Call, Cfg, ConstId, Constant, DebugLocId, DebugRecord, DebugRecordKind, DiKind, Id as _, InstId,
    InstKind, MdId, MetadataOperand, Module, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_mapping::debug_info::Inst;
use spirv_mapping::debug_info::operators::{ARGUMENT, DEREF, FRAGMENT};
use spirv_module::{Id, Op};
use translate_common::Lost;

/// The content of a record about a variable.
#[derive(Clone, Copy)]
pub(super) struct Place<'m> {
    pub(super) variable: MdId,
    expression: MdId,
    location: &'m MetadataOperand,
    /// Whether it holds in the whole function: the address of the variable.
    declares: bool,
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
    let loc = body.insts[at.1].debug_loc;
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

/// Returns the instruction after the record that computes the value which the record names: in the same block, or in
/// one that the record dominates, if there is no other record of the variable.
fn computed_later(
    code: &mut Code<'_, '_>,
    cfg: &Cfg,
    (block, at): (BlockId, InstId),
    place: &Place<'_>,
) -> Option<InstId> {
    let MetadataOperand::Value(value @ Value::Inst(_)) = *place.location else { return None };
    let Value::Inst(inst) = code.resolve(value) else { return None };
    let is_phi = matches!(code.body().insts[inst].kind, InstKind::Phi { .. });
    let places = &positions(code, cfg).places;
    let place_of = |inst: InstId| places.get(inst.index()).copied().flatten();
    let (Some((home, position)), Some((_, here))) = (place_of(inst), place_of(at)) else { return None };
    if is_phi || place.declares {
        return None;
    }
    if home == block {
        return (position >= here).then_some(inst);
    }
    let is_always_before = code.globals().debug_nodes().positions.dominators.dominates(block, home);
    (is_always_before && is_only_record(code, place)).then_some(inst)
}

/// Whether a record is the only one of its variable in the function.
fn is_only_record(code: &mut Code<'_, '_>, place: &Place<'_>) -> bool {
    let (module, body) = (code.module(), code.body());
    let inlined_at = |loc: DebugLocId| module.debug_locs[loc].inlined_at;
    let counts = code.globals().debug_nodes().positions.records.get_or_insert_with(|| {
        let mut counts: FxHashMap<(MdId, Option<MdId>), usize> = FxHashMap::default();
        for record in body.debug_records.values().flatten() {
            if let Some(variable) = record.kind.variable() {
                *counts.entry((variable, inlined_at(record.loc))).or_default() += 1;
            }
        }
        counts
    });
    place.loc.is_some_and(|loc| counts.get(&(place.variable, inlined_at(loc))) == Some(&1))
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
                code.report().lose(Lost::debug_info("a variable in more than one value"));
                return None;
            }
        },
        MetadataOperand::Node(node) => match module.metadata.get(*node)? {
            llvm_model::Metadata::Constant(constant) => Value::Const(*constant),
            _ => return None,
        },
    };
    match code.resolve(value) {
        Value::Inst(inst) if is_before(code, cfg, inst, at) => computed(code, inst),
        Value::Inst(_) => None,
        Value::Arg(index) => code.argument(index).map(|id| (id, true)),
        Value::Const(constant) => plain_constant(code, constant).map(|id| (id, false)),
        Value::Metadata(_) | Value::Block(_) => None,
    }
}

/// The id of an instruction's result, and whether it is a variable.
fn computed(code: &Code<'_, '_>, inst: InstId) -> Option<(Id, bool)> {
    let id = code.defined_id(inst)?;
    let is_variable = match code.body().insts[inst].kind {
        // Of one that has several elements, this is the first.
        InstKind::Alloca { count, .. } => code.module().as_u64(count) == Some(1),
        _ => false,
    };
    Some((id, is_variable))
}

/// Returns whether an instruction is computed before another one of `block` on every path to it.
fn is_before(code: &mut Code<'_, '_>, cfg: &Cfg, inst: InstId, (block, at): (BlockId, InstId)) -> bool {
    let positions = positions(code, cfg);
    let place = |inst: InstId| positions.places.get(inst.index()).copied().flatten();
    match (place(inst), place(at)) {
        (Some((home, position)), Some((_, here))) if home == block => position < here,
        (Some((home, _)), Some(_)) => positions.dominators.dominates(home, block),
        _ => false,
    }
}

/// Returns the positions of the instructions of the function.
fn positions<'c>(code: &'c mut Code<'_, '_>, cfg: &Cfg) -> &'c Positions {
    let (function, body) = (code.function(), code.body());
    let positions = &mut code.globals().debug_nodes().positions;
    if positions.function != Some(function) {
        positions.function = Some(function);
        positions.records = None;
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
