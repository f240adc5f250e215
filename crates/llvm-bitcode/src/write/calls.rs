//! Records of call, invoke and callbr, with their operand bundles.

use llvm_model::instruction::{Call, InstKind, Instruction, OperandBundle, TailKind, Value};

use llvm_model::CallingConv;

use super::dialect::WriteError;
use super::function::BodyWriter;
use crate::call_bits;
use crate::codes::function as code;
use crate::flags;

/// The number of a calling convention, which has ten bits in records.
pub(super) fn calling_convention(convention: CallingConv) -> Result<u64, WriteError> {
    match u64::from(convention.0) {
        number if number <= call_bits::CONVENTION_MASK => Ok(number),
        number => Err(WriteError::new(format!("calling convention {number} does not exist"))),
    }
}

impl BodyWriter<'_, '_> {
    pub(super) fn call(&mut self, inst: &Instruction) -> Result<(), WriteError> {
        let Some(call) = inst.kind.call() else { return Ok(()) };
        for bundle in &call.bundles {
            self.bundle(bundle)?;
        }
        self.ops.clear();
        self.has_forward = false;
        let extra = self.writer.callee_with_extra(call);
        let attributes = self.writer.attributes.list(call.attributes, extra.map(|(_, extra)| extra.at));
        let convention = calling_convention(call.calling_conv)?;
        match &inst.kind {
            InstKind::Invoke { normal, unwind, .. } => {
                let bits = convention | call_bits::INVOKE_EXPLICIT_TYPE;
                self.ops.extend([attributes, bits, self.block(*normal)?, self.block(*unwind)?]);
                self.callee_and_arguments(call)?;
                self.emit(code::INVOKE);
            }
            InstKind::CallBr { fallthrough, targets, .. } => {
                let bits = convention << call_bits::CONVENTION_SHIFT | call_bits::EXPLICIT_TYPE;
                self.ops.extend([attributes, bits, self.block(*fallthrough)?, targets.len() as u64]);
                for &target in targets {
                    self.ops.push(self.block(target)?);
                }
                self.callee_and_arguments(call)?;
                self.emit(code::CALLBR);
            }
            _ => {
                let fast_math = flags::fast_math_value(inst.flags);
                let mut bits = convention << call_bits::CONVENTION_SHIFT | call_bits::EXPLICIT_TYPE;
                bits |= match call.tail {
                    TailKind::None => 0,
                    TailKind::Tail => call_bits::TAIL,
                    // LLVM sets both bits.
                    TailKind::MustTail => call_bits::TAIL | call_bits::MUST_TAIL,
                    TailKind::NoTail => call_bits::NO_TAIL,
                };
                if fast_math != 0 {
                    self.ops.extend([attributes, bits | call_bits::FAST_MATH, fast_math]);
                    self.callee_and_arguments(call)?;
                    self.emit(code::CALL);
                } else {
                    self.ops.extend([attributes, bits]);
                    self.callee_and_arguments(call)?;
                    self.writer.out.abbreviated(self.writer.abbrevs.call, code::CALL, &self.ops);
                }
            }
        }
        Ok(())
    }

    fn callee_and_arguments(&mut self, call: &Call) -> Result<(), WriteError> {
        let extra = self.writer.callee_with_extra(call);
        let written_type = match extra {
            Some((id, _)) => self.writer.written_function_type(id),
            None => call.function_type,
        };
        self.ops.push(u64::from(self.writer.numbers.ty(written_type)));
        self.typed(call.callee)?;
        let Some((_, params, vararg)) = self.writer.types.function_parts(call.function_type) else {
            return Err(WriteError::new("a call without a function type"));
        };
        let fixed = params.len();
        if call.args.len() < fixed || (!vararg && call.args.len() > fixed) {
            return Err(WriteError::new(
                "a call with another number of arguments than its function type has",
            ));
        }
        for (index, &arg) in call.args.iter().enumerate() {
            if extra.is_some_and(|(_, extra)| extra.at == index)
                && let Some(argument) = self.writer.extra_argument(call)
            {
                self.value(Value::Const(argument))?;
            }
            match arg {
                Value::Metadata(_) => {
                    let number = self.metadata_argument(arg)?;
                    self.ops.push(number);
                }
                Value::Block(id) => self.ops.push(self.block(id)?),
                _ if index < fixed => self.value(arg)?,
                _ => self.typed(arg)?,
            }
        }
        Ok(())
    }

    /// A metadata argument, relative to the next value number.
    fn metadata_argument(&self, arg: Value) -> Result<u64, WriteError> {
        let operand = match arg {
            Value::Metadata(index) => self.body.metadata_operands.get(index as usize),
            _ => None,
        };
        let operand = operand.ok_or_else(|| WriteError::new("a metadata operand that does not exist"))?;
        let number = self.metadata_operand(operand)?;
        Ok(u64::from(self.next.wrapping_sub(number as u32)))
    }

    fn bundle(&mut self, bundle: &OperandBundle) -> Result<(), WriteError> {
        let tag = self.writer.bundle_tags.iter().position(|tag| *tag == bundle.tag).unwrap_or(0);
        self.ops.clear();
        self.ops.push(tag as u64);
        for &arg in &bundle.args {
            if let Value::Metadata(_) = arg {
                self.writer.dialect.require(21, "metadata in an operand bundle")?;
                let number = self.metadata_argument(arg)?;
                self.ops.extend([call_bits::METADATA_MARKER, number]);
            } else {
                self.typed(arg)?;
            }
        }
        self.emit(code::OPERAND_BUNDLE);
        Ok(())
    }
}
