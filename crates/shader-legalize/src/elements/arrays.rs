//! Arrays of one kind of number.

use crate::memory::Layouts;
use llvm_model::{ConstId, Constant, Module, Type, TypeId};

/// The array of elements that has at least so many bytes.
pub(crate) fn array(
    module: &mut Module,
    layouts: &Layouts<'_>,
    element: TypeId,
    size: u64,
) -> Option<TypeId> {
    let stride = layouts.size(&module.types, element).filter(|&stride| stride > 0)?;
    Some(module.types.array(element, size.div_ceil(stride)))
}

/// The constant of an array type whose elements are numbers or vectors of them, with such bytes.
pub(crate) fn numbers(module: &mut Module, ty: TypeId, bytes: &[u8]) -> Option<ConstId> {
    let Type::Array { element, count } = module.types[ty] else { return None };
    if module.types.lanes(element).is_none() {
        return Some(data(module, ty, bytes));
    }
    let stride = bytes.len() / usize::try_from(count).ok().filter(|&count| count > 0)?;
    let parts = bytes.chunks_exact(stride).map(|part| data(module, element, part)).collect();
    Some(module.constants.intern(ty, Constant::Aggregate(parts)))
}

/// The constant of an array or a vector of numbers.
fn data(module: &mut Module, ty: TypeId, bytes: &[u8]) -> ConstId {
    let is_zero = bytes.iter().all(|&byte| byte == 0);
    module.constants.intern(ty, if is_zero { Constant::Null } else { Constant::Data(bytes.into()) })
}
