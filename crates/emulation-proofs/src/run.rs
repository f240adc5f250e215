//! Runs the checks of a rule.

use crate::case::Case;
use crate::check::{Check, Failure, width};
use crate::legalized::{Legalized, Refused};
use crate::rules::{Checks, Form, Plan, Rule};
use crate::{solver, values};
use std::collections::BTreeSet;

/// All values are tried if the operands have at most so many bits.
const EXHAUSTIVE: u32 = 16;

/// How much is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// All values are tried if the operands have at most so many bits.
    pub exhaustive: u32,
    /// How many random operands are tried in addition to the edges.
    pub random: usize,
    /// How many combinations of edges are tried at most.
    pub edges: usize,
    /// Proofs are made for at most so many bits.
    pub proofs: u32,
}

/// Everything that the plans have.
pub const FULL: Extent = Extent { exhaustive: EXHAUSTIVE, random: 300, edges: usize::MAX, proofs: u32::MAX };

/// What has been checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many operands were tried.
    pub values: u64,
    /// The widths whose values were all tried, at least for one form.
    pub exhaustive: BTreeSet<u32>,
    /// The widths whose edges and some random values were tried.
    pub sampled: BTreeSet<u32>,
    /// The widths that are proved, at least for one form.
    pub proved: BTreeSet<u32>,
    /// The number of proofs.
    pub proofs: u64,
    /// Failures, each with the form and the width.
    pub failures: Vec<String>,
}

/// A case that is prepared.
struct Prepared {
    case: Case,
    forms: Legalized,
}

/// Runs the checks of a rule.
pub fn run(rule: &Rule, extent: Extent) -> Report {
    let mut report = Report::default();
    let Checks::Forms(forms, plan) = &rule.checks else { return report };
    let mut proofs = Vec::new();
    for form in forms {
        let scalar = |width: u32| (width, None);
        for &width in plan.all {
            let checked = exhaustive(form, plan, width, extent);
            report.count(form, scalar(width), checked, |report| &mut report.exhaustive);
        }
        for &width in plan.samples {
            for lanes in std::iter::once(None).chain(plan.lanes.iter().copied().map(Some)) {
                let checked = sample(form, plan, (width, lanes), extent);
                report.count(form, (width, lanes), checked, |report| &mut report.sampled);
            }
        }
        for &width in plan.proofs.iter().filter(|&&width| width <= extent.proofs) {
            match script(form, plan, width) {
                Ok(Some(script)) => proofs.push((form, width, script)),
                Ok(None) => {}
                Err(failure) => report.fail(form, scalar(width), &failure),
            }
        }
    }
    report.prove(&proofs);
    report
}

impl Report {
    /// Counts operands that were tried for a width.
    fn count(
        &mut self,
        form: &Form,
        size: (u32, Option<u32>),
        checked: Result<u64, Failure>,
        widths: impl Fn(&mut Report) -> &mut BTreeSet<u32>,
    ) {
        match checked {
            Ok(0) => {}
            Ok(count) => {
                self.values += count;
                widths(self).insert(size.0);
            }
            Err(failure) => self.fail(form, size, &failure),
        }
    }

    fn fail(&mut self, form: &Form, (width, lanes): (u32, Option<u32>), failure: &Failure) {
        let lanes = lanes.map(|lanes| format!(" in {lanes} lanes")).unwrap_or_default();
        self.failures.push(format!("{} of {width} bits{lanes}: {failure}", form.name));
    }

    /// Asks the solver about every script.
    fn prove(&mut self, proofs: &[(&Form, u32, String)]) {
        if proofs.is_empty() {
            return;
        }
        let scripts: Vec<&str> = proofs.iter().map(|(.., script)| script.as_str()).collect();
        match solver::ask(&scripts, solver::LIMIT) {
            Ok(answers) => {
                for ((form, width, script), answer) in proofs.iter().zip(answers) {
                    if answer == "unsat" {
                        self.proved.insert(*width);
                        self.proofs += 1;
                    } else {
                        self.fail(form, (*width, None), &Failure::Solver(answer, script.clone()));
                    }
                }
            }
            Err(failure) => self.failures.push(failure.to_string()),
        }
    }
}

/// Builds and legalizes a case; `None` if the construct does not exist for this width.
fn prepare(form: &Form, width: u32, lanes: Option<u32>) -> Result<Option<Prepared>, Failure> {
    let Some(construct) = (form.make)(width, lanes) else { return Ok(None) };
    let case = construct.case();
    let forms = Legalized::of(&case).map_err(|refused: Refused| Failure::Program(refused.to_string()))?;
    Ok(Some(Prepared { case, forms }))
}

fn exhaustive(form: &Form, plan: &Plan, width: u32, extent: Extent) -> Result<u64, Failure> {
    let Some(Prepared { case, forms }) = prepare(form, width, None)? else { return Ok(0) };
    if case.inputs.iter().map(|&kind| self::width(kind)).sum::<u32>() > extent.exhaustive {
        return Ok(0);
    }
    let check = Check::new(&case, &forms, plan.frozen);
    try_all(&check, values::all(&case.inputs))
}

fn sample(form: &Form, plan: &Plan, size: (u32, Option<u32>), extent: Extent) -> Result<u64, Failure> {
    let Some(Prepared { case, forms }) = prepare(form, size.0, size.1)? else { return Ok(0) };
    let check = Check::new(&case, &forms, plan.frozen);
    let seed = u64::from(size.0) << 32 | u64::from(size.1.unwrap_or(1));
    try_all(&check, values::samples(&case.inputs, extent.edges, extent.random, seed).into_iter())
}

fn try_all(check: &Check, operands: impl Iterator<Item = Vec<num_bigint::BigUint>>) -> Result<u64, Failure> {
    let mut count = 0;
    for operands in operands {
        check.values(&operands)?;
        count += 1;
    }
    Ok(count)
}

fn script(form: &Form, plan: &Plan, width: u32) -> Result<Option<String>, Failure> {
    let Some(Prepared { case, forms }) = prepare(form, width, None)? else { return Ok(None) };
    Check::new(&case, &forms, plan.frozen).script().map(Some)
}

/// Whether the checks find that a legalized form is that of another construct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// By values.
    pub values: bool,
    /// By the solver.
    pub proof: bool,
}

/// Checks the original form of a rule against the legalized form of another one: the checks of the checks.
pub fn mixed(right: &Rule, wrong: &Rule, width: u32) -> Found {
    let first = |rule: &Rule| match &rule.checks {
        Checks::Forms(forms, _) => forms.first().and_then(|form| prepare(form, width, None).ok().flatten()),
        Checks::Unchecked(_) => None,
    };
    let (Some(right), Some(wrong)) = (first(right), first(wrong)) else {
        return Found { values: false, proof: false };
    };
    let forms = Legalized { original: right.forms.original, legalized: wrong.forms.legalized };
    let check = Check::new(&right.case, &forms, false);
    let values = values::samples(&right.case.inputs, usize::MAX, 0, 0).into_iter();
    let different = |failure| matches!(failure, Failure::Different { .. });
    let answers = check.script().and_then(|script| solver::ask(&[&script], solver::LIMIT));
    Found {
        values: try_all(&check, values).is_err_and(different),
        proof: answers.is_ok_and(|answers| answers == ["sat"]),
    }
}
