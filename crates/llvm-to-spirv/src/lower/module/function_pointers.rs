//! The addresses of functions (SPV_INTEL_function_pointers).

use crate::lower::module::{Globals, decorations};
use crate::lower::output::decorations::Target;
use indexmap::IndexSet;
use llvm_model::{FunctionId, TypeId};
use rustc_hash::{FxBuildHasher, FxHashMap};
use spirv_module::{Decoration, Id, Op, StorageClass};
use translate_common::problems::{LlvmConstantProblem, Prerequisite};

/// The extension that brings them.
pub(in crate::lower) const FUNCTION_POINTERS: &str = "SPV_INTEL_function_pointers";

/// The addresses made so far.
#[derive(Clone, Default)]
pub(super) struct FunctionPointers {
    /// By function and storage class: id and type.
    made: FxHashMap<(FunctionId, StorageClass), (Id, Id)>,
    /// The functions whose address is taken, in order.
    taken: IndexSet<FunctionId, FxBuildHasher>,
}

impl FunctionPointers {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.made.len()
    }

    /// The functions whose address is taken, in order.
    pub(super) fn taken(&self) -> impl Iterator<Item = &FunctionId> {
        self.taken.iter()
    }
}

impl Globals<'_> {
    /// The address of a function and its type. `None`, and an error, when function pointers are not allowed.
    pub(in crate::lower) fn function_pointer(
        &mut self,
        function: FunctionId,
        ty: TypeId,
    ) -> Option<(Id, Id)> {
        let module = self.input.module;
        let name = module.functions[function].props.name.to_string_lossy();
        if !self.needs_extension(FUNCTION_POINTERS, &format!("the address of function @{name}")) {
            return None;
        }
        if self.input.is_kernel(function) {
            self.report().problem(LlvmConstantProblem::KernelAddress { name: name.to_string() });
            return None;
        }
        let space = module.types.address_space(ty).unwrap_or(0);
        let storage = self.types.storage_class(space);
        if let Some(&known) = self.function_pointers.made.get(&(function, storage)) {
            return Some(known);
        }
        let function_type = self.types.type_of_function(function);
        let pointer = self.pool().pointer_type(storage, function_type);
        let target = self.function_id(function);
        let id = self.out().fresh();
        self.out().push(Op::ConstantFunctionPointerINTEL, Some(pointer), Some(id), &[target.0]);
        self.function_pointers.taken.insert(function);
        decorations::state_decoration(
            self,
            Target::function(target),
            Decoration::ReferencedIndirectlyINTEL,
            &[],
        );
        self.function_pointers.made.insert((function, storage), (id, pointer));
        Some((id, pointer))
    }

    /// Whether the options allow an extension that something needs; reports an error when not.
    pub(in crate::lower) fn needs_extension(&mut self, extension: &'static str, what: &str) -> bool {
        let allowed = self.input.options.spirv.extensions.allows(extension);
        if !allowed {
            self.report().problem(Prerequisite::extension(what, extension));
        }
        allowed
    }
}
