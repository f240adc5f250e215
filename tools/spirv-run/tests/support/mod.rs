//! Functions of the library as a program of the host: a driver in C calls the functions of the library that a file of OpenCL C calls.

#![allow(clippy::expect_used, reason = "a failed test panics")]
#![allow(dead_code, reason = "each test takes what it needs of this module")]

use std::path::{Path, PathBuf};
use std::process::Command;

use external_tools::tool;
use llvm_model::{Linkage, Module};
use spirv_run::LIBRARY;

/// Compiles `tests/host/NAME.cl` with the library and `tests/host/NAME.c`, and runs the program: what it prints is the
/// failure. `optimized` is how what is called is compiled: at `-O2` work-items are joined.
pub(crate) fn run(name: &str, optimized: &str) {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/host");
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&out).expect("a folder for the program");
    let (library, calls, linked, object, program) = (
        out.join("library.bc"),
        out.join("calls.bc"),
        out.join("linked.bc"),
        out.join("linked.o"),
        out.join(name),
    );
    std::fs::write(&library, LIBRARY).expect("the library is written");
    let source = sources.join(name);
    succeed(
        clang()
            .args(["-x", "cl", "-cl-std=CL3.0", "-target", "spir64", "-Xclang", "-finclude-default-header"])
            .args(["-O1", "-ffp-contract=off", "-fno-convergent-functions", "-emit-llvm", "-c", "-o"])
            .arg(&calls)
            .arg(source.with_extension("cl")),
    );
    succeed(link().arg(&calls).arg("--only-needed").arg(&library).arg("-o").arg(&linked));
    lower_for_host(&linked, &std::fs::read(&linked).expect("linked bitcode"), |_| {});
    succeed(clang().args(["-x", "ir", "-march=native", optimized, "-c", "-o"]).arg(&object).arg(&linked));
    succeed(
        clang().args(["-O0", "-o"]).arg(&program).arg(source.with_extension("c")).arg(&object).arg("-lm"),
    );
    let ran =
        external_tools::own::built(&program).expect("our own program").output().expect("the program starts");
    let printed = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success() && printed.is_empty(), "{:?}\n{printed}", ran.status);
}

/// Compiles all functions, and links them with `tests/host/NAME.c` and no library of the compiler's own: a runner that
/// compiles at run time has none.
pub(crate) fn link_whole(name: &str) {
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/host").join(name).with_extension("c");
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&out).expect("a folder for the program");
    let (bitcode, object) = (out.join("whole.bc"), out.join("whole.o"));
    lower_for_host(&bitcode, LIBRARY, |module| {
        // What nobody calls would be left out.
        for id in module.functions.ids() {
            let props = &mut module.functions[id].props;
            if props.linkage == Linkage::LinkOnceOdr {
                props.linkage = Linkage::External;
            }
        }
    });
    succeed(clang().args(["-x", "ir", "-march=native", "-O0", "-c", "-o"]).arg(&object).arg(&bitcode));
    let mut link = clang();
    link.arg("-o").arg(out.join(name)).arg(driver).arg(&object).args(["-nodefaultlibs", "-lm", "-lc"]);
    succeed(&mut link);
}

/// Writes bitcode as one of this host, after `change`.
fn lower_for_host(path: &Path, bitcode: &[u8], change: impl FnOnce(&mut Module)) {
    let mut module = llvm_bitcode::read(bitcode).expect("bitcode");
    let (triple, data_layout) = host();
    module.triple = triple.as_str().into();
    module.data_layout = data_layout.as_str().into();
    // The host has no vectors of work-items: it never calls these, and does not define them.
    for (_, function) in module.functions.iter_mut() {
        if function.body.is_none() && function.props.name.starts_with("__spirv_run_lanes_") {
            function.props.linkage = Linkage::ExternWeak;
        }
    }
    change(&mut module);
    let written = llvm_bitcode::write(&module, &llvm_bitcode::WriteOptions::default()).expect("bitcode");
    std::fs::write(path, written.bytes).expect("bitcode is written");
}

fn clang() -> Command {
    tool("clang-22").expect("clang-22").command()
}

fn link() -> Command {
    tool("llvm-link-22").expect("llvm-22").command()
}

/// The triple and the data layout that clang has for this host.
fn host() -> (String, String) {
    let empty =
        clang().args(["-x", "c", "-S", "-emit-llvm", "-o", "-", "/dev/null"]).output().expect("clang runs");
    let text = String::from_utf8(empty.stdout).expect("assembly is text");
    let value = |key: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(key)).expect("clang names its target");
        line.trim_matches('"').to_owned()
    };
    (value("target triple = "), value("target datalayout = "))
}

fn succeed(command: &mut Command) {
    let ran = command.output().expect("the program starts");
    assert!(ran.status.success(), "{command:?}\n{}", String::from_utf8_lossy(&ran.stderr));
}
