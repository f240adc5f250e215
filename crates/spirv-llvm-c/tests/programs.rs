//! Programs that link the library, compiled by C and C++ compilers, each as a host would use it.

#![allow(clippy::unwrap_used, reason = "a failed test panics")]

use spirv_llvm::Version;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A kernel with the specialization constants 3 (32 bits) and 4 (a Boolean).
const SPECIALIZED: &str = include_str!("programs/specialized.spvasm");

fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn kernel() -> PathBuf {
    package().join("../../test-corpus/kernels/vector_add.O2.bc")
}

/// A folder of its own for a test, with the shared library under the name that programs look for.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    for name in ["libspirv_llvm_c.so", "libspirv_llvm_c.so.1"] {
        std::os::unix::fs::symlink(library(), folder.join(name)).unwrap();
    }
    folder
}

/// The shared library, which cargo leaves beside the tests.
fn library() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let library = test.with_file_name("libspirv_llvm_c.so");
    assert!(library.is_file(), "{}", library.display());
    library
}

fn tool(program: &str) -> Command {
    external_tools::tool(program).unwrap().command()
}

/// Returns the output of a program, which has to succeed.
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}\n{text}\n{errors}", output.status);
    text
}

/// Compiles one of `tests/programs` into `folder` with `compiler`, against the library there.
fn compile(compiler: &str, folder: &Path, source: &str, output: &str, arguments: &[&str]) -> PathBuf {
    let output = folder.join(output);
    let mut command = tool(compiler);
    command.args(["-Wall", "-Wextra", "-Werror", "-g"]);
    command.arg("-I").arg(package().join("include")).arg("-o").arg(&output);
    command.arg(package().join("tests/programs").join(source)).args(arguments);
    command.arg("-L").arg(folder).arg("-lspirv_llvm_c").arg(format!("-Wl,-rpath,{}", folder.display()));
    run(&mut command);
    output
}

/// Compiles one of `tests/programs` that is written for LLVMSPIRVLib, against our headers of it and this LLVM.
fn compile_with_llvm(version: u32, folder: &Path, source: &str, output: &str, how: &[&str]) -> PathBuf {
    let config = format!("llvm-config-{version}");
    let flags =
        run(tool(&config).args(["--cxxflags", "--ldflags", "--libs", "core", "bitreader", "bitwriter"]));
    // Warnings in LLVM's own headers are not ours.
    let flags = flags.replace("-I", "-isystem ");
    let include = format!("-I{}", package().join("compat/include/LLVMSPIRVLib").display());
    let mut arguments: Vec<&str> = flags.split_whitespace().collect();
    arguments.extend(["-std=c++17", include.as_str()]);
    arguments.extend(how);
    if version < 23 {
        return compile("clang++-22", folder, source, output, &arguments);
    }
    let paths = external_tools::LLVM_23.libraries().map(|folder| format!("-Wl,-rpath,{}", folder.display()));
    arguments.extend(paths.iter().map(String::as_str));
    compile("clang++-23", folder, source, output, &arguments)
}

/// Leaves the kernel with specialization constants in `folder`.
fn specialized(folder: &Path) -> PathBuf {
    let path = folder.join("specialized.spv");
    std::fs::write(&path, spirv_llvm::assemble(SPECIALIZED, Version::V1_0).unwrap()).unwrap();
    path
}

fn built(program: &Path) -> Command {
    external_tools::own::built(program).unwrap()
}

#[test]
fn the_header_is_clean_c_and_cpp() {
    let folder = folder("header");
    let source = folder.join("header.c");
    std::fs::write(&source, "#include <spirv_llvm.h>\nint used(void);\n").unwrap();
    for arguments in [
        ["-xc", "-std=c11", "-Wstrict-prototypes", "-Wmissing-prototypes"],
        ["-xc++", "-std=c++17", "-Wold-style-cast", "-Wzero-as-null-pointer-constant"],
    ] {
        let mut command = tool("clang-22");
        command.args(arguments).args(["-fsyntax-only", "-Wall", "-Wextra", "-pedantic", "-Werror", "-I"]);
        run(command.arg(package().join("include")).arg(&source));
    }
}

#[test]
fn the_extensions_of_the_compatibility_header_are_known() {
    let list = std::fs::read_to_string(package().join("compat/include/LLVMSPIRVLib/LLVMSPIRVExtensions.inc"))
        .unwrap();
    let names: Vec<&str> =
        list.lines().filter_map(|line| line.strip_prefix("EXT(")?.strip_suffix(')')).collect();
    assert!(names.len() > 200 && names.windows(2).all(|pair| pair[0] < pair[1]));
    let unknown: Vec<&str> = names.into_iter().filter(|name| spirv_llvm::extension(name).is_err()).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn only_the_c_abi_is_seen_from_outside() {
    let names = run(tool("nm").args(["-D", "--defined-only", "--format=posix"]).arg(library()));
    let names: Vec<&str> = names.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.len() > 50, "{names:?}");
    assert!(names.iter().all(|name| name.starts_with("spirv_llvm_")), "{names:?}");
    let header = std::fs::read_to_string(package().join("include/spirv_llvm.h")).unwrap();
    for name in names {
        assert!(header.contains(&format!("{name}(")), "{name} is not in the header");
    }
}

#[test]
fn it_needs_the_c_library_and_no_other() {
    let dynamic = run(tool("readelf").args(["-d", "--wide"]).arg(library()));
    let needed = dynamic.lines().filter(|line| line.contains("(NEEDED)"));
    let needed: Vec<&str> = needed.filter_map(|line| line.split(['[', ']']).nth(1)).collect();
    for library in &needed {
        let allowed = ["libc.so.6", "libgcc_s.so.1", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"];
        assert!(allowed.contains(library), "{needed:?}");
    }
    assert!(dynamic.contains("[libspirv_llvm_c.so.1]"), "{dynamic}");
}

#[test]
fn a_runtime_translates_specializes_and_survives_rubbish() {
    let folder = folder("runtime");
    let program = compile("cc", &folder, "runtime.c", "runtime", &["-std=c11", "-pedantic"]);
    let said = run(built(&program).arg(kernel()).arg(specialized(&folder)));
    assert!(said.contains("vector_add: "), "{said}");
    assert!(said.contains("i32 4711"), "{said}");
}

#[test]
fn valgrind_finds_nothing() {
    let folder = folder("valgrind");
    let program = compile("cc", &folder, "runtime.c", "runtime", &["-std=c11"]);
    let mut command = tool("valgrind");
    command.args([
        "--quiet",
        "--error-exitcode=9",
        "--leak-check=full",
        "--show-leak-kinds=definite,indirect",
    ]);
    run(command.arg(program).arg(kernel()).arg(specialized(&folder)));
}

#[test]
fn sixty_four_threads_get_the_same_bytes() {
    let folder = folder("threads");
    let program = compile("cc", &folder, "threads.c", "threads", &["-std=c11", "-pthread"]);
    assert_eq!(run(built(&program).arg(kernel())), "0 of 64 threads differ\n");
}

#[test]
fn a_program_written_for_llvmspirvlib_has_both_ends_verified() {
    let folder = folder("verify");
    for version in [22, 23] {
        let program = compile_with_llvm(version, &folder, "verify.cpp", &format!("verify{version}"), &[]);
        assert_eq!(run(built(&program).arg(kernel())), "vector_add\n");
    }
}

#[test]
fn libraries_with_llvm_of_their_own_translate_in_one_process() {
    let folder = folder("hosts");
    let mut libraries = Vec::new();
    for version in [16, 19, 22, 23] {
        let output = format!("libcompiler{version}.so");
        let how = ["-shared", "-fPIC", "-fvisibility=hidden"];
        libraries.push(compile_with_llvm(version, &folder, "compiler.cpp", &output, &how));
    }
    let host = compile("cc", &folder, "hosts.c", "hosts", &["-std=c11", "-ldl"]);
    let said = run(built(&host).arg(specialized(&folder)).args(&libraries));
    for version in [16, 19, 22, 23] {
        assert_eq!(said.matches(&format!("LLVM {version}\n")).count(), 2, "{said}");
    }
}

#[test]
fn modules_for_machines_are_code_there() {
    let folder = folder("machines");
    let program = compile("cc", &folder, "machines.c", "machines", &["-std=c11", "-pedantic"]);
    let make = |kernel: &str, name: &str, options: &[&str]| {
        let bitcode = package().join("../../test-corpus/kernels").join(kernel);
        let made = folder.join(name);
        run(built(&program).arg(bitcode).arg(&made).args(options));
        made
    };
    let cpu = make("vector_add.O2.bc", "cpu.bc", &["executable", "x86_64-unknown-linux-gnu"]);
    if cfg!(target_arch = "x86_64") {
        let host = folder.join("vector_add");
        let mut clang = tool("clang-22");
        clang.args(["-Wall", "-Wno-override-module", "-I"]).arg(package().join("include"));
        clang.arg(package().join("tests/programs/vector_add.c")).arg(&cpu).args(["-lm", "-o"]).arg(&host);
        run(&mut clang);
        assert_eq!(run(&mut built(&host)), "4 arguments\n");
    }
    let native = make("atomics_classic.O2.bc", "native.bc", &["spirv-native", "true"]);
    let text = run(tool("opt-22").args(["-passes=verify", "-S"]).arg(native));
    assert!(text.contains("atomicrmw add") && !text.contains("_Z10atomic_add"), "{text}");
    for (triple, cpu, entry) in [
        ("amdgcn-amd-amdhsa", "gfx90a", ".amdhsa_kernel vector_add"),
        ("nvptx64-nvidia-cuda", "sm_80", ".entry vector_add("),
    ] {
        for option in ["executable", "spirv-target-triple"] {
            let made = make("vector_add.O2.bc", "gpu.bc", &[option, triple, "cpu", cpu]);
            let code = run(tool("llc-22").arg(format!("-mcpu={cpu}")).arg(made).args(["-o", "-"]));
            assert!(code.contains(entry), "{code}");
        }
    }
}
