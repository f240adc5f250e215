//! Opaque types: instructions ⇄ LLVM's target extension types ⇄ mangled names ⇄ OpenCL C's words.

use super::images::{ACCESS, IMAGES, image_base, ocl_image};
pub use super::images::{image, image_word, says_access};
use ocl_mangle::Type;
use spirv_grammar::{AccessQualifier, Op};

use crate::ty::{TargetTy, Ty};

/// An opaque type without parameters, in all its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opaque {
    /// The instruction.
    pub op: Op,
    /// The target extension type.
    pub target: &'static str,
    /// The mangled name.
    pub mangled: &'static str,
    /// OpenCL C's name; older clang's structure is called `opencl.` and this.
    pub word: &'static str,
}

/// A type of Intel's motion estimation.
macro_rules! avc {
    ($op:ident, $name:literal, $word:literal) => {
        Opaque {
            op: Op::$op,
            target: concat!("spirv.", $name),
            mangled: concat!("ocl_intel_sub_group_avc_", $word),
            word: concat!("intel_sub_group_avc_", $word),
        }
    };
}

/// The opaque types without parameters.
pub const PLAIN: &[Opaque] = &[
    Opaque { op: Op::TypeSampler, target: SAMPLER, mangled: "ocl_sampler", word: "sampler_t" },
    Opaque { op: Op::TypeEvent, target: "spirv.Event", mangled: "ocl_event", word: "event_t" },
    Opaque {
        op: Op::TypeDeviceEvent,
        target: "spirv.DeviceEvent",
        mangled: "ocl_clkevent",
        word: "clk_event_t",
    },
    Opaque { op: Op::TypeQueue, target: "spirv.Queue", mangled: "ocl_queue", word: "queue_t" },
    Opaque {
        op: Op::TypeReserveId,
        target: "spirv.ReserveId",
        mangled: "ocl_reserveid",
        word: "reserve_id_t",
    },
    avc!(TypeAvcMcePayloadINTEL, "AvcMcePayloadINTEL", "mce_payload_t"),
    avc!(TypeAvcMceResultINTEL, "AvcMceResultINTEL", "mce_result_t"),
    avc!(TypeAvcImePayloadINTEL, "AvcImePayloadINTEL", "ime_payload_t"),
    avc!(TypeAvcImeResultINTEL, "AvcImeResultINTEL", "ime_result_t"),
    avc!(
        TypeAvcImeSingleReferenceStreaminINTEL,
        "AvcImeSingleReferenceStreaminINTEL",
        "ime_single_reference_streamin_t"
    ),
    avc!(
        TypeAvcImeDualReferenceStreaminINTEL,
        "AvcImeDualReferenceStreaminINTEL",
        "ime_dual_reference_streamin_t"
    ),
    avc!(
        TypeAvcImeResultSingleReferenceStreamoutINTEL,
        "AvcImeResultSingleReferenceStreamoutINTEL",
        "ime_result_single_reference_streamout_t"
    ),
    avc!(
        TypeAvcImeResultDualReferenceStreamoutINTEL,
        "AvcImeResultDualReferenceStreamoutINTEL",
        "ime_result_dual_reference_streamout_t"
    ),
    avc!(TypeAvcRefPayloadINTEL, "AvcRefPayloadINTEL", "ref_payload_t"),
    avc!(TypeAvcRefResultINTEL, "AvcRefResultINTEL", "ref_result_t"),
    avc!(TypeAvcSicPayloadINTEL, "AvcSicPayloadINTEL", "sic_payload_t"),
    avc!(TypeAvcSicResultINTEL, "AvcSicResultINTEL", "sic_result_t"),
];

/// The target extension types of samplers, images and pipes.
pub const SAMPLER: &str = "spirv.Sampler";
/// An image, with the operands of OpTypeImage.
pub const IMAGE: &str = "spirv.Image";
/// An image of signed integers, which shaders distinguish.
pub const SIGNED_IMAGE: &str = "spirv.SignedImage";
/// An image of signed integers with a sampler.
pub const SIGNED_SAMPLED_IMAGE: &str = "spirv.SignedSampledImage";
/// An image with a sampler, with the operands of the image.
pub const SAMPLED_IMAGE: &str = "spirv.SampledImage";
/// An image with a sampler for motion estimation, with the operands of the image.
pub const VME_IMAGE: &str = "spirv.VmeImageINTEL";
/// A pipe, with its access qualifier.
pub const PIPE: &str = "spirv.Pipe";

/// A cooperative matrix, with the operands of its instruction.
pub const COOPERATIVE_MATRIX: &str = "spirv.CooperativeMatrixKHR";

/// Matrices and vectors that several invocations hold together. Instructions compute with them as with vectors, which
/// LLVM IR has calls for: target extension types have no operations.
pub const COOPERATIVE: &[Op] =
    &[Op::TypeCooperativeMatrixKHR, Op::TypeCooperativeMatrixNV, Op::TypeCooperativeVectorNV];

/// Whether a target extension type is one of [`COOPERATIVE`].
pub fn is_cooperative(target: &str) -> bool {
    declaring(target).is_some_and(|op| COOPERATIVE.contains(&op))
}

/// Types that only extensions and later versions of OpenCL have. The operands of the instruction are parameters of the
/// target extension type, which is called like the instruction.
pub const OTHERS: &[Op] =
    &[Op::TypeBufferSurfaceINTEL, Op::TypeCooperativeMatrixKHR, Op::TypeNamedBarrier, Op::TypePipeStorage];

/// Opaque types that only shaders have, in the same form.
pub const OF_SHADERS: &[Op] = &[
    Op::TypeAccelerationStructureKHR,
    Op::TypeBufferEXT,
    Op::TypeRayQueryKHR,
    Op::TypeHitObjectEXT,
    Op::TypeHitObjectNV,
    Op::TypeCooperativeMatrixNV,
    Op::TypeCooperativeVectorNV,
    Op::TypeTensorLayoutNV,
    Op::TypeTensorViewNV,
    Op::TypeNodePayloadArrayAMDX,
];

/// Opaque types that were called otherwise when compilers learned them.
const RENAMED: &[(Op, &str)] = &[(Op::TypeTaskSequenceALTERA, "spirv.TaskSequenceINTEL")];

/// The prefix of the names of target extension types.
const TARGET: &str = "spirv.";
/// The prefix of the names of instructions that declare types.
const DECLARES: &str = "Type";

/// The name of the target extension type of one of [`OTHERS`] or [`OF_SHADERS`], or of one that was renamed; `None` for
/// other types.
pub fn with_operands(op: Op) -> Option<String> {
    if let Some((_, name)) = RENAMED.iter().find(|row| row.0 == op) {
        return Some((*name).to_owned());
    }
    let name = op.name().filter(|_| OTHERS.contains(&op) || OF_SHADERS.contains(&op))?;
    Some(format!("{TARGET}{}", name.strip_prefix(DECLARES)?))
}

/// Whether a target extension type is of images of signed integers.
pub fn is_signed(target: &str) -> bool {
    [SIGNED_IMAGE, SIGNED_SAMPLED_IMAGE].contains(&target)
}

/// Returns the instruction that declares the target extension type of this name, which may be any type.
pub fn declaring(target: &str) -> Option<Op> {
    match target {
        SIGNED_IMAGE => return Some(Op::TypeImage),
        SIGNED_SAMPLED_IMAGE => return Some(Op::TypeSampledImage),
        _ => {}
    }
    Op::from_name(&format!("{DECLARES}{}", target.strip_prefix(TARGET)?))
}

/// The prefix of older clang for the word of an opaque type.
const OLD: &str = "opencl.";

/// The opaque type without parameters that an instruction declares.
pub fn plain(op: Op) -> Option<&'static Opaque> {
    PLAIN.iter().find(|plain| plain.op == op)
}

/// The opaque type without parameters of a mangled name.
pub fn plain_of_mangled(name: &str) -> Option<&'static Opaque> {
    PLAIN.iter().find(|plain| plain.mangled == name)
}

/// The opaque type for which older clang has a structure of this name, `opencl.event_t`: the instruction and, for
/// images and pipes, its literals.
pub fn from_old(name: &str) -> Option<(Op, Vec<u32>)> {
    let word = name.strip_prefix(OLD)?;
    if let Some(plain) = PLAIN.iter().find(|plain| plain.word == word) {
        return Some((plain.op, Vec::new()));
    }
    let word = word.strip_suffix("_t")?;
    let known = ACCESS.iter().find_map(|(suffix, access)| Some((word.strip_suffix(suffix)?, *access)));
    let (base, access) = known.unwrap_or((word, AccessQualifier::ReadOnly));
    if base == "pipe" {
        return Some((Op::TypePipe, vec![access.0]));
    }
    let row = IMAGES.iter().find(|row| row.0 == base)?;
    Some((Op::TypeImage, vec![row.1.0, row.2, row.3, row.4, 0, 0, access.0]))
}

/// Enumerations of OpenCL C that appear in signatures.
const ENUMS: &[&str] = &["memory_order", "memory_scope", "kernel_enqueue_flags_t", "clk_profiling_info"];

/// True for OpenCL C's enumerations, which are 32-bit integers.
pub(crate) fn is_enum(ident: &str) -> bool {
    ENUMS.contains(&ident)
}

/// The opaque type a mangled identifier (without its length) names.
pub fn from_mangled(ident: &str) -> Option<TargetTy> {
    from_ocl(ident).or_else(|| friendly(ident.strip_prefix("__spirv_")?))
}

/// The opaque type of OpenCL C that a mangled identifier names. A pipe's access is not in its mangled name: it reads as
/// [`TargetTy`] `spirv.Pipe` without parameters.
pub fn from_ocl(ident: &str) -> Option<TargetTy> {
    if let Some(plain) = plain_of_mangled(ident) {
        return Some(TargetTy::plain(plain.target));
    }
    if ident == "ocl_pipe" {
        return Some(TargetTy::plain(PIPE));
    }
    ocl_image(ident.strip_prefix("ocl_image")?)
}

/// The type of a pipe with this access.
pub fn pipe(access: AccessQualifier) -> TargetTy {
    TargetTy { ints: vec![access.0], ..TargetTy::plain(PIPE) }
}

/// Returns the opaque type for this word of OpenCL C, such as `image2d_t` or `event_t`; an image has this access. Pipes
/// have no such word, because the word does not include the packet.
pub fn from_word(word: &str, access: AccessQualifier) -> Option<TargetTy> {
    if let Some(plain) = PLAIN.iter().find(|plain| plain.word == word) {
        return Some(TargetTy::plain(plain.target));
    }
    let base = word.strip_suffix("_t")?;
    let row = IMAGES.iter().find(|row| row.0 == base)?;
    Some(image(row.1.0, row.2, row.3, row.4, access.0))
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
/// The first word of a type is written.
const SAMPLED: &[(&str, Ty)] = &[
    ("void", Ty::Void),
    ("float", Ty::Float(32)),
    ("half", Ty::Float(16)),
    ("uint", Ty::Int(32)),
    ("int", Ty::Int(32)),
    ("double", Ty::Float(64)),
    ("char", Ty::Int(8)),
    ("uchar", Ty::Int(8)),
    ("short", Ty::Int(16)),
    ("ushort", Ty::Int(16)),
    ("long", Ty::Int(64)),
    ("ulong", Ty::Int(64)),
];

/// The sampled type of this name.
pub fn sampled_type(word: &str) -> Option<Ty> {
    SAMPLED.iter().find(|(name, _)| *name == word).map(|(_, ty)| ty.clone())
}

/// The OpenCL C spelling of an opaque type; `None` if there is none.
pub fn to_ocl(target: &TargetTy) -> Option<String> {
    if let Some(plain) = PLAIN.iter().find(|plain| plain.target == target.name) {
        return Some(plain.mangled.to_owned());
    }
    match target.name.as_str() {
        PIPE => Some("ocl_pipe".to_owned()),
        IMAGE => {
            let (dim, depth, arrayed, ms, access) = match target.ints.as_slice() {
                [dim, depth, arrayed, ms, _, _, access, ..] => (*dim, *depth, *arrayed, *ms, *access),
                [dim, depth, arrayed, ms, _, _] => (*dim, *depth, *arrayed, *ms, 0),
                _ => return None,
            };
            let base = image_base(dim, depth, arrayed, ms)?;
            let suffix = ACCESS.iter().find(|(_, a)| a.0 == access)?;
            Some(format!("ocl_{base}{}", suffix.0))
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

/// In friendly names, opaque types are mangled like the pointers to structures that they once were: `PU3AS215__spirv_Sampler`.
/// This is the address space of such a pointer.
pub fn friendly_space(target: &TargetTy) -> Option<u32> {
    match target.name.as_str() {
        SAMPLER => Some(2),
        IMAGE | SAMPLED_IMAGE | VME_IMAGE | PIPE | COOPERATIVE_MATRIX => Some(1),
        name => (declaring(name) == Some(Op::TypePipeStorage) || RENAMED.iter().any(|row| row.1 == name))
            .then_some(1),
    }
}

/// Returns the opaque type that a pointer to `to` denotes in a friendly name.
pub fn from_friendly_pointer(to: &Type) -> Option<TargetTy> {
    let (qualifiers, named) = to.split();
    let target = friendly(named.as_named()?.strip_prefix("__spirv_")?)?;
    (qualifiers.address_space == friendly_space(&target)).then_some(target)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_an_opaque_type_leads_to_it() {
        for this in PLAIN {
            assert_eq!(plain(this.op), Some(this));
            assert_eq!(plain_of_mangled(this.mangled), Some(this));
            assert_eq!(from_old(&format!("{OLD}{}", this.word)), Some((this.op, Vec::new())));
            assert_eq!(from_mangled(this.mangled), Some(TargetTy::plain(this.target)));
            assert_eq!(from_word(this.word, AccessQualifier::ReadOnly), Some(TargetTy::plain(this.target)));
            assert_eq!(to_ocl(&TargetTy::plain(this.target)).as_deref(), Some(this.mangled));
            // The instruction is called as the type.
            assert_eq!(declaring(this.target), Some(this.op));
        }
        for op in OTHERS.iter().copied().chain(RENAMED.iter().map(|row| row.0)) {
            assert_eq!(with_operands(op).and_then(|target| declaring(&target)), Some(op));
        }
        let named = [(IMAGE, Op::TypeImage), (SAMPLED_IMAGE, Op::TypeSampledImage), (PIPE, Op::TypePipe)];
        for (target, op) in named {
            assert_eq!(declaring(target), Some(op));
        }
    }

    #[test]
    fn every_opaque_type_of_kernels_is_listed() {
        let plain: Vec<Op> = PLAIN.iter().map(|plain| plain.op).collect();
        let known = |op: &Op| {
            plain.contains(op)
                || OTHERS.contains(op)
                || matches!(*op, Op::TypeImage | Op::TypeSampledImage | Op::TypePipe)
        };
        for op in Op::all().filter(|facts| facts.name.starts_with("TypeAvc")).map(|facts| facts.op) {
            assert!(known(&op), "{op}");
        }
    }

    #[test]
    fn images_read_back() {
        for row in IMAGES {
            for (suffix, access) in ACCESS {
                let target = image(row.1.0, row.2, row.3, row.4, access.0);
                let mangled = format!("ocl_{}{suffix}", row.0);
                assert_eq!(to_ocl(&target).as_deref(), Some(mangled.as_str()));
                assert_eq!(from_mangled(&mangled), Some(target.clone()));
                assert_eq!(from_word(&format!("{}_t", row.0), *access), Some(target.clone()));
                let old = from_old(&format!("{OLD}{}{suffix}_t", row.0));
                assert_eq!(old, Some((Op::TypeImage, target.ints.clone())));
                assert_eq!(image_word(row.1.0, row.2, row.3, row.4), Some(format!("{}_t", row.0)));
            }
        }
        assert_eq!(from_old("opencl.pipe_wo_t"), Some((Op::TypePipe, vec![1])));
        assert_eq!(from_old("opencl.image2d_t").map(|old| old.1.last().copied()), Some(Some(0)));
        assert_eq!(from_old("opencl.unknown_t"), None);
    }
}
