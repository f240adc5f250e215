//! The corpus' README as a test: its examples, and its table of kernels.

use std::io;
use std::path::Path;

/// What stands around the table of kernels.
const TABLE: (&str, &str) = ("<!-- kernels -->\n", "<!-- end -->");

/// A fenced block of a Markdown page that names a file: ```` ```llvm file=example.ll ````.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The file's name.
    pub name: String,
    /// The block's text.
    pub text: String,
}

/// The examples of a page in order.
pub fn examples(page: &str) -> Vec<Example> {
    let mut examples = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(info) = line.strip_prefix("```").filter(|info| !info.is_empty()) else { continue };
        let block = lines.by_ref().take_while(|line| *line != "```");
        let text: String = block.flat_map(|line| [line, "\n"]).collect();
        if let Some(name) = info.split_whitespace().find_map(|word| word.strip_prefix("file=")) {
            examples.push(Example { name: name.to_owned(), text });
        }
    }
    examples
}

/// The page with the table of the kernels in `folder` as their sources describe themselves, or `None` if the page has
/// no place for a table.
///
/// # Errors
/// A source cannot be read.
pub fn with_kernels(page: &str, folder: &Path) -> io::Result<Option<String>> {
    let mut table = String::from("| kernel | what it is |\n|---|---|\n");
    for path in crate::corpus::files(folder, &[".cl"])? {
        let source = std::fs::read_to_string(&path)?;
        let title = source.lines().next().unwrap_or_default().trim_start_matches(['/', ' ']);
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        table += &format!("| `{name}` | {title} |\n");
    }
    let rewritten = page.split_once(TABLE.0).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(TABLE.1)?;
        Some(format!("{before}{}{table}{}{after}", TABLE.0, TABLE.1))
    });
    Ok(rewritten)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_the_blocks_that_name_a_file() {
        let page = "text\n```sh\nls\n```\n```llvm file=a.ll\nx\n\ny\n```\nmore\n";
        assert_eq!(examples(page), [Example { name: "a.ll".to_owned(), text: "x\n\ny\n".to_owned() }]);
    }
}
