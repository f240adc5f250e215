//! Values that regions pass to each other.

use super::{Copier, Copy};
use crate::group::Item;
use crate::regions::Exit;
use crate::spills::{Home, Slot};
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, InstId, Value};

impl Copier<'_, '_> {
    /// Loads the values of a region that all work-items share. They do not change while the work-items run.
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

    /// Saves the shared values of the last work-item, after a region has run for all.
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

    /// Where a work-item has a slot.
    pub(super) fn place(&mut self, slot: Slot, item: &Item) -> Value {
        if let Some(lane) = item.lane {
            return self.place_in_strip(slot, slot.stride, lane);
        }
        let out = &mut self.out;
        let first = self.group.first_slot(out, slot.offset);
        let stride = out.int64(slot.stride);
        let distance = out.small(BinaryOp::Mul, item.linear, stride);
        out.byte_offset(first, distance)
    }

    /// Keeps a value that other blocks use, some of them behind barriers.
    pub(super) fn keep(&mut self, inst: InstId, copy: &Copy<'_>) {
        let home = self.slots.values.get(&inst);
        if let (Some(Home::Shared | Home::Each(_)), Some(&value)) = (home, copy.values.get(&inst)) {
            let working = self.working(inst);
            self.out.store(value, working, 0);
        }
    }

    /// Loads the instances of a work-item of those of some values that each work-item has its own of.
    pub(super) fn restore_all(&mut self, insts: &[InstId], item: &Item) {
        for &inst in insts {
            if let Some(&Home::Each(slot)) = self.slots.values.get(&inst) {
                let value = self.restore(inst, slot, item);
                let working = self.working(inst);
                self.out.store(value, working, 0);
            }
        }
    }

    /// Loads a work-item's instance of a value.
    pub(super) fn restore(&mut self, inst: InstId, slot: Slot, item: &Item) -> Value {
        let (place, ty) = (self.place(slot, item), self.kernel.insts[inst].ty);
        // Vectors of bits are not loaded from single ones.
        let is_bit = ty == self.out.i1;
        let load = self.out.load(if is_bit { self.out.i8 } else { ty }, place, slot.align);
        self.mark(load);
        if is_bit { self.out.cast(CastOp::Trunc, load, ty) } else { load }
    }

    /// Leaves values for the region that follows.
    pub(super) fn hand_on(&mut self, next: usize, copy: &Copy<'_>) {
        let slots = self.slots;
        for &inst in &slots.live[next] {
            let Some(&home) = slots.values.get(&inst) else { continue };
            if matches!(home, Home::Remade) || !self.defines(copy.number, inst) {
                continue;
            }
            if let Home::Each(slot) = home {
                // A strip stores it behind all paths of the region.
                if self.strips.is_none() {
                    self.store_kept(inst, slot, copy.item);
                }
            } else {
                let working = self.working(inst);
                let value = self.out.load(self.kernel.insts[inst].ty, working, 0);
                let (_, left) = self.shared_variables(inst);
                self.out.store(value, left, 0);
            }
        }
    }

    /// Stores a work-item's instance of a value.
    pub(super) fn store_kept(&mut self, inst: InstId, slot: Slot, item: &Item) {
        let (ty, working) = (self.kernel.insts[inst].ty, self.working(inst));
        let mut value = self.out.load(ty, working, 0);
        if ty == self.out.i1 {
            value = self.out.cast(CastOp::ZExt, value, self.out.i8);
        }
        let place = self.place(slot, item);
        let store = self.out.store(value, place, slot.align);
        self.mark(Value::Inst(store));
    }

    /// Returns whether a region computes a value, on any path.
    pub(super) fn defines(&self, region: usize, inst: InstId) -> bool {
        self.homes.get(&inst).is_some_and(|home| self.regions.regions[region].blocks.contains(home))
    }

    /// Where a value is while a region runs.
    pub(super) fn working(&mut self, inst: InstId) -> Value {
        if let Some(&variable) = self.working.get(&inst) {
            return variable;
        }
        let variable = self.one_variable(inst);
        self.working.insert(inst, variable);
        variable
    }

    pub(super) fn shared_variables(&mut self, inst: InstId) -> (Value, Value) {
        if let Some(&variables) = self.shared.get(&inst) {
            return variables;
        }
        let variables = (self.one_variable(inst), self.one_variable(inst));
        self.shared.insert(inst, variables);
        variables
    }

    pub(super) fn one_variable(&mut self, inst: InstId) -> Value {
        let one = self.out.int64(1);
        self.out.variable(self.kernel.insts[inst].ty, one, 0)
    }
}
