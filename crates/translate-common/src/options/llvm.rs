//! Options about LLVM IR: the version that reads it, the spelling of builtins, address spaces, specialization.

use super::DeviceTarget;
use crate::specialization::SpecValue;
use spirv_module::Device;
use std::collections::BTreeMap;

/// Options about the LLVM IR that is written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LlvmOptions {
    /// The LLVM major version that must be able to read the bitcode, also assembled bitcode; `None`: the oldest encodings
    /// that express the module, without omissions.
    pub reader_version: Option<u32>,
    /// How builtins are spelled.
    pub dialect: BuiltinDialect,
    /// Whether instructions that LLVM IR has a form for have this form: atomic accesses, fences, and functions that intrinsics compute
    /// without a library. Otherwise they are calls of builtins. `None`: only in modules for AMD's GPUs.
    pub native: Option<bool>,
    /// Whether builtin variables become calls or variables.
    pub builtin_form: BuiltinForm,
    /// Numbers for address spaces that replace the convention's. Names of builtins keep the convention's.
    pub address_space_numbers: BTreeMap<u32, u32>,
    /// The address space of all functions; `None`: 0, or as [`LlvmOptions::function_address_space`] determines.
    pub program_address_space: Option<u32>,
    /// Whether functions with taken addresses are in an address space of their own, and pointers to functions point there.
    /// In the forms of the Khronos translator, pointers to functions have the storage class CodeSectionINTEL only with it, in
    /// both directions.
    pub function_address_space: bool,
    /// Whether functions with taken addresses are in the memory of generic pointers, as in modules for AMD's GPUs.
    pub generic_functions: bool,
    /// The values of specialization constants, by their numbers (SpecId). The last value of a number counts; the other
    /// constants have their default values. A value of another type or size than the constant is an error.
    pub specialization: Vec<(u32, SpecValue)>,
    /// Whether the specialization constants without a value in [`LlvmOptions::specialization`] stay open, as calls of
    /// `__spirv_SpecConstant`, which become the constants again. In the IR of shaders they always do.
    pub keep_spec_constants: bool,
    /// The device that selects among function variants (SPV_INTEL_function_variants); properties not given count as
    /// absent. `None`: modules with variants are rejected.
    pub device: Option<Device>,
    /// The GPU that LLVM compiles the kernels for; `None`: the output is SPIR-V in LLVM IR. The form is the native one then
    /// ([`LlvmOptions::native`]), and address spaces have the target's numbers.
    pub device_target: Option<DeviceTarget>,
    /// Whether names of kernel arguments are written as metadata.
    pub kernel_arg_names: bool,
}

impl Default for LlvmOptions {
    fn default() -> LlvmOptions {
        LlvmOptions {
            reader_version: None,
            dialect: BuiltinDialect::OpenCl20,
            native: None,
            builtin_form: BuiltinForm::Calls,
            address_space_numbers: BTreeMap::new(),
            program_address_space: None,
            function_address_space: false,
            generic_functions: false,
            specialization: Vec::new(),
            keep_spec_constants: false,
            device: None,
            device_target: None,
            kernel_arg_names: true,
        }
    }
}

impl LlvmOptions {
    /// Returns whether instructions have LLVM's own forms ([`LlvmOptions::native`]).
    pub fn is_native(&self) -> bool {
        self.native.unwrap_or(false)
    }

    /// Returns whether address spaces have other numbers than the convention's.
    pub fn renumbers_address_spaces(&self) -> bool {
        !self.address_space_numbers.is_empty() || self.program_address_space.is_some()
    }
}

/// How builtin variables of SPIR-V are represented in LLVM IR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BuiltinForm {
    /// Calls of functions, in the spelling of the dialect.
    #[default]
    Calls,
    /// Variables called `__spirv_BuiltIn*`.
    Variables,
}

/// How OpenCL builtins are spelled in LLVM IR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BuiltinDialect {
    /// OpenCL C 1.2 (`atomic_add`, `barrier`).
    OpenCl12,
    /// OpenCL C 2.0 (`atomic_fetch_add_explicit`, `work_group_barrier`).
    #[default]
    OpenCl20,
    /// `__spirv_*` calls.
    SpirvFriendly,
}
