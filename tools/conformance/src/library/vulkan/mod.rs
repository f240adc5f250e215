//! `cargo xtask exec --library --vulkan`: the cases as compute shaders of Vulkan, on lavapipe.
//!
//! Each case is a kernel of its own (`shader.rs`): the translator names the kernel that it refuses, and the others run without
//! it. Results are compared with those of the OpenCL runtime's build of the source, or with our own runner's, within the
//! bounds of OpenCL. `reasons.rs` lists the cases that fall short for another reason than our translation.

mod reasons;
mod report;
mod shader;

use super::bench::{Bench, Form, Outcome};
use super::case::Case;
use super::program::Program;
use super::{Selection, choice, compare, values};
use anyhow::{Result, bail};
use report::Report;
use shader::{Device, Failure};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{fs, thread};

/// What became of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// All results are the same.
    Equal,
    /// Some are apart, and within the bounds.
    Within,
    /// The translator refuses the case.
    Refused,
    /// The validator refuses the module.
    Invalid,
    /// The driver does not run it.
    Driver,
    /// Zeros have another sign, and all other results are within the bounds.
    Sign,
    /// A result is out of bounds.
    Different,
    /// The reference has no results.
    NoReference,
}

/// What became of a case, and why.
struct Found {
    number: usize,
    kind: Kind,
    why: String,
}

/// Runs the chosen cases and prints what became of them.
///
/// # Errors
/// A case falls short without a listed reason, or a program that is needed does not start.
pub(super) fn run(bench: &Bench, launcher: &Path, selection: &Selection) -> Result<()> {
    let programs = choice::programs(bench, selection, &[Form::Source]);
    let count = programs.iter().map(Vec::len).sum::<usize>();
    println!("library on Vulkan: {count} cases, seed {}, one of {}", selection.seed, selection.part);
    let device = Device::new(bench, launcher)?;
    let (next, report) = (Mutex::new(programs.iter().enumerate()), Mutex::new(Report::default()));
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let work = || -> Result<()> {
            loop {
                let Some((number, cases)) = next.lock().ok().and_then(|mut next| next.next()) else {
                    return Ok(());
                };
                let found = check(bench, &device, &format!("v{number}"), cases)?;
                if let Ok(mut report) = report.lock() {
                    found.iter().for_each(|found| report.add(&cases[found.number], found.kind, &found.why));
                }
            }
        };
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or_else(|_| bail!("a worker ended early")))
    })?;
    let report = report.into_inner().unwrap_or_default();
    report.print();
    report.judge(selection.part == 1 && selection.names.is_empty())
}

/// Runs the cases of a program.
fn check(bench: &Bench, device: &Device<'_>, name: &str, cases: &[Case]) -> Result<Vec<Found>> {
    let mut program = Program::new(cases, bench.seed);
    let expected = match reference(bench, name, &program)? {
        Ok(expected) => expected,
        Err(why) if cases.len() == 1 => {
            return Ok(vec![Found { number: 0, kind: Kind::NoReference, why }]);
        }
        Err(_) => {
            let (left, right) = cases.split_at(cases.len() / 2);
            let mut found = check(bench, device, &format!("{name}l"), left)?;
            let rest = check(bench, device, &format!("{name}r"), right)?;
            found.extend(rest.into_iter().map(|each| Found { number: left.len() + each.number, ..each }));
            return Ok(found);
        }
    };
    let folder = bench.programs.folder.join(name);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("input.bin"), if program.input.is_empty() { &[0; 128] } else { &*program.input })?;
    let mut found = Vec::new();
    let all = (0..cases.len()).collect();
    let done = attempt(device, &folder, &mut program, all, &expected, &mut found);
    fs::remove_dir_all(&folder)?;
    done.map(|()| found)
}

/// Runs cases of a program together; those that the translator refuses apart, and in halves where nothing names the case.
fn attempt(
    device: &Device<'_>,
    folder: &Path,
    program: &mut Program<'_>,
    mut cases: Vec<usize>,
    expected: &[u8],
    found: &mut Vec<Found>,
) -> Result<()> {
    let failure = loop {
        if cases.is_empty() {
            return Ok(());
        }
        program.set_kernels_apart(&cases);
        let made = device.shader(folder, program)?;
        let failure = match made {
            Ok(module) => match device.launch(folder, program, &module)? {
                Ok(actual) => {
                    found.extend(cases.iter().map(|&number| compared(program, number, expected, &actual)));
                    return Ok(());
                }
                Err(failure) => failure,
            },
            Err(failure) => failure,
        };
        let place = failure.case.and_then(|number| cases.iter().position(|&case| case == number));
        match place {
            Some(place) => {
                let number = cases.remove(place);
                found.push(Found { number, kind: failure.kind, why: failure.why });
            }
            None => break failure,
        }
    };
    if let [number] = *cases {
        let Failure { kind, why, .. } = failure;
        found.push(Found { number, kind, why });
        return Ok(());
    }
    let rest = cases.split_off(cases.len() / 2);
    attempt(device, folder, program, cases, expected, found)?;
    attempt(device, folder, program, rest, expected, found)
}

/// Compares the results of a case.
fn compared(program: &Program<'_>, number: usize, expected: &[u8], actual: &[u8]) -> Found {
    let comparison = compare::case(program, number, expected, actual);
    let (kind, why) = match comparison.first {
        Some(first) => {
            let why = format!("{} of {} differ; {first}", comparison.different, comparison.compared);
            let kind = if comparison.signs == comparison.different { Kind::Sign } else { Kind::Different };
            (kind, why)
        }
        None if comparison.within > 0 => (Kind::Within, String::new()),
        None => (Kind::Equal, String::new()),
    };
    Found { number, kind, why }
}

/// What the source leaves. It is kept, because the reference takes longer than everything else.
fn reference(bench: &Bench, name: &str, program: &Program<'_>) -> Result<Outcome> {
    let folder = bench.programs.folder.with_file_name("references");
    let file = reference_file(bench, &folder, program);
    if let Ok(known) = fs::read(&file) {
        return Ok(Ok(known));
    }
    let outcomes = bench.run(name, program, &[Form::Source])?;
    let Some((_, outcome)) = outcomes.into_iter().next() else { bail!("the reference was not run") };
    if let Ok(bytes) = &outcome {
        fs::create_dir_all(&folder)?;
        fs::write(file, bytes)?;
    }
    Ok(outcome)
}

/// The file of a reference: by the text of the program and its input.
fn reference_file(bench: &Bench, folder: &Path, program: &Program<'_>) -> PathBuf {
    let text = program.assembly().unwrap_or_default() + &program.source_with_definitions();
    let digest = values::hash_bytes(text.into_bytes().into_iter().chain(program.input.iter().copied()), 0);
    let runner = if bench.programs.runner.is_some() { "ours" } else { "runtime" };
    folder.join(format!("{digest:016x}.{runner}.bin"))
}
