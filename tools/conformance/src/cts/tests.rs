//! Runs the tests of a suite: past crashes and hangs, each test gets a result.

use super::log::{Ended, Ending, Evidence, Reader, Step, listed};
use super::outcome::{Outcome, Verdict, Verdicts};
use super::process;
use super::suites::Suite;
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How a suite runs, on all routes.
#[derive(Clone, Debug)]
pub(super) struct Conditions<'c> {
    /// The folder that names the runtime's library to the OpenCL loader.
    pub(super) drivers: &'c Path,
    /// Memory of a process, in MiB.
    pub(super) memory: u64,
    /// Time for one test.
    pub(super) patience: Duration,
    /// Options of the suite, such as the one for smaller tests.
    pub(super) options: Vec<String>,
}

/// How a test ended.
#[derive(Clone, Debug)]
pub(super) enum End {
    Passed,
    Failed,
    Skipped,
    Crashed(String),
    TimedOut,
}

/// A test that ran.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) end: End,
    pub(super) evidence: Evidence,
}

/// The tests that ran.
pub(super) type Runs = BTreeMap<String, Run>;

impl Conditions<'_> {
    fn command(&self, suite: &Suite) -> Result<Command> {
        let mut command = process::with_memory(&suite.executable, self.memory)?;
        command.current_dir(suite.folder()).env("OCL_ICD_VENDORS", self.drivers);
        Ok(command)
    }

    /// Returns the names of a suite's tests.
    ///
    /// # Errors
    /// The suite does not start, or lists no tests.
    pub(super) fn list(&self, suite: &Suite) -> Result<Vec<String>> {
        let output = self.command(suite)?.arg("--list").output()?;
        let names = listed(&String::from_utf8_lossy(&output.stdout));
        anyhow::ensure!(!names.is_empty(), "{} lists no tests", suite.executable.display());
        Ok(names)
    }

    /// Runs tests until `budget` is over; the output goes to the file `log`. Slow tests run after the others, so that they do
    /// not use up the time.
    ///
    /// # Errors
    /// The suite does not start, or the file cannot be written.
    pub(super) fn run(
        &self,
        suite: &Suite,
        arguments: &[OsString],
        tests: &[String],
        budget: Duration,
        log: &Path,
    ) -> Result<Runs> {
        let log = File::create(log).with_context(|| log.display().to_string())?;
        let command = || -> Result<Command> {
            let mut command = self.command(suite)?;
            command.args(&self.options).args(arguments);
            Ok(command)
        };
        let patience = self.patience.min(budget / SHARE);
        let end = Instant::now() + budget;
        let mut sweep = Sweep { end, start: self.patience, patience, log, runs: Runs::new() };
        sweep.run(&command, tests)?;
        let is_slow =
            |test: &&String| sweep.runs.get(*test).is_some_and(|run| matches!(run.end, End::TimedOut));
        let slow: Vec<String> = tests.iter().filter(is_slow).cloned().collect();
        if patience < self.patience {
            slow.iter().for_each(|test| drop(sweep.runs.remove(test)));
            sweep.patience = self.patience;
            sweep.run(&command, &slow)?;
        }
        Ok(sweep.runs)
    }
}

/// A test that takes more than this part of the budget is slow.
const SHARE: u32 = 12;

/// Tests that run one after the other.
struct Sweep {
    /// The end of the budget.
    end: Instant,
    /// Time of a process before its first test.
    start: Duration,
    /// Time for one test.
    patience: Duration,
    log: File,
    runs: Runs,
}

impl Sweep {
    /// Runs tests, with as many processes as it takes.
    fn run(&mut self, command: &dyn Fn() -> Result<Command>, tests: &[String]) -> Result<()> {
        loop {
            let pending: Vec<String> =
                tests.iter().filter(|test| !self.runs.contains_key(*test)).cloned().collect();
            if pending.is_empty() || Instant::now() >= self.end {
                return Ok(());
            }
            let before = self.runs.len();
            let stop = self.process(command()?.args(&pending), &pending)?;
            if matches!(stop, Stop::BudgetOver) {
                return Ok(());
            }
            if self.runs.len() == before {
                // The process ended before its first test: that test is the reason, or the others share it.
                let end = match stop {
                    Stop::TimedOut => End::TimedOut,
                    _ => End::Crashed(format!("the process ended without a result: {}", stop.describe())),
                };
                self.runs.insert(pending[0].clone(), Run { end, evidence: Evidence::default() });
            }
        }
    }

    /// Runs one process to its end, and adds the tests that ended.
    fn process(&mut self, command: &mut Command, pending: &[String]) -> Result<Stop> {
        let (reader, writer) = std::io::pipe()?;
        command.stdout(writer.try_clone()?).stderr(writer).stdin(std::process::Stdio::null());
        let mut child = command.spawn()?;
        // The command keeps the other end of the pipe open: without it, the output ends with the process.
        command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
        let (sender, lines) = channel();
        let thread = std::thread::spawn(move || {
            for line in BufReader::new(reader).split(b'\n') {
                let Ok(line) = line else { break };
                if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    break;
                }
            }
        });
        let mut state = Reader::new(pending);
        let stopped = self.read(&lines, &mut state)?;
        if stopped.is_some() {
            child.kill()?;
        }
        let status = child.wait()?;
        drop(lines);
        let _ = thread.join();
        writeln!(self.log, "\n##### the process ended: {status}, {stopped:?}")?;
        let stop = stopped.unwrap_or(Stop::Ended(status));
        if let Some(ending) = state.whole_suite() {
            for test in pending {
                self.runs.insert(test.clone(), Run::of(ending, Evidence::default()));
            }
        } else if let Some((test, evidence)) = state.running() {
            let end = match &stop {
                Stop::BudgetOver => return Ok(stop),
                Stop::TimedOut => End::TimedOut,
                Stop::Ended(_) => End::Crashed(stop.describe()),
            };
            self.runs.insert(test.to_owned(), Run { end, evidence: evidence.clone() });
        }
        Ok(stop)
    }

    /// Reads the output of a process. Returns the reason to end it; `None` if it ended.
    fn read(&mut self, lines: &Receiver<String>, state: &mut Reader<'_>) -> Result<Option<Stop>> {
        let mut begun = Instant::now();
        loop {
            let now = Instant::now();
            if now >= self.end {
                return Ok(Some(Stop::BudgetOver));
            }
            let patience = if state.running().is_some() { self.patience } else { self.start };
            if now >= begun + patience {
                return Ok(Some(Stop::TimedOut));
            }
            let line = match lines.recv_timeout(Duration::from_millis(200)) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
            };
            writeln!(self.log, "{line}")?;
            match state.line(&line) {
                Some(Step::Begun) => begun = now,
                Some(Step::Ended(Ended { test, ending, evidence })) => {
                    begun = now;
                    self.runs.insert(test, Run::of(ending, evidence));
                }
                None => {}
            }
        }
    }
}

/// Why a process stopped.
#[derive(Clone, Copy, Debug)]
enum Stop {
    Ended(ExitStatus),
    TimedOut,
    BudgetOver,
}

impl Stop {
    fn describe(self) -> String {
        match self {
            Stop::Ended(status) => status.to_string(),
            Stop::TimedOut => "the time for one test was over".to_owned(),
            Stop::BudgetOver => "the time for the suite was over".to_owned(),
        }
    }
}

impl Run {
    fn of(ending: Ending, evidence: Evidence) -> Run {
        let end = match ending {
            Ending::Passed => End::Passed,
            Ending::Failed => End::Failed,
            Ending::Skipped => End::Skipped,
        };
        Run { end, evidence }
    }

    /// Returns the verdict on the test, by the verdicts on the kernels of the route. A module that is missing is the reason
    /// for a failure, before a module that the runtime did not build.
    pub(super) fn verdict(&self, kernels: &Verdicts) -> Verdict {
        match self.end {
            End::Passed => return Verdict::passed(),
            End::Skipped => return Verdict::new(Outcome::Skipped, ""),
            End::Failed | End::Crashed(_) | End::TimedOut => {}
        }
        if let Some(name) = self.evidence.missing.first() {
            let kernel = kernels.iter().find(|(kernel, _)| is_module(kernel, name));
            return match kernel.filter(|(_, verdict)| verdict.outcome != Outcome::Passed) {
                Some((_, verdict)) => Verdict::new(verdict.outcome, format!("{name}: {}", verdict.reason)),
                None => Verdict::new(Outcome::NotDumped, name.clone()),
            };
        }
        match (&self.end, &self.evidence.not_built) {
            (End::Failed, Some(reason)) => Verdict::new(Outcome::RefusedByRuntime, reason.clone()),
            (End::Crashed(status), _) => Verdict::new(Outcome::Crashed, status.clone()),
            (End::TimedOut, _) => Verdict::new(Outcome::TimedOut, ""),
            _ => Verdict::new(Outcome::Wrong, self.evidence.error.clone().unwrap_or_default()),
        }
    }
}

/// Whether a path of a module without its extension is that of the file with this name.
fn is_module(path: &str, name: &str) -> bool {
    path.rsplit('/').next() == Some(name)
}

#[cfg(test)]
mod verdicts {
    use super::*;

    #[test]
    fn a_missing_module_has_the_reason_of_its_kernel() {
        let kernels = Verdicts::from([
            ("sum".to_owned(), Verdict::new(Outcome::Refused, "error: no")),
            ("folder/product".to_owned(), Verdict::new(Outcome::Invalid, "")),
        ]);
        let run = |missing: &[&str], not_built: Option<&str>, end: End| {
            let evidence = Evidence {
                missing: missing.iter().map(|name| (*name).to_owned()).collect(),
                not_built: not_built.map(str::to_owned),
                ..Evidence::default()
            };
            Run { end, evidence }.verdict(&kernels)
        };
        let sum = Verdict::new(Outcome::Refused, "sum: error: no");
        assert_eq!(run(&["sum"], Some("x"), End::Failed), sum);
        assert_eq!(run(&["sum"], None, End::Crashed(String::new())), sum);
        assert_eq!(run(&["product"], None, End::Failed).outcome, Outcome::Invalid);
        assert_eq!(run(&["other"], None, End::Failed).outcome, Outcome::NotDumped);
        assert_eq!(run(&[], Some("x"), End::Failed).outcome, Outcome::RefusedByRuntime);
        assert_eq!(run(&[], Some("x"), End::TimedOut).outcome, Outcome::TimedOut);
        assert_eq!(run(&[], None, End::Failed).outcome, Outcome::Wrong);
        assert_eq!(run(&["sum"], None, End::Passed), Verdict::passed());
    }
}
