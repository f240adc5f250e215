//! The request of a command line of clspv.

use crate::message::Message;
use std::ffi::OsString;
use std::path::PathBuf;

/// The request of a command line.
#[derive(Debug, Default)]
pub(super) struct Request {
    /// The input; none is an error unless a text is requested.
    pub(super) input: Option<PathBuf>,
    pub(super) output: Option<PathBuf>,
    pub(super) format: Format,
    pub(super) language: Option<Language>,
    /// The text that is requested instead of a translation.
    pub(super) text: Option<Text>,
    /// The clang to start.
    pub(super) clang: Option<OsString>,
    /// Its options.
    pub(super) clang_options: Vec<String>,
    /// Options of `spirv-llvm`.
    pub(super) settings: Vec<String>,
    /// Clang compares its messages with comments of the source, and may write nothing.
    pub(super) verifies: bool,
    /// Warnings about the command line.
    pub(super) warnings: Vec<Message>,
}

/// The form of the output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Format {
    #[default]
    Spirv,
    Initializer,
    Assembly,
    Bitcode,
}

/// The language of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Language {
    OpenCl,
    Ir,
}

/// A text about the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Text {
    Help,
    Version,
}

impl Request {
    /// Whether an option of `spirv-llvm` is set.
    pub(super) fn has(&self, setting: &str) -> bool {
        self.settings.iter().any(|known| known.starts_with(setting))
    }
}
