//! `docs/generated/intrinsics.md` is the table of intrinsics as it is in the code. `BLESS=1 cargo test -p spirv-mapping
//! --test intrinsics_page` writes it.

use std::path::Path;

#[test]
fn the_page_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/generated/intrinsics.md");
    let expected = spirv_mapping::convention::intrinsics::markdown();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &expected).expect("docs/generated can be written");
    }
    let actual = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(actual == expected, "docs/generated/intrinsics.md is not current; run this test with BLESS=1");
}
