//! Intrinsics on whole vectors: moved lanes, reductions, and operations with a mask and a length (`llvm.vp`). LangRef, "Vector
//! Intrinsics" and "Vector Predication Intrinsics".

use super::Machine;
use crate::bits::{Bits, Order};
use crate::semantics::{Scalar, Value, poison_if};
use crate::undecided::Undecided;
use llvm_model::TypeId;

impl Machine<'_> {
    /// The result of an intrinsic on vectors; `None` if the name is of another one.
    pub(super) fn vectors(
        &mut self,
        name: &str,
        args: &[Value],
        result: TypeId,
    ) -> Result<Option<Value>, Undecided> {
        if let Some(operation) = name.strip_prefix("llvm.vector.reduce.") {
            return self.reduction(operation, args, result).map(Some);
        }
        if let Some(chosen) = self.chosen(name, args, result)? {
            return Ok(Some(chosen));
        }
        let operation = name.strip_prefix("llvm.vector.").or(name.strip_prefix("llvm.experimental.vector."));
        let moved = match operation {
            Some(operation) => self.moved(operation, args, result),
            None => None,
        };
        Ok(match (name, moved) {
            (_, Some(moved)) => Some(Value::List(moved)),
            ("llvm.stepvector" | "llvm.experimental.stepvector", _) => Some(self.steps(result)?),
            ("llvm.get.active.lane.mask", _) => Some(self.active_lanes(args, result)?),
            ("llvm.experimental.cttz.elts", _) => Some(self.first_set(args, result)?),
            _ => None,
        })
    }

    /// The lanes of an intrinsic that moves them.
    fn moved(&self, operation: &str, args: &[Value], result: TypeId) -> Option<Vec<Value>> {
        let lists: Vec<&Vec<Value>> = args.iter().map_while(list).collect();
        let first = *lists.first()?;
        let number = |index: usize| match args.get(index)? {
            Value::Scalar(scalar) => scalar.bits.small(),
            Value::List(_) => None,
        };
        if let Some(count) = operation.strip_prefix("interleave") {
            let count: usize = count.parse().ok()?;
            let lane = |lane: usize| lists.get(lane % count)?.get(lane / count).cloned();
            return (0..count * first.len()).map(lane).collect();
        }
        if let Some(count) = operation.strip_prefix("deinterleave") {
            let count: usize = count.parse().ok()?;
            let part = |part: usize| Value::List(first.iter().skip(part).step_by(count).cloned().collect());
            return Some((0..count).map(part).collect());
        }
        let both = || lists.iter().copied().flatten().cloned();
        let length = first.len();
        match operation {
            "reverse" => Some(first.iter().rev().cloned().collect()),
            "splice" => {
                let offset = number(2)? as i32 as i64;
                let start = if offset < 0 { length as i64 + offset } else { offset };
                Some(both().skip(usize::try_from(start).ok()?).take(length).collect())
            }
            "splice.left" => Some(both().skip(usize::try_from(number(2)?).ok()?).take(length).collect()),
            "splice.right" => {
                let start = length.checked_sub(usize::try_from(number(2)?).ok()?)?;
                Some(both().skip(start).take(length).collect())
            }
            "insert" => {
                let (mut whole, at) = (first.clone(), usize::try_from(number(2)?).ok()?);
                for (lane, value) in lists.get(1)?.iter().enumerate() {
                    *whole.get_mut(at + lane)? = value.clone();
                }
                Some(whole)
            }
            "extract" => {
                let lanes = self.module.types.lanes(result)? as usize;
                let at = usize::try_from(number(1)?).ok()?;
                first.get(at..at + lanes).map(<[Value]>::to_vec)
            }
            _ => None,
        }
    }

    /// 0, 1, 2, ….
    fn steps(&mut self, result: TypeId) -> Result<Value, Undecided> {
        let (lanes, width) = self.shape(result)?;
        Ok(Value::List((0..lanes).map(|lane| scalar(Bits::new(width, lane.into()))).collect()))
    }

    /// Whether the lane's number, counted from the first operand without wrapping, is below the second one.
    fn active_lanes(&mut self, args: &[Value], result: TypeId) -> Result<Value, Undecided> {
        let [Value::Scalar(base), Value::Scalar(end)] = args else { return Err(self.unknown_type(result)) };
        let (lanes, _) = self.shape(result)?;
        let wide = base.bits.width() + 32;
        let [from, to] = [base, end].map(|number| self.script.resize(&number.bits, wide, false));
        let zero = Bits::new(end.bits.width(), 0);
        let is_empty = self.script.compare(Order::Eq, &end.bits, &zero);
        let poison = self.script.or(&base.poison, &end.poison);
        let poison = self.script.or(&poison, &is_empty);
        let mask = (0..lanes).map(|lane| {
            let lane = Bits::new(wide, lane.into());
            let number = self.script.op(crate::bits::Operation::Add, &from, &lane);
            let bits = self.script.compare(Order::Ult, &number, &to);
            Value::Scalar(Scalar { bits, poison: poison.clone() })
        });
        Ok(Value::List(mask.collect()))
    }

    /// The number of the first lane that is not zero.
    pub(super) fn first_set(&mut self, args: &[Value], result: TypeId) -> Result<Value, Undecided> {
        let [Value::List(lanes), Value::Scalar(zero_is_poison)] = args else {
            return Err(self.unknown_type(result));
        };
        let width = self.width(result)?;
        let none = Bits::new(width, lanes.len() as u64);
        let mut found = Scalar { bits: none, poison: zero_is_poison.bits.clone() };
        let mut poison = Bits::truth(false);
        for (number, lane) in lanes.iter().enumerate().rev() {
            let Value::Scalar(lane) = lane else { return Err(self.unknown_type(result)) };
            let zero = Bits::new(lane.bits.width(), 0);
            let is_set = self.script.differ(&lane.bits, &zero);
            let bits = self.script.choose(&is_set, &Bits::new(width, number as u64), &found.bits);
            let of_rest = self.script.choose(&is_set, &Bits::truth(false), &found.poison);
            found = Scalar { bits, poison: of_rest };
            poison = self.script.or(&poison, &lane.poison);
        }
        Ok(poison_if(self.script, &poison, Value::Scalar(found)))
    }

    /// The lanes of a vector type, and the width of its elements.
    pub(super) fn shape(&self, ty: TypeId) -> Result<(u32, u32), Undecided> {
        let lanes = self.module.types.lanes(ty).ok_or_else(|| self.unknown_type(ty))?;
        Ok((lanes, self.width(self.module.types.scalar(ty))?))
    }
}

fn list(value: &Value) -> Option<&Vec<Value>> {
    match value {
        Value::List(lanes) => Some(lanes),
        Value::Scalar(_) => None,
    }
}

fn scalar(bits: Bits) -> Value {
    Value::Scalar(Scalar::new(bits))
}
