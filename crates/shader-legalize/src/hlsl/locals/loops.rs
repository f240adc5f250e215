//! Loops over an array of handles, as constructors of arrays are without optimization: they store nothing that is read, and
//! count by addresses. They count by numbers instead, so that the array has no addresses any more.

use super::holds_handle;
use llvm_model::{
    BinaryOp, Body, Constant, FunctionId, Id as _, InstId, InstKind, IntPredicate, Module, Type, TypeId,
    Value,
};

/// Removes the stores of handles without a value, and gives loops that count by addresses numbers. Returns whether there were
/// any.
pub(super) fn run(module: &mut Module, function: FunctionId) -> bool {
    let Some(mut body) = module.functions[function].body.take() else { return false };
    let mut changed = false;
    for block in body.layout.clone() {
        let before = body.blocks[block].insts.len();
        let insts = std::mem::take(&mut body.blocks[block].insts);
        body.blocks[block].insts =
            insts.into_iter().filter(|&inst| !stores_nothing(module, &body.insts[inst].kind)).collect();
        changed |= body.blocks[block].insts.len() != before;
    }
    let users = users(&body);
    let counters: Vec<Counter> =
        body.instructions().filter_map(|(_, id, _)| counter(module, &body, &users, id)).collect();
    for counter in &counters {
        count_by_numbers(module, &mut body, counter);
    }
    changed |= !counters.is_empty();
    if changed {
        // The addresses that were compared.
        crate::sweep::run(module, &mut body);
    }
    module.functions[function].body = Some(body);
    changed
}

/// Whether an instruction stores a handle that has no value.
fn stores_nothing(module: &Module, kind: &InstKind) -> bool {
    let InstKind::Store { value: Value::Const(id), volatile: false, atomic: None, .. } = kind else {
        return false;
    };
    matches!(module.constants[*id], Constant::Poison | Constant::Undef)
        && holds_handle(&module.types, module.constants.ty(*id))
}

/// A phi that counts by addresses from `base` until a comparison with an address that is known.
struct Counter {
    phi: InstId,
    base: Value,
    next: InstId,
    step: u64,
    /// Each comparison of the next address, and the number of steps from `base` to the address that it is compared with.
    comparisons: Vec<(InstId, u64)>,
}

/// By instruction: the instructions that use its value.
fn users(body: &Body) -> Vec<Vec<InstId>> {
    let mut users: Vec<Vec<InstId>> = vec![Vec::new(); body.insts.len()];
    for (_, id, inst) in body.instructions() {
        inst.kind.for_each_operand(|operand| {
            if let Value::Inst(operand) = operand {
                users[operand.index()].push(id);
            }
        });
    }
    users
}

fn counter(module: &Module, body: &Body, users: &[Vec<InstId>], phi: InstId) -> Option<Counter> {
    let InstKind::Phi { incoming } = &body.insts[phi].kind else { return None };
    if !matches!(module.types[body.insts[phi].ty], Type::Pointer(_)) {
        return None;
    }
    let &[(first, _), (second, _)] = &incoming[..] else { return None };
    let next_of = |value: Value| match value {
        Value::Inst(id) => step(module, body, Value::Inst(phi), id).map(|(step, ty)| (id, step, ty)),
        _ => None,
    };
    let (base, (next, step_count, ty)) = match (next_of(first), next_of(second)) {
        (None, Some(next)) => (first, next),
        (Some(next), None) => (second, next),
        _ => return None,
    };
    if users[phi.index()].iter().any(|&user| user != next) {
        return None;
    }
    let mut comparisons = Vec::new();
    for &user in &users[next.index()] {
        if user == phi {
            continue;
        }
        let InstKind::ICmp { predicate, lhs, rhs } = body.insts[user].kind else { return None };
        if !matches!(predicate, IntPredicate::Eq | IntPredicate::Ne) {
            return None;
        }
        let other = if lhs == Value::Inst(next) { rhs } else { lhs };
        let Value::Inst(end) = other else { return None };
        let (count, end_type) = step(module, body, base, end)?;
        if end_type != ty {
            return None;
        }
        comparisons.push((user, count));
    }
    Some(Counter { phi, base, next, step: step_count, comparisons })
}

/// The constant number of elements that a pointer is moved by from `base`, and their type.
fn step(module: &Module, body: &Body, base: Value, id: InstId) -> Option<(u64, TypeId)> {
    let InstKind::GetElementPtr { source_type, base: of, indices, .. } = &body.insts[id].kind else {
        return None;
    };
    let &[index] = &indices[..] else { return None };
    (*of == base).then_some(())?;
    Some((module.as_u64(index)?, *source_type))
}

fn count_by_numbers(module: &mut Module, body: &mut Body, counter: &Counter) {
    let i64 = module.types.int(64);
    let mut number = |value: u64| Value::Const(module.constants.int(i64, 64, value));
    let (zero, step) = (number(0), number(counter.step));
    if let InstKind::Phi { incoming } = &mut body.insts[counter.phi].kind {
        for (value, _) in incoming.iter_mut().filter(|(value, _)| *value == counter.base) {
            *value = zero;
        }
    }
    body.insts[counter.phi].ty = i64;
    body.insts[counter.next].kind =
        InstKind::Binary { op: BinaryOp::Add, lhs: Value::Inst(counter.phi), rhs: step };
    body.insts[counter.next].ty = i64;
    body.insts[counter.next].flags = Default::default();
    for &(comparison, count) in &counter.comparisons {
        if let InstKind::ICmp { lhs, rhs, .. } = &mut body.insts[comparison].kind {
            (*lhs, *rhs) = (Value::Inst(counter.next), number(count));
        }
    }
}
