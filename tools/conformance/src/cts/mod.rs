//! `cargo xtask cts`: the suites of OpenCL-CTS, Khronos' conformance tests, with this translator as their compiler.
//!
//! A suite runs on a runtime for CPUs, first with the runtime's own compiler, which is the baseline and writes every kernel's
//! source. Clang compiles the sources, the command translates them to SPIR-V, or there and back, the validator judges each
//! module, and the suite runs again with the modules. The suite `spirv_new` brings modules, which run as they are, and after a
//! round trip. Each test gets a result, past crashes and hangs.

mod exceptions;
mod kernels;
mod log;
mod modules;
mod outcome;
mod process;
mod report;
mod suites;
mod tests;

use crate::translator;
use anyhow::{Context, Result, bail, ensure};
use external_tools::Use;
use kernels::Builder;
use outcome::{Level, Outcome, Route, RouteResult, Verdicts};
use process::Limits;
use report::Report;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use suites::Suite;
use task_support::{installation, runtime, workspace};
use tests::{Conditions, Runs};

/// The build, and how long its suites run.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder of a build of OpenCL-CTS.
    #[arg(long, value_name = "DIR")]
    build: PathBuf,
    /// Suites to run, such as `basic,relationals`; without the option, all that the build has, except the ones that take hours.
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    suites: Vec<String>,
    /// Tests to run, by their names in the suites; all of them without the option.
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    tests: Vec<String>,
    /// Levels at which clang compiles the sources.
    #[arg(long, value_enum, value_delimiter = ',', default_value = "0")]
    levels: Vec<Level>,
    /// Seconds for the tests of a suite online; each other route has twice that. Tests that are not reached have no result.
    #[arg(long, value_name = "SECONDS", default_value_t = 120)]
    budget: u64,
    /// Seconds for one test.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    patience: u64,
    /// Memory of each process, in MiB.
    #[arg(long, value_name = "MIB", default_value_t = 8192)]
    memory: u64,
    /// Run tests in their full size, instead of the small size that the suites offer.
    #[arg(long)]
    full: bool,
    /// Modules that are built at the same time; as many as there are processors by default.
    #[arg(long)]
    jobs: Option<usize>,
    /// The folder for modules, logs and the results, which a later run with other suites adds to.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The folder that names another runtime's library, in a file `*.icd`, instead of Intel's CPU runtime. Debian's PoCL is in
    /// `/etc/OpenCL/vendors`.
    #[arg(long, value_name = "DIR")]
    drivers: Option<PathBuf>,
    /// The full path of another spirv-val, newer than the installed one.
    #[arg(long, value_name = "PATH")]
    validator: Option<PathBuf>,
    /// The full path of a build of the command, instead of a release build that is made now.
    #[arg(long, value_name = "PATH")]
    tool: Option<PathBuf>,
}

/// Returns the name of the runtime, and the folder that names its library to the OpenCL loader.
fn runtime(args: &Args) -> Result<(String, PathBuf)> {
    if let Some(drivers) = &args.drivers {
        let drivers = drivers.canonicalize().with_context(|| drivers.display().to_string())?;
        return Ok((format!("the runtime in {}", drivers.display()), drivers));
    }
    runtime::environment(&runtime::folder())?;
    Ok(("Intel's CPU runtime".to_owned(), runtime::driver_list(&runtime::folder())?))
}

/// A run of suites.
struct Bench<'b> {
    args: &'b Args,
    out: PathBuf,
    conditions: Conditions<'b>,
    builder: Builder,
}

/// Runs the suites, and writes the tables after each.
///
/// # Errors
/// Something that is needed does not start, or a test that passes online differs without a known reason.
pub(crate) fn run(args: &Args) -> Result<()> {
    installation::ensure(&[Use::Tests])?;
    let suites = suites::select(&args.build, &args.suites)?;
    let out = args.out.clone().unwrap_or_else(|| workspace::target_dir().join("cts"));
    fs::create_dir_all(&out)?;
    let out = out.canonicalize()?;
    let (runtime, drivers) = runtime(args)?;
    let limits = Limits { seconds: args.patience, mebibytes: args.memory };
    let tool = translator::path(args.tool.as_deref())?;
    for program in [Some(&tool), args.validator.as_ref()].into_iter().flatten() {
        ensure!(program.is_file(), "{}: no such program", program.display());
    }
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = args.jobs.unwrap_or(processors);
    let conditions = Conditions {
        drivers: &drivers,
        memory: args.memory,
        patience: Duration::from_secs(args.patience),
        options: if args.full { Vec::new() } else { vec!["--wimpy".to_owned()] },
    };
    let builder = Builder { tool, validator: args.validator.clone(), limits, jobs };
    let mut report = Report::read(&out, &runtime)?;
    let bench = Bench { args, out, conditions, builder };
    for suite in &suites {
        report.clear(&suite.name);
        bench.suite(suite, &mut report).with_context(|| suite.name.clone())?;
        report.write(&bench.out)?;
    }
    println!("tables: {}", bench.out.display());
    let differences = report.differences();
    for difference in &differences {
        println!("{difference}");
    }
    if !differences.is_empty() {
        bail!("{} tests pass online and differ without a known reason", differences.len());
    }
    Ok(())
}

impl Bench<'_> {
    /// Runs a suite on every route.
    fn suite(&self, suite: &Suite, report: &mut Report) -> Result<()> {
        let folder = self.out.join(&suite.name);
        fs::create_dir_all(&folder)?;
        let mut names = self.conditions.list(suite)?;
        names.retain(|name| self.args.tests.is_empty() || self.args.tests.contains(name));
        let sources = folder.join("sources");
        if sources.is_dir() {
            fs::remove_dir_all(&sources)?;
        }
        fs::create_dir_all(&sources)?;
        let arguments = match suite.modules() {
            Some(modules) => self.module_arguments(&modules),
            None => {
                words(["--compilation-cache-mode", "dump-cl-files", "--compilation-cache-path"], &sources)
            }
        };
        let online = self.tests(suite, Route::Online, &arguments, &names, 1, &folder)?;
        let is_crash = |run: &tests::Run| matches!(run.end, tests::End::Crashed(_));
        let all_crash = !online.is_empty() && online.values().all(is_crash);
        ensure!(!all_crash, "every test ends without a result: {}", folder.join("online.log").display());
        let passed = passed(&online);
        self.add(report, suite, Route::Online, &online, Verdicts::new(), names.len());
        if let Some(modules) = suite.modules() {
            let output = folder.join(Route::Modules.folder());
            let kernels = modules::translate(&self.builder, &modules, &output)?;
            let arguments = self.module_arguments(&output);
            let runs = self.tests(suite, Route::Modules, &arguments, &passed, 2, &folder)?;
            self.add(report, suite, Route::Modules, &runs, kernels, passed.len());
            return Ok(());
        }
        let used = kernels::sources(&sources)?;
        let routes =
            self.args.levels.iter().flat_map(|level| [Route::Forward(*level), Route::RoundTrip(*level)]);
        for route in routes {
            let output = folder.join(route.folder());
            let kernels = self.builder.build(route, &used, &sources, suite.folder(), &output)?;
            let fixed =
                ["--compilation-mode", "spir-v", "--disable-spirv-validation", "--compilation-cache-mode"];
            let rest = ["force-read", "--compilation-cache-path"];
            let arguments = words(fixed.into_iter().chain(rest), &output);
            let runs = self.tests(suite, route, &arguments, &passed, 2, &folder)?;
            self.add(report, suite, route, &runs, kernels, passed.len());
        }
        Ok(())
    }

    /// Options for modules that a suite brings.
    fn module_arguments(&self, modules: &Path) -> Vec<OsString> {
        words(["--skip-spirv-version-check", "--spirv-binaries-path"], modules)
    }

    /// Runs tests on a route, for so many times the budget.
    fn tests(
        &self,
        suite: &Suite,
        route: Route,
        arguments: &[OsString],
        names: &[String],
        times: u64,
        folder: &Path,
    ) -> Result<Runs> {
        let log = folder.join(format!("{}.log", route.folder()));
        let budget = Duration::from_secs(self.args.budget * times);
        self.conditions.run(suite, arguments, names, budget, &log)
    }

    /// Adds the results of a route to the report, and prints them.
    fn add(
        &self,
        report: &mut Report,
        suite: &Suite,
        route: Route,
        runs: &Runs,
        kernels: Verdicts,
        tests: usize,
    ) {
        let verdicts: Verdicts =
            runs.iter().map(|(name, run)| (name.clone(), run.verdict(&kernels))).collect();
        let counts = Outcome::ALL.into_iter().filter_map(|outcome| {
            let number = verdicts.values().filter(|verdict| verdict.outcome == outcome).count();
            (number != 0).then(|| format!("{number} {}", outcome.name()))
        });
        let counts: Vec<String> = counts.collect();
        println!("{} {}: {} (of {tests})", suite.name, route.name(), counts.join(", "));
        let not_reached = tests - verdicts.len();
        report.set(&suite.name, &route.name(), RouteResult { tests: verdicts, kernels, not_reached });
    }
}

/// The tests that pass.
fn passed(runs: &Runs) -> Vec<String> {
    let passed = runs.iter().filter(|(_, run)| matches!(run.end, tests::End::Passed));
    passed.map(|(name, _)| name.clone()).collect()
}

/// Arguments that end in a path.
fn words<'w>(words: impl IntoIterator<Item = &'w str>, path: &Path) -> Vec<OsString> {
    words.into_iter().map(OsString::from).chain([path.as_os_str().to_owned()]).collect()
}
