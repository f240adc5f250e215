//! Addresses of parts, and conversions between address spaces.

use super::Smith;
use llvm_model::{CastOp, Flags, InstBuilder, InstKind, TypeId, Value};

/// Adds an address of a part of a pointee, taken as any type.
pub(super) fn offset(smith: &mut Smith<'_>) {
    let base = smith.pointer();
    let ty = smith.ty(base);
    let source_type = if smith.choices.rarely(2) { smith.aggregate_in_use() } else { smith.any_in_use() };
    let mut indices = vec![index(smith)];
    let mut part = source_type;
    while let Some(count) = smith.module.types.element_count(part) {
        if smith.choices.rarely(4) {
            break;
        }
        let is_struct = smith.module.types.struct_body(part).is_some();
        let number = smith.choices.below(count as usize) as u64;
        indices.push(if is_struct { smith.int32(number as u32) } else { index(smith) });
        match smith.module.types.element(part, number) {
            Some(element) => part = element,
            None => break,
        }
    }
    let flags = match smith.choices.below(4) {
        0 => Flags::NONE,
        1 => Flags::INBOUNDS | Flags::NUSW,
        2 => Flags::INBOUNDS | Flags::NUSW | Flags::NUW,
        _ => Flags::NUSW,
    };
    let kind = InstKind::GetElementPtr { source_type, base, indices: indices[..].into() };
    let value = smith.emit_with(kind, ty, flags);
    smith.see(value);
}

/// Returns an index: of the width of an address, or of another native width.
fn index(smith: &mut Smith<'_>) -> Value {
    let width = smith.choices.pick(&[64, 64, 32, 16, 8]).unwrap_or(64);
    let ty = smith.module.types.int(width);
    match smith.choices.rarely(2) {
        true => smith.value(ty),
        false => {
            let number = smith.choices.below(4) as u64;
            smith.int(ty, number)
        }
    }
}

/// Adds a conversion of a pointer to the generic address space, or from it.
pub(super) fn convert(smith: &mut Smith<'_>) {
    let is_convertible =
        |smith: &Smith<'_>, ty: TypeId| smith.module.types.address_space(ty).is_some_and(|space| space != 2);
    let Some((operand, ty)) = smith.visible(is_convertible) else { return };
    let generic = 4;
    let to = match smith.module.types.address_space(ty) {
        Some(4) => smith.choices.pick(&[1, 3, 0]).unwrap_or(1),
        _ => generic,
    };
    let to = smith.module.types.ptr(to);
    smith.add(InstKind::Cast { op: CastOp::AddrSpaceCast, operand }, to);
}
