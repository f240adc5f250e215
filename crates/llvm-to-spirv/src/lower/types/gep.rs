//! The walk of `getelementptr` through its type.

use llvm_model::{Module, Type, TypeId, Value};
use smallvec::SmallVec;
use translate_common::Profile;
use translate_common::shaders::wrapper_in;

/// One index of an access chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Step {
    /// A number of elements.
    Index(Value),
    /// A member of a structure.
    Member(u32),
}

/// The indices of a `getelementptr` on `source`, sorted into members and element numbers; `None` when they do not fit
/// the type, or lead into an array of no elements (which SPIR-V has only where types state their layout).
pub(in crate::lower) fn steps(
    module: &Module,
    profile: &Profile,
    source: TypeId,
    indices: &[Value],
) -> Option<SmallVec<[Step; 4]>> {
    let types = &module.types;
    let mut steps = SmallVec::new();
    let (&first, rest) = indices.split_first()?;
    steps.push(Step::Index(first));
    let mut ty = source;
    for &index in rest {
        if let Some((_, array)) = wrapper_in(types, ty, profile) {
            // A wrapper has one member and no place in SPIR-V.
            ty = array;
            continue;
        }
        match types[ty] {
            Type::Array { count: 0, .. } if !profile.structures_are_laid_out => return None,
            Type::Array { element, .. } | Type::Vector { element, .. } => {
                steps.push(Step::Index(index));
                ty = element;
            }
            _ => {
                let Value::Const(id) = index else { return None };
                let member = u32::try_from(module.constants.as_int(id)?.to_u64()?).ok()?;
                ty = *types.struct_body(ty)?.fields.get(member as usize)?;
                steps.push(Step::Member(member));
            }
        }
    }
    Some(steps)
}
