//! Masks of work-items: votes, ballots, and what is read from ballots.

use super::SubGroup;
use crate::target::{Among, Target};
use llvm_model::{BinaryOp, CastOp, FloatPredicate, InstBuilder as _, IntPredicate, TypeId, Value};

/// A function of ballots of OpenCL C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ballot {
    /// The work-items with a value that is not zero.
    Of,
    /// The bit of the work-item.
    Inverse,
    /// The bit of the work-item with a number.
    Bit,
    /// How many work-items there are in all.
    Count,
    /// How many are in front of the work-item; itself included if that is set.
    Scan { inclusive: bool },
    /// The number of the first one, or the last one.
    Find { last: bool },
    /// The work-items whose number compares so with that of the work-item.
    Those(IntPredicate),
}

/// Their names.
const NAMES: &[(&str, Ballot)] = &[
    ("get_sub_group_eq_mask", Ballot::Those(IntPredicate::Eq)),
    ("get_sub_group_ge_mask", Ballot::Those(IntPredicate::Uge)),
    ("get_sub_group_gt_mask", Ballot::Those(IntPredicate::Ugt)),
    ("get_sub_group_le_mask", Ballot::Those(IntPredicate::Ule)),
    ("get_sub_group_lt_mask", Ballot::Those(IntPredicate::Ult)),
    ("sub_group_ballot", Ballot::Of),
    ("sub_group_ballot_bit_count", Ballot::Count),
    ("sub_group_ballot_bit_extract", Ballot::Bit),
    ("sub_group_ballot_exclusive_scan", Ballot::Scan { inclusive: false }),
    ("sub_group_ballot_find_lsb", Ballot::Find { last: false }),
    ("sub_group_ballot_find_msb", Ballot::Find { last: true }),
    ("sub_group_ballot_inclusive_scan", Ballot::Scan { inclusive: true }),
    ("sub_group_inverse_ballot", Ballot::Inverse),
];

impl Ballot {
    pub(super) fn of_name(name: &str) -> Option<Ballot> {
        NAMES.iter().find(|(known, _)| *known == name).map(|&(_, ballot)| ballot)
    }
}

impl<T: Target> SubGroup<'_, '_, T> {
    /// The value of a function of ballots.
    pub(super) fn of_ballot(&mut self, ballot: Ballot, ty: TypeId, args: &[Value]) -> Option<Value> {
        Some(match ballot {
            Ballot::Of => {
                let lanes = self.ballot(Among::Active, IntPredicate::Ne, *args.first()?);
                self.vector(lanes)
            }
            Ballot::Those(predicate) => {
                let lanes = self.those(predicate);
                self.vector(lanes)
            }
            Ballot::Inverse => {
                let lane = self.lane();
                let mask = self.mask(*args.first()?);
                self.bit(mask, lane)
            }
            Ballot::Bit => {
                let mask = self.mask(*args.first()?);
                self.bit(mask, *args.get(1)?)
            }
            Ballot::Count => {
                let mask = self.mask(*args.first()?);
                let whole = self.whole();
                let mask = self.at().binary(BinaryOp::And, mask, whole);
                self.count(mask, ty)
            }
            Ballot::Scan { inclusive } => {
                let mask = self.mask(*args.first()?);
                let before = self.those(if inclusive { IntPredicate::Ule } else { IntPredicate::Ult });
                let mask = self.at().binary(BinaryOp::And, mask, before);
                self.count(mask, ty)
            }
            Ballot::Find { last } => {
                let mask = self.mask(*args.first()?);
                let whole = self.whole();
                let mask = self.at().binary(BinaryOp::And, mask, whole);
                if last { self.last(mask) } else { self.first(mask) }
            }
        })
    }

    /// Whether the value is not zero for some work-item.
    pub(super) fn any(&mut self, among: Among, value: Value) -> Value {
        let lanes = self.ballot(among, IntPredicate::Ne, value);
        self.number_of(IntPredicate::Ne, lanes)
    }

    /// Whether the value is not zero for all work-items.
    pub(super) fn all(&mut self, among: Among, value: Value) -> Value {
        let lanes = self.ballot(among, IntPredicate::Eq, value);
        self.number_of(IntPredicate::Eq, lanes)
    }

    /// Whether the value is the same for all work-items that get there.
    pub(super) fn all_equal(&mut self, value: Value) -> Option<Value> {
        let first = self.first_active();
        let other = self.value_of(Among::Active, value, first)?;
        let ty = self.at().ty(value);
        let is_float = self.at().module.types.is_float(ty);
        let at = self.at();
        let is_other = if is_float {
            at.fcmp(FloatPredicate::Une, value, other)
        } else {
            at.icmp(IntPredicate::Ne, value, other)
        };
        let target = self.target;
        let lanes = target.ballot(self.at(), Among::Active, is_other);
        Some(self.number_of(IntPredicate::Eq, lanes))
    }

    /// Whether a mask compares so with zero, as an `i32`.
    fn number_of(&mut self, predicate: IntPredicate, lanes: Value) -> Value {
        let at = self.at();
        let word = at.module.types.int(32);
        let is_so = at.icmp_int(predicate, lanes, 0);
        at.cast(CastOp::ZExt, is_so, word)
    }

    /// A bit for each work-item whose value compares so with zero.
    fn ballot(&mut self, among: Among, predicate: IntPredicate, value: Value) -> Value {
        let bit = self.at().icmp_int(predicate, value, 0);
        let target = self.target;
        target.ballot(self.at(), among, bit)
    }

    /// The work-items that get there.
    pub(super) fn active(&mut self) -> Value {
        let bit = self.at().module.types.int(1);
        let yes = self.at().int(bit, 1);
        let target = self.target;
        target.ballot(self.at(), Among::Active, yes)
    }

    /// The number of the first work-item that gets there.
    pub(super) fn first_active(&mut self) -> Value {
        let active = self.active();
        self.first(active)
    }

    /// The number of the first work-item of a mask.
    fn first(&mut self, mask: Value) -> Value {
        let at = self.at();
        let (long, bit) = (at.module.types.int(64), at.module.types.int(1));
        let no = at.int(bit, 0);
        let first = at.call_named("llvm.cttz.i64", long, [mask, no]);
        at.resize(first, 32)
    }

    /// The number of the last work-item of a mask, -1 if there is none.
    pub(super) fn last(&mut self, mask: Value) -> Value {
        let at = self.at();
        let (long, bit) = (at.module.types.int(64), at.module.types.int(1));
        let no = at.int(bit, 0);
        let above = at.call_named("llvm.ctlz.i64", long, [mask, no]);
        let above = at.resize(above, 32);
        let highest = at.int32(63);
        at.binary(BinaryOp::Sub, highest, above)
    }

    /// The work-items of a whole sub-group whose number compares so with that of the work-item.
    pub(super) fn those(&mut self, predicate: IntPredicate) -> Value {
        let lane = self.lane();
        let whole = self.whole();
        let at = self.at();
        let lane = at.resize(lane, 64);
        let one = at.int64(1);
        let own = at.binary(BinaryOp::Shl, one, lane);
        let below = at.binary_int(BinaryOp::Sub, own, 1);
        let up_to = at.binary(BinaryOp::Or, own, below);
        let mask = match predicate {
            IntPredicate::Eq => own,
            IntPredicate::Ult => below,
            IntPredicate::Ule => up_to,
            IntPredicate::Uge => at.not(below),
            _ => at.not(up_to),
        };
        at.binary(BinaryOp::And, mask, whole)
    }

    /// The mask of a whole sub-group.
    fn whole(&mut self) -> Value {
        let all = self.at().int64(u64::MAX);
        if T::LANES < 64 {
            return self.at().int64((1 << T::LANES) - 1);
        }
        let width = self.width();
        let at = self.at();
        let width = at.resize(width, 64);
        let most = at.int64(64);
        let rest = at.binary(BinaryOp::Sub, most, width);
        at.binary(BinaryOp::LShr, all, rest)
    }

    /// The vector of four words of a mask.
    fn vector(&mut self, mask: Value) -> Value {
        let at = self.at();
        let low = at.resize(mask, 32);
        let high = at.binary_int(BinaryOp::LShr, mask, 32);
        let high = at.resize(high, 32);
        let none = at.int32(0);
        at.vector(&[low, high, none, none])
    }

    /// The mask of a vector of four words.
    fn mask(&mut self, vector: Value) -> Value {
        let at = self.at();
        let [low, high] = [0, 1].map(|index| {
            let word = at.extract(vector, index);
            at.resize(word, 64)
        });
        let high = at.binary_int(BinaryOp::Shl, high, 32);
        at.binary(BinaryOp::Or, low, high)
    }

    /// The bit of a number in a mask, as an `i32`. Numbers that no work-item has count as those below 64.
    fn bit(&mut self, mask: Value, number: Value) -> Value {
        let at = self.at();
        let number = at.resize(number, 64);
        let number = at.binary_int(BinaryOp::And, number, 63);
        let bit = at.binary(BinaryOp::LShr, mask, number);
        let bit = at.binary_int(BinaryOp::And, bit, 1);
        at.resize(bit, 32)
    }

    fn count(&mut self, mask: Value, ty: TypeId) -> Value {
        let at = self.at();
        let long = at.module.types.int(64);
        let count = at.call_named("llvm.ctpop.i64", long, [mask]);
        crate::work_items::resized(at, count, ty)
    }
}
