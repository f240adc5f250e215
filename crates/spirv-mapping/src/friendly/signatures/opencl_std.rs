//! The types of each instruction of `OpenCL.std`. Source: OpenCL Extended Instruction Set Specification, section 2.

use super::{Kind, Lanes, Part, RESULT};
use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;

const ANY: Part = (Kind::Any, Lanes::Any);
const FLOAT: Part = (Kind::Float, Lanes::Any);
const FLOAT_ONE: Part = (Kind::Float, Lanes::One);
const FLOATS: Part = (Kind::Float, Lanes::Several);
/// A float or a short vector, as geometry has it.
const PLACE: Part = (Kind::Float, Lanes::Within(1, 4));
const INT: Part = (Kind::Int, Lanes::Any);
const INT_ONE: Part = (Kind::Int, Lanes::One);
const WORD: Part = (Kind::IntOf(32), Lanes::Any);
const WORD_ONE: Part = (Kind::IntOf(32), Lanes::One);
const WORDS: Part = (Kind::IntOf(32), Lanes::Like(RESULT));
const NUMBER: Part = (Kind::Number, Lanes::Any);
const NUMBERS: Part = (Kind::Number, Lanes::Several);
const POINTER: Part = (Kind::Pointer, Lanes::One);
const SAME: Part = (Kind::Same(RESULT), Lanes::Any);
const AS_FIRST: Part = (Kind::Same(1), Lanes::Any);
const ELEMENT_OF_FIRST: Part = (Kind::ElementOf(1), Lanes::One);
const SHUFFLED: Part = (Kind::Number, Lanes::Even);
const SOURCE: Part = (Kind::ElementOf(RESULT), Lanes::Even);
/// Integers as wide as the result, as many as it has components.
const BITS: Part = (Kind::IntAsWideAs(RESULT), Lanes::Like(RESULT));

/// The types of an instruction: result first, then the operands; operands behind the last part are not checked.
pub(super) fn parts(number: Cl) -> Option<&'static [Part]> {
    Some(match number {
        Cl::acos
        | Cl::acosh
        | Cl::acospi
        | Cl::asin
        | Cl::asinh
        | Cl::asinpi
        | Cl::atan
        | Cl::atan2
        | Cl::atanh
        | Cl::atanpi
        | Cl::atan2pi
        | Cl::cbrt
        | Cl::ceil
        | Cl::copysign
        | Cl::cos
        | Cl::cosh
        | Cl::cospi
        | Cl::erfc
        | Cl::erf
        | Cl::exp
        | Cl::exp2
        | Cl::exp10
        | Cl::expm1
        | Cl::fabs
        | Cl::fdim
        | Cl::floor
        | Cl::fma
        | Cl::fmax
        | Cl::fmin
        | Cl::fmod
        | Cl::hypot
        | Cl::lgamma
        | Cl::log
        | Cl::log2
        | Cl::log10
        | Cl::log1p
        | Cl::logb
        | Cl::mad
        | Cl::maxmag
        | Cl::minmag
        | Cl::nextafter
        | Cl::pow
        | Cl::powr
        | Cl::remainder
        | Cl::rint
        | Cl::round
        | Cl::rsqrt
        | Cl::sin
        | Cl::sinh
        | Cl::sinpi
        | Cl::sqrt
        | Cl::tan
        | Cl::tanh
        | Cl::tanpi
        | Cl::tgamma
        | Cl::trunc => &[FLOAT, SAME, SAME, SAME],
        Cl::half_cos
        | Cl::half_divide
        | Cl::half_exp
        | Cl::half_exp2
        | Cl::half_exp10
        | Cl::half_log
        | Cl::half_log2
        | Cl::half_log10
        | Cl::half_powr
        | Cl::half_recip
        | Cl::half_rsqrt
        | Cl::half_sin
        | Cl::half_sqrt
        | Cl::half_tan
        | Cl::native_cos
        | Cl::native_divide
        | Cl::native_exp
        | Cl::native_exp2
        | Cl::native_exp10
        | Cl::native_log
        | Cl::native_log2
        | Cl::native_log10
        | Cl::native_powr
        | Cl::native_recip
        | Cl::native_rsqrt
        | Cl::native_sin
        | Cl::native_sqrt
        | Cl::native_tan => &[FLOAT, SAME, SAME],
        Cl::fclamp
        | Cl::degrees
        | Cl::fmax_common
        | Cl::fmin_common
        | Cl::mix
        | Cl::radians
        | Cl::step
        | Cl::smoothstep
        | Cl::sign => &[FLOAT, SAME, SAME, SAME],
        Cl::fract | Cl::modf | Cl::sincos | Cl::frexp | Cl::lgamma_r => &[FLOAT, SAME, POINTER],
        Cl::remquo => &[FLOAT, SAME, SAME, POINTER],
        Cl::ilogb => &[(Kind::IntOf(32), Lanes::Like(1)), FLOAT],
        Cl::ldexp | Cl::pown | Cl::rootn => &[FLOAT, SAME, WORDS],
        Cl::nan => &[FLOAT, BITS],

        Cl::s_abs
        | Cl::s_abs_diff
        | Cl::s_add_sat
        | Cl::u_add_sat
        | Cl::s_hadd
        | Cl::u_hadd
        | Cl::s_rhadd
        | Cl::u_rhadd
        | Cl::s_clamp
        | Cl::u_clamp
        | Cl::clz
        | Cl::ctz
        | Cl::s_mad_hi
        | Cl::u_mad_sat
        | Cl::s_mad_sat
        | Cl::s_max
        | Cl::u_max
        | Cl::s_min
        | Cl::u_min
        | Cl::s_mul_hi
        | Cl::rotate
        | Cl::s_sub_sat
        | Cl::u_sub_sat
        | Cl::popcount
        | Cl::u_abs
        | Cl::u_abs_diff
        | Cl::u_mul_hi
        | Cl::u_mad_hi => &[INT, SAME, SAME, SAME],
        Cl::u_upsample | Cl::s_upsample => &[INT, (Kind::HalfOf(RESULT), Lanes::Like(RESULT)), AS_FIRST],
        Cl::s_mad24 | Cl::u_mad24 | Cl::s_mul24 | Cl::u_mul24 => &[WORD, SAME, SAME, SAME],

        Cl::cross => &[(Kind::Float, Lanes::Within(3, 4)), SAME, SAME],
        Cl::distance | Cl::fast_distance => &[ELEMENT_OF_FIRST, PLACE, AS_FIRST],
        Cl::length | Cl::fast_length => &[ELEMENT_OF_FIRST, PLACE],
        Cl::normalize | Cl::fast_normalize => &[PLACE, SAME],

        Cl::bitselect => &[NUMBER, SAME, SAME, SAME],
        Cl::select => &[NUMBER, SAME, SAME, BITS],

        Cl::vloadn => &[NUMBERS, INT_ONE, POINTER],
        Cl::vstoren => &[ANY, NUMBERS, INT_ONE, POINTER],
        Cl::vload_half => &[FLOAT_ONE, INT_ONE, POINTER],
        Cl::vload_halfn | Cl::vloada_halfn => &[FLOATS, INT_ONE, POINTER],
        Cl::vstore_half | Cl::vstore_half_r => &[ANY, (Kind::Precise, Lanes::One), INT_ONE, POINTER],
        Cl::vstore_halfn | Cl::vstore_halfn_r | Cl::vstorea_halfn | Cl::vstorea_halfn_r => {
            &[ANY, (Kind::Precise, Lanes::Several), INT_ONE, POINTER]
        }
        Cl::shuffle => &[SHUFFLED, SOURCE, BITS],
        Cl::shuffle2 => &[SHUFFLED, SOURCE, AS_FIRST, BITS],
        Cl::printf => &[WORD_ONE, POINTER],
        // The lowering checks the number of elements.
        Cl::prefetch => &[ANY, POINTER],
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_instruction_has_types() {
        let missing: Vec<Cl> =
            (0..256).map(Cl).filter(|n| n.facts().is_some() && parts(*n).is_none()).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
