//! The extended instruction set `NonSemantic.Graph.DebugInfo.`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, NO, ext_inst, many, one, optional};

ext_inst_number!(GraphDebugInfo);

#[allow(missing_docs, non_upper_case_globals)]
impl GraphDebugInfo {
    pub const DebugGraph: GraphDebugInfo = GraphDebugInfo(1);
    pub const DebugOperation: GraphDebugInfo = GraphDebugInfo(2);
    pub const DebugTensor: GraphDebugInfo = GraphDebugInfo(3);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "NonSemantic.Graph.DebugInfo.",
    versioned: true,
    instructions: &[
        ext_inst(1, "DebugGraph", &[one(K::IdRef, "Graph"), one(K::IdRef, "Name")], NO),
        ext_inst(2, "DebugOperation", &[one(K::IdRef, "DebugGraph"), one(K::IdRef, "Name"), many(K::IdRef, "Instructions")], NO),
        ext_inst(3, "DebugTensor", &[one(K::IdRef, "Tensor"), one(K::IdRef, "Name"), optional(K::IdRef, "Index")], NO),
    ],
    by_name: &[0, 1, 2],
};
