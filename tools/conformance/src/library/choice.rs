//! Which cases are run, and which of them are one program.

use super::Selection;
use super::bench::{Bench, Form};
use super::case::Case;
use super::table;
use std::collections::BTreeMap;

/// How many cases a program has.
const CASES_OF_A_PROGRAM: usize = 160;

/// The chosen cases as programs, for a run in `forms`.
pub(super) fn programs(bench: &Bench, selection: &Selection, forms: &[Form]) -> Vec<Vec<Case>> {
    part(grouped(bench, &choose(table::cases(), selection), forms), selection)
}

fn choose(cases: Vec<Case>, selection: &Selection) -> Vec<Case> {
    let names = &selection.names;
    let fits = |case: &Case| {
        names.is_empty() || names.iter().any(|n| case.topic == n || case.call.contains(n.as_str()))
    };
    cases.into_iter().filter(fits).collect()
}

/// The programs of the part that is wanted: those that a run of everything has too, for the runtime may compile a case in
/// another way where others stand around it.
fn part(programs: Vec<Vec<Case>>, selection: &Selection) -> Vec<Vec<Case>> {
    let wanted = selection.seed % selection.part;
    let numbered = (0..selection.part).cycle().zip(programs);
    numbered.filter(|(number, _)| *number == wanted).map(|(_, program)| program).collect()
}

/// Cases of one topic and kind together, as many as a program has; those that are excused for a form that may not build
/// apart from the others.
fn grouped(bench: &Bench, cases: &[Case], forms: &[Form]) -> Vec<Vec<Case>> {
    let mut kinds: BTreeMap<_, Vec<Case>> = BTreeMap::new();
    for case in cases {
        let excuses: Vec<usize> = forms.iter().filter_map(|form| bench.excuse(case, *form)).collect();
        kinds.entry((case.topic, case.in_sub_groups, excuses)).or_default().push(case.clone());
    }
    kinds.values().flat_map(|cases| cases.chunks(CASES_OF_A_PROGRAM).map(<[Case]>::to_vec)).collect()
}
