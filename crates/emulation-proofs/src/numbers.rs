//! The operations of SMT-LIB on known numbers.

use crate::bits::{Operation, Order};
use llvm_model::int::{mask, sign_extend};
use num_bigint::{BigInt, BigUint};

/// The result of an operation on numbers of at most 64 bits.
pub(crate) fn small(op: Operation, width: u32, a: u64, b: u64) -> u64 {
    let (x, y) = (sign_extend(a, width), sign_extend(b, width));
    let value = match op {
        Operation::Add => a.wrapping_add(b),
        Operation::Sub => a.wrapping_sub(b),
        Operation::Mul => a.wrapping_mul(b),
        Operation::UDiv => a.checked_div(b).unwrap_or(u64::MAX),
        Operation::URem => a.checked_rem(b).unwrap_or(a),
        Operation::SDiv if b == 0 => {
            if x < 0 {
                1
            } else {
                u64::MAX
            }
        }
        Operation::SDiv => x.wrapping_div(y) as u64,
        Operation::SRem if b == 0 => a,
        Operation::SRem => x.wrapping_rem(y) as u64,
        Operation::Shl if b >= u64::from(width) => 0,
        Operation::Shl => a << b,
        Operation::LShr if b >= u64::from(width) => 0,
        Operation::LShr => a >> b,
        Operation::AShr => (x >> b.min(63)) as u64,
        Operation::And => a & b,
        Operation::Or => a | b,
        Operation::Xor => a ^ b,
    };
    value & mask(width)
}

/// A number as a signed one.
pub(crate) fn signed(width: u32, value: &BigUint) -> BigInt {
    let number = BigInt::from(value.clone());
    if value.bit(u64::from(width) - 1) { number - (BigInt::from(1) << width) } else { number }
}

/// A signed number as the low bits of its two's complement.
pub(crate) fn unsigned(width: u32, value: &BigInt) -> BigUint {
    let whole = BigInt::from(1) << width;
    let rest = ((value % &whole) + &whole) % &whole;
    rest.magnitude().clone()
}

/// The result of an operation on numbers of any width. Bits above the width are cut by the caller.
pub(crate) fn large(op: Operation, width: u32, a: &BigUint, b: &BigUint) -> BigUint {
    let zero = BigUint::ZERO;
    let ones = (BigUint::from(1u32) << width) - 1u32;
    let amount = b.try_into().ok().filter(|&by: &u64| by < u64::from(width));
    match op {
        Operation::Add => a + b,
        Operation::Sub => a + (&ones - b) + 1u32,
        Operation::Mul => a * b,
        Operation::UDiv if *b == zero => ones,
        Operation::UDiv => a / b,
        Operation::URem if *b == zero => a.clone(),
        Operation::URem => a % b,
        Operation::SDiv if *b == zero => {
            if a.bit(u64::from(width) - 1) {
                BigUint::from(1u32)
            } else {
                ones
            }
        }
        Operation::SDiv => unsigned(width, &(signed(width, a) / signed(width, b))),
        Operation::SRem if *b == zero => a.clone(),
        Operation::SRem => unsigned(width, &(signed(width, a) % signed(width, b))),
        Operation::Shl => amount.map_or(zero, |by| a << by),
        Operation::LShr => amount.map_or(zero, |by| a >> by),
        Operation::AShr => unsigned(width, &(signed(width, a) >> amount.unwrap_or(u64::from(width)))),
        Operation::And => a & b,
        Operation::Or => a | b,
        Operation::Xor => a ^ b,
    }
}

/// A comparison of numbers of at most 64 bits.
pub(crate) fn small_order(order: Order, width: u32, a: u64, b: u64) -> bool {
    match order {
        Order::Eq => a == b,
        Order::Ult => a < b,
        Order::Ule => a <= b,
        Order::Slt => sign_extend(a, width) < sign_extend(b, width),
        Order::Sle => sign_extend(a, width) <= sign_extend(b, width),
    }
}

/// A comparison of numbers of any width.
pub(crate) fn large_order(order: Order, width: u32, a: &BigUint, b: &BigUint) -> bool {
    match order {
        Order::Eq => a == b,
        Order::Ult => a < b,
        Order::Ule => a <= b,
        Order::Slt => signed(width, a) < signed(width, b),
        Order::Sle => signed(width, a) <= signed(width, b),
    }
}
