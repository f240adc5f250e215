//! What became of the cases, by topic and by reason.

use super::{Kind, reasons};
use crate::library::case::Case;
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};

/// The kinds, with the titles of their columns.
const COLUMNS: [(Kind, &str); 8] = [
    (Kind::Equal, "equal"),
    (Kind::Within, "within"),
    (Kind::Sign, "sign of zero"),
    (Kind::Refused, "refused"),
    (Kind::Invalid, "invalid"),
    (Kind::Driver, "driver"),
    (Kind::Different, "different"),
    (Kind::NoReference, "no reference"),
];

/// What became of all cases.
#[derive(Default)]
pub(super) struct Report {
    /// By topic.
    counts: BTreeMap<&'static str, BTreeMap<Kind, usize>>,
    functions: BTreeMap<&'static str, BTreeSet<String>>,
    /// By number of the listed reason.
    listed: BTreeMap<usize, usize>,
    /// A line for each case that falls short without a listed reason.
    failures: usize,
}

impl Report {
    /// Adds a case.
    pub(super) fn add(&mut self, case: &Case, kind: Kind, why: &str) {
        *self.counts.entry(case.topic).or_default().entry(kind).or_default() += 1;
        let name = case.call.split('(').next().unwrap_or_default();
        self.functions.entry(case.topic).or_default().insert(name.to_owned());
        if matches!(kind, Kind::Equal | Kind::Within) {
            return;
        }
        if let Some(reason) = reasons::find(case, kind) {
            *self.listed.entry(reason).or_default() += 1;
        } else if kind != Kind::NoReference {
            self.failures += 1;
            println!("{} [{}]: {kind:?}: {}", case.call, case.topic, why.replace('\n', "\n    "));
        }
    }

    /// Prints the table, and the listed reasons with the number of their cases.
    pub(super) fn print(&self) {
        let titles = COLUMNS.map(|(_, title)| format!("{title:>13}")).concat();
        println!("{:12} {:>9} {:>7}{titles}", "topic", "functions", "cases");
        let mut sums = BTreeMap::<Kind, usize>::new();
        let row = |name: &str, functions: usize, counts: &BTreeMap<Kind, usize>| {
            let cases: usize = counts.values().sum();
            let of = |kind: Kind| counts.get(&kind).copied().unwrap_or_default();
            let cells = COLUMNS.map(|(kind, _)| format!("{:13}", of(kind))).concat();
            println!("{name:12} {functions:9} {cases:7}{cells}");
        };
        for (topic, counts) in &self.counts {
            row(topic, self.functions.get(topic).map_or(0, BTreeSet::len), counts);
            counts.iter().for_each(|(kind, count)| *sums.entry(*kind).or_default() += count);
        }
        row("all", self.functions.values().map(BTreeSet::len).sum(), &sums);
        for (number, count) in &self.listed {
            let reason = &reasons::REASONS[*number];
            println!("{count} cases, {:?}: {}", reason.calls, reason.reason);
        }
    }

    /// Judges the run.
    ///
    /// # Errors
    /// A case falls short without a listed reason, or a run of everything did not need a reason.
    pub(super) fn judge(&self, is_whole: bool) -> Result<()> {
        if self.failures > 0 {
            bail!("library on Vulkan: {} fall short", self.failures);
        }
        for (number, reason) in reasons::REASONS.iter().enumerate() {
            if is_whole && !self.listed.contains_key(&number) {
                bail!("library on Vulkan: nothing of {:?} falls short any more", reason.calls);
            }
        }
        Ok(())
    }
}
