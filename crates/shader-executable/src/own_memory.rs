//! Loads and stores of memory that only the shader has: laid out as LLVM does, with bytes for truth values.

use crate::code::Code;
use crate::parts::Parts;
use crate::problem::Res;
use llvm_model::{CastOp, InstKind, Type, TypeId, Value};

/// Loads a value of type `ty`, which in memory has the type `memory`.
pub(crate) fn load(
    code: &mut Code<'_>,
    pointer: Value,
    ty: TypeId,
    memory: TypeId,
    volatile: bool,
) -> Res<Value> {
    let value = code.emit(InstKind::Load { pointer, align: 0, volatile, atomic: None }, memory);
    converted(code, value, ty, &mut Parts::default())
}

/// Stores a value, which in memory has the type `memory`.
pub(crate) fn store(
    code: &mut Code<'_>,
    value: Value,
    pointer: Value,
    memory: TypeId,
    volatile: bool,
) -> Res<()> {
    let value = converted(code, value, memory, &mut Parts::default())?;
    let void = code.out.types.void();
    code.emit(InstKind::Store { value, pointer, align: 0, volatile, atomic: None }, void);
    Ok(())
}

/// The same value with bits for bytes, or bytes for bits. Types nest only so deep that they could be converted.
fn converted(code: &mut Code<'_>, value: Value, ty: TypeId, all: &mut Parts) -> Res<Value> {
    all.count()?;
    let from = code.ty(value);
    if from == ty {
        return Ok(value);
    }
    let parts = match code.out.types[ty] {
        Type::Array { count, .. } => u32::try_from(count).map_err(|_| "it is too large")?,
        _ => match code.out.types.struct_body(ty) {
            Some(body) => body.fields.len() as u32,
            None => {
                let narrower = code.out.types.int_width(code.out.types.scalar(ty)) == Some(1);
                return Ok(code.cast(if narrower { CastOp::Trunc } else { CastOp::ZExt }, value, ty));
            }
        },
    };
    let mut whole = code.poison(ty);
    for index in 0..parts {
        let element = code.out.types.element(ty, index.into()).unwrap_or(ty);
        let part = code.part(value, &[index]);
        let part = converted(code, part, element, all)?;
        whole = code.with_part(whole, part, &[index]);
    }
    Ok(whole)
}
