//! Terminators of the blocks of a graph.

use super::Smith;
use crate::graph::Exit;
use llvm_model::int::ApInt;
use llvm_model::{BlockId, ConstId, Constant, InstBuilder, InstKind, TypeId};

/// Ends the block of the smith. `blocks` has the block of each number of the graph.
pub(super) fn add(smith: &mut Smith<'_>, exit: &Exit, blocks: &[BlockId], ret: TypeId) {
    match exit {
        Exit::Return => {
            let value = (!smith.is_void(ret)).then(|| smith.value(ret));
            smith.ret(value);
        }
        Exit::Branch(target) => smith.br(blocks[*target]),
        Exit::Condition(first, second) => {
            let ty = smith.module.types.int(1);
            let condition = smith.value(ty);
            smith.cond_br(condition, blocks[*first], blocks[*second]);
        }
        Exit::Switch(targets) => switch(smith, targets, blocks),
        Exit::Unreachable | Exit::Kill => {
            smith.emit_void(InstKind::Unreachable);
        }
    }
}

/// Cases have different values: there are at most as many as the type has values.
fn switch(smith: &mut Smith<'_>, targets: &[usize], blocks: &[BlockId]) {
    let scalar = |smith: &Smith<'_>, ty| smith.module.types.int_width(ty).is_some_and(|width| width > 1);
    let ty = match smith.visible(scalar) {
        Some((_, ty)) => ty,
        None => smith.module.types.int(32),
    };
    let width = smith.module.types.int_width(ty).unwrap_or(32);
    let value = smith.value(ty);
    let first = i64::from(smith.choices.below(4) as u32) - 2;
    let cases: Vec<(ConstId, BlockId)> = (0..)
        .zip(&targets[1..])
        .map(|(number, target)| {
            let bits = Constant::Int(ApInt::from_i64(width, first + number));
            (smith.module.constants.intern(ty, bits), blocks[*target])
        })
        .collect();
    smith.emit_void(InstKind::Switch { value, default: blocks[targets[0]], cases: cases.into() });
}
