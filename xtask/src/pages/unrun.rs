//! Commands of the guide that are not run: the shell parses them, and the tasks and the translator have their options.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use task_support::pages::console::Step;
use task_support::workspace;

/// Checks commands; the program's help is read once for each subcommand.
pub(super) struct Checks {
    /// The folder with the translator.
    programs: PathBuf,
    helps: BTreeMap<String, String>,
}

/// A command of this project: its name with the subcommand, and its options.
#[derive(Debug, PartialEq, Eq)]
struct Invocation {
    program: &'static str,
    subcommand: Option<String>,
    options: Vec<String>,
}

impl Checks {
    pub(super) fn new(programs: PathBuf) -> Self {
        Self { programs, helps: BTreeMap::new() }
    }

    /// Returns the problem of a command; `None` if it has none.
    ///
    /// # Errors
    /// A shell or a help cannot be started.
    pub(super) fn problem(&mut self, step: &Step) -> Result<Option<String>> {
        let parsed = workspace::tool("bash")?.args(["-n", "-c", &step.command]).output()?;
        if !parsed.status.success() {
            return Ok(Some(String::from_utf8_lossy(&parsed.stderr).trim().to_owned()));
        }
        for invocation in invocations(&step.command) {
            let help = self.help(&invocation)?;
            if let Some(option) = invocation.options.iter().find(|option| !has_option(&help, option)) {
                return Ok(Some(format!("`{}` has no option `{option}`", invocation.program)));
            }
        }
        Ok(None)
    }

    fn help(&mut self, invocation: &Invocation) -> Result<String> {
        let name = format!("{} {}", invocation.program, invocation.subcommand.as_deref().unwrap_or(""));
        if let Some(help) = self.helps.get(&name) {
            return Ok(help.clone());
        }
        let mut command = match invocation.program {
            "spirv-llvm" => ::external_tools::own::built(&self.programs.join("spirv-llvm"))?,
            _ => {
                let mut cargo = workspace::cargo();
                cargo.arg("xtask");
                cargo
            }
        };
        let help = help_of(command.args(&invocation.subcommand)).with_context(|| name.clone())?;
        self.helps.insert(name, help.clone());
        Ok(help)
    }
}

/// Whether a help lists an option.
fn has_option(help: &str, option: &str) -> bool {
    help.split([' ', ',', '=', '[', ']', '<', '\n']).any(|word| word == option)
}

fn help_of(command: &mut Command) -> Result<String> {
    workspace::output(command.arg("--help"))
}

/// The commands of this project in a command line of a shell.
fn invocations(line: &str) -> Vec<Invocation> {
    let line = line.split("<<").next().unwrap_or_default().replace("\\\n", " ");
    let line = line.split("  #").next().unwrap_or_default().to_owned();
    line.split(['|', ';', '&', '\n']).filter_map(invocation).collect()
}

fn invocation(part: &str) -> Option<Invocation> {
    let mut words = part.split_whitespace().skip_while(|word| word.contains('='));
    let program = match words.next()? {
        "spirv-llvm" => "spirv-llvm",
        "cargo" if words.next() == Some("xtask") => "cargo xtask",
        _ => return None,
    };
    let words: Vec<&str> = words.collect();
    let is_subcommand = |word: &&str| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    let subcommand = words.first().filter(|word| !word.starts_with('-')).filter(|word| is_subcommand(word));
    let options = words.iter().filter(|word| word.starts_with('-'));
    Some(Invocation {
        program,
        subcommand: subcommand.map(|word| (*word).to_owned()),
        options: options.filter_map(|word| word.split('=').next()).map(str::to_owned).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_commands_are_taken_out_of_a_line() {
        let found =
            invocations("cd a && cargo xtask cts --build X --levels=0,2 | spirv-llvm -r a.spv  # --no");
        let expected = [
            Invocation {
                program: "cargo xtask",
                subcommand: Some("cts".to_owned()),
                options: ["--build", "--levels"].map(str::to_owned).into(),
            },
            Invocation { program: "spirv-llvm", subcommand: None, options: vec!["-r".to_owned()] },
        ];
        assert_eq!(found, expected);
        assert!(invocations("clang-22 --nothing").is_empty());
    }

    #[test]
    fn helps_list_options() {
        let help = "  -r, --reverse  Translate\n      --build <DIR>\n";
        assert!(has_option(help, "-r") && has_option(help, "--reverse") && has_option(help, "--build"));
        assert!(!has_option(help, "--rev"));
    }

    #[test]
    fn a_shell_parses_what_is_not_run() {
        let step = |command: &str| Step { command: command.to_owned(), output: Vec::new(), line: 0, end: 0 };
        let mut checks = Checks::new(PathBuf::from("none"));
        assert_eq!(checks.problem(&step("julia -e 'using X'")).unwrap(), None);
        assert!(checks.problem(&step("julia -e 'using X")).unwrap().is_some());
    }
}
