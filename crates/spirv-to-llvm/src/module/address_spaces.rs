//! Which address space stands for a storage class.

use crate::fail::{Res, fail};
use crate::ids::Ids;
use crate::operands::words;
use spirv_mapping::convention::memory;
use spirv_module::{Instruction, Op, StorageClass};
use translate_common::forms::CodePointers;
use translate_common::problems::TypeProblem;
use translate_common::{BuiltinForm, Options, Profile};

/// The address spaces of a run.
#[derive(Clone, Copy)]
pub(crate) struct AddressSpaces {
    profile: &'static Profile,
    /// Whether builtin variables stay variables.
    keeps_builtins: bool,
    /// Whether functions whose addresses are taken have an address space of their own.
    of_functions: bool,
    /// Whether functions, and so pointers to them, are in address space 0 for every storage class.
    without_code: bool,
}

impl AddressSpaces {
    /// As the options want them.
    pub(crate) fn new(options: &Options) -> AddressSpaces {
        let keeps_builtins = options.llvm.builtin_form == BuiltinForm::Variables;
        AddressSpaces {
            profile: options.spirv.profile,
            keeps_builtins,
            of_functions: options.llvm.function_address_space,
            without_code: options.forms().code_pointers == CodePointers::Ordinary
                && !options.llvm.function_address_space,
        }
    }

    /// The address space of functions whose addresses are taken.
    pub(crate) fn of_functions(self) -> Res<u32> {
        if self.of_functions { self.of(StorageClass::CodeSectionINTEL.0) } else { Ok(0) }
    }

    /// The address space that a pointer type points to.
    pub(crate) fn of_pointer(self, ids: &Ids<'_>, pointer: Instruction<'_>) -> Res<u32> {
        let [storage, pointee] = words(pointer)?;
        let is_function = || ids.definition(pointee).is_some_and(|pointee| pointee.op() == Op::TypeFunction);
        let is_generic = StorageClass(storage) == StorageClass::Generic;
        if self.of_functions && !is_generic && is_function() { self.of_functions() } else { self.of(storage) }
    }

    /// The address space of a storage class.
    pub(crate) fn of(self, storage: u32) -> Res<u32> {
        let storage = StorageClass(storage);
        if storage == StorageClass::Input && self.keeps_builtins {
            return Ok(memory::BUILTIN_VARIABLES);
        }
        if storage == StorageClass::CodeSectionINTEL && self.without_code {
            return Ok(0);
        }
        let profile = self.profile;
        profile.address_space(storage).ok_or_else(|| {
            fail(TypeProblem::StorageClass { storage, interface: profile.interface, only: profile.only() })
        })
    }
}
