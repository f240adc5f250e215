//! A module with its data layout.

use llvm_model::{DataLayout, Module};
use translate_common::{Diagnostics, profile};

/// A module that can be executed.
#[derive(Debug)]
pub struct Program {
    /// The module.
    pub module: Module,
    /// The data layout of its types.
    pub layout: DataLayout,
}

impl Program {
    /// Returns a module with the data layout that the translation uses for it.
    ///
    /// # Errors
    /// The module is not for a SPIR-V target, or its data layout is malformed.
    pub fn new(module: Module) -> Result<Program, Diagnostics> {
        let layout = llvm_legalize::data_layout(&module, &profile::KERNEL, &mut Diagnostics::default())?;
        Ok(Program { module, layout })
    }
}
