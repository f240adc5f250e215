//! The meaning of LLVM's instructions on integers, with poison and undefined behavior. LangRef, "Instruction Reference".

use crate::bits::{Bits, Operation, Order, Script};
use llvm_model::{BinaryOp, Flags, IntPredicate};

/// A value of a scalar type: an integer, the bits of a float, or an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scalar {
    /// The bits; without meaning if the value is poison.
    pub bits: Bits,
    /// Whether the value is poison.
    pub poison: Bits,
}

impl Scalar {
    /// Returns a value that is not poison.
    pub fn new(bits: Bits) -> Scalar {
        Scalar { bits, poison: Bits::truth(false) }
    }
    /// Returns the poison of a width.
    pub fn poison(width: u32) -> Scalar {
        Scalar { bits: Bits::new(width, 0), poison: Bits::truth(true) }
    }
}

/// A value of any first-class type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A scalar.
    Scalar(Scalar),
    /// The elements of a vector, an array or a structure.
    List(Vec<Value>),
}

impl Value {
    /// Returns whether one of the scalars in it is poison.
    pub fn any_poison(&self, script: &mut Script) -> Bits {
        match self {
            Value::Scalar(scalar) => scalar.poison.clone(),
            Value::List(elements) => elements.iter().fold(Bits::truth(false), |any, element| {
                let poison = element.any_poison(script);
                script.or(&any, &poison)
            }),
        }
    }
}

/// Adds the scalars of a value, in order.
pub(crate) fn flatten(value: &Value, out: &mut Vec<Scalar>) {
    match value {
        Value::Scalar(scalar) => out.push(scalar.clone()),
        Value::List(elements) => elements.iter().for_each(|element| flatten(element, out)),
    }
}

/// Returns the value with other scalars, in order.
pub(crate) fn map(value: &Value, change: &mut dyn FnMut(&Scalar) -> Scalar) -> Value {
    match value {
        Value::Scalar(scalar) => Value::Scalar(change(scalar)),
        Value::List(elements) => Value::List(elements.iter().map(|element| map(element, change)).collect()),
    }
}

/// Returns one value or the other, scalar by scalar.
pub(crate) fn choose(script: &mut Script, condition: &Bits, a: &Value, b: &Value) -> Value {
    match (a, b) {
        (Value::Scalar(a), Value::Scalar(b)) => Value::Scalar(Scalar {
            bits: script.choose(condition, &a.bits, &b.bits),
            poison: script.choose(condition, &a.poison, &b.poison),
        }),
        (Value::List(a), Value::List(b)) => {
            Value::List(a.iter().zip(b).map(|(a, b)| choose(script, condition, a, b)).collect())
        }
        _ => a.clone(),
    }
}

/// `select` with a scalar condition: poison if the condition is.
pub(crate) fn select(script: &mut Script, condition: &Scalar, a: &Value, b: &Value) -> Value {
    let chosen = choose(script, &condition.bits, a, b);
    poison_if(script, &condition.poison, chosen)
}

/// Makes a value poison if a condition holds.
pub(crate) fn poison_if(script: &mut Script, condition: &Bits, value: Value) -> Value {
    match value {
        Value::Scalar(scalar) => {
            let poison = script.or(&scalar.poison, condition);
            Value::Scalar(Scalar { poison, ..scalar })
        }
        Value::List(elements) => {
            Value::List(elements.into_iter().map(|element| poison_if(script, condition, element)).collect())
        }
    }
}

/// The exact result of an operation does not fit the width.
pub(crate) fn overflows(script: &mut Script, op: Operation, a: &Bits, b: &Bits, signed: bool) -> Bits {
    let width = a.width();
    let wide = if op == Operation::Mul { 2 * width } else { width + 1 };
    let (x, y) = (script.resize(a, wide, signed), script.resize(b, wide, signed));
    let exact = script.op(op, &x, &y);
    let cut = script.extract(&exact, 0, width);
    let back = script.resize(&cut, wide, signed);
    script.differ(&exact, &back)
}

/// A binary operation: the result, and whether the behavior is undefined.
pub(crate) fn binary(
    script: &mut Script,
    op: BinaryOp,
    flags: Flags,
    a: &Scalar,
    b: &Scalar,
) -> Option<(Scalar, Bits)> {
    let (x, y, width) = (&a.bits, &b.bits, a.bits.width());
    let plain = operation(op)?;
    let mut poison = script.or(&a.poison, &b.poison);
    let mut undefined = Bits::truth(false);
    let too_far = |script: &mut Script| {
        let limit = Bits::new(32.max(width), width.into());
        let by = script.resize(y, 32.max(width), false);
        script.compare(Order::Ule, &limit, &by)
    };
    let bits = script.op(plain, x, y);
    match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
            for (flag, signed) in [(Flags::NUW, false), (Flags::NSW, true)] {
                if flags.contains(flag) {
                    let wraps = overflows(script, plain, x, y, signed);
                    poison = script.or(&poison, &wraps);
                }
            }
        }
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
            let far = too_far(script);
            poison = script.or(&poison, &far);
            // What is shifted out must come back.
            let (back, flag) = match op {
                BinaryOp::Shl => (Operation::LShr, Flags::NUW),
                _ => (Operation::Shl, Flags::EXACT),
            };
            for (flag, back) in [(flag, back), (Flags::NSW, Operation::AShr)] {
                if flags.contains(flag) {
                    let again = script.op(back, &bits, y);
                    let lost = script.differ(&again, x);
                    poison = script.or(&poison, &lost);
                }
            }
        }
        BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => {
            let zero = script.compare(Order::Eq, y, &Bits::new(width, 0));
            undefined = script.or(&zero, &b.poison);
            if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) {
                let one = Bits::new(width, 1);
                let least = script.op(Operation::Shl, &one, &Bits::new(width, u64::from(width) - 1));
                let is_least = script.compare(Order::Eq, x, &least);
                let minus_one = script.compare(Order::Eq, y, &Bits::all_ones(width));
                let overflow = script.and(&is_least, &minus_one);
                undefined = script.or(&undefined, &overflow);
            }
            if flags.contains(Flags::EXACT) {
                let back = script.op(Operation::Mul, &bits, y);
                let inexact = script.differ(&back, x);
                poison = script.or(&poison, &inexact);
            }
        }
        BinaryOp::Or if flags.contains(Flags::DISJOINT) => {
            let common = script.op(Operation::And, x, y);
            let joint = script.differ(&common, &Bits::new(width, 0));
            poison = script.or(&poison, &joint);
        }
        _ => {}
    }
    Some((Scalar { bits, poison }, undefined))
}

fn operation(op: BinaryOp) -> Option<Operation> {
    Some(match op {
        BinaryOp::Add => Operation::Add,
        BinaryOp::Sub => Operation::Sub,
        BinaryOp::Mul => Operation::Mul,
        BinaryOp::UDiv => Operation::UDiv,
        BinaryOp::SDiv => Operation::SDiv,
        BinaryOp::URem => Operation::URem,
        BinaryOp::SRem => Operation::SRem,
        BinaryOp::Shl => Operation::Shl,
        BinaryOp::LShr => Operation::LShr,
        BinaryOp::AShr => Operation::AShr,
        BinaryOp::And => Operation::And,
        BinaryOp::Or => Operation::Or,
        BinaryOp::Xor => Operation::Xor,
        BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => return None,
    })
}

/// A comparison of integers.
pub(crate) fn compare(
    script: &mut Script,
    predicate: IntPredicate,
    flags: Flags,
    a: &Scalar,
    b: &Scalar,
) -> Scalar {
    use IntPredicate::*;
    let (order, swapped, negated) = match predicate {
        Eq => (Order::Eq, false, false),
        Ne => (Order::Eq, false, true),
        Ult => (Order::Ult, false, false),
        Ugt => (Order::Ult, true, false),
        Ule => (Order::Ule, false, false),
        Uge => (Order::Ule, true, false),
        Slt => (Order::Slt, false, false),
        Sgt => (Order::Slt, true, false),
        Sle => (Order::Sle, false, false),
        Sge => (Order::Sle, true, false),
    };
    let (x, y) = if swapped { (&b.bits, &a.bits) } else { (&a.bits, &b.bits) };
    let holds = script.compare(order, x, y);
    let bits = if negated { script.not(&holds) } else { holds };
    let mut poison = script.or(&a.poison, &b.poison);
    if flags.contains(Flags::SAMESIGN) {
        let [x, y] = [&a.bits, &b.bits].map(|bits| script.extract(bits, bits.width() - 1, 1));
        let signs = script.differ(&x, &y);
        poison = script.or(&poison, &signs);
    }
    Scalar { bits, poison }
}

/// `fneg`: the other sign.
pub(crate) fn negated(script: &mut Script, a: &Scalar) -> Scalar {
    let width = a.bits.width();
    let sign = script.op(Operation::Shl, &Bits::new(width, 1), &Bits::new(width, u64::from(width) - 1));
    Scalar { bits: script.op(Operation::Xor, &a.bits, &sign), poison: a.poison.clone() }
}

/// `trunc`, `zext`, `sext` of an integer.
pub(crate) fn resize(script: &mut Script, a: &Scalar, width: u32, signed: bool, flags: Flags) -> Scalar {
    let bits = script.resize(&a.bits, width, signed);
    let mut poison = a.poison.clone();
    if width < a.bits.width() {
        for (flag, signed) in [(Flags::NUW, false), (Flags::NSW, true)] {
            if flags.contains(flag) {
                let back = script.resize(&bits, a.bits.width(), signed);
                let lost = script.differ(&back, &a.bits);
                poison = script.or(&poison, &lost);
            }
        }
    } else if flags.contains(Flags::NNEG) {
        let sign = script.extract(&a.bits, a.bits.width() - 1, 1);
        poison = script.or(&poison, &sign);
    }
    Scalar { bits, poison }
}
