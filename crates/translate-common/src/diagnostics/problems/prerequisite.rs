//! Versions and extensions that something needs and the options do not allow.

use spirv_grammar::{Op, Version};
use std::fmt;

/// Something that the options do not allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prerequisite {
    /// The construct that needs it, as the subject of a sentence.
    pub what: String,
    /// The instruction that needs it, if one does.
    pub op: Option<Op>,
    /// The first version that has it; `None` if only extensions do.
    pub version: Option<Version>,
    /// The extensions each of which has it.
    pub extensions: Vec<&'static str>,
    /// Another remedy, as an imperative.
    pub otherwise: Option<&'static str>,
}

impl Prerequisite {
    /// One extension.
    pub fn extension(what: impl Into<String>, name: &'static str) -> Prerequisite {
        Prerequisite { what: what.into(), op: None, version: None, extensions: vec![name], otherwise: None }
    }

    /// One version.
    pub fn version(what: impl Into<String>, version: Version) -> Prerequisite {
        let (version, extensions) = (Some(version), Vec::new());
        Prerequisite { what: what.into(), op: None, version, extensions, otherwise: None }
    }

    /// With something else that helps, as an imperative.
    #[must_use]
    pub fn otherwise(self, help: &'static str) -> Prerequisite {
        Prerequisite { otherwise: Some(help), ..self }
    }

    /// The version and the extensions by name.
    fn named(&self) -> String {
        let version = self.version.map(|version| format!("SPIR-V {version}"));
        let all = version.into_iter().chain(self.extensions.iter().map(ToString::to_string));
        all.collect::<Vec<_>>().join(" or ")
    }

    /// Returns the options that allow it.
    pub(super) fn help(&self) -> String {
        let version = self.version.map(|version| format!("--spirv-max-version={version}"));
        let extensions = self.extensions.iter().map(|name| format!("--spirv-ext=+{name}"));
        let flags: Vec<String> = version.into_iter().chain(extensions).collect();
        let otherwise = self.otherwise.map_or(String::new(), |help| format!(", or {help}"));
        format!("allow it with {}{otherwise}", flags.join(" or "))
    }
}

impl fmt::Display for Prerequisite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} needs {}", self.what, self.named())
    }
}
