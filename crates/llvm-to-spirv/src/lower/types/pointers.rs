//! Pointers as parameters, as results and in memory: each has the pointee type that the solver inferred.

use crate::lower::types::Types;
use llvm_model::{FunctionId, Type, TypeId, Value};
use smallvec::{SmallVec, smallvec};
use spirv_mapping::convention::memory;
use spirv_module::{Id, Op, StorageClass};
use translate_common::problems::LlvmTypeProblem;

impl Types<'_> {
    /// The SPIR-V type of a parameter.
    pub(in crate::lower) fn param_type(&mut self, function: FunctionId, index: u32) -> Id {
        let module = self.input.module;
        let ty = module
            .value_type(&module.functions[function], Value::Arg(index))
            .unwrap_or(self.input.common.i32);
        match module.types[ty] {
            Type::Pointer(space) => {
                let pointee = self.input.pointers.param(function, index);
                let contents = self.input.pointers.contents(Some(function), Value::Arg(index));
                self.typed_pointer(space, pointee, contents)
            }
            _ => self.value_type(ty),
        }
    }

    /// The SPIR-V type of a function's result.
    pub(in crate::lower) fn return_type(&mut self, function: FunctionId) -> Id {
        let module = self.input.module;
        let Some((ret, ..)) = module.types.function_parts(module.functions[function].ty) else {
            return Id(0);
        };
        match module.types[ret] {
            Type::Pointer(space) => {
                let pointee = self.input.pointers.result(function);
                let contents = self.input.pointers.result_contents(function);
                self.typed_pointer(space, pointee, contents)
            }
            _ => self.value_type(ret),
        }
    }

    /// The SPIR-V type of a function.
    pub(in crate::lower) fn type_of_function(&mut self, function: FunctionId) -> Id {
        let ret = self.return_type(function);
        let count = self.input.module.functions[function].params.len() as u32;
        let params: Vec<Id> = (0..count).map(|index| self.param_type(function, index)).collect();
        self.pool.function_type(ret, &params)
    }

    /// A pointer of an address space to `pointee`; pointers that lie there point to `contents`.
    pub(in crate::lower) fn typed_pointer(&mut self, space: u32, pointee: TypeId, contents: TypeId) -> Id {
        if let Some(opaque) = self.opaque_pointee(pointee) {
            return opaque;
        }
        let storage = self.storage_class(space);
        let pointee = self.pointee_type(pointee, contents);
        self.pool.pointer_type(storage, pointee)
    }

    /// The SPIR-V type of memory of type `pointee`; pointers that lie there point to `contents`.
    pub(in crate::lower) fn pointee_type(&mut self, pointee: TypeId, contents: TypeId) -> Id {
        match self.input.module.types[pointee] {
            Type::Pointer(space) => {
                if let Some(opaque) = self.opaque_pointee(contents) {
                    return opaque;
                }
                let storage = self.storage_class(space);
                self.stored_pointer_type(storage, contents)
            }
            Type::Array { element, count }
                if count > 0 && holds_pointers(&self.input.module.types, element) =>
            {
                let element = self.pointee_type(element, contents);
                self.pool.array_type(element, count)
            }
            _ => self.memory_type(pointee),
        }
    }

    /// Returns the type for a pointer to an opaque struct of old files (`%opencl.image2d_ro_t*`).
    fn opaque_pointee(&mut self, pointee: TypeId) -> Option<Id> {
        let module = self.input.module;
        let Type::NamedStruct(named) = module.types[pointee] else { return None };
        let named = &module.types.structs[named];
        if named.body.is_some() { None } else { self.legacy_opaque_type(&named.name) }
    }

    /// The instructions that move a pointer of SPIR-V type `from`, which is `llvm` in LLVM IR, to the address space of `to`, and the types they
    /// give: same pointee, other storage class. None when the storage class is the same, two between generic memory and
    /// a part of global memory.
    pub(in crate::lower) fn address_space_cast(
        &mut self,
        from: Id,
        llvm: TypeId,
        to: TypeId,
    ) -> Option<SmallVec<[(Op, Id); 2]>> {
        let (source, pointee) = self.shapes().pointer_parts(from)?;
        let Type::Pointer(space) = self.input.module.types[to] else { return None };
        let target = self.storage_class(space);
        if source == target {
            return Some(SmallVec::new());
        }
        if !self.input.profile().pointers_are_logical && is_private_as_function(source, target) {
            // The two are the same memory for consumers that have both, and only a cast through an integer converts one
            // to the other.
            let (size, pointer) = (self.size_type(), self.pool.pointer_type(target, pointee));
            return Some(smallvec![(Op::ConvertPtrToU, size), (Op::ConvertUToPtr, pointer)]);
        }
        let Some(steps) = memory::pointer_casts(source, target) else {
            // Memory that only an extension distinguishes keeps its storage class.
            let space = self.input.module.types.address_space(llvm);
            let named = space.and_then(|space| self.input.options.spirv.profile.storage_class(space));
            return self.no_address_space_cast(named.unwrap_or(source), target);
        };
        Some(
            steps
                .iter()
                .flatten()
                .map(|&(op, storage)| (op, self.pool.pointer_type(storage, pointee)))
                .collect(),
        )
    }

    /// Whether the address of a function in the memory of one address space is made anew in that of another, because it is the
    /// same there (memory of code), or because no instruction casts it: compilers put the addresses of virtual functions into
    /// the memory of the table.
    pub(in crate::lower) fn has_functions_in(&mut self, from: u32, to: u32) -> bool {
        let (source, target) = (self.storage_class(from), self.storage_class(to));
        memory::is_space_of_code(to) || source != target && memory::pointer_casts(source, target).is_none()
    }

    #[cold]
    fn no_address_space_cast<T>(&mut self, from: StorageClass, to: StorageClass) -> Option<T> {
        self.report().problem(LlvmTypeProblem::StorageClasses { from, to });
        None
    }
}

/// Whether one is memory of variables of vector compute, and the other that of allocations.
fn is_private_as_function(source: StorageClass, target: StorageClass) -> bool {
    let both = [StorageClass::Private, StorageClass::Function];
    source != target && both.contains(&source) && both.contains(&target)
}

/// Whether it is a pointer, or an array of some pointers.
pub(super) fn holds_pointers(types: &llvm_model::Types, mut ty: TypeId) -> bool {
    // Arrays nest no deeper than types do.
    for _ in 0..llvm_model::data_layout::MAX_NESTING {
        match types[ty] {
            Type::Pointer(_) => return true,
            Type::Array { element, count } if count > 0 => ty = element,
            _ => return false,
        }
    }
    false
}
