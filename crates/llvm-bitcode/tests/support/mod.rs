//! Test inputs made at run time by clang and LLVM's tools, kept under the target directory between runs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]
#![allow(dead_code, unreachable_pub, reason = "every test binary uses its own part")]

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use llvm_bitcode::WriteOptions;

/// The LLVM versions that Debian has, and LLVM 23.
pub const VERSIONS: [u32; 6] = [14, 15, 16, 19, 22, 23];

/// The LLVM that reads a file: `version`, unless a newer one wrote it.
pub fn reader_of(name: &str, version: u32) -> u32 {
    if name.contains("clang-23 ") || name.contains("llvm_23.ll") { version.max(23) } else { version }
}

/// The directory of the checked-in test inputs.
pub fn inputs() -> PathBuf {
    // Tests of the facade use this file too.
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../llvm-bitcode/tests/inputs")
}

/// Runs a command that writes its result to `-o OUT`, or takes the result of an earlier run of the same command over
/// the same input. Returns `None` if the command refuses the input.
pub fn produce(program: &str, args: &[&str], input: &Path) -> Option<PathBuf> {
    let mut hasher = DefaultHasher::new();
    (program, args, std::fs::read(input).unwrap()).hash(&mut hasher);
    let stem = input.file_stem().unwrap().to_string_lossy();
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("produced");
    std::fs::create_dir_all(&dir).unwrap();
    let out = dir.join(format!("{stem}-{program}-{:016x}", hasher.finish()));
    if out.exists() {
        return Some(out);
    }
    let refused = out.with_extension("refused");
    if refused.exists() {
        return None;
    }
    // Two test processes may produce the same file: each writes its own and renames it into place.
    let partial = out.with_extension(format!("{}-{:?}", std::process::id(), std::thread::current().id()));
    let result = external_tools::tool(program)
        .unwrap()
        .command()
        .args(args)
        .arg(input)
        .arg("-o")
        .arg(&partial)
        .output()
        .unwrap_or_else(|e| panic!("{program}: {e}; `cargo xtask test` installs it"));
    if result.status.success() {
        std::fs::rename(&partial, &out).unwrap();
        Some(out)
    } else {
        std::fs::write(&refused, &result.stderr).unwrap();
        None
    }
}

const OPENCL: &[&str] = &["-cl-std=CL2.0", "-Xclang", "-finclude-default-header"];

/// The base corpus: bitcode of the C, C++ and OpenCL C inputs by every clang, at -O0 and -O2, with and without -g.
pub fn compiled_corpus() -> Vec<(String, Vec<u8>)> {
    let mut corpus = Vec::new();
    for (file, target, options) in [
        ("kernels.cl", "spir64", OPENCL),
        ("program.c", "x86_64-linux-gnu", &["-ffreestanding"][..]),
        ("classes.cpp", "x86_64-linux-gnu", &["-std=c++17"][..]),
    ] {
        let combinations =
            ["-O0", "-O2"].into_iter().flat_map(|level| ["-g0", "-g"].map(|debug| [level, debug]));
        compile(&mut corpus, file, target, options, &combinations.collect::<Vec<_>>());
    }
    corpus
}

/// Bitcode for many targets and with many features of clang. Together with [`compiled_corpus`] over 300 files.
pub fn wide_corpus() -> Vec<(String, Vec<u8>)> {
    let sanitized: &[&str] = &["-std=c++17", "-fsanitize=address,undefined", "-fprofile-instr-generate"];
    let microsoft: &[&str] = &["-fms-extensions", "-fcxx-exceptions", "-fexceptions"];
    let four = [["-O0", "-g0"], ["-O0", "-g"], ["-O2", "-g0"], ["-O2", "-g"]];
    let two = [["-O0", "-g"], ["-O3", "-g0"]];
    let mut corpus = Vec::new();
    for (file, target, options, levels) in [
        ("coroutines.cpp", "x86_64-linux-gnu", &["-std=c++20"][..], &four[..]),
        ("windows.cpp", "x86_64-pc-windows-msvc", microsoft, &four),
        ("windows.cpp", "i686-pc-windows-msvc", microsoft, &two),
        ("vectors.c", "x86_64-linux-gnu", &["-msse2", "-mavx512f", "-mavx512fp16"], &four),
        ("vectors.c", "aarch64-linux-gnu", &["-march=armv8-a+sve"], &four),
        ("vectors.c", "arm64-apple-macos", &["-ffreestanding"], &two),
        ("kernels.cl", "amdgcn", &["-mcpu=gfx900", "-nogpulib", OPENCL[0], OPENCL[1], OPENCL[2]], &two),
        ("kernels.cl", "nvptx64", OPENCL, &two),
        ("kernels.cl", "spir", OPENCL, &two),
        ("kernels.cl", "spir64", &["-cl-fast-relaxed-math", OPENCL[0], OPENCL[1], OPENCL[2]], &two),
        ("small.cl", "spir64", OPENCL, &four),
        ("program.c", "aarch64-linux-gnu", &["-ffreestanding", "-fvisibility=hidden"], &two),
        ("program.c", "riscv64-linux-gnu", &["-ffreestanding", "-Os"], &two),
        ("program.c", "powerpc64le-linux-gnu", &["-ffreestanding", "-ffast-math"], &two),
        (
            "program.c",
            "x86_64-linux-gnu",
            &["-ffreestanding", "-fPIC", "-ftls-model=local-exec", "-fcommon"],
            &two,
        ),
        (
            "program.c",
            "x86_64-linux-gnu",
            &["-ffreestanding", "-gdwarf-5", "-gsplit-dwarf", "-fno-omit-frame-pointer"],
            &two,
        ),
        ("classes.cpp", "x86_64-linux-gnu", sanitized, &two),
        ("classes.cpp", "wasm32", &["-fwasm-exceptions", "-fexceptions"], &two),
        ("classes.cpp", "armv7-linux-gnueabihf", &["-fno-rtti", "-gdwarf-2"], &two),
        (
            "classes.cpp",
            "x86_64-linux-gnu",
            &["-fno-discard-value-names", "-fstack-protector-all", "-gline-tables-only"],
            &two,
        ),
    ] {
        compile(&mut corpus, file, target, options, levels);
    }
    corpus
}

/// Modules with summaries by every clang and every `opt`, and the combined indexes of them.
pub fn lto_corpus() -> Vec<(String, Vec<u8>)> {
    let vtables = ["-flto=thin", "-fno-split-lto-unit", "-fwhole-program-vtables", "-fvisibility=hidden"];
    let levels = [["-O0", "-g"], ["-O2", "-g0"]];
    let mut compiled = Vec::new();
    for (file, options) in [
        ("program.c", &["-ffreestanding", "-flto=thin"][..]),
        ("classes.cpp", &["-std=c++17", "-flto=thin", "-fno-split-lto-unit"]),
        ("classes.cpp", &[&["-std=c++17"], &vtables[..]].concat()),
        ("classes.cpp", &["-std=c++17", "-flto", "-fno-split-lto-unit"]),
    ] {
        compiled.extend(compile_paths(file, "x86_64-linux-gnu", options, &levels));
    }
    let mut paths = compiled.clone();
    for (version, options) in [
        (16, &[][..]),
        (19, &[]),
        (22, &[]),
        (23, &[]),
        (16, &["-write-relbf-to-summary"]),
        (22, &["-write-relbf-to-summary"]),
    ] {
        let opt = format!("opt-{version}");
        let args = [&["-module-summary"], options].concat();
        if let Some(out) = produce(&opt, &args, &inputs().join("summarized.ll")) {
            paths.push((format!("summarized.ll clang-{version} {}", options.join(" ")), out));
        }
    }
    for (name, path) in paths.clone() {
        let version = name.split("clang-").nth(1).and_then(|rest| rest.split(' ').next()).unwrap_or_default();
        // The packages of LLVM 23 do not have the tool.
        if version == "23" {
            continue;
        }
        if let Some(index) = produce(&format!("llvm-lto-{version}"), &["-thinlto-action=thinlink"], &path) {
            paths.push((format!("index of {name}"), index));
        }
    }
    for file in ["summary.ll", "combined_index.ll"] {
        let out = produce("llvm-as-22", &[], &inputs().join("../../../llvm-asm/tests/data").join(file));
        paths.push((file.to_owned(), out.unwrap_or_else(|| panic!("llvm-as-22 refuses {file}"))));
    }
    paths.into_iter().map(|(name, path)| (name, std::fs::read(path).unwrap())).collect()
}

/// Compiles a file by every clang at every level. A combination that a clang does not know is left out.
fn compile(
    corpus: &mut Vec<(String, Vec<u8>)>,
    file: &str,
    target: &str,
    options: &[&str],
    levels: &[[&str; 2]],
) {
    let compiled = compile_paths(file, target, options, levels);
    corpus.extend(compiled.into_iter().map(|(name, path)| (name, std::fs::read(path).unwrap())));
}

/// As [`compile`]; the paths of the results.
fn compile_paths(file: &str, target: &str, options: &[&str], levels: &[[&str; 2]]) -> Vec<(String, PathBuf)> {
    let mut compiled = Vec::new();
    for version in VERSIONS {
        for level in levels {
            let mut args = vec!["-c", "-emit-llvm", "-w", "-target", target];
            args.extend(level.iter().chain(options));
            if let Some(out) = produce(&format!("clang-{version}"), &args, &inputs().join(file)) {
                let name =
                    format!("{file} clang-{version} {target} {} {}", level.join(" "), options.join(" "));
                compiled.push((name, out));
            }
        }
    }
    compiled
}

/// Bitcode of the checked-in assembly by the oldest assembler that knows all of it.
pub fn assembled_corpus() -> Vec<(String, Vec<u8>)> {
    ["instructions.ll", "constants.ll", "attributes.ll", "metadata.ll", "llvm_23.ll"]
        .map(|file| {
            let assembler = format!("llvm-as-{}", reader_of(file, 22));
            let out = produce(&assembler, &[], &inputs().join(file));
            let out = out.unwrap_or_else(|| panic!("{assembler} refuses {file}"));
            (file.to_owned(), std::fs::read(out).unwrap())
        })
        .to_vec()
}

/// A name that can be that of a file.
pub fn file_name(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}

/// Whether `opt` of a version reads a file and its verifier accepts it.
pub fn verified(version: u32, bytes: &[u8], name: &str) -> Result<(), String> {
    let path =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.verify.{version}.bc", file_name(name)));
    std::fs::write(&path, bytes).unwrap();
    let out = external_tools::tool(&format!("opt-{version}"))
        .unwrap()
        .command()
        .args(["-passes=verify", "-disable-output"])
        .arg(&path)
        .output()
        .unwrap_or_else(|e| panic!("opt-{version}: {e}; `cargo xtask test` installs it"));
    let complaints = String::from_utf8_lossy(&out.stderr).into_owned();
    if out.status.success() && !complaints.contains("invalid debug info") {
        std::fs::remove_file(&path).unwrap();
        Ok(())
    } else {
        // A reader that crashes says a lot more.
        let first: Vec<&str> = complaints.lines().take(3).collect();
        Err(format!("{}: {}", path.display(), first.join("\n")))
    }
}

/// A line of assembly with the blocks that a comment names as predecessors in order. LLVM prints them in the order of
/// a use list, which is no part of the module.
fn with_ordered_predecessors(line: &str) -> String {
    let Some((before, list)) = line.split_once("; preds = ") else { return line.to_owned() };
    let mut names: Vec<&str> = list.split(", ").collect();
    names.sort_unstable();
    format!("{before}; preds = {}", names.join(", "))
}

/// The text that `llvm-dis` of a version prints for a file, without the line that names the file.
pub fn disassembled(version: u32, bytes: &[u8], name: &str) -> Result<String, String> {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR"));
    // Tests that run at the same time may want files of the same name.
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let (process, number) = (std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let path = dir.join(format!("{}.{process}.{number}.{version}.bc", file_name(name)));
    std::fs::write(&path, bytes).unwrap();
    let dis = external_tools::tool(&format!("llvm-dis-{version}")).unwrap();
    let out = dis.command().arg(&path).args(["-o", "-"]).output().unwrap();
    if !out.status.success() {
        return Err(format!("{}: {}", path.display(), String::from_utf8_lossy(&out.stderr)));
    }
    std::fs::remove_file(&path).unwrap();
    // The index form of inrange, which ended with LLVM 18, is dropped in reading, as LLVM does since.
    let text = String::from_utf8_lossy(&out.stdout).replace("inrange i", "i");
    // Summaries name the file.
    let text = text.replace(&*path.to_string_lossy(), "module");
    Ok(text
        .lines()
        .filter(|l| !l.starts_with("; ModuleID"))
        .map(|l| with_ordered_predecessors(l) + "\n")
        .collect())
}

/// The first line in which two texts differ.
pub fn first_difference(left: &str, right: &str) -> String {
    let mut lines = left.lines().zip(right.lines()).enumerate();
    match lines.find(|(_, (l, r))| l != r) {
        Some((n, (l, r))) => format!("line {}:\n  - {l}\n  + {r}", n + 1),
        None => format!("{} lines against {}", left.lines().count(), right.lines().count()),
    }
}

/// Reads and writes a file and compares what `llvm-dis` of a version prints for both.
pub fn check_rewrite(version: u32, options: &WriteOptions, name: &str, bytes: &[u8]) -> Result<(), String> {
    let module = llvm_bitcode::read(bytes).map_err(|e| format!("read: {e}"))?;
    let written = llvm_bitcode::write(&module, options).map_err(|e| format!("write: {e}"))?;
    let original = disassembled(version, bytes, name)?;
    let again = disassembled(version, &written.bytes, &format!("{name} rewritten"))?;
    if original == again { Ok(()) } else { Err(first_difference(&original, &again)) }
}

/// Checks many files and reports all that differ. Where a newer LLVM wrote a file, that is the judge.
pub fn check_all(version: u32, options: &WriteOptions, files: impl IntoIterator<Item = (String, Vec<u8>)>) {
    let mut count = 0;
    let mut failures = Vec::new();
    for (name, bytes) in files {
        count += 1;
        if let Err(e) = check_rewrite(reader_of(&name, version), options, &name, &bytes) {
            failures.push(format!("{name}: {e}"));
        }
    }
    assert!(count > 0);
    assert!(failures.is_empty(), "{} of {count} differ\n{}", failures.len(), failures.join("\n"));
}
