//! Blocks of an array whose size is not fixed, as arrays of descriptors have them: a call returns the address of one.
//!
//! LLVM counts the elements of such an array by the size of the beginning of a block, often 0. Its passes would take an
//! element for another one if a `getelementptr` had the number.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::function::calls::call;
use crate::module::call_attributes::pure;
use llvm_model::{CallingConv, Type, TypeId, Value};
use spirv_mapping::convention::access_chains;
use spirv_module::Op;

/// The address of the block that the first index of an access chain into `array` selects, and its type; `None` if the base is
/// no such array.
pub(super) fn address(
    f: &mut FunctionRaiser<'_, '_>,
    (base, base_type): (Value, TypeId),
    array: u32,
    number: u32,
) -> Res<Option<(Value, TypeId)>> {
    let options = f.raise.input.options;
    // Executable code is computed from SPIR-V's layout.
    if !options.spirv.profile.pointers_are_logical || options.executable.is_some() || !is_variable(f, base) {
        return Ok(None);
    }
    let Some(block) = element(f, array).filter(|&block| is_open(f, block)) else { return Ok(None) };
    let (number, number_type) = f.typed(number)?;
    let types = &mut f.raise.out.types;
    let (Some(space), &Type::Integer(width)) = (types.address_space(base_type), &types[number_type]) else {
        return Ok(None);
    };
    let function_type = types.function(base_type, &[base_type, number_type], false);
    let attributes = pure(&mut f.raise.out);
    let symbol = access_chains::block_symbol(space, width);
    let (out, convention) = (&mut f.raise.out, CallingConv::SPIR_FUNC);
    let function = f.raise.symbols.declare(out, &symbol, function_type, convention, attributes);
    let address = call(f, function, function_type, vec![base, number], convention, attributes);
    Ok(Some((address, f.raise.ids.llvm_type(block)?)))
}

/// Returns whether a value is the address of a variable of the module.
fn is_variable(f: &FunctionRaiser<'_, '_>, base: Value) -> bool {
    matches!(base, Value::Const(id) if matches!(f.raise.out.constants[id], llvm_model::Constant::Global(_)))
}

/// The type of the elements of an array type.
fn element(f: &FunctionRaiser<'_, '_>, array: u32) -> Option<u32> {
    let array = f.raise.ids.definition(array)?;
    matches!(array.op(), Op::TypeArray | Op::TypeRuntimeArray).then(|| array.operands().first().copied())?
}

/// Returns whether a type is a structure that ends with an array of unknown length.
fn is_open(f: &FunctionRaiser<'_, '_>, ty: u32) -> bool {
    let definition = |id: u32| f.raise.ids.definition(id);
    let last = definition(ty).filter(|ty| ty.op() == Op::TypeStruct).and_then(|ty| ty.operands().last());
    last.and_then(|&last| definition(last)).is_some_and(|last| last.op() == Op::TypeRuntimeArray)
}
