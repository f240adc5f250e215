//! The guide: its table of contents has every page, its links lead somewhere, and its commands are run or marked.

use anyhow::Result;
use std::path::Path;
use task_support::pages::PAGES;
use task_support::pages::summary;

/// Programs whose commands a page of the guide must show in a terminal session, which `cargo xtask pages` runs.
const PROGRAMS: [&str; 8] =
    ["cargo ", "spirv-llvm ", "spirv-run ", "clang", "llvm-spirv ", "./llvm-spirv ", "./clspv ", "python3 "];

/// Returns the broken rules.
///
/// # Errors
/// A page cannot be read.
pub(super) fn check(root: &Path) -> Result<Vec<String>> {
    let mut problems = summary::problems(root)?;
    let chapters = summary::chapters(root)?;
    let is_of_guide = |page: &str| !PAGES.contains(&page) && !page.starts_with("docs/generated/");
    for (page, text) in chapters.texts.iter().filter(|(page, _)| is_of_guide(page)) {
        problems.extend(loose_commands(text).map(|(line, command)| {
            format!("{page}:{line}: `{command}` is not in a block marked `console`, so nothing runs it")
        }));
    }
    Ok(problems)
}

/// Languages of code blocks that could hold commands; the programs in other blocks are compiled.
const SHELLS: [&str; 4] = ["", "sh", "bash", "text"];

/// The commands in code blocks other than terminal sessions, each with its line.
fn loose_commands(page: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut fence: Option<bool> = None;
    page.lines().enumerate().filter_map(move |(index, line)| {
        if let Some(language) = line.strip_prefix("```") {
            fence = if fence.is_some() { None } else { Some(SHELLS.contains(&language.trim())) };
            return None;
        }
        let code = match fence {
            Some(false) => return None,
            Some(true) => line,
            None => line.strip_prefix("    ")?,
        };
        let code = code.strip_prefix("$ ").unwrap_or(code);
        PROGRAMS.iter().any(|program| code.starts_with(program)).then_some((index + 1, code))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_belong_to_sessions() {
        let page = "```console\n$ cargo run\n```\n\n    spirv-llvm a\n\n```sh\nclang-22 b\n```\n```toml\nspirv-llvm = 1\n```\n";
        assert_eq!(loose_commands(page).collect::<Vec<_>>(), [(5, "spirv-llvm a"), (8, "clang-22 b")]);
    }
}
