//! Images and samplers that are chosen by phis and selects: their addresses are chosen instead, and they are loaded behind the
//! choice.

use crate::opaque::is_object;
use crate::rewrite::chosen_from;
use llvm_model::{Align, Body, Id as _, InstId, InstKind, Instruction, Module, TypeId, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Makes choices of loaded objects loads through chosen addresses; returns whether there are any.
pub(super) fn run(module: &mut Module, body: &mut Body) -> bool {
    let choices = choices(module, body);
    // The pointers are known before their users are written: phis may use each other.
    let mut pointers: FxHashMap<InstId, InstId> = FxHashMap::default();
    for &(choice, pointer_type) in &choices {
        let kind = body.insts[choice].kind.clone();
        let new = Instruction { kind, ty: pointer_type, ..body.insts[choice].clone() };
        pointers.insert(choice, body.push_as(new, choice));
    }
    for &(choice, pointer_type) in &choices {
        let Some(&pointer) = pointers.get(&choice) else { continue };
        let of_object = body.insts[choice].ty;
        let mut kind = body.insts[pointer].kind.clone();
        let nowhere = Value::Const(module.constants.poison(pointer_type));
        kind.for_each_operand_mut(|operand| match *operand {
            Value::Inst(input) => match (pointers.get(&input), &body.insts[input].kind) {
                (Some(&chosen), _) => *operand = Value::Inst(chosen),
                (None, InstKind::Load { pointer, .. }) if body.insts[input].ty == of_object => {
                    *operand = *pointer;
                }
                _ => {}
            },
            Value::Const(id) if module.constants.ty(id) == of_object => *operand = nowhere,
            _ => {}
        });
        body.insts[pointer].kind = kind;
        body.insts[choice].kind = InstKind::Load {
            pointer: Value::Inst(pointer),
            align: Align::NONE,
            volatile: false,
            atomic: None,
        };
    }
    for block in body.layout.clone() {
        let insts = &body.blocks[block].insts;
        if !insts.iter().any(|inst| pointers.contains_key(inst)) {
            continue;
        }
        let (mut phis, mut rest) = (Vec::new(), Vec::new());
        for &inst in insts {
            if let Some(&pointer) = pointers.get(&inst) {
                match body.insts[pointer].kind {
                    InstKind::Phi { .. } => phis.push(pointer),
                    _ => rest.push(pointer),
                }
            }
            match body.insts[inst].kind {
                InstKind::Phi { .. } => phis.push(inst),
                _ => rest.push(inst),
            }
        }
        phis.append(&mut rest);
        body.blocks[block].insts = phis;
    }
    !choices.is_empty()
}

/// The choices of objects that are all loaded through pointers of one type, each with it.
fn choices(module: &Module, body: &Body) -> Vec<(InstId, TypeId)> {
    let mut found: FxHashMap<InstId, SmallVec<[Value; 2]>> = FxHashMap::default();
    for (_, id, inst) in body.instructions() {
        if !is_object(&module.types, inst.ty) {
            continue;
        }
        if let Some(inputs) = chosen_from(&inst.kind) {
            found.insert(id, inputs);
        }
    }
    let mut users: FxHashMap<InstId, Vec<InstId>> = FxHashMap::default();
    let mut types: FxHashMap<InstId, TypeId> = FxHashMap::default();
    let mut excluded: Vec<InstId> = Vec::new();
    let mut typed: Vec<InstId> = Vec::new();
    for (&id, inputs) in &found {
        for input in inputs {
            match input {
                Value::Const(_) => {}
                Value::Inst(input) if found.contains_key(input) => users.entry(*input).or_default().push(id),
                Value::Inst(input) => match pointer_type(module, body, *input) {
                    Some(ty) if *types.entry(id).or_insert(ty) == ty => typed.push(id),
                    _ => excluded.push(id),
                },
                _ => excluded.push(id),
            }
        }
    }
    // Choices of choices have the types of these.
    while let Some(id) = typed.pop() {
        let Some(&ty) = types.get(&id) else { continue };
        for &user in users.get(&id).map_or(&[][..], Vec::as_slice) {
            match types.get(&user) {
                None => {
                    types.insert(user, ty);
                    typed.push(user);
                }
                Some(other) if *other == ty => {}
                Some(_) => excluded.push(user),
            }
        }
    }
    while let Some(id) = excluded.pop() {
        if types.remove(&id).is_some() {
            excluded.extend(users.get(&id).into_iter().flatten());
        }
    }
    let mut choices: Vec<(InstId, TypeId)> = types.into_iter().collect();
    choices.sort_unstable_by_key(|(id, _)| id.index());
    choices
}

/// The type of the pointer that an object is loaded through.
fn pointer_type(module: &Module, body: &Body, inst: InstId) -> Option<TypeId> {
    match body.insts[inst].kind {
        InstKind::Load { pointer, volatile: false, atomic: None, .. } => match pointer {
            Value::Const(id) => Some(module.constants.ty(id)),
            Value::Inst(id) => Some(body.insts[id].ty),
            _ => None,
        },
        _ => None,
    }
}
