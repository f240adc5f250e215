//! Open specialization constants: `__spirv_SpecConstant(i32 number, T default)`, called at the beginning of each function that
//! uses one. Constants that are computed from them are computed there, too.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::call_spelled;
use crate::function::deferred::late_places::make_at;
use crate::ids::Entity;
use crate::module::open_constants::OpenConstant;
use crate::module::spelling::{OperandType, SpellingKey, spell};
use crate::operands::result_type;
use llvm_model::{InstBuilder as _, Value};
use rustc_hash::FxHashSet;
use spirv_mapping::Inst;
use spirv_module::Op;
use translate_common::Problem;
use translate_common::problems::{IdProblem, Wanted};

/// The value of the open constant `id` in this function.
pub(crate) fn value(f: &mut FunctionRaiser<'_, '_>, id: u32) -> Res<Value> {
    if let Some(&known) = f.spec_constants.get(&id) {
        return Ok(known);
    }
    // Constituents come first, the innermost in front: constants are declared in that order.
    for part in parts(f, id) {
        let value = make(f, part)?;
        f.spec_constants.insert(part, value);
    }
    f.spec_constants
        .get(&id)
        .copied()
        .ok_or_else(|| fail(IdProblem::NotA { id, wanted: Wanted::SpecConstant }))
}

/// The open constants that `id` is made of and this function has no values for, itself the last one.
fn parts(f: &FunctionRaiser<'_, '_>, id: u32) -> Vec<u32> {
    let mut found = FxHashSet::default();
    let mut todo = vec![id];
    while let Some(id) = todo.pop() {
        let is_open = f.raise.spec_constants.open(id).is_some() && !f.spec_constants.contains_key(&id);
        if is_open && found.insert(id) {
            todo.extend(f.raise.ids.definition(id).map_or(&[][..], |inst| inst.operands()));
        }
    }
    let mut parts: Vec<u32> = found.into_iter().collect();
    parts.sort_unstable_by_key(|&id| f.raise.ids.row(id).map_or(0, |slot| slot.def));
    parts
}

/// Makes the value of an open constant; those that it consists of are there.
fn make(f: &mut FunctionRaiser<'_, '_>, id: u32) -> Res<Value> {
    let open = f.raise.spec_constants.open(id).cloned();
    let open = open.ok_or_else(|| fail(IdProblem::NotA { id, wanted: Wanted::SpecConstant }))?;
    let inst =
        f.raise.ids.definition(id).ok_or_else(|| fail(Problem::internal("an id without a definition")))?;
    let ty = result_type(inst)?;
    let (op, operands, args) = match open {
        OpenConstant::Scalar(number) => {
            f.raise.spec_constants.note_asked(id);
            let default = Value::Const(f.raise.ids.constant(id)?);
            let number = f.int32(number);
            let operands = vec![OperandType::Literal, OperandType::Of(ty)];
            (Op::SpecConstant, operands, vec![number, default])
        }
        OpenConstant::SizeOf(of) => {
            let of_type = f.raise.ids.llvm_type(of)?;
            let poison = f.poison(of_type);
            (Op::ConstantSizeOfEXT, vec![OperandType::Of(of)], vec![poison])
        }
        OpenConstant::Composite(members) => {
            let operands = members.iter().map(|&member| OperandType::Of(f.raise.ids.type_of(member)));
            let operands = operands.collect();
            let args = members.iter().map(|&member| f.value(member)).collect::<Res<Vec<_>>>()?;
            (Op::SpecConstantComposite, operands, args)
        }
        OpenConstant::Computed => return compute(f, id),
    };
    let key = SpellingKey { friendly: true, ..SpellingKey::plain(Inst::Core(op), operands, ty) };
    let spelled = spell(f.raise, key, inst)?;
    let beginning = f.build.beginning()?;
    let value = make_at(f, beginning, |f| call_spelled(f, &spelled, args))?;
    if let Value::Inst(call) = value {
        if f.raise.signs.has(ty) {
            f.mark_signed(call);
        }
        if f.raise.ids.is_named(id) && !f.raise.input.options.policy.strip_names {
            f.build.name(call, f.raise.ids.name(id));
        }
    }
    Ok(value)
}

/// Computes an open constant as its instruction does in a body.
fn compute(f: &mut FunctionRaiser<'_, '_>, id: u32) -> Res<Value> {
    let inst = f.raise.input.computed.instruction(id);
    let inst = inst.ok_or_else(|| fail(IdProblem::NotA { id, wanted: Wanted::SpecConstant }))?;
    let constant = f.raise.ids.entity(id)?;
    let beginning = f.build.beginning()?;
    let operation = f.operation;
    let made = make_at(f, beginning, |f| operation(f, inst));
    let found = f.raise.ids.entity(id);
    // Elsewhere it is the constant.
    f.raise.ids.set(id, constant);
    made?;
    match found? {
        Entity::Value(value) => Ok(value),
        _ => Err(fail(Problem::internal("an open constant that is computed to something else than a value"))),
    }
}
