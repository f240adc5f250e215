//! The report of what a translation could not carry.

use crate::args::ReportFormat;
use serde_json::json;
use spirv_llvm::{Loss, LossGrade, Losses};

/// How much is said when no report is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Volume {
    /// Nothing.
    Quiet,
    /// What may make the program do something else.
    Normal,
    /// That there are losses, whatever their grade.
    Verbose,
}

/// The report, or without a format what is said unasked; `None` when there is nothing to say.
pub(crate) fn report(losses: &Losses, format: Option<ReportFormat>, volume: Volume) -> Option<String> {
    match format {
        Some(ReportFormat::Json) => return Some(as_json(losses)),
        _ if losses.is_empty() => return None,
        Some(ReportFormat::Text) => return Some(as_text(losses)),
        None => {}
    }
    let mut lines = Vec::new();
    if volume != Volume::Quiet {
        lines.extend(losses.at_least(LossGrade::Semantic).iter().map(|loss| warning(&loss)));
    }
    if volume == Volume::Verbose {
        lines.push(summary(losses));
    }
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// What was lost that matters, and what helps.
fn warning(loss: &Loss) -> String {
    let places: Vec<String> = loss.places.iter().map(ToString::to_string).collect();
    let (kind, name, count) = (loss.kind.name(), &loss.name, loss.count);
    let times = if count == 1 { String::new() } else { format!(" ({count} times)") };
    let help = loss.remedy.map_or_else(String::new, |remedy| format!("\n  help: {remedy}"));
    format!("warning: {}: lost: {kind} {name}{times}{help}", places.join("; "))
}

/// How many of each grade.
fn summary(losses: &Losses) -> String {
    let count =
        |grade| losses.iter().filter(|loss| loss.grade == grade).map(|loss| loss.count).sum::<usize>();
    let counts = LossGrade::ALL.into_iter().rev().map(|grade| (grade, count(grade)));
    let counts: Vec<String> = counts
        .filter(|(_, count)| *count > 0)
        .map(|(grade, count)| format!("{count} {}", grade.name()))
        .collect();
    format!("note: not carried: {}; --report-loss lists them", counts.join(", "))
}

fn as_text(losses: &Losses) -> String {
    let lines = losses.iter().map(|loss| {
        let places: Vec<String> = loss.places.iter().map(ToString::to_string).collect();
        format!("lost: {} {} ({} times): {}", loss.kind.name(), loss.name, loss.count, places.join("; "))
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn as_json(losses: &Losses) -> String {
    let entries: Vec<_> = losses
        .iter()
        .map(|loss| {
            let places: Vec<String> = loss.places.iter().map(ToString::to_string).collect();
            json!({
                "kind": loss.kind.name(),
                "name": loss.name,
                "grade": loss.grade.name(),
                "remedy": loss.remedy,
                "count": loss.count,
                "places": places,
            })
        })
        .collect();
    json!({ "losses": entries }).to_string()
}
