//! Fields of JSON objects, read by hand: a derive of serde is a quarter of the time that building this program takes.

use anyhow::{Context, Result};
use serde_json::Value;

/// Returns a field that is text.
///
/// # Errors
/// There is no such field, or it is not text.
pub(crate) fn text(object: &Value, key: &str) -> Result<String> {
    optional_text(object, key)?.with_context(|| format!("no `{key}` in {object}"))
}

/// Returns a field that is text, or `None` if it is absent or null.
///
/// # Errors
/// The field is not text.
pub(crate) fn optional_text(object: &Value, key: &str) -> Result<Option<String>> {
    match &object[key] {
        Value::Null => Ok(None),
        value => {
            Ok(Some(value.as_str().with_context(|| format!("`{key}` is not text in {object}"))?.to_owned()))
        }
    }
}

/// Returns a field that is a list; an absent field is an empty list.
///
/// # Errors
/// The field is not a list.
pub(crate) fn list<'v>(object: &'v Value, key: &str) -> Result<&'v [Value]> {
    match &object[key] {
        Value::Null => Ok(&[]),
        value => Ok(value.as_array().with_context(|| format!("`{key}` is not a list in {object}"))?),
    }
}

/// Returns a field that is a list of objects, each converted by `convert`; an absent field is an empty list.
///
/// # Errors
/// The field is not a list, or an object cannot be converted.
pub(crate) fn objects<T>(object: &Value, key: &str, convert: impl Fn(&Value) -> Result<T>) -> Result<Vec<T>> {
    list(object, key)?.iter().map(convert).collect()
}

/// Returns a field that is a list of texts; an absent field is an empty list.
///
/// # Errors
/// The field is not a list of texts.
pub(crate) fn texts(object: &Value, key: &str) -> Result<Vec<String>> {
    objects(object, key, |value| {
        Ok(value.as_str().with_context(|| format!("`{key}` has `{value}`, which is not text"))?.to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absent_fields_are_told_from_wrong_ones() {
        let object = serde_json::json!({"name": "a", "list": ["b"], "number": 1});
        assert_eq!(text(&object, "name").unwrap(), "a");
        assert_eq!(texts(&object, "list").unwrap(), ["b"]);
        assert_eq!(optional_text(&object, "other").unwrap(), None);
        assert!(list(&object, "other").unwrap().is_empty());
        assert!(text(&object, "other").is_err());
        assert!(text(&object, "number").is_err() && optional_text(&object, "number").is_err());
        assert!(
            texts(&object, "name").is_err() && objects(&object, "list", |value| text(value, "x")).is_err()
        );
    }
}
