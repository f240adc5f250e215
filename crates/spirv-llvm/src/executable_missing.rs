//! The answers of a build without the feature `executable`.

use crate::Error;
use translate_common::problems::OptionProblem;
use translate_common::{Executable, Losses, Place};

/// Returns the triple that [`Executable::triple`] takes for a text.
///
/// # Errors
/// Always: this build supports no machine.
pub fn executable_triple(_triple: &str) -> Result<String, String> {
    Err(OptionProblem::NoExecutable.to_string())
}

/// Refuses the option.
pub(crate) fn make(
    _module: &llvm_model::Module,
    _executable: &Executable,
    _losses: &mut Losses,
) -> Result<llvm_model::Module, Error> {
    Err(Error::Options(OptionProblem::NoExecutable.at(Place::Module).into()))
}
