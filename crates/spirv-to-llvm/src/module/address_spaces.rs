//! Which address space stands for a storage class.

use crate::fail::{Res, fail};
use crate::ids::Ids;
use crate::operands::words;
use spirv_mapping::convention::memory;
use spirv_module::{Instruction, Op, StorageClass};
use translate_common::forms::CodePointers;
use translate_common::problems::TypeProblem;
use translate_common::{BuiltinForm, Options, Profile};

/// The storage class of functions whose addresses are taken, if it is not that of others. AMD's GPUs call functions by flat pointers.
pub(crate) fn of_functions(options: &Options) -> Option<StorageClass> {
    if options.llvm.generic_functions {
        return Some(StorageClass::Generic);
    }
    options.llvm.function_address_space.then_some(StorageClass::CodeSectionINTEL)
}

/// The address spaces of a run.
#[derive(Clone, Copy)]
pub(crate) struct AddressSpaces {
    profile: &'static Profile,
    /// Whether builtin variables stay variables.
    keeps_builtins: bool,
    /// The storage class of functions whose addresses are taken, if it is not that of others.
    of_functions: Option<StorageClass>,
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
            of_functions: of_functions(options),
            without_code: options.forms().code_pointers == CodePointers::Ordinary
                && !options.llvm.function_address_space,
        }
    }

    /// The address space of functions whose addresses are taken.
    pub(crate) fn of_functions(self) -> Res<u32> {
        self.of_functions.map_or(Ok(0), |storage| self.of(storage.0))
    }

    /// The address space that a pointer type points to.
    pub(crate) fn of_pointer(self, ids: &Ids<'_>, pointer: Instruction<'_>) -> Res<u32> {
        let [storage, pointee] = words(pointer)?;
        let is_function = || ids.definition(pointee).is_some_and(|pointee| pointee.op() == Op::TypeFunction);
        let storage_class = StorageClass(storage);
        let is_of_code = match self.of_functions {
            // Pointers to functions in memory that others see are what they are.
            Some(StorageClass::Generic) => matches!(
                storage_class,
                StorageClass::Function | StorageClass::Private | StorageClass::CodeSectionINTEL
            ),
            Some(_) => storage_class != StorageClass::Generic,
            None => false,
        };
        let has_own = is_of_code && is_function();
        if has_own { self.of_functions() } else { self.of(storage) }
    }

    /// The address space of a storage class.
    pub(crate) fn of(self, storage: u32) -> Res<u32> {
        let storage = StorageClass(storage);
        if storage == StorageClass::Input && self.keeps_builtins {
            return Ok(memory::BUILTIN_VARIABLES);
        }
        let storage = match storage {
            StorageClass::CodeSectionINTEL if self.without_code => return Ok(0),
            StorageClass::CodeSectionINTEL => self.of_functions.unwrap_or(storage),
            storage => storage,
        };
        let profile = self.profile;
        profile.address_space(storage).ok_or_else(|| {
            fail(TypeProblem::StorageClass { storage, interface: profile.interface, only: profile.only() })
        })
    }
}
