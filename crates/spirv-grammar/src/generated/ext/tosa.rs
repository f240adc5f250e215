//! The extended instruction set `TOSA.001000.1`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, NO, ext_inst, many, one};

ext_inst_number!(Tosa);

#[allow(missing_docs, non_upper_case_globals)]
impl Tosa {
    pub const ARGMAX: Tosa = Tosa(0);
    pub const AVG_POOL2D: Tosa = Tosa(1);
    pub const CONV2D: Tosa = Tosa(2);
    pub const CONV3D: Tosa = Tosa(3);
    pub const DEPTHWISE_CONV2D: Tosa = Tosa(4);
    pub const FFT2D: Tosa = Tosa(5);
    pub const MATMUL: Tosa = Tosa(6);
    pub const MAX_POOL2D: Tosa = Tosa(7);
    pub const RFFT2D: Tosa = Tosa(8);
    pub const TRANSPOSE_CONV2D: Tosa = Tosa(9);
    pub const CLAMP: Tosa = Tosa(10);
    pub const ERF: Tosa = Tosa(11);
    pub const SIGMOID: Tosa = Tosa(12);
    pub const TANH: Tosa = Tosa(13);
    pub const ADD: Tosa = Tosa(14);
    pub const ARITHMETIC_RIGHT_SHIFT: Tosa = Tosa(15);
    pub const BITWISE_AND: Tosa = Tosa(16);
    pub const BITWISE_OR: Tosa = Tosa(17);
    pub const BITWISE_XOR: Tosa = Tosa(18);
    pub const INTDIV: Tosa = Tosa(19);
    pub const LOGICAL_AND: Tosa = Tosa(20);
    pub const LOGICAL_LEFT_SHIFT: Tosa = Tosa(21);
    pub const LOGICAL_RIGHT_SHIFT: Tosa = Tosa(22);
    pub const LOGICAL_OR: Tosa = Tosa(23);
    pub const LOGICAL_XOR: Tosa = Tosa(24);
    pub const MAXIMUM: Tosa = Tosa(25);
    pub const MINIMUM: Tosa = Tosa(26);
    pub const MUL: Tosa = Tosa(27);
    pub const POW: Tosa = Tosa(28);
    pub const SUB: Tosa = Tosa(29);
    pub const TABLE: Tosa = Tosa(30);
    pub const ABS: Tosa = Tosa(31);
    pub const BITWISE_NOT: Tosa = Tosa(32);
    pub const CEIL: Tosa = Tosa(33);
    pub const CLZ: Tosa = Tosa(34);
    pub const COS: Tosa = Tosa(35);
    pub const EXP: Tosa = Tosa(36);
    pub const FLOOR: Tosa = Tosa(37);
    pub const LOG: Tosa = Tosa(38);
    pub const LOGICAL_NOT: Tosa = Tosa(39);
    pub const NEGATE: Tosa = Tosa(40);
    pub const RECIPROCAL: Tosa = Tosa(41);
    pub const RSQRT: Tosa = Tosa(42);
    pub const SIN: Tosa = Tosa(43);
    pub const SELECT: Tosa = Tosa(44);
    pub const EQUAL: Tosa = Tosa(45);
    pub const GREATER: Tosa = Tosa(46);
    pub const GREATER_EQUAL: Tosa = Tosa(47);
    pub const REDUCE_ALL: Tosa = Tosa(48);
    pub const REDUCE_ANY: Tosa = Tosa(49);
    pub const REDUCE_MAX: Tosa = Tosa(50);
    pub const REDUCE_MIN: Tosa = Tosa(51);
    pub const REDUCE_PRODUCT: Tosa = Tosa(52);
    pub const REDUCE_SUM: Tosa = Tosa(53);
    pub const CONCAT: Tosa = Tosa(54);
    pub const PAD: Tosa = Tosa(55);
    pub const RESHAPE: Tosa = Tosa(56);
    pub const REVERSE: Tosa = Tosa(57);
    pub const SLICE: Tosa = Tosa(58);
    pub const TILE: Tosa = Tosa(59);
    pub const TRANSPOSE: Tosa = Tosa(60);
    pub const GATHER: Tosa = Tosa(61);
    pub const SCATTER: Tosa = Tosa(62);
    pub const RESIZE: Tosa = Tosa(63);
    pub const CAST: Tosa = Tosa(64);
    pub const RESCALE: Tosa = Tosa(65);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "TOSA.001000.1",
    versioned: false,
    instructions: &[
        ext_inst(0, "ARGMAX", &[one(K::IdRef, "axis"), one(K::IdRef, "nan_mode"), one(K::IdRef, "input")], NO),
        ext_inst(1, "AVG_POOL2D", &[one(K::IdRef, "kernel"), one(K::IdRef, "stride"), one(K::IdRef, "pad"), one(K::IdRef, "acc_type"), one(K::IdRef, "input"), one(K::IdRef, "input_zp"), one(K::IdRef, "output_zp")], NO),
        ext_inst(2, "CONV2D", &[one(K::IdRef, "pad"), one(K::IdRef, "stride"), one(K::IdRef, "dilation"), one(K::IdRef, "acc_type"), one(K::IdRef, "local_bound"), one(K::IdRef, "input"), one(K::IdRef, "weight"), one(K::IdRef, "bias"), one(K::IdRef, "input_zp"), one(K::IdRef, "weight_zp")], NO),
        ext_inst(3, "CONV3D", &[one(K::IdRef, "pad"), one(K::IdRef, "stride"), one(K::IdRef, "dilation"), one(K::IdRef, "acc_type"), one(K::IdRef, "local_bound"), one(K::IdRef, "input"), one(K::IdRef, "weight"), one(K::IdRef, "bias"), one(K::IdRef, "input_zp"), one(K::IdRef, "weight_zp")], NO),
        ext_inst(4, "DEPTHWISE_CONV2D", &[one(K::IdRef, "pad"), one(K::IdRef, "stride"), one(K::IdRef, "dilation"), one(K::IdRef, "acc_type"), one(K::IdRef, "local_bound"), one(K::IdRef, "input"), one(K::IdRef, "weight"), one(K::IdRef, "bias"), one(K::IdRef, "input_zp"), one(K::IdRef, "weight_zp")], NO),
        ext_inst(5, "FFT2D", &[one(K::IdRef, "inverse"), one(K::IdRef, "local_bound"), one(K::IdRef, "input_real"), one(K::IdRef, "input_imag")], NO),
        ext_inst(6, "MATMUL", &[one(K::IdRef, "A"), one(K::IdRef, "B"), one(K::IdRef, "A_zp"), one(K::IdRef, "B_zp")], NO),
        ext_inst(7, "MAX_POOL2D", &[one(K::IdRef, "kernel"), one(K::IdRef, "stride"), one(K::IdRef, "pad"), one(K::IdRef, "nan_mode"), one(K::IdRef, "input")], NO),
        ext_inst(8, "RFFT2D", &[one(K::IdRef, "local_bound"), one(K::IdRef, "input_real")], NO),
        ext_inst(9, "TRANSPOSE_CONV2D", &[one(K::IdRef, "out_pad"), one(K::IdRef, "stride"), one(K::IdRef, "acc_type"), one(K::IdRef, "local_bound"), one(K::IdRef, "input"), one(K::IdRef, "weight"), one(K::IdRef, "bias"), one(K::IdRef, "input_zp"), one(K::IdRef, "weight_zp")], NO),
        ext_inst(10, "CLAMP", &[one(K::IdRef, "min_val"), one(K::IdRef, "max_val"), one(K::IdRef, "nan_mode"), one(K::IdRef, "input")], NO),
        ext_inst(11, "ERF", &[one(K::IdRef, "input")], NO),
        ext_inst(12, "SIGMOID", &[one(K::IdRef, "input")], NO),
        ext_inst(13, "TANH", &[one(K::IdRef, "input")], NO),
        ext_inst(14, "ADD", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(15, "ARITHMETIC_RIGHT_SHIFT", &[one(K::IdRef, "round"), one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(16, "BITWISE_AND", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(17, "BITWISE_OR", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(18, "BITWISE_XOR", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(19, "INTDIV", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(20, "LOGICAL_AND", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(21, "LOGICAL_LEFT_SHIFT", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(22, "LOGICAL_RIGHT_SHIFT", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(23, "LOGICAL_OR", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(24, "LOGICAL_XOR", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(25, "MAXIMUM", &[one(K::IdRef, "nan_mode"), one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(26, "MINIMUM", &[one(K::IdRef, "nan_mode"), one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(27, "MUL", &[one(K::IdRef, "input1"), one(K::IdRef, "input2"), one(K::IdRef, "shift")], NO),
        ext_inst(28, "POW", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(29, "SUB", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(30, "TABLE", &[one(K::IdRef, "input1"), one(K::IdRef, "table")], NO),
        ext_inst(31, "ABS", &[one(K::IdRef, "input1")], NO),
        ext_inst(32, "BITWISE_NOT", &[one(K::IdRef, "input1")], NO),
        ext_inst(33, "CEIL", &[one(K::IdRef, "input1")], NO),
        ext_inst(34, "CLZ", &[one(K::IdRef, "input1")], NO),
        ext_inst(35, "COS", &[one(K::IdRef, "input1")], NO),
        ext_inst(36, "EXP", &[one(K::IdRef, "input1")], NO),
        ext_inst(37, "FLOOR", &[one(K::IdRef, "input1")], NO),
        ext_inst(38, "LOG", &[one(K::IdRef, "input1")], NO),
        ext_inst(39, "LOGICAL_NOT", &[one(K::IdRef, "input1")], NO),
        ext_inst(40, "NEGATE", &[one(K::IdRef, "input1"), one(K::IdRef, "input1_zp"), one(K::IdRef, "output_zp")], NO),
        ext_inst(41, "RECIPROCAL", &[one(K::IdRef, "input1")], NO),
        ext_inst(42, "RSQRT", &[one(K::IdRef, "input1")], NO),
        ext_inst(43, "SIN", &[one(K::IdRef, "input1")], NO),
        ext_inst(44, "SELECT", &[one(K::IdRef, "input1"), one(K::IdRef, "input2"), one(K::IdRef, "input3")], NO),
        ext_inst(45, "EQUAL", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(46, "GREATER", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(47, "GREATER_EQUAL", &[one(K::IdRef, "input1"), one(K::IdRef, "input2")], NO),
        ext_inst(48, "REDUCE_ALL", &[one(K::IdRef, "axis"), one(K::IdRef, "input")], NO),
        ext_inst(49, "REDUCE_ANY", &[one(K::IdRef, "axis"), one(K::IdRef, "input")], NO),
        ext_inst(50, "REDUCE_MAX", &[one(K::IdRef, "axis"), one(K::IdRef, "nan_mode"), one(K::IdRef, "input")], NO),
        ext_inst(51, "REDUCE_MIN", &[one(K::IdRef, "axis"), one(K::IdRef, "nan_mode"), one(K::IdRef, "input")], NO),
        ext_inst(52, "REDUCE_PRODUCT", &[one(K::IdRef, "axis"), one(K::IdRef, "input")], NO),
        ext_inst(53, "REDUCE_SUM", &[one(K::IdRef, "axis"), one(K::IdRef, "input")], NO),
        ext_inst(54, "CONCAT", &[one(K::IdRef, "axis"), many(K::IdRef, "input1")], NO),
        ext_inst(55, "PAD", &[one(K::IdRef, "input1"), one(K::IdRef, "padding"), one(K::IdRef, "pad_const")], NO),
        ext_inst(56, "RESHAPE", &[one(K::IdRef, "input1"), one(K::IdRef, "shape")], NO),
        ext_inst(57, "REVERSE", &[one(K::IdRef, "axis"), one(K::IdRef, "input1")], NO),
        ext_inst(58, "SLICE", &[one(K::IdRef, "input1"), one(K::IdRef, "start"), one(K::IdRef, "size")], NO),
        ext_inst(59, "TILE", &[one(K::IdRef, "input1"), one(K::IdRef, "multiples")], NO),
        ext_inst(60, "TRANSPOSE", &[one(K::IdRef, "perms"), one(K::IdRef, "input1")], NO),
        ext_inst(61, "GATHER", &[one(K::IdRef, "values"), one(K::IdRef, "indices")], NO),
        ext_inst(62, "SCATTER", &[one(K::IdRef, "values_in"), one(K::IdRef, "indices"), one(K::IdRef, "input")], NO),
        ext_inst(63, "RESIZE", &[one(K::IdRef, "mode"), one(K::IdRef, "input"), one(K::IdRef, "scale"), one(K::IdRef, "offset"), one(K::IdRef, "border")], NO),
        ext_inst(64, "CAST", &[one(K::IdRef, "input")], NO),
        ext_inst(65, "RESCALE", &[one(K::IdRef, "scale32"), one(K::IdRef, "rounding_mode"), one(K::IdRef, "per_channel"), one(K::IdRef, "input_unsigned"), one(K::IdRef, "output_unsigned"), one(K::IdRef, "input"), one(K::IdRef, "multiplier"), one(K::IdRef, "shift"), one(K::IdRef, "input_zp"), one(K::IdRef, "output_zp")], NO),
    ],
    by_name: &[31, 14, 0, 15, 1, 16, 32, 17, 18, 64, 33, 10, 34, 54, 2, 3, 35, 4, 45, 11, 36, 5, 37, 61, 46, 47, 19, 38, 20, 21, 39, 23, 22, 24, 6, 25, 7, 26, 27, 40, 55, 28, 41, 48, 49, 50, 51, 52, 53, 65, 56, 63, 57, 8, 42, 62, 44, 12, 43, 58, 29, 30, 13, 59, 60, 9],
};
