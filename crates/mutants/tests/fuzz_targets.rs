//! Every door for bytes has a fuzz target.

#![allow(clippy::unwrap_used, reason = "a failed test panics")]

use std::path::Path;

#[test]
fn every_door_has_a_fuzz_target() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/Cargo.toml");
    let text = std::fs::read_to_string(manifest).unwrap();
    let binaries = text.split("[[bin]]").skip(1);
    let listed: Vec<&str> =
        binaries.filter_map(|table| table.split_once("name = \"")?.1.split('"').next()).collect();
    let doors: Vec<&str> = mutants::TARGETS.iter().map(|target| target.name).collect();
    assert_eq!(listed, doors);
}
