//! What has to outlive a barrier: values and variables of a work-item that a later region needs, and where they are kept.

use crate::regions::Regions;
use llvm_model::{BlockId, Body, Cfg, DataLayout, InstId, InstKind, Module, TypeId, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Memory of each work-item that all regions see.
#[derive(Default)]
pub(crate) struct Slots {
    /// Values that are stored when they are computed, and loaded where they are used.
    pub(crate) values: FxHashMap<InstId, Slot>,
    /// Variables of the kernel.
    pub(crate) variables: FxHashMap<InstId, Slot>,
    /// How many bytes all work-items take.
    pub(crate) bytes: u64,
}

/// A place for each work-item, side by side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    /// Where that of the first one is.
    pub(crate) offset: u64,
    /// How far they are apart.
    pub(crate) stride: u64,
    /// How they are aligned.
    pub(crate) align: u64,
}

/// What memory of a work-group is aligned to.
pub(crate) const ALIGNMENT: u64 = 128;

impl Slots {
    /// Takes room for `items` values of a type.
    pub(crate) fn take(&mut self, size: u64, align: u64, items: u64) -> Slot {
        let align = align.clamp(1, ALIGNMENT);
        let stride = size.max(1).next_multiple_of(align);
        let offset = self.bytes.next_multiple_of(ALIGNMENT);
        self.bytes = offset + stride * items;
        Slot { offset, stride, align }
    }
}

/// Finds what needs a slot. Values of `anew` are computed where they are used.
pub(crate) fn find(
    module: &Module,
    body: &Body,
    regions: &Regions,
    anew: &FxHashSet<InstId>,
    layout: &DataLayout,
    items: u64,
) -> Option<Slots> {
    let mut slots = Slots::default();
    if regions.regions.len() < 2 {
        return Some(slots);
    }
    let cfg = Cfg::new(body);
    let homes: FxHashMap<InstId, BlockId> =
        body.instructions().map(|(block, inst, _)| (inst, block)).collect();
    let later: FxHashSet<BlockId> =
        regions.regions[1..].iter().flat_map(|region| region.blocks.iter().copied()).collect();
    let mut reach = Reach { cfg: &cfg, regions, found: FxHashMap::default() };
    for &block in cfg.order() {
        for &inst in &body.blocks[block].insts {
            uses(body, block, inst, |value, at| {
                let (Value::Inst(defined), Some(&home)) = (value, value_home(&homes, value)) else { return };
                if anew.contains(&defined) {
                    return;
                }
                if let InstKind::Alloca { .. } = body.insts[defined].kind {
                    if later.contains(&at) {
                        slots.variables.entry(defined).or_insert(Slot { offset: 0, stride: 0, align: 0 });
                    }
                } else if home != at && !reach.always_passes(home, at) {
                    slots.values.entry(defined).or_insert(Slot { offset: 0, stride: 0, align: 0 });
                }
            });
        }
    }
    let size =
        |ty: TypeId| Some((layout.alloc_size(&module.types, ty)?, layout.abi_align(&module.types, ty)?));
    // The order of instructions, not of a table of hashes.
    for (_, inst, instruction) in body.instructions() {
        if let InstKind::Alloca { allocated, align, count, .. } = instruction.kind {
            if slots.variables.contains_key(&inst) {
                let (bytes, natural) = size(allocated)?;
                let slot = slots.take(bytes * module.as_u64(count)?, align.max(natural), items);
                slots.variables.insert(inst, slot);
            }
        } else if slots.values.contains_key(&inst) {
            let (bytes, align) = size(instruction.ty)?;
            let slot = slots.take(bytes, align, items);
            slots.values.insert(inst, slot);
        }
    }
    Some(slots)
}

fn value_home<'h>(homes: &'h FxHashMap<InstId, BlockId>, value: Value) -> Option<&'h BlockId> {
    match value {
        Value::Inst(inst) => homes.get(&inst),
        _ => None,
    }
}

/// Calls `visit` for each value that an instruction uses, with the block in which it has to be there.
pub(crate) fn uses(body: &Body, block: BlockId, inst: InstId, mut visit: impl FnMut(Value, BlockId)) {
    match &body.insts[inst].kind {
        InstKind::Phi { incoming } => incoming.iter().for_each(|(value, from)| visit(*value, *from)),
        other => other.for_each_operand(|value| visit(value, block)),
    }
}

/// What can be reached in a region without passing a block.
struct Reach<'r> {
    cfg: &'r Cfg,
    regions: &'r Regions,
    found: FxHashMap<BlockId, Vec<FxHashSet<BlockId>>>,
}

impl Reach<'_> {
    /// Whether in every region all ways to `at` pass `home`.
    fn always_passes(&mut self, home: BlockId, at: BlockId) -> bool {
        let (cfg, regions) = (self.cfg, self.regions);
        let found = self.found.entry(home).or_insert_with(|| {
            regions.regions.iter().map(|region| without(cfg, regions, region.start, home)).collect()
        });
        found.iter().all(|blocks| !blocks.contains(&at))
    }
}

fn without(cfg: &Cfg, regions: &Regions, start: BlockId, home: BlockId) -> FxHashSet<BlockId> {
    let mut found = FxHashSet::default();
    let mut open = vec![start];
    while let Some(block) = open.pop() {
        if block != home && found.insert(block) && !regions.barriers.contains_key(&block) {
            open.extend(cfg.successors(block));
        }
    }
    found
}
