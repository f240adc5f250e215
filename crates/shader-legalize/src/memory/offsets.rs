//! Offsets of bytes that are chosen from constants: passes make them of pointers to members, and the pointers are chosen again.

use super::pointees::is_own;
use llvm_model::{Body, Id as _, InstId, InstKind, Instruction, Module, Type, Value};

/// Makes choices of pointers; returns whether there are any.
pub(super) fn run(module: &Module, body: &mut Body) -> bool {
    let mut found: Vec<InstId> = body
        .instructions()
        .filter(|(_, _, inst)| is_one(module, body, &inst.kind) && is_own(&module.types, inst.ty))
        .map(|(_, id, _)| id)
        .collect();
    found.sort_unstable_by_key(|id| id.index());
    if found.is_empty() {
        return false;
    }
    let mut before: Vec<[InstId; 2]> = Vec::with_capacity(found.len());
    for &pointer in &found {
        let this = body.insts[pointer].clone();
        let InstKind::GetElementPtr { indices, .. } = &this.kind else { continue };
        let Some(&Value::Inst(index)) = indices.first() else { continue };
        let InstKind::Select { condition, if_true, if_false } = body.insts[index].kind else { continue };
        let [yes, no] = [if_true, if_false].map(|offset| {
            let mut kind = this.kind.clone();
            if let InstKind::GetElementPtr { indices, .. } = &mut kind {
                indices[0] = offset;
            }
            body.insts.push(Instruction { kind, ..this.clone() })
        });
        body.insts[pointer].kind =
            InstKind::Select { condition, if_true: Value::Inst(yes), if_false: Value::Inst(no) };
        before.push([yes, no]);
    }
    for block in body.layout.clone() {
        let insts = std::mem::take(&mut body.blocks[block].insts);
        let mut new = Vec::with_capacity(insts.len());
        for inst in insts {
            if let Ok(at) = found.binary_search_by_key(&inst.index(), |id| id.index()) {
                new.extend(before.get(at).into_iter().flatten());
            }
            new.push(inst);
        }
        body.blocks[block].insts = new;
    }
    true
}

fn is_one(module: &Module, body: &Body, kind: &InstKind) -> bool {
    let InstKind::GetElementPtr { source_type, indices, .. } = kind else { return false };
    let &[Value::Inst(index)] = &indices[..] else { return false };
    module.types[*source_type] == Type::Integer(8)
        && matches!(
            body.insts[index].kind,
            InstKind::Select { if_true: Value::Const(_), if_false: Value::Const(_), .. }
        )
}
