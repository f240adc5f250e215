//! Sampled images and sizes of images, which are made as values only when something needs them as such.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::late::{Lazy, lazy, make_at};
use crate::ids::Entity;
use crate::operands::result;
use llvm_model::Value;
use spirv_module::Instruction;
use translate_common::Problem;
use translate_common::problems::{IdProblem, Wanted};

/// The sampled images and sizes of one function, each with what translates its instruction.
pub(crate) type ImageValues = Vec<Lazy<Make>>;

/// Translates the instruction now: its result is a value then.
pub(crate) type Make = fn(&mut FunctionRaiser<'_, '_>, Instruction<'_>) -> Res<()>;

/// Makes the result of `inst` a value that `make` makes here when it is needed.
pub(crate) fn bind(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, make: Make) -> Res<()> {
    let ty = f.result_type(inst)?;
    let value = lazy(f, inst, make, ty)?;
    f.image_values.push(value);
    f.raise.ids.set(result(inst)?, Entity::ImageValue(f.image_values.len() as u32 - 1));
    Ok(())
}

/// The value, made where the instruction stands.
pub(crate) fn value(f: &mut FunctionRaiser<'_, '_>, index: u32) -> Res<Value> {
    let lazy = f
        .image_values
        .get(index as usize)
        .ok_or_else(|| fail(Problem::internal("a value of another function")))?;
    if let Some(value) = lazy.value {
        return Ok(value);
    }
    let (make, place, number) = (lazy.what, lazy.place, lazy.inst);
    let inst = f
        .raise
        .input
        .instruction(number as usize)
        .ok_or_else(|| fail(Problem::internal("an instruction number that is out of range")))?;
    make_at(f, place, |f| make(f, inst))?;
    let id = result(inst)?;
    let Entity::Value(value) = f.raise.ids.entity(id)? else {
        return Err(fail(IdProblem::NotA { id, wanted: Wanted::Value }));
    };
    if let Some(lazy) = f.image_values.get_mut(index as usize) {
        lazy.value = Some(value);
    }
    Ok(value)
}
