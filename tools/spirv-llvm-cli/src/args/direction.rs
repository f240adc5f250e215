//! Which options belong to which direction, and which flags of llvm-spirv have no meaning here.

use super::{CalledAs, Mode, TranslateArgs};
use crate::message::Message;
use clap::ArgMatches;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::parser::ValueSource;

/// Options that do something on the way to SPIR-V only.
const TO_SPIRV: &[&str] = &[
    "module",
    "spirv_min_version",
    "spirv_hints_raise_version",
    "spirv_address_space",
    "spirv_untyped_pointers",
    "spirv_mem2reg",
    "spirv_omit",
    "spirv_debug_info_version",
    "spirv_allow_extra_diexpressions",
    "spirv_fp_contract",
    "spirv_ext_inst",
    "spirv_replace_fmuladd_with_ocl_mad",
    "spirv_allow_unknown_intrinsics",
    "preserve_ocl_kernel_arg_type_metadata_through_string",
    "spirv_tools_dis",
    "explain",
    "explain_type",
];

/// Options that do something on the way to LLVM IR only.
const TO_LLVM: &[&str] = &[
    "emit_llvm",
    "spirv_target_env",
    "executable",
    "mlir_names",
    "robust",
    "spirv_builtin_format",
    "spirv_addrspace_map",
    "spirv_function_program_addrspace",
    "spirv_gen_kernel_arg_name_md",
    "spec_const",
    "keep_spec_constants",
    "strict_input",
];

/// Options of those that are an error in the other direction under every name.
const VARIANTS: &[&str] = &[
    "fnvar_spec_enable",
    "fnvar_category",
    "fnvar_family",
    "fnvar_arch",
    "fnvar_target",
    "fnvar_features",
    "fnvar_capabilities",
    "fnvar_spv_out",
];

/// Flags that change nothing here, and why.
const WITHOUT_MEANING: &[(&str, &str)] = &[
    ("spirv_lower_const_expr", "constant expressions that SPIR-V has no form for are always lowered"),
    ("spirv_erase_cl_md", "the input is not changed"),
    ("spirv_verify_regularize_passes", "what is written is always verified"),
    ("spirv_use_llvm_backend_target", "there is one translation to SPIR-V"),
    ("spirv_expand_step", "instructions are never replaced by other builtins"),
    ("spirv_debug", "--explain says why a module is as it is"),
    ("spirv_error_handling", "an error is a message and an exit status"),
];

/// Options of the other direction are an error, or a note under the name of llvm-spirv, which passes over them.
/// Flags without a meaning are noted when it was asked for.
pub(super) fn check(args: &mut TranslateArgs, matches: &ArgMatches) -> Result<(), Error> {
    if args.inputs().len() > 1 {
        let why = match args.called_as {
            CalledAs::LlvmSpirv => Some("one input is translated at a time"),
            CalledAs::SpirvLlvm if args.mode() == Mode::Print => Some("one file is reported on at a time"),
            CalledAs::SpirvLlvm => None,
        };
        if let Some(why) = why {
            return Err(Error::raw(ErrorKind::TooManyValues, why));
        }
    }
    let given = |id: &&str| matches.value_source(id) == Some(ValueSource::CommandLine);
    if args.mode() != Mode::ToLlvm
        && let Some(id) = VARIANTS.iter().find(|id| given(id))
    {
        let mut error = Error::new(ErrorKind::ArgumentConflict);
        error.insert(ContextKind::InvalidArg, ContextValue::String(flag(id)));
        error.insert(ContextKind::PriorArg, ContextValue::String("anything but --reverse".to_owned()));
        return Err(error);
    }
    let (other, way) = match args.mode() {
        Mode::ToSpirv | Mode::Regularise => (TO_LLVM, "from SPIR-V to LLVM IR"),
        Mode::ToLlvm => (TO_SPIRV, "from LLVM IR to SPIR-V"),
        Mode::ToText | Mode::ToBinary | Mode::Print => (&[][..], ""),
    };
    for id in other.iter().filter(|id| given(id)) {
        let message = format!("{} only affects translations {way}", flag(id));
        match args.called_as {
            CalledAs::SpirvLlvm => return Err(Error::raw(ErrorKind::ArgumentConflict, message)),
            CalledAs::LlvmSpirv => args.notes.push(Message::note(format!("{message}; it is ignored"))),
        }
    }
    if args.lenient {
        let names = args.spirv_ext.iter().filter_map(|item| item.strip_prefix(['+', '-']));
        let unknown = names.filter(|name| *name != "all" && spirv_llvm::extension(name).is_err());
        let warning = |name| Message::warning(format!("--spirv-ext: unknown extension '{name}'"));
        args.notes.extend(unknown.map(warning));
    }
    if args.messages.verbose {
        let ignored = WITHOUT_MEANING.iter().filter(|(id, _)| given(id));
        let note = |(id, why): &(&str, &str)| Message::note(format!("{} has no effect: {why}", flag(id)));
        args.notes.extend(ignored.map(note));
    }
    Ok(())
}

/// The option as it is written.
fn flag(id: &str) -> String {
    format!("--{}", id.replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_lists_name_options() {
        let command = super::super::Cli::command();
        let known = |id: &str| command.get_arguments().any(|arg| arg.get_id() == id);
        let all =
            TO_SPIRV.iter().chain(TO_LLVM).chain(VARIANTS).chain(WITHOUT_MEANING.iter().map(|(id, _)| id));
        for id in all {
            assert!(known(id), "{id}");
        }
    }

    #[test]
    fn hidden_flags_are_those_without_meaning_or_with_a_newer_name() {
        let command = super::super::Cli::command();
        for arg in command.get_arguments().filter(|arg| arg.is_hide_set()) {
            let id = arg.get_id().as_str();
            let known = WITHOUT_MEANING.iter().any(|(of, _)| *of == id);
            assert!(known || id == "spirv_replace_fmuladd_with_ocl_mad", "{id}");
        }
    }
}
