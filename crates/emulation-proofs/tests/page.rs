//! Every rule has a row, and `docs/generated/emulations.md` is the table as it is in the code. `BLESS=1 cargo test -p
//! emulation-proofs --test page` writes it.

use emulation_proofs::{page, rules};
use std::path::Path;

#[test]
fn every_rewritten_intrinsic_has_a_row() {
    let missing = rules::missing();
    assert!(missing.is_empty(), "no rule, and no reason why there is none: {missing:?}");
}

#[test]
fn the_page_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/generated/emulations.md");
    let expected = page::markdown();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &expected).expect("docs/generated can be written");
    }
    let actual = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(actual == expected, "docs/generated/emulations.md is not current; run this test with BLESS=1");
}
