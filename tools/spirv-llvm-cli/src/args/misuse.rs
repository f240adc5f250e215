//! What `llvm-spirv` says of command lines that make no sense, where it does not leave that to LLVM's options.

use clap::error::{ContextKind, ContextValue, ErrorKind};

/// What it says of a wrong command line.
pub(crate) fn known_as(error: &clap::Error) -> Option<&'static str> {
    let texts = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => std::slice::from_ref(text),
        Some(ContextValue::Strings(texts)) => texts.as_slice(),
        _ => &[],
    };
    let given = texts(ContextKind::InvalidArg);
    let names = |option: &str| {
        given.iter().chain(texts(ContextKind::PriorArg)).any(|text| text.split(' ').next() == Some(option))
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
        ErrorKind::UnknownArgument if given.iter().any(|text| text.starts_with("--fnvar-")) => {
            Some("Function variants are not chosen here: the module has to be made for its device")
        }
        _ => None,
    }
}
