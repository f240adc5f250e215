//! A part of the checks of every rule: fewer values, and proofs of fewer bits. `cargo xtask prove` makes all of them.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

use emulation_proofs::rules::{self, Rule};
use emulation_proofs::run::{self, Extent};

/// What takes less than a minute.
const QUICK: Extent = Extent { exhaustive: 8, random: 10, edges: 40, proofs: 16 };

/// Checks every third rule: the tests run side by side.
fn check(third: usize) {
    let rules = rules::all();
    let mut failures = Vec::new();
    let mut values = 0;
    for rule in rules.iter().skip(third).step_by(3) {
        let report = run::run(rule, QUICK);
        values += report.values;
        failures.extend(report.failures.iter().map(|failure| format!("{}: {failure}", rule.name)));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(values > 10_000, "only {values} values were tried");
}

#[test]
fn rules_hold_first_third() {
    check(0);
}

#[test]
fn rules_hold_second_third() {
    check(1);
}

#[test]
fn rules_hold_last_third() {
    check(2);
}

/// The check finds a wrong emulation: the legalized form of another construct is one.
#[test]
fn a_wrong_emulation_is_found() {
    let rule = |name: &str| -> Rule { rules::all().into_iter().find(|rule| rule.name == name).unwrap() };
    for (right, wrong) in
        [("llvm.uadd.sat", "llvm.sadd.sat"), ("`icmp ult`", "`icmp ule`"), ("`lshr`", "`ashr`")]
    {
        let found = run::mixed(&rule(right), &rule(wrong), 13);
        assert!(found.values && found.proof, "{right} is not distinguished from {wrong}: {found:?}");
    }
}

/// The check finds wrong accesses to memory, and wrong operations on floats and in selected lanes.
#[test]
fn a_wrong_access_is_found() {
    let rule = |name: &str| -> Rule { rules::all().into_iter().find(|rule| rule.name == name).unwrap() };
    for (right, wrong) in [
        ("llvm.masked.load", "llvm.masked.expandload"),
        ("llvm.masked.store", "llvm.masked.compressstore"),
        ("llvm.masked.scatter", "llvm.masked.store"),
        ("llvm.vp.load", "llvm.vp.gather"),
        ("llvm.vp.fadd", "llvm.vp.fsub"),
        ("llvm.vp.udiv", "llvm.vp.sdiv"),
        ("llvm.experimental.vector.histogram.add", "llvm.experimental.vector.histogram.umax"),
        ("llvm.vector.reduce.fmax", "llvm.vector.reduce.fmin"),
    ] {
        let found = run::mixed(&rule(right), &rule(wrong), 32);
        assert!(found.values, "{right} is not distinguished from {wrong}: {found:?}");
    }
}
