//! Variables of structures and arrays that hold handles become variables of the members.

use super::holds_handle;
use super::members::{Rest, is_understood, member_of, members};
use crate::memory::Layouts;
use crate::rewrite::{self, Step};
use llvm_model::{
    Align, Body, Builder, FunctionId, InstBuilder as _, InstId, InstKind, Module, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// A variable that is split.
struct Split {
    ty: TypeId,
    /// By number of the member: its variable.
    members: Vec<InstId>,
}

/// A member that a pointer leads into.
struct Member {
    variable: InstId,
    number: usize,
}

/// Splits the variables of a function of which all uses are of known members, or whole. Returns whether there are any.
pub(super) fn run(module: &mut Module, layouts: &Layouts<'_>, function: FunctionId) -> bool {
    let Some(body) = &module.functions[function].body else { return false };
    let candidates = candidates(module, layouts, body);
    if candidates.is_empty() {
        return false;
    }
    let Some(mut body) = module.functions[function].body.take() else { return false };
    let mut splits: FxHashMap<InstId, Split> = FxHashMap::default();
    for (variable, ty) in candidates {
        let fields = members(&module.types, ty).unwrap_or_default();
        let Some(block) = body.blocks.ids().find(|&block| body.blocks[block].insts.contains(&variable))
        else {
            continue;
        };
        let place = body.blocks[block].insts.iter().position(|&inst| inst == variable).unwrap_or(0);
        let mut members = Vec::with_capacity(fields.len());
        for field in fields {
            let mut member = body.insts[variable].clone();
            if let InstKind::Alloca { allocated, align, .. } = &mut member.kind {
                (*allocated, *align) = (field, Align::NONE);
            }
            members.push(body.push_as(member, variable));
        }
        body.blocks[block].insts.splice(place..place, members.iter().copied());
        splits.insert(variable, Split { ty, members });
    }
    module.functions[function].body = Some(body);
    rewrite::run(module, function, |at, inst| match replacement(at, layouts, &splits, inst) {
        Some(Some(value)) => Step::Replace(value),
        Some(None) => Step::Drop,
        None => Step::Keep,
    });
    rewrite::run(module, function, |_, inst| match splits.contains_key(&inst) {
        true => Step::Drop,
        false => Step::Keep,
    });
    rewrite::run(module, function, |at, inst| match known_part(at, inst) {
        Some(value) => Step::Replace(value),
        None => Step::Keep,
    });
    true
}

/// The member that an instruction takes out of a value into which it was put before.
fn known_part(at: &Builder<'_>, inst: InstId) -> Option<Value> {
    let InstKind::ExtractValue { aggregate, indices } = &at.body.insts[inst].kind else { return None };
    let &[number] = &**indices else { return None };
    match inserted(at, *aggregate, number) {
        (_, Some(value)) => Some(value),
        _ => None,
    }
}

/// The variables whose uses are all understood, in the order of the function.
fn candidates(module: &Module, layouts: &Layouts<'_>, body: &Body) -> Vec<(InstId, TypeId)> {
    let mut found: FxHashMap<InstId, TypeId> = FxHashMap::default();
    let mut order = Vec::new();
    for (_, id, inst) in body.instructions() {
        if let InstKind::Alloca { allocated, count, .. } = inst.kind
            && module.as_u64(count) == Some(1)
            && members(&module.types, allocated).is_some()
            && holds_handle(&module.types, allocated)
        {
            found.insert(id, allocated);
            order.push(id);
        }
    }
    for (_, _, inst) in body.instructions() {
        inst.kind.for_each_operand(|operand| {
            if let Value::Inst(variable) = operand
                && let Some(&ty) = found.get(&variable)
                && !is_understood(module, layouts, inst, variable, ty)
            {
                found.remove(&variable);
            }
        });
    }
    order.into_iter().filter_map(|variable| Some((variable, *found.get(&variable)?))).collect()
}

/// What an instruction becomes that uses variables which are split: `Some(None)` if it has no result.
fn replacement(
    at: &mut Builder<'_>,
    layouts: &Layouts<'_>,
    splits: &FxHashMap<InstId, Split>,
    inst: InstId,
) -> Option<Option<Value>> {
    let split = |value: Value| match value {
        Value::Inst(variable) => splits.get(&variable),
        _ => None,
    };
    match at.body.insts[inst].kind.clone() {
        InstKind::Load { pointer, volatile, .. } => {
            let of = split(pointer)?;
            let ty = at.body.insts[inst].ty;
            if ty != of.ty {
                return Some(Some(at.load_as(ty, Value::Inst(*of.members.first()?), 0, volatile)));
            }
            Some(Some(load(at, of)))
        }
        InstKind::Store { value, pointer, volatile, .. } => {
            let of = split(pointer)?;
            if at.ty(value) != of.ty {
                at.store_as(value, Value::Inst(*of.members.first()?), 0, volatile);
                return Some(None);
            }
            store(at, of, value);
            Some(None)
        }
        kind @ InstKind::GetElementPtr { base, .. } => {
            let of = split(base)?;
            let (number, rest) = member_of(at.module, layouts, &kind, of.ty)?;
            let member = Member { variable: *of.members.get(number)?, number };
            Some(Some(pointer_into(at, of, &member, rest)?))
        }
        InstKind::Call(call) => {
            let &[to, from, ..] = &call.args[..] else { return None };
            let ty = split(to).or_else(|| split(from))?.ty;
            let whole = match split(from) {
                Some(of) => load(at, of),
                None => at.load(ty, from, 0),
            };
            match split(to) {
                Some(of) => store(at, of, whole),
                None => {
                    at.store(whole, to, 0);
                }
            }
            Some(None)
        }
        _ => None,
    }
}

fn pointer_into(at: &mut Builder<'_>, of: &Split, member: &Member, rest: Rest) -> Option<Value> {
    let base = Value::Inst(member.variable);
    Some(match rest {
        Rest::Indices(indices) if indices.is_empty() => base,
        Rest::Indices(indices) => {
            let ty = at.module.types.element(of.ty, member.number as u64)?;
            let zero = at.int32(0);
            let path: Vec<Value> = std::iter::once(zero).chain(indices).collect();
            at.gep(ty, base, &path)
        }
        Rest::Path(ty, indices) => at.gep(ty, base, &indices),
        Rest::Bytes(0) => base,
        Rest::Bytes(bytes) => {
            let bytes = at.int64(bytes);
            at.byte_offset(base, bytes)
        }
    })
}

/// Adds the loads of all members.
fn load(at: &mut Builder<'_>, of: &Split) -> Value {
    let mut whole = at.poison(of.ty);
    for (number, &member) in (0..).zip(&of.members) {
        if let Some(ty) = at.module.types.element(of.ty, number.into()) {
            let value = at.load(ty, Value::Inst(member), 0);
            whole = at.insert_value(whole, value, &[number]);
        }
    }
    whole
}

/// Adds the stores of all members.
fn store(at: &mut Builder<'_>, of: &Split, whole: Value) {
    for (number, &member) in (0..).zip(&of.members) {
        let value = part(at, whole, number);
        at.store(value, Value::Inst(member), 0);
    }
}

/// The member of a value: the one that was put into it if that can be seen.
fn part(at: &mut Builder<'_>, whole: Value, number: u32) -> Value {
    match inserted(at, whole, number) {
        (_, Some(value)) => value,
        (from, None) => at.extract_value(from, &[number]),
    }
}

/// The value that has a member, and the member if it was put into it.
fn inserted(at: &Builder<'_>, whole: Value, number: u32) -> (Value, Option<Value>) {
    let mut from = whole;
    while let Value::Inst(inst) = from
        && let InstKind::InsertValue { aggregate, element, indices } = &at.body.insts[inst].kind
    {
        match **indices {
            [index] if index == number => return (from, Some(*element)),
            [_] => from = *aggregate,
            _ => break,
        }
    }
    (from, None)
}
