//! Memory, and elements that are taken out of vectors which are split.

use super::count;
use super::elements::Elements;
use llvm_model::{Builder, InstBuilder as _, TypeId, Value};

/// The address of an element of a vector in memory, where its elements follow each other.
fn address(at: &mut Builder<'_>, pointer: Value, element: TypeId, index: u32) -> Value {
    if index == 0 {
        return pointer;
    }
    let index = at.int64(index.into());
    at.gep(element, pointer, &[index])
}

/// Adds the loads of the elements of a vector.
pub(super) fn load(
    at: &mut Builder<'_>,
    pointer: Value,
    element: TypeId,
    count: u32,
    volatile: bool,
) -> Vec<Value> {
    let load = |index| {
        let pointer = address(at, pointer, element, index);
        at.load_as(element, pointer, 0, volatile)
    };
    (0..count).map(load).collect()
}

/// Adds the stores of the elements of a vector; `None` if it is not to be split.
pub(super) fn store(
    at: &mut Builder<'_>,
    elements: &Elements,
    value: Value,
    pointer: Value,
    volatile: bool,
) -> Option<()> {
    let ty = at.ty(value);
    count(&at.module.types, ty)?;
    let element = at.module.types.scalar(ty);
    for (index, part) in (0..).zip(elements.of(at, value)) {
        let pointer = address(at, pointer, element, index);
        at.store_as(part, pointer, 0, volatile);
    }
    Some(())
}

/// The element of a vector that is split; `None` if it is not.
pub(super) fn extract(
    at: &mut Builder<'_>,
    elements: &Elements,
    vector: Value,
    index: Value,
) -> Option<Value> {
    let ty = at.ty(vector);
    count(&at.module.types, ty)?;
    let parts = elements.of(at, vector);
    if let Some(constant) = at.module.as_u64(index) {
        let poison = at.module.types.scalar(ty);
        let poison = at.poison(poison);
        return Some(usize::try_from(constant).ok().and_then(|at| parts.get(at)).copied().unwrap_or(poison));
    }
    let (&first, rest) = parts.split_first()?;
    let mut chosen = first;
    for (number, &part) in (1..).zip(rest) {
        let is_it = at.icmp_int(llvm_model::IntPredicate::Eq, index, number);
        chosen = at.select(is_it, part, chosen);
    }
    Some(chosen)
}
