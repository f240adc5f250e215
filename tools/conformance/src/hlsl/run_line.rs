//! How a HLSL file says that it is compiled: the options of its first `RUN:` line, or the parts of its name.

use std::path::Path;

/// What clang has to know beside the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Compilation {
    /// The stage as a triple names it: `compute`, `vertex`, `pixel`.
    pub(super) stage: &'static str,
    /// The function that is the entry point.
    pub(super) entry: String,
    /// The options that clang has as they are: definitions, and types of 16 bits.
    pub(super) options: Vec<String>,
}

/// The stages, by how profiles begin and by the part of a file's name (`sum.cs.hlsl`).
const STAGES: [(&str, &str); 3] = [("cs", "compute"), ("vs", "vertex"), ("ps", "pixel")];

/// Reads how the file `path` with the content `text` is compiled; `None` if it is of a stage that is not translated, or not
/// a shader.
pub(super) fn read(path: &Path, text: &str) -> Option<Compilation> {
    let run = text.lines().find_map(|line| line.split_once("RUN:")).map(|(_, run)| run);
    let words: Vec<&str> = run.unwrap_or_default().split_whitespace().collect();
    let after = |name: &str| words.iter().position(|word| *word == name).and_then(|at| words.get(at + 1));
    let part = path.file_stem()?.to_str()?.rsplit('.').next()?;
    let stage = match after("-T") {
        Some(profile) => profile.split('_').next()?,
        None => part,
    };
    let stage = STAGES.iter().find(|(short, _)| *short == stage).map(|(_, stage)| *stage)?;
    let entry = after("-E").map_or_else(|| "main".to_owned(), |name| (*name).to_owned());
    let mut options: Vec<String> = words
        .iter()
        .filter(|word| word.starts_with("-D") && word.len() > 2)
        .map(|word| (*word).to_owned())
        .collect();
    if let Some(definition) = after("-D") {
        options.push(format!("-D{definition}"));
    }
    if words.contains(&"-enable-16bit-types") {
        options.push("-fnative-half-type".to_owned());
    }
    Some(Compilation { stage, entry, options })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn run_lines_name_stage_and_entry() {
        let text = "// RUN: %dxc -T cs_6_2 -E first -enable-16bit-types -DN=4 -D M=5 %s\n";
        let found = read(Path::new("a.hlsl"), text).unwrap();
        assert_eq!((found.stage, found.entry.as_str()), ("compute", "first"));
        assert_eq!(found.options, ["-DN=4", "-DM=5", "-fnative-half-type"]);
    }

    #[test]
    fn names_state_the_stage_of_files_without_run_lines() {
        let found = read(Path::new("sum.cs.hlsl"), "[numthreads(1,1,1)] void main() {}").unwrap();
        assert_eq!((found.stage, found.entry.as_str()), ("compute", "main"));
        assert_eq!(read(Path::new("rays.lib.hlsl"), ""), None);
        assert_eq!(read(Path::new("a.hlsl"), "// RUN: %dxc -T lib_6_3 %s"), None);
    }
}
