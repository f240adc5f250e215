//! `docs/generated/proof-volumes.md`: how many random programs and mutants were tried, summed over all recorded runs.
//!
//! A program that tries them leaves a summary with a line for each level or door: its name, then counts with their names. `--record`
//! adds the summary to the page, which is its own record: its tables are read, and written with the new sums.

use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use task_support::workspace;

/// The page, relative to the root of the workspace.
const PAGE: &str = "docs/generated/proof-volumes.md";

/// The counts of a summary's line, which are the columns of the page's tables.
const COUNTS: [&str; 4] = ["tried", "accepted", "refused", "violations"];

/// Rows of one purpose: the prefix of their names, the title of the sum, and the goal.
const GOALS: [(&[&str], &str, u64); 3] = [
    (&["llvm", "spirv", "shader"], "programs of LLVM IR and SPIR-V", 2_000_000),
    (&["opencl"], "kernels in OpenCL C that were executed", 50_000),
    (&["mutants:"], "mutants", 10_000_000),
];

/// The start of the page.
const START: &str = "\
# Volumes of random programs and mutants

`cargo xtask prove --record` and `cargo xtask mutants --record` add the numbers of each run to this page.

A program is *refused* if the translation ends with a typed error. A *violation* is a program that breaks a law, or a mutant whose
result is invalid or that ends or delays the process. Violations stay in the sums after their cause is fixed.

";

/// The sums of one level or door.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Row {
    seeds: BTreeSet<u64>,
    counts: [u64; COUNTS.len()],
}

/// All sums.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Volumes {
    rows: BTreeMap<String, Row>,
}

/// Runs a program that tries programs or mutants with a file for its summary, and adds that to the page. The program fails after
/// violations, which count too.
///
/// # Errors
/// The program fails, or the page cannot be read or written.
pub(crate) fn recorded(folder: &Path, program: &mut Command) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    // Two runs at a time have a file each.
    let summary = folder.join(format!("summary-{}", std::process::id()));
    let result = workspace::run(program.arg("--summary").arg(&summary));
    if summary.exists() {
        record(&summary)?;
    }
    result
}

/// Adds a summary to the page, and removes the file: it must not count twice.
///
/// # Errors
/// A file cannot be read or written, or has no numbers where it should have.
pub(crate) fn record(summary: &Path) -> Result<()> {
    let page = workspace::root().join(PAGE);
    let before = if page.exists() { std::fs::read_to_string(&page)? } else { String::new() };
    let mut volumes = Volumes::of_page(&before)?;
    let text = std::fs::read_to_string(summary).with_context(|| summary.display().to_string())?;
    volumes.add(&text)?;
    std::fs::write(page, volumes.page()?)?;
    Ok(std::fs::remove_file(summary)?)
}

impl Volumes {
    /// Reads the rows of the page's first table.
    fn of_page(page: &str) -> Result<Volumes> {
        let mut volumes = Volumes::default();
        let rows = page.lines().filter_map(|line| line.strip_prefix("| `")).map(|line| line.split('|'));
        for mut cells in rows {
            let name = cells.next().unwrap_or_default().trim().trim_end_matches('`');
            let row = volumes.rows.entry(name.to_owned()).or_default();
            for seed in cells.next().unwrap_or_default().split(',') {
                row.seeds.insert(number(seed)?);
            }
            for count in &mut row.counts {
                *count = number(&cells.next().unwrap_or_default().replace(',', ""))?;
            }
        }
        Ok(volumes)
    }

    /// Adds the lines of a summary.
    fn add(&mut self, summary: &str) -> Result<()> {
        for line in summary.lines() {
            let mut words = line.split_whitespace();
            let row = self.rows.entry(words.next().context("a summary has an empty line")?.to_owned());
            let row = row.or_default();
            while let (Some(name), Some(value)) = (words.next(), words.next()) {
                if name == "seed" {
                    row.seeds.insert(number(value)?);
                    continue;
                }
                let column = COUNTS.iter().position(|column| *column == name);
                let column = column.with_context(|| format!("`{name}` is not a count of a summary"))?;
                row.counts[column] += number(value)?;
            }
        }
        Ok(())
    }

    fn page(&self) -> Result<String> {
        let mut text = START.to_owned();
        text += "| total | tried | goal | violations |\n|---|---|---|---|\n";
        for (names, title, goal) in GOALS {
            let of_goal = |name: &str| {
                names.iter().any(|start| name == *start || start.ends_with(':') && name.starts_with(start))
            };
            let rows: Vec<&Row> =
                self.rows.iter().filter(|(name, _)| of_goal(name)).map(|(_, row)| row).collect();
            let sum = |column: usize| grouped(rows.iter().map(|row| row.counts[column]).sum());
            writeln!(text, "| {title} | {} | {} | {} |", sum(0), grouped(goal), sum(3))?;
        }
        writeln!(text, "\n| level, or function for untrusted bytes | seeds | {} |", COUNTS.join(" | "))?;
        text += "|---|---|---|---|---|---|\n";
        for (name, row) in &self.rows {
            let seeds: Vec<String> = row.seeds.iter().map(u64::to_string).collect();
            write!(text, "| `{name}` | {} |", seeds.join(", "))?;
            for count in row.counts {
                write!(text, " {} |", grouped(count))?;
            }
            text.push('\n');
        }
        Ok(text)
    }
}

fn number(text: &str) -> Result<u64> {
    text.trim().parse().with_context(|| format!("`{}` is not a number", text.trim()))
}

/// Writes a number with commas between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_accumulate_over_runs() {
        let mut volumes = Volumes::of_page("").unwrap();
        volumes.add("llvm seed 7 tried 1200 accepted 900 refused 299 violations 1\n").unwrap();
        volumes.add("mutants:shader seed 1 tried 20 accepted 5\n").unwrap();
        let again = Volumes::of_page(&volumes.page().unwrap()).unwrap();
        assert_eq!(again, volumes);
        volumes.add("llvm seed 8 tried 1000000 accepted 1\nspirv seed 7 tried 5\n").unwrap();
        let page = volumes.page().unwrap();
        assert!(page.contains("| `llvm` | 7, 8 | 1,001,200 | 901 | 299 | 1 |\n"), "{page}");
        assert!(page.contains("| programs of LLVM IR and SPIR-V | 1,001,205 | 2,000,000 | 1 |\n"), "{page}");
        assert!(page.contains("| mutants | 20 | 10,000,000 | 0 |\n"), "{page}");
        assert_eq!(Volumes::of_page(&page).unwrap(), volumes);
    }

    #[test]
    fn other_text_is_an_error() {
        assert!(Volumes::default().add("llvm speed 7\n").is_err());
        assert!(Volumes::of_page("| `llvm` | 7 | many |\n").is_err());
    }
}
