//! Lanes that a mask or a length chooses, without memory: `llvm.experimental.vector`, `llvm.loop.dependence`. LangRef, "Vector
//! Intrinsics".

use super::Machine;
use super::reductions::scalars;
use crate::bits::{Bits, Operation, Order};
use crate::semantics::{self, Scalar, Value, poison_if};
use crate::undecided::Undecided;
use llvm_model::TypeId;

impl Machine<'_> {
    /// The result of an intrinsic; `None` if the name is of another one.
    pub(super) fn chosen(
        &mut self,
        name: &str,
        args: &[Value],
        result: TypeId,
    ) -> Result<Option<Value>, Undecided> {
        let operation = name
            .strip_prefix("llvm.experimental.vector.")
            .or(name.strip_prefix("llvm.vector."))
            .or(name.strip_prefix("llvm.experimental."))
            .or(name.strip_prefix("llvm."));
        let value = match (operation.unwrap_or(name), args) {
            ("compress", [values, mask, rest]) => self.compressed(values, mask, rest, result)?,
            ("extract.last.active", [Value::List(values), mask, rest]) => {
                let mask = scalars(mask).ok_or_else(|| self.unknown_type(result))?;
                values.iter().zip(&mask).fold(rest.clone(), |last, (value, mask)| {
                    semantics::select(self.script, mask, value, &last)
                })
            }
            ("match", [values, wanted, mask]) => self.matches(values, wanted, mask, result)?,
            ("partial.reduce.add", [Value::List(sums), Value::List(values)]) => {
                let mut sums = sums.clone();
                let count = sums.len();
                for (lane, value) in values.iter().enumerate() {
                    let Some(sum) = sums.get_mut(lane % count) else { continue };
                    let element = self.module.types.scalar(result);
                    *sum = self.reduced("add", sum.clone(), value.clone(), element)?;
                }
                Value::List(sums)
            }
            ("get.vector.length", [Value::Scalar(count), Value::Scalar(most), _]) => {
                let wide = count.bits.width().max(32);
                let [count_bits, most] = [count, most].map(|n| self.script.resize(&n.bits, wide, false));
                let is_less = self.script.compare(Order::Ult, &count_bits, &most);
                let least = self.script.choose(&is_less, &count_bits, &most);
                let bits = self.script.resize(&least, 32, false);
                Value::Scalar(Scalar { bits, poison: count.poison.clone() })
            }
            ("loop.dependence.war.mask" | "loop.dependence.raw.mask", [a, b, size]) => {
                self.independent(name.contains("raw"), [a, b, size], result)?
            }
            ("ptrmask", [pointer, mask]) => {
                self.lanes(&[pointer.clone(), mask.clone()], &mut |machine, lanes| {
                    let [a, b] = super::instructions::pair(lanes)?;
                    let bits = machine.script.op(Operation::And, &a.bits, &b.bits);
                    Ok(Scalar { bits, poison: machine.script.or(&a.poison, &b.poison) })
                })?
            }
            ("vp.reverse", [Value::List(values), mask, Value::Scalar(length)]) => {
                let length = length.bits.small().ok_or_else(|| self.unknown_type(result))? as usize;
                let moved = |lane: usize| length.checked_sub(lane + 1).and_then(|from| values.get(from));
                self.moved_below(length, mask, &moved, result)?
            }
            ("vp.splice", [Value::List(a), Value::List(b), Value::Scalar(by), mask, first, second]) => {
                let numbers = [first, second].map(|length| match length {
                    Value::Scalar(length) => length.bits.small().map(|length| length as usize),
                    Value::List(_) => None,
                });
                let ([Some(first), Some(second)], Some(by)) = (numbers, by.bits.small()) else {
                    return Err(self.unknown_type(result));
                };
                let by = by as i32 as i64;
                let start =
                    usize::try_from(if by < 0 { first as i64 + by } else { by }).unwrap_or(usize::MAX);
                let both: Vec<&Value> = a.iter().take(first).chain(b.iter().take(second)).collect();
                let moved = |lane: usize| both.get(start.saturating_add(lane)).copied();
                self.moved_below(second, mask, &moved, result)?
            }
            _ => return Ok(None),
        };
        Ok(Some(value))
    }

    /// Moved lanes below a length that the mask selects; the others are poison.
    fn moved_below<'v>(
        &mut self,
        length: usize,
        mask: &Value,
        moved: &dyn Fn(usize) -> Option<&'v Value>,
        result: TypeId,
    ) -> Result<Value, Undecided> {
        let mask = scalars(mask).ok_or_else(|| self.unknown_type(result))?;
        let poison = self.fill(self.module.types.scalar(result), &Scalar::poison)?;
        let lanes = mask.iter().enumerate().map(|(lane, mask)| {
            let value = if lane < length { moved(lane).unwrap_or(&poison) } else { &poison };
            let inactive = self.script.not(&mask.bits);
            poison_if(self.script, &inactive, value.clone())
        });
        Ok(Value::List(lanes.collect()))
    }

    /// The lanes that a mask selects, one after the other; behind them the lanes of another vector.
    fn compressed(
        &mut self,
        values: &Value,
        mask: &Value,
        rest: &Value,
        result: TypeId,
    ) -> Result<Value, Undecided> {
        let (Value::List(values), Some(mask)) = (values, scalars(mask)) else {
            return Err(self.unknown_type(result));
        };
        let mut packed = rest.clone();
        let mut next = Bits::new(32, 0);
        let mut poison = Bits::truth(false);
        for (value, mask) in values.iter().zip(&mask) {
            let Value::List(lanes) = &packed else { return Err(self.unknown_type(result)) };
            let with = self.with_lane(lanes, &Scalar::new(next.clone()), value, result)?;
            packed = semantics::choose(self.script, &mask.bits, &with, &packed);
            let one = self.script.resize(&mask.bits, 32, false);
            next = self.script.op(Operation::Add, &next, &one);
            poison = self.script.or(&poison, &mask.poison);
        }
        Ok(poison_if(self.script, &poison, packed))
    }

    /// The selected lanes that are equal to one of the wanted values.
    fn matches(
        &mut self,
        values: &Value,
        wanted: &Value,
        mask: &Value,
        result: TypeId,
    ) -> Result<Value, Undecided> {
        let (Some(values), Some(wanted), Some(mask)) = (scalars(values), scalars(wanted), scalars(mask))
        else {
            return Err(self.unknown_type(result));
        };
        let lanes = values.iter().zip(&mask).map(|(value, mask)| {
            let (mut any, mut poison) = (Bits::truth(false), self.script.or(&value.poison, &mask.poison));
            for wanted in &wanted {
                let equal = self.script.compare(Order::Eq, &value.bits, &wanted.bits);
                any = self.script.or(&any, &equal);
                poison = self.script.or(&poison, &wanted.poison);
            }
            Value::Scalar(Scalar { bits: self.script.and(&any, &mask.bits), poison })
        });
        Ok(Value::List(lanes.collect()))
    }

    /// The lanes before the distance of two addresses in elements; all if the second one is not behind the first. A read after
    /// a write depends on the distance in both directions.
    fn independent(
        &mut self,
        both_directions: bool,
        operands: [&Value; 3],
        result: TypeId,
    ) -> Result<Value, Undecided> {
        let [Value::Scalar(a), Value::Scalar(b), Value::Scalar(size)] = operands else {
            return Err(self.unknown_type(result));
        };
        let width = a.bits.width();
        let zero = Bits::new(width, 0);
        let size = self.script.resize(&size.bits, width, false);
        let mut bytes = self.script.op(Operation::Sub, &b.bits, &a.bits);
        if both_directions {
            let is_negative = self.script.compare(Order::Slt, &bytes, &zero);
            let negated = self.script.op(Operation::Sub, &zero, &bytes);
            bytes = self.script.choose(&is_negative, &negated, &bytes);
        }
        let distance = self.script.op(Operation::SDiv, &bytes, &size);
        let order = if both_directions { Order::Eq } else { Order::Sle };
        let is_free = self.script.compare(order, &distance, &zero);
        let (lanes, _) = self.shape(result)?;
        let poison = self.script.or(&a.poison, &b.poison);
        let mask = (0..lanes).map(|lane| {
            let is_before = self.script.compare(Order::Ult, &Bits::new(width, lane.into()), &distance);
            let bits = self.script.or(&is_free, &is_before);
            Value::Scalar(Scalar { bits, poison: poison.clone() })
        });
        Ok(Value::List(mask.collect()))
    }
}
