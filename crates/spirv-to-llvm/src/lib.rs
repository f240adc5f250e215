//! SPIR-V → LLVM IR: raises a module of kernels to the SPIR-V representation in LLVM IR, and a module of shaders to the flavor
//! of it that [`Profile`] describes.
//!
//! [`translate`] takes a decoded module whose structure [`spirv_module::check_tolerantly`] accepts. Rules beyond the structure
//! are checked where they matter: every problem is an error with its place, and one run reports as many as it can find. A
//! module that was not checked causes no panic; its broken structure is reported as a defect of the caller
//! ([`Code::Internal`](translate_common::Code::Internal)).
//! [`Output::losses`] lists everything that the result does not carry.
//!
//! The result is made so that translating it to SPIR-V again gives the same instructions: source types of
//! getelementptr are the pointees, types of allocas, loads and stores those of the instructions, and builtin calls are
//! spelled by the same table that reads them.

mod body;
mod builtins;
mod debug_info;
mod fail;
mod finish;
mod function;
mod ids;
mod input;
mod module;
mod operands;
mod raise;
mod report;
mod scan;

use crate::scan::computed_constants::ComputedConstants;
use input::Input;
use module::Raise;
use raise::raise_module;
use spirv_mapping::convention::amd;
use spirv_module::Module;
use std::borrow::Cow;
use translate_common::forms::DynamicScopes;
use translate_common::{BuiltinDialect, Diagnostics, Losses, Options, Profile, Severity};

/// A translated module.
#[derive(Debug)]
pub struct Output {
    /// The module.
    pub module: llvm_model::Module,
    /// Warnings and notes for the user.
    pub warnings: Diagnostics,
    /// The parts of the input that the module does not carry.
    pub losses: Losses,
}

/// Translates a SPIR-V module to LLVM IR.
///
/// Of the options it heeds `max_version`, `dialect`, `specialization`, `keep_spec_constants` and `strict_input`; `strict` is the caller's to heed.
///
/// Whether definitions dominate their uses is left to LLVM's rules: for unknown input, verify the result
/// ([`llvm_model::verify`]), and call [`diagnose`] if it is invalid.
///
/// # Errors
/// Everything in the module that cannot be translated, each with its place, and warnings found on the way.
pub fn translate(module: &Module, options: &Options) -> Result<Output, Diagnostics> {
    let (out, diagnostics, losses) = run(module, options, false);
    if diagnostics.has_errors() {
        return Err(diagnose(module, options));
    }
    debug_assert!(diagnostics.iter().all(|d| d.severity == Severity::Warning));
    Ok(Output { module: out, warnings: diagnostics, losses })
}

/// Returns the errors of a module that cannot be translated, or whose translation is not valid: translates it once more and
/// checks everything that only matters for finding places.
pub fn diagnose(module: &Module, options: &Options) -> Diagnostics {
    run(module, options, true).1
}

fn run(module: &Module, options: &Options, diagnosing: bool) -> (llvm_model::Module, Diagnostics, Losses) {
    // In the form with the names of SPIR-V an instruction is a call with its scope as an argument.
    let names_functions = options.llvm.dialect != BuiltinDialect::SpirvFriendly
        && options.forms().dynamic_scopes == DynamicScopes::InPlace;
    let rewritten = if names_functions { scan::scope_cases::by_cases(module) } else { None };
    let module = rewritten.as_ref().unwrap_or(module);
    let (scan, ids, failures) = scan::scan(module);
    let options = match Profile::of_memory_model(scan.memory()) {
        Some(profile) => options.for_flavour(profile),
        None => Cow::Borrowed(options),
    };
    let mut options = options;
    if options.spirv.profile.has_kernels && amd::is_generator(module.header.generator) {
        let options = options.to_mut();
        options.for_amd();
        scan::properties::settle(module, options);
    }
    let keeps = options.llvm.keep_spec_constants || options.spirv.profile.keeps_spec_constants;
    let computed = if keeps { ComputedConstants::of(module) } else { ComputedConstants::default() };
    let input = Input { module, options: &options, scan: &scan, computed: &computed, diagnosing };
    let mut raise = Raise::new(input, ids, failures);
    raise_module(&mut raise);
    let Raise { out, report, .. } = raise;
    let (diagnostics, losses) = report.into_parts();
    (out, diagnostics, losses)
}
