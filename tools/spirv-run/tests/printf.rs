//! `printf` against the C library: both get the same formats and the same numbers.

#![expect(unsafe_code, reason = "the judge is a function of C")]

use proptest::prelude::*;
use spirv_run::printf::{Argument, PrintfError, format};
use std::ffi::{CString, c_char, c_int};

unsafe extern "C" {
    fn snprintf(text: *mut c_char, room: usize, format: *const c_char, ...) -> c_int;
}

/// What a call of C prints.
macro_rules! judged {
    ($format:expr, $value:expr) => {{
        let format = CString::new($format).unwrap();
        let mut text = vec![0u8; 4096];
        // SAFETY: the format takes one argument of the type that it gets, and the room is as large as it is said to be.
        let length = unsafe { snprintf(text.as_mut_ptr().cast(), text.len(), format.as_ptr(), $value) };
        text.truncate(usize::try_from(length).unwrap());
        Ok(text)
    }};
}

fn ours(text: &str, argument: Argument) -> Result<Vec<u8>, PrintfError> {
    format(text.as_bytes(), &[argument], &|_| None)
}

/// Flags, width and precision.
fn modifiers() -> impl Strategy<Value = String> {
    ("[-+ #0]{0,3}", proptest::option::of(0..40usize), proptest::option::of(0..30usize)).prop_map(
        |(flags, width, precision)| {
            // A width that begins with 0 is a flag.
            let width = width.filter(|&width| width > 0).map(|width| width.to_string()).unwrap_or_default();
            let precision = precision.map(|precision| format!(".{precision}")).unwrap_or_default();
            format!("{flags}{width}{precision}")
        },
    )
}

/// Floats of every size, and such that lie between two results.
fn floats() -> impl Strategy<Value = f64> {
    prop_oneof![
        any::<f64>().prop_filter("the sign of NaN", |value| !value.is_nan()),
        any::<u64>().prop_map(f64::from_bits).prop_filter("the sign of NaN", |value| !value.is_nan()),
        (-100_000i32..100_000).prop_map(|number| f64::from(number) / 64.0),
        (-100_000i32..100_000).prop_map(|number| f64::from(number) / 1000.0),
        prop::sample::select(vec![
            0.0,
            -0.0,
            0.5,
            1.5,
            2.5,
            9.5,
            99.95,
            0.0001,
            0.000_099_999_95,
            1e5,
            999_999.5,
            1e6
        ]),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn floats_are_printed_as_c_does(how in modifiers(), letter in "[fFeEgGaA]", value in floats()) {
        // With `#`, the GNU library loses zeros of numbers that `%g` rounds up to the next power of ten.
        let how = if letter.eq_ignore_ascii_case("g") { how.replace('#', "") } else { how };
        let text = format!("[%{how}{letter}]");
        prop_assert_eq!(ours(&text, Argument::Floats(vec![value])), judged!(text.as_str(), value));
    }

    #[test]
    fn integers_are_printed_as_c_does(how in modifiers(), letter in "[diouxX]", value in any::<i32>(), short in any::<bool>()) {
        let value = if short { value % 100 } else { value };
        for length in ["", "h", "hh"] {
            let text = format!("[%{how}{length}{letter}]");
            let argument = Argument::Integers(32, vec![value.cast_unsigned().into()]);
            prop_assert_eq!(ours(&text, argument), judged!(text.as_str(), value));
        }
    }

    #[test]
    fn long_integers_are_printed_as_c_does(how in modifiers(), letter in "[diouxX]", value in any::<i64>()) {
        let text = format!("[%{how}l{letter}]");
        let argument = Argument::Integers(64, vec![value.cast_unsigned()]);
        prop_assert_eq!(ours(&text, argument), judged!(text.as_str(), value));
    }

    #[test]
    fn characters_and_pointers_are_printed_as_c_does(width in 0..9usize, left in any::<bool>(), value in 1..127i32) {
        let how = format!("{}{}", if left { "-" } else { "" }, if width > 0 { width.to_string() } else { String::new() });
        let text = format!("[%{how}c]");
        let argument = Argument::Integers(32, vec![value.cast_unsigned().into()]);
        prop_assert_eq!(ours(&text, argument), judged!(text.as_str(), value));
        let text = format!("[%{how}p]");
        let argument = Argument::Integers(64, vec![u64::from(value.cast_unsigned())]);
        prop_assert_eq!(ours(&text, argument), judged!(text.as_str(), i64::from(value)));
    }

    #[test]
    fn any_format_is_printed_or_refused(text in proptest::collection::vec(prop_oneof![
        Just(b'%'), any::<u8>(), prop::sample::select(b"-+ #0123456789.vhldiouxXfegacspn*".to_vec()),
    ], 0..40)) {
        let arguments = [Argument::Integers(64, vec![5]), Argument::Floats(vec![1.5]), Argument::Integers(32, vec![7; 4])];
        let _ = format(&text, &arguments, &|_| None);
    }
}
