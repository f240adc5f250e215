//! Kernels of OpenCL C and shaders of GLSL for a test.

#![allow(dead_code, reason = "each test takes what it needs of this module")]

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

/// The module that glslang makes of a compute shader, which is the test's of these names.
pub(crate) fn shader(test: &str, name: &str, source: &str) -> Program {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    std::fs::create_dir_all(&folder).expect("a folder");
    let name = name.replace(|c: char| !c.is_alphanumeric(), "_").to_lowercase();
    let (text, module) = (folder.join(format!("{name}.comp")), folder.join(format!("{name}.spv")));
    std::fs::write(&text, source).expect("the source is written");
    let mut compiler = external_tools::tool("glslangValidator").expect("it is listed").command();
    let done = compiler.args(["-V", "--target-env", "vulkan1.2", "-o"]).arg(&module).arg(&text).output();
    assert!(done.expect("it starts").status.success());
    Program::new(std::fs::read(&module).expect("a module")).expect("a module")
}
