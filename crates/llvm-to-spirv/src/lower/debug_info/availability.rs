//! Whether and where the value that a record names is computed: before the record, behind it, or nowhere.

use super::expressions::{self};
use super::values::Place;
use crate::lower::code::Code;
use crate::lower::module::debug_nodes::Positions;
use llvm_model::int::sign_extend;
use llvm_model::{
    BlockId, Cfg, ConstId, Constant, DebugLocId, Id as _, InstId, InstKind, MdId, MetadataOperand, Module,
    Type, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_module::Id;
use translate_common::Lost;

/// Returns the instruction after the record that computes the value which the record names: in the same block, or in
/// one that the record dominates, if there is no other record of the variable.
pub(super) fn computed_later(
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
pub(super) fn is_only_record(code: &mut Code<'_, '_>, place: &Place<'_>) -> bool {
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

/// The id of the one value of a location, and whether it is a variable or a parameter of the function; `None` when there
/// is none, or when it is not there yet.
pub(super) fn found_value(
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
pub(super) fn computed(code: &Code<'_, '_>, inst: InstId) -> Option<(Id, bool)> {
    let id = code.defined_id(inst)?;
    let is_variable = match code.body().insts[inst].kind {
        // Of one that has several elements, this is the first.
        InstKind::Alloca { count, .. } => code.module().as_u64(count) == Some(1),
        _ => false,
    };
    Some((id, is_variable))
}

/// Returns whether an instruction is computed before another one of `block` on every path to it.
pub(super) fn is_before(
    code: &mut Code<'_, '_>,
    cfg: &Cfg,
    inst: InstId,
    (block, at): (BlockId, InstId),
) -> bool {
    let positions = positions(code, cfg);
    let place = |inst: InstId| positions.places.get(inst.index()).copied().flatten();
    match (place(inst), place(at)) {
        (Some((home, position)), Some((_, here))) if home == block => position < here,
        (Some((home, _)), Some(_)) => positions.dominators.dominates(home, block),
        _ => false,
    }
}

/// Returns the positions of the instructions of the function.
pub(super) fn positions<'c>(code: &'c mut Code<'_, '_>, cfg: &Cfg) -> &'c Positions {
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
pub(super) fn plain_constant(code: &mut Code<'_, '_>, constant: ConstId) -> Option<Id> {
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
pub(super) fn is_plain_vector(module: &Module, ty: TypeId) -> bool {
    let Type::Vector { element, count, scalable: false } = module.types[ty] else { return false };
    (2..=4).contains(&count) && matches!(module.types[element], Type::Float | Type::Integer(32))
}
