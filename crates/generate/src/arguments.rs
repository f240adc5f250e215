//! The command line.

use generate::execution::{Runtime, Tools};
use generate::program::Level;
use std::path::PathBuf;

/// The generator of kernels in OpenCL C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Ours,
    /// Programs in C, as kernels.
    Csmith,
}

/// The arguments.
#[derive(Debug)]
pub(crate) struct Arguments {
    /// How long programs are tried.
    pub(crate) minutes: u64,
    /// The seed: the same seed makes the same programs.
    pub(crate) seed: u64,
    /// The level of the programs; each in turns if none is named.
    pub(crate) level: Option<Level>,
    /// The kernels in OpenCL C that are executed instead.
    pub(crate) executed: Option<Origin>,
    /// At most so many programs are tried; without a limit if it is 0.
    pub(crate) programs: u64,
    /// The number of the first program; without it, the run continues where the former one with this seed and level ended.
    pub(crate) from: Option<u64>,
    /// The file that gets the counts of the run.
    pub(crate) summary: Option<PathBuf>,
    /// The runner, and Python, the script and the drivers of Intel's runtime.
    runner: Option<PathBuf>,
    runtime: Vec<PathBuf>,
    /// The folder of programs that violate a law.
    pub(crate) folder: String,
    /// Programs to check again instead.
    pub(crate) files: Vec<String>,
}

impl Arguments {
    /// Reads the arguments.
    ///
    /// # Errors
    /// An option is unknown or has no value.
    pub(crate) fn parse(words: impl Iterator<Item = String>) -> Result<Arguments, String> {
        let mut arguments = Arguments {
            minutes: 1,
            seed: 1,
            level: None,
            executed: None,
            programs: 0,
            from: None,
            summary: None,
            runner: None,
            runtime: Vec::new(),
            folder: "target/prove".to_owned(),
            files: Vec::new(),
        };
        let mut words = words;
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value"));
            let number = |text: String| text.parse().map_err(|_| format!("`{text}` is not a number"));
            match word.as_str() {
                "--minutes" => arguments.minutes = number(value()?)?,
                "--seed" => arguments.seed = number(value()?)?,
                "--folder" => arguments.folder = value()?,
                "--programs" => arguments.programs = number(value()?)?,
                "--from" => arguments.from = Some(number(value()?)?),
                "--summary" => arguments.summary = Some(value()?.into()),
                "--runner" => arguments.runner = Some(value()?.into()),
                "--python" | "--script" | "--drivers" => arguments.runtime.push(value()?.into()),
                "--level" => match value()?.as_str() {
                    "llvm" => arguments.level = Some(Level::Llvm),
                    "spirv" => arguments.level = Some(Level::Spirv),
                    "shader" => arguments.level = Some(Level::Shader),
                    "calls" => arguments.level = Some(Level::Calls),
                    "opencl" => arguments.executed = Some(Origin::Ours),
                    "csmith" => arguments.executed = Some(Origin::Csmith),
                    other => {
                        let levels = "llvm, spirv, shader, calls, opencl or csmith";
                        return Err(format!("`{other}` is not a level: use {levels}"));
                    }
                },
                option if option.starts_with("--") => return Err(format!("unknown option {option}")),
                _ => arguments.files.push(word),
            }
        }
        Ok(arguments)
    }

    /// Returns the programs that execute kernels.
    ///
    /// # Errors
    /// No runner is named.
    pub(crate) fn tools(&self) -> Result<Tools, String> {
        let runner = self.runner.clone().ok_or("kernels need --runner with the path of `spirv-run`")?;
        let runtime = match self.runtime.as_slice() {
            [python, script, drivers] => {
                Some(Runtime { python: python.clone(), script: script.clone(), drivers: drivers.clone() })
            }
            _ => None,
        };
        Ok(Tools { runner: Some(runner), runtime, folder: PathBuf::from(&self.folder) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Arguments, String> {
        Arguments::parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn options_and_files() {
        let arguments = parse("--minutes 5 --seed 7 a.ll").unwrap();
        assert_eq!((arguments.minutes, arguments.seed, arguments.files.len()), (5, 7, 1));
        let arguments = parse("--from 30 --summary counts").unwrap();
        assert_eq!((arguments.from, arguments.summary), (Some(30), Some("counts".into())));
        assert_eq!(parse("--level spirv").unwrap().level, Some(Level::Spirv));
        assert!(parse("--level c").is_err());
        assert!(parse("--level opencl").unwrap().tools().is_err());
        let tools = parse("--level opencl --runner a --python b --script c --drivers d").unwrap().tools();
        assert!(tools.unwrap().runtime.is_some());
        assert!(parse("--minutes").is_err());
        assert!(parse("--seed x").is_err());
        assert!(parse("--never").is_err());
    }
}
