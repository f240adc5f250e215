//! How exact functions are: OpenCL C 3.0, 7.4, the tables of the full profile; and when two results agree.

use super::types::Scalar;

/// How far two results may be apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Bound {
    /// Not at all: integers, functions that do not round or that round correctly. NaN is NaN.
    Exact,
    /// So many units in the last place, plus so many for each lane.
    Ulps(f64, f64),
    /// So much.
    Absolute(f64),
    /// So many products of the greatest input with itself, each off by the type's epsilon; plus so many for each lane.
    Products(f64, f64),
    /// The greatest input, times the type's epsilon, so many times: where the specification has no bound, and functions
    /// that take a number where others take a vector are functions of their own.
    OfGreatest(f64),
}

use Bound::{Absolute, Exact, OfGreatest, Products, Ulps};

const fn ulps(count: f64) -> Bound {
    Ulps(count, 0.0)
}

/// Functions whose results are not exact in every type: for float, double and half.
const TABLE: &[(&[&str], Bound, Bound, Bound)] = &[
    (&["divide", "recip"], ulps(2.5), Exact, ulps(1.0)),
    (&["acos", "asin", "acosh", "asinh"], ulps(4.0), ulps(4.0), ulps(2.0)),
    (&["acospi", "asinpi", "atan", "atanpi", "atanh"], ulps(5.0), ulps(5.0), ulps(2.0)),
    (&["atan2", "atan2pi"], ulps(6.0), ulps(6.0), ulps(2.0)),
    (&["cbrt", "degrees", "radians", "log1p"], ulps(2.0), ulps(2.0), ulps(2.0)),
    (&["cos", "cosh", "cospi", "sin", "sinh", "sinpi", "sincos", "hypot"], ulps(4.0), ulps(4.0), ulps(2.0)),
    (&["cross"], Products(3.0, 0.0), Products(3.0, 0.0), Products(3.0, 0.0)),
    (&["dot"], Products(-1.0, 2.0), Products(-1.0, 2.0), Products(-1.0, 2.0)),
    (&["distance"], Ulps(2.5, 2.0), Ulps(5.5, 2.0), Ulps(0.0, 2.0)),
    (&["length"], Ulps(2.75, 0.5), Ulps(5.5, 1.0), Ulps(0.25, 0.5)),
    (&["normalize"], Ulps(2.0, 1.0), Ulps(4.5, 1.0), Ulps(1.0, 1.0)),
    (&["erf", "erfc", "tgamma"], ulps(16.0), ulps(16.0), ulps(4.0)),
    (&["exp", "exp2", "exp10", "expm1", "log", "log2", "log10"], ulps(3.0), ulps(3.0), ulps(2.0)),
    // The specification has no bound: asked for what tgamma gives, for the runtime has one function for numbers and others
    // for joined work-items.
    (&["lgamma", "lgamma_r"], ulps(16.0), ulps(16.0), ulps(4.0)),
    // The product is rounded, or it is not.
    (&["mad"], ulps(2.0), ulps(2.0), ulps(2.0)),
    (&["mix"], Absolute(1e-3), OfGreatest(4.0), OfGreatest(4.0)),
    (&["smoothstep"], Absolute(1e-5), Absolute(1e-12), Absolute(1e-2)),
    (&["pow", "pown", "powr", "rootn"], ulps(16.0), ulps(16.0), ulps(4.0)),
    (&["rsqrt"], ulps(2.0), ulps(2.0), ulps(1.0)),
    (&["sqrt"], ulps(3.0), Exact, ulps(1.5)),
    (&["tan"], ulps(5.0), ulps(5.0), ulps(2.5)),
    (&["tanh"], ulps(5.0), ulps(5.0), ulps(2.0)),
    (&["tanpi"], ulps(6.0), ulps(6.0), ulps(2.0)),
    // These are for float alone.
    (&["fast_distance"], Ulps(8191.5, 2.0), Exact, Exact),
    (&["fast_length"], Ulps(8191.5, 1.0), Exact, Exact),
    (&["fast_normalize"], Ulps(8192.0, 1.0), Exact, Exact),
];

/// The bound of a function's results of this type.
pub(crate) fn of(function: &str, scalar: Scalar) -> Bound {
    if !scalar.is_float() {
        return Exact;
    }
    // The specification leaves the native functions to the runtime, which has others for joined work-items: they are asked
    // for what half_ functions give.
    if function.starts_with("half_") || function.starts_with("native_") {
        return ulps(8192.0);
    }
    TABLE.iter().find(|(names, ..)| names.contains(&function)).map_or(Exact, |&(_, float, double, half)| {
        match scalar {
            Scalar::Double => double,
            Scalar::Half => half,
            _ => float,
        }
    })
}

/// Two results of one type that do not agree, or how they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The same, or both not a number.
    Same,
    /// Apart, and within the bound.
    Within,
    /// Further apart.
    Differs,
}

/// Compares two results of a call with `lanes` lanes whose greatest input is `greatest`.
pub(crate) fn compare(
    bound: Bound,
    (scalar, lanes): (Scalar, usize),
    greatest: f64,
    expected: u64,
    actual: u64,
) -> Verdict {
    let values = [expected, actual].map(|bits| scalar.value(bits));
    if expected == actual || scalar.is_float() && values.iter().all(|value| value.is_nan()) {
        return Verdict::Same;
    }
    let distance = (values[0] - values[1]).abs();
    let per_lane = |count: f64, each: f64| count + each * lanes as f64;
    let is_within = match bound {
        Exact => false,
        Ulps(count, each) => {
            let apart = ordered(scalar, expected).abs_diff(ordered(scalar, actual));
            // Zeros have signs that the specification's edge cases say.
            distance != 0.0 && apart as f64 <= per_lane(count, each)
        }
        Absolute(most) => distance <= most,
        OfGreatest(count) => distance <= count * greatest * scalar.epsilon(),
        Products(count, each) => distance <= greatest * greatest * per_lane(count, each) * scalar.epsilon(),
    };
    if is_within { Verdict::Within } else { Verdict::Differs }
}

/// A number for each number of a type, in their order and without gaps.
fn ordered(scalar: Scalar, bits: u64) -> i64 {
    let size = (bits & (scalar.mask() >> 1)) as i64;
    if bits >> (scalar.bits() - 1) & 1 == 1 { -size } else { size }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_within_the_bound_agrees() {
        let one = u64::from(1.0_f32.to_bits());
        let verdict = |bound, actual| compare(bound, (Scalar::Float, 4), 1.0, one, actual);
        assert_eq!(verdict(Exact, one), Verdict::Same);
        assert_eq!(verdict(Exact, one + 1), Verdict::Differs);
        assert_eq!(verdict(ulps(2.5), one + 2), Verdict::Within);
        assert_eq!(verdict(ulps(2.5), one - 3), Verdict::Differs);
        assert_eq!(verdict(Ulps(1.0, 0.5), one - 3), Verdict::Within);
        assert_eq!(verdict(Absolute(1e-3), u64::from(1.0005_f32.to_bits())), Verdict::Within);
        assert_eq!(verdict(Products(-1.0, 2.0), one + 7), Verdict::Within);
        assert_eq!(verdict(Products(-1.0, 2.0), one + 8), Verdict::Differs);
        assert_eq!(verdict(OfGreatest(4.0), one + 4), Verdict::Within);
        assert_eq!(verdict(OfGreatest(4.0), one + 5), Verdict::Differs);
    }

    #[test]
    fn not_a_number_is_not_a_number_and_signs_count() {
        let float = (Scalar::Float, 1);
        assert_eq!(compare(Exact, float, 0.0, 0x7fc0_0000, 0xffff_ffff), Verdict::Same);
        assert_eq!(compare(ulps(4.0), float, 0.0, 0x7fc0_0000, 0x7f80_0000), Verdict::Differs);
        assert_eq!(compare(ulps(4.0), float, 0.0, 0, 0x8000_0000), Verdict::Differs);
        assert_eq!(compare(ulps(4.0), float, 0.0, 1, 0x8000_0001), Verdict::Within);
        assert_eq!(compare(Exact, (Scalar::Int, 1), 0.0, 0x7fc0_0000, 0xffff_ffff), Verdict::Differs);
    }

    #[test]
    fn every_function_has_one_bound() {
        let mut names: Vec<_> = TABLE.iter().flat_map(|(names, ..)| *names).collect();
        names.sort_unstable();
        let count = names.len();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
