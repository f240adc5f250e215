//! The installed files are found and used by other programs: pkg-config, CMake, and compilers of C and C++.

#![allow(clippy::unwrap_used, reason = "a failed test panics")]

use std::path::Path;

/// The library is the one that cargo builds next to the tests. The command and the manual are stand-ins: no program
/// that links the library looks at them, and they have tests of their own.
#[test]
fn programs_find_what_is_installed() {
    // Set here because `install --check` starts them through another program.
    for program in ["pkg-config", "cmake", "cc", "clang++-22"] {
        assert!(external_tools::tool(program).unwrap().answers(), "{program}");
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("install");
    let _ = std::fs::remove_dir_all(&folder);
    let (built, prefix) = (folder.join("built"), folder.join("prefix"));
    std::fs::create_dir_all(built.join("manual/share/man/man1")).unwrap();
    std::fs::write(built.join("manual/share/man/man1/spirv-llvm.1"), "a page").unwrap();
    std::fs::write(built.join("spirv-llvm"), "a command").unwrap();
    let test = std::env::current_exe().unwrap();
    for library in ["libspirv_llvm_c.so", "libspirv_llvm_c.a"] {
        let made = test.with_file_name(library);
        std::os::unix::fs::symlink(&made, built.join(library)).unwrap();
        assert!(made.is_file(), "{}", made.display());
    }
    let output = external_tools::own::cargo()
        .args(["run", "--quiet", "--package", "xtask", "--", "install", "--check", "--prefix"])
        .arg(&prefix)
        .arg("--built")
        .arg(&built)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("programs find and use"), "{said}");
    for path in ["bin/llvm-spirv", "share/man/man1/spirv-llvm.1", "lib/libLLVMSPIRVLib.so"] {
        assert!(prefix.join(path).exists(), "{path}");
    }
}
