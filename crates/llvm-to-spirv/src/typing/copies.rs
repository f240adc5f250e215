//! Copies of structures to others with the same parts and another layout (OpCopyLogical): pointers in their members point to
//! the same on both sides.

use super::nodes::holds_pointers;
use llvm_model::{Module, TypeId};
use rustc_hash::FxHashSet;
use spirv_mapping::{Inst, friendly};
use spirv_module::Op;
use translate_common::shaders::wrapper;

/// The name of the instruction.
const NAME: &str = "CopyLogical";

/// A member that holds pointers.
type Member = (TypeId, u32);

/// The members that hold pointers on both sides of copies, in pairs.
pub(super) fn copied_members(module: &Module) -> Vec<(Member, Member)> {
    let mut pairs = Vec::new();
    let mut seen = FxHashSet::default();
    let copies = module.functions.values().filter(|function| {
        // Most names need not be read.
        let name = function.props.name.as_str().filter(|name| name.contains(NAME));
        function.body.is_none()
            && name.and_then(friendly::shader::instruction) == Some(Inst::Core(Op::CopyLogical))
    });
    let types = copies.filter_map(|copy| {
        let (ret, params, _) = module.types.function_parts(copy.ty)?;
        Some((*params.first()?, ret))
    });
    let mut waiting: Vec<(TypeId, TypeId)> = types.collect();
    while let Some((a, b)) = waiting.pop() {
        if a != b && seen.insert((a, b)) {
            pair(module, (a, b), &mut waiting, &mut pairs);
        }
    }
    pairs
}

/// Adds the pairs of two types, and their parts to those that wait.
fn pair(
    module: &Module,
    (a, b): (TypeId, TypeId),
    waiting: &mut Vec<(TypeId, TypeId)>,
    pairs: &mut Vec<(Member, Member)>,
) {
    let types = &module.types;
    // A stride makes another type of an array.
    let array = |ty: TypeId| wrapper(types, ty).map_or(ty, |(_, array)| array);
    if let (Some(a), Some(b)) = (types.struct_body(array(a)), types.struct_body(array(b))) {
        waiting.extend(a.fields.iter().copied().zip(b.fields.iter().copied()));
    } else if let (Some(a), Some(b)) = (types.element(array(a), 0), types.element(array(b), 0)) {
        waiting.push((a, b));
    }
    let (Some(of_a), Some(of_b)) = (types.struct_body(a), types.struct_body(b)) else { return };
    for (index, (&a_field, &b_field)) in of_a.fields.iter().zip(&of_b.fields).enumerate() {
        let place = |owner: TypeId, field: TypeId| {
            let place = if wrapper(types, field).is_some() { (field, 0) } else { (owner, index as u32) };
            holds_pointers(types, array(field)).then_some(place)
        };
        pairs.extend(place(a, a_field).zip(place(b, b_field)));
    }
}
