//! What both directions of the translator share: [`Options`], [`Diagnostics`] whose every entry has a [`Place`],
//! the report of what a translation could not carry ([`Losses`]), and
//! what a finished SPIR-V module needs ([`requirements`]).

pub mod diagnostic;
pub mod llvm_place;
pub mod loss;
pub mod options;
pub mod place;
pub mod profile;
pub mod requirements;

pub use diagnostic::{Diagnostic, Diagnostics, Severity, tolerated};
pub use loss::{Loss, LossKind, Losses};
pub use options::{BuiltinDialect, ExtensionPolicy, Options};
pub use place::{LlvmPlace, Place, SourceLine, SpirvPlace};
pub use profile::Profile;
pub use requirements::{Requirement, RequirementKind};
pub use spirv_grammar::{StorageClass, Version};
