//! Calls: of functions with bodies, of intrinsics, and of OpenCL's functions that emulations use.

use super::{Frame, Machine};
use crate::bits::Bits;
use crate::floats::{self, Format, Number};
use crate::semantics::{Scalar, Value, poison_if};
use crate::undecided::Undecided;
use crate::{reference, small_floats};
use llvm_model::instruction::Call;
use llvm_model::{AtomicOp, BinaryOp, CastOp, Flags, Type, TypeId};
use ocl_mangle::Builtin;
use spirv_mapping::convention::intrinsics;

/// Intrinsics without results that have no effect on values, by prefixes.
const IGNORED: &[&str] = &[
    "llvm.assume",
    "llvm.dbg.",
    "llvm.donothing",
    "llvm.experimental.noalias.scope.decl",
    "llvm.fake.use",
    "llvm.invariant.",
    "llvm.lifetime.",
    "llvm.pseudoprobe",
    "llvm.sideeffect",
    "llvm.var.annotation",
];

impl<'m> Machine<'m> {
    /// A call; `None` if it gives nothing.
    pub(super) fn call_instruction(
        &mut self,
        frame: &mut Frame<'m>,
        call: &Call,
        result: TypeId,
    ) -> Result<Option<Value>, Undecided> {
        let function = self.callee(frame, call.callee)?;
        let callee = &self.module.functions[function];
        let name = callee.props.name.to_string_lossy();
        let is_void = self.module.types[result] == Type::Void;
        if is_void && IGNORED.iter().any(|prefix| name.starts_with(prefix)) {
            return Ok(None);
        }
        let args =
            call.args.iter().map(|&arg| self.argument_value(frame, arg)).collect::<Result<Vec<_>, _>>()?;
        if callee.body.is_some() {
            let outcome = self.call(function, args)?;
            frame.undefined = self.script.or(&frame.undefined, &outcome.undefined);
            return match outcome.value {
                // The behavior is undefined: any value will do.
                None if !is_void => self.fill(result, &Scalar::poison).map(Some),
                value => Ok(value),
            };
        }
        if self.copy(frame, &name, &args)? {
            return Ok(None);
        }
        if let Some(intrinsic) = intrinsics::find(&name) {
            if let Some(done) = self.lanes_in_memory(frame, intrinsic.name, &args, call, result)? {
                return Ok(done);
            }
            if let (Some(format), "llvm.convert.from.arbitrary.fp", [value, _]) =
                (self.word(frame, call, 1), intrinsic.name, &args[..])
            {
                return self.widen_small_float(value, &format, result).map(Some);
            }
            if let Some(operation) = intrinsic.name.strip_prefix("llvm.vp.") {
                return self.predicated(frame, operation, &args, call, result).map(Some);
            }
            let operand = call.args.first().and_then(|&arg| self.type_of(frame, arg).ok());
            let operand = operand.and_then(|ty| self.format_of(self.module.types.scalar(ty)).ok());
            if intrinsic.name.contains("div.fix") {
                let zero = reference::has_zero(self.script, args.get(1));
                frame.undefined = self.script.or(&frame.undefined, &zero);
            }
            let computed = self.intrinsic(intrinsic.name, &args, operand, result);
            return match computed {
                Err(_) if self.world.is_open() => self.external(&name, function, call, &args, result),
                computed => computed.map(Some),
            };
        }
        match self.builtin(&name, &args, result) {
            Err(_) if self.world.is_open() => self.external(&name, function, call, &args, result),
            computed => computed.map(Some),
        }
    }

    /// The value of an argument; an empty list for metadata.
    fn argument_value(&mut self, frame: &Frame<'m>, arg: llvm_model::Value) -> Result<Value, Undecided> {
        match arg {
            llvm_model::Value::Metadata(_) => Ok(Value::List(Vec::new())),
            arg => self.value(frame, arg),
        }
    }

    pub(super) fn intrinsic(
        &mut self,
        name: &str,
        args: &[Value],
        operand: Option<Number>,
        result: TypeId,
    ) -> Result<Value, Undecided> {
        if let Some(value) = self.vectors(name, args, result)? {
            return Ok(value);
        }
        let scalar = self.module.types.scalar(result);
        let is_pair = name.ends_with(".with.overflow");
        if is_pair {
            return self.overflow(name, args);
        }
        let number = self.format_of(scalar)?;
        let width = self.width(scalar)?;
        if name == "llvm.is.fpclass" {
            return self.float_class(args, operand);
        }
        self.lanes(args, &mut |machine, lanes| {
            match (operand, number) {
                (Some(Number::Integer(_)), Number::Float(to)) => return floats::from_half(name, lanes, to),
                (_, Number::Float(format)) => return floats::intrinsic(name, lanes, format),
                (Some(Number::Float(from)), _) => return floats::to_number(name, lanes, from, width),
                _ => {}
            }
            match reference::scalar(machine.script, name, lanes, width) {
                Some(Value::Scalar(scalar)) => Ok(scalar),
                _ => Err(Undecided::Construct(format!("@{name}"))),
            }
        })
    }

    /// `llvm.is.fpclass`, by the bits of the float.
    fn float_class(&mut self, args: &[Value], operand: Option<Number>) -> Result<Value, Undecided> {
        let unknown = || Undecided::Construct("@llvm.is.fpclass of this form".to_owned());
        let (Some(Number::Float(format)), [value, Value::Scalar(mask)]) = (operand, args) else {
            return Err(unknown());
        };
        let mask = mask.bits.small().ok_or_else(unknown)?;
        self.lanes(std::slice::from_ref(value), &mut |machine, lanes| {
            let value = lanes.first().ok_or_else(unknown)?;
            let bits = reference::float_class(machine.script, &value.bits, format.fraction(), mask);
            Ok(Scalar { bits, poison: value.poison.clone() })
        })
    }

    /// `llvm.convert.from.arbitrary.fp`
    fn widen_small_float(&mut self, value: &Value, format: &str, result: TypeId) -> Result<Value, Undecided> {
        let unknown = || Undecided::Construct(format!("a number of the format {format}"));
        let to = Number::Float(self.float_of(result)?);
        self.lanes(std::slice::from_ref(value), &mut |_, lanes| {
            let lane = lanes.first().ok_or_else(unknown)?;
            let number = lane.bits.small().and_then(|bits| small_floats::value(format, bits));
            let bits = Bits::new(64, number.ok_or_else(unknown)?.to_bits());
            let exact = Scalar { bits, poison: lane.poison.clone() };
            floats::cast(CastOp::FPTrunc, &exact, Number::Float(Format::Double), to)
        })
    }

    /// The result and the flag, each a vector for vectors.
    fn overflow(&mut self, name: &str, args: &[Value]) -> Result<Value, Undecided> {
        let mut part = |index: usize| {
            self.lanes(args, &mut |machine, lanes| match reference::scalar(machine.script, name, lanes, 1) {
                Some(Value::List(mut parts)) if parts.len() > index => match parts.swap_remove(index) {
                    Value::Scalar(scalar) => Ok(scalar),
                    Value::List(_) => Err(Undecided::Construct(format!("@{name}"))),
                },
                _ => Err(Undecided::Construct(format!("@{name}"))),
            })
        };
        Ok(Value::List(vec![part(0)?, part(1)?]))
    }

    /// A function of OpenCL C.
    fn builtin(&mut self, name: &str, args: &[Value], result: TypeId) -> Result<Value, Undecided> {
        let unknown = || Undecided::Construct(format!("the function @{name}"));
        let demangled = ocl_mangle::demangle(name).map_err(|_| unknown())?;
        let source = ocl_mangle::source_name(name).unwrap_or_default();
        let scalar = self.module.types.scalar(result);
        let width = self.width(scalar)?;
        match source {
            "mul_hi" => {
                let name = match demangled.params.first().and_then(element) {
                    Some(Builtin::Char | Builtin::Short | Builtin::Int | Builtin::Long) => "mul_hi.signed",
                    Some(_) => "mul_hi.unsigned",
                    None => return Err(unknown()),
                };
                self.lanes(args, &mut |machine, lanes| match reference::scalar(
                    machine.script,
                    name,
                    lanes,
                    width,
                ) {
                    Some(Value::Scalar(scalar)) => Ok(scalar),
                    _ => Err(unknown()),
                })
            }
            _ if source.starts_with("convert_") && source.ends_with("_sat") => {
                let from = match demangled.params.first().and_then(element) {
                    Some(Builtin::Half) => Format::Half,
                    Some(Builtin::Float) => Format::Single,
                    Some(Builtin::Double) => Format::Double,
                    _ => return Err(unknown()),
                };
                let is_signed = !source.starts_with("convert_u");
                self.lanes(args, &mut |_, lanes| {
                    let value = lanes.first().ok_or_else(unknown)?;
                    floats::to_integer_saturating(value, from, width, is_signed)
                })
            }
            _ => Err(unknown()),
        }
    }

    /// The new value of `atomicrmw`. LangRef, "atomicrmw Instruction".
    pub(super) fn atomic_update(
        &mut self,
        op: AtomicOp,
        old: &Scalar,
        value: &Scalar,
        ty: TypeId,
    ) -> Result<Scalar, Undecided> {
        use AtomicOp::*;
        let plain = |op| (op, false);
        let (binary, complement) = match op {
            Xchg => return Ok(value.clone()),
            Add => plain(BinaryOp::Add),
            Sub => plain(BinaryOp::Sub),
            And => plain(BinaryOp::And),
            Or => plain(BinaryOp::Or),
            Xor => plain(BinaryOp::Xor),
            Nand => (BinaryOp::And, true),
            Max | Min | UMax | UMin => {
                let prefix = if matches!(op, Max | Min) { "s" } else { "" };
                let name = format!("llvm.{prefix}{}", op.keyword());
                return self.integer(&name, &[old.clone(), value.clone()]);
            }
            USubSat => return self.integer("llvm.usub.sat", &[old.clone(), value.clone()]),
            UIncWrap | UDecWrap | USubCond => return Ok(self.conditional_update(op, old, value)),
            FAdd | FSub => {
                let op = if op == FAdd { BinaryOp::FAdd } else { BinaryOp::FSub };
                let result = self.float_of(ty).and_then(|format| floats::binary(op, old, value, format));
                return self.or_unknown(result, op.keyword(), &[old, value], (ty, ty));
            }
            FMax | FMin | FMaximum | FMinimum | FMaximumNum | FMinimumNum => {
                let name = match op {
                    FMax => "llvm.maxnum",
                    FMin => "llvm.minnum",
                    FMaximum => "llvm.maximum",
                    FMinimum => "llvm.minimum",
                    FMaximumNum => "llvm.maximumnum",
                    _ => "llvm.minimumnum",
                };
                let operands = [old.clone(), value.clone()];
                let result = self.float_of(ty).and_then(|format| floats::intrinsic(name, &operands, format));
                return self.or_unknown(result, name, &[old, value], (ty, ty));
            }
        };
        let result = crate::semantics::binary(self.script, binary, Flags::NONE, old, value);
        let (result, _) = result.ok_or_else(|| Undecided::Construct(op.keyword().to_owned()))?;
        let bits = if complement { self.script.not(&result.bits) } else { result.bits };
        Ok(Scalar { bits, ..result })
    }

    fn integer(&mut self, name: &str, args: &[Scalar]) -> Result<Scalar, Undecided> {
        let width = args.first().map_or(1, |arg| arg.bits.width());
        match reference::scalar(self.script, name, args, width) {
            Some(Value::Scalar(scalar)) => Ok(scalar),
            _ => Err(Undecided::Construct(format!("@{name}"))),
        }
    }

    /// `uinc_wrap`: `(old u>= value) ? 0 : old + 1`; `udec_wrap`: `(old == 0 || old u> value) ? value : old - 1`;
    /// `usub_cond`: `(old u>= value) ? old - value : old`.
    fn conditional_update(&mut self, op: AtomicOp, old: &Scalar, value: &Scalar) -> Scalar {
        use crate::bits::{Operation, Order};
        let width = old.bits.width();
        let (zero, one) = (Bits::new(width, 0), Bits::new(width, 1));
        let reaches = self.script.compare(Order::Ule, &value.bits, &old.bits);
        let bits = match op {
            AtomicOp::UIncWrap => {
                let more = self.script.op(Operation::Add, &old.bits, &one);
                self.script.choose(&reaches, &zero, &more)
            }
            AtomicOp::UDecWrap => {
                let less = self.script.op(Operation::Sub, &old.bits, &one);
                let is_zero = self.script.compare(Order::Eq, &old.bits, &zero);
                let above = self.script.compare(Order::Ult, &value.bits, &old.bits);
                let wraps = self.script.or(&is_zero, &above);
                self.script.choose(&wraps, &value.bits, &less)
            }
            _ => {
                let less = self.script.op(Operation::Sub, &old.bits, &value.bits);
                self.script.choose(&reaches, &less, &old.bits)
            }
        };
        let result = Value::Scalar(Scalar::new(bits));
        let poison = self.script.or(&old.poison, &value.poison);
        match poison_if(self.script, &poison, result) {
            Value::Scalar(scalar) => scalar,
            Value::List(_) => Scalar::poison(width),
        }
    }

    /// The format of a scalar type.
    pub(super) fn format_of(&self, ty: TypeId) -> Result<Number, Undecided> {
        Ok(match self.module.types[ty] {
            Type::Half => Number::Float(Format::Half),
            Type::BFloat => Number::Float(Format::BFloat),
            Type::Float => Number::Float(Format::Single),
            Type::Double => Number::Float(Format::Double),
            _ => Number::Integer(self.width(ty)?),
        })
    }

    /// The format of a float, or of the elements of a vector.
    pub(super) fn float_of(&self, ty: TypeId) -> Result<Format, Undecided> {
        match self.format_of(self.module.types.scalar(ty))? {
            Number::Float(format) => Ok(format),
            Number::Integer(_) => Err(self.unknown_type(ty)),
        }
    }
}

/// The type of a parameter, or of its elements.
fn element(ty: &ocl_mangle::Type) -> Option<Builtin> {
    match ty {
        ocl_mangle::Type::Builtin(builtin) => Some(*builtin),
        ocl_mangle::Type::Vector { element: of, .. } => element(of),
        _ => None,
    }
}
