//! The command line.

use generate::program::Level;

/// The arguments.
#[derive(Debug)]
pub(crate) struct Arguments {
    /// How long programs are tried.
    pub(crate) minutes: u64,
    /// The seed: the same seed makes the same programs.
    pub(crate) seed: u64,
    /// The level of the programs; both in turns if none is named.
    pub(crate) level: Option<Level>,
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
                "--level" => {
                    arguments.level = Some(match value()?.as_str() {
                        "llvm" => Level::Llvm,
                        "spirv" => Level::Spirv,
                        other => return Err(format!("`{other}` is no level: use llvm or spirv")),
                    });
                }
                option if option.starts_with("--") => return Err(format!("unknown option {option}")),
                _ => arguments.files.push(word),
            }
        }
        Ok(arguments)
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
        assert_eq!(parse("--level spirv").unwrap().level, Some(Level::Spirv));
        assert!(parse("--level c").is_err());
        assert!(parse("--minutes").is_err());
        assert!(parse("--seed x").is_err());
        assert!(parse("--never").is_err());
    }
}
