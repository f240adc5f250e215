//! The extended instruction set `Arm.ExperimentalMLOperations`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, NO, ext_inst, many, one};

ext_inst_number!(ArmExperimentalMlOperations);

#[allow(missing_docs, non_upper_case_globals)]
impl ArmExperimentalMlOperations {
    pub const CALL: ArmExperimentalMlOperations = ArmExperimentalMlOperations(0);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "Arm.ExperimentalMLOperations",
    versioned: true,
    instructions: &[
        ext_inst(0, "CALL", &[one(K::LiteralInteger, "Opcode"), many(K::IdRef, "Parameters")], NO),
    ],
    by_name: &[0],
};
