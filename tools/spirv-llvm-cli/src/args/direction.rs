//! Which options belong to which direction, and which flags of llvm-spirv have no meaning here.

use super::{Mode, TranslateArgs};
use crate::called_as::CalledAs;
use crate::message::Message;
use clap::ArgMatches;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::parser::ValueSource;
use spirv_llvm::{Direction, Settings};

/// Options of the command that only have an effect to SPIR-V.
const TO_SPIRV: &[&str] = &["module", "spirv_tools_dis", "explain", "explain_type"];

/// Options of the command that only have an effect to LLVM IR.
const TO_LLVM: &[&str] = &["emit_llvm"];

/// The option of the command among those for a device, which are an error in the other direction under every name.
const DEVICE_OUTPUT: &str = "fnvar_spv_out";

/// Flags that change nothing here, and why.
const WITHOUT_MEANING: &[(&str, &str)] = &[
    ("spirv_lower_const_expr", "constant expressions without a form in SPIR-V are always lowered"),
    ("spirv_erase_cl_md", "the input is not changed"),
    ("spirv_verify_regularize_passes", "the output is always verified"),
    ("spirv_use_llvm_backend_target", "there is one translation to SPIR-V"),
    ("spirv_expand_step", "instructions are never replaced by other builtins"),
    ("spirv_debug", "--explain lists the reasons for the output"),
    ("spirv_error_handling", "an error is a message and an exit status"),
];

/// Options of the other direction are an error, or a note under the name of llvm-spirv, which ignores them. Flags
/// without an effect are noted on request.
pub(super) fn check(args: &mut TranslateArgs, matches: &ArgMatches) -> Result<(), Error> {
    if args.inputs().len() > 1 {
        let why = match args.called_as {
            CalledAs::LlvmSpirv => Some("only one input can be translated at a time"),
            CalledAs::SpirvLlvm if args.mode() == Mode::Print => {
                Some("only one file can be reported on at a time")
            }
            CalledAs::SpirvLlvm => None,
        };
        if let Some(why) = why {
            return Err(Error::raw(ErrorKind::TooManyValues, why));
        }
    }
    let given = |id: &&str| matches.value_source(id) == Some(ValueSource::CommandLine);
    let only = |direction| {
        let other = match direction {
            Direction::ToSpirv => Direction::ToLlvm,
            Direction::ToLlvm => Direction::ToSpirv,
        };
        Settings::all().filter(move |setting| !setting.is_for(other)).map(|setting| setting.name)
    };
    if args.mode() != Mode::ToLlvm
        && let Some(id) = variants().find(given)
    {
        let mut error = Error::new(ErrorKind::ArgumentConflict);
        error.insert(ContextKind::InvalidArg, ContextValue::String(flag(id)));
        error.insert(ContextKind::PriorArg, ContextValue::String("anything but --reverse".to_owned()));
        return Err(error);
    }
    let (other, way): (Vec<&str>, _) = match args.mode() {
        Mode::ToSpirv | Mode::Regularise => {
            (TO_LLVM.iter().copied().chain(only(Direction::ToLlvm)).collect(), "from SPIR-V to LLVM IR")
        }
        Mode::ToLlvm => {
            (TO_SPIRV.iter().copied().chain(only(Direction::ToSpirv)).collect(), "from LLVM IR to SPIR-V")
        }
        Mode::ToText | Mode::ToBinary | Mode::Print => (Vec::new(), ""),
    };
    for id in other.into_iter().filter(given) {
        let message = format!("{} only affects translations {way}", flag(id));
        match args.called_as {
            CalledAs::SpirvLlvm => return Err(Error::raw(ErrorKind::ArgumentConflict, message)),
            CalledAs::LlvmSpirv => args.notes.push(Message::note(format!("{message}; it is ignored"))),
        }
    }
    if args.lenient {
        let names = args.settings.extension_items().filter_map(|item| item.strip_prefix(['+', '-']));
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

/// The options that describe a device.
fn variants() -> impl Iterator<Item = &'static str> {
    let settings = Settings::all().map(|setting| setting.name);
    settings.filter(|name| name.starts_with("fnvar-")).chain([DEVICE_OUTPUT])
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
        let all = TO_SPIRV.iter().chain(TO_LLVM).chain(WITHOUT_MEANING.iter().map(|(id, _)| id)).copied();
        for id in all.chain(variants()) {
            assert!(known(id), "{id}");
        }
    }

    #[test]
    fn hidden_flags_are_those_without_meaning_or_with_a_newer_name() {
        let command = super::super::Cli::command();
        for arg in command.get_arguments().filter(|arg| arg.is_hide_set()) {
            let id = arg.get_id().as_str();
            let known = WITHOUT_MEANING.iter().any(|(of, _)| *of == id);
            assert!(known || id == "spirv-replace-fmuladd-with-ocl-mad", "{id}");
        }
    }
}
