//! Loads and stores of memory that only the shader has: laid out as LLVM does, with bytes for truth values.

use crate::code::Code;
use llvm_model::{CastOp, InstKind, Type, TypeId, Value};

/// Loads a value of type `ty`, which in memory has the type `memory`.
pub(crate) fn load(code: &mut Code<'_>, pointer: Value, ty: TypeId, memory: TypeId, volatile: bool) -> Value {
    let value = code.emit(InstKind::Load { pointer, align: 0, volatile, atomic: None }, memory);
    converted(code, value, ty)
}

/// Stores a value, which in memory has the type `memory`.
pub(crate) fn store(code: &mut Code<'_>, value: Value, pointer: Value, memory: TypeId, volatile: bool) {
    let (value, void) = (converted(code, value, memory), code.out.types.void());
    code.emit(InstKind::Store { value, pointer, align: 0, volatile, atomic: None }, void);
}

/// The same value with bits for bytes, or bytes for bits. Types nest only so deep that they could be converted.
fn converted(code: &mut Code<'_>, value: Value, ty: TypeId) -> Value {
    let from = code.ty(value);
    if from == ty {
        return value;
    }
    let parts = match code.out.types[ty] {
        Type::Array { count, .. } => u32::try_from(count).unwrap_or_default(),
        _ => match code.out.types.struct_body(ty) {
            Some(body) => body.fields.len() as u32,
            None => {
                let narrower = code.out.types.int_width(code.out.types.scalar(ty)) == Some(1);
                return code.cast(if narrower { CastOp::Trunc } else { CastOp::ZExt }, value, ty);
            }
        },
    };
    let mut whole = code.poison(ty);
    for index in 0..parts {
        let element = code.out.types.element(ty, index.into()).unwrap_or(ty);
        let part = code.part(value, &[index]);
        let part = converted(code, part, element);
        whole = code.with_part(whole, part, &[index]);
    }
    whole
}
