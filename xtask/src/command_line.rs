//! The command line: one row for each task.
//!
//! It uses clap's builder. The derive, with the parser of Rust that it is made of, would be a third of the time that building
//! this program takes, and a chore should start soon after a clone.

use crate::arguments::{flag, number, number_of};
use crate::programs::{self, BENCH, CONFORMANCE};
use crate::release::{dist, fresh, install, reproduce, wheel};
use crate::{
    book, ci, codegen, corpus, demo, external_tools, fuzz, llvm_inputs, pages, quick, sanitize, tidy,
    whole_tests,
};
use ::external_tools::Use;
use anyhow::{Context, Result};
use clap::{Arg, ArgMatches, Command as CommandLine};
use task_support::installation;

/// A chore.
struct Task {
    name: &'static str,
    about: &'static str,
    options: fn() -> Vec<Arg>,
    run: fn(&ArgMatches) -> Result<()>,
}

const fn task(
    name: &'static str,
    about: &'static str,
    options: fn() -> Vec<Arg>,
    run: fn(&ArgMatches) -> Result<()>,
) -> Task {
    Task { name, about, options, run }
}

const TASKS: &[Task] = &[
    task("codegen", "Generate crates/spirv-grammar/src/generated from the grammar JSON", check, |args| {
        codegen::run(args.get_flag("check"))
    }),
    task("coverage", "Write docs/generated/coverage.md from the mapping table", check, |args| {
        whole_tests::coverage(args.get_flag("check"))
    }),
    task("ci", "Everything CI runs, in its order", none, |_| ci::run()),
    task("tidy", "Check the rules that the compiler does not check", none, |_| tidy::run()),
    task(
        "test",
        "Run every test; if run as root, install the external programs that check the output",
        test_options,
        |args| {
            let passed_on = words(args);
            if args.get_flag("quick") { quick::run(&passed_on) } else { ci::test(&passed_on) }
        },
    ),
    task(
        "tools",
        "List the external programs of tests, benches and chores, with their packages",
        || vec![flag("install", "Install the programs of the tests instead")],
        |args| {
            if args.get_flag("install") {
                installation::ensure(&[Use::Tests, Use::Execution])
            } else {
                external_tools::print()
            }
        },
    ),
    task("fresh", "Run the README's commands on a bare Debian 12; needs root", fresh::options, |args| {
        fresh::run(&fresh::Args::of(args))
    }),
    task(
        "pages",
        "Run the commands on the pages for users and contributors, and compare the output that the guide shows",
        pages::options,
        |args| pages::run(&pages::Args::of(args)),
    ),
    task("book", "Write the guide as a book, in target/book/html; fetches mdBook", none, |_| book::run()),
    task(
        "demo",
        "Build the translator, and print a kernel translated in both directions; needs Rust only",
        none,
        |_| demo::run(),
    ),
    task(
        "llvm-inputs",
        "Read and write LLVM's own test inputs; fetches Debian's source package",
        none,
        |_| llvm_inputs::run(),
    ),
    task(
        "sycl-modules",
        "Translate the modules in a SYCL library in both directions; fetches a Python package",
        passed_on,
        |args| programs::run(CONFORMANCE, "sycl-modules", &words(args)),
    ),
    task(
        "clspv",
        "Translate the tests of clspv for Vulkan, validate the results, and compare them with the tests' expectations",
        passed_on,
        |args| programs::run(CONFORMANCE, "clspv", &words(args)),
    ),
    task(
        "cts",
        "Run the suites of OpenCL-CTS with this translator as their compiler, and compare them with the runtime's own",
        passed_on,
        |args| programs::run(CONFORMANCE, "cts", &words(args)),
    ),
    task(
        "cuda",
        "Run the corpus' kernels on NVIDIA's GPUs, and compare the buffers with those of our own runner",
        passed_on,
        |args| programs::run(CONFORMANCE, "cuda", &words(args)),
    ),
    task(
        "hip",
        "Translate HIP kernels to SPIR-V for AMD's GPUs and back, and compare the objects with clang's",
        passed_on,
        |args| programs::run(CONFORMANCE, "hip", &words(args)),
    ),
    task(
        "hlsl",
        "Compile folders of HLSL with clang, translate them for Vulkan, and validate the results",
        passed_on,
        |args| programs::run(CONFORMANCE, "hlsl", &words(args)),
    ),
    task(
        "nvptx",
        "Translate the corpus' kernels to SPIR-V and back for NVIDIA's GPUs, and assemble the code that LLVM generates",
        passed_on,
        |args| programs::run(CONFORMANCE, "nvptx", &words(args)),
    ),
    task("corpus", "Compile the OpenCL C kernels of the test corpus with clang 22", none, |_| corpus::run()),
    task(
        "header",
        "Translate every function of clang's OpenCL header; the tests run a part of them",
        none,
        |_| whole_tests::header(),
    ),
    task(
        "debug-info",
        "Round trips of every kernel with debug information, in every dialect; the tests run a part of them",
        none,
        |_| whole_tests::debug_info(),
    ),
    task(
        "install",
        "Build and install the command, its manual, the libraries and their headers below a prefix",
        install::options,
        |args| install::run(&install::Args::of(args)?),
    ),
    task(
        "dist",
        "Make an archive and a Debian package of the installed files, below target/dist",
        dist::options,
        |args| dist::run(&dist::Args::of(args)?),
    ),
    task(
        "reproduce",
        "Make the files of `dist` in two clones in different folders, and compare their bytes",
        none,
        |_| reproduce::run(),
    ),
    task("wheel", "Make the wheel of the Python module, below target/wheels", wheel::options, |args| {
        wheel::run(&wheel::Args::of(args))
    }),
    task(
        "playground",
        "Build the page that translates in a browser, and the package for npm, below target/playground",
        passed_on,
        |args| programs::run("playground-site", "build", &words(args)),
    ),
    task(
        "sanitize",
        "Run the programs that call the C ABI with sanitizers, also in the library",
        none,
        |_| sanitize::run(),
    ),
    task(
        "bench",
        "Measure the cost of one run of the command, and of a call through the C ABI",
        passed_on,
        |args| programs::run(BENCH, "bench", &words(args)),
    ),
    task(
        "mutants",
        "Pass many damaged modules to every function for untrusted bytes",
        || {
            vec![
                number("count", "Number of modules, all functions together").default_value("100000"),
                number("first", "Number of the first: the same numbers select the same mutants")
                    .default_value("1"),
                flag("record", "Add the numbers of the run to docs/generated/proof-volumes.md"),
            ]
        },
        |args| fuzz::mutants(number_of(args, "count")?, number_of(args, "first")?, args.get_flag("record")),
    ),
    task(
        "prove",
        "Check the emulations, then random programs for --minutes N from --seed S; keep those that violate a law",
        passed_on,
        |args| programs::prove(&words(args)),
    ),
    task(
        "fuzz",
        "Run the fuzz targets one after the other; needs cargo-fuzz",
        || {
            vec![
                number("minutes", "Duration, all targets together").default_value("9"),
                Arg::new(WORDS).num_args(0..).help("Targets to run; default: all"),
            ]
        },
        |args| fuzz::fuzz(number_of(args, "minutes")?, &words(args)),
    ),
    task(
        "exec",
        "Run kernels on Intel's CPU runtime and compare the results: the corpus', or those of the OpenCL C library",
        passed_on,
        |args| programs::run(CONFORMANCE, "exec", &words(args)),
    ),
    task(
        "gallery",
        "Render the gallery of `spirv-run` into docs/generated, and compare it with Intel's runtime and lavapipe",
        passed_on,
        |args| programs::run(BENCH, "gallery", &words(args)),
    ),
];

/// The arguments that are words in any number.
const WORDS: &str = "args";

/// Returns the whole command line.
pub(crate) fn command() -> CommandLine {
    let tasks = TASKS.iter().map(|task| {
        let options = (task.options)();
        // Then `--help` is of the program that gets all arguments.
        let passes_on =
            options.iter().any(|option| option.is_allow_hyphen_values_set() && options.len() == 1);
        CommandLine::new(task.name).about(task.about).args(options).disable_help_flag(passes_on)
    });
    CommandLine::new("xtask")
        .about("The project's chores")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands(tasks)
}

/// Runs the task that the command line names.
///
/// # Errors
/// The task fails.
pub(crate) fn run(matches: &ArgMatches) -> Result<()> {
    let (name, args) = matches.subcommand().context("no task")?;
    let task = TASKS.iter().find(|task| task.name == name).context("an unknown task")?;
    (task.run)(args)
}

fn none() -> Vec<Arg> {
    Vec::new()
}

fn check() -> Vec<Arg> {
    vec![flag("check", "Compare with the checked-in files instead of writing them")]
}

fn test_options() -> Vec<Arg> {
    let mut options = passed_on();
    options.push(flag("quick", "Only the tests that need Rust only"));
    options
}

/// All further words, options among them: another program interprets them.
fn passed_on() -> Vec<Arg> {
    let words = Arg::new(WORDS).num_args(0..).trailing_var_arg(true).allow_hyphen_values(true);
    vec![words.help("Options and arguments of the program that the task starts")]
}

fn words(args: &ArgMatches) -> Vec<String> {
    args.get_many(WORDS).into_iter().flatten().cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        command().debug_assert();
    }

    /// Also those that CI does not run by way of the pages: a task that was renamed is found. The other programs hold the
    /// commands that they interpret to the same.
    #[test]
    fn every_task_of_the_pages_is_one() {
        let mut tasks = 0;
        let guide = task_support::pages::cargo_commands_of_guide().unwrap();
        for line in task_support::pages::all_commands().unwrap().into_iter().chain(guide) {
            if let Some(task) = line.strip_prefix("cargo xtask ") {
                let words = ["xtask"].into_iter().chain(task.split_whitespace());
                command().try_get_matches_from(words).unwrap_or_else(|error| panic!("{line}: {error}"));
                tasks += 1;
            }
        }
        assert!(tasks > 5, "only {tasks}");
    }

    #[test]
    fn options_of_other_programs_are_passed_on() {
        for (line, expected) in [
            ("exec --library atomic --help", vec!["--library", "atomic", "--help"]),
            ("test --quick -p x -- --nocapture", vec!["-p", "x", "--", "--nocapture"]),
        ] {
            let words = ["xtask"].into_iter().chain(line.split_whitespace());
            let matches = command().try_get_matches_from(words).unwrap();
            let (_, args) = matches.subcommand().unwrap();
            assert_eq!(super::words(args), expected);
        }
    }
}
