//! Kernels of OpenCL C for a test.

use spirv_run::{Program, input};

/// The module that clang makes of `source`, which is the test's of this name.
pub(crate) fn program(test: &str, source: &str) -> Program {
    let folder = std::env::temp_dir().join(format!("spirv-run-{test}-{}", std::process::id()));
    let folder = folder.join(format!("{:?}", std::thread::current().id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("kernels.cl");
    std::fs::write(&file, source).expect("a file");
    let spirv = input::load(&file).unwrap_or_else(|error| panic!("{error}"));
    std::fs::remove_dir_all(&folder).expect("the folder");
    Program::new(spirv).expect("a module")
}
