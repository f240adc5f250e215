//! The crates that `docs/architecture.md` names exist, or are marked as planned.

use std::path::Path;

/// The mark of a crate that is not there yet.
const PLANNED: &str = "(planned)";

/// A line of the page that describes a crate: `    crates/NAME   what it is   → A, B`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CrateLine<'p> {
    /// The folder of the crate.
    pub(super) place: &'p str,
    is_planned: bool,
    /// The text behind the arrow.
    pub(super) list: &'p str,
}

impl<'p> CrateLine<'p> {
    /// The lines of the page that describe crates.
    pub(super) fn all(page: &'p str) -> impl Iterator<Item = CrateLine<'p>> {
        page.lines().filter_map(|line| {
            let (head, list) = line.strip_prefix("    ")?.split_once('→')?;
            let place = head.split_whitespace().next()?;
            Some(CrateLine { place, is_planned: head.contains(PLANNED), list })
        })
    }

    /// The name of the crate.
    pub(super) fn name(&self) -> &'p str {
        let path = self.place.trim_end_matches('/');
        path.rsplit('/').next().unwrap_or(path)
    }
}

/// Crates of the page that are not there and not marked, and marked ones that are there.
pub(super) fn check(root: &Path, page: &str) -> Vec<String> {
    let lines = CrateLine::all(page);
    lines.filter_map(|line| problem(line.place, line.is_planned, root.join(line.place).is_dir())).collect()
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
        let page = "    crates/a    what it is (planned)   → b\n    xtask/      chores  → b\ntext → text\n";
        let lines: Vec<_> = CrateLine::all(page).map(|line| (line.place, line.is_planned)).collect();
        assert_eq!(lines, [("crates/a", true), ("xtask/", false)]);
        assert!(problem("crates/a", false, false).is_some() && problem("crates/a", true, true).is_some());
        assert!(problem("crates/a", true, false).is_none() && problem("crates/a", false, true).is_none());
    }
}
