//! The options and the presets, for the page's form.

use serde_json::{Value, json};
use spirv_llvm::{Settings, Value as Kind};

/// All options that help texts list, each with its `values` if it takes one of a list.
pub(crate) fn all() -> Value {
    let shown = Settings::all().filter(|setting| !setting.is_hidden);
    let settings = shown.map(|setting| {
        let values: Option<Vec<&str>> = match setting.value {
            Kind::Switch(_) => Some(vec!["true", "false"]),
            Kind::OneOf(choices) => Some(choices.iter().map(|choice| choice.name).collect()),
            _ => None,
        };
        json!({
            "name": setting.name,
            "help": setting.help,
            "default": setting.default,
            "values": values,
            "isSwitch": matches!(setting.value, Kind::Switch(_)),
        })
    });
    Value::Array(settings.collect())
}

/// The presets of the option `target`.
pub(crate) fn targets() -> Value {
    let targets = Settings::targets().iter();
    Value::Array(targets.map(|target| json!({ "name": target.name, "help": target.about })).collect())
}
