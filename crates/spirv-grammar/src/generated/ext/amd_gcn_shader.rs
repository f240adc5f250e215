//! The extended instruction set `SPV_AMD_gcn_shader`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::Version as V;
use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, ext_inst, one, requires};

ext_inst_number!(AmdGcnShader);

#[allow(missing_docs, non_upper_case_globals)]
impl AmdGcnShader {
    pub const CubeFaceIndexAMD: AmdGcnShader = AmdGcnShader(1);
    pub const CubeFaceCoordAMD: AmdGcnShader = AmdGcnShader(2);
    pub const TimeAMD: AmdGcnShader = AmdGcnShader(3);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "SPV_AMD_gcn_shader",
    versioned: false,
    instructions: &[
        ext_inst(1, "CubeFaceIndexAMD", &[one(K::IdRef, "P")], requires(&[], &["SPV_AMD_gcn_shader"], Some(V::V1_0), None)),
        ext_inst(2, "CubeFaceCoordAMD", &[one(K::IdRef, "P")], requires(&[], &["SPV_AMD_gcn_shader"], Some(V::V1_0), None)),
        ext_inst(3, "TimeAMD", &[], requires(&[], &["SPV_AMD_gcn_shader"], Some(V::V1_0), None)),
    ],
    by_name: &[1, 0, 2],
};
