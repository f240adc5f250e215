//! Which address space stands for a storage class.

use crate::fail::{Res, fail};
use spirv_mapping::convention::memory;
use spirv_module::StorageClass;
use translate_common::{BuiltinForm, Options, Profile};

/// The address spaces of a run.
#[derive(Clone, Copy)]
pub(crate) struct AddressSpaces {
    profile: &'static Profile,
    /// Whether builtin variables stay variables.
    keeps_builtins: bool,
}

impl AddressSpaces {
    /// As the options want them.
    pub(crate) fn new(options: &Options) -> AddressSpaces {
        let keeps_builtins = options.builtin_form == BuiltinForm::Variables;
        AddressSpaces { profile: options.profile, keeps_builtins }
    }

    /// The address space of a storage class.
    pub(crate) fn of(self, storage: u32) -> Res<u32> {
        let storage = StorageClass(storage);
        if storage == StorageClass::Input && self.keeps_builtins {
            return Ok(memory::BUILTIN_VARIABLES);
        }
        let profile = self.profile;
        profile.address_space(storage).ok_or_else(|| {
            fail!("storage class {storage:?} has no address space in the {} flavour", profile.interface)
                .help(profile.only())
        })
    }
}
