//! The report of what a translation could not carry.

use crate::args::ReportFormat;
use serde_json::json;
use spirv_llvm::Losses;

/// The report, or without a format one line that says there is something to report; `None` when there is nothing.
pub(crate) fn report(losses: &Losses, format: Option<ReportFormat>) -> Option<String> {
    match format {
        Some(ReportFormat::Json) => Some(as_json(losses)),
        _ if losses.is_empty() => None,
        Some(ReportFormat::Text) => Some(as_text(losses)),
        None => {
            let total: usize = losses.iter().map(|l| l.count).sum();
            let kinds = losses.iter().count();
            Some(format!(
                "note: {total} items of {kinds} kinds could not be carried; --report-loss lists them"
            ))
        }
    }
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
            json!({ "kind": loss.kind.name(), "name": loss.name, "count": loss.count, "places": places })
        })
        .collect();
    json!({ "losses": entries }).to_string()
}
