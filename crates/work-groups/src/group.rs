//! The data of a work-group function about its group and the current work-item.

use crate::emit::Emitter;
use crate::interleaved::LANES;
use crate::primitives::{Plain, Sized};
use crate::spaces::Spaces;
use crate::spills::{Room, UNIT};
use crate::{LocalSize, Options};
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, IntPredicate, TypeId, Value};

/// Where the members of the structure that describes a group are.
const GROUP_ID: u64 = 0;
const NUM_GROUPS: u64 = 24;
const ENQUEUED: u64 = 48;
const GLOBAL_SIZE: u64 = 72;
const GLOBAL_OFFSET: u64 = 96;
const LOCAL_SIZE: u64 = 120;
const WORK_DIM: u64 = 144;
const CONTEXTS: u64 = 152;
const GROUP_SCRATCH: u64 = 160;
const SUB_GROUP_SCRATCH: u64 = 168;
const LOCALS: u64 = 176;
const PRINTF_STATE: u64 = 184;
const LOCAL_BYTES: u64 = 192;

/// Data that all work-items of the group share.
pub(crate) struct Group {
    group_id: [Value; 3],
    num_groups: [Value; 3],
    global_size: [Value; 3],
    global_offset: [Value; 3],
    pub(crate) local_size: [Value; 3],
    enqueued: [Value; 3],
    work_dim: Value,
    /// How many work-items it has.
    pub(crate) items: Value,
    pub(crate) sub_group: Value,
    /// How many bytes of scratch memory each sub-group has.
    scratch_of_sub_group: u64,
    contexts: Value,
    /// The number of work-items that have slots in `contexts`, if it varies.
    slots: Option<Value>,
    group_scratch: Value,
    sub_group_scratch: Value,
    pub(crate) locals: Value,
    pub(crate) printf_state: Value,
    /// The ranges of memory, if they are asked for.
    pub(crate) spaces: Option<Spaces>,
}

/// A work-item.
#[derive(Clone, Copy)]
pub(crate) struct Item {
    pub(crate) ids: [Value; 3],
    /// Its number in the group.
    pub(crate) linear: Value,
    /// Its number in its strip.
    pub(crate) lane: Option<Value>,
}

impl Item {
    /// The work-item as one of its group, whose memory outlives barriers.
    pub(crate) fn outside(self) -> Item {
        Item { lane: None, ..self }
    }
}

fn member(out: &mut Emitter<'_>, group: Value, ty: TypeId, offset: u64) -> Value {
    let offset = out.int64(offset);
    let address = out.byte_offset(group, offset);
    out.load(ty, address, 4)
}

/// The bytes in front of slots at an offset, which counts bytes of each work-item if the number of work-items varies.
fn slot_bytes(out: &mut Emitter<'_>, slots: Option<Value>, offset: u64) -> Value {
    let offset = out.int64(offset);
    slots.map_or(offset, |slots| out.small(BinaryOp::Mul, slots, offset))
}

impl Group {
    /// Loads everything from the structure that `group` points to. With `private`, the bytes of variables that outlive barriers,
    /// also what queries about address spaces need.
    pub(crate) fn load(
        out: &mut Emitter<'_>,
        group: Value,
        (options, most, room): (&Options, u64, Room),
        private: Option<u64>,
    ) -> Self {
        let (i64, i32, ptr) = (out.i64, out.i32, out.ptr);
        let three = |out: &mut Emitter<'_>, offset| {
            [0, 8, 16].map(|dimension| member(out, group, i64, offset + dimension))
        };
        let enqueued = match options.local_size {
            LocalSize::Fixed(sizes) => sizes.map(|size| out.int64(size.into())),
            LocalSize::UpTo(_) => three(out, ENQUEUED),
        };
        let local_size = if options.uniform { enqueued } else { three(out, LOCAL_SIZE) };
        let items = if options.uniform && matches!(options.local_size, LocalSize::Fixed(_)) {
            out.int64(most)
        } else {
            let plane = out.small(BinaryOp::Mul, local_size[0], local_size[1]);
            out.small(BinaryOp::Mul, plane, local_size[2])
        };
        let [contexts, locals] = [CONTEXTS, LOCALS].map(|offset| member(out, group, ptr, offset));
        let slots = match room {
            Room::Fixed(_) => None,
            Room::OfGroup(_) => {
                let [below, unit] = [UNIT - 1, UNIT.wrapping_neg()].map(|number| out.int64(number));
                let sum = out.small(BinaryOp::Add, items, below);
                Some(out.binary(BinaryOp::And, sum, unit))
            }
        };
        let spaces = private.map(|private| {
            let local_bytes = member(out, group, i64, LOCAL_BYTES);
            let private = slot_bytes(out, slots, private);
            Spaces::emit(out, (locals, local_bytes), (contexts, private))
        });
        Self {
            group_id: three(out, GROUP_ID),
            num_groups: three(out, NUM_GROUPS),
            global_size: three(out, GLOBAL_SIZE),
            global_offset: three(out, GLOBAL_OFFSET),
            local_size,
            enqueued,
            work_dim: member(out, group, i32, WORK_DIM),
            items,
            sub_group: out.int64(options.sub_group_size.into()),
            scratch_of_sub_group: scratch_of_sub_group(options),
            contexts,
            slots,
            group_scratch: member(out, group, ptr, GROUP_SCRATCH),
            sub_group_scratch: member(out, group, ptr, SUB_GROUP_SCRATCH),
            locals,
            printf_state: member(out, group, ptr, PRINTF_STATE),
            spaces,
        }
    }

    /// The address of the first slot of some slots at an offset ([`crate::spills::Slot`]).
    pub(crate) fn first_slot(&self, out: &mut Emitter<'_>, offset: u64) -> Value {
        let bytes = slot_bytes(out, self.slots, offset);
        out.byte_offset(self.contexts, bytes)
    }

    /// A query about one dimension.
    fn one(&self, out: &mut Emitter<'_>, what: Sized, at: usize, item: &Item) -> Value {
        match what {
            Sized::GlobalSize => self.global_size[at],
            Sized::LocalSize => self.local_size[at],
            Sized::EnqueuedLocalSize => self.enqueued[at],
            Sized::LocalId => item.ids[at],
            Sized::NumGroups => self.num_groups[at],
            Sized::GroupId => self.group_id[at],
            Sized::GlobalOffset => self.global_offset[at],
            Sized::GlobalId => {
                let first = out.small(BinaryOp::Mul, self.group_id[at], self.enqueued[at]);
                let first = out.small(BinaryOp::Add, first, self.global_offset[at]);
                out.small(BinaryOp::Add, first, item.ids[at])
            }
        }
    }

    /// Returns the answer of a query about the dimension `dimension`, `other` if that does not exist.
    pub(crate) fn sized(
        &self,
        out: &mut Emitter<'_>,
        (what, other): (Sized, u64),
        dimension: Value,
        item: &Item,
    ) -> Value {
        match out.module.as_u64(dimension) {
            Some(at @ 0..3) => self.one(out, what, at as usize, item),
            Some(_) => out.int64(other),
            None => {
                let mut value = out.int64(other);
                for at in 0..3 {
                    let this = self.one(out, what, at, item);
                    let number = out.int32(at as u32);
                    let is_this = out.icmp(IntPredicate::Eq, dimension, number);
                    value = out.select(is_this, this, value);
                }
                value
            }
        }
    }

    /// Returns the answer of a query without a dimension, as a value of type `ty`.
    pub(crate) fn plain(&self, out: &mut Emitter<'_>, what: Plain, ty: TypeId, item: &Item) -> Value {
        let long = match what {
            Plain::WorkDim => return self.work_dim,
            Plain::GroupScratch => return self.pointer(out, self.group_scratch, ty),
            Plain::SubGroupScratch => {
                let number = out.binary(BinaryOp::UDiv, item.linear, self.sub_group);
                let bytes = out.int64(self.scratch_of_sub_group);
                let offset = out.small(BinaryOp::Mul, number, bytes);
                let address = out.byte_offset(self.sub_group_scratch, offset);
                return self.pointer(out, address, ty);
            }
            Plain::LocalLinearId => return item.linear,
            Plain::GlobalLinearId => return self.global_linear(out, item),
            Plain::MaxSubGroupSize => self.sub_group,
            Plain::SubGroupId => {
                let first = self.first_of_strip(out, item);
                out.binary(BinaryOp::UDiv, first, self.sub_group)
            }
            Plain::SubGroupLocalId => out.binary(BinaryOp::URem, item.linear, self.sub_group),
            Plain::NumSubGroups => self.sub_groups(out, self.items),
            Plain::EnqueuedNumSubGroups => {
                let plane = out.small(BinaryOp::Mul, self.enqueued[0], self.enqueued[1]);
                let items = out.small(BinaryOp::Mul, plane, self.enqueued[2]);
                self.sub_groups(out, items)
            }
            Plain::SubGroupSize => {
                let first = self.first_of_strip(out, item);
                let number = out.binary(BinaryOp::UDiv, first, self.sub_group);
                let first = out.small(BinaryOp::Mul, number, self.sub_group);
                let left = out.small(BinaryOp::Sub, self.items, first);
                self.least(out, left, self.sub_group)
            }
        };
        out.cast(CastOp::Trunc, long, ty)
    }

    /// A work-item of the same sub-group: the first one of a strip, if sub-groups are strips, so that LLVM knows that its lanes have
    /// the same number.
    fn first_of_strip(&self, out: &mut Emitter<'_>, item: &Item) -> Value {
        match item.lane {
            Some(lane) if out.module.as_u64(self.sub_group) == Some(LANES.into()) => {
                out.small(BinaryOp::Sub, item.linear, lane)
            }
            _ => item.linear,
        }
    }

    /// The smaller of two numbers.
    pub(crate) fn least(&self, out: &mut Emitter<'_>, one: Value, other: Value) -> Value {
        let is_less = out.icmp(IntPredicate::Ult, one, other);
        out.select(is_less, one, other)
    }

    /// How many sub-groups so many work-items have.
    pub(crate) fn sub_groups(&self, out: &mut Emitter<'_>, items: Value) -> Value {
        let one = out.int64(1);
        let most = out.small(BinaryOp::Sub, self.sub_group, one);
        let sum = out.small(BinaryOp::Add, items, most);
        out.binary(BinaryOp::UDiv, sum, self.sub_group)
    }

    fn global_linear(&self, out: &mut Emitter<'_>, item: &Item) -> Value {
        let mut ids = item.ids;
        for (at, id) in ids.iter_mut().enumerate() {
            let first = out.small(BinaryOp::Mul, self.group_id[at], self.enqueued[at]);
            *id = out.small(BinaryOp::Add, first, *id);
        }
        let plane = out.small(BinaryOp::Mul, ids[2], self.global_size[1]);
        let row = out.small(BinaryOp::Add, plane, ids[1]);
        let row = out.small(BinaryOp::Mul, row, self.global_size[0]);
        out.small(BinaryOp::Add, row, ids[0])
    }

    /// Memory of the host as a pointer of a kernel.
    fn pointer(&self, out: &mut Emitter<'_>, pointer: Value, ty: TypeId) -> Value {
        if ty == out.ptr { pointer } else { out.cast(CastOp::AddrSpaceCast, pointer, ty) }
    }
}

/// The bytes of scratch memory of a sub-group: two places of 64 bytes for each work-item, and the mask of those that are there.
pub(crate) fn scratch_of_sub_group(options: &Options) -> u64 {
    128 * u64::from(options.sub_group_size) + 64
}
