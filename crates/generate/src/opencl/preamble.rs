//! The start of every program: functions that determine what the specification does not, and hashes of values.

use super::groups;
use super::types::{self, Type};
use super::{INPUTS, SHARED};
use fastrand::Rng;
use std::fmt::Write as _;

/// Returns the text that every program begins with.
///
/// `known` replaces NaNs (their bits are not determined) and negative zeros (`fmin` may return either zero); `hash`
/// makes a word of a value.
pub fn preamble() -> String {
    let mut text =
        "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n#pragma OPENCL EXTENSION cl_khr_subgroups : enable\n#pragma OPENCL FP_CONTRACT OFF\n".to_owned();
    let function = "static __attribute__((overloadable)) ";
    for ty in types::all().filter(|ty| ty.is_float()) {
        let (zero, other) = (format!("({ty})0"), format!("({ty})1.5f"));
        let chosen = match ty.is_vector() {
            true => format!("select(x + {zero}, {other}, x != x)"),
            false => format!("x != x ? {other} : x + {zero}"),
        };
        let _ = writeln!(text, "{function}{ty} known({ty} x) {{ return {chosen}; }}");
    }
    for ty in types::all() {
        let _ = writeln!(text, "{function}uint hash({ty} x) {{ return {}; }}", hash(ty));
    }
    text
}

fn hash(ty: Type) -> String {
    let bits = if ty.is_float() { format!("as_{}(known(x))", ty.unsigned()) } else { "x".to_owned() };
    match (ty.lanes, ty.scalar.bits()) {
        (1, 64) => format!("(uint)(ulong){bits} * 3u + (uint)((ulong){bits} >> 32)"),
        (1, _) => format!("(uint){bits}"),
        (3, _) => "hash(x.s01) * 7u + hash(x.s2)".to_owned(),
        _ => "hash(x.lo) * 7u + hash(x.hi)".to_owned(),
    }
}

/// Returns the input of every kernel: small values, edge values and random ones.
pub fn input() -> Vec<u32> {
    let mut rng = Rng::with_seed(1);
    let edges = [0, 1, 2, 3, u32::MAX, 1 << 31, (1 << 31) - 1, 0xffff, 0x8000, 0x7fff, 0xff, 0x80, 0x7f];
    let random = std::iter::repeat_with(|| rng.u32(..) >> rng.u32(0..32));
    edges.into_iter().chain(random).take(INPUTS).collect()
}

/// Returns the buffer that work-items share, as it is before a launch.
pub fn shared() -> Vec<u32> {
    (0..SHARED).map(groups::initial).collect()
}
