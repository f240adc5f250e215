//! Which room of a folder of sources may name which: `docs/architecture.md` lists the rooms, each may name those to its
//! right.

use super::sources::Source;

/// The rooms of one folder, the uppermost first.
#[derive(Debug, PartialEq)]
struct Rooms<'a> {
    /// The folder: the sources of a crate, or a part of them.
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
pub(super) fn check(sources: &[Source], page: &str) -> Vec<String> {
    let mut problems = Vec::new();
    for Rooms { folder, rooms } in listed(page) {
        let path = module_path(folder);
        for source in sources {
            let Some(inside) = source.name.strip_prefix(folder).and_then(|rest| rest.strip_prefix('/'))
            else {
                continue;
            };
            let first = inside.split('/').next().unwrap_or_default();
            let room = first.strip_suffix(".rs").unwrap_or(first);
            let Some(own) = rooms.iter().position(|listed| *listed == room) else {
                problems.push(format!("{folder}: the room `{room}` is not in docs/architecture.md"));
                continue;
            };
            for (line, named) in named_rooms(source.text().unwrap_or_default(), &path) {
                if rooms.iter().position(|listed| *listed == named).is_some_and(|named| named < own) {
                    problems.push(format!("{}:{line}: names `{named}`, a room above its own", source.name));
                }
            }
        }
    }
    problems
}

/// The path in code of modules below a folder of sources: `crate::`, and the folders behind `src`.
fn module_path(folder: &str) -> String {
    let inside = folder.split_once("/src/").map_or("", |(_, inside)| inside);
    let folders = inside.split('/').filter(|folder| !folder.is_empty());
    folders.fold("crate::".to_owned(), |path, folder| format!("{path}{folder}::"))
}

/// The rooms that a source names, each with its line: the name behind `path`, or at the start of each part of a list in
/// braces behind it.
fn named_rooms<'t>(text: &'t str, path: &str) -> Vec<(usize, &'t str)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(path) {
        let line = text[..at].lines().count().max(1);
        let rest = &text[at + path.len()..];
        match rest.strip_prefix('{') {
            Some(list) => found.extend(firsts(list).into_iter().map(|name| (line, name))),
            None => found.push((line, identifier(rest))),
        }
    }
    found
}

/// The names at the start of the parts of a list of imports, up to the brace that closes it.
fn firsts(list: &str) -> Vec<&str> {
    let (mut depth, mut starts) = (0, vec![0]);
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => starts.push(at + 1),
            _ => {}
        }
    }
    starts.into_iter().map(|start| identifier(list[start..].trim_start())).collect()
}

fn identifier(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    text.get(..end).unwrap_or(text)
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
        assert_eq!(named_rooms(text, "crate::"), [(1, "module"), (2, "ids"), (2, "top")]);
        let text = "\nuse crate::lower::{\n    Input,\n    body::{code, memory},\n    types,\n};\n";
        assert_eq!(named_rooms(text, "crate::lower::"), [(2, "Input"), (2, "body"), (2, "types"), (2, "")]);
    }

    #[test]
    fn folders_have_paths() {
        assert_eq!(module_path("crates/a/src"), "crate::");
        assert_eq!(module_path("crates/a/src/lower"), "crate::lower::");
    }
}
