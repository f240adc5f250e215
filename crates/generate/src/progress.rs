//! The progress of a seed and the counts of a run, as files: a later run continues, and `cargo xtask prove --record` adds the counts
//! to a page.

use crate::arguments::Arguments;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;
use std::path::PathBuf;

/// The number of the next program of a seed and a level, kept in a file.
#[derive(Debug)]
pub(crate) struct Progress {
    file: PathBuf,
    /// The number of the first program of this run.
    pub(crate) first: u64,
}

impl Progress {
    /// Returns where a run begins: at the number that it is given, or behind the former run.
    pub(crate) fn of(arguments: &Arguments, level: &str) -> Progress {
        let file = PathBuf::from(&arguments.folder).join(format!("next-{level}-{}", arguments.seed));
        let saved = || std::fs::read_to_string(&file).ok()?.trim().parse().ok();
        let first = arguments.from.or_else(saved).unwrap_or(0);
        Progress { file, first }
    }

    /// Keeps the number of the first program that was not tried.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(crate) fn save(&self, next: u64) -> io::Result<()> {
        std::fs::write(&self.file, format!("{next}\n"))
    }
}

/// The counts of one level.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) accepted: u64,
    pub(crate) refused: u64,
    pub(crate) violations: u64,
}

/// Writes the counts of each level into the file that the arguments name, if they name one.
///
/// # Errors
/// The file cannot be written.
pub(crate) fn summarize(arguments: &Arguments, levels: &BTreeMap<&'static str, Counts>) -> io::Result<()> {
    let Some(file) = &arguments.summary else { return Ok(()) };
    let mut text = String::new();
    for (level, Counts { accepted, refused, violations }) in levels {
        let (seed, tried) = (arguments.seed, accepted + refused + violations);
        let _ = writeln!(
            text,
            "{level} seed {seed} tried {tried} accepted {accepted} refused {refused} violations {violations}"
        );
    }
    std::fs::write(file, text)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where it fails")]
mod tests {
    use super::*;

    #[test]
    fn a_run_continues_where_the_former_one_ended() {
        let folder = std::env::temp_dir().join(format!("prove-progress-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let line = format!("--seed 5 --folder {}", folder.display());
        let parse = |line: &str| Arguments::parse(line.split(' ').map(str::to_owned)).unwrap();
        assert_eq!(Progress::of(&parse(&line), "llvm").first, 0);
        Progress::of(&parse(&line), "llvm").save(70).unwrap();
        assert_eq!(Progress::of(&parse(&line), "llvm").first, 70);
        assert_eq!(Progress::of(&parse(&line), "spirv").first, 0);
        assert_eq!(Progress::of(&parse(&format!("{line} --from 3")), "llvm").first, 3);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
