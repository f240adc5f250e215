//! Divisions by numbers that are not constant are vectorized.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

mod support;

use support::{kernel, optimized, options, run};

/// A kernel that stores `a op b` for numbers that are near the ends of what 32 bits hold, or small.
fn divides(op: &str) -> String {
    kernel(&format!(
        "  %up = mul i32 %g, 268435399\n  %a = xor i32 %up, %n\n  %down = lshr i32 %a, %g\n\
         %b = or i32 %down, 1\n  %v = {op} i32 %a, %b\n  store i32 %v, ptr addrspace(1) %at\n  ret void"
    ))
}

/// The results of 32 work-items.
fn expected(argument: u32, divide: impl Fn(u32, u32) -> u32) -> Vec<i32> {
    let of_item = |g: u32| {
        let a = g.wrapping_mul(268_435_399) ^ argument;
        divide(a, a >> g | 1).cast_signed()
    };
    (0..32).map(of_item).collect()
}

#[test]
fn quotients_and_remainders_are_exact() {
    let options = options([32, 1, 1], true);
    for argument in [0, 1, 0x7fff_ffff, 0x8000_0001, 0xffff_fffe, 0x1234_5678] {
        let result = |op| run(&divides(op), &options, 1, 32, argument, 32);
        assert_eq!(result("udiv"), expected(argument, |a, b| a / b));
        assert_eq!(result("urem"), expected(argument, |a, b| a % b));
        let signed = |divide: fn(i32, i32) -> i32| {
            expected(argument, move |a, b| divide(a.cast_signed(), b.cast_signed()).cast_unsigned())
        };
        assert_eq!(result("sdiv"), signed(i32::wrapping_div));
        assert_eq!(result("srem"), signed(i32::wrapping_rem));
    }
}

#[test]
fn they_are_vectors() {
    for op in ["udiv", "urem", "sdiv", "srem"] {
        let text = optimized(&divides(op));
        assert!(text.contains(" x double>") && !text.contains(&format!(" {op} i32")), "{text}");
    }
}

#[test]
fn constants_and_wide_numbers_stay() {
    let kernel = kernel(
        "  %v = udiv i32 %g, 7\n  %wide = zext i32 %n to i64\n  %b = or i64 %wide, 1\n  %w = udiv i64 %gid, %b\n\
         %low = trunc i64 %w to i32\n  %s = add i32 %v, %low\n  store i32 %s, ptr addrspace(1) %at\n  ret void",
    );
    let (text, _) = support::formed(&kernel, &options([32, 1, 1], true)).expect("it is formed");
    assert!(!text.contains("double"), "{text}");
}
