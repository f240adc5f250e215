//! Objects for GPUs: what they need from others, and their operations on memory.

use super::tried;
use anyhow::Result;
use std::collections::BTreeMap;
use std::path::Path;
use task_support::workspace;

/// Instructions whose names begin so are operations on memory, or barriers. Loads of arguments and spills are left out.
const OPERATIONS: &[&str] = &["global_", "flat_", "ds_", "s_barrier", "s_atomic"];

/// What an object has.
pub(super) struct Object {
    pub(super) undefined: Vec<String>,
    /// How often it has each operation.
    pub(super) operations: BTreeMap<String, usize>,
}

/// Makes an object of bitcode, optimized as clang does; or the reason why there is none.
pub(super) fn make(bitcode: &Path, processor: &str) -> Result<std::result::Result<Object, String>> {
    let (optimized, object) = (bitcode.with_extension("opt.bc"), bitcode.with_extension("o"));
    let processor = format!("-mcpu={processor}");
    let mut opt = workspace::tool("opt-22")?;
    if let Err(why) = tried(opt.args(["-O2", &processor]).arg(bitcode).arg("-o").arg(&optimized))? {
        return Ok(Err(why));
    }
    let mut llc = workspace::tool("llc-22")?;
    llc.args(["-O2", "-filetype=obj", &processor]).arg(&optimized);
    if let Err(why) = tried(llc.arg("-o").arg(&object))? {
        return Ok(Err(why));
    }
    read(&object).map(Ok)
}

/// Reads an object.
pub(super) fn read(object: &Path) -> Result<Object> {
    let symbols = workspace::output(workspace::tool("llvm-nm-22")?.arg("-u").arg(object))?;
    let undefined = symbols.lines().filter_map(|line| line.split_whitespace().last()).map(str::to_owned);
    let text = workspace::output(workspace::tool("llvm-objdump-22")?.arg("-d").arg(object))?;
    let mut operations = BTreeMap::new();
    for line in text.lines() {
        let Some(name) = line.split_whitespace().next() else { continue };
        if OPERATIONS.iter().any(|prefix| name.starts_with(prefix)) {
            *operations.entry(name.to_owned()).or_default() += 1;
        }
    }
    Ok(Object { undefined: undefined.collect(), operations })
}
