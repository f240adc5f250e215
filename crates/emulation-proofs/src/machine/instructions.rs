//! The instructions.

use super::{Flow, Frame, Machine, set};
use crate::bits::{Bits, Order};
use crate::semantics::{self, Scalar, Value};
use crate::undecided::Undecided;
use llvm_model::{CastOp, Flags, InstId, InstKind, Instruction, TypeId};

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
                return Ok(Flow::Branch(vec![(condition, *if_true)], *if_false));
            }
            InstKind::Ret { value } => {
                let value = value.map(|value| self.value(frame, value)).transpose()?;
                return Ok(Flow::Return(value));
            }
            InstKind::Unreachable => return Ok(Flow::Unreachable),
            InstKind::Switch { value, default, cases } => {
                let value = self.branch_value(frame, *value)?;
                let mut targets = Vec::new();
                for (case, target) in cases {
                    let case = self.scalar_constant(*case)?;
                    targets.push((self.script.compare(Order::Eq, &case, &value), *target));
                }
                return Ok(Flow::Branch(targets, *default));
            }
            InstKind::Store { value, pointer, .. } => {
                let ty = self.type_of(frame, *value)?;
                let value = self.value(frame, *value)?;
                self.store(frame, *pointer, &value, ty)?;
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
                        let result =
                            machine.float_of(inst.ty).and_then(|f| crate::floats::binary(*op, a, b, f));
                        return machine.or_unknown(result, inst.kind.keyword(), &[a, b], (inst.ty, inst.ty));
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
                    let result =
                        machine.float_of(ty).and_then(|f| crate::floats::compare(*predicate, a, b, f));
                    machine.or_unknown(result, &format!("fcmp {predicate:?}"), &[a, b], (ty, inst.ty))
                })
            }
            InstKind::Unary { operand, .. } => {
                let a = self.value(frame, *operand)?;
                self.lanes(&[a], &mut |machine, lanes| {
                    let [a] = one(lanes)?;
                    Ok(semantics::negated(machine.script, a))
                })
            }
            InstKind::Cast { op, operand } => {
                let types = (self.type_of(frame, *operand)?, inst.ty);
                let value = self.value(frame, *operand)?;
                self.cast(*op, value, types, flags)
            }
            InstKind::Select { condition, if_true, if_false } => {
                let condition = self.value(frame, *condition)?;
                let (a, b) = (self.value(frame, *if_true)?, self.value(frame, *if_false)?);
                Ok(self.select(&condition, &a, &b))
            }
            // A frozen poison is any value: it stays poison here, which any value refines. That legalized code has one is
            // for the caller to check.
            InstKind::Freeze { operand } => self.value(frame, *operand),
            InstKind::Alloca { allocated, count, .. } => {
                let Value::Scalar(count) = self.value(frame, *count)? else { return Err(keyword(inst)) };
                let count = count.bits.small().ok_or_else(|| keyword(inst))?;
                let size = self.element_size(*allocated)?.checked_mul(count).filter(|&size| size < 1 << 20);
                let (size, width) = (size.ok_or_else(|| keyword(inst))?, self.width(inst.ty)?);
                Ok(self.allocate(size, width))
            }
            InstKind::Load { pointer, .. } => self.load(frame, *pointer, inst.ty),
            InstKind::CmpXchg(exchange) => self.exchange(frame, exchange, inst.ty),
            InstKind::AtomicRmw { op, pointer, value, .. } => {
                self.update(frame, *op, (*pointer, *value), inst.ty)
            }
            InstKind::GetElementPtr { source_type, base, indices } => {
                let base = self.value(frame, *base)?;
                let indices =
                    indices.iter().map(|&index| self.value(frame, index)).collect::<Result<_, _>>()?;
                self.element_pointer(*source_type, base, indices)
            }
            _ => self.composite(frame, inst),
        }
    }

    /// The lane at an index, which may be symbolic; another value outside.
    fn lane_at(&mut self, lanes: &[Value], index: &Scalar, outside: Value) -> Result<Value, Undecided> {
        let mut found = outside;
        for (number, lane) in lanes.iter().enumerate() {
            let is_here = self.is_number(&index.bits, number);
            found = semantics::choose(self.script, &is_here, lane, &found);
        }
        Ok(semantics::poison_if(self.script, &index.poison, found))
    }

    /// The lanes with another value at an index; poison if the index is outside.
    pub(super) fn with_lane(
        &mut self,
        lanes: &[Value],
        index: &Scalar,
        element: &Value,
        ty: TypeId,
    ) -> Result<Value, Undecided> {
        let mut any = self.fill(ty, &Scalar::poison)?;
        for number in 0..lanes.len() {
            let is_here = self.is_number(&index.bits, number);
            let replaced =
                lanes.iter().enumerate().map(|(lane, value)| if lane == number { element } else { value });
            let replaced = Value::List(replaced.cloned().collect());
            any = semantics::choose(self.script, &is_here, &replaced, &any);
        }
        Ok(semantics::poison_if(self.script, &index.poison, any))
    }

    fn is_number(&mut self, index: &Bits, number: usize) -> Bits {
        let wide = index.width().max(64);
        let index = self.script.resize(index, wide, false);
        self.script.compare(Order::Eq, &index, &Bits::new(wide, number as u64))
    }

    /// Elements of vectors and aggregates.
    fn composite(&mut self, frame: &Frame<'m>, inst: &Instruction) -> Result<Value, Undecided> {
        match &inst.kind {
            InstKind::ExtractElement { vector, index } => {
                let (Value::List(lanes), Value::Scalar(index)) =
                    (self.value(frame, *vector)?, self.value(frame, *index)?)
                else {
                    return Err(keyword(inst));
                };
                let outside = self.fill(inst.ty, &Scalar::poison)?;
                self.lane_at(&lanes, &index, outside)
            }
            InstKind::InsertElement { vector, element, index } => {
                let element = self.value(frame, *element)?;
                let (Value::List(lanes), Value::Scalar(index)) =
                    (self.value(frame, *vector)?, self.value(frame, *index)?)
                else {
                    return Err(keyword(inst));
                };
                self.with_lane(&lanes, &index, &element, inst.ty)
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

    pub(super) fn cast(
        &mut self,
        op: CastOp,
        value: Value,
        (from, to): (TypeId, TypeId),
        flags: Flags,
    ) -> Result<Value, Undecided> {
        let width = match op {
            CastOp::BitCast => return self.bit_cast(&value, to),
            _ => self.width(self.module.types.scalar(to))?,
        };
        self.lanes(&[value], &mut |machine, lanes| {
            let [a] = one(lanes)?;
            if let CastOp::Trunc
            | CastOp::ZExt
            | CastOp::SExt
            | CastOp::PtrToInt
            | CastOp::PtrToAddr
            | CastOp::IntToPtr
            | CastOp::AddrSpaceCast = op
            {
                return Ok(semantics::resize(machine.script, a, width, op == CastOp::SExt, flags));
            }
            let [from_number, to_number] =
                [from, to].map(|ty| machine.format_of(machine.module.types.scalar(ty)));
            let result = from_number.and_then(|from| crate::floats::cast(op, a, from, to_number?));
            machine.or_unknown(result, op.keyword(), &[a], (from, to))
        })
    }

    /// The result of a float operation; that of an unknown function if the operation is not computed and the world has unknown
    /// functions. The types are those of the operands and of the result.
    pub(super) fn or_unknown(
        &mut self,
        result: Result<Scalar, Undecided>,
        name: &str,
        operands: &[&Scalar],
        (from, to): (TypeId, TypeId),
    ) -> Result<Scalar, Undecided> {
        if result.is_ok() || !self.world.is_open() {
            return result;
        }
        let types = [from, to].map(|ty| format!("{:?}", self.module.types[self.module.types.scalar(ty)]));
        let width = self.width(self.module.types.scalar(to))?;
        let name = format!("{name} {}", types.join(" "));
        Ok(self.world.unknown(self.script, &name, operands, width))
    }

    /// The bits of a value, the first lane in the lowest ones.
    pub(super) fn joined(&mut self, value: &Value) -> Result<Scalar, Undecided> {
        let mut whole: Option<Scalar> = None;
        let mut scalars = Vec::new();
        semantics::flatten(value, &mut scalars);
        for lane in scalars {
            whole = Some(match whole {
                None => lane,
                Some(low) => Scalar {
                    bits: self.script.concat(&lane.bits, &low.bits),
                    poison: self.script.or(&lane.poison, &low.poison),
                },
            });
        }
        whole.ok_or_else(|| Undecided::Construct("an empty value".to_owned()))
    }

    /// The same bits as a value of another type, the first lane in the lowest bits. A lane is poison if one of its bits is.
    fn bit_cast(&mut self, value: &Value, to: TypeId) -> Result<Value, Undecided> {
        if let (Value::List(lanes), Some(count)) = (value, self.module.types.lanes(to))
            && lanes.len() == count as usize
        {
            return Ok(value.clone());
        }
        let whole = self.joined(value)?;
        let width = self.width(self.module.types.scalar(to))?;
        let Some(lanes) = self.module.types.lanes(to) else { return Ok(Value::Scalar(whole)) };
        let lane = |lane| Scalar {
            bits: self.script.extract(&whole.bits, lane * width, width),
            poison: whole.poison.clone(),
        };
        Ok(Value::List((0..lanes).map(lane).map(Value::Scalar).collect()))
    }

    pub(super) fn select(&mut self, condition: &Value, a: &Value, b: &Value) -> Value {
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
            Operand::Arg(index) => {
                let parts = self.module.types.function_parts(self.module.functions[frame.function].ty);
                parts.and_then(|(_, params, _)| params.get(index as usize).copied())
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
