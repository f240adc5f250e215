//! CPU time and memory of the programs that this one starts.

use anyhow::{Context, Result};
use std::process::{Command, Stdio};
use std::time::Instant;
use wait4::{ResourceUsage, Wait4};

/// CPU time, elapsed time and memory of a program and all processes that it started.
pub(crate) struct Taken {
    /// Seconds of CPU time from start to exit.
    pub(crate) seconds: f64,
    /// Seconds that passed.
    pub(crate) elapsed: f64,
    /// The most bytes of memory that it had at once. A program begins as a copy of this one, so this is never less than what
    /// this one takes.
    pub(crate) bytes: u64,
}

/// Runs a program to its end without input and output.
///
/// # Errors
/// It cannot be started or fails, or the system does not report its usage.
pub(crate) fn measure(command: &mut Command) -> Result<Taken> {
    let start = Instant::now();
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().with_context(|| format!("cannot start {command:?}"))?;
    let ended =
        child.wait4().with_context(|| format!("the system does not report the usage of {command:?}"))?;
    let elapsed = start.elapsed().as_secs_f64();
    anyhow::ensure!(ended.status.success(), "{command:?} ended with {}", ended.status);
    let ResourceUsage { utime, stime, maxrss } = ended.rusage;
    Ok(Taken { seconds: (utime + stime).as_secs_f64(), elapsed, bytes: maxrss })
}
