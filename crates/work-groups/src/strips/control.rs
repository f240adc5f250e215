//! The regions of a strip, in the order in which its lanes run them.

use crate::copy::Copier;
use crate::divergence::Divergence;
use crate::emit::Emitter;
use crate::group::{Group, Item};
use crate::interleaved::LANES;
use crate::loops;
use crate::regions::{ENDED, Exit, Regions, WAITS};
use crate::spills::ALIGNMENT;
use crate::{Error, LocalSize, Options};
use llvm_model::{
    BinaryOp, BlockId, CastOp, ConstId, InstBuilder as _, InstId, InstKind, IntPredicate, TypeId, Value,
};
use std::collections::BTreeMap;

/// A strip: its work-items in the group.
pub(super) struct Strip {
    /// The number of its first work-item.
    first: Value,
    /// The first work-item, if the strip is a part of a row.
    ids: Option<[Value; 3]>,
}

/// How lanes leave regions.
#[derive(Clone, Copy)]
pub(super) enum Way {
    /// All lanes in the same way: the number of the next region.
    Together(Value),
    /// The number of the next region of each lane; and of the lane that runs.
    Apart(Value, Value),
}

/// The barriers of the group in the kernel.
struct Barriers {
    /// The numbers of the regions behind them.
    behind: Vec<usize>,
    /// The region that strips begin with, and the number that they note at the next barrier.
    current: Value,
    next: Value,
}

/// A kernel that is written.
pub(super) struct Kernel<'k> {
    pub(super) regions: &'k Regions,
    group: &'k Group,
    pub(super) way: Way,
    barriers: Option<Barriers>,
    /// How many work-items a sub-group has.
    pub(super) sub_group: u32,
    /// By region: whether all lanes begin it together.
    together: Vec<bool>,
}

/// Runs all strips of a group up to a barrier of the group, until all have ended. If lanes `agree`, they leave each region in
/// the same way.
pub(crate) fn run(
    copier: &mut Copier<'_, '_>,
    (regions, divergence): (&Regions, &Divergence),
    group: &Group,
    options: &Options,
    agree: bool,
) -> Result<(), Error> {
    let LocalSize::Fixed([x, ..]) = options.local_size else { return Err(Error::Options) };
    let out = &mut copier.out;
    let (zero, one, lanes) = (out.int64(0), out.int64(1), out.int64(LANES.into()));
    let strips = out.binary(BinaryOp::UDiv, group.items, lanes);
    let way = if agree {
        Way::Together(out.variable(out.i32, one, 4))
    } else {
        let states = out.module.types.array(out.i32, LANES.into());
        Way::Apart(out.variable(states, one, ALIGNMENT), out.variable(out.i32, one, 4))
    };
    let behind = regions.behind_groups();
    let barriers = (!behind.is_empty()).then(|| Barriers {
        behind,
        current: out.variable(out.i32, one, 4),
        next: out.variable(out.i32, one, 4),
    });
    // Where lanes that parted meet again, all wait for the last one.
    let together = regions.regions.iter().map(|region| !divergence.parts(region.start)).collect();
    let kernel = Kernel { regions, group, way, barriers, sub_group: options.sub_group_size, together };
    // Each strip begins with the values that the strips before it began with.
    let mut shared = Vec::new();
    let phase = copier.out.new_block();
    if let Some(barriers) = &kernel.barriers {
        for (variable, ty) in copier.shared_behind(&barriers.behind) {
            shared.push((variable, copier.out.variable(ty, one, 0), ty));
        }
        let first = copier.out.int32(0);
        copier.out.store(first, barriers.current, 4);
    }
    copier.out.br(phase);
    copier.out.block = phase;
    copy(copier, shared.iter().map(|&(variable, before, ty)| (variable, before, ty)));
    let mut result = Ok(());
    loops::count(copier, zero, strips, |copier, number| {
        copy(copier, shared.iter().map(|&(variable, before, ty)| (before, variable, ty)));
        let out = &mut copier.out;
        let first = out.small(BinaryOp::Mul, number, lanes);
        let ids = x.is_multiple_of(LANES).then(|| loops::item(out, group.local_size, first).ids);
        result = kernel.strip(copier, &Strip { first, ids });
    });
    let out = &mut copier.out;
    if let Some(barriers) = &kernel.barriers {
        let (end, go_on) = (out.new_block(), out.new_block());
        let next = out.load(out.i32, barriers.next, 4);
        let (ended, waits) = (out.int32(ENDED), out.int32(WAITS));
        let is_over = out.icmp(IntPredicate::Eq, next, ended);
        out.cond_br(is_over, end, go_on);
        out.block = go_on;
        let current = out.binary(BinaryOp::Sub, next, waits);
        out.store(current, barriers.current, 4);
        out.br(phase);
        out.block = end;
    }
    out.ret(None);
    result
}

/// Copies variables.
fn copy(copier: &mut Copier<'_, '_>, variables: impl Iterator<Item = (Value, Value, TypeId)>) {
    for (from, to, ty) in variables {
        let value = copier.out.load(ty, from, 0);
        copier.out.store(value, to, 0);
    }
}

impl Kernel<'_> {
    /// Runs the regions of a strip.
    fn strip(&self, copier: &mut Copier<'_, '_>, strip: &Strip) -> Result<(), Error> {
        let entries: Vec<BlockId> = self.regions.regions.iter().map(|_| copier.out.new_block()).collect();
        let (choice, end) = (copier.out.new_block(), copier.out.new_block());
        let waiting = self.begin(copier, strip, &entries, end);
        for (number, region) in self.regions.regions.iter().enumerate() {
            copier.out.block = entries[number];
            let shared = copier.load_shared(number);
            if let Some(call) = copier.collective(number) {
                self.run_collective(copier, strip, (number, call), &shared)?;
                let [Exit::To(next, _)] = region.exits[..] else { return Err(Error::Instruction("call")) };
                copier.out.br(entries[next]);
                continue;
            }
            let mut result = Ok(());
            self.lanes(copier, strip, |copier, item| {
                result = self.run_lane(copier, number, item, &shared);
            });
            result?;
            copier.keep_shared(number);
            let target = |exit: &Exit| match exit {
                Exit::To(next, true) => waiting.get(next).copied().unwrap_or(end),
                Exit::To(next, false) => entries[*next],
                Exit::Done => end,
            };
            match (self.way, region.exits.as_slice()) {
                (Way::Together(_), []) => copier.out.br(end),
                (Way::Together(_), [only]) => copier.out.br(target(only)),
                (Way::Together(next), exits) => {
                    let out = &mut copier.out;
                    let value = out.load(out.i32, next, 4);
                    let mut number =
                        |exit| out.module.constants.int(out.i32, 32, self.regions.noted(exit).into());
                    let cases = exits.iter().map(|exit| (number(*exit), target(exit))).collect();
                    out.emit_void(InstKind::Switch { value, default: end, cases });
                }
                (Way::Apart(..), [only]) if self.together[number] => copier.out.br(target(only)),
                (Way::Apart(states, _), exits) if exits.contains(&Exit::To(number, false)) => {
                    // A loop: some lanes may go on.
                    let out = &mut copier.out;
                    let found = vector_of_states(out, states);
                    let ty = out.ty(found);
                    let this = out.int32(number as u32);
                    let this = out.splat(ty, this);
                    let is_here = out.icmp(IntPredicate::Eq, found, this);
                    let bits = out.module.types.int(LANES);
                    let bits = out.cast(CastOp::BitCast, is_here, bits);
                    let is_any = out.icmp_int(IntPredicate::Ne, bits, 0);
                    out.cond_br(is_any, entries[number], choice);
                }
                (Way::Apart(..), _) => copier.out.br(choice),
            }
        }
        copier.out.block = choice;
        if let Way::Apart(states, _) = self.way {
            let out = &mut copier.out;
            let found = vector_of_states(out, states);
            let ty = out.ty(found);
            let value = out.call_intrinsic("llvm.vector.reduce.umin", &[ty], out.i32, [found]);
            let noted = |number: &usize| *number as u32 + WAITS;
            let mut targets: Vec<(u32, BlockId)> =
                (1..entries.len()).map(|number| (number as u32, entries[number])).collect();
            targets.extend(waiting.iter().map(|(number, block)| (noted(number), *block)));
            let cases: Vec<(ConstId, BlockId)> = targets
                .into_iter()
                .map(|(number, block)| (out.module.constants.int(out.i32, 32, number.into()), block))
                .collect();
            out.emit_void(InstKind::Switch { value, default: end, cases: cases.into() });
        } else {
            copier.out.br(end);
        }
        copier.out.block = end;
        Ok(())
    }

    /// Begins with the first region, or with the one behind the last barrier. Returns by the number of a region the block that
    /// ends the turn of a strip in front of it; all go on in `end`.
    fn begin(
        &self,
        copier: &mut Copier<'_, '_>,
        strip: &Strip,
        entries: &[BlockId],
        end: BlockId,
    ) -> BTreeMap<usize, BlockId> {
        let Some(barriers) = &self.barriers else {
            copier.out.br(entries[0]);
            return BTreeMap::new();
        };
        let out = &mut copier.out;
        let ended = out.int32(ENDED);
        out.store(ended, barriers.next, 4);
        let value = out.load(out.i32, barriers.current, 4);
        let starts: Vec<BlockId> = barriers.behind.iter().map(|_| out.new_block()).collect();
        let cases: Vec<(ConstId, BlockId)> = barriers
            .behind
            .iter()
            .zip(&starts)
            .map(|(number, start)| (out.module.constants.int(out.i32, 32, *number as u64), *start))
            .collect();
        out.emit_void(InstKind::Switch { value, default: entries[0], cases: cases.into() });
        let mut waiting = BTreeMap::new();
        for (&number, start) in barriers.behind.iter().zip(starts) {
            copier.out.block = start;
            self.lanes(copier, strip, |copier, item| {
                copier.move_kept(number, item, true);
                if let Way::Apart(states, _) = self.way {
                    let place = place_of_state(&mut copier.out, states, item);
                    let this = copier.out.int32(number as u32);
                    let stored = copier.out.store(this, place, 4);
                    copier.mark(Value::Inst(stored));
                }
            });
            copier.out.br(entries[number]);
            let wait = copier.out.new_block();
            copier.out.block = wait;
            self.lanes(copier, strip, |copier, item| copier.move_kept(number, item, false));
            let noted = copier.out.int32(number as u32 + WAITS);
            copier.out.store(noted, barriers.next, 4);
            copier.out.br(end);
            waiting.insert(number, wait);
        }
        waiting
    }

    /// A loop over the lanes of a strip.
    pub(super) fn lanes<'m, 'c>(
        &self,
        copier: &mut Copier<'m, 'c>,
        strip: &Strip,
        body: impl FnOnce(&mut Copier<'m, 'c>, &Item),
    ) {
        loops::count_lanes(copier, LANES, |copier, lane| {
            let item = strip.item(copier, self.group, lane);
            body(copier, &item);
        });
    }

    /// Runs a region for a lane, if it is there.
    fn run_lane(
        &self,
        copier: &mut Copier<'_, '_>,
        number: usize,
        item: &Item,
        shared: &[(InstId, Value)],
    ) -> Result<(), Error> {
        let latch = copier.out.new_block();
        copier.enter_lane(number, item, shared);
        match self.way {
            Way::Together(next) => {
                let note = (self.regions.regions[number].exits.len() > 1).then_some(next);
                copier.region(number, item, latch, note, shared)?;
                copier.out.block = latch;
            }
            Way::Apart(states, state) => {
                let out = &mut copier.out;
                let place = place_of_state(out, states, item);
                if !self.together[number] {
                    let (run, pass, this) = (out.new_block(), out.new_block(), out.int32(number as u32));
                    let found = out.load(out.i32, place, 4);
                    copier.mark(found);
                    let out = &mut copier.out;
                    out.store(found, state, 4);
                    let is_here = out.icmp(IntPredicate::Eq, found, this);
                    out.cond_br(is_here, run, pass);
                    out.block = pass;
                    copier.pass_lane(number);
                    copier.out.br(latch);
                    copier.out.block = run;
                } else {
                    let ended = out.int32(ENDED);
                    out.store(ended, state, 4);
                }
                copier.region(number, item, latch, Some(state), shared)?;
                copier.out.block = latch;
                let left = copier.out.load(copier.out.i32, state, 4);
                let stored = copier.out.store(left, place, 4);
                copier.mark(Value::Inst(stored));
            }
        }
        copier.leave_lane(number, item);
        Ok(())
    }
}

/// Where a lane notes its next region.
fn place_of_state(out: &mut Emitter<'_>, states: Value, item: &Item) -> Value {
    let four = out.int64(4);
    let lane = item.lane.unwrap_or(item.linear);
    let offset = out.small(BinaryOp::Mul, lane, four);
    out.byte_offset(states, offset)
}

/// The next regions of all lanes.
fn vector_of_states(out: &mut Emitter<'_>, states: Value) -> Value {
    let ty = out.module.types.vector(out.i32, LANES);
    out.load(ty, states, ALIGNMENT)
}

impl Strip {
    /// The work-item of a lane.
    fn item(&self, copier: &mut Copier<'_, '_>, group: &Group, lane: Value) -> Item {
        let out = &mut copier.out;
        let linear = out.small(BinaryOp::Add, self.first, lane);
        match self.ids {
            Some([x, y, z]) => {
                let x = out.small(BinaryOp::Add, x, lane);
                Item { ids: [x, y, z], linear, lane: Some(lane) }
            }
            None => Item { lane: Some(lane), ..loops::item(out, group.local_size, linear) },
        }
    }
}
