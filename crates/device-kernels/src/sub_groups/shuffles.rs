//! Values of other work-items of a sub-group.

use super::SubGroup;
use crate::target::{Among, Target};
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, IntPredicate, Value};

/// Which work-item's value it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shuffle {
    /// That of the number in the argument.
    Of(Among),
    /// That of the first work-item that gets there.
    First,
    /// That whose number differs in the bits of the argument.
    Xor,
    /// That so many in front of the work-item.
    Up,
    /// That so many behind the work-item.
    Down,
    /// That so many behind it; after the last one comes the first one of the sub-group, or of the cluster.
    Rotated,
    /// As [`Shuffle::Up`] in two values, one behind the other.
    UpInTwo,
    /// As [`Shuffle::Down`] in two values, one behind the other.
    DownInTwo,
}

/// Their names.
const NAMES: &[(&str, Shuffle)] = &[
    ("intel_sub_group_broadcast", Shuffle::Of(Among::All)),
    ("intel_sub_group_shuffle", Shuffle::Of(Among::Active)),
    ("intel_sub_group_shuffle_down", Shuffle::DownInTwo),
    ("intel_sub_group_shuffle_up", Shuffle::UpInTwo),
    ("intel_sub_group_shuffle_xor", Shuffle::Xor),
    ("sub_group_broadcast", Shuffle::Of(Among::All)),
    ("sub_group_broadcast_first", Shuffle::First),
    ("sub_group_clustered_rotate", Shuffle::Rotated),
    ("sub_group_non_uniform_broadcast", Shuffle::Of(Among::Active)),
    ("sub_group_rotate", Shuffle::Rotated),
    ("sub_group_shuffle", Shuffle::Of(Among::Active)),
    ("sub_group_shuffle_down", Shuffle::Down),
    ("sub_group_shuffle_up", Shuffle::Up),
    ("sub_group_shuffle_xor", Shuffle::Xor),
];

impl Shuffle {
    pub(super) fn of_name(name: &str) -> Option<Shuffle> {
        NAMES.iter().find(|(known, _)| *known == name).map(|&(_, shuffle)| shuffle)
    }
}

impl<T: Target> SubGroup<'_, '_, T> {
    pub(super) fn shuffled(&mut self, shuffle: Shuffle, args: &[Value]) -> Option<Value> {
        let value = *args.first()?;
        let number = args.get(1).copied();
        let mut among = Among::Active;
        let from = match shuffle {
            Shuffle::First => self.first_active(),
            Shuffle::Of(all) => {
                among = all;
                self.at().resize(number?, 32)
            }
            Shuffle::Xor | Shuffle::Up | Shuffle::Down => {
                let lane = self.lane();
                let op = match shuffle {
                    Shuffle::Xor => BinaryOp::Xor,
                    Shuffle::Up => BinaryOp::Sub,
                    _ => BinaryOp::Add,
                };
                self.at().binary(op, lane, number?)
            }
            Shuffle::Rotated => {
                let lane = self.lane();
                let size = match args.get(2) {
                    Some(&size) => size,
                    None => self.width(),
                };
                let at = self.at();
                let last = at.binary_int(BinaryOp::Sub, size, 1);
                let other = at.binary(BinaryOp::Add, lane, number?);
                let other = at.binary(BinaryOp::And, other, last);
                let clusters = at.not(last);
                let cluster = at.binary(BinaryOp::And, lane, clusters);
                at.binary(BinaryOp::Or, cluster, other)
            }
            Shuffle::UpInTwo | Shuffle::DownInTwo => return self.in_two(shuffle, args),
        };
        self.value_of(among, value, from)
    }

    /// The value of a work-item in two values, one behind the other.
    fn in_two(&mut self, shuffle: Shuffle, args: &[Value]) -> Option<Value> {
        let &[first, second, delta] = args else { return None };
        let word = self.at().module.types.int(32);
        let lane = self.lane();
        let size = self.work.local_linear_size(true, word);
        let size = self.at_most_width(size);
        let at = self.at();
        // Numbers from the size on are those of the second value.
        let number = if shuffle == Shuffle::DownInTwo {
            at.binary(BinaryOp::Add, lane, delta)
        } else {
            let own = at.binary(BinaryOp::Add, lane, size);
            at.binary(BinaryOp::Sub, own, delta)
        };
        let is_first = at.icmp(IntPredicate::Ult, number, size);
        let rest = at.binary(BinaryOp::Sub, number, size);
        let from = at.select(is_first, number, rest);
        let [first, second] = [first, second].map(|value| self.value_of(Among::Active, value, from));
        Some(self.at().select(is_first, first?, second?))
    }

    /// The value that the work-item with a number has; `None` for values without bits.
    pub(super) fn value_of(&mut self, among: Among, value: Value, lane: Value) -> Option<Value> {
        let ty = self.at().ty(value);
        if let Some(lanes) = self.at().module.types.lanes(ty) {
            let mut elements = Vec::new();
            for index in 0..lanes {
                let element = self.at().extract(value, index);
                elements.push(self.value_of(among, element, lane)?);
            }
            return Some(self.at().vector(&elements));
        }
        let types = &self.at().module.types;
        let bits = types.int_width(ty).or_else(|| types[ty].float_width()).filter(|bits| *bits <= 64)?;
        let at = self.at();
        let own = at.module.types.int(bits);
        let whole = if at.module.types.is_float(ty) { at.cast(CastOp::BitCast, value, own) } else { value };
        let target = self.target;
        let low = self.at().resize(whole, 32);
        let mut moved = target.shuffle(self.at(), among, low, lane);
        if bits > 32 {
            let at = self.at();
            let high = at.resize(whole, 64);
            let high = at.binary_int(BinaryOp::LShr, high, 32);
            let high = at.resize(high, 32);
            let high = target.shuffle(self.at(), among, high, lane);
            let at = self.at();
            let [low, high] = [moved, high].map(|half| at.resize(half, 64));
            let high = at.binary_int(BinaryOp::Shl, high, 32);
            moved = at.binary(BinaryOp::Or, low, high);
        }
        let at = self.at();
        let moved = at.resize(moved, bits);
        Some(if at.module.types.is_float(ty) { at.cast(CastOp::BitCast, moved, ty) } else { moved })
    }
}
