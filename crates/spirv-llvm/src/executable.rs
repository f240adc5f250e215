//! Kernels and compute shaders as functions of a machine; with the feature `executable`.

use crate::Error;
use shader_executable::{Form, HostTarget, make_executable};
use translate_common::{Executable, Losses};

pub use shader_executable::DEFAULT_TRIPLE;

/// Returns the triple that [`Executable::triple`] takes for a text; the default one for an empty text.
///
/// # Errors
/// The machine is not supported; the message lists those that are.
pub fn executable_triple(triple: &str) -> Result<String, String> {
    let triple = if triple.is_empty() { DEFAULT_TRIPLE } else { triple };
    HostTarget::new(triple).map(|host| host.triple)
}

/// Makes a module of kernels or shaders one of functions.
///
/// # Errors
/// The machine is not supported, or something in the module has no executable form.
pub(crate) fn make(
    module: &llvm_model::Module,
    executable: &Executable,
    losses: &mut Losses,
) -> Result<llvm_model::Module, Error> {
    let host = HostTarget::new(&executable.triple).map_err(crate::error::no_such_machine)?;
    if cpu_kernels::has_kernels(module) {
        let machine = cpu_kernels::Machine { triple: &host.triple, layout: &host.layout };
        let mut module = module.clone();
        cpu_kernels::run(&mut module, &machine, &executable.groups, losses).map_err(Error::Translate)?;
        return Ok(module);
    }
    let form = Form { host, interface: executable.interface };
    make_executable(module, &form, losses).map_err(Error::Translate)
}
