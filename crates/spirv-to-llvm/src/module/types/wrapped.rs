//! Types that are equal in LLVM but distinct in SPIR-V: structures around arrays, and opaque types with a number of their own.

use super::TypeTable;
use crate::fail::{Res, fail};
use llvm_model::types::StructType;
use llvm_model::{Module, Type, TypeId, Types};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use translate_common::Problem;

impl TypeTable {
    /// The structures around arrays of open length, with the ids of the array types.
    pub(crate) fn open_arrays(&self) -> &[(TypeId, u32)] {
        &self.open_arrays
    }

    /// The opaque types of which a specialization chooses some operands, with the ids of the types.
    pub(crate) fn open_types(&self) -> &[(TypeId, u32)] {
        &self.open_types
    }

    /// Whether a specialization chooses how large values of a type are.
    pub(crate) fn is_open(&self, types: &Types, ty: TypeId) -> bool {
        let (mut todo, mut seen) = (vec![ty], FxHashSet::default());
        while let Some(ty) = todo.pop().filter(|_| !self.open_arrays.is_empty()) {
            if self.open_arrays.iter().any(|(open, _)| *open == ty) {
                return true;
            }
            match &types[ty] {
                Type::Array { element, .. } => todo.push(*element),
                _ => {
                    let fields = types.struct_body(ty).map_or(&[][..], |body| &body.fields);
                    todo.extend(fields.iter().copied().filter(|&field| seen.insert(field)));
                }
            }
        }
        false
    }

    /// Whether any type is a structure around an array.
    pub(crate) fn has_wrappers(&self) -> bool {
        !self.wrappers.is_empty()
    }

    /// Whether a type is a structure around an array, which the indices of SPIR-V know nothing of.
    pub(crate) fn is_wrapper(&self, ty: TypeId) -> bool {
        self.wrappers.contains(&ty)
    }

    /// Indices into `ty` as LLVM has them: with a 0 wherever they enter an array through its wrapper. `at` returns the
    /// value of a constant index.
    pub(crate) fn wrapped_path<I: Copy>(
        &self,
        types: &Types,
        ty: TypeId,
        path: &[I],
        zero: I,
        at: impl Fn(I) -> Option<u64>,
    ) -> SmallVec<[I; 4]> {
        let mut out = SmallVec::new();
        let mut here = Some(ty);
        for &index in path {
            if let Some(wrapper) = here.filter(|&ty| self.is_wrapper(ty)) {
                out.push(zero);
                here = types.element(wrapper, 0);
            }
            out.push(index);
            here = here.and_then(|ty| types.element(ty, at(index).unwrap_or(0)));
        }
        out
    }

    /// A structure that keeps the array `inner` apart.
    pub(super) fn wrapper(&mut self, out: &mut Module, name: &str, inner: Type) -> TypeId {
        let inner = out.types.intern(inner);
        let name = self.struct_names.unique(name.into());
        let body = StructType { packed: false, fields: Box::new([inner]) };
        let ty = out.types.named_struct(name, Some(body));
        self.wrappers.insert(ty);
        ty
    }

    /// A type of which a specialization chooses some operands: a number behind the others makes it one of its own.
    pub(super) fn open_type(&mut self, out: &mut Module, ty: Type, id: u32) -> Res<TypeId> {
        let Type::TargetExt { name, types, ints } = ty else {
            return Err(fail(Problem::internal("a wrapped type of another kind")));
        };
        let number = self.open_types.len() as u32;
        let ints = ints.iter().copied().chain([number]).collect();
        let ty = out.types.intern(Type::TargetExt { name, types, ints });
        self.open_types.push((ty, id));
        Ok(ty)
    }
}
