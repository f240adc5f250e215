//! A module before and after the product's legalization.

use crate::case::Case;
use crate::program::Program;
use llvm_model::{FunctionId, Module};
use translate_common::{Diagnostics, Losses, Options};

/// A module before and after legalization.
#[derive(Debug)]
pub struct Legalized {
    /// The module as it was written.
    pub original: Program,
    /// The module that lowering gets.
    pub legalized: Program,
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
        Legalized::of_module(original, &Options::default())
    }

    /// Legalizes a valid module.
    ///
    /// # Errors
    /// Legalization refuses it.
    pub fn of_module(module: Module, options: &Options) -> Result<Legalized, Refused> {
        let refused = |diagnostics: &Diagnostics| Refused::Legalization(format!("{diagnostics:?}"));
        let original = Program::new(module).map_err(|diagnostics| refused(&diagnostics))?;
        let mut legalized = original.module.clone();
        let (mut diagnostics, mut losses) = (Diagnostics::default(), Losses::default());
        llvm_legalize::run(&mut legalized, &original.layout.clone(), options, &mut diagnostics, &mut losses);
        if diagnostics.has_errors() {
            return Err(refused(&diagnostics));
        }
        let legalized = Program::new(legalized).map_err(|diagnostics| refused(&diagnostics))?;
        Ok(Legalized { original, legalized })
    }
}

impl std::fmt::Display for Legalized {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [original, legalized] = [&self.original, &self.legalized]
            .map(|program| llvm_asm::print(&program.module).unwrap_or_else(|error| format!("{error:?}")));
        write!(f, "{original}\nlegalized:\n{legalized}")
    }
}

/// The function of a case.
pub(crate) fn test(module: &Module) -> Option<FunctionId> {
    module.function_named("test")
}
