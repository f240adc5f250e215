//! The corpus' README as a test: its examples, and its tables of files.

use crate::corpus;
use std::io;
use std::path::{Path, PathBuf};

/// The end of a table.
const END: &str = "<!-- end -->";

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

/// Returns the page with its tables as the files describe themselves in their first line: `<!-- FOLDER -->` starts the table
/// of a folder below `corpus`. Kernels are listed by their sources, other folders by their file tests.
///
/// # Errors
/// A source cannot be read, a table has no end, or a folder with file tests has no table.
pub fn with_tables(page: &str, corpus: &Path) -> io::Result<String> {
    let mut rewritten = page.to_owned();
    for folder in folders(corpus)? {
        let endings = if folder == "kernels" { &[".cl"][..] } else { corpus::FILE_TESTS };
        let files = corpus::files(&corpus.join(&folder), endings)?;
        if files.is_empty() {
            continue;
        }
        let start = format!("<!-- {folder} -->\n");
        let parts = rewritten.split_once(&start);
        let Some((before, (_, after))) =
            parts.and_then(|(before, rest)| Some((before, rest.split_once(END)?)))
        else {
            return Err(io::Error::other(format!("the page has no table for {folder}")));
        };
        rewritten = format!("{before}{start}{}{END}{after}", table(&files)?);
    }
    Ok(rewritten)
}

/// The names of the folders below `corpus`.
fn folders(corpus: &Path) -> io::Result<Vec<String>> {
    let mut folders = Vec::new();
    for entry in std::fs::read_dir(corpus)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            folders.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    folders.sort();
    Ok(folders)
}

fn table(files: &[PathBuf]) -> io::Result<String> {
    let mut rows = "| file | subject |\n|---|---|\n".to_owned();
    for path in files {
        let source = std::fs::read_to_string(path)?;
        let title = source.lines().next().unwrap_or_default().trim_start_matches(['/', ';', ' ']);
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        rows += &format!("| `{name}` | {title} |\n");
    }
    Ok(rows)
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
