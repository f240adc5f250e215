//! Loads and stores of memory that only the shader has: laid out as LLVM does, with bytes for truth values.

use crate::code::Code;
use crate::parts::Parts;
use crate::problem::Res;
use llvm_model::{CastOp, InstBuilder as _, TypeId, Value};

/// Loads a value of type `ty`, which in memory has the type `memory`.
pub(crate) fn load(
    code: &mut Code<'_>,
    pointer: Value,
    ty: TypeId,
    memory: TypeId,
    volatile: bool,
) -> Res<Value> {
    let value = code.load_as(memory, pointer, 0, volatile);
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
    code.store_as(value, pointer, 0, volatile);
    Ok(())
}

/// The same value with bits for bytes, or bytes for bits. Types nest only so deep that they could be converted.
fn converted(code: &mut Code<'_>, value: Value, ty: TypeId, all: &mut Parts) -> Res<Value> {
    all.count()?;
    let from = code.ty(value);
    if from == ty {
        return Ok(value);
    }
    let Some(parts) = code.count_parts(ty) else {
        let narrower = code.out.types.int_width(code.out.types.scalar(ty)) == Some(1);
        return Ok(code.cast(if narrower { CastOp::Trunc } else { CastOp::ZExt }, value, ty));
    };
    let mut whole = code.poison(ty);
    for index in 0..parts {
        let element = code.out.types.element(ty, index).unwrap_or(ty);
        let part = code.extract_value(value, &[index as u32]);
        let part = converted(code, part, element, all)?;
        whole = code.insert_value(whole, part, &[index as u32]);
    }
    Ok(whole)
}
