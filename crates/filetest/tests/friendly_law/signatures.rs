//! A call whose signature no instruction has becomes nothing invalid: every type of every call is changed to others, and
//! what is translated all the same is valid.

use super::{CHANGED, Call, calls, is_unknown};
use filetest::oracle::spirv_tools;
use spirv_llvm::{ExtensionPolicy, Options};
use std::collections::BTreeMap;

/// What a type is changed to.
const TYPES: [&str; 9] = [
    "i1",
    "i16",
    "i64",
    "half",
    "double",
    "<2 x i32>",
    "<4 x float>",
    "ptr addrspace(1)",
    "target(\"spirv.Event\")",
];

/// The calls that differ from `call` in one type.
fn changed(call: &Call) -> Vec<Call> {
    let mut calls = Vec::new();
    for place in 0..=call.arguments.len() {
        for ty in TYPES {
            let Call { name, mut result, mut arguments } = call.clone();
            let old = if place == 0 { &mut result } else { &mut arguments[place - 1] };
            if old != "void" && old != ty {
                *old = ty.to_owned();
                calls.push(Call { name, result, arguments });
            }
        }
    }
    calls
}

#[test]
fn a_signature_of_no_instruction_gives_nothing_invalid() {
    let mut options = Options::default();
    options.spirv.extensions = ExtensionPolicy::all();
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut tried = 0;
    for call in calls().into_iter().filter(|call| !CHANGED.contains(&call.name.as_str())) {
        for other in changed(&call) {
            tried += 1;
            let Ok(there) = spirv_llvm::llvm_to_spirv(other.module().as_bytes(), &options) else { continue };
            let Err(error) = spirv_tools::validate(&there.bytes) else { continue };
            let error = error.to_string();
            if !is_unknown(&call, &error) {
                let said = format!("{} ({}): {error}", other.result, other.arguments.join(", "));
                wrong.entry(call.name.clone()).or_default().push(said);
            }
        }
    }
    for (name, said) in &wrong {
        eprintln!("{name}: {}: {}", said.len(), said[0].replace('\n', " "));
    }
    let count: usize = wrong.values().map(Vec::len).sum();
    assert!(wrong.is_empty(), "{count} of {tried} are invalid, of {} names", wrong.len());
}
