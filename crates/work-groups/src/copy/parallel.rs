//! Metadata that allows work-items to access memory in any order.

use super::Copier;
use crate::primitives::{Plain, Primitive};
use llvm_model::{CastOp, Id as _, InstId, InstKind, MdId, Metadata, Value};
use rustc_hash::FxHashSet;

impl Copier<'_, '_> {
    /// Sets whether accesses of different work-items may be marked as independent; those that share a variable may not,
    /// and `ordered` ones stay in the order of their work-item. In strips, atomic operations have regions of their own.
    pub(crate) fn mark_parallel(&mut self, wanted: bool, in_strips: bool, ordered: FxHashSet<InstId>) {
        let atomic = |kind: &InstKind| match kind {
            InstKind::AtomicRmw { .. } | InstKind::CmpXchg(_) | InstKind::Fence { .. } => true,
            InstKind::Load { atomic, .. } | InstKind::Store { atomic, .. } => atomic.is_some(),
            _ => false,
        };
        if !wanted || !in_strips && self.kernel.instructions().any(|(_, _, inst)| atomic(&inst.kind)) {
            return;
        }
        let module = &mut self.out.module;
        let mark = module.metadata.push(Metadata::Tuple { distinct: true, operands: Box::default() });
        let access = module.md_kinds.intern("llvm.access.group".into());
        self.parallel = Some((mark, access));
        self.ordered = ordered;
    }

    /// Marks the loop over work-items that the last branch closes. Where they can be joined: LLVM unrolls short loops before it
    /// looks for vectors, which are not found again in what comes of that; and long ones afterwards, which takes time and gains
    /// nothing.
    ///
    /// With `lanes`, a vector has an element for each iteration.
    pub(crate) fn mark_loop(&mut self, lanes: Option<u32>) {
        let Some((mark, _)) = self.parallel else { return };
        let module = &mut self.out.module;
        let looped = module.md_kinds.intern("llvm.loop".into());
        let (i32, mut numbers) = (self.out.i32, Vec::new());
        for (name, number) in lanes
            .iter()
            .flat_map(|&lanes| [("llvm.loop.vectorize.width", lanes), ("llvm.loop.interleave.count", 1)])
        {
            let number = module.constants.int(i32, 32, number.into());
            numbers.push((name, module.metadata.push(Metadata::Constant(number))));
        }
        let mut property = |name: &str, about: Option<MdId>| {
            let name = module.metadata.push(Metadata::String(name.into()));
            let operands = [Some(name)].into_iter().chain(about.map(Some)).collect();
            Some(module.metadata.push(Metadata::Tuple { distinct: false, operands }))
        };
        let unrolled = property("llvm.loop.unroll.disable", None);
        let accesses = property("llvm.loop.parallel_accesses", Some(mark));
        let mut operands = vec![None, unrolled, accesses];
        operands.extend(numbers.into_iter().map(|(name, number)| property(name, Some(number))));
        let itself = MdId::from_index(module.metadata.len());
        operands[0] = Some(itself);
        let node = module.metadata.push(Metadata::Tuple { distinct: true, operands: operands.into() });
        if let Some(&branch) = self.out.body.blocks[self.out.block].insts.last() {
            self.out.body.insts[branch].attach(looped, node);
        }
    }

    /// Marks an access that does not depend on other work-items'.
    pub(crate) fn mark(&mut self, access: Value) {
        if let (Some((mark, kind)), Value::Inst(access)) = (self.parallel, access) {
            self.out.body.insts[access].attach(kind, mark);
        }
    }

    /// Whether a load or store is of memory that no variable of the kernel shares between work-items.
    pub(super) fn is_shared(&self, kind: &InstKind) -> bool {
        if self.strips.is_some() {
            return matches!(kind, InstKind::Load { .. } | InstKind::Store { .. });
        }
        let (InstKind::Load { pointer, .. } | InstKind::Store { pointer, .. }) = kind else { return false };
        let mut pointer = *pointer;
        while let Value::Inst(inst) = pointer {
            // The library reads there values that it wrote before the last barrier.
            if self.calls.get(&inst) == Some(&Primitive::Plain(Plain::GroupScratch)) {
                return true;
            }
            match &self.kernel.insts[inst].kind {
                InstKind::GetElementPtr { base, .. } => pointer = *base,
                InstKind::Cast { operand, op: CastOp::AddrSpaceCast | CastOp::BitCast } => pointer = *operand,
                InstKind::Alloca { .. } => return self.slots.variables.contains_key(&inst),
                // An address that was stored may be that of a variable.
                _ => return false,
            }
        }
        true
    }
}
