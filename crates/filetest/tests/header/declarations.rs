//! What clang's OpenCL header declares, and a module that calls it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::ops::Range;
use std::process::{Command, Stdio};
use std::{fs, path::Path};

/// A version of OpenCL C with every extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standard(pub(crate) &'static str);

/// A function of the header.
#[derive(Clone, Debug)]
pub(crate) struct Overload {
    /// Its name in OpenCL C.
    pub(crate) name: String,
    /// Its symbol.
    pub(crate) symbol: String,
    /// The types of its result and of its parameters as clang prints them.
    result: String,
    params: Vec<String>,
}

/// Every overload that the header declares, in the order of their symbols.
pub(crate) fn overloads(standard: Standard) -> Vec<Overload> {
    let text = ask_clang(standard);
    // A text search is much faster than a parse of 60 MB: name, symbol and type follow each other.
    let mut found = BTreeMap::new();
    for part in text.split("\"name\": \"").skip(1) {
        let Some((name, rest)) = part.split_once('"') else { continue };
        let head = rest.get(..600).unwrap_or(rest);
        let field = |key: &str| head.split_once(key)?.1.split('"').next().map(str::to_owned);
        let (Some(symbol), Some(ty)) = (field("\"mangledName\": \""), field("\"qualType\": \"")) else {
            continue;
        };
        if !symbol.starts_with("_Z") || found.contains_key(&symbol) {
            continue;
        }
        let Some((result, params)) = ty.split_once(" (") else { continue };
        let params = params.trim_end_matches(')').split(", ").filter(|p| !p.is_empty() && *p != "void");
        let overload = Overload {
            name: name.to_owned(),
            symbol: symbol.clone(),
            result: result.to_owned(),
            params: params.map(of_parameter).collect(),
        };
        found.insert(symbol, overload);
    }
    found.into_values().collect()
}

/// The type of a parameter: that it is in private memory itself goes without saying.
fn of_parameter(printed: &str) -> String {
    match printed.rfind('*') {
        Some(at) => printed[..=at].to_owned(),
        None => printed.replace("__private ", ""),
    }
}

fn resources() -> String {
    let out = external_tools::tool("clang-22").unwrap().command().arg("-print-resource-dir").output();
    let out = out.unwrap_or_else(|e| panic!("clang-22: {e}; `cargo xtask test` installs it"));
    format!("{}/include", String::from_utf8_lossy(&out.stdout).trim())
}

fn clang(standard: Standard) -> Command {
    let mut clang = external_tools::tool("clang-22").unwrap().command();
    clang
        .args(["-cc1", "-triple", "spir64", &format!("-cl-std={}", standard.0), "-finclude-default-header"])
        .args(["-cl-ext=+all", "-internal-isystem", &resources(), "-x", "cl"]);
    clang
}

fn ask_clang(standard: Standard) -> String {
    let out = clang(standard).args(["-ast-dump=json", "/dev/null"]).stderr(Stdio::piped()).output().unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8_lossy(&out.stdout).into_owned()
}

/// What is passed for a parameter whose value an instruction says: a constant; otherwise what the function is passed.
fn argument(overload: &Overload, index: usize) -> String {
    match overload.params[index].as_str() {
        "memory_order" if overload.name.contains("load") => "memory_order_acquire".to_owned(),
        // The second order of a compare-exchange is that of a failure.
        "memory_order" if index > 3 => "memory_order_relaxed".to_owned(),
        "memory_order" => "memory_order_release".to_owned(),
        "memory_scope" => "memory_scope_work_group".to_owned(),
        "cl_mem_fence_flags" => "CLK_LOCAL_MEM_FENCE".to_owned(),
        // The size of a cluster is a constant by the specification.
        "uint" if overload.name.starts_with("sub_group_clustered_") && index > 0 => "4".to_owned(),
        "clk_profiling_info" => "CLK_PROFILING_COMMAND_EXEC_TIME".to_owned(),
        _ => format!("a{index}"),
    }
}

/// OpenCL C with a function for each overload that passes its parameters on: `f0`, `f1`, ...
fn source(overloads: &[Overload]) -> String {
    let mut text = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n".to_owned();
    for (number, overload) in overloads.iter().enumerate() {
        let params: Vec<String> =
            overload.params.iter().enumerate().map(|(i, ty)| format!("{ty} a{i}")).collect();
        let args: Vec<String> = (0..params.len()).map(|i| argument(overload, i)).collect();
        let (result, name) = (&overload.result, &overload.name);
        let back = if result == "void" { "" } else { "return " };
        let _ = writeln!(
            text,
            "{result} f{number}({}) {{ {back}{name}({}); }}",
            params.join(", "),
            args.join(", ")
        );
    }
    text
}

/// The bitcode of a module with a function for each overload, in their order: `f0`, `f1`, ...
pub(crate) fn compile(standard: Standard, overloads: &[Overload], scratch: &Path) -> Vec<u8> {
    let (input, output) = (scratch.with_extension("cl"), scratch.with_extension("bc"));
    fs::write(&input, source(overloads)).unwrap();
    let out = clang(standard)
        .args(["-O1", "-emit-llvm-bc", "-o"])
        .arg(&output)
        .arg(&input)
        .stderr(Stdio::piped())
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    fs::read(&output).unwrap()
}

/// The module with nothing but some of its functions.
pub(crate) fn extract(bitcode: &Path, numbers: Range<usize>) -> Vec<u8> {
    let names = numbers.map(|number| format!("-func=f{number}"));
    let out = external_tools::tool("llvm-extract-22").unwrap().command().args(names).arg(bitcode).output();
    let out = out.unwrap_or_else(|e| panic!("llvm-extract-22: {e}; `cargo xtask test` installs it"));
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    out.stdout
}

/// The symbols of all overloads.
pub(crate) fn symbols(overloads: &[Overload]) -> BTreeSet<String> {
    overloads.iter().map(|overload| overload.symbol.clone()).collect()
}
