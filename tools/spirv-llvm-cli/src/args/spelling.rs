//! How options are spelled: those of LLVM's tools are written with one dash or two.

use clap::Command;
use std::ffi::OsString;

/// The words with the number of dashes that the command has for each option: `-spirv-ext` and `--spirv-ext`, `-o` and
/// `--o` are the same, and the message about an unknown option shows it with two dashes. Other words that are not
/// options of the command are unchanged, and so is everything after `--`.
pub(super) fn with_our_dashes(command: &mut Command, args: Vec<OsString>) -> Vec<OsString> {
    let mut verbatim = false;
    let respell = |arg: OsString| {
        verbatim |= arg == "--";
        match arg.to_str() {
            Some(text) if !verbatim => respelled(command, text).map_or(arg, OsString::from),
            _ => arg,
        }
    };
    args.into_iter().map(respell).collect()
}

fn respelled(command: &mut Command, text: &str) -> Option<String> {
    let word = text.strip_prefix('-')?;
    let (dashes, word) = word.strip_prefix('-').map_or((1, word), |word| (2, word));
    let name = word.split_once('=').map_or(word, |(name, _)| name);
    let mut letters = name.chars();
    let (letter, is_letter) = (letters.next()?, letters.next().is_none());
    if is_letter == (dashes == 1) {
        return None; // as all of ours are
    }
    // Options that clap adds itself are there once the command is built; the first time that takes a while.
    command.build();
    if is_letter {
        let is_short = command.get_arguments().any(|arg| arg.get_short() == Some(letter));
        return is_short.then(|| format!("-{word}"));
    }
    let is_short = command.get_arguments().any(|arg| arg.get_short() == Some(letter));
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic());
    let is_long = command.get_arguments().any(|arg| {
        arg.get_long() == Some(name) || arg.get_all_aliases().is_some_and(|all| all.contains(&name))
    });
    (is_long || is_name && !is_short).then(|| format!("--{word}"))
}
