//! Code shared by both directions of the translator: [`Options`], [`Diagnostics`] with a [`Place`] for every entry,
//! the report of the parts that a translation could not preserve ([`Losses`]), and the requirements of a finished
//! SPIR-V module ([`requirements`]).

pub mod diagnostics;
pub mod extension_names;
pub mod forms;
pub mod limits;
pub mod llvm_type_name;
pub mod losses;
pub mod neutral_types;
pub mod omitted;
pub mod options;
pub mod profile;
pub mod requirements;
pub mod shaders;
pub mod specialization;
pub mod stages;
pub mod union_find;

pub use diagnostics::code::Code;
pub use diagnostics::place::{LlvmPlace, Place, SourceLine, SpirvPlace};
pub use diagnostics::problems::Problem;
pub use diagnostics::{Diagnostic, Diagnostics, Severity, tolerated};
pub use diagnostics::{code, llvm_place, near, place, problems};
pub use extension_names::{extension, extensions};
pub use forms::Forms;
pub use limits::{CancelFlag, Limits, Progress, parse_amount};
pub use losses::{Loss, LossGrade, LossKind, Losses, Lost};
pub use neutral_types::neutral_type;
pub use omitted::Omitted;
pub use options::{
    BuiltinDialect, BuiltinForm, Contraction, DEVICE_FEATURES, DebugInfoOptions, DeviceFeature,
    DeviceFeatures, DeviceTarget, DeviceTriple, Executable, ExtensionItemError, ExtensionPolicy,
    GlobalOffset, Interface, KernelGroups, LlvmOptions, Options, PlainArguments, Policy, RunControl,
    SpirvOptions, UnknownFeature, VulkanKernels, parse_processor,
};
pub use profile::Profile;
pub use requirements::{OperandTypes, Requirement, RequirementKind, wrong_operand_types};
pub use specialization::text::parse_spec_constant;
pub use specialization::{SpecType, SpecValue, SpecValueError};
pub use spirv_grammar::{StorageClass, Version};
pub use spirv_mapping::debug_info::{Dialect as DebugInfoSet, Form as DebugInfoForm};
pub use stages::{Stage, StageLog};
