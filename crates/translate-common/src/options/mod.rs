//! The options of a translation, in groups: plain structs, passed by reference, never stored globally.

mod amd;
mod debug_info;
mod device_target;
mod executable;
mod extensions;
mod features;
mod llvm;
mod policy;
mod run;
mod spirv;
mod validate;
mod vulkan_kernels;

pub use debug_info::DebugInfoOptions;
pub use device_target::{DeviceTarget, DeviceTriple, parse_processor};
pub use executable::{Executable, Interface, KernelGroups};
pub use extensions::{ExtensionItemError, ExtensionPolicy};
pub use features::{DEVICE_FEATURES, DeviceFeature, DeviceFeatures, UnknownFeature};
pub use llvm::{BuiltinDialect, BuiltinForm, LlvmOptions};
pub use policy::Policy;
pub use run::RunControl;
pub use spirv::{Contraction, SpirvOptions};
pub use vulkan_kernels::{GlobalOffset, PlainArguments, VulkanKernels};

use crate::forms::{Forms, OptionalExtensions};
use crate::profile::Profile;
use spirv_mapping::convention::vector_compute;
use std::borrow::Cow;

/// The options of a translation in either direction. Fields without effect in a direction are ignored there.
///
/// Start from the defaults and set fields; the facade checks the whole with [`Options::validate`] before it translates.
///
/// ```
/// use translate_common::{Options, Version};
///
/// let mut options = Options::default();
/// options.spirv.max_version = Version::V1_2;
/// options.spirv.extensions.set("SPV_KHR_expect_assume", true);
/// assert!(options.validate().is_ok());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// Which SPIR-V is written and accepted.
    pub spirv: SpirvOptions,
    /// Which LLVM IR is written.
    pub llvm: LlvmOptions,
    /// How debug information is translated.
    pub debug_info: DebugInfoOptions,
    /// To LLVM IR: the machine that compute shaders are compiled for; `None`: the output is for translating back, or for
    /// tools that know kernels.
    pub executable: Option<Executable>,
    /// The constructs that are accepted, rejected and omitted.
    pub policy: Policy,
    /// How the translation runs.
    pub run: RunControl,
}

impl Options {
    /// Returns the options for reading a module of a flavor: shaders have no library, so that every instruction keeps its own
    /// name, and their builtin variables are variables.
    pub fn for_flavour(&self, profile: &'static Profile) -> Cow<'_, Options> {
        if *profile == *self.spirv.profile {
            return Cow::Borrowed(self);
        }
        let mut options = self.clone();
        options.spirv.profile = profile;
        if !profile.has_library {
            options.llvm.dialect = BuiltinDialect::SpirvFriendly;
            options.llvm.builtin_form = BuiltinForm::Variables;
        }
        Cow::Owned(options)
    }

    /// Returns the choices among equivalent encodings that apply ([`SpirvOptions::forms`]): shaders have the plain ones only.
    #[inline]
    pub fn forms(&self) -> &Forms {
        if self.spirv.profile.has_khronos_forms { &self.spirv.forms } else { &Forms::PLAIN }
    }

    /// Returns whether an extension is used that adds nothing for consumers that lack it: it is allowed by name, or any allowed one is
    /// wanted ([`Forms::optional_extensions`]).
    pub fn asks_for(&self, extension: &str) -> bool {
        let extensions = &self.spirv.extensions;
        extensions.names(extension)
            || self.forms().optional_extensions == OptionalExtensions::Allowed && extensions.allows(extension)
    }

    /// Returns whether attributes and metadata are kept in the set `NonSemantic.AuxData` ([`Policy::aux_data`]).
    pub fn keeps_aux_data(&self) -> bool {
        self.policy.aux_data.unwrap_or(false)
    }

    /// Returns whether an intrinsic without an equivalent in SPIR-V becomes a call of an imported function. Those of the
    /// vector compiler do if its extension is allowed.
    pub fn keeps_intrinsic(&self, name: &str) -> bool {
        self.spirv.unknown_intrinsics.iter().any(|prefix| name.starts_with(prefix.as_str()))
            || name.starts_with(vector_compute::INTRINSICS)
                && self.spirv.extensions.allows(vector_compute::EXTENSION)
    }
}
