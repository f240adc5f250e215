//! Cases that fall short on Vulkan, each with the reason. A run of everything fails when an entry covers nothing any more.

use super::Kind;
use crate::library::case::Case;
use crate::library::exceptions::fits;

/// Cases that fall short for one reason.
pub(super) struct Reason {
    /// The calls; `*` stands for any text.
    pub(super) calls: &'static [&'static str],
    kind: Kind,
    pub(super) reason: &'static str,
}

pub(super) const REASONS: &[Reason] = &[
    Reason {
        calls: &["fmax(*", "fmin(*", "maxmag(*", "minmag(*", "atomic_fetch_max*", "atomic_fetch_min*"],
        kind: Kind::Sign,
        reason: "of two zeros either may be the larger one: OpenCL C, 7.5.1, takes these functions from C99 (F.9.9.2), and \
                 NMax and NMin of GLSL.std.450 do not decide either",
    },
    Reason {
        calls: &["clamp(*"],
        kind: Kind::Different,
        reason: "OpenCL C leaves the result open where the least value is above the greatest, which random values make so",
    },
    Reason {
        calls: &["step(*"],
        kind: Kind::Different,
        reason: "for NaN the runtime gives 0; OpenCL C demands 1 unless x < edge, and NaN is not less",
    },
    Reason {
        calls: &["lgamma(*", "lgamma_r(*"],
        kind: Kind::Different,
        reason: "OpenCL C states no bound; close to the function's zeros its error is larger than that of the runtime",
    },
    Reason {
        calls: &["mad_sat(int*", "mad_sat(uint*", "mad_sat(long*"],
        kind: Kind::Different,
        reason: "the runtime computes something else where it joins work-items to vectors: of 0, 2 and -2147483647 it makes \
                 2147483647, of -2, -9223372036854775807 and 0 it makes -2",
    },
    Reason {
        calls: &[
            "length(half)",
            "distance(half, half)",
            "distance(half4, half4)",
            "normalize(half)",
            "normalize(half2)",
        ],
        kind: Kind::Different,
        reason: "the runtime is wrong: the length of a negative half is negative, and a distance of 0.4995 is infinite",
    },
    Reason {
        calls: &["fast_length(float*", "fast_distance(float*", "fast_normalize(float*"],
        kind: Kind::Different,
        reason: "squares of very small numbers are zero: OpenCL C defines these functions by them",
    },
    Reason {
        calls: &["native_*"],
        kind: Kind::Different,
        reason: "OpenCL C leaves the error of native functions, and where they are defined, to the device: those of lavapipe \
                 end at very large angles and very small logarithms",
    },
    Reason {
        calls: &["convert_uint*_sat*(float*", "convert_uint*_sat*(half*"],
        kind: Kind::Different,
        reason: "the runtime makes 4294967295 of NaN, of which saturating conversions make 0 (OpenCL C, 6.4.3.3)",
    },
    Reason {
        calls: &["remquo(*"],
        kind: Kind::Different,
        reason: "the runtime gives more than the seven bits of the quotient that OpenCL C states",
    },
    Reason {
        calls: &["vstorea_half3*"],
        kind: Kind::Different,
        reason: "the runtime also writes to the place behind the third element, with a value that nothing states",
    },
    Reason {
        calls: &["half_exp(float*"],
        kind: Kind::Different,
        reason: "results below the normal numbers are zero, which OpenCL C allows for half_ functions (7.5.2)",
    },
    Reason {
        calls: &["fract(half*"],
        kind: Kind::Different,
        reason: "of infinite numbers the runtime makes the largest number below one; OpenCL C demands zero (7.5.1)",
    },
    Reason {
        calls: &["fma(half*"],
        kind: Kind::Different,
        reason: "lavapipe rounds twice: to 32 bits, then to 16; GLSL.std.450 allows that for Fma, which no instruction replaces",
    },
    Reason {
        calls: &["fma(double*", "work_group_scan_*_min(*"],
        kind: Kind::Sign,
        reason: "lavapipe's fma gives a product that underflows the sign of zero that the sum has; minima are as for fmin",
    },
    Reason {
        calls: &["*group_*reduce_add(*", "*group_*_add(half)", "*group_*_mul(*"],
        kind: Kind::Different,
        reason: "OpenCL C does not state in which order a group adds and multiplies; each result is one of such an order",
    },
    Reason {
        calls: &["sub_group_non_uniform_reduce_logical_xor(*", "sub_group_non_uniform_scan_*_logical_*"],
        kind: Kind::Different,
        reason: "the runtime joins the integers bit by bit, and gives -1 for true",
    },
    Reason {
        calls: &["shuffle(long4, *", "shuffle(ulong4, *", "shuffle(double4, *"],
        kind: Kind::Different,
        reason: "the runtime makes an element of the halves of two: of 1 and 0xb4e553d49 it makes 0xb00000001",
    },
    Reason {
        calls: &["get_fence(generic *"],
        kind: Kind::Refused,
        reason: "a pointer that is chosen from two kinds of memory and made one of one kind has no form yet",
    },
    Reason {
        calls: &["get_fence(*"],
        kind: Kind::Different,
        reason: "the runtime's memory is one: to_global, to_local and to_private all give a pointer, whatever it leads to",
    },
    Reason {
        calls: &["work_group_all(int) of all", "work_group_any(int) of all"],
        kind: Kind::Different,
        reason: "the runtime joins the integers bit by bit: all of 1 and 2 is 0, though both are true",
    },
    Reason {
        calls: &["atomic_*atomic_half *"],
        kind: Kind::Refused,
        reason: "Vulkan has no atomic instructions for 16 bits without extensions, and the word around them has no address",
    },
];

/// The number of the entry for a case that falls short.
pub(super) fn find(case: &Case, kind: Kind) -> Option<usize> {
    let names = |reason: &Reason| reason.calls.iter().any(|pattern| fits(pattern, &case.call));
    REASONS.iter().position(|reason| reason.kind == kind && names(reason))
}
