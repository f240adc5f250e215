//! The extended instruction set `GLSL.std.450`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::Version as V;
use crate::generated::enums::Capability;
use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, NO, ext_inst, one, requires};

ext_inst_number!(GlslStd450);

#[allow(missing_docs, non_upper_case_globals)]
impl GlslStd450 {
    pub const Round: GlslStd450 = GlslStd450(1);
    pub const RoundEven: GlslStd450 = GlslStd450(2);
    pub const Trunc: GlslStd450 = GlslStd450(3);
    pub const FAbs: GlslStd450 = GlslStd450(4);
    pub const SAbs: GlslStd450 = GlslStd450(5);
    pub const FSign: GlslStd450 = GlslStd450(6);
    pub const SSign: GlslStd450 = GlslStd450(7);
    pub const Floor: GlslStd450 = GlslStd450(8);
    pub const Ceil: GlslStd450 = GlslStd450(9);
    pub const Fract: GlslStd450 = GlslStd450(10);
    pub const Radians: GlslStd450 = GlslStd450(11);
    pub const Degrees: GlslStd450 = GlslStd450(12);
    pub const Sin: GlslStd450 = GlslStd450(13);
    pub const Cos: GlslStd450 = GlslStd450(14);
    pub const Tan: GlslStd450 = GlslStd450(15);
    pub const Asin: GlslStd450 = GlslStd450(16);
    pub const Acos: GlslStd450 = GlslStd450(17);
    pub const Atan: GlslStd450 = GlslStd450(18);
    pub const Sinh: GlslStd450 = GlslStd450(19);
    pub const Cosh: GlslStd450 = GlslStd450(20);
    pub const Tanh: GlslStd450 = GlslStd450(21);
    pub const Asinh: GlslStd450 = GlslStd450(22);
    pub const Acosh: GlslStd450 = GlslStd450(23);
    pub const Atanh: GlslStd450 = GlslStd450(24);
    pub const Atan2: GlslStd450 = GlslStd450(25);
    pub const Pow: GlslStd450 = GlslStd450(26);
    pub const Exp: GlslStd450 = GlslStd450(27);
    pub const Log: GlslStd450 = GlslStd450(28);
    pub const Exp2: GlslStd450 = GlslStd450(29);
    pub const Log2: GlslStd450 = GlslStd450(30);
    pub const Sqrt: GlslStd450 = GlslStd450(31);
    pub const InverseSqrt: GlslStd450 = GlslStd450(32);
    pub const Determinant: GlslStd450 = GlslStd450(33);
    pub const MatrixInverse: GlslStd450 = GlslStd450(34);
    pub const Modf: GlslStd450 = GlslStd450(35);
    pub const ModfStruct: GlslStd450 = GlslStd450(36);
    pub const FMin: GlslStd450 = GlslStd450(37);
    pub const UMin: GlslStd450 = GlslStd450(38);
    pub const SMin: GlslStd450 = GlslStd450(39);
    pub const FMax: GlslStd450 = GlslStd450(40);
    pub const UMax: GlslStd450 = GlslStd450(41);
    pub const SMax: GlslStd450 = GlslStd450(42);
    pub const FClamp: GlslStd450 = GlslStd450(43);
    pub const UClamp: GlslStd450 = GlslStd450(44);
    pub const SClamp: GlslStd450 = GlslStd450(45);
    pub const FMix: GlslStd450 = GlslStd450(46);
    pub const IMix: GlslStd450 = GlslStd450(47);
    pub const Step: GlslStd450 = GlslStd450(48);
    pub const SmoothStep: GlslStd450 = GlslStd450(49);
    pub const Fma: GlslStd450 = GlslStd450(50);
    pub const Frexp: GlslStd450 = GlslStd450(51);
    pub const FrexpStruct: GlslStd450 = GlslStd450(52);
    pub const Ldexp: GlslStd450 = GlslStd450(53);
    pub const PackSnorm4x8: GlslStd450 = GlslStd450(54);
    pub const PackUnorm4x8: GlslStd450 = GlslStd450(55);
    pub const PackSnorm2x16: GlslStd450 = GlslStd450(56);
    pub const PackUnorm2x16: GlslStd450 = GlslStd450(57);
    pub const PackHalf2x16: GlslStd450 = GlslStd450(58);
    pub const PackDouble2x32: GlslStd450 = GlslStd450(59);
    pub const UnpackSnorm2x16: GlslStd450 = GlslStd450(60);
    pub const UnpackUnorm2x16: GlslStd450 = GlslStd450(61);
    pub const UnpackHalf2x16: GlslStd450 = GlslStd450(62);
    pub const UnpackSnorm4x8: GlslStd450 = GlslStd450(63);
    pub const UnpackUnorm4x8: GlslStd450 = GlslStd450(64);
    pub const UnpackDouble2x32: GlslStd450 = GlslStd450(65);
    pub const Length: GlslStd450 = GlslStd450(66);
    pub const Distance: GlslStd450 = GlslStd450(67);
    pub const Cross: GlslStd450 = GlslStd450(68);
    pub const Normalize: GlslStd450 = GlslStd450(69);
    pub const FaceForward: GlslStd450 = GlslStd450(70);
    pub const Reflect: GlslStd450 = GlslStd450(71);
    pub const Refract: GlslStd450 = GlslStd450(72);
    pub const FindILsb: GlslStd450 = GlslStd450(73);
    pub const FindSMsb: GlslStd450 = GlslStd450(74);
    pub const FindUMsb: GlslStd450 = GlslStd450(75);
    pub const InterpolateAtCentroid: GlslStd450 = GlslStd450(76);
    pub const InterpolateAtSample: GlslStd450 = GlslStd450(77);
    pub const InterpolateAtOffset: GlslStd450 = GlslStd450(78);
    pub const NMin: GlslStd450 = GlslStd450(79);
    pub const NMax: GlslStd450 = GlslStd450(80);
    pub const NClamp: GlslStd450 = GlslStd450(81);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "GLSL.std.450",
    versioned: false,
    instructions: &[
        ext_inst(1, "Round", &[one(K::IdRef, "x")], NO),
        ext_inst(2, "RoundEven", &[one(K::IdRef, "x")], NO),
        ext_inst(3, "Trunc", &[one(K::IdRef, "x")], NO),
        ext_inst(4, "FAbs", &[one(K::IdRef, "x")], NO),
        ext_inst(5, "SAbs", &[one(K::IdRef, "x")], NO),
        ext_inst(6, "FSign", &[one(K::IdRef, "x")], NO),
        ext_inst(7, "SSign", &[one(K::IdRef, "x")], NO),
        ext_inst(8, "Floor", &[one(K::IdRef, "x")], NO),
        ext_inst(9, "Ceil", &[one(K::IdRef, "x")], NO),
        ext_inst(10, "Fract", &[one(K::IdRef, "x")], NO),
        ext_inst(11, "Radians", &[one(K::IdRef, "degrees")], NO),
        ext_inst(12, "Degrees", &[one(K::IdRef, "radians")], NO),
        ext_inst(13, "Sin", &[one(K::IdRef, "x")], NO),
        ext_inst(14, "Cos", &[one(K::IdRef, "x")], NO),
        ext_inst(15, "Tan", &[one(K::IdRef, "x")], NO),
        ext_inst(16, "Asin", &[one(K::IdRef, "x")], NO),
        ext_inst(17, "Acos", &[one(K::IdRef, "x")], NO),
        ext_inst(18, "Atan", &[one(K::IdRef, "y_over_x")], NO),
        ext_inst(19, "Sinh", &[one(K::IdRef, "x")], NO),
        ext_inst(20, "Cosh", &[one(K::IdRef, "x")], NO),
        ext_inst(21, "Tanh", &[one(K::IdRef, "x")], NO),
        ext_inst(22, "Asinh", &[one(K::IdRef, "x")], NO),
        ext_inst(23, "Acosh", &[one(K::IdRef, "x")], NO),
        ext_inst(24, "Atanh", &[one(K::IdRef, "x")], NO),
        ext_inst(25, "Atan2", &[one(K::IdRef, "y"), one(K::IdRef, "x")], NO),
        ext_inst(26, "Pow", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(27, "Exp", &[one(K::IdRef, "x")], NO),
        ext_inst(28, "Log", &[one(K::IdRef, "x")], NO),
        ext_inst(29, "Exp2", &[one(K::IdRef, "x")], NO),
        ext_inst(30, "Log2", &[one(K::IdRef, "x")], NO),
        ext_inst(31, "Sqrt", &[one(K::IdRef, "x")], NO),
        ext_inst(32, "InverseSqrt", &[one(K::IdRef, "x")], NO),
        ext_inst(33, "Determinant", &[one(K::IdRef, "x")], NO),
        ext_inst(34, "MatrixInverse", &[one(K::IdRef, "x")], NO),
        ext_inst(35, "Modf", &[one(K::IdRef, "x"), one(K::IdRef, "i")], NO),
        ext_inst(36, "ModfStruct", &[one(K::IdRef, "x")], NO),
        ext_inst(37, "FMin", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(38, "UMin", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(39, "SMin", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(40, "FMax", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(41, "UMax", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(42, "SMax", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(43, "FClamp", &[one(K::IdRef, "x"), one(K::IdRef, "minVal"), one(K::IdRef, "maxVal")], NO),
        ext_inst(44, "UClamp", &[one(K::IdRef, "x"), one(K::IdRef, "minVal"), one(K::IdRef, "maxVal")], NO),
        ext_inst(45, "SClamp", &[one(K::IdRef, "x"), one(K::IdRef, "minVal"), one(K::IdRef, "maxVal")], NO),
        ext_inst(46, "FMix", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "a")], NO),
        ext_inst(47, "IMix", &[one(K::IdRef, "x"), one(K::IdRef, "y"), one(K::IdRef, "a")], NO),
        ext_inst(48, "Step", &[one(K::IdRef, "edge"), one(K::IdRef, "x")], NO),
        ext_inst(49, "SmoothStep", &[one(K::IdRef, "edge0"), one(K::IdRef, "edge1"), one(K::IdRef, "x")], NO),
        ext_inst(50, "Fma", &[one(K::IdRef, "a"), one(K::IdRef, "b"), one(K::IdRef, "c")], NO),
        ext_inst(51, "Frexp", &[one(K::IdRef, "x"), one(K::IdRef, "exp")], NO),
        ext_inst(52, "FrexpStruct", &[one(K::IdRef, "x")], NO),
        ext_inst(53, "Ldexp", &[one(K::IdRef, "x"), one(K::IdRef, "exp")], NO),
        ext_inst(54, "PackSnorm4x8", &[one(K::IdRef, "v")], NO),
        ext_inst(55, "PackUnorm4x8", &[one(K::IdRef, "v")], NO),
        ext_inst(56, "PackSnorm2x16", &[one(K::IdRef, "v")], NO),
        ext_inst(57, "PackUnorm2x16", &[one(K::IdRef, "v")], NO),
        ext_inst(58, "PackHalf2x16", &[one(K::IdRef, "v")], NO),
        ext_inst(59, "PackDouble2x32", &[one(K::IdRef, "v")], requires(&[Capability::Float64], &[], Some(V::V1_0), None)),
        ext_inst(60, "UnpackSnorm2x16", &[one(K::IdRef, "p")], NO),
        ext_inst(61, "UnpackUnorm2x16", &[one(K::IdRef, "p")], NO),
        ext_inst(62, "UnpackHalf2x16", &[one(K::IdRef, "v")], NO),
        ext_inst(63, "UnpackSnorm4x8", &[one(K::IdRef, "p")], NO),
        ext_inst(64, "UnpackUnorm4x8", &[one(K::IdRef, "p")], NO),
        ext_inst(65, "UnpackDouble2x32", &[one(K::IdRef, "v")], requires(&[Capability::Float64], &[], Some(V::V1_0), None)),
        ext_inst(66, "Length", &[one(K::IdRef, "x")], NO),
        ext_inst(67, "Distance", &[one(K::IdRef, "p0"), one(K::IdRef, "p1")], NO),
        ext_inst(68, "Cross", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(69, "Normalize", &[one(K::IdRef, "x")], NO),
        ext_inst(70, "FaceForward", &[one(K::IdRef, "N"), one(K::IdRef, "I"), one(K::IdRef, "Nref")], NO),
        ext_inst(71, "Reflect", &[one(K::IdRef, "I"), one(K::IdRef, "N")], NO),
        ext_inst(72, "Refract", &[one(K::IdRef, "I"), one(K::IdRef, "N"), one(K::IdRef, "eta")], NO),
        ext_inst(73, "FindILsb", &[one(K::IdRef, "Value")], NO),
        ext_inst(74, "FindSMsb", &[one(K::IdRef, "Value")], NO),
        ext_inst(75, "FindUMsb", &[one(K::IdRef, "Value")], NO),
        ext_inst(76, "InterpolateAtCentroid", &[one(K::IdRef, "interpolant")], requires(&[Capability::InterpolationFunction], &[], Some(V::V1_0), None)),
        ext_inst(77, "InterpolateAtSample", &[one(K::IdRef, "interpolant"), one(K::IdRef, "sample")], requires(&[Capability::InterpolationFunction], &[], Some(V::V1_0), None)),
        ext_inst(78, "InterpolateAtOffset", &[one(K::IdRef, "interpolant"), one(K::IdRef, "offset")], requires(&[Capability::InterpolationFunction], &[], Some(V::V1_0), None)),
        ext_inst(79, "NMin", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(80, "NMax", &[one(K::IdRef, "x"), one(K::IdRef, "y")], NO),
        ext_inst(81, "NClamp", &[one(K::IdRef, "x"), one(K::IdRef, "minVal"), one(K::IdRef, "maxVal")], NO),
    ],
    by_name: &[16, 22, 15, 21, 17, 24, 23, 8, 13, 19, 67, 11, 32, 66, 26, 28, 3, 42, 39, 36, 45, 5, 69, 72, 73, 74, 7, 49, 9, 50, 51, 46, 75, 77, 76, 31, 52, 65, 27, 29, 33, 34, 35, 80, 79, 78, 68, 58, 57, 55, 53, 56, 54, 25, 10, 70, 71, 0, 1, 4, 44, 41, 38, 6, 12, 18, 48, 30, 47, 14, 20, 2, 43, 40, 37, 64, 61, 59, 62, 60, 63],
};
