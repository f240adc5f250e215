//! Questions to an SMT solver.

use crate::check::Failure;
use std::io::Write as _;
use std::process::Stdio;

/// How long the solver may take for one question, in milliseconds.
const LIMIT: u32 = 60_000;

/// Asks whether scripts are satisfiable: the answers, in order.
///
/// # Errors
/// The solver is missing or fails.
pub fn ask(scripts: &[&str]) -> Result<Vec<String>, Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::Program(format!("z3: {error}"));
    let tool = external_tools::tool("z3").map_err(|error| failed(&error))?;
    let mut command = tool.command();
    command.arg("-in").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().map_err(|error| failed(&error))?;
    let mut text = String::new();
    for script in scripts {
        text.push_str(&format!("(reset)\n(set-option :timeout {LIMIT})\n(set-logic QF_BV)\n{script}"));
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
