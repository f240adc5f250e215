//! The report of the losses of a translation.

use crate::message::Message;
use serde_json::json;
use spirv_llvm::{LossGrade, Losses};
use std::iter;
use std::path::Path;

/// The amount of messages about losses if no report is requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Volume {
    /// Nothing.
    Quiet,
    /// Losses that may change the behavior of the program.
    Normal,
    /// The existence of losses of any grade.
    Verbose,
}

/// Returns the default messages about the losses of a file.
pub(crate) fn messages(losses: &Losses, volume: Volume, path: &Path) -> Vec<Message> {
    let mut messages = Vec::new();
    if volume != Volume::Quiet {
        let semantic = losses.at_least(LossGrade::Semantic);
        messages.extend(semantic.iter().map(|loss| Message::of_loss(&loss, path)));
    }
    if volume == Volume::Verbose && !losses.is_empty() {
        messages.push(summary(losses).about(path));
    }
    messages
}

/// How many of each grade.
fn summary(losses: &Losses) -> Message {
    let count =
        |grade| losses.iter().filter(|loss| loss.grade == grade).map(|loss| loss.count).sum::<usize>();
    let counts = LossGrade::ALL.into_iter().rev().map(|grade| (grade, count(grade)));
    let counts: Vec<String> = counts
        .filter(|(_, count)| *count > 0)
        .map(|(grade, count)| format!("{count} {}", grade.name()))
        .collect();
    Message::note(format!("not carried: {}; --report-loss lists them", counts.join(", ")))
}

/// Everything that was lost: a line for each with its grade, and one with the remedy, if there is one.
pub(crate) fn as_text(losses: &Losses) -> Vec<String> {
    let lines = losses.iter().map(|loss| {
        let places: Vec<String> = loss.places.iter().map(ToString::to_string).collect();
        let count = if loss.count == 1 { "once".to_owned() } else { format!("{} times", loss.count) };
        let (kind, grade) = (loss.kind.name(), loss.grade.name());
        let line = format!("lost: {kind} {} ({grade}, {count}): {}", loss.name, places.join("; "));
        iter::once(line).chain(loss.remedy.map(|remedy| format!("  help: {remedy}")))
    });
    lines.flatten().collect()
}

/// Everything that was lost, as a document of its own.
pub(crate) fn as_json(losses: &Losses) -> String {
    let entries: Vec<_> = losses.iter().map(|loss| spirv_llvm::json::loss(&loss)).collect();
    json!({ "losses": entries }).to_string()
}
