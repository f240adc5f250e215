//! The pages below `docs` name files and folders that are there.

use super::sources::Source;

/// Endings of names in pages that are files of the project.
const ENDINGS: [&str; 4] = [".rs", ".md", ".ll", "/"];

/// The paths in pages, below `docs` and not generated, that are no end of a path that is there.
pub(super) fn check(sources: &[Source]) -> Vec<String> {
    let is_page = |name: &str| {
        name.starts_with("docs/") && name.ends_with(".md") && !name.starts_with("docs/generated/")
    };
    let mut problems = Vec::new();
    for page in sources.iter().filter(|source| is_page(&source.name)) {
        for (line, path) in named(page.text().unwrap_or_default()) {
            if !sources.iter().any(|source| is_end_of(path, &source.name)) {
                problems.push(format!("{}:{line}: `{path}` is not there", page.name));
            }
        }
    }
    problems
}

/// The paths between marks of code, each with its line.
fn named(page: &str) -> impl Iterator<Item = (usize, &str)> {
    page.lines().enumerate().flat_map(|(index, line)| {
        let marked = line.split('`').skip(1).step_by(2);
        let paths = marked.filter(|text| {
            let plain = text.chars().all(|c| c.is_ascii_alphanumeric() || "_-./".contains(c));
            plain && ENDINGS.iter().any(|ending| text.ends_with(ending)) && text.len() > 3
        });
        paths.map(move |path| (index + 1, path))
    })
}

/// Whether a path, from anywhere inside of the project, is that of a file, or of a folder above it.
fn is_end_of(path: &str, file: &str) -> bool {
    let file = format!("/{file}");
    let path = format!("/{path}");
    if path.ends_with('/') { file.contains(&path) } else { file.ends_with(&path) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_told_from_other_code() {
        let page = "`src/row/` and `a.rs`, `f(x)`, `crate::a`\n`llvm.fshl` `../x/`\n";
        assert_eq!(named(page).collect::<Vec<_>>(), [(1, "src/row/"), (1, "a.rs"), (2, "../x/")]);
    }

    #[test]
    fn paths_may_begin_anywhere() {
        let file = "crates/a/src/row/mod.rs";
        assert!(is_end_of("row/mod.rs", file) && is_end_of("src/row/", file));
        assert!(!is_end_of("w/mod.rs", file) && !is_end_of("row/", "crates/arrow/mod.rs"));
    }
}
