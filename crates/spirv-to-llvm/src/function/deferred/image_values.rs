//! Sampled images and sizes of images, which are made as values only when something needs them as such.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::deferred::lazy_list::{self, instruction};
use crate::ids::Entity;
use crate::operands::result;
use llvm_model::Value;
use spirv_module::Instruction;
use translate_common::problems::{IdProblem, Wanted};

/// Translates the instruction now: its result is a value then.
pub(crate) type Make = fn(&mut FunctionRaiser<'_, '_>, Instruction<'_>) -> Res<()>;

/// Makes the result of `inst` a value that `make` makes here when it is needed.
pub(crate) fn bind(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, make: Make) -> Res<()> {
    let ty = f.result_type(inst)?;
    let index = lazy_list::add(f, |deferred| &mut deferred.image_values, inst, make, ty)?;
    f.raise.ids.set(result(inst)?, Entity::ImageValue(index));
    Ok(())
}

/// The value, made where the instruction stands.
pub(crate) fn value(f: &mut FunctionRaiser<'_, '_>, index: u32) -> Res<Value> {
    lazy_list::value(
        f,
        |deferred| &mut deferred.image_values,
        index,
        |f, lazy| {
            let inst = instruction(f, lazy.inst)?;
            (lazy.what)(f, inst)?;
            let id = result(inst)?;
            match f.raise.ids.entity(id)? {
                Entity::Value(value) => Ok(value),
                _ => Err(fail(IdProblem::NotA { id, wanted: Wanted::Value })),
            }
        },
    )
}
