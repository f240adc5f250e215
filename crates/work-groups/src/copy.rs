//! Copies of a region's blocks, for one work-item.

use crate::Error;
use crate::emit::Emitter;
use crate::function::noted;
use crate::group::{Group, Item};
use crate::locals::Locals;
use crate::primitives::Primitive;
use crate::printf;
use crate::regions::{Exit, Regions};
use crate::slots::{Home, Slot, Slots, uses};
use llvm_model::{
    BinaryOp, BlockId, Body, CastOp, DataLayout, Id as _, InstId, InstKind, Instruction, MdId, MdKindId,
    Metadata, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// How a parameter of the kernel comes.
#[derive(Clone, Copy)]
pub(crate) enum Param {
    /// As the value of its type.
    Value,
    /// As the address of bytes that nobody changes.
    Shared,
    /// As the address of so many bytes, of which each work-item has a copy.
    Copied(u64, Slot),
}

/// A parameter, loaded.
enum Loaded {
    Value(Value),
    Copied { from: Value, bytes: u64, slot: Slot, ty: TypeId },
}

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
    /// What all work-items have, from region to region; and what a region leaves of it for the next.
    shared: FxHashMap<InstId, (Value, Value)>,
    /// What accesses that work-items may do in any order are marked with, and the kinds of that mark and of loops'.
    parallel: Option<(MdId, MdKindId, MdKindId)>,
}

/// One copy that is being made.
struct Copy<'i> {
    /// The region's number.
    number: usize,
    item: &'i Item,
    blocks: FxHashMap<BlockId, BlockId>,
    values: FxHashMap<InstId, Value>,
    /// What phis get, by those of the kernel.
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
        let parallel = None;
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
            parallel,
        }
    }

    /// Says whether accesses of different work-items may be marked as independent; those that share a variable may not.
    pub(crate) fn mark_parallel(&mut self, wanted: bool) {
        let atomic = |kind: &InstKind| match kind {
            InstKind::AtomicRmw { .. } | InstKind::CmpXchg(_) | InstKind::Fence { .. } => true,
            InstKind::Load { atomic, .. } | InstKind::Store { atomic, .. } => atomic.is_some(),
            _ => false,
        };
        if !wanted || self.kernel.instructions().any(|(_, _, inst)| atomic(&inst.kind)) {
            return;
        }
        let module = &mut self.out.module;
        let mark = module.metadata.push(Metadata::Tuple { distinct: true, operands: Box::default() });
        let access = module.md_kinds.intern("llvm.access.group".into());
        let looped = module.md_kinds.intern("llvm.loop".into());
        self.parallel = Some((mark, access, looped));
    }

    /// Marks the loop that the last branch closes.
    pub(crate) fn mark_loop(&mut self) {
        let Some((mark, _, looped)) = self.parallel else { return };
        let module = &mut self.out.module;
        let name = module.metadata.push(Metadata::String("llvm.loop.parallel_accesses".into()));
        let says = Metadata::Tuple { distinct: false, operands: Box::new([Some(name), Some(mark)]) };
        let says = module.metadata.push(says);
        let itself = MdId::from_index(module.metadata.len());
        let operands = Box::new([Some(itself), Some(says)]);
        let node = module.metadata.push(Metadata::Tuple { distinct: true, operands });
        if let Some(&branch) = self.out.body.blocks[self.out.block].insts.last() {
            self.out.body.insts[branch].attach(looped, node);
        }
    }

    /// Loads the parameters' values from the addresses that `args` points to.
    pub(crate) fn load_params(&mut self, args: Value, params: Vec<(TypeId, Param)>) {
        let out = &mut self.out;
        for (number, (ty, param)) in params.into_iter().enumerate() {
            let offset = out.long(8 * number as u64);
            let place = out.address(args, offset);
            let from = out.load(out.ptr, place, 8);
            let loaded = match param {
                Param::Value => {
                    let align = self.layout.abi_align(&out.module.types, ty).unwrap_or(1);
                    Loaded::Value(out.load(ty, from, align))
                }
                Param::Shared if ty == out.ptr => Loaded::Value(from),
                Param::Shared => Loaded::Value(out.cast(CastOp::AddrSpaceCast, from, ty)),
                Param::Copied(bytes, slot) => Loaded::Copied { from, bytes, slot, ty },
            };
            self.params.push(loaded);
            self.param_types.push(ty);
        }
    }

    /// The body, when all regions are in it.
    pub(crate) fn finish(mut self) -> Body {
        self.out.body.metadata_operands.clone_from(&self.kernel.metadata_operands);
        self.out.body
    }

    /// Loads what all work-items have of the values that a region gets. What is loaded does not change while they run.
    pub(crate) fn load_shared(&mut self, number: usize) -> Vec<(InstId, Value)> {
        let slots = self.slots;
        let mut loaded = Vec::new();
        for &inst in &slots.live[number] {
            if let Some(Home::Shared) = slots.values.get(&inst) {
                let (kept, _) = self.shared_variables(inst);
                loaded.push((inst, self.out.load(self.kernel.insts[inst].ty, kept, 0)));
            }
        }
        loaded
    }

    /// Keeps what the last work-item has left of what all have, when a region has run for all.
    pub(crate) fn keep_shared(&mut self, number: usize) {
        let (slots, regions) = (self.slots, self.regions);
        for exit in &regions.regions[number].exits {
            let Exit::To(next, _) = exit else { continue };
            for &inst in &slots.live[*next] {
                if let (Some(Home::Shared), true) = (slots.values.get(&inst), self.defines(number, inst)) {
                    let (kept, left) = self.shared_variables(inst);
                    let value = self.out.load(self.kernel.insts[inst].ty, left, 0);
                    self.out.store(value, kept, 0);
                }
            }
        }
    }

    /// Copies a region for a work-item. Whoever leaves it goes to `latch`, and notes in `state` where it goes on. `shared` is
    /// what [`Copier::load_shared`] has loaded.
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
        let slots = self.slots;
        for &inst in &slots.live[number] {
            if let Some(&Home::Each(slot)) = slots.values.get(&inst) {
                let value = self.restore(inst, slot, item);
                let working = self.working(inst);
                self.out.store(value, working, 0);
            }
        }
        self.out.branch(copy.blocks[&region.start]);
        for block in &region.blocks {
            self.out.block = copy.blocks[block];
            self.block(*block, &mut copy)?;
        }
        for (phi, value, from) in copy.incoming {
            if let Some(Value::Inst(phi)) = copy.values.get(&phi) {
                self.out.incoming(*phi, value, from);
            }
        }
        Ok(())
    }

    /// Gives the work-item its copies of what is passed by value.
    fn copy_params(&mut self, item: &Item) {
        for number in 0..self.params.len() {
            let Loaded::Copied { from, bytes, slot, .. } = self.params[number] else { continue };
            let place = self.place(slot, item);
            let out = &mut self.out;
            let bytes = out.long(bytes);
            let calm = Value::Const(out.module.constants.int(out.i1, 1, 0));
            let params = [out.ptr, out.ptr, out.i64, out.i1];
            out.call("llvm.memcpy.p0.p0.i64", out.void, &params, vec![place, from, bytes, calm]);
        }
    }

    /// Where a work-item has a slot.
    fn place(&mut self, slot: Slot, item: &Item) -> Value {
        let out = &mut self.out;
        let offset = out.long(slot.offset);
        let first = out.address(self.group.contexts, offset);
        let stride = out.long(slot.stride);
        let distance = out.small(BinaryOp::Mul, item.linear, stride);
        out.address(first, distance)
    }

    fn block(&mut self, block: BlockId, copy: &mut Copy<'_>) -> Result<(), Error> {
        let insts = &self.kernel.blocks[block].insts;
        let is_phi = |inst: &&InstId| matches!(self.kernel.insts[**inst].kind, InstKind::Phi { .. });
        let phis = insts.iter().take_while(is_phi).count();
        for &inst in &insts[..phis] {
            let phi = Value::Inst(self.out.phi(self.kernel.insts[inst].ty));
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

    /// Keeps a value that other blocks use, some of them behind barriers.
    fn keep(&mut self, inst: InstId, copy: &Copy<'_>) {
        let home = self.slots.values.get(&inst);
        if let (Some(Home::Shared | Home::Each(_)), Some(&value)) = (home, copy.values.get(&inst)) {
            let working = self.working(inst);
            self.out.store(value, working, 0);
        }
    }

    /// Loads what a work-item has of a value.
    fn restore(&mut self, inst: InstId, slot: Slot, item: &Item) -> Value {
        let (place, ty) = (self.place(slot, item), self.kernel.insts[inst].ty);
        // Vectors of bits are not loaded from single ones.
        let is_bit = ty == self.out.i1;
        let load = self.out.load(if is_bit { self.out.i8 } else { ty }, place, slot.align);
        self.mark(load);
        if is_bit { self.out.cast(CastOp::Trunc, load, ty) } else { load }
    }

    /// Leaves values for the region that follows.
    fn hand_on(&mut self, next: usize, copy: &Copy<'_>) {
        let slots = self.slots;
        for &inst in &slots.live[next] {
            let Some(&home) = slots.values.get(&inst) else { continue };
            if matches!(home, Home::Remade) || !self.defines(copy.number, inst) {
                continue;
            }
            let ty = self.kernel.insts[inst].ty;
            let working = self.working(inst);
            let mut value = self.out.load(ty, working, 0);
            if let Home::Each(slot) = home {
                if ty == self.out.i1 {
                    value = self.out.cast(CastOp::ZExt, value, self.out.i8);
                }
                let place = self.place(slot, copy.item);
                let store = self.out.store(value, place, slot.align);
                self.mark(store);
            } else {
                let (_, left) = self.shared_variables(inst);
                self.out.store(value, left, 0);
            }
        }
    }

    /// Whether a region computes a value, on whatever way.
    fn defines(&self, region: usize, inst: InstId) -> bool {
        self.homes.get(&inst).is_some_and(|home| self.regions.regions[region].blocks.contains(home))
    }

    /// Where a value is while a region runs.
    fn working(&mut self, inst: InstId) -> Value {
        if let Some(&variable) = self.working.get(&inst) {
            return variable;
        }
        let variable = self.one_variable(inst);
        self.working.insert(inst, variable);
        variable
    }

    fn shared_variables(&mut self, inst: InstId) -> (Value, Value) {
        if let Some(&variables) = self.shared.get(&inst) {
            return variables;
        }
        let variables = (self.one_variable(inst), self.one_variable(inst));
        self.shared.insert(inst, variables);
        variables
    }

    fn one_variable(&mut self, inst: InstId) -> Value {
        let one = self.out.long(1);
        self.out.variable(self.kernel.insts[inst].ty, one, 0)
    }

    /// Marks an access that does not depend on other work-items'.
    fn mark(&mut self, access: Value) {
        if let (Some((mark, kind, _)), Value::Inst(access)) = (self.parallel, access) {
            self.out.body.insts[access].attach(kind, mark);
        }
    }

    /// The end of a block: phis of its successors get their values, and exits their notes.
    fn leave(&mut self, block: BlockId, inst: InstId, copy: &mut Copy<'_>) -> Result<(), Error> {
        let here = self.out.block;
        if let Some(&(next, all)) = self.regions.barriers.get(&block) {
            self.hand_on(next, copy);
            self.note(noted(self.regions, Exit::To(next, all)), copy);
            return Ok(());
        }
        let kind = &self.kernel.insts[inst].kind;
        if matches!(kind, InstKind::Ret { .. }) {
            self.note(noted(self.regions, Exit::Done), copy);
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
        self.out.push(kind, self.out.void);
        Ok(())
    }

    fn note(&mut self, state: u32, copy: &Copy<'_>) {
        if let Some(place) = copy.state {
            let state = self.out.word(state);
            self.out.store(state, place, 4);
        }
        self.out.branch(copy.latch);
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
            (_, InstKind::Call(call)) if self.is_lifetime(call.callee) => return Ok(()),
            (_, kind) => {
                let is_marked = self.is_shared(kind);
                let new = Instruction {
                    flags: original.flags,
                    attachments: original.attachments.clone(),
                    ..Instruction::new(self.operands(kind, block, copy)?, original.ty)
                };
                let new = Value::Inst(self.out.body.append(self.out.block, new));
                if is_marked {
                    self.mark(new);
                }
                new
            }
        };
        copy.values.insert(inst, value);
        Ok(())
    }

    /// Whether a function says how long variables live: those of work-items live as long as the group.
    fn is_lifetime(&self, callee: Value) -> bool {
        let function = self.out.module.as_function(callee).map(|id| &self.out.module.functions[id]);
        function
            .and_then(|function| function.props.name.as_str())
            .is_some_and(|name| name.starts_with("llvm.lifetime."))
    }

    /// Whether a load or store is of memory that no variable of the kernel shares between work-items.
    fn is_shared(&self, kind: &InstKind) -> bool {
        let (InstKind::Load { pointer, .. } | InstKind::Store { pointer, .. }) = kind else { return false };
        let mut pointer = *pointer;
        while let Value::Inst(inst) = pointer {
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

    fn operands(&mut self, kind: &InstKind, block: BlockId, copy: &Copy<'_>) -> Result<InstKind, Error> {
        let mut kind = kind.clone();
        let mut values = Vec::new();
        kind.for_each_operand(|value| values.push(value));
        for value in &mut values {
            *value = self.value(*value, block, copy)?;
        }
        let mut values = values.into_iter();
        kind.for_each_operand_mut(|value| *value = values.next().unwrap_or(*value));
        Ok(kind)
    }

    /// A value of the kernel, for the work-item of the copy, in a copy of `block`.
    fn value(&mut self, value: Value, block: BlockId, copy: &Copy<'_>) -> Result<Value, Error> {
        let inst = match value {
            Value::Const(id) => return Ok(self.locals.get(id).unwrap_or(value)),
            Value::Arg(number) => return Ok(self.param(number, copy.item)),
            Value::Metadata(_) | Value::Block(_) => return Ok(value),
            Value::Inst(inst) => inst,
        };
        let original = &self.kernel.insts[inst];
        if let (true, Some(primitive)) = (self.anew.contains(&inst), self.calls.get(&inst)) {
            return Ok(match (primitive, &original.kind) {
                (Primitive::Sized(what, other), InstKind::Call(call)) => {
                    self.group.sized(&mut self.out, (*what, *other), call.args[0], copy.item)
                }
                (Primitive::Plain(what), _) => self.group.plain(&mut self.out, *what, original.ty, copy.item),
                _ => value,
            });
        }
        if let &InstKind::Alloca { allocated, count, align, .. } = &original.kind {
            return self.variable(inst, (allocated, count, align, original.ty), copy.item);
        }
        if let (Some(home), true) = (self.slots.values.get(&inst), self.homes.get(&inst) != Some(&block)) {
            if let Home::Remade = home {
                return self.remake(inst, copy);
            }
            let working = self.working(inst);
            return Ok(self.out.load(original.ty, working, 0));
        }
        copy.values.get(&inst).copied().ok_or(Error::Instruction(original.kind.keyword()))
    }

    /// Computes a value again, of what can be had anywhere.
    fn remake(&mut self, inst: InstId, copy: &Copy<'_>) -> Result<Value, Error> {
        let kernel = self.kernel;
        let original = &kernel.insts[inst];
        let mut values = Vec::new();
        original.kind.for_each_operand(|value| values.push(value));
        for value in &mut values {
            *value = match *value {
                Value::Inst(used) if !self.is_anywhere(used) => self.remake(used, copy)?,
                other => self.value(other, self.regions.regions[copy.number].start, copy)?,
            };
        }
        let mut kind = original.kind.clone();
        let mut values = values.into_iter();
        kind.for_each_operand_mut(|value| *value = values.next().unwrap_or(*value));
        let new = Instruction { flags: original.flags, ..Instruction::new(kind, original.ty) };
        Ok(Value::Inst(self.out.body.append(self.out.block, new)))
    }

    /// Whether a value is given wherever it is asked for.
    fn is_anywhere(&self, inst: InstId) -> bool {
        self.anew.contains(&inst) || matches!(self.kernel.insts[inst].kind, InstKind::Alloca { .. })
    }

    fn param(&mut self, number: u32, item: &Item) -> Value {
        match self.params.get(number as usize) {
            Some(Loaded::Value(value)) => *value,
            Some(&Loaded::Copied { slot, ty, .. }) => {
                let place = self.place(slot, item);
                if ty == self.out.ptr { place } else { self.out.cast(CastOp::AddrSpaceCast, place, ty) }
            }
            None => Value::Arg(number),
        }
    }

    /// The address of a variable.
    fn variable(
        &mut self,
        inst: InstId,
        (allocated, count, align, ty): (TypeId, Value, u64, TypeId),
        item: &Item,
    ) -> Result<Value, Error> {
        if let Some(slot) = self.slots.variables.get(&inst) {
            let place = self.place(*slot, item);
            return Ok(if ty == self.out.ptr {
                place
            } else {
                self.out.cast(CastOp::AddrSpaceCast, place, ty)
            });
        }
        if self.out.module.as_u64(count).is_none() {
            return Err(Error::Instruction("alloca of a number that is not known"));
        }
        if let Some(variable) = self.variables.get(&inst) {
            return Ok(*variable);
        }
        let variable = self.out.variable(allocated, count, align);
        self.variables.insert(inst, variable);
        Ok(variable)
    }

    fn type_of(&self, value: Value) -> TypeId {
        match value {
            Value::Const(id) => self.out.module.constants.ty(id),
            Value::Arg(number) => self.param_types.get(number as usize).copied().unwrap_or(self.out.ptr),
            Value::Inst(inst) => self.kernel.insts[inst].ty,
            Value::Metadata(_) | Value::Block(_) => self.out.void,
        }
    }
}

/// Whether nothing is done with an address but loading from it, or from addresses that are made of it.
pub(crate) fn is_only_read(body: &Body, address: Value) -> bool {
    let mut known = FxHashSet::from_iter([address]);
    // In the order of blocks a use may stand before the address it uses: until nothing is new.
    loop {
        let before = known.len();
        for (block, id, inst) in body.instructions() {
            let mut used = false;
            uses(body, block, id, |value, _| used |= known.contains(&value));
            if !used {
                continue;
            }
            match inst.kind {
                InstKind::Load { volatile: false, atomic: None, .. } => {}
                InstKind::GetElementPtr { .. }
                | InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, .. } => {
                    known.insert(Value::Inst(id));
                }
                _ => return false,
            }
        }
        if known.len() == before {
            return true;
        }
    }
}
