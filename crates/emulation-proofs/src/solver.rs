//! Questions to an SMT solver.

use crate::check::Failure;
use std::io::Write as _;
use std::process::Stdio;

/// How long the solver may take for one question about a rule, in milliseconds.
pub const LIMIT: u32 = 60_000;

/// Asks whether scripts are satisfiable, each within a limit of milliseconds: the answers, in order. A script begins with the
/// logic that it needs.
///
/// # Errors
/// The solver is missing or fails.
pub fn ask(scripts: &[&str], limit: u32) -> Result<Vec<String>, Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::Program(format!("z3: {error}"));
    let tool = external_tools::tool("z3").map_err(|error| failed(&error))?;
    let mut command = tool.command();
    // The limit of a question does not end every step of the solver: this one ends the program.
    let seconds = u64::from(limit) * scripts.len() as u64 / 1000 + 2;
    command.arg("-in").arg(format!("-T:{seconds}")).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().map_err(|error| failed(&error))?;
    let mut text = String::new();
    for script in scripts {
        text.push_str(&format!("(reset)\n(set-option :timeout {limit})\n{script}"));
    }
    let stdin = child.stdin.take();
    // The answers are a few bytes for each script: the solver never waits for a reader while it is written to.
    stdin.map_or(Ok(()), |mut stdin| stdin.write_all(text.as_bytes())).map_err(|error| failed(&error))?;
    let output = child.wait_with_output().map_err(|error| failed(&error))?;
    let answers: Vec<String> = String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect();
    if answers.len() != scripts.len() {
        return Err(Failure::Program(format!("z3: {}", answers.join("\n"))));
    }
    Ok(answers)
}
