//! Conversions.

use super::types::{describe, is_float_or_vector, is_int_or_vector, is_pointer_or_vector, shape};
use crate::opcode::CastOp;
use crate::types::{Type, TypeId, Types};

/// Why `op` cannot convert `from` to `to`; `None` when it can.
pub(super) fn cast_error(types: &Types, op: CastOp, from: TypeId, to: TypeId) -> Option<String> {
    let int = |ty| is_int_or_vector(types, ty);
    let float = |ty| is_float_or_vector(types, ty);
    let pointer = |ty| is_pointer_or_vector(types, ty);
    let width = |ty| match &types[types.scalar(ty)] {
        Type::Integer(width) => *width,
        other => other.float_width().unwrap_or(0),
    };
    let same_shape = shape(types, from) == shape(types, to);
    let valid = match op {
        CastOp::Trunc => int(from) && int(to) && same_shape && width(from) > width(to),
        CastOp::ZExt | CastOp::SExt => int(from) && int(to) && same_shape && width(from) < width(to),
        CastOp::FPTrunc => float(from) && float(to) && same_shape && width(from) > width(to),
        CastOp::FPExt => float(from) && float(to) && same_shape && width(from) < width(to),
        CastOp::FPToUI | CastOp::FPToSI => float(from) && int(to) && same_shape,
        CastOp::UIToFP | CastOp::SIToFP => int(from) && float(to) && same_shape,
        CastOp::PtrToInt | CastOp::PtrToAddr => pointer(from) && int(to) && same_shape,
        CastOp::IntToPtr => int(from) && pointer(to) && same_shape,
        CastOp::AddrSpaceCast => {
            pointer(from) && pointer(to) && same_shape && types.scalar(from) != types.scalar(to)
        }
        CastOp::BitCast => bitcast(types, from, to),
    };
    (!valid).then(|| {
        format!("'{}' cannot convert '{}' to '{}'", op.keyword(), describe(types, from), describe(types, to))
    })
}

fn bitcast(types: &Types, from: TypeId, to: TypeId) -> bool {
    if from == to {
        return true;
    }
    let pointers = |ty| is_pointer_or_vector(types, ty);
    let bytes = |ty| matches!(types[types.scalar(ty)], Type::Byte(_));
    if bytes(from) && pointers(to) || pointers(from) && bytes(to) {
        // The size of a pointer is a matter of the data layout.
        return true;
    }
    if pointers(from) || pointers(to) {
        // Only between pointers of one address space.
        return types.scalar(from) == types.scalar(to)
            && shape(types, from).map_or(1, |(n, _)| n) == shape(types, to).map_or(1, |(n, _)| n);
    }
    let bits = |ty| {
        let scalar = match &types[types.scalar(ty)] {
            Type::Integer(width) | Type::Byte(width) => *width,
            Type::X86Mmx => 64,
            Type::X86Amx => 8192,
            other => other.float_width()?,
        };
        let (count, scalable) = shape(types, ty).unwrap_or((1, false));
        Some((u64::from(scalar) * u64::from(count), scalable))
    };
    bits(from).is_some() && bits(from) == bits(to)
}
