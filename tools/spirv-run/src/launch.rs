//! One launch of a kernel or shader, as given on the command line or on a line of a file.

use crate::argument_slots::{Offsets, Output, ParseError, Sizes};
use crate::arguments::{Argument, Binding};

/// Options that describe one launch.
#[derive(Clone, Debug, clap::Args)]
pub struct Launch {
    /// The entry point; the only one if none is named.
    #[arg(long, value_name = "NAME")]
    pub entry: Option<String>,
    /// Work-items in each dimension.
    #[arg(long, value_name = "X,Y,Z")]
    pub grid: Option<Sizes>,
    /// Work-groups in each dimension, in place of --grid.
    #[arg(long, value_name = "X,Y,Z", conflicts_with = "grid")]
    pub groups: Option<Sizes>,
    /// Work-items of a work-group in each dimension.
    #[arg(long, value_name = "X,Y,Z")]
    pub group: Option<Sizes>,
    /// The first global id in each dimension.
    #[arg(long, value_name = "X,Y,Z", default_value = "0")]
    pub offset: Offsets,
    /// The next argument: buffer:TYPE:CONTENTS, TYPE:VALUE, local:BYTES, bytes:HEXADECIMAL,
    /// image:KIND:ORDER/TYPE:SIZES[:CONTENTS], sampler:COORDINATES,ADDRESSING,FILTER or null. CONTENTS are a file, COUNT,
    /// COUNT=VALUE, COUNT=LOW..HIGH, COUNT=ramp or COUNT=random.
    #[arg(long = "arg", value_name = "ARGUMENT", allow_hyphen_values = true)]
    pub arguments: Vec<Argument>,
    /// The bindings of a shader's variables, such as `0.1=buffer:f32:in.npy`.
    #[arg(long = "binding", value_name = "SET.BINDING=ARGUMENT")]
    pub bindings: Vec<Binding>,
    /// The next bytes of a shader's push constants, as TYPE:VALUE or bytes:HEXADECIMAL.
    #[arg(long = "push", value_name = "VALUE", allow_hyphen_values = true)]
    pub push_constants: Vec<Argument>,
    /// Writes the final contents of an argument or a binding, as `0:result.npy`.
    #[arg(long = "out", value_name = "PLACE:FILE")]
    pub outputs: Vec<Output>,
}

/// The reasons why a line is not a launch.
#[derive(Debug, thiserror::Error)]
pub enum LaunchError {
    /// The options are invalid.
    #[error("line {line}: {error}")]
    Options {
        /// Which line, counted from 1.
        line: usize,
        /// Why.
        error: clap::Error,
    },
    /// A quotation mark without its other one.
    #[error("line {line}: {error}")]
    Words {
        /// Which line, counted from 1.
        line: usize,
        /// Why.
        error: ParseError,
    },
}

/// A parser of lines: the options without the name of a program.
#[derive(clap::Parser)]
#[command(no_binary_name = true, disable_help_flag = true)]
struct Line {
    #[command(flatten)]
    launch: Launch,
}

impl Launch {
    /// Reads launches of one module, a line each, as the command line has them. Words are parted by spaces, those with
    /// spaces stand in double quotation marks, and lines that begin with `#` are comments.
    ///
    /// # Errors
    /// The first line that is none.
    pub fn lines(text: &str) -> Result<Vec<Self>, LaunchError> {
        let mut launches = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let number = at + 1;
            let words = words(line).map_err(|error| LaunchError::Words { line: number, error })?;
            if words.is_empty() {
                continue;
            }
            let parsed = <Line as clap::Parser>::try_parse_from(words);
            launches.push(parsed.map_err(|error| LaunchError::Options { line: number, error })?.launch);
        }
        Ok(launches)
    }
}

/// The words of a line.
fn words(line: &str) -> Result<Vec<String>, ParseError> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    if rest.starts_with('#') {
        return Ok(words);
    }
    while !rest.is_empty() {
        let mut word = String::new();
        while let Some(first) = rest.chars().next().filter(|first| !first.is_whitespace()) {
            if let Some(inside) = rest.strip_prefix('"') {
                let closed = inside
                    .split_once('"')
                    .ok_or_else(|| ParseError::new(line, "line of words", "a second quotation mark"))?;
                word.push_str(closed.0);
                rest = closed.1;
            } else {
                word.push(first);
                rest = &rest[first.len_utf8()..];
            }
        }
        words.push(word);
        rest = rest.trim_start();
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_launch() {
        let text = "# two\n\n--entry a --grid 64,2 --group 8 --offset 0,3 --arg i32:-5 --arg \"buffer:u8:a file.npy\" --out 1:b.npy\n--entry b\n";
        let launches = Launch::lines(text).unwrap();
        let [first, second] = launches.as_slice() else { panic!() };
        assert_eq!(first.entry.as_deref(), Some("a"));
        assert_eq!(first.grid.unwrap().sizes, [64, 2, 1]);
        assert_eq!(first.offset, Offsets([0, 3, 0]));
        assert_eq!((first.arguments.len(), first.outputs.len()), (2, 1));
        assert_eq!((second.entry.as_deref(), second.grid), (Some("b"), None));
    }

    #[test]
    fn errors_have_their_line() {
        let error = Launch::lines("--entry a\n--arg nothing").unwrap_err().to_string();
        assert!(error.starts_with("line 2: ") && error.contains("`nothing` is no argument"), "{error}");
        let error = Launch::lines("--entry \"a").unwrap_err().to_string();
        assert!(error.starts_with("line 1: ") && error.contains("quotation"), "{error}");
        assert!(Launch::lines("--no-such").is_err());
        assert!(Launch::lines("a").is_err());
    }

    #[test]
    fn words_are_parted_by_spaces() {
        assert_eq!(words(" a  \"b c\"d \"\" #e").unwrap(), ["a", "b cd", "", "#e"]);
        assert!(words(" # a").unwrap().is_empty());
    }
}
