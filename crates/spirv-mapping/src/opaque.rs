//! OpenCL's opaque types: mangled names ⇄ LLVM's target extension types.

use spirv_grammar::{AccessQualifier, Dim};

use crate::ty::{TargetTy, Ty};

/// Mangled name ⇄ target extension type, for the types without parameters.
const PLAIN: &[(&str, &str)] = &[
    ("ocl_sampler", "spirv.Sampler"),
    ("ocl_event", "spirv.Event"),
    ("ocl_clkevent", "spirv.DeviceEvent"),
    ("ocl_queue", "spirv.Queue"),
    ("ocl_reserveid", "spirv.ReserveId"),
];

/// Prefix of an image's mangled name ⇄ (Dim, Depth, Arrayed, MS).
const IMAGES: &[(&str, Dim, u32, u32, u32)] = &[
    ("image1d", Dim::Dim1D, 0, 0, 0),
    ("image1d_array", Dim::Dim1D, 0, 1, 0),
    ("image1d_buffer", Dim::Buffer, 0, 0, 0),
    ("image2d", Dim::Dim2D, 0, 0, 0),
    ("image2d_array", Dim::Dim2D, 0, 1, 0),
    ("image2d_depth", Dim::Dim2D, 1, 0, 0),
    ("image2d_array_depth", Dim::Dim2D, 1, 1, 0),
    ("image2d_msaa", Dim::Dim2D, 0, 0, 1),
    ("image2d_array_msaa", Dim::Dim2D, 0, 1, 1),
    ("image2d_msaa_depth", Dim::Dim2D, 1, 0, 1),
    ("image2d_array_msaa_depth", Dim::Dim2D, 1, 1, 1),
    ("image3d", Dim::Dim3D, 0, 0, 0),
];

const ACCESS: &[(&str, AccessQualifier)] = &[
    ("_ro", AccessQualifier::ReadOnly),
    ("_wo", AccessQualifier::WriteOnly),
    ("_rw", AccessQualifier::ReadWrite),
];

/// Enumerations of OpenCL C that appear in signatures.
const ENUMS: &[&str] = &["memory_order", "memory_scope", "kernel_enqueue_flags_t", "clk_profiling_info"];

/// True for OpenCL C's enumerations, which are 32-bit integers.
pub(crate) fn is_enum(ident: &str) -> bool {
    ENUMS.contains(&ident)
}

/// The opaque type a mangled identifier (without its length) names. A pipe's access is not in its mangled name: it
/// reads as [`TargetTy`] `spirv.Pipe` without parameters.
pub fn from_mangled(ident: &str) -> Option<TargetTy> {
    if let Some((_, target)) = PLAIN.iter().find(|(mangled, _)| *mangled == ident) {
        return Some(TargetTy::plain(*target));
    }
    if ident == "ocl_pipe" {
        return Some(TargetTy::plain("spirv.Pipe"));
    }
    if let Some(image) = ident.strip_prefix("ocl_image") {
        return ocl_image(image);
    }
    if let Some(rest) = ident.strip_prefix("__spirv_") {
        return friendly(rest);
    }
    None
}

/// `2d_array_ro` and its relatives.
fn ocl_image(rest: &str) -> Option<TargetTy> {
    let (suffix, access) = ACCESS.iter().find(|(suffix, _)| rest.ends_with(suffix))?;
    let base = rest.strip_suffix(suffix)?;
    let row = IMAGES.iter().find(|row| row.0.strip_prefix("image") == Some(base))?;
    Some(image(row.1.0, row.2, row.3, row.4, access.0))
}

/// An OpenCL image: sampled type void, Sampled 0, format Unknown.
pub fn image(dim: u32, depth: u32, arrayed: u32, ms: u32, access: u32) -> TargetTy {
    TargetTy {
        name: "spirv.Image".into(),
        types: vec![Ty::Void],
        ints: vec![dim, depth, arrayed, ms, 0, 0, access],
    }
}

/// `Image__void_1_0_0_0_0_0_0`, `Sampler`, `Pipe__0`: the names of the SPIR-V friendly form.
fn friendly(rest: &str) -> Option<TargetTy> {
    let (base, params) = match rest.split_once("__") {
        Some((base, params)) => (base, params),
        None => (rest, ""),
    };
    let mut target = TargetTy::plain(format!("spirv.{base}"));
    for word in params.split('_').filter(|w| !w.is_empty()) {
        match word.parse() {
            Ok(n) => target.ints.push(n),
            Err(_) => target.types.push(sampled_type(word)?),
        }
    }
    Some(target)
}

/// Names of sampled types in friendly type names.
const SAMPLED: &[(&str, Ty)] = &[
    ("void", Ty::Void),
    ("float", Ty::Float(32)),
    ("half", Ty::Float(16)),
    ("int", Ty::Int(32)),
    ("uint", Ty::Int(32)),
    ("double", Ty::Float(64)),
    ("char", Ty::Int(8)),
    ("uchar", Ty::Int(8)),
    ("short", Ty::Int(16)),
    ("ushort", Ty::Int(16)),
    ("long", Ty::Int(64)),
    ("ulong", Ty::Int(64)),
];

fn sampled_type(word: &str) -> Option<Ty> {
    SAMPLED.iter().find(|(name, _)| *name == word).map(|(_, ty)| ty.clone())
}

/// The OpenCL C spelling of an opaque type; `None` if OpenCL C has none.
pub fn to_ocl(target: &TargetTy) -> Option<String> {
    if let Some((mangled, _)) = PLAIN.iter().find(|(_, name)| *name == target.name) {
        return Some((*mangled).to_owned());
    }
    match target.name.as_str() {
        "spirv.Pipe" => Some("ocl_pipe".to_owned()),
        "spirv.Image" => {
            let (dim, depth, arrayed, ms, access) = match target.ints.as_slice() {
                [dim, depth, arrayed, ms, _, _, access, ..] => (*dim, *depth, *arrayed, *ms, *access),
                [dim, depth, arrayed, ms, _, _] => (*dim, *depth, *arrayed, *ms, 0),
                _ => return None,
            };
            // Depth 2 says "no indication"; OpenCL reads it as no depth image.
            let depth = depth % 2;
            let row = IMAGES.iter().find(|r| (r.1.0, r.2, r.3, r.4) == (dim, depth, arrayed, ms))?;
            let suffix = ACCESS.iter().find(|(_, a)| a.0 == access)?;
            Some(format!("ocl_{}{}", row.0, suffix.0))
        }
        _ => None,
    }
}

/// The SPIR-V friendly spelling: `__spirv_Image__void_1_0_0_0_0_0_0`, `__spirv_Sampler`.
pub fn to_friendly(target: &TargetTy) -> Option<String> {
    let base = target.name.strip_prefix("spirv.")?;
    let mut name = format!("__spirv_{base}");
    if target.types.is_empty() && target.ints.is_empty() {
        return Some(name);
    }
    name.push('_');
    for ty in &target.types {
        let word = SAMPLED.iter().find(|(_, t)| t == ty)?.0;
        name.push('_');
        name.push_str(word);
    }
    for n in &target.ints {
        name.push('_');
        name.push_str(&n.to_string());
    }
    Some(name)
}
