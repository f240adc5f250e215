//! The extended instruction set `NonSemantic.DebugBreak`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, NO, ext_inst};

ext_inst_number!(DebugBreak);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugBreak {
    pub const DebugBreak: DebugBreak = DebugBreak(1);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "NonSemantic.DebugBreak",
    versioned: false,
    instructions: &[
        ext_inst(1, "DebugBreak", &[], NO),
    ],
    by_name: &[0],
};
