//! Instructions with a region of their own: operations of sub-groups, and atomic operations.

use crate::primitives::{Barrier, Primitive};
use llvm_model::{BlockId, Body, Cfg, InstId, InstKind, Instruction, LoopForest, TypeId, Value};
use rustc_hash::FxHashMap;

/// The atomic operations of a kernel. The lanes of a strip do them one after the other.
#[derive(Default)]
pub(super) struct Atomics {
    /// The blocks that they are in.
    pub(super) blocks: Vec<BlockId>,
    /// Whether loops have any.
    pub(super) in_loops: bool,
}

impl Atomics {
    /// Finds them. `None` if a loop uses the result of one: it may wait for another work-item, which would wait behind the loop for all
    /// lanes of its strip.
    pub(super) fn of(body: &Body, cfg: &Cfg, forest: &LoopForest) -> Option<Atomics> {
        let (mut atomics, mut of_loops) = (Atomics::default(), Vec::new());
        for &block in cfg.order() {
            for &inst in &body.blocks[block].insts {
                if !is_atomic(body, inst) {
                    continue;
                }
                atomics.blocks.push(block);
                if forest.innermost(block).is_some() {
                    of_loops.push(Value::Inst(inst));
                }
            }
        }
        atomics.in_loops = !of_loops.is_empty();
        let mut is_used = false;
        if atomics.in_loops {
            for (_, _, inst) in body.instructions() {
                inst.kind.for_each_operand(|value| is_used |= of_loops.contains(&value));
            }
        }
        (!is_used).then_some(atomics)
    }
}

fn is_atomic(body: &Body, inst: InstId) -> bool {
    matches!(body.insts[inst].kind, InstKind::AtomicRmw { .. })
}

/// Whether sub-groups synchronize.
pub(super) fn is_of_part(call: Primitive) -> bool {
    matches!(call, Primitive::Barrier(Barrier::SubGroup) | Primitive::Collective(_))
}

/// Gives each operation of sub-groups a region of its own, and cuts around atomic operations. Where sub-groups meet, a strip is cut.
/// The blocks in `places` begin with a cut.
pub(super) fn separate(
    body: &mut Body,
    calls: &mut FxHashMap<InstId, Primitive>,
    places: &[BlockId],
    void: TypeId,
) {
    for call in calls.values_mut().filter(|call| **call == Primitive::Barrier(Barrier::SubGroup)) {
        *call = Primitive::Barrier(Barrier::Strip);
    }
    for block in body.layout.clone() {
        let insts = std::mem::take(&mut body.blocks[block].insts);
        let mut separated: Vec<InstId> = Vec::new();
        for (at, &inst) in insts.iter().enumerate() {
            let is_alone =
                is_atomic(body, inst) || matches!(calls.get(&inst), Some(Primitive::Collective(_)));
            if !is_alone {
                separated.push(inst);
                continue;
            }
            let is_cut = separated
                .last()
                .is_some_and(|last| calls.get(last) == Some(&Primitive::Barrier(Barrier::Strip)));
            if !is_cut {
                separated.push(cut(body, calls, void));
            }
            separated.push(inst);
            let is_last = is_atomic(body, inst)
                && insts.get(at + 1).is_some_and(|&next| {
                    matches!(body.insts[next].kind, InstKind::Br { target } if places.contains(&target))
                });
            if !is_last {
                separated.push(cut(body, calls, void));
            }
        }
        body.blocks[block].insts = separated;
    }
}

/// Adds an instruction at which regions are cut.
fn cut(body: &mut Body, calls: &mut FxHashMap<InstId, Primitive>, void: TypeId) -> InstId {
    let barrier = body.insts.push(Instruction::new(InstKind::Unreachable, void));
    calls.insert(barrier, Primitive::Barrier(Barrier::Strip));
    barrier
}
