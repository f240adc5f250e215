//! Bit vectors that are known or symbolic.
//!
//! An operation on known operands is computed. An operation with a symbolic operand becomes a definition in a script of
//! SMT-LIB 2 (logic QF_BV, or QF_UFBV with uninterpreted functions), and its result is the symbol that it defines. Every operation is total, as SMT-LIB defines it:
//! LLVM's poison and undefined behavior are the concern of [`crate::semantics`].

use num_bigint::BigUint;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// A bit vector. A truth value is a vector of one bit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bits {
    width: u32,
    form: Form,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Form {
    /// A known number of at most 64 bits.
    Small(u64),
    /// A known number of more bits.
    Large(BigUint),
    /// The symbol with this number.
    Symbol(u32),
}

impl Bits {
    /// Returns a known number, cut to `width` bits.
    pub fn new(width: u32, value: u64) -> Bits {
        Bits::large(width, value.into())
    }
    /// Returns a known number, cut to `width` bits.
    pub fn large(width: u32, value: BigUint) -> Bits {
        let low = |value: &BigUint| value.iter_u64_digits().next().unwrap_or(0);
        let form = match width {
            ..=64 => Form::Small(low(&value) & llvm_model::int::mask(width)),
            _ => Form::Large(value & ones(width)),
        };
        Bits { width, form }
    }
    /// Returns a truth value.
    pub fn truth(value: bool) -> Bits {
        Bits { width: 1, form: Form::Small(u64::from(value)) }
    }
    /// Returns the vector with every bit set.
    pub fn all_ones(width: u32) -> Bits {
        Bits::large(width, ones(width))
    }
    /// Returns the number of bits.
    pub fn width(&self) -> u32 {
        self.width
    }
    /// Returns the number, if it is known.
    pub fn known(&self) -> Option<BigUint> {
        match &self.form {
            Form::Small(value) => Some((*value).into()),
            Form::Large(value) => Some(value.clone()),
            Form::Symbol(_) => None,
        }
    }
    /// Returns the number, if it is known and has at most 64 bits.
    pub fn small(&self) -> Option<u64> {
        match self.form {
            Form::Small(value) => Some(value),
            _ => None,
        }
    }
    /// Returns a truth value, if it is known.
    pub fn decided(&self) -> Option<bool> {
        self.small().map(|value| value != 0)
    }
    fn is_known_zero(&self) -> bool {
        match &self.form {
            Form::Small(value) => *value == 0,
            Form::Large(value) => *value == BigUint::ZERO,
            Form::Symbol(_) => false,
        }
    }
    /// Returns the vector as a term of SMT-LIB.
    pub fn term(&self) -> String {
        match &self.form {
            Form::Small(value) => format!("(_ bv{value} {})", self.width),
            Form::Large(value) => format!("(_ bv{value} {})", self.width),
            Form::Symbol(number) => format!("s{number}"),
        }
    }
}

fn ones(width: u32) -> BigUint {
    (BigUint::from(1u32) << width) - 1u32
}

/// An operation on two vectors of one width, with the meaning of SMT-LIB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of LLVM's instructions")]
pub enum Operation {
    Add,
    Sub,
    Mul,
    UDiv,
    URem,
    SDiv,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
}

impl Operation {
    fn smt(self) -> &'static str {
        match self {
            Operation::Add => "bvadd",
            Operation::Sub => "bvsub",
            Operation::Mul => "bvmul",
            Operation::UDiv => "bvudiv",
            Operation::URem => "bvurem",
            Operation::SDiv => "bvsdiv",
            Operation::SRem => "bvsrem",
            Operation::Shl => "bvshl",
            Operation::LShr => "bvlshr",
            Operation::AShr => "bvashr",
            Operation::And => "bvand",
            Operation::Or => "bvor",
            Operation::Xor => "bvxor",
        }
    }
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of LLVM's predicates")]
pub enum Order {
    Eq,
    Ult,
    Ule,
    Slt,
    Sle,
}

/// The operations, and the definitions that they have added.
#[derive(Debug, Default)]
pub struct Script {
    text: String,
    symbols: u32,
    /// Uninterpreted functions, by their names and the widths of their operands and results.
    functions: BTreeMap<String, u32>,
}

impl Script {
    /// Returns the number of bytes of the declarations and definitions.
    pub fn size(&self) -> usize {
        self.text.len()
    }

    /// Declares a symbol for an input.
    pub fn input(&mut self, width: u32) -> Bits {
        let number = self.symbols;
        self.symbols += 1;
        let _ = writeln!(self.text, "(declare-const s{number} (_ BitVec {width}))");
        Bits { width, form: Form::Symbol(number) }
    }

    /// Returns the value of an uninterpreted function: equal operands have equal values.
    pub fn apply(&mut self, name: &str, operands: &[&Bits], width: u32) -> Bits {
        if operands.is_empty() {
            return self.apply(name, &[&Bits::truth(false)], width);
        }
        let sorts: Vec<String> =
            operands.iter().map(|operand| format!("(_ BitVec {})", operand.width)).collect();
        let next = self.functions.len() as u32;
        let number = *self.functions.entry(format!("{name} {} {width}", sorts.concat())).or_insert(next);
        if number == next {
            let _ = writeln!(self.text, "(declare-fun f{number} ({}) (_ BitVec {width}))", sorts.join(" "));
        }
        let terms: Vec<String> = operands.iter().map(|operand| operand.term()).collect();
        self.define(width, &format!("(f{number} {})", terms.join(" ")))
    }

    /// Returns the question to a solver whether a truth value can hold.
    pub fn question(&self, condition: &Bits) -> String {
        let logic = if self.functions.is_empty() { "QF_BV" } else { "QF_UFBV" };
        format!("(set-logic {logic})\n{}(assert (= {} #b1))\n(check-sat)\n", self.text, condition.term())
    }

    fn define(&mut self, width: u32, term: &str) -> Bits {
        let number = self.symbols;
        self.symbols += 1;
        let _ = writeln!(self.text, "(define-fun s{number} () (_ BitVec {width}) {term})");
        Bits { width, form: Form::Symbol(number) }
    }

    /// Returns the result of an operation.
    pub fn op(&mut self, op: Operation, a: &Bits, b: &Bits) -> Bits {
        let width = a.width;
        if let (Form::Small(x), Form::Small(y)) = (&a.form, &b.form) {
            return Bits { width, form: Form::Small(crate::numbers::small(op, width, *x, *y)) };
        }
        if let (Some(x), Some(y)) = (a.known(), b.known()) {
            return Bits::large(width, crate::numbers::large(op, width, &x, &y));
        }
        // Conditions of poison are mostly known to be false: the script stays small.
        match op {
            Operation::Or | Operation::Xor if a.is_known_zero() => return b.clone(),
            Operation::Or | Operation::Xor if b.is_known_zero() => return a.clone(),
            Operation::And if a.is_known_zero() => return a.clone(),
            Operation::And if b.is_known_zero() => return b.clone(),
            Operation::And if width == 1 && a.decided() == Some(true) => return b.clone(),
            Operation::And if width == 1 && b.decided() == Some(true) => return a.clone(),
            _ => {}
        }
        self.define(width, &format!("({} {} {})", op.smt(), a.term(), b.term()))
    }

    /// Returns the result of a comparison.
    pub fn compare(&mut self, order: Order, a: &Bits, b: &Bits) -> Bits {
        if let (Form::Small(x), Form::Small(y)) = (&a.form, &b.form) {
            return Bits::truth(crate::numbers::small_order(order, a.width, *x, *y));
        }
        if let (Some(x), Some(y)) = (a.known(), b.known()) {
            return Bits::truth(crate::numbers::large_order(order, a.width, &x, &y));
        }
        let relation = match order {
            Order::Eq => "=",
            Order::Ult => "bvult",
            Order::Ule => "bvule",
            Order::Slt => "bvslt",
            Order::Sle => "bvsle",
        };
        self.define(1, &format!("(ite ({relation} {} {}) #b1 #b0)", a.term(), b.term()))
    }

    /// Returns `a` if the condition holds, otherwise `b`.
    pub fn choose(&mut self, condition: &Bits, a: &Bits, b: &Bits) -> Bits {
        match condition.decided() {
            Some(true) => a.clone(),
            Some(false) => b.clone(),
            None if a == b => a.clone(),
            None => {
                let term = format!("(ite (= {} #b1) {} {})", condition.term(), a.term(), b.term());
                self.define(a.width, &term)
            }
        }
    }

    /// Returns the bits from `low` on, `width` of them.
    pub fn extract(&mut self, a: &Bits, low: u32, width: u32) -> Bits {
        if low == 0 && width == a.width {
            return a.clone();
        }
        match &a.form {
            Form::Small(value) => Bits::new(width, value >> low),
            Form::Large(value) => Bits::large(width, value >> low),
            Form::Symbol(_) => {
                self.define(width, &format!("((_ extract {} {low}) {})", low + width - 1, a.term()))
            }
        }
    }

    /// Returns a vector with the bits of `low`, and those of `high` above them.
    pub fn concat(&mut self, high: &Bits, low: &Bits) -> Bits {
        let width = high.width + low.width;
        match (high.known(), low.known()) {
            (Some(x), Some(y)) => Bits::large(width, (x << low.width) | y),
            _ => self.define(width, &format!("(concat {} {})", high.term(), low.term())),
        }
    }

    /// Returns the number with `width` bits: cut, or extended by zeros or by the sign.
    pub fn resize(&mut self, a: &Bits, width: u32, signed: bool) -> Bits {
        if width <= a.width {
            return self.extract(a, 0, width);
        }
        let more = width - a.width;
        if let Form::Symbol(_) = a.form {
            let extend = if signed { "sign_extend" } else { "zero_extend" };
            return self.define(width, &format!("((_ {extend} {more}) {})", a.term()));
        }
        let sign = self.extract(a, a.width - 1, 1);
        let high =
            if signed && sign.decided() == Some(true) { Bits::all_ones(more) } else { Bits::new(more, 0) };
        if let (Form::Small(value), true) = (&a.form, high.is_known_zero()) {
            return Bits::new(width, *value);
        }
        self.concat(&high, a)
    }

    /// Returns the opposite of a truth value, or the complement of a number.
    pub fn not(&mut self, a: &Bits) -> Bits {
        self.op(Operation::Xor, &Bits::all_ones(a.width), a)
    }
    /// Returns whether two numbers differ.
    pub fn differ(&mut self, a: &Bits, b: &Bits) -> Bits {
        let equal = self.compare(Order::Eq, a, b);
        self.not(&equal)
    }
    /// Returns whether one of two truth values holds.
    pub fn or(&mut self, a: &Bits, b: &Bits) -> Bits {
        self.op(Operation::Or, a, b)
    }
    /// Returns whether both truth values hold.
    pub fn and(&mut self, a: &Bits, b: &Bits) -> Bits {
        self.op(Operation::And, a, b)
    }
}
