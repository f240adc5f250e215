//! Results as JSON.

use crate::diagnostics::ARGUMENTS;
use crate::outcome::Outcome;
use serde_json::{Value, json};
use spirv_llvm::json::{diagnostic, loss, report};

/// Everything but the bytes.
pub(crate) fn of_result(result: &Outcome) -> Value {
    let mistake = result.mistake.map(|message| {
        json!({ "severity": "error", "code": "invalid-argument", "message": message, "place": ARGUMENTS, "help": null })
    });
    let mut all = json!({
        "status": result.status as u32,
        "diagnostics": result.messages.iter().map(diagnostic).chain(mistake).collect::<Vec<_>>(),
        "losses": result.losses.iter().map(|lost| loss(&lost)).collect::<Vec<_>>(),
    });
    if let (Value::Object(all), Some(made)) = (&mut all, &result.report) {
        all.insert("report".to_owned(), report(&made.report));
    }
    all
}
