//! Runs the chosen cases, program by program, and says what came of them.

use super::Selection;
use super::bench::{Bench, Form};
use super::case::Case;
use super::program::Program;
use super::{choice, compare, exceptions};
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

/// What came of the cases of one topic.
#[derive(Clone, Debug, Default)]
struct Count {
    cases: usize,
    compared: usize,
    within: usize,
    excused: usize,
}

/// What came of all cases.
#[derive(Debug, Default)]
struct Report {
    counts: BTreeMap<&'static str, Count>,
    /// A paragraph for each case and form that falls short.
    failures: Vec<String>,
    /// Numbers of the exceptions that were needed.
    used: BTreeSet<usize>,
}

/// Runs the cases that `selection` chooses.
///
/// # Errors
/// A case falls short, or something that is needed does not start.
pub(super) fn run(bench: &Bench, selection: &Selection) -> Result<()> {
    let programs = choice::programs(bench, selection, Form::ALL);
    let count = programs.iter().map(Vec::len).sum::<usize>();
    println!("library: {count} cases, seed {}, one of {}", selection.seed, selection.part);
    let mut report = Report::default();
    for case in programs.iter().flatten() {
        report.counts.entry(case.topic).or_default().cases += 1;
    }
    let (next, report) = (Mutex::new(programs.iter().enumerate()), Mutex::new(report));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let work = || -> Result<()> {
            loop {
                let Some((number, cases)) = next.lock().ok().and_then(|mut next| next.next()) else {
                    return Ok(());
                };
                let found = check(bench, &format!("p{number}"), cases, Form::ALL)?;
                for failure in &found.failures {
                    println!("{failure}");
                }
                if let Ok(mut report) = report.lock() {
                    report.add(found);
                }
            }
        };
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or_else(|_| bail!("a worker ended early")))
    })?;
    let report = report.into_inner().unwrap_or_default();
    report.print();
    let is_whole = selection.part == 1 && selection.names.is_empty() && bench.programs.runner.is_none();
    report.judge(is_whole)
}

/// Runs a program; in halves what gives no result, until it is one case or all of it is excused.
fn check(bench: &Bench, name: &str, cases: &[Case], forms: &[Form]) -> Result<Report> {
    let program = Program::new(cases, bench.seed);
    let mut report = Report::default();
    let is_excused = |form| cases.iter().all(|case| bench.excuse(case, form).is_some());
    if is_excused(Form::Source) && forms != [Form::Source] {
        // Translating and running the others is in vain where the source gives nothing to compare them with.
        let source = bench.run(name, &program, &[Form::Source])?;
        if let Some((form, Err(reason))) = source.first() {
            cases.iter().for_each(|case| report.fall_short(bench, case, *form, reason));
            return Ok(report);
        }
    }
    let outcomes = bench.run(name, &program, forms)?;
    let mut again = Vec::new();
    let source = outcomes.iter().find(|(form, _)| *form == Form::Source).map(|(_, outcome)| outcome);
    for (form, outcome) in &outcomes {
        match (source, outcome) {
            (Some(Ok(expected)), Ok(actual)) if *form != Form::Source => {
                for number in 0..cases.len() {
                    report.compare(bench, &program, number, *form, expected, actual);
                }
            }
            (_, Err(reason)) if cases.len() == 1 || is_excused(*form) => {
                cases.iter().for_each(|case| report.fall_short(bench, case, *form, reason));
            }
            (_, Err(_)) => again.push(*form),
            _ => {}
        }
    }
    if !again.is_empty() {
        // Without the source there is nothing to compare with.
        let forms =
            if again.contains(&Form::Source) { forms.to_vec() } else { [vec![Form::Source], again].concat() };
        let (left, right) = cases.split_at(cases.len() / 2);
        report.add(check(bench, &format!("{name}l"), left, &forms)?);
        report.add(check(bench, &format!("{name}r"), right, &forms)?);
    }
    Ok(report)
}

impl Report {
    fn add(&mut self, other: Report) {
        for (topic, count) in other.counts {
            let sum = self.counts.entry(topic).or_default();
            sum.cases += count.cases;
            sum.compared += count.compared;
            sum.within += count.within;
            sum.excused += count.excused;
        }
        self.failures.extend(other.failures);
        self.used.extend(other.used);
    }

    fn compare(
        &mut self,
        bench: &Bench,
        program: &Program,
        number: usize,
        form: Form,
        expected: &[u8],
        actual: &[u8],
    ) {
        let case = &program.cases[number];
        let comparison = compare::case(program, number, expected, actual);
        let count = self.counts.entry(case.topic).or_default();
        count.compared += comparison.compared;
        count.within += comparison.within;
        if let Some(first) = comparison.first {
            let reason = format!("{} of {} differ; {first}", comparison.different, comparison.compared);
            self.fall_short(bench, case, form, &reason);
        }
    }

    fn fall_short(&mut self, bench: &Bench, case: &Case, form: Form, reason: &str) {
        match bench.excuse(case, form) {
            Some(number) => {
                self.used.insert(number);
                self.counts.entry(case.topic).or_default().excused += 1;
            }
            None => {
                let reason = reason.replace('\n', "\n    ");
                self.failures.push(format!("{} [{}] as {}: {reason}", case.call, case.topic, form.name()));
            }
        }
    }

    fn print(&self) {
        println!("{:12} {:>7} {:>12} {:>8} {:>8}", "topic", "cases", "compared", "within", "excused");
        for (topic, count) in &self.counts {
            println!(
                "{topic:12} {:7} {:12} {:8} {:8}",
                count.cases, count.compared, count.within, count.excused
            );
        }
        for number in &self.used {
            let exception = &exceptions::EXCEPTIONS[*number];
            println!("excused: {:?}: {}", exception.calls, exception.reason);
        }
        let cases: usize = self.counts.values().map(|count| count.cases).sum();
        println!("library: {cases} cases, {} fall short", self.failures.len());
    }

    fn judge(&self, is_whole: bool) -> Result<()> {
        if !self.failures.is_empty() {
            bail!("library: {} fall short", self.failures.len());
        }
        for (number, exception) in exceptions::EXCEPTIONS.iter().enumerate() {
            if is_whole && exception.always && !self.used.contains(&number) {
                bail!("library: nothing of {:?} falls short any more", exception.calls);
            }
        }
        Ok(())
    }
}
