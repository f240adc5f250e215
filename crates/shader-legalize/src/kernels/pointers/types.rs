//! The types with cells of what a function has in memory, and constant pointers.

use super::codes::Shared;
use super::demand;
use super::flow::Target;
use super::memories::Memories;
use crate::memory::{self, Layouts};
use llvm_model::{Body, ConstId, Constant, InstId, InstKind, Module, Value};

/// The number and the bytes of a constant pointer.
pub(super) fn constant(
    module: &mut Module,
    memories: &mut Memories,
    layouts: &Layouts<'_>,
    id: ConstId,
) -> Option<(u32, u32)> {
    if matches!(module.constants[id], Constant::Null) {
        return Some((0, 0));
    }
    let (root, bytes) = memory::constant_place(module, layouts, Value::Const(id))?;
    let Value::Const(root) = root else { return None };
    let Constant::Global(global) = module.constants[root] else { return None };
    let (number, offset) = memories.place(Target::Global(global));
    Some((number, offset.wrapping_add(bytes as u32)))
}

/// Gives everything in a function that is, or has, a pointer in memory its type with cells.
pub(super) fn run(module: &mut Module, shared: &mut Shared<'_, '_>, body: &mut Body) {
    let Shared { cells, memories, layouts, .. } = shared;
    let mut ids: Vec<InstId> = body.instructions().map(|(_, id, _)| id).collect();
    for id in ids.drain(..) {
        let inst = &mut body.insts[id];
        let is_whole = !demand::is_pointer(module, inst.ty);
        if is_whole {
            inst.ty = cells.ty(module, inst.ty);
        }
        if let InstKind::Alloca { allocated: ty, .. } | InstKind::GetElementPtr { source_type: ty, .. } =
            &mut inst.kind
        {
            *ty = cells.ty(module, *ty);
        }
        inst.kind.for_each_operand_mut(|operand| {
            let Value::Const(id) = *operand else { return };
            let ty = module.constants.ty(id);
            if demand::is_pointer(module, ty) || cells.ty(module, ty) == ty {
                return;
            }
            let coded = cells.constant(module, id, &mut |module, id| constant(module, memories, layouts, id));
            if let Some(coded) = coded {
                *operand = Value::Const(coded);
            }
        });
    }
}
