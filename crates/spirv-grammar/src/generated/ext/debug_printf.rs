//! The extended instruction set `NonSemantic.DebugPrintf`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, NO, ext_inst, many, one};

ext_inst_number!(DebugPrintf);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugPrintf {
    pub const DebugPrintf: DebugPrintf = DebugPrintf(1);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "NonSemantic.DebugPrintf",
    versioned: false,
    instructions: &[
        ext_inst(1, "DebugPrintf", &[one(K::IdRef, "Format"), many(K::IdRef, "IdRef")], NO),
    ],
    by_name: &[0],
};
