//! `llvm.vp`: operations with a mask and a length. LangRef, "Vector Predication Intrinsics".

use super::reductions::scalars;
use super::{Frame, Machine};
use crate::bits::{Bits, Order};
use crate::floats;
use crate::semantics::{self, Scalar, Value, poison_if};
use crate::undecided::Undecided;
use llvm_model::instruction::{Call, MetadataOperand};
use llvm_model::{BinaryOp, CastOp, Flags, FloatPredicate, IntPredicate, TypeId};

impl<'m> Machine<'m> {
    /// An operation on the lanes that the mask selects below the length; the others are poison.
    pub(super) fn predicated(
        &mut self,
        frame: &mut Frame<'m>,
        operation: &str,
        args: &[Value],
        call: &Call,
        result: TypeId,
    ) -> Result<Value, Undecided> {
        if let ("select" | "merge", [condition, a, b, Value::Scalar(length)]) = (operation, args) {
            return self.predicated_choice(operation, [condition, a, b], length);
        }
        let [values @ .., Value::List(mask), Value::Scalar(length)] = args else {
            return Err(unknown(operation));
        };
        let active = self.active(mask, length).ok_or_else(|| unknown(operation))?;
        if let Some(operation) = operation.strip_prefix("reduce.") {
            let [start, Value::List(lanes)] = values else { return Err(unknown(operation)) };
            let mut sum = start.clone();
            for (lane, active) in lanes.iter().zip(&active) {
                let next = self.reduced(operation, sum.clone(), lane.clone(), result)?;
                sum = semantics::choose(self.script, active, &next, &sum);
            }
            return Ok(sum);
        }
        if operation == "cttz.elts" {
            return self.predicated_first(values, &active, length, result);
        }
        let op = BinaryOp::from_keyword(operation);
        let computed = match (op, values) {
            (Some(op), [a, b]) => self.predicated_binary(frame, op, [a, b], &active, result)?,
            _ => self.predicated_call(frame, operation, values, call, result)?,
        };
        let Value::List(lanes) = computed else { return Err(unknown(operation)) };
        let lanes = lanes.into_iter().zip(active).map(|(lane, active)| {
            let inactive = self.script.not(&active);
            poison_if(self.script, &inactive, lane)
        });
        Ok(Value::List(lanes.collect()))
    }

    /// Behind the length `select` is poison, and `merge` has its last operand.
    fn predicated_choice(
        &mut self,
        operation: &str,
        operands: [&Value; 3],
        length: &Scalar,
    ) -> Result<Value, Undecided> {
        let [Value::List(mask), Value::List(a), Value::List(b)] = operands else {
            return Err(unknown(operation));
        };
        let active = self.below(length, mask.len());
        let lanes = mask.iter().zip(active).zip(a.iter().zip(b)).map(|((mask, active), (a, b))| {
            let Value::Scalar(mask) = mask else { return Err(unknown(operation)) };
            let inside = semantics::select(self.script, mask, a, b);
            let outside = self.script.not(&active);
            Ok(match operation {
                "select" => poison_if(self.script, &outside, inside),
                _ => semantics::choose(self.script, &active, &inside, b),
            })
        });
        lanes.collect::<Result<_, _>>().map(Value::List)
    }

    /// A division by zero is undefined in active lanes only.
    fn predicated_binary(
        &mut self,
        frame: &mut Frame<'m>,
        op: BinaryOp,
        [a, b]: [&Value; 2],
        active: &[Bits],
        result: TypeId,
    ) -> Result<Value, Undecided> {
        let (a, b) = scalars(a).zip(scalars(b)).ok_or_else(|| unknown(op.keyword()))?;
        let mut lanes = Vec::new();
        for ((a, b), active) in a.iter().zip(&b).zip(active) {
            if op.is_float() {
                lanes.push(Value::Scalar(floats::binary(op, a, b, self.float_of(result)?)?));
                continue;
            }
            let computed = semantics::binary(self.script, op, Flags::NONE, a, b);
            let (value, undefined) = computed.ok_or_else(|| unknown(op.keyword()))?;
            let undefined = self.script.and(active, &undefined);
            frame.undefined = self.script.or(&frame.undefined, &undefined);
            lanes.push(Value::Scalar(value));
        }
        Ok(Value::List(lanes))
    }

    /// The operation of an instruction or of another intrinsic, on all lanes.
    fn predicated_call(
        &mut self,
        frame: &Frame<'m>,
        operation: &str,
        values: &[Value],
        call: &Call,
        result: TypeId,
    ) -> Result<Value, Undecided> {
        let from = call.args.first().map(|&arg| self.type_of(frame, arg)).transpose()?;
        let from = from.ok_or_else(|| unknown(operation))?;
        if let (Some(op), [value]) = (CastOp::from_keyword(operation), values) {
            return self.cast(op, value.clone(), (from, result), Flags::NONE);
        }
        match (operation, values) {
            ("icmp" | "fcmp", [a, b, _]) => {
                let predicate = self.word(frame, call, 2).ok_or_else(|| unknown(operation))?;
                let float = FloatPredicate::from_keyword(&predicate).filter(|_| operation == "fcmp");
                let integer = IntPredicate::from_keyword(&predicate);
                self.lanes(&[a.clone(), b.clone()], &mut |machine, lanes| {
                    let [a, b] = super::instructions::pair(lanes)?;
                    match (float, integer) {
                        (Some(predicate), _) => floats::compare(predicate, a, b, machine.float_of(from)?),
                        (None, Some(predicate)) => {
                            Ok(semantics::compare(machine.script, predicate, Flags::NONE, a, b))
                        }
                        (None, None) => Err(unknown(operation)),
                    }
                })
            }
            ("fneg", [value]) => self.lanes(std::slice::from_ref(value), &mut |machine, lanes| {
                let lane = lanes.first().ok_or_else(|| unknown(operation))?;
                Ok(semantics::negated(machine.script, lane))
            }),
            _ => {
                let name = match operation {
                    "roundtozero" => "llvm.trunc".to_owned(),
                    other => format!("llvm.{other}"),
                };
                let operand = self.format_of(self.module.types.scalar(from))?;
                self.intrinsic(&name, values, Some(operand), result)
            }
        }
    }

    /// `llvm.vp.cttz.elts`: the length if no active lane is set.
    fn predicated_first(
        &mut self,
        values: &[Value],
        active: &[Bits],
        length: &Scalar,
        result: TypeId,
    ) -> Result<Value, Undecided> {
        let [Value::List(lanes), Value::Scalar(zero_is_poison)] = values else {
            return Err(unknown("cttz.elts"));
        };
        let width = self.width(result)?;
        let mut found = Value::Scalar(Scalar {
            bits: self.script.resize(&length.bits, width, false),
            poison: zero_is_poison.bits.clone(),
        });
        for (number, (lane, active)) in lanes.iter().zip(active).enumerate().rev() {
            let Value::Scalar(lane) = lane else { return Err(unknown("cttz.elts")) };
            let is_set = self.script.differ(&lane.bits, &Bits::new(lane.bits.width(), 0));
            let is_set = self.script.and(&is_set, active);
            let here = Value::Scalar(Scalar::new(Bits::new(width, number as u64)));
            found = semantics::choose(self.script, &is_set, &here, &found);
        }
        Ok(found)
    }

    /// The string that is an argument as metadata.
    pub(super) fn word(&self, frame: &Frame<'m>, call: &Call, index: usize) -> Option<String> {
        let llvm_model::Value::Metadata(operand) = *call.args.get(index)? else { return None };
        let MetadataOperand::Node(node) = frame.body.metadata_operands.get(operand as usize)? else {
            return None;
        };
        self.module.md_string(*node).map(|name| name.to_string_lossy().into_owned())
    }

    /// For each lane whether its number is below a length.
    fn below(&mut self, length: &Scalar, lanes: usize) -> Vec<Bits> {
        let width = length.bits.width();
        (0..lanes as u64)
            .map(|lane| self.script.compare(Order::Ult, &Bits::new(width, lane), &length.bits))
            .collect()
    }

    /// For each lane whether the mask selects it, and it is below the length.
    pub(super) fn active(&mut self, mask: &[Value], length: &Scalar) -> Option<Vec<Bits>> {
        let below = self.below(length, mask.len());
        let lanes = mask.iter().zip(below).map(|(mask, below)| match mask {
            Value::Scalar(mask) => Some(self.script.and(&mask.bits, &below)),
            Value::List(_) => None,
        });
        lanes.collect()
    }
}

fn unknown(operation: &str) -> Undecided {
    Undecided::Construct(format!("@llvm.vp.{operation}"))
}
