//! Conversions between numbers, and between pointers and numbers.

use crate::body::{FunctionRaiser, wrong_type};
use crate::fail::{Res, fail};
use crate::module::casts::cast_is_valid;
use crate::operands::word;
use llvm_model::{CastOp, Flags, InstKind, TypeId};
use spirv_module::{Decoration, Instruction, Op};

impl<'m> FunctionRaiser<'_, 'm> {
    /// Translates conversions; false when `inst` is none, or one that only a builtin function can express.
    pub(crate) fn conversion(&mut self, inst: Instruction<'m>) -> Res<bool> {
        let op = inst.op();
        let op = match op {
            Op::ConvertFToU => CastOp::FPToUI,
            Op::ConvertFToS => CastOp::FPToSI,
            Op::ConvertSToF => CastOp::SIToFP,
            Op::ConvertUToF => CastOp::UIToFP,
            Op::UConvert => CastOp::ZExt,
            Op::SConvert => CastOp::SExt,
            Op::FConvert => CastOp::FPExt,
            Op::Bitcast => CastOp::BitCast,
            Op::ConvertPtrToU => CastOp::PtrToInt,
            Op::ConvertUToPtr => CastOp::IntToPtr,
            Op::PtrCastToGeneric
            | Op::GenericCastToPtr
            | Op::CrossWorkgroupCastToPtrALTERA
            | Op::PtrCastToCrossWorkgroupALTERA => CastOp::AddrSpaceCast,
            _ => return Ok(false),
        };
        if self.is_decorated(inst)? {
            let decorations = self.decorations(inst)?;
            let special = |kind| matches!(kind, Decoration::FPRoundingMode | Decoration::SaturatedConversion);
            if decorations.iter().any(|d| special(d.kind)) {
                return Ok(false);
            }
        }
        let id = word(inst, 0)?;
        let (operand, from) = self.typed(id)?;
        let to = self.result_type(inst)?;
        if from == to {
            // Pointers of one address space are one type in LLVM.
            self.bind(inst, operand)?;
            return Ok(true);
        }
        let op = self.direction(op, from, to);
        if op == CastOp::Trunc && inst.op() == Op::SConvert {
            // LLVM has one truncation, which is OpUConvert; `convert_char` is OpSConvert.
            return Ok(false);
        }
        if !cast_is_valid(&self.raise.out.types, self.raise.types.layout(), op, from, to) {
            return Err(wrong_type(id));
        }
        let scalar = self.raise.out.types.scalar(to);
        let is_float = matches!(op, CastOp::FPExt | CastOp::FPTrunc) && self.raise.out.types.is_float(scalar);
        let flags = if is_float { self.fast_math(inst)? } else { Flags::NONE };
        self.emit_result(inst, InstKind::Cast { op, operand }, to, flags)?;
        Ok(true)
    }

    /// The LLVM operation, where the types decide which one it is.
    fn direction(&self, op: CastOp, from: TypeId, to: TypeId) -> CastOp {
        let types = &self.raise.out.types;
        let (a, b) = (types.scalar(from), types.scalar(to));
        let width = |ty: TypeId| types.int_width(ty).or(types[ty].float_width()).unwrap_or(0);
        let is_pointer = |ty: TypeId| types.address_space(ty).is_some();
        match op {
            CastOp::ZExt | CastOp::SExt if width(a) > width(b) => CastOp::Trunc,
            CastOp::FPExt if width(a) > width(b) => CastOp::FPTrunc,
            CastOp::BitCast if is_pointer(a) && !is_pointer(b) => CastOp::PtrToInt,
            CastOp::BitCast if !is_pointer(a) && is_pointer(b) => CastOp::IntToPtr,
            _ => op,
        }
    }

    /// OpCopyObject, OpCopyLogical: the same value, when LLVM's types are the same.
    pub(crate) fn copy_object(&mut self, inst: Instruction<'m>) -> Res<()> {
        let (value, ty) = self.typed(word(inst, 0)?)?;
        if ty != self.result_type(inst)? {
            return Err(fail!("a copy between different types is not supported"));
        }
        self.bind(inst, value)
    }
}
