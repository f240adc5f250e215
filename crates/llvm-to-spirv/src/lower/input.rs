//! The input of lowering, and simple queries on it.

use crate::typing::PointerTypes;
use llvm_model::{CallingConv, DataLayout, FunctionId, Module, Type, TypeId};
use translate_common::shaders::Shaders;
use translate_common::{Options, Profile};

/// Types every lowering needs; the caller makes sure that the module has them.
#[derive(Clone, Copy)]
pub(crate) struct CommonTypes {
    /// `i32`
    pub(crate) i32: TypeId,
    /// The integer as wide as a pointer.
    pub(crate) size: TypeId,
}

/// The input of lowering.
#[derive(Clone, Copy)]
pub(crate) struct Input<'m> {
    /// The module, which has been legalized.
    pub(crate) module: &'m Module,
    /// The metadata of its shaders.
    pub(crate) shaders: &'m Shaders,
    /// Its data layout.
    pub(crate) layout: &'m DataLayout,
    pub(crate) options: &'m Options,
    /// The pointers' types, solved for the module.
    pub(crate) pointers: &'m PointerTypes,
    pub(crate) common: CommonTypes,
    /// Whether the module specifies which integers of its shaders are signed.
    pub(crate) keeps_signs: bool,
    /// Whether the run records explanations.
    pub(crate) explain: bool,
    /// Whether functions depend on others only through tables in which equal entries are one.
    pub(crate) can_part: bool,
}

impl Input<'_> {
    /// Whether the module has 32-bit pointers.
    pub(in crate::lower) fn is_32_bit(&self) -> bool {
        self.layout.pointer(0).bits == 32
    }

    /// Returns the flavor of the module.
    pub(in crate::lower) fn profile(&self) -> &'static Profile {
        self.options.spirv.profile
    }

    /// Whether a function is an entry point.
    pub(in crate::lower) fn is_kernel(&self, function: FunctionId) -> bool {
        if !self.profile().has_kernels {
            return self.shaders.entry_point(function).is_some();
        }
        let function = &self.module.functions[function];
        function.calling_conv == CallingConv::SPIR_KERNEL && function.body.is_some()
    }

    /// Whether it is `i1` or a vector of it.
    pub(in crate::lower) fn is_bool(&self, ty: TypeId) -> bool {
        self.module.types[self.module.types.scalar(ty)] == Type::Integer(1)
    }

    /// Whether it is `ptr` in some address space.
    pub(in crate::lower) fn is_pointer(&self, ty: TypeId) -> bool {
        matches!(self.module.types[ty], Type::Pointer(_))
    }
}
