//! CPU time of the programs that this one has started.

use anyhow::{Context, Result};

/// Units in which Linux reports CPU time to programs, per second.
const TICKS: f64 = 100.0;

/// Seconds of CPU time of all children that have ended, and of theirs: fields 16 and 17 of `/proc/self/stat`.
///
/// # Errors
/// The system has no `/proc/self/stat`, or one of another form.
pub(crate) fn seconds_of_children() -> Result<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").context("CPU time is measured on Linux only")?;
    // The second field is the program's name in parentheses and may hold blanks.
    let fields = stat.rsplit(')').next().unwrap_or_default();
    let ticks = |at: usize| fields.split_whitespace().nth(at - 3).and_then(|field| field.parse::<f64>().ok());
    ticks(16)
        .zip(ticks(17))
        .map(|(user, system)| (user + system) / TICKS)
        .context("/proc/self/stat has an unknown form")
}
