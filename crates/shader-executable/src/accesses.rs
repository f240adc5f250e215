//! Loads and stores by the kind of memory: with the layout that the shader states, or the shader's own.

use crate::bounds::Access;
use crate::function::Lowering;
use crate::images::{self, Resource};
use crate::problem::Res;
use crate::{memory, own_memory};
use llvm_model::{TypeId, Value};

/// Loads a value of type `ty`, of the module that is read, through a pointer of it.
pub(crate) fn load(
    lowering: &mut Lowering<'_, '_, '_>,
    pointer: Value,
    ty: TypeId,
    volatile: bool,
) -> Res<Value> {
    let new = lowering.convert(ty)?;
    match Resource::of(lowering.plan.from, ty) {
        Some(Resource::Combined(image)) => {
            let described = lowering.value(pointer)?;
            return Ok(images::load_combined(lowering, described, image, new));
        }
        Some(_) => return lowering.value(pointer),
        None => {}
    }
    if lowering.is_explicit(pointer) {
        let layout = lowering.layout(pointer, ty)?;
        let address = lowering.within(pointer, (ty, &layout), Access::Read)?;
        return memory::load(&mut lowering.code, address, &layout, new, volatile);
    }
    let (address, memory) = (lowering.value(pointer)?, lowering.memory_type(ty)?);
    own_memory::load(&mut lowering.code, address, new, memory, volatile)
}

/// Stores a value, which in the module that is read has the type `ty`, through a pointer of that module.
pub(crate) fn store(
    lowering: &mut Lowering<'_, '_, '_>,
    pointer: Value,
    ty: TypeId,
    value: Value,
    volatile: bool,
) -> Res<()> {
    if lowering.is_explicit(pointer) {
        let layout = lowering.layout(pointer, ty)?;
        let address = lowering.within(pointer, (ty, &layout), Access::Write)?;
        return memory::store(&mut lowering.code, address, &layout, value, volatile);
    }
    let (address, memory) = (lowering.value(pointer)?, lowering.memory_type(ty)?);
    own_memory::store(&mut lowering.code, value, address, memory, volatile)
}
