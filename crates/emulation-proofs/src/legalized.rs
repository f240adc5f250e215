//! A module before and after the product's legalization.

use crate::case::Case;
use llvm_model::{FunctionId, Module};
use translate_common::{Diagnostics, Losses, Options, profile};

/// A module before and after legalization.
#[derive(Debug)]
pub struct Legalized {
    /// The module as it was written.
    pub original: Module,
    /// The module that lowering gets.
    pub legalized: Module,
}

/// The reason why a module has no legalized form.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The text of the case is wrong.
    #[error("the case is not valid: {0}")]
    Case(String),
    /// Legalization reports errors.
    #[error("legalization refuses the case: {0}")]
    Legalization(String),
}

impl Legalized {
    /// Legalizes the module of a case with the default options.
    ///
    /// # Errors
    /// The text is not a valid module, or legalization refuses it.
    pub fn of(case: &Case) -> Result<Legalized, Refused> {
        let original = llvm_asm::parse(&case.text)
            .map_err(|errors| Refused::Case(format!("{errors:?}\n{}", case.text)))?;
        if let Err(errors) = llvm_model::verify::verify(&original) {
            return Err(Refused::Case(format!("{errors:?}\n{}", case.text)));
        }
        let mut legalized = original.clone();
        let options = Options::default();
        let (mut diagnostics, mut losses) = (Diagnostics::default(), Losses::default());
        let refused = |diagnostics: &Diagnostics| Refused::Legalization(format!("{diagnostics:?}"));
        let layout = llvm_legalize::data_layout(&legalized, &profile::KERNEL, &mut diagnostics)
            .map_err(|diagnostics| refused(&diagnostics))?;
        llvm_legalize::run(&mut legalized, &layout, &options, &mut diagnostics, &mut losses);
        if diagnostics.has_errors() {
            return Err(refused(&diagnostics));
        }
        Ok(Legalized { original, legalized })
    }
}

/// The function of a case.
pub(crate) fn test(module: &Module) -> Option<FunctionId> {
    module.function_named("test")
}
