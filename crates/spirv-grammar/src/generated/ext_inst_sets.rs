//! The extended instruction sets.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::generated::ext;
use crate::rows::ExtInstTable;

/// An extended instruction set of the grammar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum ExtInstSet {
    /// `Arm.ExperimentalMLOperations`
    ArmExperimentalMlOperations,
    /// `Arm.MotionEngine.100`
    ArmMotionEngine100,
    /// `DebugInfo`
    DebugInfo,
    /// `GLSL.std.450`
    GlslStd450,
    /// `NonSemantic.ClspvReflection.`
    ClspvReflection,
    /// `NonSemantic.DebugBreak`
    DebugBreak,
    /// `NonSemantic.DebugPrintf`
    DebugPrintf,
    /// `NonSemantic.Graph.DebugInfo.`
    GraphDebugInfo,
    /// `NonSemantic.Shader.DebugInfo.100`
    NonSemanticShaderDebugInfo100,
    /// `NonSemantic.Shader.DebugInfo.`
    NonSemanticShaderDebugInfo,
    /// `NonSemantic.VkspReflection.`
    VkspReflection,
    /// `OpenCL.DebugInfo.100`
    OpenClDebugInfo100,
    /// `OpenCL.std`
    OpenClStd,
    /// `SPV_AMD_gcn_shader`
    AmdGcnShader,
    /// `SPV_AMD_shader_ballot`
    AmdShaderBallot,
    /// `SPV_AMD_shader_explicit_vertex_parameter`
    AmdShaderExplicitVertexParameter,
    /// `SPV_AMD_shader_trinary_minmax`
    AmdShaderTrinaryMinmax,
    /// `TOSA.001000.1`
    Tosa,
}

impl ExtInstSet {
    /// Every set; one with an exact name precedes one with a versioned name of the same beginning.
    pub const ALL: &'static [ExtInstSet] = &[
        Self::ArmExperimentalMlOperations,
        Self::ArmMotionEngine100,
        Self::DebugInfo,
        Self::GlslStd450,
        Self::ClspvReflection,
        Self::DebugBreak,
        Self::DebugPrintf,
        Self::GraphDebugInfo,
        Self::NonSemanticShaderDebugInfo100,
        Self::NonSemanticShaderDebugInfo,
        Self::VkspReflection,
        Self::OpenClDebugInfo100,
        Self::OpenClStd,
        Self::AmdGcnShader,
        Self::AmdShaderBallot,
        Self::AmdShaderExplicitVertexParameter,
        Self::AmdShaderTrinaryMinmax,
        Self::Tosa,
    ];
}

/// The tables of the sets, in the order of [`ExtInstSet`].
pub(crate) const SETS: &[ExtInstTable] = &[
    ext::arm_experimental_ml_operations::TABLE,
    ext::arm_motion_engine100::TABLE,
    ext::debug_info::TABLE,
    ext::glsl_std450::TABLE,
    ext::clspv_reflection::TABLE,
    ext::debug_break::TABLE,
    ext::debug_printf::TABLE,
    ext::graph_debug_info::TABLE,
    ext::non_semantic_shader_debug_info100::TABLE,
    ext::non_semantic_shader_debug_info::TABLE,
    ext::vksp_reflection::TABLE,
    ext::open_cl_debug_info100::TABLE,
    ext::open_cl_std::TABLE,
    ext::amd_gcn_shader::TABLE,
    ext::amd_shader_ballot::TABLE,
    ext::amd_shader_explicit_vertex_parameter::TABLE,
    ext::amd_shader_trinary_minmax::TABLE,
    ext::tosa::TABLE,
];
