//! Conversions between numbers, and between pointers and numbers.

use crate::body::{FunctionRaiser, wrong_type};
use crate::fail::{Res, fail};
use crate::raise::word;
use llvm_model::{CastOp, DataLayout, Flags, InstKind, Type, TypeId, Types};
use spirv_mapping::convention::casts;
use spirv_module::{Decoration, Instruction, Op};

impl<'m> FunctionRaiser<'_, 'm> {
    /// Translates conversions; false when `inst` is none, or one that only a builtin function can express.
    pub(crate) fn conversion(&mut self, inst: Instruction<'m>) -> Res<bool> {
        let Some(op) = casts::cast(inst.op()) else { return Ok(false) };
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
        if !cast_is_valid(&self.raise.out.types, &self.raise.layout, op, from, to) {
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
            CastOp::ZExt | CastOp::SExt | CastOp::FPExt if width(a) > width(b) => casts::narrowing(op),
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

/// Whether LLVM has this conversion between these types.
pub(crate) fn cast_is_valid(
    types: &Types,
    layout: &DataLayout,
    op: CastOp,
    from: TypeId,
    to: TypeId,
) -> bool {
    let (a, b) = (types.scalar(from), types.scalar(to));
    let (ints, floats) =
        ((types.int_width(a), types.int_width(b)), (types[a].float_width(), types[b].float_width()));
    let spaces = (types.address_space(a), types.address_space(b));
    let is_float = |ty: TypeId| types.is_float(ty);
    let same_lanes = types.lanes(from) == types.lanes(to);
    match op {
        CastOp::Trunc => same_lanes && matches!(ints, (Some(x), Some(y)) if x > y),
        CastOp::ZExt | CastOp::SExt => same_lanes && matches!(ints, (Some(x), Some(y)) if x < y),
        CastOp::FPToUI | CastOp::FPToSI => same_lanes && is_float(a) && ints.1.is_some(),
        CastOp::UIToFP | CastOp::SIToFP => same_lanes && ints.0.is_some() && is_float(b),
        CastOp::FPTrunc => same_lanes && matches!(floats, (Some(x), Some(y)) if x > y),
        CastOp::FPExt => same_lanes && matches!(floats, (Some(x), Some(y)) if x < y),
        CastOp::PtrToInt => same_lanes && spaces.0.is_some() && ints.1.is_some(),
        CastOp::IntToPtr => same_lanes && ints.0.is_some() && spaces.1.is_some(),
        CastOp::AddrSpaceCast => same_lanes && matches!(spaces, (Some(x), Some(y)) if x != y),
        CastOp::BitCast => {
            let plain = |ty: TypeId| matches!(types[ty], Type::Integer(_)) || is_float(ty);
            plain(a) && plain(b) && layout.size_bits(types, from) == layout.size_bits(types, to)
        }
        CastOp::PtrToAddr => false,
    }
}
