//! The messages of `llvm-spirv` about invalid command lines, where it does not leave them to LLVM's options.

use clap::error::{ContextKind, ContextValue, ErrorKind};

/// How options for variants of functions begin.
const VARIANTS: &str = "--fnvar-";

/// Returns its message about a wrong command line.
pub(crate) fn known_as(error: &clap::Error) -> Option<&'static str> {
    let texts = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => std::slice::from_ref(text),
        Some(ContextValue::Strings(texts)) => texts.as_slice(),
        _ => &[],
    };
    let given = texts(ContextKind::InvalidArg);
    let names = |option: &str| {
        given
            .iter()
            .chain(texts(ContextKind::PriorArg))
            .any(|text| text.split([' ', '[']).next() == Some(option))
    };
    match error.kind() {
        ErrorKind::ArgumentConflict if names("--to-text") => {
            Some("Cannot use -to-text with -to-binary, -r, -s")
        }
        ErrorKind::ArgumentConflict if names("--to-binary") => {
            Some("Cannot use -to-binary with -to-text, -r, -s")
        }
        ErrorKind::ArgumentConflict if names("--reverse") && names("-s") => {
            Some("Cannot have both -r and -s options")
        }
        ErrorKind::ArgumentConflict if given.iter().any(|text| text.starts_with(VARIANTS)) => {
            Some("--fnvar-xxx flags can be used only with -r")
        }
        ErrorKind::MissingRequiredArgument if given.iter().any(|text| text.starts_with(VARIANTS)) => {
            let missing =
                |option: &str| given.iter().any(|text| text.split([' ', '[']).next() == Some(option));
            Some(if missing("--fnvar-spec-enable") {
                "--fnvar-xxx flags need to be enabled with --fnvar-spec-enable"
            } else if missing("--fnvar-target") {
                "Device target must be specified if the features are specified."
            } else if missing("--fnvar-category") {
                "FnVar: Device category must be specified if the family or architecture are specified."
            } else {
                "FnVar: Device family must be specified if the architecture is specified."
            })
        }
        _ => None,
    }
}
