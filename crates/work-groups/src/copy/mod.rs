//! Copies of a region's blocks, for one work-item.

mod collective;
mod kept;
mod lanes;
mod local_atomics;
mod parallel;
mod params;
mod values;

pub(crate) use collective::Operand;
pub(crate) use params::{Param, is_only_read};

use crate::Error;
use crate::emit::Emitter;
use crate::group::{Group, Item};
use crate::interleaved::Interleaved;
use crate::locals::Locals;
use crate::primitives::Primitive;
use crate::printf;
use crate::regions::{Exit, Regions};
use crate::spills::Slots;
use llvm_model::{
    BlockId, Body, DataLayout, InstBuilder as _, InstId, InstKind, Instruction, MdId, MdKindId, TypeId, Value,
};
use params::Loaded;
use rustc_hash::{FxHashMap, FxHashSet};

/// Copies regions into a function.
pub(crate) struct Copier<'m, 'k> {
    pub(crate) out: Emitter<'m>,
    kernel: &'k Body,
    calls: &'k FxHashMap<InstId, Primitive>,
    anew: &'k FxHashSet<InstId>,
    regions: &'k Regions,
    slots: &'k Slots,
    locals: &'k Locals,
    group: &'k Group,
    layout: &'k DataLayout,
    homes: FxHashMap<InstId, BlockId>,
    params: Vec<Loaded>,
    param_types: Vec<TypeId>,
    /// Variables that no two regions share: one for all work-items.
    variables: FxHashMap<InstId, Value>,
    /// The values that regions get from others, while a region runs.
    working: FxHashMap<InstId, Value>,
    /// The values that all work-items share, from region to region; and those that a region leaves for the next.
    shared: FxHashMap<InstId, (Value, Value)>,
    /// The variables of a kernel that runs in strips, and the memory of each slot of the strip that runs.
    strips: Option<&'k Interleaved>,
    /// Whether variables of strips outlive barriers.
    has_barriers: bool,
    arrays: FxHashMap<u64, Value>,
    /// The mark of accesses that work-items may do in any order, and its metadata kind.
    parallel: Option<(MdId, MdKindId)>,
    /// Accesses that are not marked as independent.
    ordered: FxHashSet<InstId>,
}

/// One copy that is being made.
struct Copy<'i> {
    /// The region's number.
    number: usize,
    item: &'i Item,
    blocks: FxHashMap<BlockId, BlockId>,
    values: FxHashMap<InstId, Value>,
    /// The incoming values of phis, by those of the kernel.
    incoming: Vec<(InstId, Value, BlockId)>,
    latch: BlockId,
    /// Where the work-item notes its next region.
    state: Option<Value>,
}

impl<'m, 'k> Copier<'m, 'k> {
    #[expect(clippy::too_many_arguments, reason = "each is a table of its own, which is only read")]
    pub(crate) fn new(
        out: Emitter<'m>,
        kernel: &'k Body,
        calls: &'k FxHashMap<InstId, Primitive>,
        anew: &'k FxHashSet<InstId>,
        regions: &'k Regions,
        slots: &'k Slots,
        locals: &'k Locals,
        group: &'k Group,
        layout: &'k DataLayout,
    ) -> Self {
        let homes = kernel.instructions().map(|(block, inst, _)| (inst, block)).collect();
        let (params, param_types, variables) = (Vec::new(), Vec::new(), FxHashMap::default());
        let (working, shared) = (FxHashMap::default(), FxHashMap::default());
        let (parallel, strips, arrays) = (None, None, FxHashMap::default());
        Self {
            out,
            kernel,
            calls,
            anew,
            regions,
            slots,
            locals,
            group,
            layout,
            homes,
            params,
            param_types,
            variables,
            working,
            shared,
            strips,
            has_barriers: false,
            arrays,
            parallel,
            ordered: FxHashSet::default(),
        }
    }

    /// The body, when all regions are in it.
    pub(crate) fn finish(mut self) -> Body {
        self.out.body.metadata_operands.clone_from(&self.kernel.metadata_operands);
        self.out.body
    }

    /// Copies a region for a work-item. Every exit goes to `latch`, and stores the number of the next region in `state`.
    /// `shared` are the values that [`Copier::load_shared`] has loaded.
    pub(crate) fn region(
        &mut self,
        number: usize,
        item: &Item,
        latch: BlockId,
        state: Option<Value>,
        shared: &[(InstId, Value)],
    ) -> Result<(), Error> {
        let region = &self.regions.regions[number];
        let blocks = region.blocks.iter().map(|&block| (block, self.out.new_block())).collect();
        let (values, incoming) = (FxHashMap::default(), Vec::new());
        let mut copy = Copy { number, item, blocks, values, incoming, latch, state };
        if number == 0 {
            self.copy_params(item);
        }
        for &(inst, value) in shared {
            let working = self.working(inst);
            self.out.store(value, working, 0);
        }
        if self.strips.is_none() {
            self.restore_all(&self.slots.live[number], item);
        }
        self.out.br(copy.blocks[&region.start]);
        for block in &region.blocks {
            self.out.block = copy.blocks[block];
            self.block(*block, &mut copy)?;
        }
        for (phi, value, from) in copy.incoming {
            if let Some(Value::Inst(phi)) = copy.values.get(&phi) {
                self.out.body.add_incoming(*phi, value, from);
            }
        }
        Ok(())
    }

    fn block(&mut self, block: BlockId, copy: &mut Copy<'_>) -> Result<(), Error> {
        let insts = &self.kernel.blocks[block].insts;
        let is_phi = |inst: &&InstId| matches!(self.kernel.insts[**inst].kind, InstKind::Phi { .. });
        let phis = insts.iter().take_while(is_phi).count();
        for &inst in &insts[..phis] {
            let phi = Value::Inst(self.out.phi(self.kernel.insts[inst].ty, []));
            copy.values.insert(inst, phi);
        }
        for &inst in &insts[..phis] {
            self.keep(inst, copy);
        }
        for &inst in &insts[phis..] {
            if self.kernel.insts[inst].kind.is_terminator() {
                self.leave(block, inst, copy)?;
            } else {
                self.instruction(block, inst, copy)?;
                self.keep(inst, copy);
            }
        }
        Ok(())
    }

    /// The end of a block: phis of its successors get their values, and exits their notes.
    fn leave(&mut self, block: BlockId, inst: InstId, copy: &mut Copy<'_>) -> Result<(), Error> {
        let here = self.out.block;
        if let Some(&(next, all)) = self.regions.barriers.get(&block) {
            self.hand_on(next, copy);
            self.take(Exit::To(next, all), copy);
            return Ok(());
        }
        let kind = &self.kernel.insts[inst].kind;
        if matches!(kind, InstKind::Ret { .. }) {
            self.take(Exit::Done, copy);
            return Ok(());
        }
        let mut successors = self.kernel.successors(block);
        successors.sort_unstable();
        successors.dedup();
        for successor in successors {
            for &phi in &self.kernel.blocks[successor].insts {
                let InstKind::Phi { incoming } = &self.kernel.insts[phi].kind else { break };
                for (value, _) in incoming.iter().filter(|(_, from)| *from == block) {
                    let value = self.value(*value, block, copy)?;
                    copy.incoming.push((phi, value, here));
                }
            }
        }
        let mut kind = self.operands(kind, block, copy)?;
        kind.for_each_target_mut(|target| {
            if let Some(new) = copy.blocks.get(target) {
                *target = *new;
            }
        });
        // Hints of a loop hold for its copies.
        let attachments = self.kernel.insts[inst].attachments.clone();
        let branch = Instruction { attachments, ..Instruction::new(kind, self.out.void) };
        self.out.body.append(self.out.block, branch);
        Ok(())
    }

    /// Leaves a region: a lane of a strip keeps the values that the next region uses, and the exit is noted.
    fn take(&mut self, exit: Exit, copy: &Copy<'_>) {
        if self.strips.is_some() {
            let is_used =
                |slots: &Slots, inst| matches!(exit, Exit::To(next, _) if slots.is_live(next, inst));
            self.forget(copy.number, |slots, inst| !is_used(slots, inst));
        }
        if let Some(place) = copy.state {
            let state = self.out.int32(self.regions.noted(exit));
            self.out.store(state, place, 4);
        }
        self.out.br(copy.latch);
    }

    fn instruction(&mut self, block: BlockId, inst: InstId, copy: &mut Copy<'_>) -> Result<(), Error> {
        let kernel = self.kernel;
        let original = &kernel.insts[inst];
        if self.anew.contains(&inst) || matches!(original.kind, InstKind::Alloca { .. }) {
            return Ok(());
        }
        let value = match (self.calls.get(&inst), &original.kind) {
            (Some(Primitive::Sized(what, other)), InstKind::Call(call)) => {
                let dimension = *call.args.first().ok_or(Error::Instruction("call"))?;
                let dimension = self.value(dimension, block, copy)?;
                self.group.sized(&mut self.out, (*what, *other), dimension, copy.item)
            }
            (Some(Primitive::Printf), InstKind::Call(call)) => {
                let mut args = Vec::new();
                for &arg in &call.args {
                    args.push((self.value(arg, block, copy)?, self.type_of(arg)));
                }
                let printed = printf::emit(&mut self.out, self.group.printf_state, &args, self.layout);
                printed.ok_or(Error::Instruction("printf"))?
            }
            (Some(Primitive::Space(what)), InstKind::Call(call)) => {
                let pointer = self.value(call.args[0], block, copy)?;
                let spaces = self.group.spaces.as_ref().ok_or(Error::Instruction("call"))?;
                spaces.answer(&mut self.out, *what, pointer, original.ty)
            }
            (_, InstKind::Call(call)) if self.is_lifetime(call.callee) => return Ok(()),
            (_, kind) => {
                let of_copy = self.operands(kind, block, copy)?;
                let address = self.interleaved(kind, &of_copy, original.ty)?;
                match address.or_else(|| self.local_atomic(kind, &of_copy, original.ty)) {
                    Some(value) => value,
                    None => {
                        let new = Instruction {
                            flags: original.flags,
                            attachments: original.attachments.clone(),
                            ..Instruction::new(of_copy, original.ty)
                        };
                        let new = Value::Inst(self.out.body.append(self.out.block, new));
                        if self.is_shared(kind) && !self.ordered.contains(&inst) {
                            self.mark(new);
                        }
                        new
                    }
                }
            }
        };
        copy.values.insert(inst, value);
        Ok(())
    }

    /// Returns whether a function is a lifetime marker: variables of work-items live as long as the group.
    fn is_lifetime(&self, callee: Value) -> bool {
        let function = self.out.module.as_function(callee).map(|id| &self.out.module.functions[id]);
        function
            .and_then(|function| function.props.name.as_str())
            .is_some_and(|name| name.starts_with("llvm.lifetime."))
    }
}
