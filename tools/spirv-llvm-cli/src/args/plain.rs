//! The plainest command lines, and most of those that builds write: an input, with `-r` and `-o` or without. They are
//! understood without the list of all options, which takes longer to make than a small kernel to translate.

use super::{Command, TranslateArgs};
use crate::called_as::CalledAs;
use clap::Subcommand;
use std::ffi::OsString;
use std::path::PathBuf;

/// Returns the translation that a command line requests, if it is plain.
pub(super) fn translation(called_as: CalledAs, args: &[OsString]) -> Option<TranslateArgs> {
    let (mut input, mut output, mut reverse) = (None, None, false);
    let mut words = args.iter().skip(1);
    while let Some(word) = words.next() {
        if word == "-r" && !reverse {
            reverse = true;
        } else if word == "-o" && output.is_none() {
            output = Some(file(words.next()?)?);
        } else if input.is_none() && !is_subcommand(called_as, word) {
            input = Some(file(word)?);
        } else {
            return None;
        }
    }
    let mut plain = TranslateArgs::plain(input?, output, reverse);
    plain.called_as = called_as;
    Some(plain)
}

/// Returns the file that a word names, if it is not an option.
fn file(word: &OsString) -> Option<PathBuf> {
    let is_option = word.as_encoded_bytes().starts_with(b"-") && word != "-";
    (!is_option && !word.is_empty()).then(|| word.into())
}

fn is_subcommand(called_as: CalledAs, word: &OsString) -> bool {
    let name = word.to_str().unwrap_or_default();
    called_as == CalledAs::SpirvLlvm && (name == "help" || Command::has_subcommand(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::by_options;

    fn words(line: &str) -> Vec<OsString> {
        line.split(' ').map(OsString::from).collect()
    }

    #[test]
    fn a_plain_line_means_what_it_means_among_all_options() {
        let lines =
            ["a.bc", "-", "-r a.spv", "a.spv -r", "-o b.spv a.bc", "a.spv -o - -r", "-r -o b.bc a.spv"];
        for called_as in [CalledAs::SpirvLlvm, CalledAs::LlvmSpirv] {
            for line in lines {
                let words = words(&format!("program {line}"));
                let plain = translation(called_as, &words).unwrap();
                let cli = by_options(called_as, words).unwrap();
                assert!(cli.command.is_none(), "{line}");
                assert_eq!(format!("{plain:?}"), format!("{:?}", cli.translate), "{line}");
            }
        }
    }

    #[test]
    fn other_lines_are_not_plain() {
        let lines = [
            "",
            "dis",
            "help",
            "dis a.spv",
            "a.bc b.bc",
            "-r",
            "a.bc -o",
            "a.bc -o -r",
            "-r -r a.spv",
            "--version",
            "a.bc -o b -o c",
            "a.bc -q",
            "-- a.bc",
            "-oa a.bc",
            "a.bc -o ",
        ];
        for line in lines {
            assert!(translation(CalledAs::SpirvLlvm, &words(&format!("program {line}"))).is_none(), "{line}");
        }
        assert!(translation(CalledAs::LlvmSpirv, &words("program dis")).is_some());
    }
}
