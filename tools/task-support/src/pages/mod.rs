//! The commands that the pages for users and contributors state: lines of a code block (indented by four blanks, or fenced
//! as `sh`) that start with `cargo` or `spirv-llvm`. A comment after `  #` is not part of a command.

pub mod console;
pub mod links;
pub mod summary;

use crate::workspace;
use anyhow::{Context, Result};

/// The page that a newcomer reads first.
pub const README: &str = "README.md";

/// All pages whose commands are run.
pub const PAGES: [&str; 4] = [README, "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];

/// Returns the commands of a page, in their order.
#[must_use]
pub fn commands(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut fence = None;
    for line in page.lines() {
        if let Some(language) = line.strip_prefix("```") {
            fence = if fence.is_some() { None } else { Some(language.trim() == "sh") };
            continue;
        }
        let code = match fence {
            Some(true) => line,
            Some(false) => continue,
            None => match line.strip_prefix("    ") {
                Some(code) => code,
                None => continue,
            },
        };
        let command = code.split("  #").next().unwrap_or_default().trim();
        if command.starts_with("cargo ") || command.starts_with("spirv-llvm ") {
            found.push(command.to_owned());
        }
    }
    found
}

/// Returns the commands of all pages, in their order.
///
/// # Errors
/// A page cannot be read.
pub fn all_commands() -> Result<Vec<String>> {
    let mut lines = Vec::new();
    for page in PAGES {
        let text = std::fs::read_to_string(workspace::root().join(page)).with_context(|| page.to_owned())?;
        lines.extend(commands(&text));
    }
    Ok(lines)
}

/// Returns the commands of the guide that start cargo, in the order of its chapters.
///
/// # Errors
/// A chapter cannot be read.
pub fn cargo_commands_of_guide() -> Result<Vec<String>> {
    let chapters = summary::chapters(&workspace::root())?;
    let sessions = chapters.order.iter().flat_map(|page| console::sessions(&chapters.texts[page]));
    let commands = sessions.flat_map(|session| session.steps).map(|step| step.command);
    let lines = commands.map(|command| command.split("  #").next().unwrap_or_default().trim().to_owned());
    Ok(lines.filter(|line| line.starts_with("cargo ")).collect())
}

/// Returns the commands of all pages that start a task of `cargo xtask`, those inside of a paragraph included.
///
/// # Errors
/// A page cannot be read.
pub fn commands_of_tasks(tasks: &[&str]) -> Result<Vec<String>> {
    let mut lines = all_commands()?;
    lines.extend(cargo_commands_of_guide()?);
    for page in PAGES {
        let text = std::fs::read_to_string(workspace::root().join(page)).with_context(|| page.to_owned())?;
        lines.extend(text.split('`').skip(1).step_by(2).map(str::to_owned));
    }
    let is_task = |line: &String| {
        let task = line.strip_prefix("cargo xtask ").and_then(|rest| rest.split_whitespace().next());
        task.is_some_and(|task| tasks.contains(&task))
    };
    lines.retain(is_task);
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_lines_of_code_blocks() {
        let page = "Run `cargo none` or\ncargo none\n\n    cargo xtask demo  # shows\n    let x = 1;\n\n```sh\nspirv-llvm a \
            -o b\n```\n```text\ncargo none\n```\n";
        assert_eq!(commands(page), ["cargo xtask demo", "spirv-llvm a -o b"]);
    }
}
