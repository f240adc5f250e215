//! What both directions of the translator share: [`Options`], [`Diagnostics`] whose every entry has a [`Place`],
//! and the report of what a translation could not carry ([`Losses`]).

pub mod diagnostic;
pub mod loss;
pub mod options;
pub mod place;

pub use diagnostic::{Diagnostic, Diagnostics, Severity};
pub use loss::{Loss, LossKind, Losses};
pub use options::{BuiltinDialect, ExtensionPolicy, Options, SpirvVersion};
pub use place::{LlvmPlace, Place, SourceLine, SpirvPlace};
