//! Images. Source: SPIR-V specification, 3.49.10 "Image Instructions".

use crate::signatures::parts::{
    ANY, IMAGE, IMAGE_OPERANDS, IMPLICIT_LOD, NUMBER, NUMBER_ONE, PLACE, POINTER, SAMPLED_IMAGE, TEXEL, WORD,
};
use crate::signatures::pattern::{Kind, Lanes, Part, Signature, sig};
use spirv_grammar::Op;

/// Coordinates of a sample.
const COORDINATES: Part = Part::new(Kind::Float, Lanes::Place);
/// The same, and what divides them.
const PROJECTED: Part = Part::new(Kind::Float, Lanes::Several);
/// The depth that others are compared with.
const DEPTH: Part = Part::new(Kind::FloatOf(32), Lanes::One);
const SAMPLER: Part = Part::new(Kind::Opaque("spirv.Sampler"), Lanes::One);
/// Whether the texel is there, and the texel.
const SPARSE: Part = Part::new(Kind::Structure, Lanes::One);

pub(super) const SIGNATURES: &[Signature] = &[
    sig(Op::ImageTexelPointer, POINTER, &[POINTER, Part::new(Kind::IntOf(32), Lanes::Any), WORD]),
    sig(Op::SampledImage, SAMPLED_IMAGE, &[IMAGE, SAMPLER]),
    sig(Op::ImageSampleImplicitLod, TEXEL, &[SAMPLED_IMAGE, COORDINATES, IMPLICIT_LOD]),
    sig(Op::ImageSampleDrefImplicitLod, NUMBER_ONE, &[SAMPLED_IMAGE, COORDINATES, DEPTH, IMPLICIT_LOD]),
    sig(Op::ImageSampleDrefExplicitLod, NUMBER_ONE, &[SAMPLED_IMAGE, COORDINATES, DEPTH, IMAGE_OPERANDS]),
    sig(Op::ImageSampleProjImplicitLod, TEXEL, &[SAMPLED_IMAGE, PROJECTED, IMPLICIT_LOD]),
    sig(Op::ImageSampleProjExplicitLod, TEXEL, &[SAMPLED_IMAGE, PROJECTED, IMAGE_OPERANDS]),
    sig(Op::ImageSampleProjDrefImplicitLod, NUMBER_ONE, &[SAMPLED_IMAGE, PROJECTED, DEPTH, IMPLICIT_LOD]),
    sig(Op::ImageSampleProjDrefExplicitLod, NUMBER_ONE, &[SAMPLED_IMAGE, PROJECTED, DEPTH, IMAGE_OPERANDS]),
    sig(Op::ImageGather, TEXEL, &[SAMPLED_IMAGE, COORDINATES, WORD, IMAGE_OPERANDS]),
    sig(Op::ImageDrefGather, TEXEL, &[SAMPLED_IMAGE, COORDINATES, DEPTH, IMAGE_OPERANDS]),
    sig(
        Op::ImageQueryLod,
        Part::new(Kind::Float, Lanes::Exactly(2)),
        &[SAMPLED_IMAGE, Part::new(Kind::Number, Lanes::Any)],
    ),
    sig(Op::ImageSparseSampleImplicitLod, SPARSE, &[SAMPLED_IMAGE, COORDINATES, IMPLICIT_LOD]),
    sig(Op::ImageSparseSampleExplicitLod, SPARSE, &[SAMPLED_IMAGE, COORDINATES, IMAGE_OPERANDS]),
    sig(Op::ImageSparseSampleDrefImplicitLod, SPARSE, &[SAMPLED_IMAGE, COORDINATES, DEPTH, IMPLICIT_LOD]),
    sig(Op::ImageSparseSampleDrefExplicitLod, SPARSE, &[SAMPLED_IMAGE, COORDINATES, DEPTH, IMAGE_OPERANDS]),
    sig(Op::ImageSparseFetch, SPARSE, &[IMAGE, PLACE, IMAGE_OPERANDS]),
    sig(Op::ImageSparseGather, SPARSE, &[SAMPLED_IMAGE, COORDINATES, WORD, IMAGE_OPERANDS]),
    sig(Op::ImageSparseDrefGather, SPARSE, &[SAMPLED_IMAGE, COORDINATES, DEPTH, IMAGE_OPERANDS]),
    sig(Op::ImageSparseTexelsResident, Part::new(Kind::Bool, Lanes::One), &[WORD]),
    sig(Op::ImageSparseRead, SPARSE, &[IMAGE, PLACE, IMAGE_OPERANDS]),
    sig(Op::ColorAttachmentReadEXT, Part::new(Kind::Number, Lanes::Exactly(4)), &[ANY]),
    sig(Op::DepthAttachmentReadEXT, Part::new(Kind::FloatOf(32), Lanes::One), &[]),
    sig(Op::StencilAttachmentReadEXT, WORD, &[]),
    sig(Op::ImageSampleWeightedQCOM, NUMBER, &[SAMPLED_IMAGE, COORDINATES, SAMPLED_IMAGE]),
    sig(Op::ImageBoxFilterQCOM, NUMBER, &[SAMPLED_IMAGE, COORDINATES, ANY]),
    sig(Op::FragmentMaskFetchAMD, WORD, &[IMAGE, PLACE]),
    sig(Op::FragmentFetchAMD, TEXEL, &[IMAGE, PLACE, WORD]),
];
