//! Whether two modules say the same in DWARF: `llc` compiles both for x86-64, which has debuggers, and `llvm-dwarfdump` checks
//! and prints what it made.
//!
//! What is compared is each entry with its attributes, what it stands in and how much of that its location covers, and the
//! lines of the instructions, whose columns are compared in LLVM IR: which of several instructions become one is the
//! compiler's choice. [`tolerances`] lists what may differ, with the reasons.

mod entries;
mod tolerances;

use entries::Entries;
use filetest::oracle::process;
use libtest_mimic::Failed;
use std::collections::{BTreeMap, BTreeSet};
pub(crate) use tolerances::How;

/// A host for what was made for devices. Addresses are as wide as there, and all address spaces are one.
const LAYOUT: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
const TRIPLE: &str = "x86_64-unknown-linux-gnu";

/// The DWARF of a module.
pub(crate) struct Dwarf {
    entries: Entries,
    /// File and line of the instructions.
    lines: BTreeSet<String>,
}

impl Dwarf {
    /// The DWARF that a module in assembly text becomes.
    ///
    /// # Errors
    /// LLVM does not compile it, or what it makes does not pass the check.
    pub(crate) fn of(text: &str) -> Result<Dwarf, Failed> {
        Dwarf::compiled(text, "-O0")
    }

    fn compiled(text: &str, level: &str) -> Result<Dwarf, Failed> {
        let object =
            process::filter("llc-22", &[level, "-filetype=obj", "-o", "-", "-"], host(text).as_bytes())?;
        check(&object)?;
        let printed = process::filter("llvm-dwarfdump-22", &["--debug-info", "--debug-line", "-"], &object)?;
        let printed = String::from_utf8_lossy(&printed);
        Ok(Dwarf { entries: Entries::parse(&printed), lines: entries::lines(&printed) })
    }
}

/// Has LLVM check the DWARF of an object file.
fn check(object: &[u8]) -> Result<(), Failed> {
    let dwarfdump = external_tools::tool("llvm-dwarfdump-22")?.command();
    let output = process::run(dwarfdump, ["--verify", "-"], object)?;
    if output.status.success() {
        return Ok(());
    }
    let printed = String::from_utf8_lossy(&output.stdout);
    let errors: Vec<&str> = printed.lines().filter(|line| line.contains("error: ")).collect();
    Err(format!("the check of DWARF: {}", errors.join("\n")).into())
}

/// The module for another target.
fn host(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        if line.starts_with("target datalayout") {
            out += &format!("target datalayout = \"{LAYOUT}\"");
        } else if line.starts_with("target triple") {
            out += &format!("target triple = \"{TRIPLE}\"");
        } else if line.contains("!DICompileUnit(") {
            out += &tolerances::without_names(line);
        } else if line.contains(" @__translate_sampler_initializer(") {
            // A sampler is a constant in SPIR-V, which has no line.
            out += &without_devices(line.split(", !dbg").next().unwrap_or_default());
        } else {
            out += &without_devices(line);
        }
        out.push('\n');
    }
    out
}

/// A line in which types that only devices have are addresses.
fn without_devices(line: &str) -> String {
    let mut parts = line.split("target(\"spirv.");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out += "ptr";
        out += part.split_once(')').map_or("", |(_, rest)| rest);
    }
    out
}

/// What differs in the DWARF of two modules. Which of the places of optimized code a compiler keeps depends on the registers that
/// it chooses: what does not come back is what none of two ways to choose them brings back.
///
/// # Errors
/// LLVM does not compile the second module, or what it makes does not pass the check.
pub(crate) fn compare(before: &str, dwarf: &Dwarf, after: &str, how: How) -> Result<Vec<String>, Failed> {
    let mut found = differences(dwarf, &Dwarf::of(after)?, how);
    if !found.is_empty() && how.level != "-O0" {
        let (dwarf, other) = (Dwarf::compiled(before, "-O1")?, Dwarf::compiled(after, "-O1")?);
        let again = differences(&dwarf, &other, how);
        if again.is_empty() {
            found.clear();
        }
        found.retain(|difference| difference.starts_with("locations cover") || again.contains(difference));
    }
    Ok(found)
}

/// What one of two modules made of a source lacks of the other, in lines.
fn differences(before: &Dwarf, after: &Dwarf, how: How) -> Vec<String> {
    let mut out = Vec::new();
    let (mut was, mut is) = (said(before, how), said(after, how));
    for entry in &before.entries.all {
        if tolerances::may_be_lost(entry, how)
            && let Some(lost) = tolerances::said(entry, &before.entries, how)
        {
            was.remove(&lost);
            is.remove(&lost);
        }
    }
    let mut shares = (0, 0, 0);
    for (entry, covered) in &was {
        let Some(now) = is.get(entry) else {
            out.push(format!("lost in DWARF: {entry}"));
            continue;
        };
        // What is written twice comes back once.
        if let (Some(was @ 1..), Some(is)) = (covered.last(), now.last()) {
            shares = (shares.0 + 1, shares.1 + was, shares.2 + is);
            if *is == 0 {
                out.push(format!("the location is lost in DWARF: {entry}"));
            }
        }
    }
    for (entry, now) in is.iter().filter(|(entry, _)| !was.contains_key(*entry)) {
        if !tolerances::may_be_found(entry, now, how) {
            out.push(format!("new in DWARF: {entry}"));
        }
    }
    let (count, was, is) = shares;
    if is + tolerances::LESS_COVERED * count < was {
        out.push(format!("locations cover {} % instead of {}", is / count, was / count));
    }
    let lost = before.lines.difference(&after.lines).map(|line| format!("lost line of code: {line}"));
    let new = after.lines.difference(&before.lines).map(|line| format!("new line of code: {line}"));
    let lines: Vec<String> = lost.chain(new).collect();
    if lines.len() > tolerances::other_lines(before.lines.len(), how) {
        out.extend(lines);
    }
    out
}

/// Each entry in words, with the shares of their scope, in percent, that the locations of those alike cover.
fn said(dwarf: &Dwarf, how: How) -> BTreeMap<String, Vec<u32>> {
    let mut out: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for at in dwarf.entries.reachable() {
        let entry = &dwarf.entries.all[at];
        if let Some(said) = tolerances::said(entry, &dwarf.entries, how) {
            out.entry(said).or_default().push(tolerances::covered(entry));
        }
    }
    out.values_mut().for_each(|shares| shares.sort_unstable());
    out
}
