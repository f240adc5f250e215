//! Several inputs in one run, several at a time.

use crate::args::TranslateArgs;
use crate::failure::Failure;
use crate::message::Message;
use crate::transcript::{Said, Transcript, say};
use crate::translate;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Translates all inputs; a failure does not prevent the translation of the others. Prints the messages of each as it
/// ends, or one document at the end; returns the exit status.
pub(crate) fn run(args: &TranslateArgs) -> u8 {
    let runs = match runs(args) {
        Ok(runs) => runs,
        Err(failure) => {
            let mut transcript = Transcript::new(args);
            failure.tell(args.called_as, &mut transcript);
            transcript.end().print();
            return failure.status(args.called_as);
        }
    };
    let progress = if args.messages.quiet || args.messages.json {
        ProgressBar::hidden()
    } else {
        progress_bar(runs.len())
    };
    let (next, failed) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let documents = Mutex::new(vec![Value::Null; runs.len()]);
    std::thread::scope(|scope| {
        for _ in 0..args.threads().min(runs.len()) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(run) = runs.get(at) else { break };
                    let (said, status) = translate::run_one(run, false);
                    if status != 0 {
                        failed.fetch_add(1, Ordering::Relaxed);
                    }
                    // One at a time; a thread that fails half way leaves nothing that the others could not use.
                    let mut documents = documents.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    match said {
                        Said::Document(document) => documents[at] = document,
                        lines => progress.suspend(|| lines.print()),
                    }
                    progress.inc(1);
                }
            });
        }
    });
    progress.finish_and_clear();
    let failed = failed.into_inner();
    if args.messages.json {
        let documents = documents.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        say(json!({ "files": documents }));
    } else if failed > 0 {
        let mut transcript = Transcript::new(args);
        transcript.say(&Message::error(format!("{failed} of {} inputs have no output", runs.len())));
        transcript.end().print();
    }
    u8::from(failed > 0)
}

/// The options of each input: every output has a name of its own.
fn runs(args: &TranslateArgs) -> Result<Vec<TranslateArgs>, Failure> {
    if let Some(folder) = args.folder() {
        std::fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, &error))?;
    }
    let runs: Vec<TranslateArgs> = args.inputs().iter().map(|input| args.for_input(input)).collect();
    let mut outputs: HashSet<PathBuf> = HashSet::new();
    for run in &runs {
        let output = run.output();
        if output.as_os_str() == "-" || !outputs.insert(output.clone()) {
            let message = Message::error("several inputs have this output").about(&output);
            return Err(Failure::usage(message.help("-o FOLDER, and inputs with different names")));
        }
    }
    Ok(runs)
}

/// A bar on standard error, where that is a terminal.
fn progress_bar(count: usize) -> ProgressBar {
    let bar = ProgressBar::new(count as u64);
    // The template is a constant; the style without one is as good.
    let template = ProgressStyle::with_template("{bar:32} {pos}/{len} {elapsed}");
    bar.with_style(template.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
