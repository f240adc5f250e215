//! The values that options take.

use clap::ValueEnum;
use clap::builder::PossibleValuesParser;
use spirv_llvm::{DEVICE_FEATURES, DeviceFeature, Settings, SpecValue, Target, parse_spec_constant};

/// The form of a report.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum ReportFormat {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// A truth value as LLVM's tools take it: nothing, `true`, `1`, `false`, `0`.
pub(super) fn switch(text: &str) -> Result<bool, String> {
    match text {
        "true" | "TRUE" | "True" | "1" => Ok(true),
        "false" | "FALSE" | "False" | "0" => Ok(false),
        _ => Err("expected true or false".to_owned()),
    }
}

/// The features of devices that there are, a line each.
pub(super) fn list_of_features() -> String {
    let line = |feature: &DeviceFeature| {
        let since =
            feature.since.map_or(String::new(), |version| format!("; part of SPIR-V {version}'s Vulkan"));
        format!("{:<26} {}{since}\n", feature.name, feature.vulkan)
    };
    DEVICE_FEATURES.iter().map(line).collect()
}

/// Returns the parser that accepts the names of targets.
pub(super) fn targets() -> PossibleValuesParser {
    PossibleValuesParser::new(Settings::targets().iter().map(|target| target.name))
}

/// The consumers that there are, a line each.
pub(crate) fn list_of_targets() -> String {
    let line = |target: &Target| format!("{:<18} {}\n", target.name, target.about);
    Settings::targets().iter().map(line).collect()
}

/// Parses values of specialization constants separated or surrounded by blanks. An error is a message, and the
/// corresponding message of `llvm-spirv`.
pub(super) fn spec_values(text: &str) -> Result<Vec<(u32, SpecValue)>, (String, String)> {
    let value = |value| {
        let wrong = |error| (format!("--spec-const: '{value}': {error}"), words_about_spec_value(value));
        parse_spec_constant(value).map_err(wrong)
    };
    text.split_ascii_whitespace().map(value).collect()
}

/// Returns the message of `llvm-spirv` about a wrong value.
fn words_about_spec_value(text: &str) -> String {
    const TYPES: &[&str] = &["i1", "i8", "i16", "i32", "i64", "f16", "f32", "f64"];
    let &[number, ty, value] = text.splitn(3, ':').collect::<Vec<_>>().as_slice() else {
        return format!(
            "Error: Invalid format of -spec-const option: \"{text}\". Expected format: -spec-const \"<id1:type1:value1 \
             id2:type2:value2 ...>\""
        );
    };
    let begin = |what: &str| format!("Error: Invalid {what} for '-spec-const' option! In \"{text}\":");
    if number.parse::<u32>().is_err() {
        return format!("{} \"{number}\" must be a 32-bit unsigned integer", begin("id"));
    }
    if !TYPES.contains(&ty) {
        let types = TYPES.join(", ");
        return format!("{} \"{ty}\" - is not allowed type. Allowed types are: {types}", begin("type"));
    }
    let (kind, width) = ty.split_at(1);
    let kind = if kind == "i" { "integer" } else { "floating point" };
    format!("{} can't convert \"{value}\" to {width}-bit {kind} number", begin("value"))
}

/// Returns the message of `llvm-spirv` about a value among `texts` that the module rejects, by our message.
pub(crate) fn words_about_refused_value(message: &str, texts: &[String]) -> Option<String> {
    let number_behind = |mark: &str| {
        let (_, rest) = message.split_once(mark)?;
        rest.split(|c: char| !c.is_ascii_digit()).next().filter(|number| !number.is_empty())
    };
    let given = |number: &str| {
        let mut values = texts.iter().rev().flat_map(|text| text.split_ascii_whitespace().rev());
        values.find(|value| value.split(':').next() == Some(number))
    };
    if let Some(number) = number_behind("there is no specialization constant ") {
        return Some(format!(
            "Error: CL_INVALID_SPEC_ID. \"{}\": There is no specialization constant with id = {number} in the SPIR-V module.",
            given(number)?
        ));
    }
    let value = given(number_behind("the specialization constant ")?)?;
    let bytes = |bits: &str| bits.parse::<u32>().ok().map(|bits| bits.div_ceil(8));
    let (has, wanted) = (number_behind("the value has ")?, number_behind("the constant has ")?);
    Some(format!(
        "Error: CL_INVALID_VALUE. In \"{value}\": Size of type {} ({} bytes) does not match the size of the specialization \
         constant in the module ({} bytes)",
        value.split(':').nth(1)?,
        bytes(has)?,
        bytes(wanted)?
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_values_may_have_blanks_anywhere() {
        let count = |text| spec_values(text).map(|values| values.len());
        assert_eq!(count(" 1:i32:64  2:i8:1 "), Ok(2));
        assert_eq!(count(""), Ok(0));
        assert!(count("1:i32:64 2").is_err_and(|(message, _)| message.starts_with("--spec-const: '2': ")));
    }

    #[test]
    fn what_is_wrong_with_a_value_has_words() {
        let words = |text| spec_values(text).map_err(|(_, words)| words).unwrap_err();
        assert!(words("12").starts_with("Error: Invalid format"));
        assert!(words("q:i32:4").ends_with("\"q\" must be a 32-bit unsigned integer"));
        assert!(words("1:i9:4").contains("\"i9\" - is not allowed type"));
        assert!(words("1:i8:257").ends_with("can't convert \"257\" to 8-bit integer number"));
        assert!(words("1:f32:4.5E+38").ends_with("to 32-bit floating point number"));
    }
}
