//! Mathematical, common and geometric functions (OpenCL C 3.0, 6.15.2, 6.15.4 and 6.15.5).

use ocl_mangle::Builtin::Int;
use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;

use super::{LIKE_T, cl, pointer, rows};
use crate::row::Arg::{Splat, V};
use crate::row::Pat::{self, Element, Is, Lanes, SameWidth, T};
use crate::row::gens::F;
use crate::row::{Face, Ret, Sign};

const PTR_T: Pat = Pat::Pointer(&pointer(T));
const PTR_INT: Pat = Pat::Pointer(&pointer(Lanes(Int)));

/// `T f(T)`
const fn f1(name: &'static str) -> Face {
    Face::new(name, F, &[T], &[V(0)], LIKE_T)
}

/// `T f(T, T)`
const fn f2(name: &'static str) -> Face {
    Face::new(name, F, &[T, T], &[V(0), V(1)], LIKE_T)
}

/// `T f(T, T, T)`
const fn f3(name: &'static str) -> Face {
    Face::new(name, F, &[T, T, T], &[V(0), V(1), V(2)], LIKE_T)
}

/// `T f(T, element)`: the scalar is repeated.
const fn f2_scalar(name: &'static str) -> Face {
    Face::new(name, F.vector(), &[T, Element], &[V(0), Splat(1)], LIKE_T).alias()
}

/// `T f(T, int)` with as many ints as `T` has lanes.
const fn f_int(name: &'static str) -> Face {
    Face::new(name, F, &[T, Lanes(Int)], &[V(0), V(1)], LIKE_T)
}

/// `T f(T, T *)`
const fn f_ptr(name: &'static str) -> Face {
    Face::new(name, F, &[T, PTR_T], &[V(0), V(1)], LIKE_T)
}

/// `T f(T, int *)`
const fn f_ptr_int(name: &'static str) -> Face {
    Face::new(name, F, &[T, PTR_INT], &[V(0), V(1)], LIKE_T)
}

/// `element f(T)`
const fn norm(name: &'static str) -> Face {
    Face::new(name, F, &[T], &[V(0)], Ret::Like(Element))
}

/// `element f(T, T)`
const fn metric(name: &'static str) -> Face {
    Face::new(name, F, &[T, T], &[V(0), V(1)], Ret::Like(Element))
}

rows! {
    cl(Cl::acos) => [f1("acos")];
    cl(Cl::acosh) => [f1("acosh")];
    cl(Cl::acospi) => [f1("acospi")];
    cl(Cl::asin) => [f1("asin")];
    cl(Cl::asinh) => [f1("asinh")];
    cl(Cl::asinpi) => [f1("asinpi")];
    cl(Cl::atan) => [f1("atan")];
    cl(Cl::atan2) => [f2("atan2")];
    cl(Cl::atanh) => [f1("atanh")];
    cl(Cl::atanpi) => [f1("atanpi")];
    cl(Cl::atan2pi) => [f2("atan2pi")];
    cl(Cl::cbrt) => [f1("cbrt")];
    cl(Cl::ceil) => [f1("ceil")];
    cl(Cl::copysign) => [f2("copysign")];
    cl(Cl::cos) => [f1("cos")];
    cl(Cl::cosh) => [f1("cosh")];
    cl(Cl::cospi) => [f1("cospi")];
    cl(Cl::erfc) => [f1("erfc")];
    cl(Cl::erf) => [f1("erf")];
    cl(Cl::exp) => [f1("exp")];
    cl(Cl::exp2) => [f1("exp2")];
    cl(Cl::exp10) => [f1("exp10")];
    cl(Cl::expm1) => [f1("expm1")];
    cl(Cl::fabs) => [f1("fabs")];
    cl(Cl::fdim) => [f2("fdim")];
    cl(Cl::floor) => [f1("floor")];
    cl(Cl::fma) => [f3("fma")];
    cl(Cl::fmax) => [f2("fmax"), f2_scalar("fmax")];
    cl(Cl::fmin) => [f2("fmin"), f2_scalar("fmin")];
    cl(Cl::fmod) => [f2("fmod")];
    cl(Cl::fract) => [f_ptr("fract")];
    cl(Cl::frexp) => [f_ptr_int("frexp")];
    cl(Cl::hypot) => [f2("hypot")];
    cl(Cl::ilogb) => [Face::new("ilogb", F, &[T], &[V(0)], Ret::Like(Lanes(Int)))];
    cl(Cl::ldexp) => [
        f_int("ldexp"),
        Face::new("ldexp", F.vector(), &[T, Is(Int)], &[V(0), Splat(1)], LIKE_T).alias(),
    ];
    cl(Cl::lgamma) => [f1("lgamma")];
    cl(Cl::lgamma_r) => [f_ptr_int("lgamma_r")];
    cl(Cl::log) => [f1("log")];
    cl(Cl::log2) => [f1("log2")];
    cl(Cl::log10) => [f1("log10")];
    cl(Cl::log1p) => [f1("log1p")];
    cl(Cl::logb) => [f1("logb")];
    cl(Cl::mad) => [f3("mad")];
    cl(Cl::maxmag) => [f2("maxmag")];
    cl(Cl::minmag) => [f2("minmag")];
    cl(Cl::modf) => [f_ptr("modf")];
    cl(Cl::nan) => [Face::new("nan", F, &[SameWidth(Sign::U)], &[V(0)], LIKE_T)];
    cl(Cl::nextafter) => [f2("nextafter")];
    cl(Cl::pow) => [f2("pow")];
    cl(Cl::pown) => [f_int("pown")];
    cl(Cl::powr) => [f2("powr")];
    cl(Cl::remainder) => [f2("remainder")];
    cl(Cl::remquo) => [Face::new("remquo", F, &[T, T, PTR_INT], &[V(0), V(1), V(2)], LIKE_T)];
    cl(Cl::rint) => [f1("rint")];
    cl(Cl::rootn) => [f_int("rootn")];
    cl(Cl::round) => [f1("round")];
    cl(Cl::rsqrt) => [f1("rsqrt")];
    cl(Cl::sin) => [f1("sin")];
    cl(Cl::sincos) => [f_ptr("sincos")];
    cl(Cl::sinh) => [f1("sinh")];
    cl(Cl::sinpi) => [f1("sinpi")];
    cl(Cl::sqrt) => [f1("sqrt")];
    cl(Cl::tan) => [f1("tan")];
    cl(Cl::tanh) => [f1("tanh")];
    cl(Cl::tanpi) => [f1("tanpi")];
    cl(Cl::tgamma) => [f1("tgamma")];
    cl(Cl::trunc) => [f1("trunc")];
    // The standard has the half_ and native_ functions for float only; the instructions take any width.
    cl(Cl::half_cos) => [f1("half_cos")];
    cl(Cl::half_divide) => [f2("half_divide")];
    cl(Cl::half_exp) => [f1("half_exp")];
    cl(Cl::half_exp2) => [f1("half_exp2")];
    cl(Cl::half_exp10) => [f1("half_exp10")];
    cl(Cl::half_log) => [f1("half_log")];
    cl(Cl::half_log2) => [f1("half_log2")];
    cl(Cl::half_log10) => [f1("half_log10")];
    cl(Cl::half_powr) => [f2("half_powr")];
    cl(Cl::half_recip) => [f1("half_recip")];
    cl(Cl::half_rsqrt) => [f1("half_rsqrt")];
    cl(Cl::half_sin) => [f1("half_sin")];
    cl(Cl::half_sqrt) => [f1("half_sqrt")];
    cl(Cl::half_tan) => [f1("half_tan")];
    cl(Cl::native_cos) => [f1("native_cos")];
    cl(Cl::native_divide) => [f2("native_divide")];
    cl(Cl::native_exp) => [f1("native_exp")];
    cl(Cl::native_exp2) => [f1("native_exp2")];
    cl(Cl::native_exp10) => [f1("native_exp10")];
    cl(Cl::native_log) => [f1("native_log")];
    cl(Cl::native_log2) => [f1("native_log2")];
    cl(Cl::native_log10) => [f1("native_log10")];
    cl(Cl::native_powr) => [f2("native_powr")];
    cl(Cl::native_recip) => [f1("native_recip")];
    cl(Cl::native_rsqrt) => [f1("native_rsqrt")];
    cl(Cl::native_sin) => [f1("native_sin")];
    cl(Cl::native_sqrt) => [f1("native_sqrt")];
    cl(Cl::native_tan) => [f1("native_tan")];

    // Common functions.
    cl(Cl::fclamp) => [
        f3("clamp"),
        Face::new("clamp", F.vector(), &[T, Element, Element], &[V(0), Splat(1), Splat(2)], LIKE_T).alias(),
    ];
    cl(Cl::degrees) => [f1("degrees")];
    cl(Cl::fmax_common) => [f2("max"), f2_scalar("max")];
    cl(Cl::fmin_common) => [f2("min"), f2_scalar("min")];
    cl(Cl::mix) => [
        f3("mix"),
        Face::new("mix", F.vector(), &[T, T, Element], &[V(0), V(1), Splat(2)], LIKE_T).alias(),
    ];
    cl(Cl::radians) => [f1("radians")];
    cl(Cl::step) => [
        f2("step"),
        Face::new("step", F.vector(), &[Element, T], &[Splat(0), V(1)], LIKE_T).alias(),
    ];
    cl(Cl::smoothstep) => [
        f3("smoothstep"),
        Face::new("smoothstep", F.vector(), &[Element, Element, T], &[Splat(0), Splat(1), V(2)], LIKE_T).alias(),
    ];
    cl(Cl::sign) => [f1("sign")];

    // Geometric functions.
    cl(Cl::cross) => [f2("cross")];
    cl(Cl::distance) => [metric("distance")];
    cl(Cl::length) => [norm("length")];
    cl(Cl::normalize) => [f1("normalize")];
    cl(Cl::fast_distance) => [metric("fast_distance")];
    cl(Cl::fast_length) => [norm("fast_length")];
    cl(Cl::fast_normalize) => [f1("fast_normalize")];
}
