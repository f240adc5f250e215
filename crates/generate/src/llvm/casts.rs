//! Conversions between numbers, and of addresses.

use super::Smith;
use llvm_model::{CastOp, Flags, InstBuilder, InstKind, TypeId};

/// Adds a conversion of a visible value, or of a constant.
pub(super) fn add(smith: &mut Smith<'_>) {
    match smith.choices.below(5) {
        0 | 1 => of_integers(smith),
        2 => of_floats(smith),
        3 => of_bits(smith),
        _ => of_addresses(smith),
    }
}

fn of_integers(smith: &mut Smith<'_>) {
    let from = smith.ints_in_use();
    let operand = smith.value(from);
    let width = smith.int_width(from).unwrap_or(32);
    if smith.choices.rarely(3) {
        let float = smith.float_scalar();
        let to = smith.like(from, float);
        let unsigned = smith.choices.rarely(2);
        let (op, flags) =
            if unsigned { (CastOp::UIToFP, Flags::NNEG) } else { (CastOp::SIToFP, Flags::NONE) };
        smith.add_with(InstKind::Cast { op, operand }, to, flags);
        return;
    }
    let element = smith.int_scalar();
    let other = smith.int_width(element).unwrap_or(32);
    let to = smith.like(from, element);
    let (op, flags) = match other.cmp(&width) {
        std::cmp::Ordering::Less => (CastOp::Trunc, Flags::NUW | Flags::NSW),
        std::cmp::Ordering::Greater if smith.choices.rarely(2) => (CastOp::SExt, Flags::NONE),
        std::cmp::Ordering::Greater => (CastOp::ZExt, Flags::NNEG),
        std::cmp::Ordering::Equal => return,
    };
    smith.add_with(InstKind::Cast { op, operand }, to, flags);
}

fn of_floats(smith: &mut Smith<'_>) {
    let from = smith.floats_in_use();
    let operand = smith.value(from);
    if smith.choices.rarely(2) {
        let element = smith.int_scalar();
        let to = smith.like(from, element);
        let op = smith.choices.pick(&[CastOp::FPToSI, CastOp::FPToUI]).unwrap_or(CastOp::FPToSI);
        smith.add(InstKind::Cast { op, operand }, to);
        return;
    }
    let element = smith.float_scalar();
    let width =
        |smith: &Smith<'_>, ty: TypeId| smith.module.types[smith.module.types.scalar(ty)].float_width();
    let op = match width(smith, element).cmp(&width(smith, from)) {
        std::cmp::Ordering::Less => CastOp::FPTrunc,
        std::cmp::Ordering::Greater => CastOp::FPExt,
        std::cmp::Ordering::Equal => return,
    };
    let to = smith.like(from, element);
    smith.add_with(InstKind::Cast { op, operand }, to, Flags::FAST);
}

/// Adds a bitcast to a scalar or vector with as many bits.
fn of_bits(smith: &mut Smith<'_>) {
    let from = if smith.choices.rarely(2) { smith.floats_in_use() } else { smith.ints_in_use() };
    let operand = smith.value(from);
    let Some(bits) = smith.bits_of(from) else { return };
    let element = match smith.choices.below(5) {
        0 => smith.module.types.int(bits),
        1 => smith.float_scalar(),
        2 => smith.module.types.int(8),
        3 => smith.module.types.int(1),
        _ => smith.int_scalar(),
    };
    let size = smith.bits_of(element).unwrap_or(bits);
    if bits % size != 0 {
        return;
    }
    let to = if bits == size { element } else { smith.module.types.vector(element, bits / size) };
    smith.add(InstKind::Cast { op: CastOp::BitCast, operand }, to);
}

fn of_addresses(smith: &mut Smith<'_>) {
    if smith.choices.rarely(2) {
        let from = smith.pointer_in_use();
        let operand = smith.value(from);
        let to = smith.int_scalar();
        smith.add(InstKind::Cast { op: CastOp::PtrToInt, operand }, to);
        return;
    }
    let from = smith.module.types.int(64);
    let operand = smith.value(from);
    let to = smith.pointer_scalar();
    smith.add(InstKind::Cast { op: CastOp::IntToPtr, operand }, to);
}
