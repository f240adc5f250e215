//! The parameters of the kernel.

use super::Copier;
use crate::group::Item;
use crate::narrow::Mask;
use crate::spills::{Slot, uses};
use llvm_model::{Align, Body, CastOp, InstBuilder as _, InstKind, TypeId, Value};
use rustc_hash::FxHashSet;

/// How a parameter of the kernel comes.
#[derive(Clone, Copy)]
pub(crate) enum Param {
    /// As the value of its type.
    Value,
    /// As the address of bytes that never change.
    Shared,
    /// As the address of so many bytes, of which each work-item has a copy.
    Copied(u64, Slot),
}

/// A parameter, loaded.
pub(super) enum Loaded {
    Value(Value),
    Copied { from: Value, bytes: u64, slot: Slot, ty: TypeId },
}

impl Copier<'_, '_> {
    /// Loads the parameters' values from the addresses that `args` points to.
    pub(crate) fn load_params(&mut self, args: Value, params: Vec<(TypeId, Param)>) {
        let out = &mut self.out;
        for (number, (ty, param)) in params.into_iter().enumerate() {
            let offset = out.int64(8 * number as u64);
            let place = out.byte_offset(args, offset);
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

    /// Loads masks, which are parameters behind those of the kernel, so that LLVM does not know them.
    pub(crate) fn load_masks(&mut self, masks: &[Mask]) {
        let out = &mut self.out;
        for &Mask { ty, bits } in masks {
            let one = out.int64(1);
            let place = out.variable(ty, one, 0);
            out.store(Value::Const(bits), place, 0);
            let load = InstKind::Load { pointer: place, align: Align::NONE, volatile: true, atomic: None };
            self.params.push(Loaded::Value(out.emit(load, ty)));
            self.param_types.push(ty);
        }
    }

    /// Gives the work-item its copies of arguments by value.
    pub(super) fn copy_params(&mut self, item: &Item) {
        for number in 0..self.params.len() {
            let Loaded::Copied { from, bytes, slot, .. } = self.params[number] else { continue };
            let place = self.place(slot, item);
            let out = &mut self.out;
            let bytes = out.int64(bytes);
            let calm = out.zero(out.i1);
            out.call_named("llvm.memcpy.p0.p0.i64", out.void, [place, from, bytes, calm]);
        }
    }

    pub(super) fn param(&mut self, number: u32, item: &Item) -> Value {
        match self.params.get(number as usize) {
            Some(Loaded::Value(value)) => *value,
            Some(&Loaded::Copied { slot, ty, .. }) => {
                let place = self.place(slot, item);
                if ty == self.out.ptr { place } else { self.out.cast(CastOp::AddrSpaceCast, place, ty) }
            }
            None => Value::Arg(number),
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
