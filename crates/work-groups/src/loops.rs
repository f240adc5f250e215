//! Loops over the work-items of a group, tested at their ends: no group is empty.

use crate::copy::Copier;
use crate::emit::Emitter;
use crate::group::Item;
use llvm_model::{BinaryOp, BlockId, InstBuilder as _, InstId, IntPredicate, Value};

/// A loop that is open: its counter, its beginning, and how often it runs.
struct Level {
    counter: InstId,
    head: BlockId,
    size: Value,
}

/// Loops over all three dimensions, the first one innermost.
pub(crate) struct Nest(Vec<Level>);

impl Nest {
    /// Opens the loops, and gives the work-item inside of them.
    pub(crate) fn open(out: &mut Emitter<'_>, sizes: [Value; 3]) -> (Self, Item) {
        let zero = out.int64(0);
        let (mut levels, mut ids) = (Vec::new(), [zero; 3]);
        for at in (0..3).rev() {
            if out.module.as_u64(sizes[at]) == Some(1) {
                continue;
            }
            let (before, head) = (out.block, out.new_block());
            out.br(head);
            out.block = head;
            let counter = out.phi(out.i64, []);
            out.body.add_incoming(counter, zero, before);
            ids[at] = Value::Inst(counter);
            levels.push(Level { counter, head, size: sizes[at] });
        }
        let linear = linear(out, sizes, ids);
        (Self(levels), Item { ids, linear, lane: None })
    }

    /// Ends the loops; code that is emitted next runs when all are over.
    pub(crate) fn close(self, copier: &mut Copier<'_, '_>) {
        for level in self.0.into_iter().rev() {
            end(copier, &level, None);
        }
    }
}

/// The number of a work-item in its group.
fn linear(out: &mut Emitter<'_>, sizes: [Value; 3], ids: [Value; 3]) -> Value {
    let is = |out: &Emitter<'_>, value, wanted| out.module.as_u64(value) == Some(wanted);
    let mut sum = ids[2];
    for at in [1, 0] {
        if !is(out, sum, 0) && !is(out, sizes[at], 1) {
            sum = out.small(BinaryOp::Mul, sum, sizes[at]);
        }
        sum = match (is(out, sum, 0), is(out, ids[at], 0)) {
            (true, _) => ids[at],
            (_, true) => sum,
            _ => out.small(BinaryOp::Add, sum, ids[at]),
        };
    }
    sum
}

/// The work-item of a number.
pub(crate) fn item(out: &mut Emitter<'_>, sizes: [Value; 3], linear: Value) -> Item {
    let one = |out: &Emitter<'_>, at: usize| out.module.as_u64(sizes[at]) == Some(1);
    let zero = out.int64(0);
    if one(out, 1) && one(out, 2) {
        return Item { ids: [linear, zero, zero], linear, lane: None };
    }
    let x = out.binary(BinaryOp::URem, linear, sizes[0]);
    let row = out.binary(BinaryOp::UDiv, linear, sizes[0]);
    if one(out, 2) {
        return Item { ids: [x, row, zero], linear, lane: None };
    }
    let y = out.binary(BinaryOp::URem, row, sizes[1]);
    let z = out.binary(BinaryOp::UDiv, row, sizes[1]);
    Item { ids: [x, y, z], linear, lane: None }
}

/// A loop over numbers from `first` to before `last`, which is larger.
pub(crate) fn count<'m, 'k>(
    copier: &mut Copier<'m, 'k>,
    first: Value,
    last: Value,
    body: impl FnOnce(&mut Copier<'m, 'k>, Value),
) {
    count_marked(copier, (first, last), None, body);
}

/// As [`count`], over the lanes of a strip.
pub(crate) fn count_lanes<'m, 'k>(
    copier: &mut Copier<'m, 'k>,
    lanes: u32,
    body: impl FnOnce(&mut Copier<'m, 'k>, Value),
) {
    let (first, last) = (copier.out.int64(0), copier.out.int64(lanes.into()));
    count_marked(copier, (first, last), Some(lanes), body);
}

fn count_marked<'m, 'k>(
    copier: &mut Copier<'m, 'k>,
    (first, last): (Value, Value),
    lanes: Option<u32>,
    body: impl FnOnce(&mut Copier<'m, 'k>, Value),
) {
    let out = &mut copier.out;
    let (before, head) = (out.block, out.new_block());
    out.br(head);
    out.block = head;
    let counter = out.phi(out.i64, []);
    out.body.add_incoming(counter, first, before);
    body(copier, Value::Inst(counter));
    end(copier, &Level { counter, head, size: last }, lanes);
}

/// Counts on, and goes back or out.
fn end(copier: &mut Copier<'_, '_>, level: &Level, lanes: Option<u32>) {
    let out = &mut copier.out;
    let after = out.new_block();
    let one = out.int64(1);
    let next = out.small(BinaryOp::Add, Value::Inst(level.counter), one);
    out.body.add_incoming(level.counter, next, out.block);
    let goes_on = out.icmp(IntPredicate::Ult, next, level.size);
    out.cond_br(goes_on, level.head, after);
    copier.mark_loop(lanes);
    copier.out.block = after;
}
