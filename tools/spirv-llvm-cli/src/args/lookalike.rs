//! Input files that are no files: subcommands behind options of a translation, and misspelled ones.

use super::{Cli, TranslateArgs};
use crate::called_as::CalledAs;
use clap::CommandFactory;
use clap::error::{Error, ErrorKind};

/// The largest number of changes between a word and the subcommand that it stands for.
const MAX_CHANGES: usize = 2;

/// Names that a subcommand for translations could have: it has none.
const TRANSLATION: [&str; 3] = ["translate", "convert", "compile"];

/// Checks that no input is a subcommand, or nearly one, unless there is a file of this name.
pub(super) fn check(args: &TranslateArgs) -> Result<(), Error> {
    if args.called_as == CalledAs::LlvmSpirv {
        return Ok(());
    }
    // A file that is there is an input, whatever its name is.
    let words = args.inputs().iter().filter(|input| !input.exists()).filter_map(|input| input.to_str());
    for word in words {
        if let Some(verb) =
            TRANSLATION.iter().find(|verb| strsim::damerau_levenshtein(verb, word) <= MAX_CHANGES)
        {
            let message = format!(
                "'{word}' is neither a file nor a subcommand: there is no subcommand '{verb}', a translation is \
                 `spirv-llvm INPUT`, and `spirv-llvm -r INPUT` in the other direction"
            );
            return Err(Error::raw(ErrorKind::InvalidSubcommand, message));
        }
        if let Some((name, changes)) = nearest(word) {
            let message = match changes {
                0 => format!("'{name}' is a subcommand, and comes before all options: spirv-llvm {name} ..."),
                _ => format!("'{word}' is neither a file nor a subcommand; did you mean '{name}'?"),
            };
            return Err(Error::raw(ErrorKind::InvalidSubcommand, message));
        }
    }
    Ok(())
}

/// The subcommand that is nearest to a word, and the number of changes between them.
fn nearest(word: &str) -> Option<(String, usize)> {
    let command = Cli::command();
    let names = command.get_subcommands().map(|sub| sub.get_name().to_owned());
    let all = names.map(|name| (strsim::damerau_levenshtein(&name, word), name));
    let (changes, name) = all.min()?;
    // Of a short name little is left after two changes.
    let allowed = if name.len() > 4 { MAX_CHANGES } else { usize::from(name.len() > 2) };
    (changes <= allowed).then_some((name, changes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_translation_has_no_subcommand() {
        for word in ["translate", "transalte", "convert", "complie"] {
            let input = std::path::PathBuf::from(word);
            let error = check(&TranslateArgs::plain(input, None, false)).unwrap_err().to_string();
            assert!(error.contains("`spirv-llvm INPUT`"), "{error}");
        }
        assert!(check(&TranslateArgs::plain("kernel.bc".into(), None, false)).is_ok());
    }

    #[test]
    fn words_near_a_subcommand() {
        let near = |word: &str| nearest(word).map(|(name, changes)| format!("{name} {changes}"));
        assert_eq!(near("validate").as_deref(), Some("validate 0"));
        assert_eq!(near("validat").as_deref(), Some("validate 1"));
        assert_eq!(near("reprot").as_deref(), Some("report 1"));
        assert_eq!(near("as").as_deref(), Some("as 0"));
        for word in ["a", "a.bc", "kernel.spv", "is", "-"] {
            assert_eq!(near(word), None, "{word}");
        }
    }
}
