//! Results as JSON.

use crate::outcome::Outcome;
use serde_json::{Value, json};
use spirv_llvm::json::{diagnostic, loss, report};

/// Everything but the bytes.
pub(crate) fn of_result(result: &Outcome) -> Value {
    let mut all = json!({
        "status": result.status as u32,
        "diagnostics": result.messages.iter().map(diagnostic).collect::<Vec<_>>(),
        "losses": result.losses.iter().map(|lost| loss(&lost)).collect::<Vec<_>>(),
    });
    if let (Value::Object(all), Some(made)) = (&mut all, &result.report) {
        all.insert("report".to_owned(), report(&made.report));
    }
    all
}
