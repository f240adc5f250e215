//! The extended instruction set `Arm.MotionEngine.100`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, NO, ext_inst, one};

ext_inst_number!(ArmMotionEngine100);

#[allow(missing_docs, non_upper_case_globals)]
impl ArmMotionEngine100 {
    pub const MIN_SAD: ArmMotionEngine100 = ArmMotionEngine100(0);
    pub const MIN_SAD_COST: ArmMotionEngine100 = ArmMotionEngine100(1);
    pub const RAW_SAD: ArmMotionEngine100 = ArmMotionEngine100(2);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "Arm.MotionEngine.100",
    versioned: false,
    instructions: &[
        ext_inst(0, "MIN_SAD", &[one(K::IdRef, "kernel_sizes"), one(K::IdRef, "search_window_sizes"), one(K::IdRef, "input_strides"), one(K::IdRef, "window_strides"), one(K::IdRef, "window_offsets"), one(K::IdRef, "padding"), one(K::IdRef, "search_pattern"), one(K::IdRef, "input0"), one(K::IdRef, "input1")], NO),
        ext_inst(1, "MIN_SAD_COST", &[one(K::IdRef, "kernel_sizes"), one(K::IdRef, "search_window_sizes"), one(K::IdRef, "input_strides"), one(K::IdRef, "window_strides"), one(K::IdRef, "window_offsets"), one(K::IdRef, "padding"), one(K::IdRef, "search_pattern"), one(K::IdRef, "input0"), one(K::IdRef, "input1")], NO),
        ext_inst(2, "RAW_SAD", &[one(K::IdRef, "kernel_sizes"), one(K::IdRef, "search_window_sizes"), one(K::IdRef, "input_strides"), one(K::IdRef, "window_strides"), one(K::IdRef, "window_offsets"), one(K::IdRef, "padding"), one(K::IdRef, "input0"), one(K::IdRef, "input1")], NO),
    ],
    by_name: &[0, 1, 2],
};
