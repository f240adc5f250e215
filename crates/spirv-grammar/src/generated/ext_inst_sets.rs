//! The extended instruction sets.
//!
//! Generated from the Khronos grammar JSON by `cargo xtask codegen`; do not edit.

use crate::facts::ExtInstTable;
use crate::generated::ext;

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

    pub(crate) const fn table(self) -> &'static ExtInstTable {
        match self {
            Self::ArmExperimentalMlOperations => &ext::arm_experimental_ml_operations::TABLE,
            Self::ArmMotionEngine100 => &ext::arm_motion_engine100::TABLE,
            Self::DebugInfo => &ext::debug_info::TABLE,
            Self::GlslStd450 => &ext::glsl_std450::TABLE,
            Self::ClspvReflection => &ext::clspv_reflection::TABLE,
            Self::DebugBreak => &ext::debug_break::TABLE,
            Self::DebugPrintf => &ext::debug_printf::TABLE,
            Self::GraphDebugInfo => &ext::graph_debug_info::TABLE,
            Self::NonSemanticShaderDebugInfo100 => &ext::non_semantic_shader_debug_info100::TABLE,
            Self::NonSemanticShaderDebugInfo => &ext::non_semantic_shader_debug_info::TABLE,
            Self::VkspReflection => &ext::vksp_reflection::TABLE,
            Self::OpenClDebugInfo100 => &ext::open_cl_debug_info100::TABLE,
            Self::OpenClStd => &ext::open_cl_std::TABLE,
            Self::AmdGcnShader => &ext::amd_gcn_shader::TABLE,
            Self::AmdShaderBallot => &ext::amd_shader_ballot::TABLE,
            Self::AmdShaderExplicitVertexParameter => &ext::amd_shader_explicit_vertex_parameter::TABLE,
            Self::AmdShaderTrinaryMinmax => &ext::amd_shader_trinary_minmax::TABLE,
            Self::Tosa => &ext::tosa::TABLE,
        }
    }
}
