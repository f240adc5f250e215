//! The table of rules as a page of documentation: `docs/generated/emulations.md`.
//!
//! The page is made of the plans, not of a run: it has no times, and it is the same on every machine. Every check that a
//! row names has to succeed, or `cargo xtask prove` and the tests fail.

use crate::check::width;
use crate::rules::{self, Checks, Form, Rule};
use crate::run;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Returns the page.
pub fn markdown() -> String {
    let rules = rules::all();
    let checked = rules.iter().filter(|rule| matches!(rule.checks, Checks::Forms(..))).count();
    let proved = rules.iter().filter(|rule| !proofs(rule).is_empty()).count();
    let mut out = format!(
        "# Emulations\n\nThe rules of legalization, and how each is checked against LLVM's language reference. Generated from \
         `crates/emulation-proofs`: `BLESS=1 cargo test -p emulation-proofs --test page`.\n\nA rule is checked by functions \
         with the construct, before and after legalization with the default options: whenever the original result is defined \
         and not poison, the legalized result is the same. `cargo xtask prove` makes all checks of the table, `cargo test -p \
         emulation-proofs` a part of them; a check that fails fails the run.\n\n\
         - **All values**: widths for which every combination of operands is tried.\n\
         - **Samples**: widths, and numbers of lanes of vectors, for which edges and {} random combinations are tried.\n\
         - **Proof**: widths for which the solver Z3 proves it for all values.\n\n\
         {} rules: {checked} are checked, {proved} of them also by proof. Operations that SPIR-V has for a width stay as they \
         are there.\n\n\
         | rule | forms | all values | samples | proof | remarks |\n|---|---|---|---|---|---|\n",
        run::FULL.random,
        rules.len()
    );
    for rule in &rules {
        let _ = match &rule.checks {
            Checks::Unchecked(reason) => {
                writeln!(out, "| {} | | | | | not checked: {reason} |", name(rule))
            }
            Checks::Forms(forms, plan) => {
                let samples = exist(forms, plan.samples, |form, width| (form.make)(width, None).is_some());
                let lanes: BTreeSet<u32> = plan
                    .lanes
                    .iter()
                    .copied()
                    .filter(|&lanes| {
                        forms.iter().any(|form| {
                            plan.samples.iter().any(|&width| (form.make)(width, Some(lanes)).is_some())
                        })
                    })
                    .collect();
                let lanes = match lanes.is_empty() {
                    true => String::new(),
                    false => format!("; lanes {}", list(&lanes)),
                };
                writeln!(
                    out,
                    "| {} | {} | {} | {}{lanes} | {} | {} |",
                    name(rule),
                    forms.len(),
                    list(&exhaustive(forms, plan.all)),
                    list(&samples),
                    list(&proofs(rule)),
                    plan.limit
                )
            }
        };
    }
    out
}

fn name(rule: &Rule) -> String {
    if rule.name.contains('`') { rule.name.clone() } else { format!("`{}`", rule.name) }
}

fn list(widths: &BTreeSet<u32>) -> String {
    let mut out: Vec<String> = Vec::new();
    let mut rest = widths.iter().copied().peekable();
    while let Some(first) = rest.next() {
        let mut last = first;
        while let Some(next) = rest.next_if(|&next| next == last + 1) {
            last = next;
        }
        out.push(match last - first {
            0 => first.to_string(),
            1 => format!("{first}, {last}"),
            _ => format!("{first}–{last}"),
        });
    }
    out.join(", ")
}

fn exist(forms: &[Form], widths: &[u32], does: impl Fn(&Form, u32) -> bool) -> BTreeSet<u32> {
    widths.iter().copied().filter(|&width| forms.iter().any(|form| does(form, width))).collect()
}

/// The widths for which all values are tried: the operands have few bits.
fn exhaustive(forms: &[Form], widths: &[u32]) -> BTreeSet<u32> {
    exist(forms, widths, |form, bits| {
        let construct = (form.make)(bits, None);
        construct.is_some_and(|construct| {
            let bits: u32 = construct.case().inputs.iter().map(|&kind| width(kind)).sum();
            bits <= run::FULL.exhaustive
        })
    })
}

fn proofs(rule: &Rule) -> BTreeSet<u32> {
    match &rule.checks {
        Checks::Forms(forms, plan) => {
            exist(forms, plan.proofs, |form, width| (form.make)(width, None).is_some())
        }
        Checks::Unchecked(_) => BTreeSet::new(),
    }
}
