//! Where the files of `test-corpus/` are.

use std::io;
use std::path::{Path, PathBuf};

/// The endings of the names of file tests.
pub const FILE_TESTS: &[&str] = &[".ll", ".spvasm", ".test"];

/// The folder `test-corpus`.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus")
}

/// Every file under `folder`, at any depth, whose name ends with one of `endings`, in order of its path.
///
/// # Errors
/// A folder cannot be listed.
pub fn files(folder: &Path, endings: &[&str]) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if endings.iter().any(|ending| path.to_string_lossy().ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The extensions that a kernel's bitcode needs: what the directive `//@ extensions` of its source lists.
///
/// # Errors
/// There is no source beside the bitcode.
pub fn extensions(bitcode: &Path) -> io::Result<Vec<String>> {
    let name = bitcode.file_name().unwrap_or_default().to_string_lossy();
    let stem = name.split('.').next().unwrap_or_default();
    let source = std::fs::read_to_string(bitcode.with_file_name(format!("{stem}.cl")))?;
    let listed = source.lines().filter_map(|line| line.strip_prefix("//@ extensions "));
    Ok(listed.flat_map(str::split_whitespace).map(str::to_owned).collect())
}
