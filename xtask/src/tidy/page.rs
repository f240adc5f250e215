//! The crates that `docs/architecture.md` names exist, or are marked as planned.

use std::path::Path;

/// The mark of a crate that is not there yet.
const PLANNED: &str = "(planned)";

/// Crates of the page that are not there and not marked, and marked ones that are there.
pub(super) fn check(root: &Path, page: &str) -> Vec<String> {
    let lines = page.lines().filter_map(crate_line);
    lines.filter_map(|(place, is_planned)| problem(place, is_planned, root.join(place).is_dir())).collect()
}

/// The folder of a crate that a line of the page describes, and whether it is marked.
fn crate_line(line: &str) -> Option<(&str, bool)> {
    let (head, _) = line.strip_prefix("    ")?.split_once('→')?;
    Some((head.split_whitespace().next()?, head.contains(PLANNED)))
}

fn problem(place: &str, is_planned: bool, is_there: bool) -> Option<String> {
    match (is_planned, is_there) {
        (false, false) => {
            Some(format!("docs/architecture.md: `{place}` is not there; mark it {PLANNED}, or take it out"))
        }
        (true, true) => {
            Some(format!("docs/architecture.md: `{place}` is there; take the mark {PLANNED} away"))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_are_there_or_planned() {
        assert_eq!(crate_line("    crates/a    what it is (planned)   → b"), Some(("crates/a", true)));
        assert_eq!(crate_line("    xtask/      chores  → b"), Some(("xtask/", false)));
        assert_eq!(crate_line("text → text"), None);
        assert!(problem("crates/a", false, false).is_some() && problem("crates/a", true, true).is_some());
        assert!(problem("crates/a", true, false).is_none() && problem("crates/a", false, true).is_none());
    }
}
