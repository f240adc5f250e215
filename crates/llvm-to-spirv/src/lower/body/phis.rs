//! Phis, and the casts that pointers need on the way to them.

use crate::lower::code::Code;
use llvm_model::{BlockId, Body, Cfg, InstId, InstKind, Value};
use rustc_hash::FxHashMap;
use spirv_module::{Id, Op};

/// Casts that phis need at the end of a block, by the block.
#[derive(Default)]
pub(super) struct EdgeCasts(FxHashMap<BlockId, Vec<EdgeCast>>);

struct EdgeCast {
    value: Value,
    /// The type that it is cast to.
    ty: Id,
    result: Id,
}

impl EdgeCasts {
    /// Finds the pointers that flow into phis of another type: they are cast at the end of the block they come from.
    pub(super) fn find(code: &mut Code<'_, '_>, body: &Body, cfg: &Cfg) -> EdgeCasts {
        let mut casts = EdgeCasts::default();
        for &block in cfg.order() {
            for &inst in &body.blocks[block].insts {
                let InstKind::Phi { incoming } = &body.insts[inst].kind else { break };
                if !code.input().is_pointer(body.insts[inst].ty) {
                    continue;
                }
                let want = code.natural_type(inst);
                for &(value, from) in incoming {
                    let value = code.resolve(value);
                    if matches!(value, Value::Inst(_))
                        && cfg.is_reachable(from)
                        && code.operand(value).1 != want
                        && casts.result(from, value, want).is_none()
                    {
                        let result = code.out().fresh();
                        casts.0.entry(from).or_default().push(EdgeCast { value, ty: want, result });
                    }
                }
            }
        }
        casts
    }

    /// The result of a cast at the end of `block`.
    fn result(&self, block: BlockId, value: Value, ty: Id) -> Option<Id> {
        let casts = self.0.get(&block)?;
        casts.iter().find(|cast| (cast.value, cast.ty) == (value, ty)).map(|cast| cast.result)
    }

    /// Emits the casts at the end of `block`.
    pub(super) fn emit(&self, code: &mut Code<'_, '_>, block: BlockId) {
        for cast in self.0.get(&block).into_iter().flatten() {
            let (operand, from) = code.operand(cast.value);
            code.note_cast(cast.value, from, cast.ty);
            code.emit_as(cast.result, Op::Bitcast, cast.ty, &[operand.0]);
        }
    }
}

/// Lowers a phi. Legalization has left one entry for each block that branches here.
pub(super) fn lower_phi(
    code: &mut Code<'_, '_>,
    inst: InstId,
    incoming: &[(Value, BlockId)],
    cfg: &Cfg,
    casts: &EdgeCasts,
) {
    let ty = code.natural_type(inst);
    let mut operands: Vec<u32> = Vec::with_capacity(2 * incoming.len());
    let all = code.input().profile().control_flow_is_structured;
    for &(value, from) in incoming.iter().filter(|(_, from)| all || cfg.is_reachable(*from)) {
        let value = code.resolve(value);
        let id = match casts.result(from, value, ty) {
            Some(id) => id,
            None => code.operand_of_phi(value, ty),
        };
        operands.extend([id.0, code.label(from).0]);
    }
    // Only a block without predecessors has such a phi: the entry block.
    if operands.is_empty() {
        let undefined = code.pool().undef(ty);
        return code.settle(inst, undefined);
    }
    code.define(inst, Op::Phi, ty, &operands);
}
