//! The folder that mdBook renders: the chapters under short paths, with links between them.

use anyhow::{Context, Result, ensure};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::Range;
use std::path::Path;
use task_support::pages::console::{Session, sessions};
use task_support::pages::links::{self, Link};
use task_support::pages::summary::{self, Chapters, GUIDE, SUMMARY};
use task_support::workspace;

/// Files beside the table of contents that mdBook reads: its settings, and a field that filters long tables.
const SETTINGS: [&str; 3] = ["book.toml", "filter.js", "guide.css"];

/// Writes the folder and returns the number of chapters.
///
/// # Errors
/// A chapter or a picture cannot be read, two have the same path in the book, or the folder cannot be written.
pub(super) fn run(book: &Path) -> Result<usize> {
    let root = workspace::root();
    let chapters = summary::chapters(&root)?;
    let source = book.join("src");
    std::fs::create_dir_all(&source)?;
    for name in SETTINGS {
        std::fs::copy(root.join(GUIDE).join(name), book.join(name)).with_context(|| name.to_owned())?;
    }
    let pages = Pages::of(&chapters)?;
    let mut pictures = BTreeSet::new();
    let contents = format!("{GUIDE}/{SUMMARY}");
    let text = std::fs::read_to_string(root.join(&contents))?;
    write(&source.join(SUMMARY), &pages.linked(&contents, SUMMARY, &text, &mut pictures))?;
    for (page, text) in &chapters.texts {
        let place = &pages.places[page];
        write(&source.join(place), &with_blocks(&pages.linked(page, place, text, &mut pictures)))?;
    }
    for picture in pictures {
        let to = source.join(place_of(&picture));
        std::fs::create_dir_all(to.parent().context("a picture is in a folder")?)?;
        std::fs::copy(root.join(&picture), to).with_context(|| picture.clone())?;
    }
    Ok(chapters.order.len())
}

fn write(path: &Path, text: &str) -> Result<()> {
    std::fs::create_dir_all(path.parent().context("a chapter is in a folder")?)?;
    Ok(std::fs::write(path, text)?)
}

/// The chapters by their paths in the project.
struct Pages {
    /// Their paths in the book.
    places: BTreeMap<String, String>,
    titles: BTreeMap<String, String>,
}

impl Pages {
    fn of(chapters: &Chapters) -> Result<Self> {
        let places: BTreeMap<String, String> =
            chapters.order.iter().map(|page| (page.clone(), place_of(page))).collect();
        let different: BTreeSet<&String> = places.values().collect();
        ensure!(different.len() == places.len(), "two chapters have the same path in the book");
        let title = |(page, text): (&String, &String)| {
            let title = links::title(text).with_context(|| format!("{page} has no title"))?;
            Ok((page.clone(), title.to_owned()))
        };
        Ok(Self { places, titles: chapters.texts.iter().map(title).collect::<Result<_>>()? })
    }

    /// The text of a page with links that lead to places in the book; paths of chapters in code become links as well.
    fn linked(&self, page: &str, place: &str, text: &str, pictures: &mut BTreeSet<String>) -> String {
        let links =
            links::links(text).into_iter().filter(|link| !link.is_external() && !link.target.is_empty());
        let mut edits: Vec<(Range<usize>, String)> =
            links.map(|link| (link.place.clone(), self.link(page, place, &link, pictures))).collect();
        edits.extend(links::code_spans(text).into_iter().filter_map(|(span, code)| {
            let to = self.places.get(code)?;
            Some((span, format!("[{}]({})", self.titles[code], relative(place, to))))
        }));
        edits.sort_by_key(|(range, _)| std::cmp::Reverse(range.start));
        let mut text = text.to_owned();
        for (range, new) in edits {
            text.replace_range(range, &new);
        }
        text
    }

    fn link(&self, page: &str, place: &str, link: &Link<'_>, pictures: &mut BTreeSet<String>) -> String {
        let path = summary::resolve(page, link.target);
        let anchor = link.anchor.map(|anchor| format!("#{anchor}")).unwrap_or_default();
        let mark = if link.is_image { "!" } else { "" };
        let to = match self.places.get(&path) {
            Some(to) => to.clone(),
            None if link.is_image || path.ends_with(".svg") || path.ends_with(".png") => {
                pictures.insert(path.clone());
                place_of(&path)
            }
            // Sources are not part of the book.
            None => return link.text.to_owned(),
        };
        format!("{mark}[{}]({}{anchor})", link.text, relative(place, &to))
    }
}

/// The path of a page or picture in the book. No page is an index, because mdBook has one of its own.
fn place_of(path: &str) -> String {
    let short = path.strip_prefix("docs/guide/").or_else(|| path.strip_prefix("docs/")).unwrap_or(path);
    match short.strip_suffix("/README.md") {
        Some(folder) => format!("{folder}.md"),
        None if !short.contains('/') => short.to_lowercase(),
        None => short.to_owned(),
    }
}

/// A path of the book as a link from another one.
fn relative(from: &str, to: &str) -> String {
    "../".repeat(from.matches('/').count()) + to
}

/// The page with terminal sessions as two kinds of blocks: commands, which can be copied without prompts, and output.
fn with_blocks(page: &str) -> String {
    let mut lines: Vec<String> = page.lines().map(str::to_owned).collect();
    for session in sessions(page).into_iter().rev() {
        let range = session.lines.start - 1..(session.lines.end + 1).min(lines.len());
        lines.splice(range, blocks(&session).lines().map(str::to_owned));
    }
    lines.join("\n") + "\n"
}

fn blocks(session: &Session) -> String {
    let mut text = String::new();
    let mut commands = String::new();
    // Writing to a string cannot fail.
    for step in &session.steps {
        let _ = writeln!(commands, "{}", step.command);
        if !step.output.is_empty() {
            let output = step.output.join("\n");
            let _ = writeln!(text, "```sh\n{commands}```\n\n```text\n{output}\n```\n");
            commands.clear();
        }
    }
    if !commands.is_empty() {
        let _ = writeln!(text, "```sh\n{commands}```");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_short_and_links_lead_there() {
        let expected = [
            ("docs/guide/start.md", "start.md"),
            ("docs/design/rooms.md", "design/rooms.md"),
            ("tools/spirv-run/README.md", "tools/spirv-run.md"),
            ("SECURITY.md", "security.md"),
        ];
        for (page, place) in expected {
            assert_eq!(place_of(page), place);
        }
        assert_eq!(relative("design/rooms.md", "start.md"), "../start.md");
    }

    #[test]
    fn pages_are_linked() {
        let texts = [("docs/guide/a.md", "# A\n"), ("docs/errors.md", "# All errors\n")];
        let chapters = Chapters {
            order: texts.iter().map(|(page, _)| (*page).to_owned()).collect(),
            texts: texts.iter().map(|(page, text)| ((*page).to_owned(), (*text).to_owned())).collect(),
        };
        let pages = Pages::of(&chapters).unwrap();
        let mut pictures = BTreeSet::new();
        let text = "See [e](../errors.md#x), `docs/errors.md`, ![p](../generated/p.png), [code](../../xtask/src/main.rs).";
        assert_eq!(
            pages.linked("docs/guide/a.md", "a.md", text, &mut pictures),
            "See [e](errors.md#x), [All errors](errors.md), ![p](generated/p.png), code."
        );
        assert!(pictures.contains("docs/generated/p.png"));
    }

    #[test]
    fn sessions_become_commands_and_output() {
        let page = "a\n```console\n$ one\n$ two\nout\n$ three\n```\nb\n";
        let expected = "a\n```sh\none\ntwo\n```\n\n```text\nout\n```\n\n```sh\nthree\n```\nb\n";
        assert_eq!(with_blocks(page), expected);
    }
}
