//! The extended instruction set `SPV_AMD_shader_trinary_minmax`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::Version as V;
use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, ext_inst, one, requires};

ext_inst_number!(AmdShaderTrinaryMinmax);

#[allow(missing_docs, non_upper_case_globals)]
impl AmdShaderTrinaryMinmax {
    pub const FMin3AMD: AmdShaderTrinaryMinmax = AmdShaderTrinaryMinmax(1);
    pub const UMin3AMD: AmdShaderTrinaryMinmax = AmdShaderTrinaryMinmax(2);
    pub const SMin3AMD: AmdShaderTrinaryMinmax = AmdShaderTrinaryMinmax(3);
    pub const FMax3AMD: AmdShaderTrinaryMinmax = AmdShaderTrinaryMinmax(4);
    pub const UMax3AMD: AmdShaderTrinaryMinmax = AmdShaderTrinaryMinmax(5);
    pub const SMax3AMD: AmdShaderTrinaryMinmax = AmdShaderTrinaryMinmax(6);
    pub const FMid3AMD: AmdShaderTrinaryMinmax = AmdShaderTrinaryMinmax(7);
    pub const UMid3AMD: AmdShaderTrinaryMinmax = AmdShaderTrinaryMinmax(8);
    pub const SMid3AMD: AmdShaderTrinaryMinmax = AmdShaderTrinaryMinmax(9);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "SPV_AMD_shader_trinary_minmax",
    versioned: false,
    instructions: &[
        ext_inst(1, "FMin3AMD", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], requires(&[], &["SPV_AMD_shader_trinary_minmax"], Some(V::V1_0), None)),
        ext_inst(2, "UMin3AMD", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], requires(&[], &["SPV_AMD_shader_trinary_minmax"], Some(V::V1_0), None)),
        ext_inst(3, "SMin3AMD", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], requires(&[], &["SPV_AMD_shader_trinary_minmax"], Some(V::V1_0), None)),
        ext_inst(4, "FMax3AMD", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], requires(&[], &["SPV_AMD_shader_trinary_minmax"], Some(V::V1_0), None)),
        ext_inst(5, "UMax3AMD", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], requires(&[], &["SPV_AMD_shader_trinary_minmax"], Some(V::V1_0), None)),
        ext_inst(6, "SMax3AMD", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], requires(&[], &["SPV_AMD_shader_trinary_minmax"], Some(V::V1_0), None)),
        ext_inst(7, "FMid3AMD", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], requires(&[], &["SPV_AMD_shader_trinary_minmax"], Some(V::V1_0), None)),
        ext_inst(8, "UMid3AMD", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], requires(&[], &["SPV_AMD_shader_trinary_minmax"], Some(V::V1_0), None)),
        ext_inst(9, "SMid3AMD", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], requires(&[], &["SPV_AMD_shader_trinary_minmax"], Some(V::V1_0), None)),
    ],
    by_name: &[3, 6, 0, 5, 8, 2, 4, 7, 1],
};
