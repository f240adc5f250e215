//! The links of the rendered book: each leads to a file of the book, and to a place in it.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use task_support::pages::summary::resolve;

/// Pages that mdBook writes from all others.
const DERIVED: [&str; 3] = ["print.html", "toc.html", "404.html"];

/// Returns the dead links of the pages below a folder.
///
/// # Errors
/// A page cannot be read.
pub(super) fn problems(folder: &Path) -> Result<Vec<String>> {
    let mut pages = BTreeMap::new();
    collect(folder, folder, &mut pages)?;
    let mut problems = Vec::new();
    for (name, text) in pages.iter().filter(|(name, _)| !DERIVED.contains(&name.as_str())) {
        for address in addresses(text) {
            let (target, anchor) = address.split_once('#').unwrap_or((address, ""));
            let path = if target.is_empty() { name.clone() } else { resolve(name, target) };
            let has_anchor = |text: &String| anchor.is_empty() || text.contains(&format!("id=\"{anchor}\""));
            let is_alive = match pages.get(&path) {
                Some(text) => has_anchor(text),
                None => anchor.is_empty() && folder.join(&path).is_file(),
            };
            if !is_alive {
                problems.push(format!("{name}: the link {address} is dead"));
            }
        }
    }
    Ok(problems)
}

fn collect(root: &Path, folder: &Path, pages: &mut BTreeMap<String, String>) -> Result<()> {
    for entry in folder.read_dir().with_context(|| folder.display().to_string())? {
        let path: PathBuf = entry?.path();
        if path.is_dir() {
            collect(root, &path, pages)?;
        } else if path.extension().is_some_and(|extension| extension == "html") {
            let name = path.strip_prefix(root)?.to_string_lossy().into_owned();
            pages.insert(name, std::fs::read_to_string(&path)?);
        }
    }
    Ok(())
}

/// The addresses in the text of a page, without those of the web and those of mdBook's frame.
fn addresses(page: &str) -> impl Iterator<Item = &str> {
    let (_, text) = page.split_once("<main>").unwrap_or(("", page));
    let (text, _) = text.split_once("</main>").unwrap_or((text, ""));
    let attributes = ["href=\"", "src=\""];
    let found = attributes
        .into_iter()
        .flat_map(move |name| text.split(name).skip(1).filter_map(|rest| rest.split('"').next()));
    found.filter(|address| !address.contains("://") && !address.starts_with("mailto:"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use task_support::workspace;

    #[test]
    fn dead_links_are_found() {
        let folder = workspace::target_dir().join("tmp/book-links-test");
        std::fs::create_dir_all(folder.join("design")).unwrap();
        let page = "<a href=\"frame.html\"></a><main><a href=\"design/b.html#two\">b</a><a href=\"design/b.html#one\">b</a>\
            <img src=\"p.png\"><a href=\"https://example.org/c\">c</a></main>";
        std::fs::write(folder.join("a.html"), page).unwrap();
        std::fs::write(
            folder.join("design/b.html"),
            "<main><h2 id=\"two\"><a href=\"../a.html\">a</a></h2></main>",
        )
        .unwrap();
        let expected = ["a.html: the link design/b.html#one is dead", "a.html: the link p.png is dead"];
        assert_eq!(problems(&folder).unwrap(), expected);
    }
}
