//! Several inputs in one run, several at a time.

use crate::args::{CalledAs, TranslateArgs};
use crate::failure::Failure;
use crate::translate;
use std::collections::HashSet;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Translates all inputs; what fails does not keep the others from being translated.
pub(crate) fn run(args: &TranslateArgs) -> Result<(), Failure> {
    if let Some(folder) = args.folder() {
        std::fs::create_dir_all(folder)
            .map_err(|e| Failure::file(format!("error: {}: {e}", folder.display())))?;
    }
    let runs: Vec<TranslateArgs> = args.inputs().iter().map(|input| args.for_input(input)).collect();
    let mut outputs: HashSet<PathBuf> = HashSet::new();
    for run in &runs {
        if run.output().as_os_str() == "-" || !outputs.insert(run.output()) {
            let output = run.output();
            let message = format!("error: {}: several inputs have this output", output.display());
            return Err(Failure::usage(message));
        }
    }
    let workers = match args.jobs {
        0 => std::thread::available_parallelism().map_or(1, NonZero::get),
        jobs => jobs,
    };
    let (next, failed, output) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(()));
    std::thread::scope(|scope| {
        for _ in 0..workers.min(runs.len()) {
            scope.spawn(|| {
                while let Some(run) = runs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(failure) = translate::run_one(run) {
                        failed.fetch_add(1, Ordering::Relaxed);
                        // One message at a time.
                        let _guard = output.lock();
                        let input = run.input().display();
                        eprintln!("{input}: {}", failure.message(CalledAs::SpirvLlvm));
                    }
                }
            });
        }
    });
    match failed.into_inner() {
        0 => Ok(()),
        failed => Err(Failure::file(format!("error: {failed} of {} inputs have no output", runs.len()))),
    }
}
