//! The extended instruction set `Arm.ExperimentalMLOperations`.
//!
//! Generated from the Khronos grammar JSON by `cargo xtask codegen`; do not edit.

use crate::facts::{ExtInstTable, NO, ext_inst, many, one};
use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;

ext_inst_number!(ArmExperimentalMlOperations);

#[allow(missing_docs, non_upper_case_globals)]
impl ArmExperimentalMlOperations {
    pub const CALL: ArmExperimentalMlOperations = ArmExperimentalMlOperations(0);
}

#[rustfmt::skip]
pub(crate) static TABLE: ExtInstTable = ExtInstTable {
    name: "Arm.ExperimentalMLOperations",
    versioned: true,
    instructions: &[
        ext_inst(0, "CALL", &[one(K::LiteralInteger, "Opcode"), many(K::IdRef, "Parameters")], NO),
    ],
    by_name: &[
        ("CALL", 0),
    ],
};
