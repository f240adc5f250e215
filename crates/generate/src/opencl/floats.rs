//! Operations on floats whose results the specification determines to the last bit.

use super::Smith;
use super::types::{Scalar, Type};

/// Functions of one value.
const OF_ONE: [&str; 6] = ["floor", "ceil", "trunc", "rint", "round", "fabs"];
/// Functions of two values.
const OF_TWO: [&str; 5] = ["fmin", "fmax", "fmod", "remainder", "fdim"];

impl Smith<'_> {
    /// Returns an operation on floats or a vector of them.
    pub(super) fn float(&mut self, ty: Type, depth: usize) -> String {
        match self.choices.below(16) {
            0..=2 => self.leaf(ty, true),
            3..=5 => {
                let operators: &[&str] =
                    if ty.scalar == Scalar::Double { &["+", "-", "*", "/"] } else { &["+", "-", "*"] };
                let (first, second) = (self.expression(ty, depth), self.expression(ty, depth));
                let operator = self.choices.pick(operators).unwrap_or("+");
                format!("({first} {operator} {second})")
            }
            6 => format!("(-{})", self.expression(ty, depth)),
            7 | 8 => {
                let name = self.choices.pick(&OF_ONE).unwrap_or("fabs");
                format!("{name}({})", self.expression(ty, depth))
            }
            9 | 10 => {
                let name = self.choices.pick(&OF_TWO).unwrap_or("fmin");
                format!("{name}({}, {})", self.expression(ty, depth), self.expression(ty, depth))
            }
            11 => {
                let (first, second) = (self.expression(ty, depth), self.expression(ty, depth));
                format!("fma({first}, {second}, {})", self.expression(ty, depth))
            }
            12 => self.selection(ty, depth),
            13 => self.conversion(ty, depth),
            14 => match self.choices.below(3) {
                0 => self.reinterpretation(ty, depth),
                1 => self.call(ty, depth),
                _ => {
                    let exponent = self.expression(ty.of(Scalar::Int), depth);
                    let small = format!("({exponent} & ({})15u)", ty.of(Scalar::Int));
                    format!("ldexp({}, {small})", self.expression(ty, depth))
                }
            },
            _ => self.pieces(ty, depth),
        }
    }

    /// Returns a float that is an integer, a quarter, or the largest integer with all below it.
    pub(super) fn float_literal(&mut self, scalar: Scalar) -> String {
        let suffix = if scalar == Scalar::Float { "f" } else { "" };
        let value = i32::from(self.choices.byte());
        match self.choices.below(6) {
            0 => format!("{value}.0{suffix}"),
            1 => format!("(-{value}.0{suffix})"),
            2 => format!("{}.{}{suffix}", value / 4, [0, 25, 5, 75][(value % 4) as usize]),
            3 => format!("16777215.0{suffix}"),
            4 => format!("{}.0{suffix}", value * 65_537),
            _ => format!("0x1p-{}{suffix}", value % 24),
        }
    }
}
