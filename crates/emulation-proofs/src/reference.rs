//! The definitions of LLVM's intrinsics on integers, from LangRef: by exact numbers of more bits, not by the tricks of
//! the emulations.

use crate::bits::{Bits, Operation, Order, Script};
use crate::semantics::{Scalar, Value, overflows};

/// The result for scalars; `None` if it is not defined here.
pub(crate) fn scalar(script: &mut Script, name: &str, args: &[Scalar], result: u32) -> Option<Value> {
    let poison = args.iter().fold(Bits::truth(false), |any, arg| script.or(&any, &arg.poison));
    let bits: Vec<&Bits> = args.iter().map(|arg| &arg.bits).collect();
    let value = match (name, &bits[..]) {
        ("llvm.expect" | "llvm.expect.with.probability" | "llvm.ssa.copy", [a, ..]) => {
            Scalar::new((*a).clone())
        }
        ("llvm.abs" | "llvm.ctlz" | "llvm.cttz", [a, flag]) => unary_with_flag(script, name, a, flag)?,
        (_, [a]) => Scalar::new(unary(script, name, a)?),
        ("llvm.fshl" | "llvm.fshr", [a, b, by]) => Scalar::new(funnel(script, name, a, b, by)),
        (_, [a, b, scale]) => fixed_point(script, name, a, b, scale)?,
        (_, [a, b]) => {
            if let Some((operation, _)) = name.strip_suffix(".with.overflow").map(|name| (name, ())) {
                let (op, signed) = operation_of(operation)?;
                let wrapped = overflows(script, op, a, b, signed);
                let low = script.op(op, a, b);
                return Some(Value::List(
                    [low, wrapped]
                        .map(|bits| Value::Scalar(Scalar { bits, poison: poison.clone() }))
                        .to_vec(),
                ));
            }
            binary(script, name, a, b, result)?
        }
        _ => return None,
    };
    let poison = script.or(&poison, &value.poison);
    Some(Value::Scalar(Scalar { poison, ..value }))
}

/// The operation in the name of an intrinsic, and whether it is of signed numbers.
fn operation_of(name: &str) -> Option<(Operation, bool)> {
    Some(match name {
        "llvm.sadd" => (Operation::Add, true),
        "llvm.uadd" => (Operation::Add, false),
        "llvm.ssub" => (Operation::Sub, true),
        "llvm.usub" => (Operation::Sub, false),
        "llvm.smul" => (Operation::Mul, true),
        "llvm.umul" => (Operation::Mul, false),
        "llvm.sshl" => (Operation::Shl, true),
        "llvm.ushl" => (Operation::Shl, false),
        _ => return None,
    })
}

/// The least and the largest number of a width, with more bits.
pub(crate) fn limits(width: u32, wide: u32, signed: bool) -> [Bits; 2] {
    let one = num_bigint::BigInt::from(1);
    let (least, most) = match signed {
        true => (-(one.clone() << (width - 1)), (one.clone() << (width - 1)) - 1),
        false => (0.into(), (one.clone() << width) - 1),
    };
    [least, most].map(|limit| Bits::large(wide, crate::numbers::unsigned(wide, &limit)))
}

/// The nearest number of `width` bits to an exact signed one.
fn clamp(script: &mut Script, exact: &Bits, width: u32, signed: bool) -> Bits {
    let [least, most] = limits(width, exact.width(), signed);
    let below = script.compare(Order::Slt, exact, &least);
    let above = script.compare(Order::Slt, &most, exact);
    let value = script.choose(&below, &least, exact);
    let value = script.choose(&above, &most, &value);
    script.extract(&value, 0, width)
}

fn unary_with_flag(script: &mut Script, name: &str, a: &Bits, flag: &Bits) -> Option<Scalar> {
    let width = a.width();
    let zero = Bits::new(width, 0);
    let (bits, special) = match name {
        "llvm.abs" => {
            let least = limits(width, width, true)[0].clone();
            let negative = script.compare(Order::Slt, a, &zero);
            let negated = script.op(Operation::Sub, &zero, a);
            (script.choose(&negative, &negated, a), script.compare(Order::Eq, a, &least))
        }
        _ => {
            // The bit that decides last comes first.
            let order: Vec<u32> =
                if name == "llvm.cttz" { (0..width).rev().collect() } else { (0..width).collect() };
            let mut count = Bits::new(width, width.into());
            for bit in order {
                let set = script.extract(a, bit, 1);
                let here = if name == "llvm.cttz" { bit } else { width - 1 - bit };
                count = script.choose(&set, &Bits::new(width, here.into()), &count);
            }
            (count, script.compare(Order::Eq, a, &zero))
        }
    };
    let poison = script.and(&special, flag);
    Some(Scalar { bits, poison })
}

/// Whether a float is of one of the classes of a mask. LangRef, "llvm.is.fpclass".
pub(crate) fn float_class(script: &mut Script, a: &Bits, fraction: u32, mask: u64) -> Bits {
    let width = a.width();
    let sign = script.extract(a, width - 1, 1);
    let exponent = script.extract(a, fraction, width - 1 - fraction);
    let fraction_bits = script.extract(a, 0, fraction);
    let quiet = script.extract(a, fraction - 1, 1);
    let is_least = script.compare(Order::Eq, &exponent, &Bits::new(exponent.width(), 0));
    let is_most = script.compare(Order::Eq, &exponent, &Bits::all_ones(exponent.width()));
    let is_whole = script.compare(Order::Eq, &fraction_bits, &Bits::new(fraction, 0));
    let (positive, signaling) = (script.not(&sign), script.not(&quiet));
    let (has_fraction, inner) = (script.not(&is_whole), script.or(&is_least, &is_most));
    let (is_nan, infinity) = (script.and(&is_most, &has_fraction), script.and(&is_most, &is_whole));
    let (subnormal, zero) = (script.and(&is_least, &has_fraction), script.and(&is_least, &is_whole));
    let normal = script.not(&inner);
    // By the numbers of the bits of the mask.
    let classes = [
        (&is_nan, &signaling),
        (&is_nan, &quiet),
        (&infinity, &sign),
        (&normal, &sign),
        (&subnormal, &sign),
        (&zero, &sign),
        (&zero, &positive),
        (&subnormal, &positive),
        (&normal, &positive),
        (&infinity, &positive),
    ];
    let mut any = Bits::truth(false);
    for (bit, (kind, side)) in classes.into_iter().enumerate() {
        if mask >> bit & 1 == 1 {
            let is_class = script.and(kind, side);
            any = script.or(&any, &is_class);
        }
    }
    any
}

fn unary(script: &mut Script, name: &str, a: &Bits) -> Option<Bits> {
    let width = a.width();
    match name {
        "llvm.ctpop" => {
            let mut sum = Bits::new(width, 0);
            for bit in 0..width {
                let bit = script.extract(a, bit, 1);
                let bit = script.resize(&bit, width, false);
                sum = script.op(Operation::Add, &sum, &bit);
            }
            Some(sum)
        }
        "llvm.bitreverse" | "llvm.bswap" => {
            let unit = if name == "llvm.bswap" { 8 } else { 1 };
            // The lowest unit becomes the highest.
            let mut all = script.extract(a, 0, unit);
            for unit_index in 1..width / unit {
                let next = script.extract(a, unit_index * unit, unit);
                all = script.concat(&all, &next);
            }
            Some(all)
        }
        _ => None,
    }
}

fn binary(script: &mut Script, name: &str, a: &Bits, b: &Bits, result: u32) -> Option<Scalar> {
    let width = a.width();
    if let Some(operation) = name.strip_suffix(".sat") {
        return saturating(script, operation, a, b);
    }
    let signed = name.starts_with("llvm.s");
    let less = if signed { Order::Slt } else { Order::Ult };
    let bits = match name {
        "llvm.smax" | "llvm.umax" => {
            let less = script.compare(less, a, b);
            script.choose(&less, b, a)
        }
        "llvm.smin" | "llvm.umin" => {
            let less = script.compare(less, a, b);
            script.choose(&less, a, b)
        }
        "llvm.scmp" | "llvm.ucmp" => {
            let (is_less, is_greater) = (script.compare(less, a, b), script.compare(less, b, a));
            let (minus_one, zero, one) = (Bits::all_ones(result), Bits::new(result, 0), Bits::new(result, 1));
            let upper = script.choose(&is_greater, &one, &zero);
            script.choose(&is_less, &minus_one, &upper)
        }
        "llvm.clmul" => {
            let mut sum = Bits::new(width, 0);
            for bit in 0..width {
                let moved = script.op(Operation::Shl, a, &Bits::new(width, bit.into()));
                let set = script.extract(b, bit, 1);
                let mask = script.resize(&set, width, true);
                let part = script.op(Operation::And, &moved, &mask);
                sum = script.op(Operation::Xor, &sum, &part);
            }
            sum
        }
        // OpenCL's function, which emulations call.
        "mul_hi.signed" | "mul_hi.unsigned" => {
            let signed = name == "mul_hi.signed";
            let (x, y) = (script.resize(a, 2 * width, signed), script.resize(b, 2 * width, signed));
            let product = script.op(Operation::Mul, &x, &y);
            script.extract(&product, width, width)
        }
        _ => return None,
    };
    Some(Scalar::new(bits))
}

/// The exact result, cut to the limits. Shifts by the width or more are poison.
fn saturating(script: &mut Script, name: &str, a: &Bits, b: &Bits) -> Option<Scalar> {
    let (op, signed) = operation_of(name)?;
    let width = a.width();
    // One bit more for the carry, one for a sign; a shift moves by less than the width.
    let wide = if op == Operation::Shl { 2 * width + 1 } else { width + 2 };
    let x = script.resize(a, wide, signed);
    let y = script.resize(b, wide, signed && op != Operation::Shl);
    let exact = script.op(op, &x, &y);
    let bits = clamp(script, &exact, width, signed);
    let mut poison = Bits::truth(false);
    if op == Operation::Shl {
        let limit = Bits::new(wide, width.into());
        poison = script.compare(Order::Ule, &limit, &y);
    }
    Some(Scalar { bits, poison })
}

fn funnel(script: &mut Script, name: &str, a: &Bits, b: &Bits, by: &Bits) -> Bits {
    let width = a.width();
    let both = script.concat(a, b);
    // With twice the bits, so that the width itself is a number.
    let by = script.resize(by, 2 * width, false);
    let by = script.op(Operation::URem, &by, &Bits::new(2 * width, width.into()));
    if name == "llvm.fshl" {
        let moved = script.op(Operation::Shl, &both, &by);
        script.extract(&moved, width, width)
    } else {
        let moved = script.op(Operation::LShr, &both, &by);
        script.extract(&moved, 0, width)
    }
}

/// Whether a divisor, or a lane of it, is zero or poison: the behavior is undefined.
pub(crate) fn has_zero(script: &mut Script, divisor: Option<&Value>) -> Bits {
    match divisor {
        Some(Value::Scalar(divisor)) => {
            let zero = Bits::new(divisor.bits.width(), 0);
            let is_zero = script.compare(Order::Eq, &divisor.bits, &zero);
            script.or(&is_zero, &divisor.poison)
        }
        Some(Value::List(lanes)) => lanes.iter().fold(Bits::truth(false), |any, lane| {
            let zero = has_zero(script, Some(lane));
            script.or(&any, &zero)
        }),
        None => Bits::truth(false),
    }
}

/// Products and quotients of numbers with a scale. LangRef does not specify the direction of rounding: as the code
/// generators of LLVM do, towards minus infinity. A result that does not fit is undefined unless it saturates.
fn fixed_point(script: &mut Script, name: &str, a: &Bits, b: &Bits, scale: &Bits) -> Option<Scalar> {
    let width = a.width();
    let signed = name.starts_with("llvm.s");
    let saturates = name.ends_with(".sat");
    let scale = scale.small()?;
    // For every number of the operands and the moved dividend, and a sign.
    let wide = 2 * width + 2;
    let (x, y) = (script.resize(a, wide, signed), script.resize(b, wide, signed));
    let amount = Bits::new(wide, scale);
    let exact = if name.contains("mul.fix") {
        let product = script.op(Operation::Mul, &x, &y);
        script.op(Operation::AShr, &product, &amount)
    } else if name.contains("div.fix") {
        let dividend = script.op(Operation::Shl, &x, &amount);
        let zero = Bits::new(wide, 0);
        let toward_zero = script.op(Operation::SDiv, &dividend, &y);
        // The remainder has the sign of the dividend: if it differs from that of the divisor, the quotient was rounded up.
        let remainder = script.op(Operation::SRem, &dividend, &y);
        let inexact = script.differ(&remainder, &zero);
        let (x, y) = (script.compare(Order::Slt, &dividend, &zero), script.compare(Order::Slt, &y, &zero));
        let negative = script.differ(&x, &y);
        let correct = script.and(&inexact, &negative);
        let correction = script.resize(&correct, wide, false);
        script.op(Operation::Sub, &toward_zero, &correction)
    } else {
        return None;
    };
    let bits = clamp(script, &exact, width, signed);
    if saturates {
        return Some(Scalar::new(bits));
    }
    let back = script.resize(&bits, wide, signed);
    let poison = script.differ(&back, &exact);
    Some(Scalar { bits, poison })
}
