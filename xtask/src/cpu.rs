//! What the programs that this one starts take: CPU time and memory.

use anyhow::{Context, Result};
use std::process::{Command, ExitStatus, Stdio};
use std::time::Instant;
use wait4::{ResourceUsage, Wait4};

/// What a program took, with all that it started itself.
pub(crate) struct Taken {
    /// Seconds of CPU time from start to exit.
    pub(crate) seconds: f64,
    /// Seconds that passed.
    pub(crate) elapsed: f64,
    /// The most bytes of memory that it had at once. A program begins as a copy of this one, so that it is never said to
    /// take less than this one does.
    pub(crate) bytes: u64,
}

/// Runs a program to its end.
///
/// # Errors
/// It cannot be started, or the system does not say what it took.
pub(crate) fn run(command: &mut Command) -> Result<(ExitStatus, Taken)> {
    let start = Instant::now();
    let mut child = command.spawn().with_context(|| format!("cannot start {command:?}"))?;
    let ended = child.wait4().with_context(|| format!("nobody says what {command:?} took"))?;
    let elapsed = start.elapsed().as_secs_f64();
    let ResourceUsage { utime, stime, maxrss } = ended.rusage;
    Ok((ended.status, Taken { seconds: (utime + stime).as_secs_f64(), elapsed, bytes: maxrss }))
}

/// Runs a program to its end, in silence.
///
/// # Errors
/// As [`run`], or the program fails.
pub(crate) fn measure(command: &mut Command) -> Result<Taken> {
    let (status, taken) = run(command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()))?;
    anyhow::ensure!(status.success(), "{command:?} ended with {status}");
    Ok(taken)
}
