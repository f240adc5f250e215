//! The manual pages and the completions of shells, generated from the command line.

use crate::args;
use clap_complete::Shell;
use clap_mangen::Man;
use std::io;

/// The shells that completions are made for, and where each looks for the file of a command below a prefix.
const SHELLS: [(Shell, &str); 3] = [
    (Shell::Bash, "share/bash-completion/completions"),
    (Shell::Fish, "share/fish/vendor_completions.d"),
    (Shell::Zsh, "share/zsh/site-functions"),
];

/// A file: its path below the prefix of the installation, and its content.
pub type File = (String, Vec<u8>);

/// All of them, for both names of the command.
///
/// # Errors
/// None that is known: the text is written into memory.
pub fn files() -> io::Result<Vec<File>> {
    let mut files = Vec::new();
    for mut command in args::commands() {
        let name = command.get_name().to_owned();
        for (shell, folder) in SHELLS {
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut command, &name, &mut text);
            files.push((format!("{folder}/{}", completion(shell, &name)), text));
        }
        command.build();
        page(&command, &name, &mut files)?;
    }
    Ok(files)
}

/// The page of a command and those of its subcommands.
fn page(command: &clap::Command, name: &str, files: &mut Vec<File>) -> io::Result<()> {
    let mut text = Vec::new();
    Man::new(command.clone()).title(name).render(&mut text)?;
    files.push((format!("share/man/man1/{name}.1"), text));
    for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
        page(sub, &format!("{name}-{}", sub.get_name()), files)?;
    }
    Ok(())
}

/// Returns the name of the file in which a shell looks for the completions of a command.
fn completion(shell: Shell, command: &str) -> String {
    match shell {
        Shell::Bash => command.to_owned(),
        Shell::Zsh => format!("_{command}"),
        _ => format!("{command}.fish"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the text of the file with this end of its path.
    fn text(end: &str) -> String {
        let files = files().unwrap();
        let found = files.iter().find(|(path, _)| path.ends_with(end)).unwrap();
        String::from_utf8(found.1.clone()).unwrap()
    }

    #[test]
    fn both_names_and_every_subcommand_have_a_page() {
        for name in ["spirv-llvm", "spirv-llvm-dis", "spirv-llvm-report", "llvm-spirv"] {
            let page = text(&format!("/{name}.1"));
            assert!(page.contains(&format!(".TH {name} 1")), "{page}");
        }
    }

    #[test]
    fn what_the_help_shows_is_in_the_page_and_in_the_completions() {
        for command in args::commands() {
            let name = command.get_name().to_owned();
            let page = text(&format!("/{name}.1"));
            let completions =
                [text(&format!("/{name}")), text(&format!("/_{name}")), text(&format!("/{name}.fish"))];
            for option in command.get_arguments().filter(|option| !option.is_hide_set()) {
                let Some(long) = option.get_long() else { continue };
                // In the source of a page a hyphen is written so that it is not taken for a dash.
                assert!(page.contains(&long.replace('-', "\\-")), "{name} --{long}");
                assert!(completions.iter().all(|text| text.contains(long)), "{name} --{long}");
            }
        }
    }
}
