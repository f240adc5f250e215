//! The extended instruction set `OpenCL.std`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, NO, ext_inst, many, one};

ext_inst_number!(OpenClStd);

#[allow(missing_docs, non_upper_case_globals)]
impl OpenClStd {
    pub const acos: OpenClStd = OpenClStd(0);
    pub const acosh: OpenClStd = OpenClStd(1);
    pub const acospi: OpenClStd = OpenClStd(2);
    pub const asin: OpenClStd = OpenClStd(3);
    pub const asinh: OpenClStd = OpenClStd(4);
    pub const asinpi: OpenClStd = OpenClStd(5);
    pub const atan: OpenClStd = OpenClStd(6);
    pub const atan2: OpenClStd = OpenClStd(7);
    pub const atanh: OpenClStd = OpenClStd(8);
    pub const atanpi: OpenClStd = OpenClStd(9);
    pub const atan2pi: OpenClStd = OpenClStd(10);
    pub const cbrt: OpenClStd = OpenClStd(11);
    pub const ceil: OpenClStd = OpenClStd(12);
    pub const copysign: OpenClStd = OpenClStd(13);
    pub const cos: OpenClStd = OpenClStd(14);
    pub const cosh: OpenClStd = OpenClStd(15);
    pub const cospi: OpenClStd = OpenClStd(16);
    pub const erfc: OpenClStd = OpenClStd(17);
    pub const erf: OpenClStd = OpenClStd(18);
    pub const exp: OpenClStd = OpenClStd(19);
    pub const exp2: OpenClStd = OpenClStd(20);
    pub const exp10: OpenClStd = OpenClStd(21);
    pub const expm1: OpenClStd = OpenClStd(22);
    pub const fabs: OpenClStd = OpenClStd(23);
    pub const fdim: OpenClStd = OpenClStd(24);
    pub const floor: OpenClStd = OpenClStd(25);
    pub const fma: OpenClStd = OpenClStd(26);
    pub const fmax: OpenClStd = OpenClStd(27);
    pub const fmin: OpenClStd = OpenClStd(28);
    pub const fmod: OpenClStd = OpenClStd(29);
    pub const fract: OpenClStd = OpenClStd(30);
    pub const frexp: OpenClStd = OpenClStd(31);
    pub const hypot: OpenClStd = OpenClStd(32);
    pub const ilogb: OpenClStd = OpenClStd(33);
    pub const ldexp: OpenClStd = OpenClStd(34);
    pub const lgamma: OpenClStd = OpenClStd(35);
    pub const lgamma_r: OpenClStd = OpenClStd(36);
    pub const log: OpenClStd = OpenClStd(37);
    pub const log2: OpenClStd = OpenClStd(38);
    pub const log10: OpenClStd = OpenClStd(39);
    pub const log1p: OpenClStd = OpenClStd(40);
    pub const logb: OpenClStd = OpenClStd(41);
    pub const mad: OpenClStd = OpenClStd(42);
    pub const maxmag: OpenClStd = OpenClStd(43);
    pub const minmag: OpenClStd = OpenClStd(44);
    pub const modf: OpenClStd = OpenClStd(45);
    pub const nan: OpenClStd = OpenClStd(46);
    pub const nextafter: OpenClStd = OpenClStd(47);
    pub const pow: OpenClStd = OpenClStd(48);
    pub const pown: OpenClStd = OpenClStd(49);
    pub const powr: OpenClStd = OpenClStd(50);
    pub const remainder: OpenClStd = OpenClStd(51);
    pub const remquo: OpenClStd = OpenClStd(52);
    pub const rint: OpenClStd = OpenClStd(53);
    pub const rootn: OpenClStd = OpenClStd(54);
    pub const round: OpenClStd = OpenClStd(55);
    pub const rsqrt: OpenClStd = OpenClStd(56);
    pub const sin: OpenClStd = OpenClStd(57);
    pub const sincos: OpenClStd = OpenClStd(58);
    pub const sinh: OpenClStd = OpenClStd(59);
    pub const sinpi: OpenClStd = OpenClStd(60);
    pub const sqrt: OpenClStd = OpenClStd(61);
    pub const tan: OpenClStd = OpenClStd(62);
    pub const tanh: OpenClStd = OpenClStd(63);
    pub const tanpi: OpenClStd = OpenClStd(64);
    pub const tgamma: OpenClStd = OpenClStd(65);
    pub const trunc: OpenClStd = OpenClStd(66);
    pub const half_cos: OpenClStd = OpenClStd(67);
    pub const half_divide: OpenClStd = OpenClStd(68);
    pub const half_exp: OpenClStd = OpenClStd(69);
    pub const half_exp2: OpenClStd = OpenClStd(70);
    pub const half_exp10: OpenClStd = OpenClStd(71);
    pub const half_log: OpenClStd = OpenClStd(72);
    pub const half_log2: OpenClStd = OpenClStd(73);
    pub const half_log10: OpenClStd = OpenClStd(74);
    pub const half_powr: OpenClStd = OpenClStd(75);
    pub const half_recip: OpenClStd = OpenClStd(76);
    pub const half_rsqrt: OpenClStd = OpenClStd(77);
    pub const half_sin: OpenClStd = OpenClStd(78);
    pub const half_sqrt: OpenClStd = OpenClStd(79);
    pub const half_tan: OpenClStd = OpenClStd(80);
    pub const native_cos: OpenClStd = OpenClStd(81);
    pub const native_divide: OpenClStd = OpenClStd(82);
    pub const native_exp: OpenClStd = OpenClStd(83);
    pub const native_exp2: OpenClStd = OpenClStd(84);
    pub const native_exp10: OpenClStd = OpenClStd(85);
    pub const native_log: OpenClStd = OpenClStd(86);
    pub const native_log2: OpenClStd = OpenClStd(87);
    pub const native_log10: OpenClStd = OpenClStd(88);
    pub const native_powr: OpenClStd = OpenClStd(89);
    pub const native_recip: OpenClStd = OpenClStd(90);
    pub const native_rsqrt: OpenClStd = OpenClStd(91);
    pub const native_sin: OpenClStd = OpenClStd(92);
    pub const native_sqrt: OpenClStd = OpenClStd(93);
    pub const native_tan: OpenClStd = OpenClStd(94);
    pub const fclamp: OpenClStd = OpenClStd(95);
    pub const degrees: OpenClStd = OpenClStd(96);
    pub const fmax_common: OpenClStd = OpenClStd(97);
    pub const fmin_common: OpenClStd = OpenClStd(98);
    pub const mix: OpenClStd = OpenClStd(99);
    pub const radians: OpenClStd = OpenClStd(100);
    pub const step: OpenClStd = OpenClStd(101);
    pub const smoothstep: OpenClStd = OpenClStd(102);
    pub const sign: OpenClStd = OpenClStd(103);
    pub const cross: OpenClStd = OpenClStd(104);
    pub const distance: OpenClStd = OpenClStd(105);
    pub const length: OpenClStd = OpenClStd(106);
    pub const normalize: OpenClStd = OpenClStd(107);
    pub const fast_distance: OpenClStd = OpenClStd(108);
    pub const fast_length: OpenClStd = OpenClStd(109);
    pub const fast_normalize: OpenClStd = OpenClStd(110);
    pub const s_abs: OpenClStd = OpenClStd(141);
    pub const s_abs_diff: OpenClStd = OpenClStd(142);
    pub const s_add_sat: OpenClStd = OpenClStd(143);
    pub const u_add_sat: OpenClStd = OpenClStd(144);
    pub const s_hadd: OpenClStd = OpenClStd(145);
    pub const u_hadd: OpenClStd = OpenClStd(146);
    pub const s_rhadd: OpenClStd = OpenClStd(147);
    pub const u_rhadd: OpenClStd = OpenClStd(148);
    pub const s_clamp: OpenClStd = OpenClStd(149);
    pub const u_clamp: OpenClStd = OpenClStd(150);
    pub const clz: OpenClStd = OpenClStd(151);
    pub const ctz: OpenClStd = OpenClStd(152);
    pub const s_mad_hi: OpenClStd = OpenClStd(153);
    pub const u_mad_sat: OpenClStd = OpenClStd(154);
    pub const s_mad_sat: OpenClStd = OpenClStd(155);
    pub const s_max: OpenClStd = OpenClStd(156);
    pub const u_max: OpenClStd = OpenClStd(157);
    pub const s_min: OpenClStd = OpenClStd(158);
    pub const u_min: OpenClStd = OpenClStd(159);
    pub const s_mul_hi: OpenClStd = OpenClStd(160);
    pub const rotate: OpenClStd = OpenClStd(161);
    pub const s_sub_sat: OpenClStd = OpenClStd(162);
    pub const u_sub_sat: OpenClStd = OpenClStd(163);
    pub const u_upsample: OpenClStd = OpenClStd(164);
    pub const s_upsample: OpenClStd = OpenClStd(165);
    pub const popcount: OpenClStd = OpenClStd(166);
    pub const s_mad24: OpenClStd = OpenClStd(167);
    pub const u_mad24: OpenClStd = OpenClStd(168);
    pub const s_mul24: OpenClStd = OpenClStd(169);
    pub const u_mul24: OpenClStd = OpenClStd(170);
    pub const vloadn: OpenClStd = OpenClStd(171);
    pub const vstoren: OpenClStd = OpenClStd(172);
    pub const vload_half: OpenClStd = OpenClStd(173);
    pub const vload_halfn: OpenClStd = OpenClStd(174);
    pub const vstore_half: OpenClStd = OpenClStd(175);
    pub const vstore_half_r: OpenClStd = OpenClStd(176);
    pub const vstore_halfn: OpenClStd = OpenClStd(177);
    pub const vstore_halfn_r: OpenClStd = OpenClStd(178);
    pub const vloada_halfn: OpenClStd = OpenClStd(179);
    pub const vstorea_halfn: OpenClStd = OpenClStd(180);
    pub const vstorea_halfn_r: OpenClStd = OpenClStd(181);
    pub const shuffle: OpenClStd = OpenClStd(182);
    pub const shuffle2: OpenClStd = OpenClStd(183);
    pub const printf: OpenClStd = OpenClStd(184);
    pub const prefetch: OpenClStd = OpenClStd(185);
    pub const bitselect: OpenClStd = OpenClStd(186);
    pub const select: OpenClStd = OpenClStd(187);
    pub const u_abs: OpenClStd = OpenClStd(201);
    pub const u_abs_diff: OpenClStd = OpenClStd(202);
    pub const u_mul_hi: OpenClStd = OpenClStd(203);
    pub const u_mad_hi: OpenClStd = OpenClStd(204);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "OpenCL.std",
    versioned: false,
    instructions: &[
        ext_inst(0, "acos", &[one(K::IdRef, "x")], NO),
        ext_inst(1, "acosh", &[one(K::IdRef, "x")], NO),
        ext_inst(2, "acospi", &[one(K::IdRef, "x")], NO),
        ext_inst(3, "asin", &[one(K::IdRef, "x")], NO),
        ext_inst(4, "asinh", &[one(K::IdRef, "x")], NO),
        ext_inst(5, "asinpi", &[one(K::IdRef, "x")], NO),
        ext_inst(6, "atan", &[one(K::IdRef, "x")], NO),
        ext_inst(7, "atan2", &[one(K::IdRef, "y"), one(K::IdRef, "x")], NO),
        ext_inst(8, "atanh", &[one(K::IdRef, "x")], NO),
        ext_inst(9, "atanpi", &[one(K::IdRef, "x")], NO),
        ext_inst(10, "atan2pi", &[one(K::IdRef, "y"), one(K::IdRef, "x")], NO),
        ext_inst(11, "cbrt", &[one(K::IdRef, "x")], NO),
        ext_inst(12, "ceil", &[one(K::IdRef, "x")], NO),
        ext_inst(13, "copysign", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(14, "cos", &[one(K::IdRef, "x")], NO),
        ext_inst(15, "cosh", &[one(K::IdRef, "x")], NO),
        ext_inst(16, "cospi", &[one(K::IdRef, "x")], NO),
        ext_inst(17, "erfc", &[one(K::IdRef, "x")], NO),
        ext_inst(18, "erf", &[one(K::IdRef, "x")], NO),
        ext_inst(19, "exp", &[one(K::IdRef, "x")], NO),
        ext_inst(20, "exp2", &[one(K::IdRef, "x")], NO),
        ext_inst(21, "exp10", &[one(K::IdRef, "x")], NO),
        ext_inst(22, "expm1", &[one(K::IdRef, "x")], NO),
        ext_inst(23, "fabs", &[one(K::IdRef, "x")], NO),
        ext_inst(24, "fdim", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(25, "floor", &[one(K::IdRef, "x")], NO),
        ext_inst(26, "fma", &[one(K::IdRef, "a"), one(K::IdRef, "b"), one(K::IdRef, "c")], NO),
        ext_inst(27, "fmax", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(28, "fmin", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(29, "fmod", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(30, "fract", &[one(K::IdRef, "x"), one(K::IdRef, "ptr")], NO),
        ext_inst(31, "frexp", &[one(K::IdRef, "x"), one(K::IdRef, "exp")], NO),
        ext_inst(32, "hypot", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(33, "ilogb", &[one(K::IdRef, "x")], NO),
        ext_inst(34, "ldexp", &[one(K::IdRef, "x"), one(K::IdRef, "k")], NO),
        ext_inst(35, "lgamma", &[one(K::IdRef, "x")], NO),
        ext_inst(36, "lgamma_r", &[one(K::IdRef, "x"), one(K::IdRef, "signp")], NO),
        ext_inst(37, "log", &[one(K::IdRef, "x")], NO),
        ext_inst(38, "log2", &[one(K::IdRef, "x")], NO),
        ext_inst(39, "log10", &[one(K::IdRef, "x")], NO),
        ext_inst(40, "log1p", &[one(K::IdRef, "x")], NO),
        ext_inst(41, "logb", &[one(K::IdRef, "x")], NO),
        ext_inst(42, "mad", &[one(K::IdRef, "a"), one(K::IdRef, "b"), one(K::IdRef, "c")], NO),
        ext_inst(43, "maxmag", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(44, "minmag", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(45, "modf", &[one(K::IdRef, "x"), one(K::IdRef, "iptr")], NO),
        ext_inst(46, "nan", &[one(K::IdRef, "nancode")], NO),
        ext_inst(47, "nextafter", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(48, "pow", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(49, "pown", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(50, "powr", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(51, "remainder", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(52, "remquo", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "quo")], NO),
        ext_inst(53, "rint", &[one(K::IdRef, "x")], NO),
        ext_inst(54, "rootn", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(55, "round", &[one(K::IdRef, "x")], NO),
        ext_inst(56, "rsqrt", &[one(K::IdRef, "x")], NO),
        ext_inst(57, "sin", &[one(K::IdRef, "x")], NO),
        ext_inst(58, "sincos", &[one(K::IdRef, "x"), one(K::IdRef, "cosval")], NO),
        ext_inst(59, "sinh", &[one(K::IdRef, "x")], NO),
        ext_inst(60, "sinpi", &[one(K::IdRef, "x")], NO),
        ext_inst(61, "sqrt", &[one(K::IdRef, "x")], NO),
        ext_inst(62, "tan", &[one(K::IdRef, "x")], NO),
        ext_inst(63, "tanh", &[one(K::IdRef, "x")], NO),
        ext_inst(64, "tanpi", &[one(K::IdRef, "x")], NO),
        ext_inst(65, "tgamma", &[one(K::IdRef, "x")], NO),
        ext_inst(66, "trunc", &[one(K::IdRef, "x")], NO),
        ext_inst(67, "half_cos", &[one(K::IdRef, "x")], NO),
        ext_inst(68, "half_divide", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(69, "half_exp", &[one(K::IdRef, "x")], NO),
        ext_inst(70, "half_exp2", &[one(K::IdRef, "x")], NO),
        ext_inst(71, "half_exp10", &[one(K::IdRef, "x")], NO),
        ext_inst(72, "half_log", &[one(K::IdRef, "x")], NO),
        ext_inst(73, "half_log2", &[one(K::IdRef, "x")], NO),
        ext_inst(74, "half_log10", &[one(K::IdRef, "x")], NO),
        ext_inst(75, "half_powr", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(76, "half_recip", &[one(K::IdRef, "x")], NO),
        ext_inst(77, "half_rsqrt", &[one(K::IdRef, "x")], NO),
        ext_inst(78, "half_sin", &[one(K::IdRef, "x")], NO),
        ext_inst(79, "half_sqrt", &[one(K::IdRef, "x")], NO),
        ext_inst(80, "half_tan", &[one(K::IdRef, "x")], NO),
        ext_inst(81, "native_cos", &[one(K::IdRef, "x")], NO),
        ext_inst(82, "native_divide", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(83, "native_exp", &[one(K::IdRef, "x")], NO),
        ext_inst(84, "native_exp2", &[one(K::IdRef, "x")], NO),
        ext_inst(85, "native_exp10", &[one(K::IdRef, "x")], NO),
        ext_inst(86, "native_log", &[one(K::IdRef, "x")], NO),
        ext_inst(87, "native_log2", &[one(K::IdRef, "x")], NO),
        ext_inst(88, "native_log10", &[one(K::IdRef, "x")], NO),
        ext_inst(89, "native_powr", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(90, "native_recip", &[one(K::IdRef, "x")], NO),
        ext_inst(91, "native_rsqrt", &[one(K::IdRef, "x")], NO),
        ext_inst(92, "native_sin", &[one(K::IdRef, "x")], NO),
        ext_inst(93, "native_sqrt", &[one(K::IdRef, "x")], NO),
        ext_inst(94, "native_tan", &[one(K::IdRef, "x")], NO),
        ext_inst(95, "fclamp", &[one(K::IdRef, "x"), one(K::IdRef, "minval"), one(K::IdRef, "maxval")], NO),
        ext_inst(96, "degrees", &[one(K::IdRef, "radians")], NO),
        ext_inst(97, "fmax_common", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(98, "fmin_common", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(99, "mix", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "a")], NO),
        ext_inst(100, "radians", &[one(K::IdRef, "degrees")], NO),
        ext_inst(101, "step", &[one(K::IdRef, "edge"), one(K::IdRef, "x")], NO),
        ext_inst(102, "smoothstep", &[one(K::IdRef, "edge0"), one(K::IdRef, "edge1"), one(K::IdRef, "x")], NO),
        ext_inst(103, "sign", &[one(K::IdRef, "x")], NO),
        ext_inst(104, "cross", &[one(K::IdRef, "p0"), one(K::IdRef, "p1")], NO),
        ext_inst(105, "distance", &[one(K::IdRef, "p0"), one(K::IdRef, "p1")], NO),
        ext_inst(106, "length", &[one(K::IdRef, "p")], NO),
        ext_inst(107, "normalize", &[one(K::IdRef, "p")], NO),
        ext_inst(108, "fast_distance", &[one(K::IdRef, "p0"), one(K::IdRef, "p1")], NO),
        ext_inst(109, "fast_length", &[one(K::IdRef, "p")], NO),
        ext_inst(110, "fast_normalize", &[one(K::IdRef, "p")], NO),
        ext_inst(141, "s_abs", &[one(K::IdRef, "x")], NO),
        ext_inst(142, "s_abs_diff", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(143, "s_add_sat", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(144, "u_add_sat", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(145, "s_hadd", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(146, "u_hadd", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(147, "s_rhadd", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(148, "u_rhadd", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(149, "s_clamp", &[one(K::IdRef, "x"), one(K::IdRef, "minval"), one(K::IdRef, "maxval")], NO),
        ext_inst(150, "u_clamp", &[one(K::IdRef, "x"), one(K::IdRef, "minval"), one(K::IdRef, "maxval")], NO),
        ext_inst(151, "clz", &[one(K::IdRef, "x")], NO),
        ext_inst(152, "ctz", &[one(K::IdRef, "x")], NO),
        ext_inst(153, "s_mad_hi", &[one(K::IdRef, "a"), one(K::IdRef, "b"), one(K::IdRef, "c")], NO),
        ext_inst(154, "u_mad_sat", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], NO),
        ext_inst(155, "s_mad_sat", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], NO),
        ext_inst(156, "s_max", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(157, "u_max", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(158, "s_min", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(159, "u_min", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(160, "s_mul_hi", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(161, "rotate", &[one(K::IdRef, "v"), one(K::IdRef, "i")], NO),
        ext_inst(162, "s_sub_sat", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(163, "u_sub_sat", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(164, "u_upsample", &[one(K::IdRef, "hi"), one(K::IdRef, "lo")], NO),
        ext_inst(165, "s_upsample", &[one(K::IdRef, "hi"), one(K::IdRef, "lo")], NO),
        ext_inst(166, "popcount", &[one(K::IdRef, "x")], NO),
        ext_inst(167, "s_mad24", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], NO),
        ext_inst(168, "u_mad24", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "z")], NO),
        ext_inst(169, "s_mul24", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(170, "u_mul24", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(171, "vloadn", &[one(K::IdRef, "offset"), one(K::IdRef, "p"), one(K::LiteralInteger, "n")], NO),
        ext_inst(172, "vstoren", &[one(K::IdRef, "data"), one(K::IdRef, "offset"), one(K::IdRef, "p")], NO),
        ext_inst(173, "vload_half", &[one(K::IdRef, "offset"), one(K::IdRef, "p")], NO),
        ext_inst(174, "vload_halfn", &[one(K::IdRef, "offset"), one(K::IdRef, "p"), one(K::LiteralInteger, "n")], NO),
        ext_inst(175, "vstore_half", &[one(K::IdRef, "data"), one(K::IdRef, "offset"), one(K::IdRef, "p")], NO),
        ext_inst(176, "vstore_half_r", &[one(K::IdRef, "data"), one(K::IdRef, "offset"), one(K::IdRef, "p"), one(K::FPRoundingMode, "mode")], NO),
        ext_inst(177, "vstore_halfn", &[one(K::IdRef, "data"), one(K::IdRef, "offset"), one(K::IdRef, "p")], NO),
        ext_inst(178, "vstore_halfn_r", &[one(K::IdRef, "data"), one(K::IdRef, "offset"), one(K::IdRef, "p"), one(K::FPRoundingMode, "mode")], NO),
        ext_inst(179, "vloada_halfn", &[one(K::IdRef, "offset"), one(K::IdRef, "p"), one(K::LiteralInteger, "n")], NO),
        ext_inst(180, "vstorea_halfn", &[one(K::IdRef, "data"), one(K::IdRef, "offset"), one(K::IdRef, "p")], NO),
        ext_inst(181, "vstorea_halfn_r", &[one(K::IdRef, "data"), one(K::IdRef, "offset"), one(K::IdRef, "p"), one(K::FPRoundingMode, "mode")], NO),
        ext_inst(182, "shuffle", &[one(K::IdRef, "x"), one(K::IdRef, "shuffle mask")], NO),
        ext_inst(183, "shuffle2", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "shuffle mask")], NO),
        ext_inst(184, "printf", &[one(K::IdRef, "format"), many(K::IdRef, "additional arguments")], NO),
        ext_inst(185, "prefetch", &[one(K::IdRef, "ptr"), one(K::IdRef, "num elements")], NO),
        ext_inst(186, "bitselect", &[one(K::IdRef, "a"), one(K::IdRef, "b"), one(K::IdRef, "c")], NO),
        ext_inst(187, "select", &[one(K::IdRef, "a"), one(K::IdRef, "b"), one(K::IdRef, "c")], NO),
        ext_inst(201, "u_abs", &[one(K::IdRef, "x")], NO),
        ext_inst(202, "u_abs_diff", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(203, "u_mul_hi", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(204, "u_mad_hi", &[one(K::IdRef, "a"), one(K::IdRef, "b"), one(K::IdRef, "c")], NO),
    ],
    by_name: &[0, 1, 2, 3, 4, 5, 6, 7, 10, 8, 9, 156, 11, 12, 121, 13, 14, 15, 16, 104, 122, 96, 105, 18, 17, 19, 21, 20, 22, 23, 108, 109, 110, 95, 24, 25, 26, 27, 97, 28, 98, 29, 30, 31, 67, 68, 69, 71, 70, 72, 74, 73, 75, 76, 77, 78, 79, 80, 32, 33, 34, 106, 35, 36, 37, 39, 40, 38, 41, 42, 43, 44, 99, 45, 46, 81, 82, 83, 85, 84, 86, 88, 87, 89, 90, 91, 92, 93, 94, 47, 107, 136, 48, 49, 50, 155, 154, 100, 51, 52, 53, 54, 131, 55, 56, 111, 112, 113, 119, 115, 137, 123, 125, 126, 128, 139, 130, 117, 132, 135, 157, 152, 153, 103, 57, 58, 59, 60, 102, 61, 101, 62, 63, 64, 65, 66, 158, 159, 114, 120, 116, 138, 161, 124, 127, 129, 140, 160, 118, 133, 134, 143, 144, 149, 141, 145, 146, 147, 148, 150, 151, 142],
};
