//! The instructions.

use super::{Flow, Frame, Machine, set};
use crate::bits::{Bits, Operation};
use crate::semantics::{self, Scalar, Value};
use crate::undecided::Undecided;
use llvm_model::{CastOp, InstId, InstKind, Instruction, TypeId};

/// A computation of one lane.
type Compute<'a, 'm> = &'a mut dyn FnMut(&mut Machine<'m>, &[Scalar]) -> Result<Scalar, Undecided>;

impl<'m> Machine<'m> {
    /// Executes an instruction.
    pub(super) fn instruction(&mut self, frame: &mut Frame<'m>, id: InstId) -> Result<Flow, Undecided> {
        let inst = &frame.body.insts[id];
        let value = match &inst.kind {
            InstKind::Br { target } => return Ok(Flow::Jump(*target)),
            InstKind::CondBr { condition, if_true, if_false } => {
                let condition = self.branch_value(frame, *condition)?;
                return Ok(Flow::Branch(condition, *if_true, *if_false));
            }
            InstKind::Ret { value } => {
                let value = value.map(|value| self.value(frame, value)).transpose()?;
                return Ok(Flow::Return(value));
            }
            InstKind::Unreachable => return Ok(Flow::Unreachable),
            InstKind::Switch { value, default, cases } => {
                let value = self.branch_value(frame, *value)?;
                let Some(value) = value.known() else {
                    return Err(Undecided::Construct("a switch on a symbolic value".to_owned()));
                };
                for (case, target) in cases {
                    if self.scalar_constant(*case)?.known().as_ref() == Some(&value) {
                        return Ok(Flow::Jump(*target));
                    }
                }
                return Ok(Flow::Jump(*default));
            }
            InstKind::Store { value, pointer, .. } => {
                let value = self.value(frame, *value)?;
                self.store(frame, *pointer, &value)?;
                return Ok(Flow::Next);
            }
            InstKind::Fence { .. } => return Ok(Flow::Next),
            InstKind::Call(call) => match self.call_instruction(frame, call, inst.ty)? {
                Some(value) => value,
                None => return Ok(Flow::Next),
            },
            _ => self.result(frame, inst)?,
        };
        set(frame, id, value);
        Ok(Flow::Next)
    }

    fn scalar_constant(&mut self, id: llvm_model::ConstId) -> Result<Bits, Undecided> {
        match self.constant(id)? {
            Value::Scalar(scalar) => Ok(scalar.bits),
            Value::List(_) => Err(Undecided::Construct("a list".to_owned())),
        }
    }

    /// The value that a branch depends on: poison is undefined behavior.
    fn branch_value(&mut self, frame: &mut Frame<'m>, value: llvm_model::Value) -> Result<Bits, Undecided> {
        let Value::Scalar(scalar) = self.value(frame, value)? else {
            return Err(Undecided::Construct("a list".to_owned()));
        };
        frame.undefined = self.script.or(&frame.undefined, &scalar.poison);
        Ok(scalar.bits)
    }

    /// The result of an instruction without effects on the control flow.
    fn result(&mut self, frame: &mut Frame<'m>, inst: &Instruction) -> Result<Value, Undecided> {
        let flags = inst.flags;
        match &inst.kind {
            InstKind::Binary { op, lhs, rhs } => {
                let (a, b) = (self.value(frame, *lhs)?, self.value(frame, *rhs)?);
                self.lanes(&[a, b], &mut |machine, lanes| {
                    let [a, b] = pair(lanes)?;
                    if op.is_float() {
                        return crate::floats::binary(*op, a, b, machine.float_of(inst.ty)?);
                    }
                    let result = semantics::binary(machine.script, *op, flags, a, b);
                    let (value, undefined) = result.ok_or_else(|| keyword(inst))?;
                    frame.undefined = machine.script.or(&frame.undefined, &undefined);
                    Ok(value)
                })
            }
            InstKind::ICmp { predicate, lhs, rhs } => {
                let (a, b) = (self.value(frame, *lhs)?, self.value(frame, *rhs)?);
                self.lanes(&[a, b], &mut |machine, lanes| {
                    let [a, b] = pair(lanes)?;
                    Ok(semantics::compare(machine.script, *predicate, flags, a, b))
                })
            }
            InstKind::FCmp { predicate, lhs, rhs } => {
                let ty = self.type_of(frame, *lhs)?;
                let (a, b) = (self.value(frame, *lhs)?, self.value(frame, *rhs)?);
                self.lanes(&[a, b], &mut |machine, lanes| {
                    let [a, b] = pair(lanes)?;
                    crate::floats::compare(*predicate, a, b, machine.float_of(ty)?)
                })
            }
            InstKind::Unary { operand, .. } => {
                let a = self.value(frame, *operand)?;
                self.lanes(&[a], &mut |machine, lanes| {
                    let [a] = one(lanes)?;
                    let sign = Bits::new(a.bits.width(), 1);
                    let last = Bits::new(a.bits.width(), u64::from(a.bits.width()) - 1);
                    let sign = machine.script.op(Operation::Shl, &sign, &last);
                    let bits = machine.script.op(Operation::Xor, &a.bits, &sign);
                    Ok(Scalar { bits, poison: a.poison.clone() })
                })
            }
            InstKind::Cast { op, operand } => self.cast(frame, inst, *op, *operand),
            InstKind::Select { condition, if_true, if_false } => {
                let condition = self.value(frame, *condition)?;
                let (a, b) = (self.value(frame, *if_true)?, self.value(frame, *if_false)?);
                Ok(self.select(&condition, &a, &b))
            }
            // A frozen poison is any value: it stays poison here, which any value refines. That legalized code has one is
            // for the caller to check.
            InstKind::Freeze { operand } => self.value(frame, *operand),
            InstKind::Alloca { .. } => Ok(self.allocate()),
            InstKind::Load { pointer, .. } => self.load(frame, *pointer, inst.ty),
            InstKind::CmpXchg(exchange) => self.exchange(frame, exchange, inst.ty),
            InstKind::AtomicRmw { op, pointer, value, .. } => {
                let old = self.load(frame, *pointer, inst.ty)?;
                let operand = self.value(frame, *value)?;
                let new = self.lanes(&[old.clone(), operand], &mut |machine, lanes| {
                    let [old, value] = pair(lanes)?;
                    machine.atomic_update(*op, old, value, inst.ty)
                })?;
                self.store(frame, *pointer, &new)?;
                Ok(old)
            }
            InstKind::GetElementPtr { source_type, base, indices } => {
                self.element_pointer(frame, *source_type, *base, indices)
            }
            _ => self.composite(frame, inst),
        }
    }

    /// Elements of vectors and aggregates.
    fn composite(&mut self, frame: &Frame<'m>, inst: &Instruction) -> Result<Value, Undecided> {
        match &inst.kind {
            InstKind::ExtractElement { vector, index } => {
                let (Value::List(mut lanes), Some(index)) =
                    (self.value(frame, *vector)?, self.module.as_u64(*index))
                else {
                    return Err(keyword(inst));
                };
                let has_lane = (index as usize) < lanes.len();
                if has_lane {
                    Ok(lanes.swap_remove(index as usize))
                } else {
                    self.fill(inst.ty, &Scalar::poison)
                }
            }
            InstKind::InsertElement { vector, element, index } => {
                let element = self.value(frame, *element)?;
                let (Value::List(mut lanes), Some(index)) =
                    (self.value(frame, *vector)?, self.module.as_u64(*index))
                else {
                    return Err(keyword(inst));
                };
                *lanes.get_mut(index as usize).ok_or_else(|| keyword(inst))? = element;
                Ok(Value::List(lanes))
            }
            InstKind::ShuffleVector { a, b, mask } => {
                let (Value::List(mut lanes), Value::List(more)) =
                    (self.value(frame, *a)?, self.value(frame, *b)?)
                else {
                    return Err(keyword(inst));
                };
                lanes.extend(more);
                let element = self.module.types.scalar(inst.ty);
                let poison = self.fill(element, &Scalar::poison)?;
                let lane = |&at: &i32| lanes.get(at as usize).filter(|_| at >= 0).unwrap_or(&poison).clone();
                Ok(Value::List(mask.iter().map(lane).collect()))
            }
            InstKind::ExtractValue { aggregate, indices } => {
                let mut value = self.value(frame, *aggregate)?;
                for &index in indices {
                    let Value::List(mut elements) = value else { return Err(keyword(inst)) };
                    value = elements.swap_remove(index as usize);
                }
                Ok(value)
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                let element = self.value(frame, *element)?;
                let mut whole = self.value(frame, *aggregate)?;
                let mut place = &mut whole;
                for &index in indices {
                    let Value::List(elements) = place else { return Err(keyword(inst)) };
                    place = elements.get_mut(index as usize).ok_or_else(|| keyword(inst))?;
                }
                *place = element;
                Ok(whole)
            }
            _ => Err(keyword(inst)),
        }
    }

    fn element_pointer(
        &mut self,
        frame: &Frame<'m>,
        source: TypeId,
        base: llvm_model::Value,
        indices: &[llvm_model::Value],
    ) -> Result<Value, Undecided> {
        let mut scalars = vec![self.value(frame, base)?];
        let mut ty = source;
        let mut offset = Bits::new(64, 0);
        for (position, &index) in indices.iter().enumerate() {
            if position > 0 {
                ty = self.module.types.element(ty, 0).ok_or_else(|| self.unknown_type(ty))?;
            }
            let size = Bits::new(64, self.element_size(ty)?);
            let index = self.value(frame, index)?;
            if let Value::Scalar(index) = &index {
                let index = self.script.resize(&index.bits, 64, true);
                let bytes = self.script.op(Operation::Mul, &index, &size);
                offset = self.script.op(Operation::Add, &offset, &bytes);
            }
            scalars.push(index);
        }
        let poison = Value::List(scalars.clone()).any_poison(self.script);
        match &scalars[..] {
            [Value::Scalar(base), ..] => Ok(Value::Scalar(Scalar {
                bits: self.script.op(Operation::Add, &base.bits, &offset),
                poison,
            })),
            _ => Err(Undecided::Construct("a vector of pointers".to_owned())),
        }
    }

    fn cast(
        &mut self,
        frame: &Frame<'m>,
        inst: &Instruction,
        op: CastOp,
        operand: llvm_model::Value,
    ) -> Result<Value, Undecided> {
        let value = self.value(frame, operand)?;
        let from = self.module.types.scalar(self.type_of(frame, operand)?);
        let to = self.module.types.scalar(inst.ty);
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt | CastOp::PtrToInt | CastOp::IntToPtr => {
                let width = self.width(to)?;
                self.lanes(&[value], &mut |machine, lanes| {
                    let [a] = one(lanes)?;
                    let is_signed = op == CastOp::SExt;
                    Ok(semantics::resize(machine.script, a, width, is_signed, inst.flags))
                })
            }
            CastOp::BitCast => self.bit_cast(value, inst.ty),
            CastOp::AddrSpaceCast => Ok(value),
            CastOp::PtrToAddr => Err(keyword(inst)),
            _ => self.lanes(&[value], &mut |machine, lanes| {
                let [a] = one(lanes)?;
                crate::floats::cast(op, a, machine.format_of(from)?, machine.format_of(to)?)
            }),
        }
    }

    /// The same bits as a value of another type, the first lane in the lowest bits.
    fn bit_cast(&mut self, value: Value, to: TypeId) -> Result<Value, Undecided> {
        let lanes = match value {
            Value::Scalar(scalar) => vec![scalar],
            Value::List(lanes) => lanes.into_iter().filter_map(scalar).collect(),
        };
        let mut whole: Option<Scalar> = None;
        for lane in lanes {
            whole = Some(match whole {
                None => lane,
                Some(low) => Scalar {
                    bits: self.script.concat(&lane.bits, &low.bits),
                    poison: self.script.or(&lane.poison, &low.poison),
                },
            });
        }
        let whole = whole.ok_or_else(|| self.unknown_type(to))?;
        let width = self.width(self.module.types.scalar(to))?;
        let Some(lanes) = self.module.types.lanes(to) else { return Ok(Value::Scalar(whole)) };
        let lane = |lane| Scalar {
            bits: self.script.extract(&whole.bits, lane * width, width),
            poison: whole.poison.clone(),
        };
        Ok(Value::List((0..lanes).map(lane).map(Value::Scalar).collect()))
    }

    fn select(&mut self, condition: &Value, a: &Value, b: &Value) -> Value {
        match (condition, a, b) {
            (Value::Scalar(condition), ..) => semantics::select(self.script, condition, a, b),
            (Value::List(conditions), Value::List(a), Value::List(b)) => Value::List(
                conditions.iter().zip(a.iter().zip(b)).map(|(c, (a, b))| self.select(c, a, b)).collect(),
            ),
            _ => a.clone(),
        }
    }

    /// Computes lane by lane.
    pub(super) fn lanes(&mut self, values: &[Value], compute: Compute<'_, 'm>) -> Result<Value, Undecided> {
        if let Some(Value::List(first)) = values.first() {
            return (0..first.len())
                .map(|lane| {
                    let lane = |value: &Value| match value {
                        Value::List(lanes) => lanes.get(lane).cloned(),
                        Value::Scalar(_) => Some(value.clone()),
                    };
                    let lanes: Vec<Value> = values.iter().filter_map(lane).collect();
                    self.lanes(&lanes, compute)
                })
                .collect::<Result<_, _>>()
                .map(Value::List);
        }
        let scalars: Vec<Scalar> = values.iter().cloned().filter_map(scalar).collect();
        compute(self, &scalars).map(Value::Scalar)
    }

    /// The type of an operand.
    pub(super) fn type_of(&self, frame: &Frame<'m>, value: llvm_model::Value) -> Result<TypeId, Undecided> {
        use llvm_model::Value as Operand;
        match value {
            Operand::Const(id) => Some(self.module.constants.ty(id)),
            Operand::Inst(id) => Some(frame.body.insts[id].ty),
            // By the type of the function that has this body.
            Operand::Arg(index) => {
                let function = self.module.functions.values().find(|function| {
                    function.body.as_ref().is_some_and(|body| std::ptr::eq(body, frame.body))
                });
                function
                    .and_then(|function| self.module.types.function_parts(function.ty))
                    .and_then(|(_, params, _)| params.get(index as usize).copied())
            }
            Operand::Metadata(_) | Operand::Block(_) => None,
        }
        .ok_or_else(|| Undecided::Construct("an operand".to_owned()))
    }
}

/// The scalar, if a value is one.
fn scalar(value: Value) -> Option<Scalar> {
    match value {
        Value::Scalar(scalar) => Some(scalar),
        Value::List(_) => None,
    }
}

fn keyword(inst: &Instruction) -> Undecided {
    Undecided::Construct(format!("`{}` of this form", inst.kind.keyword()))
}

fn one(lanes: &[Scalar]) -> Result<[&Scalar; 1], Undecided> {
    lanes.first().map(|a| [a]).ok_or_else(|| Undecided::Construct("a list".to_owned()))
}

pub(super) fn pair(lanes: &[Scalar]) -> Result<[&Scalar; 2], Undecided> {
    match lanes {
        [a, b] => Ok([a, b]),
        _ => Err(Undecided::Construct("a list".to_owned())),
    }
}
