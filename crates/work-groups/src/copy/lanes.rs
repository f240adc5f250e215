//! Values and variables of a strip: one array for each, with an element for each lane.

use super::Copier;
use crate::Error;
use crate::group::Item;
use crate::interleaved::{Interleaved, LANES, Step, of_all_lanes, signed, steps};
use crate::spills::{Home, Slot, Slots};
use llvm_model::{BinaryOp, CastOp, Flags, InstBuilder as _, InstId, InstKind, TypeId, Value};

impl<'k> Copier<'_, 'k> {
    /// Lets strips run the kernel, whose variables may have to outlive barriers.
    pub(crate) fn set_strips(&mut self, variables: &'k Interleaved, has_barriers: bool) {
        self.strips = Some(variables);
        self.has_barriers = has_barriers;
    }

    /// Where a variable of a lane is.
    pub(super) fn place_of_variable(&mut self, inst: InstId, slot: Slot, item: &Item) -> Value {
        let unit = self.strips.and_then(|strips| strips.unit(inst));
        match (unit, item.lane, self.has_barriers) {
            (Some(unit), Some(lane), false) => self.place_in_strip(slot, unit, lane),
            (Some(unit), Some(lane), true) => {
                let out = &mut self.out;
                let array = self.group.first_slot(out, slot.offset);
                let first = out.small(BinaryOp::Sub, item.linear, lane);
                let (stride, unit) = (out.int64(slot.stride), out.int64(unit));
                let before = out.small(BinaryOp::Mul, first, stride);
                let distance = out.small(BinaryOp::Mul, lane, unit);
                let strip = out.byte_offset(array, before);
                out.byte_offset(strip, distance)
            }
            (None, Some(_), true) => self.place(slot, &item.outside()),
            _ => self.place(slot, item),
        }
    }

    /// Loads the values of a lane that outlive a barrier before the region of this number, or stores them.
    pub(crate) fn move_kept(&mut self, number: usize, item: &Item, is_loaded: bool) {
        let slots = self.slots;
        let outside = item.outside();
        let (from, to) = if is_loaded { (&outside, item) } else { (item, &outside) };
        self.restore_all(&slots.live[number], from);
        for &inst in &slots.live[number] {
            if let Some(&Home::Each(slot)) = slots.values.get(&inst) {
                self.store_kept(inst, slot, to);
            }
        }
    }

    /// The variables of values that all lanes of all strips share behind a barrier, with their types.
    pub(crate) fn shared_behind(&mut self, numbers: &[usize]) -> Vec<(Value, TypeId)> {
        let slots = self.slots;
        let live = numbers.iter().flat_map(|&number| &slots.live[number]);
        let mut shared: Vec<InstId> =
            live.copied().filter(|inst| matches!(slots.values.get(inst), Some(Home::Shared))).collect();
        shared.sort_unstable();
        shared.dedup();
        shared.into_iter().map(|inst| (self.shared_variables(inst).0, self.kernel.insts[inst].ty)).collect()
    }

    /// Where the instance of a slot is for a lane, if the first elements of lanes are so far apart.
    pub(super) fn place_in_strip(&mut self, slot: Slot, distance: u64, lane: Value) -> Value {
        let array = match self.arrays.get(&slot.offset) {
            Some(&array) => array,
            None => {
                let bytes = slot.stride * u64::from(LANES);
                let ty = self.out.module.types.array(self.out.i8, bytes);
                let one = self.out.int64(1);
                let array = self.out.variable(ty, one, crate::spills::ALIGNMENT);
                self.arrays.insert(slot.offset, array);
                array
            }
        };
        let distance = self.out.int64(distance);
        let offset = self.out.small(BinaryOp::Mul, lane, distance);
        self.out.byte_offset(array, offset)
    }

    /// The values that a region leaves for other regions, if each lane has its own.
    fn defined_by(&self, number: usize) -> Vec<InstId> {
        let insts =
            self.regions.regions[number].blocks.iter().flat_map(|&block| &self.kernel.blocks[block].insts);
        insts.copied().filter(|inst| matches!(self.slots.values.get(inst), Some(Home::Each(_)))).collect()
    }

    /// Loads the values of a lane before it runs a region or not. No lane gets values from the one before it: those that all
    /// share, of which `shared` are known here, start anew as well.
    pub(crate) fn enter_lane(&mut self, number: usize, item: &Item, shared: &[(InstId, Value)]) {
        let defined = self.defined_by(number);
        let slots = self.slots;
        let others = slots.live[number].iter().copied().filter(|inst| !defined.contains(inst));
        let used: Vec<InstId> = defined.iter().copied().chain(others).collect();
        self.restore_all(&used, item);
        let blocks = &self.regions.regions[number].blocks;
        for &inst in blocks.iter().flat_map(|&block| &self.kernel.blocks[block].insts) {
            if let Some(Home::Shared) = self.slots.values.get(&inst) {
                let known = shared.iter().find(|(known, _)| *known == inst).map(|(_, value)| *value);
                let value = known.unwrap_or_else(|| self.out.poison(self.kernel.insts[inst].ty));
                let (working, (_, left)) = (self.working(inst), self.shared_variables(inst));
                self.out.store(value, working, 0);
                self.out.store(value, left, 0);
            }
        }
    }

    /// Leaves out the values that no lane needs of a region that it does not run, because no other region uses them. The store behind
    /// the region then needs no old values: LLVM computes the new ones for all lanes.
    pub(crate) fn pass_lane(&mut self, number: usize) {
        let regions = self.regions.regions.len();
        let others = move || (0..regions).filter(move |&other| other != number);
        self.forget(number, |slots, inst| !others().any(|other| slots.is_live(other, inst)));
    }

    /// Leaves out values that a region computes: those that are not used afterwards.
    pub(super) fn forget(&mut self, number: usize, is_unused: impl Fn(&Slots, InstId) -> bool) {
        let slots = self.slots;
        for inst in self.defined_by(number).into_iter().filter(|&inst| is_unused(slots, inst)) {
            let (poison, working) = (self.out.poison(self.kernel.insts[inst].ty), self.working(inst));
            self.out.store(poison, working, 0);
        }
    }

    /// Stores the values of a lane that has run a region or not: LLVM needs no masks for that.
    pub(crate) fn leave_lane(&mut self, number: usize, item: &Item) {
        for inst in self.defined_by(number) {
            if let Some(&Home::Each(slot)) = self.slots.values.get(&inst) {
                self.store_kept(inst, slot, item);
            }
        }
        // Lanes may leave the region for different ones; all of them have computed what they share.
        let blocks = &self.regions.regions[number].blocks;
        for &inst in blocks.iter().flat_map(|&block| &self.kernel.blocks[block].insts) {
            if let Some(Home::Shared) = self.slots.values.get(&inst) {
                let (working, (_, left)) = (self.working(inst), self.shared_variables(inst));
                let value = self.out.load(self.kernel.insts[inst].ty, working, 0);
                self.out.store(value, left, 0);
            }
        }
    }

    /// The address of `copy`, if it is one in an interleaved variable; `original` is that of the kernel, with the type `ty`.
    pub(super) fn interleaved(
        &mut self,
        original: &InstKind,
        copy: &InstKind,
        ty: TypeId,
    ) -> Result<Option<Value>, Error> {
        let (
            InstKind::GetElementPtr { source_type, base: in_kernel, indices },
            &InstKind::GetElementPtr { base, indices: ref of_copy, .. },
        ) = (original, copy)
        else {
            return Ok(None);
        };
        if !self.strips.is_some_and(|strips| strips.has(*in_kernel)) {
            return Ok(None);
        }
        let steps = steps(self.out.module, self.layout, *source_type, indices);
        let steps = steps.ok_or(Error::Instruction("getelementptr"))?;
        let (mut fixed, mut address) = (0_u64, base);
        for (step, &value) in steps.iter().zip(of_copy) {
            match *step {
                Step::Fixed(bytes) => fixed = fixed.wrapping_add(bytes),
                Step::Each(index, bytes) => match signed(self.out.module, index) {
                    Some(number) => fixed = fixed.wrapping_add(number.wrapping_mul(bytes)),
                    None => {
                        let out = &mut self.out;
                        let wide = out.ty(value) == out.i64;
                        let value = if wide { value } else { out.cast(CastOp::SExt, value, out.i64) };
                        let bytes = out.int64(of_all_lanes(bytes));
                        let offset = out.binary_with(BinaryOp::Mul, value, bytes, Flags::NONE);
                        address = self.stepped(address, offset, ty);
                    }
                },
            }
        }
        if fixed == 0 && address != base {
            return Ok(Some(address));
        }
        let offset = self.out.int64(of_all_lanes(fixed));
        Ok(Some(self.stepped(address, offset, ty)))
    }

    fn stepped(&mut self, base: Value, offset: Value, ty: TypeId) -> Value {
        let i8 = self.out.i8;
        let kind =
            InstKind::GetElementPtr { source_type: i8, base, indices: std::iter::once(offset).collect() };
        self.out.emit(kind, ty)
    }
}
