//! The images that instructions of shaders take: with a sampler or without, of one sample or of several, and of which dimensions
//! (SPIR-V specification, 3.49.10 "Image Instructions"; specification of Vulkan, VUID-StandaloneSpirv-OpTypeSampledImage-06671
//! and VUID-StandaloneSpirv-OpImageQuerySizeLod-04659).

use spirv_module::{Definitions, Dim, Id, Instruction, Op};
use translate_common::problems::ShaderProblem;

const OTHER_IMAGE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an image is used as one of another kind: with or without a sampler, of several samples, or of other dimensions",
    help: "sample, fetch, and query levels of images whose number Sampled is 1; read and write those whose number is 2 (the last \
           but one of target(\"spirv.Image\", ...), before the format)",
};

/// Images with levels of detail.
const WITH_LEVELS: &[Dim] = &[Dim::Dim1D, Dim::Dim2D, Dim::Dim3D, Dim::Cube];
/// Images from which texels are fetched by coordinates.
const WITH_PLACES: &[Dim] = &[Dim::Dim1D, Dim::Dim2D, Dim::Dim3D, Dim::Rect, Dim::Buffer];
/// Images that samplers take.
const SAMPLED: &[Dim] = &[Dim::Dim1D, Dim::Dim2D, Dim::Dim3D, Dim::Cube, Dim::Rect];

/// The images that an instruction takes.
struct Taken {
    /// The operand Sampled of the type.
    sampled: u32,
    /// Whether images of several samples are taken.
    multisampled: bool,
    /// The dimensions; none if all are taken.
    dimensions: &'static [Dim],
}

/// Returns the problem of an instruction with the kind of the image that it takes.
pub(super) fn fault(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> Option<ShaderProblem> {
    let taken = taken(instruction.op())?;
    let &operand = instruction.operands().first()?;
    let mut image = definitions.instruction(definitions.type_of(Id(operand))?)?;
    if image.op() == Op::TypeSampledImage {
        image = definitions.instruction(Id(*image.operands().first()?))?;
    }
    let &[_, dim, _, _, multisampled, sampled, ..] = image.operands() else { return None };
    let fits = sampled == taken.sampled
        && (multisampled == 0 || taken.multisampled)
        && (taken.dimensions.is_empty() || taken.dimensions.contains(&Dim(dim)));
    (image.op() == Op::TypeImage && !fits).then_some(OTHER_IMAGE)
}

fn taken(op: Op) -> Option<Taken> {
    let of = |sampled, multisampled, dimensions| Some(Taken { sampled, multisampled, dimensions });
    match op {
        Op::ImageRead | Op::ImageSparseRead | Op::ImageWrite => of(2, true, &[]),
        Op::ImageFetch | Op::ImageSparseFetch => of(1, true, WITH_PLACES),
        Op::ImageQuerySizeLod | Op::ImageQueryLevels => of(1, false, WITH_LEVELS),
        Op::SampledImage => of(1, true, SAMPLED),
        Op::ImageSampleImplicitLod
        | Op::ImageSampleExplicitLod
        | Op::ImageSampleDrefImplicitLod
        | Op::ImageSampleDrefExplicitLod
        | Op::ImageSparseSampleImplicitLod
        | Op::ImageSparseSampleExplicitLod
        | Op::ImageSparseSampleDrefImplicitLod
        | Op::ImageSparseSampleDrefExplicitLod => of(1, false, SAMPLED),
        _ => None,
    }
}
