//! Each choice of `spirv-forms` has a file test that makes it alone.

use spirv_llvm::Forms;
use std::path::Path;

#[test]
fn each_choice_is_made_alone_by_a_file_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus/forms");
    let mut texts = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        texts.push_str(&std::fs::read_to_string(entry.unwrap().path()).unwrap());
    }
    for form in Forms::all() {
        let alone = format!("--spirv-forms={}={} ", form.name(), form.khronos.name());
        assert!(texts.contains(&alone), "{}", form.name());
    }
}
