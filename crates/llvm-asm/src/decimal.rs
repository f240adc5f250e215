//! The decimal digits that LLVM writes for a number, and the number nearest to digits.
//!
//! LLVM (`APFloat::toString` with a precision of six) cuts the exact value to the number of bits that six digits need
//! at least, and rounds only the remainder. So it finds 299999|9 for 0.3 and writes 3.000000e-01, but 699999 for 0.7,
//! which does not read back as the same double and is therefore written as bits.

use std::iter;

/// How many digits are written before the last one, which is always 0.
const DIGITS: usize = 6;
/// The bits that so many digits need: `DIGITS` times the logarithm of ten, rounded up.
const BITS: u64 = (DIGITS as u64 * 196).div_ceil(59);

/// The literal that LLVM tries first for a significand times two to an exponent, such as `-1.500000e+00`. It may denote a
/// neighbor of the number.
pub(crate) fn six_digits(negative: bool, significand: u128, exponent: i32) -> String {
    let (digits, exponent) = rounded(significand, exponent);
    let sign = if negative { "-" } else { "" };
    let (first, rest) = digits.split_at(1);
    let exponent_sign = if exponent < 0 { '-' } else { '+' };
    format!("{sign}{first}.{rest}0e{exponent_sign}{:02}", exponent.unsigned_abs())
}

/// The first six digits of a number that is not negative, and the decimal exponent of the first one.
fn rounded(significand: u128, exponent: i32) -> (String, i32) {
    if significand == 0 {
        return ("0".repeat(DIGITS), 0);
    }
    let (mut limbs, mut exponent) = exact(significand, exponent);
    let excess = bit_length(&limbs).saturating_sub(BITS);
    let removed = (excess * 59 / 196) as u32;
    for power in chunks(removed, 19) {
        divide(&mut limbs, 10u64.pow(power));
    }
    exponent += removed as i32;
    // The remainder has little more than `BITS` bits.
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

/// A positive number as an integer (limbs of 64 bits, lowest first) times ten to an exponent.
fn exact(significand: u128, exponent: i32) -> (Vec<u64>, i32) {
    let zeros = significand.trailing_zeros();
    let odd = significand >> zeros;
    let mut limbs = vec![odd as u64, (odd >> 64) as u64];
    limbs.truncate(if limbs[1] == 0 { 1 } else { 2 });
    let exponent = exponent + zeros as i32;
    // N / 2^e is (N * 5^e) / 10^e.
    let factor: u64 = if exponent < 0 { 5 } else { 2 };
    for power in chunks(exponent.unsigned_abs(), 27) {
        multiply(&mut limbs, factor.pow(power));
    }
    (limbs, exponent.min(0))
}

/// Decimal exponents beyond which every format has infinity or zero.
const FAR: i64 = 6000;

/// The integer times two to an exponent, which is at least `least`, that is nearest to digits such as `1.25e3`, of two the
/// even one. The integer has at most `precision` bits. `None` for what is beyond every format.
pub(crate) fn rounded_to(text: &str, precision: u32, least: i32) -> Option<(u128, i32)> {
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = [whole, fraction].concat();
    let leading = digits.len() - digits.trim_start_matches('0').len();
    let digits = digits.trim_start_matches('0').trim_end_matches('0');
    if digits.is_empty() {
        return Some((0, least));
    }
    // The exponent of the first digit, and from it that of the last one.
    let written =
        exponent.parse::<i64>().unwrap_or(if exponent.starts_with('-') { -FAR * 2 } else { FAR * 2 });
    let first = written.clamp(-FAR * 2, FAR * 2).saturating_add(whole.len() as i64 - leading as i64 - 1);
    if first < -FAR {
        return Some((0, least));
    }
    if first > FAR {
        return None;
    }
    let power = (first - (digits.len() as i64 - 1)) as i32;
    let mut limbs = vec![0u64];
    for digit in digits.bytes() {
        multiply(&mut limbs, 10);
        add(&mut limbs, u64::from(digit.wrapping_sub(b'0')));
    }
    // The part that is cut off: whether any bit below the last one is set.
    let mut sticky = false;
    let mut binary = 0i64;
    if power >= 0 {
        for part in chunks(power as u32, 19) {
            multiply(&mut limbs, 10u64.pow(part));
        }
    } else {
        // Enough bits in front to have the precision, and one more, behind the division.
        let bits = (i64::from(power.unsigned_abs()) * 196 / 59 + 2) as u64;
        let shift = (bits + u64::from(precision) + 2).saturating_sub(bit_length(&limbs));
        shift_left(&mut limbs, shift);
        binary = -(shift as i64);
        for part in chunks(power.unsigned_abs(), 19) {
            sticky |= divide(&mut limbs, 10u64.pow(part)) != 0;
        }
    }
    let length = bit_length(&limbs) as i64;
    let cut = (length - i64::from(precision)).max(i64::from(least) - binary).max(0);
    let (mut kept, half, rest) = cut_off(&limbs, cut as u64);
    if half && (rest || sticky || kept & 1 == 1) {
        kept += 1;
    }
    let mut exponent = binary + cut;
    // A number with few bits has as many zeros behind them as there is room for.
    let room = i64::from(precision) - i64::from(128 - kept.leading_zeros());
    if room < 0 {
        kept >>= 1;
        exponent += 1;
    }
    let room = room.min(exponent - i64::from(least)).max(0);
    Some((kept << room, i32::try_from(exponent - room).ok()?))
}

/// A number without its lowest `cut` bits, of which the highest is given, and whether any other is set.
fn cut_off(limbs: &[u64], cut: u64) -> (u128, bool, bool) {
    let bit = |at: u64| limbs.get((at / 64) as usize).is_some_and(|limb| limb >> (at % 64) & 1 == 1);
    let kept = (0..128).filter(|at| bit(cut + at)).fold(0u128, |all, at| all | 1 << at);
    let Some(below) = cut.checked_sub(1) else { return (kept, false, false) };
    let whole = (below / 64) as usize;
    let rest = limbs.iter().take(whole).any(|limb| *limb != 0)
        || limbs.get(whole).is_some_and(|limb| limb & ((1 << (below % 64)) - 1) != 0);
    (kept, bit(below), rest)
}

fn shift_left(limbs: &mut Vec<u64>, bits: u64) {
    multiply(limbs, 1 << (bits % 64));
    limbs.splice(0..0, iter::repeat_n(0, (bits / 64) as usize));
}

fn add(limbs: &mut Vec<u64>, value: u64) {
    let mut carry = value;
    for limb in limbs.iter_mut() {
        let (sum, overflow) = limb.overflowing_add(carry);
        *limb = sum;
        carry = u64::from(overflow);
    }
    limbs.extend(iter::once(carry).filter(|&carry| carry != 0));
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

/// Divides; the remainder.
fn divide(limbs: &mut Vec<u64>, divisor: u64) -> u64 {
    let mut rest = 0;
    for limb in limbs.iter_mut().rev() {
        let dividend = rest << 64 | u128::from(*limb);
        *limb = (dividend / u128::from(divisor)) as u64;
        rest = dividend % u128::from(divisor);
    }
    while limbs.last() == Some(&0) {
        limbs.pop();
    }
    rest as u64
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
            let bits = f64::to_bits(value);
            let field = (bits >> 52 & 0x7ff) as i32;
            let hidden = if field == 0 { 0 } else { 1 << 52 };
            let significand = bits & 0xf_ffff_ffff_ffff | hidden;
            let digits = six_digits(bits >> 63 == 1, u128::from(significand), field.max(1) - 1075);
            assert_eq!(digits, text);
        }
    }
}
