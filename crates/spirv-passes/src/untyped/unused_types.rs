//! Types that only typed pointers have used: they go with these pointers, and so do the capabilities that they need.

use super::plan::Plan;
use crate::rewrite::{Rewrite, for_each_id};
use rustc_hash::FxHashSet;
use spirv_module::{Id, Instruction, Op};

/// Removes the types that the pointer types of the plan point to, with all that they consist of, unless something else uses
/// them.
pub(super) fn remove(out: &mut Rewrite, plan: &Plan<'_>) {
    let gone = plan.pointers.iter().filter(|(id, _)| !plan.kept.contains(id));
    let mut waiting: Vec<Id> = gone.map(|(_, pointer)| plan.standing(pointer.pointee)).collect();
    let mut unused: FxHashSet<Id> = FxHashSet::default();
    while let Some(id) = waiting.pop() {
        if !plan.pointers.contains_key(&id) && unused.insert(id) {
            waiting.extend(parts(plan, id));
        }
    }
    for instruction in out.instructions() {
        if unused.is_empty() {
            return;
        }
        if is_about(instruction) || instruction.result().is_some_and(|id| unused.contains(&id)) {
            continue;
        }
        let mut used: Vec<Id> = instruction.result_type().into_iter().collect();
        for_each_id(instruction, &plan.definitions, |_, id| used.push(id));
        while let Some(id) = used.pop() {
            if unused.remove(&id) {
                used.extend(parts(plan, id));
            }
        }
    }
    out.remove(|instruction| {
        let target = instruction.operands().first().filter(|_| is_about(instruction)).map(|&id| Id(id));
        instruction.result().or(target).is_some_and(|id| unused.contains(&id))
    });
}

/// The ids that the definition of a type or a constant uses, as they are in the new form.
fn parts(plan: &Plan<'_>, id: Id) -> Vec<Id> {
    let mut parts = Vec::new();
    if let Some(definition) = plan.definitions.instruction(id) {
        parts.extend(definition.result_type());
        for_each_id(definition, &plan.definitions, |_, id| parts.push(plan.standing(id)));
    }
    parts
}

/// Whether an instruction only says something about its first operand, and uses no other id.
fn is_about(instruction: Instruction<'_>) -> bool {
    matches!(
        instruction.op(),
        Op::Name
            | Op::MemberName
            | Op::Decorate
            | Op::MemberDecorate
            | Op::DecorateString
            | Op::MemberDecorateString
    )
}
