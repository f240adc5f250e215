//! Access chains: getelementptr with the pointee as source type.

use crate::body::annotations::annotate_member;
use crate::body::blocks_of_arrays;
use crate::body::cooperative_matrices::chain_into_matrix;
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::deferred::builtin_variables;
use crate::ids::Entity;
use crate::ids::types::check_sized;
use crate::module::indices::{check_indices, narrow_indices};
use crate::operands::{word, words_from};
use llvm_model::{InstBuilder as _, InstKind, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_mapping::convention::access_chains::Form;
use spirv_module::{Instruction, StorageClass};
use translate_common::Problem;
use translate_common::problems::{IdProblem, OperandProblem, Wanted};

/// Every access chain.
pub(crate) fn access_chain(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let form = Form::of(inst.op()).ok_or_else(|| {
        fail(OperandProblem::NotA { operand: "the instruction", wanted: Wanted::AccessChain })
    })?;
    let Form { untyped, from_element, .. } = form;
    let base_id = word(inst, usize::from(untyped))?;
    let mut index_ids = words_from(inst, 1 + usize::from(untyped))?;
    if let Entity::BuiltinAddress(variable) = f.entity_here(base_id)?
        && let Some(indices) = path_into_element(f, from_element, index_ids)?
    {
        let source_type = source_type(f, inst, untyped, base_id)?;
        if builtin_variables::component(f, inst, variable, source_type, indices)? {
            return Ok(());
        }
    }
    let steps = index_ids.len().saturating_sub(usize::from(from_element));
    let into = if untyped { word(inst, 0) } else { f.raise.ids.pointee_of(base_id) };
    if chain_into_matrix(f, inst, into, steps)? {
        return Ok(());
    }
    let (mut base, base_type) = f.typed(base_id)?;
    if f.raise.out.types.address_space(base_type).is_none() {
        return Err(fail(OperandProblem::NotA { operand: "the base", wanted: Wanted::Pointer }));
    }
    let mut source_type = source_type(f, inst, untyped, base_id)?;
    let array = f.raise.ids.pointee_of(base_id).ok().filter(|_| !untyped && !from_element);
    if let (Some(array), &[number, ref rest @ ..]) = (array, index_ids)
        && let Some((block, block_type)) = blocks_of_arrays::address(f, (base, base_type), array, number)?
    {
        (base, source_type, index_ids) = (block, block_type, rest);
    }
    // The elements of an allocation of open length are counted off from its start.
    let counts_elements = !from_element && !index_ids.is_empty() && is_open_array(f, untyped, base_id);
    if counts_elements && let Some(array) = f.raise.out.types.element(source_type, 0) {
        source_type = f.raise.out.types.element(array, 0).unwrap_or(array);
    }
    let mut indices: SmallVec<[Value; 2]> = SmallVec::with_capacity(index_ids.len() + 1);
    if !from_element && !counts_elements {
        indices.push(f.int32(0));
    }
    for &id in index_ids {
        let (index, ty) = f.typed(id)?;
        if !matches!(f.raise.out.types[ty], Type::Integer(_)) {
            return Err(fail(IdProblem::NotA { id, wanted: Wanted::ScalarInteger }));
        }
        indices.push(index);
    }
    if indices.is_empty() {
        return Err(fail(Problem::internal("an access chain without indices")));
    }
    if f.raise.types.has_wrappers() {
        let zero = f.int32(0);
        let (first, path) = indices
            .split_first()
            .ok_or_else(|| fail(Problem::internal("an access chain without indices")))?;
        let out = &f.raise.out;
        let path = f.raise.types.wrapped_path(&out.types, source_type, path, zero, |index| out.as_u64(index));
        indices = std::iter::once(*first).chain(path).collect();
    }
    if indices.len() > 1 {
        check_indices(&f.raise.out, source_type, indices.iter().copied())?;
        narrow_indices(&mut f.raise.out, source_type, &mut indices);
    }
    let chain = InstKind::GetElementPtr { source_type, base, indices: indices[..].into() };
    let value = f.emit_with(chain, base_type, form.flags());
    let value = annotate_member(f, inst, untyped, from_element, value)?;
    f.bind(inst, value)
}

/// Returns whether a pointer of kernels points to an array of open length in memory of a function.
fn is_open_array(f: &FunctionRaiser<'_, '_>, untyped: bool, base: u32) -> bool {
    let (ids, is_logical) = (&f.raise.ids, f.raise.input.options.spirv.profile.pointers_are_logical);
    let is_allocation = ids.storage_class(ids.type_of(base)) == Some(StorageClass::Function);
    let pointee = if untyped || is_logical || !is_allocation { None } else { ids.pointee_of(base).ok() };
    pointee.is_some_and(|array| f.raise.spec_constants.is_open_array(ids, array).is_some())
}

/// The indices behind the one that counts elements off; `None` when another element than the first is meant.
fn path_into_element<'i>(
    f: &mut FunctionRaiser<'_, '_>,
    from_element: bool,
    indices: &'i [u32],
) -> Res<Option<&'i [u32]>> {
    match indices {
        [element, path @ ..] if from_element => {
            let element = f.value(*element)?;
            Ok((f.raise.out.as_u64(element) == Some(0)).then_some(path))
        }
        _ => Ok(Some(indices)),
    }
}

/// The type that the indices lead into: the pointee type of the base or, for an untyped pointer, the base type operand.
fn source_type(f: &FunctionRaiser<'_, '_>, inst: Instruction<'_>, untyped: bool, base: u32) -> Res<TypeId> {
    let (ids, types) = (&f.raise.ids, &f.raise.out.types);
    if untyped {
        check_sized(types, ids.value_type(types, word(inst, 0)?)?)
    } else {
        ids.sized_pointee(types, base)
    }
}
