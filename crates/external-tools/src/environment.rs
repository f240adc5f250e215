//! Virtual environments of Python below the target folder, with programs that Debian does not have.

use std::path::{Path, PathBuf};

/// A virtual environment with packages of PyPI.
#[derive(Debug, PartialEq, Eq)]
pub struct Environment {
    /// Its folder, below cargo's target directory. The folder ends in the version of the programs.
    pub(crate) folder: &'static str,
    /// The packages with their versions, as pip takes them.
    pub(crate) requirements: &'static [&'static str],
    /// The folder of programs below that of a package's modules; empty if they are with Python's own.
    pub(crate) programs: &'static str,
}

impl Environment {
    /// The folder of the environment, whether it is there or not.
    #[must_use]
    pub fn folder(&self) -> PathBuf {
        let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
        let target = target.unwrap_or_else(|| {
            let package = Path::new(env!("CARGO_MANIFEST_DIR"));
            package.ancestors().nth(2).unwrap_or(package).join("target")
        });
        target.join(self.folder)
    }

    /// The packages, one in a line, as a file of requirements has them.
    #[must_use]
    pub fn requirements(&self) -> String {
        self.requirements.iter().map(|package| format!("{package}\n")).collect()
    }

    /// The folder of the headers that its packages bring.
    #[must_use]
    pub fn headers(&self) -> PathBuf {
        self.folder().join("include")
    }

    /// The folders of the shared libraries that its packages bring.
    #[must_use]
    pub fn libraries(&self) -> [PathBuf; 2] {
        let folder = self.folder().join("lib");
        [folder.join("x86_64-unknown-linux-gnu"), folder]
    }

    /// Returns the path of a program with a name that ends in the version, like the folder.
    pub(crate) fn program(&self, name: &str) -> PathBuf {
        let version = self.folder.rsplit_once('-').map_or("", |(_, version)| version);
        let file = name.strip_suffix(version).and_then(|name| name.strip_suffix('-')).unwrap_or(name);
        if self.programs.is_empty() {
            return self.folder().join("bin").join(file);
        }
        // The folder is named after the version of Python.
        let folders =
            std::fs::read_dir(self.folder().join("lib")).into_iter().flatten().filter_map(Result::ok);
        let places = folders.map(|folder| folder.path().join("site-packages").join(self.programs).join(file));
        places.filter(|place| place.exists()).min().unwrap_or_else(|| file.into())
    }
}

#[cfg(test)]
mod tests {
    use crate::LLVM_23;

    #[test]
    fn programs_of_an_environment_have_no_version_in_their_names() {
        let path = LLVM_23.program("llvm-as-23");
        assert!(path.ends_with("llvm-23/bin/llvm-as"), "{}", path.display());
        assert!(LLVM_23.requirements().lines().all(|line| line.contains("==23.")));
    }
}
