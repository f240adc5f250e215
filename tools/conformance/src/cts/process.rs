//! Programs with limits of time and memory.

use super::outcome::{Outcome, Verdict};
use anyhow::Result;
use external_tools::own;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Output};
use task_support::workspace;

/// Limits of a program.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    pub(super) seconds: u64,
    pub(super) mebibytes: u64,
}

/// Returns a command that starts a program of the list, with limits.
///
/// # Errors
/// A program is not on the list of external tools.
pub(super) fn listed(program: &str, limits: Limits) -> Result<Command> {
    let program = workspace::tool(program)?;
    timed(&program, limits)
}

/// Returns a command that starts a program by its full path, with limits.
///
/// # Errors
/// The path is not a full one, or one of an installed program.
pub(super) fn built(program: &Path, limits: Limits) -> Result<Command> {
    timed(&own::built(program)?, limits)
}

/// Returns a command that starts a program by its full path with a limit of memory only, so that ending the process ends the
/// program.
///
/// # Errors
/// The path is not a full one, or one of an installed program.
pub(super) fn with_memory(program: &Path, mebibytes: u64) -> Result<Command> {
    let mut command = workspace::tool("prlimit")?;
    command.args(memory(mebibytes)).arg(own::built(program)?.get_program());
    Ok(command)
}

fn timed(program: &Command, limits: Limits) -> Result<Command> {
    let mut command = workspace::tool("timeout")?;
    command.arg("--signal=KILL").arg(limits.seconds.to_string());
    command.arg(workspace::tool("prlimit")?.get_program()).args(memory(limits.mebibytes));
    command.arg(program.get_program());
    Ok(command)
}

/// Options of prlimit: a limit of memory, and no core dumps.
fn memory(mebibytes: u64) -> [String; 2] {
    [format!("--as={}", mebibytes << 20), "--core=0".to_owned()]
}

/// Runs a command. If it fails, returns the verdict: `refused`, or that it crashed or took too long.
///
/// # Errors
/// The program cannot be started.
pub(super) fn run(command: &mut Command, refused: Outcome) -> Result<Option<Verdict>> {
    let output = command.output()?;
    Ok(verdict(&output, refused))
}

fn verdict(output: &Output, refused: Outcome) -> Option<Verdict> {
    // `timeout --signal=KILL` ends itself too when the time is over.
    let outcome = match (output.status.code(), output.status.signal()) {
        (Some(0), _) => return None,
        (Some(137), _) | (_, Some(9)) => Outcome::TimedOut,
        (Some(code), _) if code < 100 => refused,
        _ => Outcome::Crashed,
    };
    Some(Verdict::new(outcome, first_line(output)))
}

/// Letters of a reason: the validator prints whole instructions.
const REASON: usize = 240;

/// Returns the first line of an error that a program wrote.
fn first_line(output: &Output) -> String {
    let text =
        String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    let line = text.lines().find(|line| line.contains("error:")).or_else(|| text.lines().next());
    line.unwrap_or("no message").trim().chars().take(REASON).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_takes_too_long_is_distinguished() {
        let limits = Limits { seconds: 1, mebibytes: 512 };
        let mut wait = listed("bash", limits).unwrap();
        let verdict = run(wait.args(["-c", "sleep 9"]), Outcome::Refused).unwrap().unwrap();
        assert_eq!(verdict.outcome, Outcome::TimedOut);
    }

    #[test]
    fn statuses_have_verdicts() {
        let limits = Limits { seconds: 9, mebibytes: 512 };
        let outcome = |script: &str| {
            let verdict =
                run(listed("bash", limits).unwrap().args(["-c", script]), Outcome::Invalid).unwrap();
            verdict.map(|verdict| (verdict.outcome, verdict.reason))
        };
        assert_eq!(outcome("exit 0"), None);
        assert_eq!(
            outcome("echo a; echo error: b >&2; exit 3"),
            Some((Outcome::Invalid, "error: b".to_owned()))
        );
        assert_eq!(outcome("kill -ABRT $$"), Some((Outcome::Crashed, "no message".to_owned())));
    }
}
