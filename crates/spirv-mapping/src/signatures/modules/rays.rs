//! Ray tracing. Source: SPV_KHR_ray_tracing, SPV_KHR_ray_query, SPV_NV_shader_invocation_reorder,
//! SPV_EXT_shader_invocation_reorder.

use crate::signatures::parts::{ANY, INT_ONE, NOTHING, POINTER, WORD};
use crate::signatures::pattern::{Kind, Lanes, Part, Signature, sig};
use spirv_grammar::Op;

const TRUTH: Part = Part::new(Kind::Bool, Lanes::One);
const FLOAT_32: Part = Part::new(Kind::FloatOf(32), Lanes::One);
const TWO_FLOATS: Part = Part::new(Kind::FloatOf(32), Lanes::Exactly(2));
const THREE_FLOATS: Part = Part::new(Kind::FloatOf(32), Lanes::Exactly(3));
const SCENE: Part = Part::new(Kind::Opaque("spirv.AccelerationStructureKHR"), Lanes::One);
/// Columns that transform an object to the world, or back.
const TRANSFORM: Part = Part::new(Kind::Matrix, Lanes::One);
/// An array: of places, or of radii.
const POSITIONS: Part = Part::new(Kind::Aggregate, Lanes::One);
/// A pointer to a query.
const QUERY: Part = POINTER;
/// A pointer to what a ray has hit.
const HIT: Part = POINTER;

pub(super) const SIGNATURES: &[Signature] = &[
    sig(
        Op::TraceRayKHR,
        NOTHING,
        &[SCENE, WORD, WORD, WORD, WORD, WORD, THREE_FLOATS, FLOAT_32, THREE_FLOATS, FLOAT_32, POINTER],
    ),
    sig(Op::ExecuteCallableKHR, NOTHING, &[WORD, POINTER]),
    sig(Op::ReportIntersectionKHR, TRUTH, &[FLOAT_32, WORD]),
    sig(
        Op::RayQueryInitializeKHR,
        NOTHING,
        &[QUERY, SCENE, WORD, WORD, THREE_FLOATS, FLOAT_32, THREE_FLOATS, FLOAT_32],
    ),
    sig(Op::RayQueryTerminateKHR, NOTHING, &[QUERY]),
    sig(Op::RayQueryGenerateIntersectionKHR, NOTHING, &[QUERY, FLOAT_32]),
    sig(Op::RayQueryConfirmIntersectionKHR, NOTHING, &[QUERY]),
    sig(Op::RayQueryProceedKHR, TRUTH, &[QUERY]),
    sig(Op::RayQueryGetIntersectionTypeKHR, WORD, &[QUERY, WORD]),
    sig(Op::RayQueryGetRayTMinKHR, FLOAT_32, &[QUERY]),
    sig(Op::RayQueryGetRayFlagsKHR, WORD, &[QUERY]),
    sig(Op::RayQueryGetIntersectionTKHR, FLOAT_32, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionInstanceCustomIndexKHR, WORD, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionInstanceIdKHR, WORD, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, WORD, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionGeometryIndexKHR, WORD, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionPrimitiveIndexKHR, WORD, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionBarycentricsKHR, TWO_FLOATS, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionFrontFaceKHR, TRUTH, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionCandidateAABBOpaqueKHR, TRUTH, &[QUERY]),
    sig(Op::RayQueryGetIntersectionObjectRayDirectionKHR, THREE_FLOATS, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionObjectRayOriginKHR, THREE_FLOATS, &[QUERY, WORD]),
    sig(Op::RayQueryGetWorldRayDirectionKHR, THREE_FLOATS, &[QUERY]),
    sig(Op::RayQueryGetWorldRayOriginKHR, THREE_FLOATS, &[QUERY]),
    sig(Op::RayQueryGetIntersectionObjectToWorldKHR, TRANSFORM, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionWorldToObjectKHR, TRANSFORM, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionTriangleVertexPositionsKHR, POSITIONS, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionClusterIdNV, WORD, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionSpherePositionNV, THREE_FLOATS, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionSphereRadiusNV, FLOAT_32, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionLSSPositionsNV, POSITIONS, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionLSSRadiiNV, POSITIONS, &[QUERY, WORD]),
    sig(Op::RayQueryGetIntersectionLSSHitValueNV, FLOAT_32, &[QUERY, WORD]),
    sig(Op::RayQueryIsSphereHitNV, TRUTH, &[QUERY, WORD]),
    sig(Op::RayQueryIsLSSHitNV, TRUTH, &[QUERY, WORD]),
    sig(Op::HitObjectGetClusterIdNV, WORD, &[HIT]),
    sig(Op::HitObjectGetSpherePositionNV, THREE_FLOATS, &[HIT]),
    sig(Op::HitObjectGetSphereRadiusNV, FLOAT_32, &[HIT]),
    sig(Op::HitObjectGetLSSPositionsNV, POSITIONS, &[HIT]),
    sig(Op::HitObjectGetLSSRadiiNV, POSITIONS, &[HIT]),
    sig(Op::HitObjectIsSphereHitNV, TRUTH, &[HIT]),
    sig(Op::HitObjectIsLSSHitNV, TRUTH, &[HIT]),
    sig(Op::ReorderThreadWithHintNV, NOTHING, &[INT_ONE, INT_ONE]),
    sig(Op::ReorderThreadWithHintEXT, NOTHING, &[INT_ONE, INT_ONE]),
    sig(Op::ReorderThreadWithHitObjectNV, NOTHING, &[HIT]),
    sig(Op::ReorderThreadWithHitObjectEXT, NOTHING, &[HIT]),
    sig(Op::HitObjectIsEmptyNV, TRUTH, &[HIT]),
    sig(Op::HitObjectIsHitNV, TRUTH, &[HIT]),
    sig(Op::HitObjectIsMissNV, TRUTH, &[HIT]),
    sig(Op::HitObjectIsEmptyEXT, TRUTH, &[HIT]),
    sig(Op::HitObjectIsHitEXT, TRUTH, &[HIT]),
    sig(Op::HitObjectIsMissEXT, TRUTH, &[HIT]),
    sig(Op::HitObjectGetHitKindNV, WORD, &[HIT]),
    sig(Op::HitObjectGetHitKindEXT, WORD, &[HIT]),
    sig(Op::HitObjectGetPrimitiveIndexNV, WORD, &[HIT]),
    sig(Op::HitObjectGetPrimitiveIndexEXT, WORD, &[HIT]),
    sig(Op::HitObjectGetGeometryIndexNV, WORD, &[HIT]),
    sig(Op::HitObjectGetGeometryIndexEXT, WORD, &[HIT]),
    sig(Op::HitObjectGetInstanceIdNV, WORD, &[HIT]),
    sig(Op::HitObjectGetInstanceIdEXT, WORD, &[HIT]),
    sig(Op::HitObjectGetInstanceCustomIndexNV, WORD, &[HIT]),
    sig(Op::HitObjectGetInstanceCustomIndexEXT, WORD, &[HIT]),
    sig(Op::HitObjectGetRayTMaxNV, FLOAT_32, &[HIT]),
    sig(Op::HitObjectGetRayTMaxEXT, FLOAT_32, &[HIT]),
    sig(Op::HitObjectGetRayTMinNV, FLOAT_32, &[HIT]),
    sig(Op::HitObjectGetRayTMinEXT, FLOAT_32, &[HIT]),
    sig(Op::HitObjectGetCurrentTimeNV, FLOAT_32, &[HIT]),
    sig(Op::HitObjectGetCurrentTimeEXT, FLOAT_32, &[HIT]),
    sig(Op::HitObjectGetWorldRayDirectionNV, THREE_FLOATS, &[HIT]),
    sig(Op::HitObjectGetWorldRayDirectionEXT, THREE_FLOATS, &[HIT]),
    sig(Op::HitObjectGetWorldRayOriginNV, THREE_FLOATS, &[HIT]),
    sig(Op::HitObjectGetWorldRayOriginEXT, THREE_FLOATS, &[HIT]),
    sig(Op::HitObjectGetObjectRayDirectionNV, THREE_FLOATS, &[HIT]),
    sig(Op::HitObjectGetObjectRayDirectionEXT, THREE_FLOATS, &[HIT]),
    sig(Op::HitObjectGetObjectRayOriginNV, THREE_FLOATS, &[HIT]),
    sig(Op::HitObjectGetObjectRayOriginEXT, THREE_FLOATS, &[HIT]),
    sig(Op::HitObjectGetObjectToWorldNV, TRANSFORM, &[HIT]),
    sig(Op::HitObjectGetObjectToWorldEXT, TRANSFORM, &[HIT]),
    sig(Op::HitObjectGetWorldToObjectNV, TRANSFORM, &[HIT]),
    sig(Op::HitObjectGetWorldToObjectEXT, TRANSFORM, &[HIT]),
    sig(Op::HitObjectRecordEmptyNV, NOTHING, &[HIT]),
    sig(Op::HitObjectRecordEmptyEXT, NOTHING, &[HIT]),
    sig(Op::HitObjectExecuteShaderNV, NOTHING, &[HIT, POINTER]),
    sig(Op::HitObjectExecuteShaderEXT, NOTHING, &[HIT, POINTER]),
    sig(Op::HitObjectGetShaderRecordBufferHandleNV, Part::new(Kind::IntOf(32), Lanes::Exactly(2)), &[HIT]),
    sig(Op::HitObjectGetShaderBindingTableRecordIndexNV, WORD, &[HIT]),
    sig(Op::HitObjectGetShaderBindingTableRecordIndexEXT, WORD, &[HIT]),
    sig(Op::HitObjectGetAttributesNV, NOTHING, &[HIT, POINTER]),
    sig(Op::HitObjectGetAttributesEXT, NOTHING, &[HIT, POINTER]),
    sig(Op::FetchMicroTriangleVertexPositionNV, THREE_FLOATS, &[SCENE, ANY, ANY, ANY, ANY]),
    sig(Op::FetchMicroTriangleVertexBarycentricNV, TWO_FLOATS, &[SCENE, ANY, ANY, ANY, ANY]),
];
