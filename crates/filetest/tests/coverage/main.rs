//! The page `docs/generated/coverage.md`: which instructions the mapping table covers, found by translating a call of each face
//! in both directions. `BLESS=1`, or `cargo xtask coverage`, rewrites it.

#![allow(clippy::unwrap_used, reason = "a failed test panics")]

mod module;
mod trial;

use std::path::Path;

#[test]
fn the_page_lists_what_the_table_covers() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/generated/coverage.md");
    let text = spirv_mapping::coverage::report(&trial::try_out);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, text).unwrap();
        return;
    }
    let is_current = std::fs::read_to_string(path).unwrap() == text;
    assert!(is_current, "docs/generated/coverage.md is not up to date: run `cargo xtask coverage`");
}
