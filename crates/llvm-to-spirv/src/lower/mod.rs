//! Lowering: a legalized module with typed pointers to a SPIR-V module.
//!
//! Each layer owns its output and depends on the layers before it: [`output`] has the module that is written and the
//! report, [`types`] types and constants, [`hints`] the optional parts of a module, [`module`] variables and functions
//! with their metadata, [`body`] the code of one function at a time, [`builtins`] the calls in the mapping table,
//! [`debug_info`] the debug information, [`finish`] the end of a run. Errors are collected: after one, ids may be
//! placeholders, and no module is returned.

mod body;
mod builtins;
mod code;
mod debug_info;
mod finish;
mod hints;
mod input;
mod module;
mod output;
mod types;

pub(crate) use finish::explained::Explained;
pub(crate) use input::{CommonTypes, Input};

use crate::Output;
use crate::place;
use module::{Globals, module_metadata, non_semantic};
use output::{Report, Writer};
use spirv_module::{ExtInstSet, Op, Operands};
use std::convert::Infallible;
use translate_common::forms::Headers;
use translate_common::{Diagnostics, Losses};

/// Lowers a module. `structors` are entry points that run when it is loaded or unloaded.
pub(crate) fn run(
    input: Input<'_>,
    structors: llvm_legalize::Structors,
    diagnostics: Diagnostics,
    losses: Losses,
) -> Result<(Output, Option<Explained>), Diagnostics> {
    if input.can_part {
        let report = Report::new(input.module, diagnostics.clone(), losses.clone(), input.explain);
        if let Ok(globals) = lower(input, &structors, report, body::lower_in_parts) {
            return finish::run(globals);
        }
    }
    let report = Report::new(input.module, diagnostics, losses, input.explain);
    let in_order = |globals: &mut Globals<'_>| -> Result<(), Infallible> {
        body::lower_functions(globals);
        Ok(())
    };
    let Ok(globals) = lower(input, &structors, report, in_order);
    finish::run(globals)
}

/// Lowers everything but what [`finish`] adds; `functions` lowers the definitions.
///
/// # Errors
/// That of `functions`.
fn lower<'m, E>(
    input: Input<'m>,
    structors: &llvm_legalize::Structors,
    report: Report<'m>,
    functions: impl FnOnce(&mut Globals<'m>) -> Result<(), E>,
) -> Result<Globals<'m>, E> {
    let mut globals = Globals::new(input, Writer::new(report, input.options));
    if input.options.forms().headers == Headers::Always {
        globals.out().instruction_set(ExtInstSet::OpenClStd);
    }
    module_metadata::lower_module_metadata(&mut globals);
    for &(function, mode) in structors {
        // Not as a hint: without it the program is another one.
        let id = globals.function_id(function);
        let operands = Operands::new().id(id).word(mode);
        globals.out().push(Op::ExecutionMode, None, None, &operands);
    }
    globals.lower_workgroup_size();
    globals.lower_variables();
    debug_info::begin(&mut globals);
    functions(&mut globals)?;
    debug_info::finish(&mut globals);
    non_semantic::lower_non_semantic(&mut globals);
    globals.declare_functions();
    Ok(globals)
}
