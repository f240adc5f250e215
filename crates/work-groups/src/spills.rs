//! Values and variables of a work-item that outlive a barrier because a later region needs them, and their memory.

use crate::divergence::Divergence;
use crate::liveness::Liveness;
use crate::regions::Regions;
use crate::rematerialize::Remade;
use llvm_model::{BlockId, Body, Cfg, DataLayout, InstId, InstKind, Module, TypeId, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The form of a value behind a barrier that it stood before.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Home {
    /// It is computed again where it is used.
    Remade,
    /// All work-items have the same: it is kept once.
    Shared,
    /// Each work-item has its own.
    Each(Slot),
}

/// How many work-items have slots.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Room {
    /// So many.
    Fixed(u64),
    /// Those of the group that runs, at most so many. The distances of slots are computed from their number, so that the memory of
    /// small groups is dense.
    OfGroup(u64),
}

/// The values that outlive barriers.
pub(crate) struct Slots {
    /// Values.
    pub(crate) values: FxHashMap<InstId, Home>,
    /// By region: the values that it gets from regions before it, in ascending order.
    pub(crate) live: Vec<Vec<InstId>>,
    /// Variables of the kernel.
    pub(crate) variables: FxHashMap<InstId, Slot>,
    pub(crate) room: Room,
    /// How many bytes all work-items take, or each if the number of work-items varies.
    pub(crate) bytes: u64,
}

/// A place for each work-item, side by side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    /// Where that of the first one is; multiplied by the number of work-items if that varies.
    pub(crate) offset: u64,
    /// How far they are apart.
    pub(crate) stride: u64,
    /// How they are aligned.
    pub(crate) align: u64,
}

/// The alignment of memory of a work-group.
pub(crate) const ALIGNMENT: u64 = 128;

/// A group has slots for a multiple of so many work-items if their number varies: vectors of slots are aligned then.
pub(crate) const UNIT: u64 = 16;

impl Slots {
    fn new(room: Room) -> Slots {
        let (values, variables) = Default::default();
        Slots { values, live: Vec::new(), variables, room, bytes: 0 }
    }

    /// Whether a region gets a value from regions before it.
    pub(crate) fn is_live(&self, region: usize, inst: InstId) -> bool {
        self.live.get(region).is_some_and(|live| live.binary_search(&inst).is_ok())
    }

    /// Takes room for a value of a type; `None` when memory has no such room.
    pub(crate) fn take(&mut self, size: u64, align: u64) -> Option<Slot> {
        let (slot, bytes) = self.next(size, align)?;
        self.bytes = bytes;
        Some(slot)
    }

    /// The slot behind all others, and the bytes with it.
    pub(crate) fn next(&self, size: u64, align: u64) -> Option<(Slot, u64)> {
        let align = align.clamp(1, ALIGNMENT);
        let stride = size.max(1).checked_next_multiple_of(align)?;
        let (offset, bytes) = match self.room {
            Room::Fixed(items) => {
                (self.bytes.checked_next_multiple_of(ALIGNMENT)?, stride.checked_mul(items)?)
            }
            Room::OfGroup(_) => (self.bytes.checked_next_multiple_of(align)?, stride),
        };
        Some((Slot { offset, stride, align }, bytes.checked_add(offset)?))
    }
}

impl Room {
    /// The bytes of the largest group, and those of each work-item if their number varies; `bytes` are those of [`Slots`].
    pub(crate) fn bytes(self, bytes: u64) -> Option<(u64, u64)> {
        match self {
            Room::Fixed(_) => Some((bytes, 0)),
            Room::OfGroup(most) => Some((bytes.checked_mul(most.checked_next_multiple_of(UNIT)?)?, bytes)),
        }
    }
}

/// Finds the values that need a home, in a group with such room. Values of `anew` are computed where they are used. Those of `passed`
/// are not computed again behind a barrier.
/// With `shared`, values that are not divergent are kept once; for those that outlive a barrier of the group the second divergence
/// counts. `None` if a type has no size.
pub(crate) fn find(
    (module, layout): (&Module, &DataLayout),
    (body, cfg): (&Body, &Cfg),
    regions: &Regions,
    (anew, passed): (&FxHashSet<InstId>, &FxHashSet<InstId>),
    shared: Option<(&Divergence, &Divergence)>,
    room: Room,
) -> Option<Slots> {
    let mut slots = Slots::new(room);
    slots.live.resize(regions.regions.len(), Vec::new());
    if regions.regions.len() < 2 {
        return Some(slots);
    }
    let size =
        |ty: TypeId| Some((layout.alloc_size(&module.types, ty)?, layout.abi_align(&module.types, ty)?));
    // A variable whose address escapes may be used anywhere: all are kept.
    for (_, inst, instruction) in body.instructions() {
        if let InstKind::Alloca { allocated, align, count, .. } = instruction.kind {
            let (bytes, natural) = size(allocated)?;
            let slot = slots.take(bytes.checked_mul(module.as_u64(count)?)?, align.bytes().max(natural))?;
            slots.variables.insert(inst, slot);
        }
    }
    // Work-items that parted do not compute a value at the same time.
    let is_shared = |inst: InstId, outlives: bool| {
        shared.is_some_and(|(divergence, of_group)| {
            let value = Value::Inst(inst);
            !(divergence.has(value) || divergence.parts_at(inst) || outlives && of_group.has(value))
        })
    };
    let (live, remade) = (Liveness::of(body, cfg), Remade::of(body, cfg, anew));
    let behind = regions.behind_groups();
    let outliving: FxHashSet<InstId> =
        behind.iter().flat_map(|&number| live.at(regions.regions[number].start)).collect();
    for (number, region) in regions.regions.iter().enumerate().skip(1) {
        for inst in live.at(region.start) {
            if anew.contains(&inst) || slots.variables.contains_key(&inst) {
                continue;
            }
            slots.live[number].push(inst);
            if slots.values.contains_key(&inst) {
                continue;
            }
            let home = if remade.has(inst) && !passed.contains(&inst) {
                Home::Remade
            } else if is_shared(inst, outliving.contains(&inst)) {
                Home::Shared
            } else {
                let (bytes, align) = size(body.insts[inst].ty)?;
                Home::Each(slots.take(bytes, align)?)
            };
            slots.values.insert(inst, home);
        }
    }
    Some(slots)
}

/// Calls `visit` for each value that an instruction uses, with the block in which it has to be there.
pub(crate) fn uses(body: &Body, block: BlockId, inst: InstId, mut visit: impl FnMut(Value, BlockId)) {
    match &body.insts[inst].kind {
        InstKind::Phi { incoming } => incoming.iter().for_each(|(value, from)| visit(*value, *from)),
        other => other.for_each_operand(|value| visit(value, block)),
    }
}
