//! Values, memory, geometry, and instructions of extensions. Source: SPIR-V specification, 3.49 "Instructions", and the extensions
//! that the instructions name.

use crate::signatures::parts::{
    ANY, FLOAT, INT, INT_ONE, MATRIX, NOTHING, POINTER, SAME, SCOPE, SEMANTICS, WORD,
};
use crate::signatures::pattern::{Kind, Lanes, Part, Signature, sig};
use spirv_grammar::Op;

const TRUTH: Part = Part::new(Kind::Bool, Lanes::One);
const AGGREGATE: Part = Part::new(Kind::Aggregate, Lanes::One);
const LAYOUT: Part = Part::new(Kind::Opaque("spirv.TensorLayoutNV"), Lanes::One);
const TENSOR: Part = Part::new(Kind::Opaque("spirv.TensorARM"), Lanes::One);
const VIEW: Part = Part::new(Kind::Opaque("spirv.TensorViewNV"), Lanes::One);
const VECTOR: Part = Part::new(Kind::Opaque("spirv.CooperativeVectorNV"), Lanes::One);
const OLD_MATRIX: Part = Part::new(Kind::Opaque("spirv.CooperativeMatrixNV"), Lanes::One);

pub(super) const SIGNATURES: &[Signature] = &[
    sig(Op::AccessChain, POINTER, &[POINTER]),
    sig(Op::InBoundsAccessChain, POINTER, &[POINTER]),
    sig(Op::RawAccessChainNV, POINTER, &[POINTER, WORD, WORD, WORD]),
    sig(Op::TensorReadARM, ANY, &[TENSOR, ANY]),
    sig(Op::TensorWriteARM, NOTHING, &[TENSOR, ANY, ANY]),
    sig(Op::TensorQuerySizeARM, WORD, &[TENSOR, WORD]),
    sig(Op::ArrayLength, WORD, &[POINTER]),
    sig(Op::CopyLogical, AGGREGATE, &[AGGREGATE]),
    sig(Op::CompositeConstruct, Part::new(Kind::Composite, Lanes::Any), &[]),
    sig(Op::CompositeConstructReplicateEXT, Part::new(Kind::Composite, Lanes::Any), &[ANY]),
    sig(Op::CompositeInsert, Part::new(Kind::Composite, Lanes::Any), &[ANY, SAME]),
    sig(Op::EmitStreamVertex, NOTHING, &[WORD]),
    sig(Op::EndStreamPrimitive, NOTHING, &[WORD]),
    sig(Op::IsHelperInvocationEXT, TRUTH, &[]),
    sig(Op::EmitMeshTasksEXT, NOTHING, &[WORD, WORD, WORD]),
    sig(Op::SetMeshOutputsEXT, NOTHING, &[WORD, WORD]),
    sig(Op::BufferPointerEXT, POINTER, &[ANY]),
    sig(Op::ControlBarrierArriveEXT, NOTHING, &[SCOPE, SCOPE, SEMANTICS]),
    sig(Op::ControlBarrierWaitEXT, NOTHING, &[SCOPE, SCOPE, SEMANTICS]),
    sig(Op::GroupNonUniformPartitionEXT, Part::new(Kind::IntOf(32), Lanes::Exactly(4)), &[ANY]),
    sig(Op::GroupNonUniformQuadAllKHR, TRUTH, &[TRUTH]),
    sig(Op::GroupNonUniformQuadAnyKHR, TRUTH, &[TRUTH]),
    sig(Op::CreateTensorLayoutNV, LAYOUT, &[]),
    sig(Op::TensorLayoutSetDimensionNV, LAYOUT, &[SAME]),
    sig(Op::TensorLayoutSetStrideNV, LAYOUT, &[SAME]),
    sig(Op::TensorLayoutSliceNV, LAYOUT, &[SAME]),
    sig(Op::TensorLayoutSetClampValueNV, LAYOUT, &[SAME, WORD]),
    sig(Op::TensorLayoutSetBlockSizeNV, LAYOUT, &[SAME]),
    sig(Op::CreateTensorViewNV, VIEW, &[]),
    sig(Op::TensorViewSetDimensionNV, VIEW, &[SAME]),
    sig(Op::TensorViewSetStrideNV, VIEW, &[SAME]),
    sig(Op::TensorViewSetClipNV, VIEW, &[SAME, WORD, WORD, WORD, WORD]),
    sig(Op::CooperativeMatrixLoadNV, OLD_MATRIX, &[POINTER, INT_ONE, TRUTH]),
    sig(Op::CooperativeMatrixStoreNV, NOTHING, &[POINTER, OLD_MATRIX, INT_ONE, TRUTH]),
    sig(Op::CooperativeMatrixMulAddNV, OLD_MATRIX, &[OLD_MATRIX, OLD_MATRIX, SAME]),
    sig(Op::CooperativeMatrixLengthNV, WORD, &[ANY]),
    sig(Op::CooperativeMatrixGetCoordinateEXT, Part::new(Kind::IntOf(32), Lanes::Exactly(2)), &[ANY, WORD]),
    sig(Op::CooperativeMatrixPerElementOpEXT, MATRIX, &[SAME, ANY]),
    sig(Op::CooperativeMatrixTransposeNV, MATRIX, &[MATRIX]),
    sig(Op::CooperativeMatrixConvertUseEXT, MATRIX, &[MATRIX]),
    sig(Op::BitCastArrayQCOM, AGGREGATE, &[AGGREGATE]),
    sig(Op::CompositeConstructCoopMatQCOM, MATRIX, &[AGGREGATE]),
    sig(Op::CompositeExtractCoopMatQCOM, AGGREGATE, &[MATRIX]),
    sig(Op::ExtractSubArrayQCOM, AGGREGATE, &[AGGREGATE, WORD]),
    sig(Op::CooperativeMatrixReduceEXT, MATRIX, &[MATRIX]),
    sig(Op::CooperativeVectorLoadNV, VECTOR, &[POINTER, WORD]),
    sig(Op::CooperativeVectorStoreNV, NOTHING, &[POINTER, WORD, VECTOR]),
    sig(Op::CooperativeVectorReduceSumAccumulateNV, NOTHING, &[POINTER, WORD, VECTOR]),
    sig(Op::CooperativeVectorOuterProductAccumulateNV, NOTHING, &[POINTER, WORD, VECTOR, VECTOR, WORD, WORD]),
    sig(Op::CooperativeVectorMatrixMulNV, VECTOR, &[VECTOR, WORD, POINTER, WORD, WORD, WORD, WORD, TRUTH]),
    sig(
        Op::CooperativeVectorMatrixMulAddNV,
        VECTOR,
        &[VECTOR, WORD, POINTER, WORD, WORD, POINTER, WORD, WORD, WORD, WORD, TRUTH],
    ),
    sig(Op::UCountLeadingZerosINTEL, INT, &[SAME]),
    sig(Op::UCountTrailingZerosINTEL, INT, &[SAME]),
    sig(Op::PredicatedStoreINTEL, NOTHING, &[POINTER, ANY, TRUTH]),
    sig(Op::PredicatedLoadINTEL, ANY, &[POINTER, TRUTH, SAME]),
    sig(Op::FSigmoidINTEL, FLOAT, &[SAME]),
];
