//! The suites of a build: executables below the folder of the build, with names that begin with `test_`.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// A suite.
#[derive(Clone, Debug)]
pub(super) struct Suite {
    /// The name without `test_`.
    pub(super) name: String,
    pub(super) executable: PathBuf,
}

/// The suite that brings modules in place of sources.
const MODULES: &str = "spirv_new";

/// Suites that need a device with images or another interface, or that take hours: they run if they are named.
const ON_REQUEST: [&str; 4] = ["bruteforce", "conversions", "allocations", "vulkan"];

impl Suite {
    /// Returns the folder of the modules that the suite brings.
    pub(super) fn modules(&self) -> Option<PathBuf> {
        let folder = self.folder().join("spirv_bin");
        (self.name == MODULES && folder.is_dir()).then_some(folder)
    }

    /// Returns the folder of the executable, in which a suite expects to run.
    pub(super) fn folder(&self) -> &Path {
        self.executable.parent().unwrap_or(Path::new("."))
    }
}

/// Returns the suites of a build that `names` select, in their order; without names, all but the ones that run on request.
///
/// # Errors
/// The folder cannot be read, or a suite is not there.
pub(super) fn select(build: &Path, names: &[String]) -> Result<Vec<Suite>> {
    let found = find(build)?;
    if found.is_empty() {
        bail!("no suite of OpenCL-CTS in {}: it has no executable `test_…`", build.display());
    }
    if names.is_empty() {
        return Ok(found.into_values().filter(|suite| !ON_REQUEST.contains(&suite.name.as_str())).collect());
    }
    names
        .iter()
        .map(|name| {
            found.get(name).cloned().with_context(|| {
                let all: Vec<&str> = found.keys().map(String::as_str).collect();
                format!("the build has no suite `{name}`, but {}", all.join(", "))
            })
        })
        .collect()
}

fn find(build: &Path) -> Result<BTreeMap<String, Suite>> {
    let build = build.canonicalize().with_context(|| build.display().to_string())?;
    let mut found = BTreeMap::new();
    let mut folders = vec![build];
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().with_context(|| folder.display().to_string())? {
            let entry = entry?;
            let kind = entry.file_type()?;
            if kind.is_dir() {
                folders.push(entry.path());
            } else if kind.is_file()
                && entry.metadata()?.permissions().mode() & 0o111 != 0
                && let Some(name) = entry.file_name().to_str().and_then(|name| name.strip_prefix("test_"))
                && !name.contains('.')
            {
                let suite = Suite { name: name.to_owned(), executable: entry.path() };
                found.insert(suite.name.clone(), suite);
            }
        }
    }
    Ok(found)
}
