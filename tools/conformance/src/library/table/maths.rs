//! Mathematical, common and geometric functions (OpenCL C 3.0, 6.15.2, 6.15.4, 6.15.5).

use super::family::{Family, Like, call};
use super::space::Space;
use crate::library::bounds;
use crate::library::case::{Case, Place};
use crate::library::types::{FLOATS, Scalar, Type, VECTORS, WIDTHS};
use crate::library::values::Values;
use Like::{Element, Lanes, One, T, Test, Unsigned};
use Scalar::{Double, Float, Half, Int};
use Values::{Any, Between, Numbers};

const FLOAT: &[Scalar] = &[Float];
/// Geometry has at most four dimensions.
const DIMENSIONS: &[usize] = &[1, 2, 3, 4];

const fn maths(names: &'static [&'static str], inputs: &'static [(Like, Values)], result: Like) -> Family {
    Family { topic: "maths", names, scalars: FLOATS, widths: WIDTHS, inputs, result }
}

/// Only the standard's forms for float.
const fn of_float(names: &'static [&'static str], inputs: &'static [(Like, Values)]) -> Family {
    Family { topic: "maths", names, scalars: FLOAT, widths: WIDTHS, inputs, result: T }
}

/// A form that takes a number where another takes a vector.
const fn with_number(
    topic: &'static str,
    names: &'static [&'static str],
    inputs: &'static [(Like, Values)],
) -> Family {
    Family { topic, names, scalars: FLOATS, widths: VECTORS, inputs, result: T }
}

const fn common(names: &'static [&'static str], inputs: &'static [(Like, Values)]) -> Family {
    Family { topic: "common", names, scalars: FLOATS, widths: WIDTHS, inputs, result: T }
}

const fn geometric(
    names: &'static [&'static str],
    scalars: &'static [Scalar],
    inputs: &'static [(Like, Values)],
    result: Like,
) -> Family {
    Family { topic: "geometric", names, scalars, widths: DIMENSIONS, inputs, result }
}

/// What is no denormal number, nor are products and quotients of it.
const NORMAL: Values = Between(1e-3, 1e3);

/// What a square does not make infinite or zero.
const MODERATE: Values = Between(-100.0, 100.0);

const FAMILIES: &[Family] = &[
    maths(
        &[
            "acos", "acosh", "acospi", "asin", "asinh", "asinpi", "atan", "atanh", "atanpi", "cbrt", "ceil",
            "cos", "cosh", "cospi", "erfc", "erf", "exp", "exp2", "exp10", "expm1", "fabs", "floor",
            "lgamma", "log", "log2", "log10", "log1p", "logb", "rint", "round", "rsqrt", "sin", "sinh",
            "sinpi", "sqrt", "tan", "tanh", "tanpi", "tgamma", "trunc",
        ],
        &[(T, Any)],
        T,
    ),
    maths(&["acos", "asin", "acospi", "asinpi", "atanh"], &[(T, Between(-1.0, 1.0))], T),
    maths(
        &[
            "atan2",
            "atan2pi",
            "copysign",
            "fdim",
            "fmax",
            "fmin",
            "fmod",
            "hypot",
            "maxmag",
            "minmag",
            "nextafter",
            "pow",
            "powr",
            "remainder",
        ],
        &[(T, Any), (T, Any)],
        T,
    ),
    with_number("maths", &["fmax", "fmin"], &[(T, Any), (Element, Any)]),
    maths(&["fma"], &[(T, Any), (T, Any), (T, Any)], T),
    maths(&["mad"], &[(T, NORMAL), (T, NORMAL), (T, NORMAL)], T),
    maths(&["ldexp", "pown", "rootn"], &[(T, Any), (Lanes(Int), Any)], T),
    maths(&["ldexp", "pown", "rootn"], &[(T, Any), (Lanes(Int), Between(-9.0, 9.0))], T),
    with_number("maths", &["ldexp"], &[(T, Any), (One(Int), Between(-30.0, 30.0))]),
    maths(&["ilogb"], &[(T, Any)], Lanes(Int)),
    maths(&["nan"], &[(Unsigned, Any)], T),
    of_float(
        &[
            "half_cos",
            "half_exp",
            "half_exp2",
            "half_exp10",
            "half_log",
            "half_log2",
            "half_log10",
            "half_sin",
            "half_sqrt",
            "half_tan",
            "native_cos",
            "native_exp",
            "native_exp2",
            "native_exp10",
            "native_log",
            "native_log2",
            "native_log10",
            "native_sin",
            "native_sqrt",
            "native_tan",
        ],
        &[(T, Any)],
    ),
    of_float(&["half_powr", "native_powr"], &[(T, Any), (T, Any)]),
    // Denormal numbers may count as zero.
    of_float(&["half_recip", "half_rsqrt", "native_recip", "native_rsqrt"], &[(T, NORMAL)]),
    of_float(&["half_divide", "native_divide"], &[(T, NORMAL), (T, NORMAL)]),
    common(&["degrees", "radians", "sign"], &[(T, Any)]),
    common(&["max", "min"], &[(T, Numbers), (T, Numbers)]),
    common(&["step"], &[(T, Any), (T, Any)]),
    common(&["clamp"], &[(T, Numbers), (T, Between(-9.0, -1.0)), (T, Between(-1.0, 9.0))]),
    common(&["mix"], &[(T, MODERATE), (T, MODERATE), (T, Between(0.0, 1.0))]),
    common(&["smoothstep"], &[(T, Between(-9.0, -1.0)), (T, Between(-0.5, 9.0)), (T, Numbers)]),
    with_number("common", &["max", "min"], &[(T, Numbers), (Element, Numbers)]),
    with_number("common", &["step"], &[(Element, Any), (T, Any)]),
    with_number(
        "common",
        &["clamp"],
        &[(T, Numbers), (Element, Between(-9.0, -1.0)), (Element, Between(-1.0, 9.0))],
    ),
    with_number("common", &["mix"], &[(T, MODERATE), (T, MODERATE), (Element, Between(0.0, 1.0))]),
    with_number(
        "common",
        &["smoothstep"],
        &[(Element, Between(-9.0, -1.0)), (Element, Between(-0.5, 9.0)), (T, Numbers)],
    ),
    geometric(&["dot", "distance"], FLOATS, &[(T, MODERATE), (T, MODERATE)], Element),
    geometric(&["length"], FLOATS, &[(T, MODERATE)], Element),
    geometric(&["normalize"], FLOATS, &[(T, MODERATE)], T),
    geometric(&["fast_distance"], FLOAT, &[(T, MODERATE), (T, MODERATE)], Element),
    geometric(&["fast_length"], FLOAT, &[(T, MODERATE)], Element),
    geometric(&["fast_normalize"], FLOAT, &[(T, MODERATE)], T),
    Family {
        topic: "geometric",
        names: &["cross"],
        scalars: FLOATS,
        widths: &[3, 4],
        inputs: &[(T, MODERATE), (T, MODERATE)],
        result: T,
    },
    Family {
        topic: "relational",
        names: &[
            "isequal",
            "isnotequal",
            "isgreater",
            "isgreaterequal",
            "isless",
            "islessequal",
            "islessgreater",
            "isordered",
            "isunordered",
        ],
        scalars: FLOATS,
        widths: WIDTHS,
        inputs: &[(T, Any), (T, Any)],
        result: Test,
    },
    Family {
        topic: "relational",
        names: &["isfinite", "isinf", "isnan", "isnormal", "signbit"],
        scalars: FLOATS,
        widths: WIDTHS,
        inputs: &[(T, Any)],
        result: Test,
    },
];

type Inputs = &'static [(Like, Values)];

/// Functions that leave a second result in memory: name, further inputs, what the memory holds.
const WITH_POINTER: &[(&str, Inputs, Like)] = &[
    ("fract", &[(T, Any)], T),
    ("modf", &[(T, Any)], T),
    ("sincos", &[(T, Any)], T),
    ("frexp", &[(T, Any)], Lanes(Int)),
    ("lgamma_r", &[(T, Any)], Lanes(Int)),
    ("remquo", &[(T, Any), (T, Any)], Lanes(Int)),
];

/// Every case of this part.
pub(super) fn cases() -> Vec<Case> {
    let mut cases: Vec<Case> = FAMILIES.iter().flat_map(Family::cases).collect();
    for (name, inputs, second) in WITH_POINTER {
        for scalar in [Half, Float, Double] {
            for lanes in WIDTHS {
                for space in Space::WRITABLE {
                    cases.push(with_pointer(name, inputs, *second, Type::new(scalar, *lanes), *space));
                }
            }
        }
    }
    cases
}

fn with_pointer(name: &str, inputs: &[(Like, Values)], second: Like, t: Type, space: Space) -> Case {
    let second = second.of(t);
    let types: Vec<Type> = inputs.iter().map(|(like, _)| like.of(t)).collect();
    let shown = call(name, &types).replace(')', &format!(", {} {} *)", space.name(), second.name()));
    let arguments = if inputs.len() == 1 { "a" } else { "a, b" };
    let body = format!("{}r = {name}({arguments}, p);\ns = *p;", space.cell(second, "p", "s_at", "own"));
    let mut case = Case::new("maths", shown, t, body)
        .gives(t, Place::Value, bounds::of(name, t.scalar))
        .gives(second, Place::Value, bounds::of(name, second.scalar));
    for (ty, (_, values)) in types.iter().zip(inputs) {
        case = case.value(*ty, *values);
    }
    case
}
