//! Clang's OpenCL header: the functions that it declares.

pub(crate) mod own;

use std::collections::BTreeMap;
use std::sync::Mutex;

use spirv_mapping::{Hook, Operand, Reading, ResultAdapter, TargetTy, Ty, Value};

/// Symbol → return type as clang prints it, of all functions that `opencl-c.h` declares.
pub(crate) fn declarations(standard: &'static str) -> BTreeMap<String, String> {
    static CACHE: Mutex<BTreeMap<&str, BTreeMap<String, String>>> = Mutex::new(BTreeMap::new());
    let mut cache = CACHE.lock().unwrap();
    cache.entry(standard).or_insert_with(|| ask_clang(standard)).clone()
}

fn ask_clang(standard: &str) -> BTreeMap<String, String> {
    let clang = external_tools::tool("clang-22").unwrap();
    let resources = clang.command().arg("-print-resource-dir").output().expect("clang-22 runs");
    let include = format!("{}/include", String::from_utf8(resources.stdout).unwrap().trim());
    let out = clang
        .command()
        .args(["-cc1", "-triple", "spir64", &format!("-cl-std={standard}"), "-finclude-default-header"])
        .args(["-cl-ext=+all", "-internal-isystem", &include, "-ast-dump=json", "-x", "cl", "/dev/null"])
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let text = String::from_utf8(out.stdout).unwrap();
    // The type follows the name; text search is much faster than a parse of 60 MB.
    let value = |from: usize, key: &str| {
        let rest = text.get(from..)?;
        rest.get(rest.find(key)? + key.len()..)?.split('"').next()
    };
    let mut all = BTreeMap::new();
    for (at, key) in text.match_indices("\"mangledName\": \"_Z") {
        let name = value(at, "\"mangledName\": \"").unwrap();
        let ty = value(at + key.len(), "\"qualType\": \"").unwrap();
        all.insert(name.to_owned(), ty.split(" (").next().unwrap().to_owned());
    }
    assert!(all.len() > 10_000, "{}", all.len());
    all
}

/// The LLVM type of an OpenCL C type on a 64-bit target.
pub(crate) fn llvm_type(name: &str) -> Ty {
    let digits = name.trim_start_matches(|c: char| !c.is_ascii_digit());
    let (base, lanes) = match digits.parse() {
        Ok(n) => (name.strip_suffix(digits).unwrap(), n),
        Err(_) => (name, 1),
    };
    let scalar = match base {
        "void" => Ty::Void,
        "bool" => Ty::Bool,
        "char" | "uchar" => Ty::Int(8),
        "short" | "ushort" => Ty::Int(16),
        "int" | "uint" | "cl_mem_fence_flags" => Ty::Int(32),
        "long" | "ulong" | "size_t" | "intptr_t" | "uintptr_t" | "ptrdiff_t" => Ty::Int(64),
        "half" => Ty::Float(16),
        "float" => Ty::Float(32),
        "double" => Ty::Float(64),
        "event_t" => named("ocl_event"),
        "clk_event_t" => named("ocl_clkevent"),
        "queue_t" => named("ocl_queue"),
        "reserve_id_t" => named("ocl_reserveid"),
        _ => Ty::Struct(name.to_owned()),
    };
    scalar.vector(lanes)
}

fn named(mangled: &str) -> Ty {
    Ty::from_mangled(&ocl_mangle::Type::named(mangled)).unwrap()
}

/// The SPIR-V operands that a reading describes.
pub(crate) fn operands(reading: &Reading, args: &[Operand]) -> Vec<Operand> {
    let bools = |k: usize| {
        let (lanes, _) = args[k].ty.lanes();
        Operand::value(Ty::Bool.vector(lanes))
    };
    reading
        .operands
        .iter()
        .map(|v| match v {
            Value::Arg(k) if reading.hook == Some(Hook::NdRange) => by_value(&args[*k]),
            Value::Arg(k) => args[*k].clone(),
            Value::Splat { arg, lanes } => Operand::value(args[*arg].ty.clone().vector(*lanes)),
            Value::NonZero(k) => Operand::value(match bools(*k).ty {
                Ty::Vector(..) => unreachable!("a scalar test"),
                ty => ty,
            }),
            Value::Negative(k) => bools(*k),
            Value::Const { value, ty } => Operand::constant(ty.clone(), *value),
            Value::Literal(n) => Operand::literal(*n),
            Value::Computed { .. } => Operand::value(Ty::Int(32)),
        })
        .collect()
}

/// The argument that a call of `ndrange_2D` passes by pointer.
fn by_value(arg: &Operand) -> Operand {
    match &arg.ty {
        Ty::Pointer { pointee: Some(element), .. } => Operand::value(Ty::Array(2, element.clone())),
        _ => arg.clone(),
    }
}

/// Returns the SPIR-V result type of a reading whose call returns `ret`.
pub(crate) fn result(reading: &Reading, ret: &Ty) -> Ty {
    match reading.result {
        ResultAdapter::Test => Ty::Bool.vector(ret.lanes().0),
        _ => ret.clone(),
    }
}
