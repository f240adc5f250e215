//! That the cost of a translation grows no faster than the module, in any of its dimensions: the library's test of that, with
//! the code that users run, and its table.

use crate::workspace;
use anyhow::Result;

/// Measures every dimension both ways and prints how much more a unit costs in a module 64 times as large.
///
/// # Errors
/// The test does not build, or a dimension grows too fast.
pub(super) fn run() -> Result<()> {
    let test = ["test", "--release", "--package", "spirv-llvm", "--test", "growth", "--", "--nocapture"];
    workspace::run(workspace::cargo().args(test))
}
