//! Functions of GLSL.std.450, by their operands.

use super::super::Smith;
use super::super::types::{Scalar, Ty};
use spirv_module::{ExtInstSet, Op};

/// The operands of a function and its result.
#[derive(Clone, Copy)]
enum Shape {
    /// So many operands of floats of 16 or 32 bits, which are of the type of the result.
    Floats(usize),
    /// The same, also of 64 bits.
    AnyFloats(usize),
    /// So many integers.
    Integers(usize),
    /// A vector of floats, and a result of one.
    Length(usize),
    /// Vectors of 3 floats.
    Cross,
    /// Two vectors, and a ratio.
    Refract,
    /// A vector to an integer.
    Pack(u32, u32),
    /// An integer to a vector.
    Unpack(u32, u32),
    /// A structure of a result and another one.
    Fraction,
    Exponent,
    /// A float, and integers.
    Scale,
    /// A square matrix.
    Determinant,
    Inverse,
}

const FUNCTIONS: [(&str, Shape); 61] = [
    ("Round", Shape::AnyFloats(1)),
    ("RoundEven", Shape::AnyFloats(1)),
    ("Trunc", Shape::AnyFloats(1)),
    ("FAbs", Shape::AnyFloats(1)),
    ("SAbs", Shape::Integers(1)),
    ("FSign", Shape::AnyFloats(1)),
    ("SSign", Shape::Integers(1)),
    ("Floor", Shape::AnyFloats(1)),
    ("Ceil", Shape::AnyFloats(1)),
    ("Fract", Shape::AnyFloats(1)),
    ("Radians", Shape::Floats(1)),
    ("Degrees", Shape::Floats(1)),
    ("Sin", Shape::Floats(1)),
    ("Cos", Shape::Floats(1)),
    ("Tan", Shape::Floats(1)),
    ("Asin", Shape::Floats(1)),
    ("Acos", Shape::Floats(1)),
    ("Atan", Shape::Floats(1)),
    ("Sinh", Shape::Floats(1)),
    ("Cosh", Shape::Floats(1)),
    ("Tanh", Shape::Floats(1)),
    ("Asinh", Shape::Floats(1)),
    ("Acosh", Shape::Floats(1)),
    ("Atanh", Shape::Floats(1)),
    ("Atan2", Shape::Floats(2)),
    ("Pow", Shape::Floats(2)),
    ("Exp", Shape::Floats(1)),
    ("Log", Shape::Floats(1)),
    ("Exp2", Shape::Floats(1)),
    ("Log2", Shape::Floats(1)),
    ("Sqrt", Shape::AnyFloats(1)),
    ("InverseSqrt", Shape::AnyFloats(1)),
    ("Determinant", Shape::Determinant),
    ("MatrixInverse", Shape::Inverse),
    ("ModfStruct", Shape::Fraction),
    ("FMin", Shape::AnyFloats(2)),
    ("UMin", Shape::Integers(2)),
    ("SMin", Shape::Integers(2)),
    ("FMax", Shape::AnyFloats(2)),
    ("UMax", Shape::Integers(2)),
    ("SMax", Shape::Integers(2)),
    ("FClamp", Shape::AnyFloats(3)),
    ("UClamp", Shape::Integers(3)),
    ("SClamp", Shape::Integers(3)),
    ("FMix", Shape::AnyFloats(3)),
    ("Step", Shape::AnyFloats(2)),
    ("SmoothStep", Shape::AnyFloats(3)),
    ("Fma", Shape::AnyFloats(3)),
    ("FrexpStruct", Shape::Exponent),
    ("Ldexp", Shape::Scale),
    ("PackSnorm4x8", Shape::Pack(32, 4)),
    ("PackUnorm2x16", Shape::Pack(32, 2)),
    ("PackHalf2x16", Shape::Pack(32, 2)),
    ("UnpackUnorm4x8", Shape::Unpack(32, 4)),
    ("UnpackHalf2x16", Shape::Unpack(32, 2)),
    ("Length", Shape::Length(1)),
    ("Distance", Shape::Length(2)),
    ("Cross", Shape::Cross),
    ("Normalize", Shape::AnyFloats(1)),
    ("Refract", Shape::Refract),
    ("FaceForward", Shape::AnyFloats(3)),
];

/// The bits of integers: more than 32 need a version of the set that has them.
const INTEGERS: [Scalar; 2] = [Scalar::Int(32), Scalar::Signed(32)];

/// Adds a call of a function.
pub(super) fn function(smith: &mut Smith<'_>) {
    let Some((name, shape)) = smith.choices.pick(&FUNCTIONS) else { return };
    let Some(number) = number(name) else { return };
    let (result, operands) = types(smith, shape);
    let set = smith.library();
    let values: Vec<u32> = operands.iter().map(|ty| smith.value(ty).0).collect();
    let words: Vec<u32> = [set.0, number].into_iter().chain(values).collect();
    smith.emit(Op::ExtInst, &result, &words);
}

fn number(name: &str) -> Option<u32> {
    (0..=u32::from(u8::MAX))
        .find(|&number| ExtInstSet::GlslStd450.instruction(number).is_some_and(|facts| facts.name == name))
}

/// The types of the result and of the operands.
fn types(smith: &mut Smith<'_>, shape: Shape) -> (Ty, Vec<Ty>) {
    let lanes = smith.lanes();
    let narrow = Ty::Value(Scalar::Float(smith.choices.pick(&[32, 16]).unwrap_or(32)), lanes);
    let single = |lanes| Ty::Value(Scalar::Float(32), lanes);
    match shape {
        Shape::Floats(count) => (narrow.clone(), vec![narrow; count]),
        Shape::AnyFloats(count) => {
            let width = smith.choices.pick(&super::super::types::FLOATS).unwrap_or(32);
            let ty = Ty::Value(Scalar::Float(width), lanes);
            (ty.clone(), vec![ty; count])
        }
        Shape::Integers(count) => {
            let scalar = smith.choices.pick(&INTEGERS).unwrap_or(Scalar::Int(32));
            (Ty::Value(scalar, lanes), vec![Ty::Value(scalar, lanes); count])
        }
        Shape::Length(count) => (single(1), vec![single(lanes); count]),
        Shape::Cross => (single(3), vec![single(3); 2]),
        Shape::Refract => (single(lanes), vec![single(lanes), single(lanes), single(1)]),
        Shape::Pack(width, lanes) => (Ty::int(width), vec![single(lanes)]),
        Shape::Unpack(width, lanes) => (single(lanes), vec![Ty::int(width)]),
        Shape::Fraction => (Ty::Struct(vec![narrow.clone(); 2]), vec![narrow]),
        Shape::Exponent => {
            let exponent = Ty::Value(Scalar::Signed(32), lanes);
            (Ty::Struct(vec![narrow.clone(), exponent]), vec![narrow])
        }
        Shape::Scale => (narrow.clone(), vec![narrow, Ty::Value(Scalar::Signed(32), lanes)]),
        Shape::Determinant => (single(1), vec![Ty::Matrix(3, 3)]),
        Shape::Inverse => (Ty::Matrix(2, 2), vec![Ty::Matrix(2, 2)]),
    }
}
