//! The corpus' README as a test: its examples, and its tables of kernels and of regressions.

use std::io;
use std::path::Path;

/// The end of a table.
const END: &str = "<!-- end -->";

/// A table of the files in a folder, which describe themselves in their first line.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// The folder below `test-corpus/`; the table stands after `<!-- FOLDER -->`.
    pub folder: &'static str,
    /// The head of the first column.
    pub what: &'static str,
    /// What the files' names end in.
    pub ending: &'static str,
}

/// The tables of the page.
pub const TABLES: [Table; 5] = [
    Table { folder: "executable", what: "input", ending: ".spvasm" },
    Table { folder: "regress", what: "input", ending: ".ll" },
    Table { folder: "command", what: "test", ending: ".ll" },
    Table { folder: "reject", what: "input", ending: ".ll" },
    Table { folder: "kernels", what: "kernel", ending: ".cl" },
];

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

/// The page with a table as the files in its folder below `corpus` describe themselves, or `None` if the page has no
/// place for the table.
///
/// # Errors
/// A source cannot be read.
pub fn with_table(page: &str, corpus: &Path, table: &Table) -> io::Result<Option<String>> {
    let mut rows = format!("| {} | what it is |\n|---|---|\n", table.what);
    for path in crate::corpus::files(&corpus.join(table.folder), &[table.ending])? {
        let source = std::fs::read_to_string(&path)?;
        let title = source.lines().next().unwrap_or_default().trim_start_matches(['/', ';', ' ']);
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        rows += &format!("| `{name}` | {title} |\n");
    }
    let start = format!("<!-- {} -->\n", table.folder);
    let rewritten = page.split_once(&start).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(END)?;
        Some(format!("{before}{start}{rows}{END}{after}"))
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
