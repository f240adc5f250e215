//! Images of OpenCL C by their words and by their mangled names.

use super::opaque::IMAGE;
use crate::ty::{TargetTy, Ty};
use spirv_grammar::{AccessQualifier, Dim};

/// OpenCL C's name of an image without its access: `image2d_array_t`.
pub fn image_word(dim: u32, depth: u32, arrayed: u32, ms: u32) -> Option<String> {
    image_base(dim, depth, arrayed, ms).map(|base| format!("{base}_t"))
}

/// Depth 2 means "no indication"; OpenCL reads it as a color image.
pub(super) fn image_base(dim: u32, depth: u32, arrayed: u32, ms: u32) -> Option<&'static str> {
    IMAGES.iter().find(|r| (r.1.0, r.2, r.3, r.4) == (dim, depth % 2, arrayed, ms)).map(|row| row.0)
}

/// Prefix of an image's mangled name ⇄ (Dim, Depth, Arrayed, MS).
pub(super) const IMAGES: &[(&str, Dim, u32, u32, u32)] = &[
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

pub(super) const ACCESS: &[(&str, AccessQualifier)] = &[
    ("_ro", AccessQualifier::ReadOnly),
    ("_wo", AccessQualifier::WriteOnly),
    ("_rw", AccessQualifier::ReadWrite),
];

/// Returns whether a mangled identifier of an image includes its access qualifier, which those of SPIR 1.2 do not;
/// identifiers of other types are always complete.
pub fn says_access(ident: &str) -> bool {
    let image = ident.strip_prefix("ocl_image");
    image.is_none_or(|rest| ACCESS.iter().any(|(suffix, _)| rest.ends_with(suffix)))
}

/// `2d_array_ro` and its relatives; before OpenCL C 2.0 without the access, as which it was then only read or only
/// written.
pub(super) fn ocl_image(rest: &str) -> Option<TargetTy> {
    let known = ACCESS.iter().find_map(|(suffix, access)| Some((rest.strip_suffix(suffix)?, *access)));
    let (base, access) = known.unwrap_or((rest, AccessQualifier::ReadOnly));
    let row = IMAGES.iter().find(|row| row.0.strip_prefix("image") == Some(base))?;
    Some(image(row.1.0, row.2, row.3, row.4, access.0))
}

/// An OpenCL image: sampled type void, Sampled 0, format Unknown.
pub fn image(dim: u32, depth: u32, arrayed: u32, ms: u32, access: u32) -> TargetTy {
    TargetTy { name: IMAGE.into(), types: vec![Ty::Void], ints: vec![dim, depth, arrayed, ms, 0, 0, access] }
}
