//! Options about SPIR-V: its version, extensions and flavor, and how LLVM IR is lowered to it.

use super::{DeviceFeatures, ExtensionPolicy, VulkanKernels};
use crate::forms::Forms;
use crate::omitted::Omitted;
use crate::profile::{self, Profile};
use spirv_grammar::{StorageClass, Version};

/// Options about the SPIR-V that is written, and about which SPIR-V is accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SpirvOptions {
    /// The highest SPIR-V version that may be written or read. Written modules use the lowest that suffices.
    pub max_version: Version,
    /// To SPIR-V: the lowest SPIR-V version to write.
    pub min_version: Version,
    /// To SPIR-V: whether hints that need a later version raise the version, up to the highest: no-wrap flags, annotations,
    /// loop counts, comparisons of pointers. Otherwise they are encoded differently, or lost.
    pub hints_raise_version: bool,
    /// To SPIR-V: the flavor of the module. To LLVM IR, the module determines it.
    pub profile: &'static Profile,
    /// The SPIR-V extensions that may be used.
    pub extensions: ExtensionPolicy,
    /// To SPIR-V, of shaders: the features of devices that may be used.
    pub features: DeviceFeatures,
    /// To SPIR-V, of kernels: how they become compute shaders of Vulkan; `None`: they stay kernels.
    pub vulkan_kernels: Option<VulkanKernels>,
    /// The choices among equivalent encodings in both directions. Modules of shaders have the plain ones in any case.
    pub forms: Forms,
    /// To SPIR-V: whether pointers are written without a pointee type, which takes the extension SPV_KHR_untyped_pointers.
    /// The extension has to be allowed as well.
    pub untyped_pointers: bool,
    /// To SPIR-V: the storage classes of address spaces, other than 0, that differ from the convention's or that the
    /// convention does not have.
    pub address_spaces: Vec<(u32, StorageClass)>,
    /// To SPIR-V: when products and sums of floats may be fused in kernels.
    pub contraction: Contraction,
    /// To SPIR-V: whether `llvm.fmuladd` is lowered to `mad` of OpenCL.std; otherwise to a product and a sum.
    pub fmuladd_as_mad: bool,
    /// To SPIR-V: prefixes of the names of intrinsics that become calls of imported functions if they have no
    /// equivalent in SPIR-V. The empty prefix selects all intrinsics.
    pub unknown_intrinsics: Vec<String>,
    /// To SPIR-V: decorations and instructions that the consumer cannot read and the module does not need. They are left
    /// out and reported as losses.
    pub omitted: Omitted,
    /// To SPIR-V: whether variables of functions that are only loaded and stored become values first.
    pub promote_variables: bool,
    /// To SPIR-V: whether types and qualifiers of kernel arguments, as the source spells them, are kept as strings.
    pub kernel_arg_types: bool,
}

impl Default for SpirvOptions {
    fn default() -> SpirvOptions {
        SpirvOptions {
            max_version: Version::LATEST,
            min_version: Version::V1_0,
            hints_raise_version: false,
            profile: &profile::KERNEL,
            extensions: ExtensionPolicy::default(),
            features: DeviceFeatures::default(),
            vulkan_kernels: None,
            forms: Forms::PLAIN,
            untyped_pointers: false,
            address_spaces: Vec::new(),
            contraction: Contraction::ByFlags,
            fmuladd_as_mad: true,
            unknown_intrinsics: Vec::new(),
            omitted: Omitted::default(),
            promote_variables: false,
            kernel_arg_types: true,
        }
    }
}

/// When a product and a sum of floats may be fused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Contraction {
    /// Where the flags of LLVM's instructions allow it.
    #[default]
    ByFlags,
    /// Never.
    Never,
    /// Always.
    Always,
}
