//! That the cost of a translation grows no faster than the module, in any of its dimensions: the library's test of that, with
//! the code that users run, and its table.

use anyhow::{Context, Result, ensure};
use task_support::workspace;

/// The cost of a unit of each dimension in a module 64 times as large, there and back.
pub(super) type Table = Vec<(String, f64, f64)>;

/// Measures every dimension both ways and prints how much more a unit costs in a module 64 times as large. The first part
/// of the result says whether each grows slowly enough.
///
/// # Errors
/// The test does not build, or prints nothing.
pub(super) fn run() -> Result<(Result<()>, Table)> {
    let test = ["test", "--release", "--package", "spirv-llvm", "--test", "growth"];
    workspace::run(workspace::cargo().args(test).arg("--no-run"))?;
    // A value over the limit is an error of the test, and stands in the table all the same.
    let mut measure = workspace::cargo();
    let output = measure.args(test).args(["--", "--nocapture"]).output().context("cargo test")?;
    let said = String::from_utf8_lossy(&output.stdout);
    let table: Table = said.lines().filter_map(row).collect();
    for (dimension, there, back) in &table {
        println!("{dimension:28} {there:.2} there, {back:.2} back");
    }
    ensure!(!table.is_empty(), "the test of growth says nothing");
    let slow = if output.status.success() { Ok(()) } else { Err(anyhow::anyhow!("a cost grows too fast")) };
    Ok((slow, table))
}

/// `functions: a unit costs 1.02 times as much, 0.98 on the way back`
fn row(line: &str) -> Option<(String, f64, f64)> {
    let (dimension, costs) = line.split_once(": a unit costs ")?;
    let (there, back) = costs.split_once(" times as much, ")?;
    let back = back.strip_suffix(" on the way back")?;
    Some((dimension.to_owned(), there.parse().ok()?, back.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_test_is_a_row() {
        let line = "nested loops with hints: a unit costs 1.02 times as much, 0.98 on the way back";
        assert_eq!(row(line), Some(("nested loops with hints".to_owned(), 1.02, 0.98)));
        assert_eq!(row("test result: ok"), None);
    }
}
