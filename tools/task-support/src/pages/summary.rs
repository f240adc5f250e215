//! The table of contents of the guide, `docs/guide/SUMMARY.md`, and the rules for it: every page of the guide is a chapter,
//! and every link between the chapters leads somewhere.

use super::README;
use super::links::{self, Link};
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The folder of the guide's own pages. Other chapters are pages elsewhere in the project.
pub const GUIDE: &str = "docs/guide";

/// The table of contents, in that folder.
pub const SUMMARY: &str = "SUMMARY.md";

/// The chapters: the path of each from the root of the project, and its text.
#[derive(Clone, Debug)]
pub struct Chapters {
    /// In the order of the table of contents.
    pub order: Vec<String>,
    /// The text of each.
    pub texts: BTreeMap<String, String>,
}

/// Reads the chapters of the guide.
///
/// # Errors
/// The table of contents or a page that it names cannot be read.
pub fn chapters(root: &Path) -> Result<Chapters> {
    let page = root.join(GUIDE).join(SUMMARY);
    let summary = std::fs::read_to_string(&page).with_context(|| page.display().to_string())?;
    let order: Vec<String> = links::links(&summary)
        .iter()
        .map(|link| resolve(&format!("{GUIDE}/{SUMMARY}"), link.target))
        .collect();
    let read = |path: &String| {
        let text = std::fs::read_to_string(root.join(path));
        Ok((path.clone(), text.with_context(|| format!("{GUIDE}/{SUMMARY} names {path}"))?))
    };
    Ok(Chapters { texts: order.iter().map(read).collect::<Result<_>>()?, order })
}

/// Returns the path from the root of the project that a link in `page` leads to.
#[must_use]
pub fn resolve(page: &str, target: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Returns the broken rules: pages that the table of contents lacks or repeats, and dead links.
///
/// # Errors
/// A page cannot be read.
pub fn problems(root: &Path) -> Result<Vec<String>> {
    let chapters = chapters(root)?;
    let mut problems = Vec::new();
    let mut seen = BTreeSet::new();
    problems.extend(
        chapters
            .order
            .iter()
            .filter(|path| !seen.insert(*path))
            .map(|path| format!("{GUIDE}/{SUMMARY}: {path} is there twice")),
    );
    for entry in root.join(GUIDE).read_dir()? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") && name != SUMMARY && !seen.contains(&format!("{GUIDE}/{name}")) {
            problems.push(format!("{GUIDE}/{SUMMARY}: the page {name} is missing"));
        }
    }
    // The page that leads to the guide is not a chapter of it.
    let readme = std::fs::read_to_string(root.join(README)).ok();
    let readme = readme.map(|text| (README.to_owned(), text));
    for (page, text) in chapters.texts.iter().chain(readme.iter().map(|(page, text)| (page, text))) {
        let dead = links::links(text).into_iter().filter(|link| !is_alive(root, &chapters, page, link));
        problems.extend(dead.map(|link| {
            let anchor = link.anchor.map(|anchor| format!("#{anchor}")).unwrap_or_default();
            format!("{page}: the link {}{anchor} is dead", link.target)
        }));
    }
    Ok(problems)
}

fn is_alive(root: &Path, chapters: &Chapters, page: &str, link: &Link<'_>) -> bool {
    if link.is_external() {
        return true;
    }
    let path = if link.target.is_empty() { page.to_owned() } else { resolve(page, link.target) };
    let Some(anchor) = link.anchor else { return root.join(path).exists() };
    let text = chapters.texts.get(&path).cloned().or_else(|| std::fs::read_to_string(root.join(path)).ok());
    text.is_some_and(|text| links::anchors(&text).iter().any(|known| known == anchor))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    #[test]
    fn paths_are_relative_to_the_page() {
        assert_eq!(resolve("docs/guide/a.md", "../design/b.md"), "docs/design/b.md");
        assert_eq!(resolve("README.md", "./c.md"), "c.md");
    }

    #[test]
    fn missing_pages_and_dead_links_are_found() {
        let root = workspace::target_dir().join("tmp/summary-test");
        let guide = root.join(GUIDE);
        std::fs::create_dir_all(&guide).unwrap();
        for (name, text) in [
            (SUMMARY, "# Contents\n\n- [One](one.md)\n- [Other](../other.md)\n"),
            (
                "one.md",
                "# One\n\n[good](../other.md#part-two) [web](https://example.org) [bad](two.md) [bad](#none)\n",
            ),
            ("forgotten.md", "# Forgotten\n"),
            ("../../README.md", "# Readme\n\n[bad](docs/none.md)\n"),
            ("../other.md", "# Other\n\n## Part two\n\n[bad](guide/one.md#nothing)\n"),
        ] {
            std::fs::write(guide.join(name), text).unwrap();
        }
        let expected = [
            "docs/guide/SUMMARY.md: the page forgotten.md is missing",
            "docs/guide/one.md: the link two.md is dead",
            "docs/guide/one.md: the link #none is dead",
            "docs/other.md: the link guide/one.md#nothing is dead",
            "README.md: the link docs/none.md is dead",
        ];
        assert_eq!(problems(&root).unwrap(), expected);
    }
}
