//! Components of vectors of truth values in memory of one invocation: LLVM packs such vectors into bits, so no address leads to a
//! component. The whole vector is loaded and stored instead.

use crate::function::FunctionRaiser;
use llvm_model::{InstBuilder as _, InstKind, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_module::StorageClass;

/// A component that a pointer leads to.
pub(super) struct Component {
    source_type: TypeId,
    base: Value,
    /// The indices that lead to the vector.
    path: SmallVec<[Value; 2]>,
    /// The type of the vector.
    pub(super) vector: TypeId,
    /// The number of the component.
    pub(super) index: Value,
}

impl Component {
    /// Emits the address of the vector.
    pub(super) fn pointer(&self, f: &mut FunctionRaiser<'_, '_>) -> Value {
        if let [first] = self.path.as_slice()
            && f.raise.out.as_u64(*first) == Some(0)
        {
            return self.base;
        }
        f.gep(self.source_type, self.base, &self.path)
    }
}

/// The component that the value `pointer` of the id leads to; `None` for other pointers, and for memory that invocations share:
/// there a component is stored without the others.
pub(super) fn component(f: &FunctionRaiser<'_, '_>, id: u32, pointer: Value) -> Option<Component> {
    let storage = f.raise.ids.storage_class(f.raise.ids.type_of(id))?;
    if ![StorageClass::Function, StorageClass::Private].contains(&storage) {
        return None;
    }
    let Value::Inst(chain) = pointer else { return None };
    let InstKind::GetElementPtr { source_type, base, indices } = &f.build.inst(chain).kind else {
        return None;
    };
    let (&index, path) = indices.split_last()?;
    let (_, steps) = path.split_first()?;
    let types = &f.raise.out.types;
    let vector = steps.iter().try_fold(*source_type, |ty, &step| {
        // All elements of arrays have one type.
        types.element(ty, f.raise.out.as_u64(step).unwrap_or(0))
    })?;
    let is_packed = types.lanes(vector).is_some() && types[types.scalar(vector)] == Type::Integer(1);
    is_packed.then(|| Component { source_type: *source_type, base: *base, path: path.into(), vector, index })
}
