//! Handles of buffers that are chosen by phis and selects: the addresses of the descriptors are chosen instead.

use super::resources::{Handle, Handles};
use crate::rewrite::chosen_from;
use llvm_model::{Body, Id as _, InstId, Module, Type, TypeId, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Makes choices of handles choices of addresses, and adds them to the handles. Returns the calls whose handles are chosen.
pub(super) fn run(module: &mut Module, body: &mut Body, handles: &mut Handles) -> FxHashSet<InstId> {
    let chosen = known(module, body, handles);
    let mut leaves: FxHashSet<InstId> = FxHashSet::default();
    // Handles of one type are those of the same content.
    let mut alike: FxHashMap<TypeId, Handle> = FxHashMap::default();
    for input in chosen.iter().flat_map(|(_, inputs)| inputs) {
        if let Value::Inst(id) = input
            && let Some(&handle) = handles.get(id)
        {
            leaves.insert(*id);
            alike.entry(body.insts[*id].ty).or_insert(handle);
        }
    }
    for (id, _) in chosen {
        let of_handle = body.insts[id].ty;
        let Some(&handle) = alike.get(&of_handle) else { continue };
        let pointer = handle.address_type(module);
        let nowhere = Value::Const(module.constants.poison(pointer));
        body.insts[id].ty = pointer;
        body.insts[id].kind.for_each_operand_mut(|operand| {
            if matches!(operand, Value::Const(of) if module.constants.ty(*of) == of_handle) {
                *operand = nowhere;
            }
        });
        handles.insert(id, handle.chosen(id));
    }
    leaves
}

/// The choices of handles that are all known, in order, with what they choose from.
fn known(module: &Module, body: &Body, handles: &Handles) -> Vec<(InstId, SmallVec<[Value; 2]>)> {
    let mut chosen: FxHashMap<InstId, SmallVec<[Value; 2]>> = FxHashMap::default();
    for (_, id, inst) in body.instructions() {
        let Some(inputs) = chosen_from(&inst.kind) else { continue };
        if matches!(module.types[inst.ty], Type::TargetExt { .. }) {
            chosen.insert(id, inputs);
        }
    }
    let mut users: FxHashMap<InstId, Vec<InstId>> = FxHashMap::default();
    let mut unknown: Vec<InstId> = Vec::new();
    for (&id, inputs) in &chosen {
        for input in inputs {
            match input {
                Value::Inst(input) if chosen.contains_key(input) => {
                    users.entry(*input).or_default().push(id);
                }
                Value::Inst(input) if handles.get(input).is_some_and(|handle| handle.is_buffer(module)) => {}
                Value::Const(_) => {}
                _ => unknown.push(id),
            }
        }
    }
    while let Some(id) = unknown.pop() {
        if chosen.remove(&id).is_some() {
            unknown.extend(users.remove(&id).unwrap_or_default());
        }
    }
    let mut chosen: Vec<_> = chosen.into_iter().collect();
    chosen.sort_unstable_by_key(|(id, _)| id.index());
    chosen
}
