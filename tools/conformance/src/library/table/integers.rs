//! Integer functions and operators (OpenCL C 3.0, 6.4, 6.15.3, cl_khr_extended_bit_ops, cl_khr_integer_dot_product).

use super::family::{Family, Like};
use crate::library::case::Case;
use crate::library::types::{ALL, FLOATS, INTEGERS, SIGNED, Scalar, Type, UNSIGNED, VECTORS, WIDTHS};
use crate::library::values::Values;
use Like::{Element, Lanes, Narrow, NarrowUnsigned, One, Signed, T, Test, Unsigned};
use Scalar::{Char, Int, Long, Short, UChar, UInt, ULong, UShort};
use Values::{Any, Below, Bits, HalfBits, High, Low, NotLeast, NotZero};

const fn integer(
    names: &'static [&'static str],
    scalars: &'static [Scalar],
    inputs: &'static [(Like, Values)],
    result: Like,
) -> Family {
    Family { topic: "integer", names, scalars, widths: WIDTHS, inputs, result }
}

/// A form that takes a number where another takes a vector.
const fn with_number(names: &'static [&'static str], inputs: &'static [(Like, Values)]) -> Family {
    Family { topic: "integer", names, scalars: INTEGERS, widths: VECTORS, inputs, result: T }
}

const fn operator(
    names: &'static [&'static str],
    scalars: &'static [Scalar],
    inputs: &'static [(Like, Values)],
    result: Like,
) -> Family {
    Family { topic: "operator", names, scalars, widths: WIDTHS, inputs, result }
}

/// Dot products take vectors of four bytes, or the same in a uint.
const fn dot_product(
    names: &'static [&'static str],
    inputs: &'static [(Like, Values)],
    result: Like,
) -> Family {
    Family { topic: "integer", names, scalars: &[UInt], widths: &[1], inputs, result }
}

const WIDER_SIGNED: &[Scalar] = &[Short, Int, Long];
const WIDER_UNSIGNED: &[Scalar] = &[UShort, UInt, ULong];

const FAMILIES: &[Family] = &[
    integer(&["abs"], INTEGERS, &[(T, Any)], Unsigned),
    integer(&["abs_diff"], INTEGERS, &[(T, Any), (T, Any)], Unsigned),
    integer(&["clz", "ctz", "popcount", "bit_reverse"], INTEGERS, &[(T, Any)], T),
    integer(
        &["add_sat", "hadd", "rhadd", "max", "min", "mul_hi", "rotate", "sub_sat"],
        INTEGERS,
        &[(T, Any), (T, Any)],
        T,
    ),
    with_number(&["max", "min"], &[(T, Any), (Element, Any)]),
    integer(&["mad_hi", "mad_sat"], INTEGERS, &[(T, Any), (T, Any), (T, Any)], T),
    integer(&["clamp"], INTEGERS, &[(T, Any), (T, Low), (T, High)], T),
    with_number(&["clamp"], &[(T, Any), (Element, Low), (Element, High)]),
    integer(&["upsample"], WIDER_SIGNED, &[(Narrow, Any), (NarrowUnsigned, Any)], T),
    integer(&["upsample"], WIDER_UNSIGNED, &[(Narrow, Any), (Narrow, Any)], T),
    integer(&["mul24"], &[Int, UInt], &[(T, Bits(24)), (T, Bits(24))], T),
    integer(&["mad24"], &[Int, UInt], &[(T, Bits(24)), (T, Bits(24)), (T, Any)], T),
    integer(
        &["bitfield_insert"],
        INTEGERS,
        &[(T, Any), (T, Any), (One(UInt), Below(5)), (One(UInt), Below(4))],
        T,
    ),
    integer(
        &["bitfield_extract_signed"],
        INTEGERS,
        &[(T, Any), (One(UInt), Below(5)), (One(UInt), Below(4))],
        Signed,
    ),
    integer(
        &["bitfield_extract_unsigned"],
        INTEGERS,
        &[(T, Any), (One(UInt), Below(5)), (One(UInt), Below(4))],
        Unsigned,
    ),
    dot_product(&["dot_4x8packed_uu_uint"], &[(T, Any), (T, Any)], T),
    dot_product(
        &["dot_4x8packed_ss_int", "dot_4x8packed_su_int", "dot_4x8packed_us_int"],
        &[(T, Any), (T, Any)],
        Lanes(Int),
    ),
    dot_product(&["dot_acc_sat_4x8packed_uu_uint"], &[(T, Any), (T, Any), (T, Any)], T),
    dot_product(
        &["dot_acc_sat_4x8packed_ss_int", "dot_acc_sat_4x8packed_su_int", "dot_acc_sat_4x8packed_us_int"],
        &[(T, Any), (T, Any), (Lanes(Int), Any)],
        Lanes(Int),
    ),
    bytes(&["dot"], &[(Lanes(UChar), Any), (Lanes(UChar), Any)], One(UInt)),
    bytes(&["dot"], &[(Lanes(Char), Any), (Lanes(Char), Any)], One(Int)),
    bytes(&["dot"], &[(Lanes(Char), Any), (Lanes(UChar), Any)], One(Int)),
    bytes(&["dot"], &[(Lanes(UChar), Any), (Lanes(Char), Any)], One(Int)),
    bytes(&["dot_acc_sat"], &[(Lanes(UChar), Any), (Lanes(UChar), Any), (One(UInt), Any)], One(UInt)),
    bytes(&["dot_acc_sat"], &[(Lanes(Char), Any), (Lanes(Char), Any), (One(Int), Any)], One(Int)),
    bytes(&["dot_acc_sat"], &[(Lanes(Char), Any), (Lanes(UChar), Any), (One(Int), Any)], One(Int)),
    bytes(&["dot_acc_sat"], &[(Lanes(UChar), Any), (Lanes(Char), Any), (One(Int), Any)], One(Int)),
    // A sum of numbers with a sign that does not fit is undefined.
    operator(&["+", "-", "*"], SIGNED, &[(T, HalfBits), (T, HalfBits)], T),
    operator(&["+", "-", "*"], UNSIGNED, &[(T, Any), (T, Any)], T),
    operator(&["+", "-", "*", "/"], FLOATS, &[(T, Any), (T, Any)], T),
    operator(&["/", "%"], INTEGERS, &[(T, NotLeast), (T, NotZero)], T),
    operator(&["<<", ">>", "&", "|", "^"], INTEGERS, &[(T, Any), (T, Any)], T),
    operator(&["~"], INTEGERS, &[(T, Any)], T),
    operator(&["-"], INTEGERS, &[(T, NotLeast)], T),
    operator(&["-"], FLOATS, &[(T, Any)], T),
    operator(&["!"], ALL, &[(T, Any)], Test),
    operator(&["==", "!=", "<", "<=", ">", ">=", "&&", "||"], ALL, &[(T, Any), (T, Any)], Test),
    relational(&["bitselect"], ALL, &[(T, Any), (T, Any), (T, Any)], T),
    relational(&["select"], ALL, &[(T, Any), (T, Any), (Signed, Any)], T),
    relational(&["select"], ALL, &[(T, Any), (T, Any), (Unsigned, Any)], T),
    relational(&["any", "all"], SIGNED, &[(T, Any)], One(Int)),
    relational(&["any", "all"], SIGNED, &[(T, Low)], One(Int)),
];

/// Dot products of four bytes.
const fn bytes(names: &'static [&'static str], inputs: &'static [(Like, Values)], result: Like) -> Family {
    Family { topic: "integer", names, scalars: &[UChar], widths: &[4], inputs, result }
}

const fn relational(
    names: &'static [&'static str],
    scalars: &'static [Scalar],
    inputs: &'static [(Like, Values)],
    result: Like,
) -> Family {
    Family { topic: "relational", names, scalars, widths: WIDTHS, inputs, result }
}

/// Every case of this part.
pub(super) fn cases() -> Vec<Case> {
    let types = ALL.iter().flat_map(|scalar| WIDTHS.iter().map(|lanes| Type::new(*scalar, *lanes)));
    let questions = types.map(question);
    FAMILIES.iter().flat_map(Family::cases).chain(questions).collect()
}

/// The operator that takes one of two.
fn question(t: Type) -> Case {
    let test = t.of(t.scalar.signed());
    let call = format!("?:({}, {t}, {t})", test.name(), t = t.name());
    Case::new("operator", call, t, "r = a ? b : c;".to_owned())
        .gives_exactly(t)
        .value(test, Any)
        .value(t, Any)
        .value(t, Any)
}
