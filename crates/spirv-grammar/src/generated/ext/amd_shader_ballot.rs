//! The extended instruction set `SPV_AMD_shader_ballot`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::Version as V;
use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, ext_inst, one, requires};

ext_inst_number!(AmdShaderBallot);

#[allow(missing_docs, non_upper_case_globals)]
impl AmdShaderBallot {
    pub const SwizzleInvocationsAMD: AmdShaderBallot = AmdShaderBallot(1);
    pub const SwizzleInvocationsMaskedAMD: AmdShaderBallot = AmdShaderBallot(2);
    pub const WriteInvocationAMD: AmdShaderBallot = AmdShaderBallot(3);
    pub const MbcntAMD: AmdShaderBallot = AmdShaderBallot(4);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "SPV_AMD_shader_ballot",
    versioned: false,
    instructions: &[
        ext_inst(1, "SwizzleInvocationsAMD", &[one(K::IdRef, "data"), one(K::IdRef, "offset")], requires(&[], &["SPV_AMD_shader_ballot"], Some(V::V1_0), None)),
        ext_inst(2, "SwizzleInvocationsMaskedAMD", &[one(K::IdRef, "data"), one(K::IdRef, "mask")], requires(&[], &["SPV_AMD_shader_ballot"], Some(V::V1_0), None)),
        ext_inst(3, "WriteInvocationAMD", &[one(K::IdRef, "inputValue"), one(K::IdRef, "writeValue"), one(K::IdRef, "invocationIndex")], requires(&[], &["SPV_AMD_shader_ballot"], Some(V::V1_0), None)),
        ext_inst(4, "MbcntAMD", &[one(K::IdRef, "mask")], requires(&[], &["SPV_AMD_shader_ballot"], Some(V::V1_0), None)),
    ],
    by_name: &[3, 0, 1, 2],
};
