//! The extended instruction set `SPV_AMD_shader_explicit_vertex_parameter`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::Version as V;
use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, ext_inst, one, requires};

ext_inst_number!(AmdShaderExplicitVertexParameter);

#[allow(missing_docs, non_upper_case_globals)]
impl AmdShaderExplicitVertexParameter {
    pub const InterpolateAtVertexAMD: AmdShaderExplicitVertexParameter = AmdShaderExplicitVertexParameter(1);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "SPV_AMD_shader_explicit_vertex_parameter",
    versioned: false,
    instructions: &[
        ext_inst(1, "InterpolateAtVertexAMD", &[one(K::IdRef, "interpolant"), one(K::IdRef, "vertexIdx")], requires(&[], &["SPV_AMD_shader_explicit_vertex_parameter"], Some(V::V1_0), None)),
    ],
    by_name: &[0],
};
