//! Enforces the limits that a host sets for a translation where the stages themselves do not: before the input is read,
//! between the stages, and at the end.

use crate::error::Error;
use translate_common::{Diagnostic, Options, Place, Progress, limits};

/// Checks a file before it is read.
///
/// # Errors
/// The options contradict each other, the file is too long, or the translation is canceled.
pub(crate) fn admit(bytes: &[u8], options: &Options) -> Result<(), Error> {
    options.validate().map_err(|error| Error::Options(error.at(Place::Module).into()))?;
    options.run.limits.check_input(bytes.len()).map_err(|why| refuse(*why))?;
    go_on(options)
}

/// Goes on to the next stage.
///
/// # Errors
/// No result is wanted any more.
pub(crate) fn go_on(options: &Options) -> Result<(), Error> {
    check(options, Progress::default())
}

/// Checks a module of LLVM IR before it is translated.
///
/// # Errors
/// It nests too deep or takes too much memory.
pub(crate) fn admit_llvm(module: &llvm_model::Module, options: &Options) -> Result<(), Error> {
    options.run.limits.check_nesting(module.nesting()).map_err(|why| refuse(*why))?;
    check(options, Progress { memory: module.footprint(), ..Progress::default() })
}

/// Checks a SPIR-V module before it is translated.
///
/// # Errors
/// It has too many ids, nests too deep, or takes too much memory.
pub(crate) fn admit_spirv(module: &spirv_module::Module, options: &Options) -> Result<(), Error> {
    let memory = module.list().footprint();
    if let Err(ids) = module.ids_within(options.run.limits.ids) {
        check(options, Progress { ids, ..Progress::default() })?;
    }
    options.run.limits.check_nesting(module.nesting()).map_err(|why| refuse(*why))?;
    check(options, Progress { memory, ..Progress::default() })
}

/// Checks a SPIR-V module before it is returned.
///
/// # Errors
/// It has too many ids or instructions, or the file beside it takes too much memory.
pub(crate) fn release_spirv(module: &spirv_module::Module, options: &Options) -> Result<(), Error> {
    let progress = Progress {
        ids: u64::from(module.header.bound).saturating_sub(1),
        instructions: module.list().len() as u64,
        memory: 2 * module.list().footprint(),
    };
    check(options, progress)
}

fn check(options: &Options, so_far: Progress) -> Result<(), Error> {
    options.check(so_far).map_err(|why| refuse(*why))
}

fn refuse(why: Diagnostic) -> Error {
    Error::Stopped(why.into())
}

/// The error of a stage that stopped because no result is wanted any more.
pub(crate) fn cancelled(options: &Options) -> Error {
    refuse(limits::cancelled(options.run.cancel.as_ref()))
}

/// The error of a stage that came to the end of the memory.
pub(crate) fn out_of_memory(limit: u64) -> Error {
    refuse(limits::out_of_memory(limit))
}
