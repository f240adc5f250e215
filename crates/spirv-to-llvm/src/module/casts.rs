//! Which conversions LLVM has.

use llvm_model::{CastOp, DataLayout, Type, TypeId, Types};

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
