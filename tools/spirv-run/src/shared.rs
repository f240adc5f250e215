//! State that the kernels of a module share.

use crate::error::Error;
use crate::llvm::{Code, Machine, caught};
use crate::{module, workers};
use std::sync::{Arc, Mutex, PoisonError};

/// Their variables, and names that none has twice.
#[derive(Default)]
pub(crate) struct Shared(Mutex<State>);

#[derive(Default)]
struct State {
    /// Code that has the module's variables, if there are any.
    variables: Option<Arc<Code>>,
    /// How many kernels were compiled: so that each has a name of its own.
    count: usize,
}

impl Shared {
    /// The number of the next kernel.
    pub(crate) fn next(&self) -> usize {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.count += 1;
        state.count
    }

    /// Where a kernel's code goes: to that of the others if they share variables.
    ///
    /// # Errors
    /// LLVM does not compile the variables.
    pub(crate) fn code(&self, variables: Option<&llvm_model::Module>) -> Result<Arc<Code>, Error> {
        let Some(variables) = variables else { return Ok(Arc::new(Code::new(&workers::symbols())?)) };
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(code) = &state.variables {
            return Ok(Arc::clone(code));
        }
        let code = Arc::new(Code::new(&workers::symbols())?);
        let bitcode = module::write(variables)?;
        code.add(&caught(move || Machine::host(false)?.compile_variables(&bitcode))?)?;
        state.variables = Some(Arc::clone(&code));
        Ok(code)
    }
}
