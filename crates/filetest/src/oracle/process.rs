//! Running a program with bytes on its standard input.

use super::OracleError;
use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs `program`, as yet without arguments, with `args`, feeds it `input`, and returns exit status and everything that it wrote.
///
/// # Errors
/// [`OracleError::Missing`] if the program cannot be started. A program that fails is not an error here.
pub fn run<A: AsRef<OsStr>>(
    mut program: Command,
    args: impl IntoIterator<Item = A>,
    input: &[u8],
) -> Result<Output, OracleError> {
    let name = program.get_program().to_string_lossy().into_owned();
    let missing = |source| OracleError::Missing { program: name.clone(), source };
    let mut child = program
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(missing)?;
    let stdin = child.stdin.take();
    std::thread::scope(|scope| {
        // A thread of its own: a program that writes before it has read everything would block both sides.
        scope.spawn(move || {
            if let Some(mut stdin) = stdin {
                // A program may end without reading its input; its exit code tells what happened.
                let _ = stdin.write_all(input);
            }
        });
        child.wait_with_output().map_err(missing)
    })
}

/// As [`run`] for a program on the list of external tools, and takes standard output of one that succeeds.
///
/// # Errors
/// As [`run`], [`OracleError::NotListed`], and [`OracleError::Rejected`] with standard error if the program fails.
pub fn filter(program: &str, args: &[&str], input: &[u8]) -> Result<Vec<u8>, OracleError> {
    let output = run(external_tools::tool(program)?.command(), args, input)?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(OracleError::Rejected {
        tool: program.to_owned(),
        message: format!("{}\n{}", output.status, String::from_utf8_lossy(&output.stderr).trim_end()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_input_than_a_pipe_holds_passes_through() {
        let input = vec![b'x'; 1 << 20];
        assert_eq!(filter("cat", &[], &input).unwrap(), input);
    }

    #[test]
    fn a_missing_program_is_named() {
        let missing = external_tools::own::built(std::path::Path::new("/no/such/program-here")).unwrap();
        let error = run(missing, [""; 0], b"").unwrap_err();
        assert!(error.to_string().contains("program-here"), "{error}");
        let error = filter("no-such-program-here", &[], b"").unwrap_err();
        assert!(error.to_string().contains("no-such-program-here"), "{error}");
    }
}
