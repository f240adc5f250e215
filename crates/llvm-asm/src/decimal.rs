//! The decimal digits that LLVM writes for a double.
//!
//! LLVM (`APFloat::toString` with a precision of six) cuts the exact value to the number of bits that six digits need
//! at least, and rounds only what is left. So it finds 299999|9 for 0.3 and writes 3.000000e-01, but 699999 for 0.7,
//! which does not read back as the same double and is therefore written as bits.

use std::iter;

/// How many digits are written before the last one, which is always 0.
const DIGITS: usize = 6;
/// The bits that so many digits need: `DIGITS` times the logarithm of ten, rounded up.
const BITS: u64 = (DIGITS as u64 * 196).div_ceil(59);

/// The literal that LLVM tries first for `value`, such as `-1.500000e+00`. It may denote a neighbour of the value.
/// `None` for infinities and NaNs.
pub(crate) fn six_digits(value: f64) -> Option<String> {
    if !value.is_finite() {
        return None;
    }
    let (digits, exponent) = rounded(value.abs());
    let sign = if value.is_sign_negative() { "-" } else { "" };
    let (first, rest) = digits.split_at(1);
    let exponent_sign = if exponent < 0 { '-' } else { '+' };
    Some(format!("{sign}{first}.{rest}0e{exponent_sign}{:02}", exponent.unsigned_abs()))
}

/// The first six digits of a value that is not negative, and the decimal exponent of the first one.
fn rounded(value: f64) -> (String, i32) {
    if value == 0.0 {
        return ("0".repeat(DIGITS), 0);
    }
    let (mut limbs, mut exponent) = exact(value);
    let excess = bit_length(&limbs).saturating_sub(BITS);
    let removed = (excess * 59 / 196) as u32;
    for power in chunks(removed, 19) {
        divide(&mut limbs, 10u64.pow(power));
    }
    exponent += removed as i32;
    // What is left has little more than `BITS` bits.
    let mut number = limbs.first().copied().unwrap_or(0);
    let digits = number.checked_ilog10().map_or(1, |log| log + 1);
    exponent += digits as i32 - 1;
    let wanted = DIGITS as u32;
    if digits > wanted {
        let unit = 10u64.pow(digits - wanted);
        number = (number + unit / 2) / unit;
        if number == 10u64.pow(wanted) {
            number /= 10;
            exponent += 1;
        }
    } else {
        number *= 10u64.pow(wanted - digits);
    }
    (number.to_string(), exponent)
}

/// A positive value as an integer (limbs of 64 bits, lowest first) times ten to an exponent.
fn exact(value: f64) -> (Vec<u64>, i32) {
    let bits = value.to_bits();
    let field = (bits >> 52 & 0x7ff) as i32;
    let fraction = bits & 0xf_ffff_ffff_ffff;
    let significand = if field == 0 { fraction } else { fraction | 1 << 52 };
    let zeros = significand.trailing_zeros();
    let mut limbs = vec![significand >> zeros];
    let exponent = field.max(1) - 1075 + zeros as i32;
    // N / 2^e is (N * 5^e) / 10^e.
    let factor: u64 = if exponent < 0 { 5 } else { 2 };
    for power in chunks(exponent.unsigned_abs(), 27) {
        multiply(&mut limbs, factor.pow(power));
    }
    (limbs, exponent.min(0))
}

/// Parts of at most `most` whose sum is `total`.
fn chunks(total: u32, most: u32) -> impl Iterator<Item = u32> {
    (0..total.div_ceil(most)).map(move |n| most.min(total - n * most))
}

fn multiply(limbs: &mut Vec<u64>, factor: u64) {
    let mut carry = 0;
    for limb in limbs.iter_mut() {
        let product = u128::from(*limb) * u128::from(factor) + carry;
        *limb = product as u64;
        carry = product >> 64;
    }
    limbs.extend(iter::once(carry as u64).filter(|&carry| carry != 0));
}

fn divide(limbs: &mut Vec<u64>, divisor: u64) {
    let mut rest = 0;
    for limb in limbs.iter_mut().rev() {
        let dividend = rest << 64 | u128::from(*limb);
        *limb = (dividend / u128::from(divisor)) as u64;
        rest = dividend % u128::from(divisor);
    }
    while limbs.last() == Some(&0) {
        limbs.pop();
    }
}

fn bit_length(limbs: &[u64]) -> u64 {
    let last = limbs.last().map_or(0, |limb| 64 - limb.leading_zeros());
    (limbs.len() as u64).saturating_sub(1) * 64 + u64::from(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_as_llvm_finds_them() {
        for (value, text) in [
            (0.0, "0.000000e+00"),
            (-1.5, "-1.500000e+00"),
            (0.3, "3.000000e-01"),
            (0.7, "6.999990e-01"),
            (65536.0, "6.553600e+04"),
            (999_999.5, "9.999990e+05"),
            (1e100, "1.000000e+100"),
            (5e-324, "4.940660e-324"),
        ] {
            assert_eq!(six_digits(value).as_deref(), Some(text));
        }
        assert_eq!(six_digits(f64::NAN), None);
    }
}
