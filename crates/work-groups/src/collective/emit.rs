//! Vector code for operations of sub-groups. A vector has the values of all lanes of a strip.

use super::{Collective, Combine, Scan};
use crate::emit::Emitter;
use crate::interleaved::LANES;
use llvm_model::{BinaryOp, CastOp, FloatPredicate, InstBuilder as _, IntPredicate, Type, TypeId, Value};

/// A vector of lanes that are sub-groups of a size.
struct Lanes<'o, 'm> {
    out: &'o mut Emitter<'m>,
    size: u32,
}

/// Adds the results of all lanes, as a vector of elements of type `ty`. `operands` are vectors of the operands of the call.
pub(crate) fn emit(
    out: &mut Emitter<'_>,
    what: Collective,
    operands: &[Value],
    sub_group: u32,
    ty: TypeId,
) -> Option<Value> {
    let mut lanes = Lanes { out, size: sub_group };
    match (what, operands) {
        (Collective::Shuffle, &[values, numbers]) => Some(lanes.shuffle(values, numbers)),
        (Collective::Ballot, &[votes]) => Some(lanes.ballot(votes, ty)),
        (Collective::Scan(scan, op), &[values, first, ..]) => {
            if let Scan::Clusters(size) = scan {
                lanes.size = size.clamp(1, sub_group);
            }
            let values = lanes.combine(op, first, values);
            Some(match scan {
                Scan::Reduce | Scan::Clusters(_) => lanes.reduce(op, values),
                Scan::Inclusive => lanes.scan(op, values),
                Scan::Exclusive => {
                    let before = lanes.scan(op, values);
                    lanes.behind(before, first)
                }
            })
        }
        _ => None,
    }
}

impl Lanes<'_, '_> {
    /// A constant vector of integers like those of `like`.
    fn numbers(&mut self, like: TypeId, number: impl Fn(u32) -> u32) -> Value {
        let out = &mut *self.out;
        let element = out.module.types.scalar(like);
        let width = out.module.types.int_width(element).unwrap_or(64);
        let elements: Vec<_> =
            (0..LANES).map(|lane| out.module.constants.int(element, width, number(lane).into())).collect();
        Value::Const(out.module.constants.aggregate(&out.module.types, like, &elements))
    }

    /// The first lane of the sub-group of a lane.
    fn first(&self, lane: u32) -> u32 {
        lane / self.size * self.size
    }

    /// The elements of `values` at places that differ between lanes. Processors have an instruction for that, which LLVM finds in
    /// a vector that is built from such elements.
    fn shuffle(&mut self, values: Value, numbers: Value) -> Value {
        let like = self.out.ty(numbers);
        let size = self.size;
        let mask = self.numbers(like, |_| size - 1);
        let mut places = self.out.binary(BinaryOp::And, numbers, mask);
        if size < LANES {
            let firsts = self.numbers(like, |lane| lane / size * size);
            places = self.out.binary(BinaryOp::Or, places, firsts);
        }
        let ty = self.out.ty(values);
        let mut result = self.out.poison(ty);
        for lane in 0..LANES {
            let place = self.out.extract(places, lane);
            let value = self.out.extract_at(values, place);
            result = self.out.insert(result, value, lane);
        }
        result
    }

    fn ballot(&mut self, votes: Value, ty: TypeId) -> Value {
        let out = &mut *self.out;
        let like = out.ty(votes);
        let zero = out.zero(like);
        let bits = out.icmp(IntPredicate::Ne, votes, zero);
        let whole = out.module.types.int(LANES);
        let bits = out.cast(CastOp::BitCast, bits, whole);
        let bits = out.cast(CastOp::ZExt, bits, ty);
        let like = out.module.types.vector(ty, LANES);
        let bits = out.splat(like, bits);
        let size = self.size;
        if size == LANES {
            return bits;
        }
        let firsts = self.numbers(like, |lane| lane / size * size);
        let bits = self.out.binary(BinaryOp::LShr, bits, firsts);
        let mask = self.numbers(like, |_| (1 << size) - 1);
        self.out.binary(BinaryOp::And, bits, mask)
    }

    /// Two vectors, combined lane by lane; the values of `left` are those of lanes before `right`.
    fn combine(&mut self, op: Combine, left: Value, right: Value) -> Value {
        let out = &mut *self.out;
        let ty = out.ty(left);
        let scalar = out.module.types.scalar(ty);
        let is_float = matches!(out.module.types[scalar], Type::Half | Type::Float | Type::Double);
        let binary = match op {
            Combine::Add if is_float => BinaryOp::FAdd,
            Combine::Add => BinaryOp::Add,
            Combine::Mul if is_float => BinaryOp::FMul,
            Combine::Mul => BinaryOp::Mul,
            Combine::And => BinaryOp::And,
            Combine::Or => BinaryOp::Or,
            Combine::Xor => BinaryOp::Xor,
            Combine::Min(is_signed) => return self.least(is_signed, is_float, (right, left), (left, right)),
            Combine::Max(is_signed) => return self.least(is_signed, is_float, (left, right), (left, right)),
        };
        out.binary(binary, left, right)
    }

    /// The right one of two vectors where one value is less than the other, else the left one: of NaNs and of equal numbers, the
    /// library's functions keep the first.
    fn least(
        &mut self,
        is_signed: bool,
        is_float: bool,
        (one, other): (Value, Value),
        (left, right): (Value, Value),
    ) -> Value {
        let is_less = match (is_float, is_signed) {
            (true, _) => self.out.fcmp(FloatPredicate::Olt, one, other),
            (false, true) => self.out.icmp(IntPredicate::Slt, one, other),
            (false, false) => self.out.icmp(IntPredicate::Ult, one, other),
        };
        self.out.select(is_less, right, left)
    }

    /// The combination of all values in every lane: pairs of neighbors first, then pairs of pairs.
    fn reduce(&mut self, op: Combine, mut values: Value) -> Value {
        let mut distance = 1;
        while distance < self.size {
            let pair = |lane: u32| {
                if lane.is_multiple_of(2 * distance) { (lane + distance).cast_signed() } else { -1 }
            };
            let other = self.out.shuffle(values, values, (0..LANES).map(pair).collect());
            values = self.combine(op, values, other);
            distance *= 2;
        }
        let firsts = (0..LANES).map(|lane| self.first(lane).cast_signed()).collect();
        self.out.shuffle(values, values, firsts)
    }

    /// The combination of the values up to each lane, in twice as large parts with every step.
    fn scan(&mut self, op: Combine, mut values: Value) -> Value {
        let mut distance = 1;
        while distance < self.size {
            let size = self.size;
            let has_other = |lane: u32| lane % size >= distance;
            let place = |lane: u32| if has_other(lane) { (lane - distance).cast_signed() } else { -1 };
            let other = self.out.shuffle(values, values, (0..LANES).map(place).collect());
            let sum = self.combine(op, other, values);
            // Elements of the second operand have numbers from `LANES`.
            let chosen = |lane: u32| if has_other(lane) { lane } else { LANES + lane }.cast_signed();
            let choice = (0..LANES).map(chosen).collect();
            values = self.out.shuffle(sum, values, choice);
            distance *= 2;
        }
        values
    }

    /// The value of the lane before each lane, and those of `first` in the first lanes.
    fn behind(&mut self, values: Value, first: Value) -> Value {
        let place = |lane: u32| if self.first(lane) == lane { LANES } else { lane - 1 }.cast_signed();
        let places = (0..LANES).map(place).collect();
        self.out.shuffle(values, first, places)
    }
}
