//! naga as a reader of modules: how many it accepts, and why it refuses the others.

use anyhow::{Context, Result};
use naga::front::spv::{Options, parse_u8_slice};
use naga::valid::{Capabilities, ValidationFlags, Validator};
use std::collections::BTreeMap;
use std::fs;
use std::panic::catch_unwind;
use std::path::PathBuf;

/// Reads modules, and prints how many are accepted and how often each kind of refusal occurs.
///
/// # Errors
/// A file cannot be read.
pub(super) fn count(modules: impl Iterator<Item = PathBuf>) -> Result<()> {
    let (mut accepted, mut all) = (0, 0);
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    // A panic is a refusal that is counted, too.
    std::panic::set_hook(Box::new(|_| {}));
    for path in modules {
        let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
        all += 1;
        match catch_unwind(|| read(&bytes)).unwrap_or_else(|_| Err("a panic".to_owned())) {
            Ok(()) => accepted += 1,
            Err(reason) => *reasons.entry(reason).or_default() += 1,
        }
    }
    drop(std::panic::take_hook());
    println!("naga accepts {accepted} of {all}");
    let mut sorted: Vec<_> = reasons.into_iter().collect();
    sorted.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    for (reason, count) in sorted {
        println!("naga {count} times: {reason}");
    }
    Ok(())
}

/// Reads and validates a module; the error is the kind of the refusal.
fn read(bytes: &[u8]) -> Result<(), String> {
    let options = Options { adjust_coordinate_space: false, ..Options::default() };
    let module = parse_u8_slice(bytes, &options).map_err(|error| kind(&format!("{error:?}")))?;
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::all());
    validator.validate(&module).map_err(|error| kind(&format!("{:?}", innermost(error.as_inner()))))?;
    Ok(())
}

/// The last error of a chain.
fn innermost(error: &dyn std::error::Error) -> &dyn std::error::Error {
    let mut at = error;
    while let Some(source) = at.source() {
        at = source;
    }
    at
}

/// The text of an error without what differs between modules.
fn kind(text: &str) -> String {
    let end = text.find("handle").or_else(|| text.find('[')).unwrap_or(text.len());
    text.chars().take(end.min(90)).collect()
}
