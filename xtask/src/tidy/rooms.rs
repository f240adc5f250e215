//! Which room of a crate may name which: `docs/architecture.md` lists a crate's rooms, each may name those to its right.

use super::sources::files;
use anyhow::Result;
use std::path::Path;

/// The rooms of one crate, the uppermost first.
#[derive(Debug, PartialEq)]
struct Rooms<'a> {
    /// The folder of the crate.
    folder: &'a str,
    rooms: Vec<&'a str>,
}

/// Reads the lines `    rooms of FOLDER: A ▸ B ▸ C` of the page.
fn listed(page: &str) -> impl Iterator<Item = Rooms<'_>> {
    page.lines().filter_map(|line| {
        let (folder, rooms) = line.strip_prefix("    rooms of ")?.split_once(": ")?;
        Some(Rooms { folder, rooms: rooms.split(" ▸ ").map(str::trim).collect() })
    })
}

/// Every file that names a room to the left of its own, and every room that the page does not list.
///
/// # Errors
/// A file cannot be read.
pub(super) fn check(root: &Path, page: &str) -> Result<Vec<String>> {
    let mut problems = Vec::new();
    for Rooms { folder, rooms } in listed(page) {
        let sources = root.join(folder).join("src");
        for path in files(&sources)? {
            let inside = path.strip_prefix(&sources).unwrap_or(&path);
            let first = inside.iter().next().and_then(|part| part.to_str()).unwrap_or_default();
            let room = first.strip_suffix(".rs").unwrap_or(first);
            let Some(own) = rooms.iter().position(|listed| *listed == room) else {
                problems.push(format!("{folder}: the room `{room}` is not in docs/architecture.md"));
                continue;
            };
            let text = std::fs::read_to_string(&path)?;
            for (line, named) in named_rooms(&text) {
                if rooms.iter().position(|listed| *listed == named).is_some_and(|named| named < own) {
                    let file = inside.display();
                    problems
                        .push(format!("{folder}/src/{file}:{line}: names `{named}`, a room above its own"));
                }
            }
        }
    }
    Ok(problems)
}

/// The rooms that a source names, each with its line: what follows `crate::`.
fn named_rooms(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().flat_map(|(index, line)| {
        line.split("crate::").skip(1).map(move |rest| {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            (index + 1, rest.get(..end).unwrap_or(rest))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_lists_rooms() {
        let page = "text\n    rooms of crates/a: lib ▸ top ▸ bottom\n";
        let expected = Rooms { folder: "crates/a", rooms: vec!["lib", "top", "bottom"] };
        assert_eq!(listed(page).collect::<Vec<_>>(), [expected]);
    }

    #[test]
    fn rooms_are_named_in_paths() {
        let text = "use crate::module::Raise;\nfn f() { crate::ids::g(crate::top()) }\n";
        assert_eq!(named_rooms(text).collect::<Vec<_>>(), [(1, "module"), (2, "ids"), (2, "top")]);
    }
}
