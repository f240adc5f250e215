//! Results as JSON.

use crate::outcome::Outcome;
use serde_json::{Value, json};
use spirv_llvm::{Diagnostic, EntryPoint, Loss, Report, SpecConstant};

/// Everything but the bytes.
pub(crate) fn of_result(result: &Outcome) -> Value {
    let mut all = json!({
        "status": result.status as u32,
        "diagnostics": result.messages.iter().map(of_diagnostic).collect::<Vec<_>>(),
        "losses": result.losses.iter().map(|loss| of_loss(&loss)).collect::<Vec<_>>(),
    });
    if let (Value::Object(all), Some(report)) = (&mut all, &result.report) {
        all.insert("report".to_owned(), of_report(&report.report));
    }
    all
}

fn of_diagnostic(message: &Diagnostic) -> Value {
    json!({
        "severity": message.severity.name(),
        "code": message.code.name(),
        "place": message.place.to_string(),
        "message": message.message,
        "help": message.help,
    })
}

fn of_loss(loss: &Loss) -> Value {
    json!({
        "kind": loss.kind.name(),
        "name": loss.name,
        "grade": loss.grade.name(),
        "remedy": loss.remedy,
        "count": loss.count,
        "places": loss.places.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}

fn of_report(report: &Report) -> Value {
    json!({
        "version": report.version.to_string(),
        "generator": report.generator,
        "addressingModel": report.models.map(|(addressing, _)| format!("{addressing:?}")),
        "memoryModel": report.models.map(|(_, memory)| format!("{memory:?}")),
        "capabilities": report.capabilities.iter().map(|c| format!("{c:?}")).collect::<Vec<_>>(),
        "extensions": report.extensions,
        "extInstSets": report.ext_inst_sets,
        "entryPoints": report.entry_points.iter().map(of_entry_point).collect::<Vec<_>>(),
        "specConstants": report.spec_constants.iter().map(of_spec_constant).collect::<Vec<_>>(),
    })
}

fn of_entry_point(entry: &EntryPoint) -> Value {
    let arguments = entry.arguments.iter().map(|argument| {
        json!({
            "name": argument.name,
            "type": argument.type_name,
            "sourceType": argument.source_type,
            "storageClass": argument.storage_class.map(|class| format!("{class:?}")),
            "byValue": argument.is_by_value,
            "const": argument.is_const,
            "restrict": argument.is_restrict,
            "volatile": argument.is_volatile,
        })
    });
    let modes =
        entry.modes.iter().map(|(mode, words)| json!({ "mode": format!("{mode:?}"), "operands": words }));
    json!({
        "model": format!("{:?}", entry.model),
        "name": entry.name,
        "modes": modes.collect::<Vec<_>>(),
        "arguments": arguments.collect::<Vec<_>>(),
    })
}

fn of_spec_constant(constant: &SpecConstant) -> Value {
    json!({
        "specId": constant.spec_id,
        "name": constant.name,
        "type": constant.type_name,
        "size": constant.size,
        "default": constant.default,
    })
}
