//! Operations on integers.

use super::Smith;
use super::types::{Scalar, Type, UINT};

/// Functions of one value of a type that have a result of this type.
const OF_ONE: [&str; 2] = ["clz", "popcount"];
/// Functions of two values.
const OF_TWO: [&str; 9] =
    ["add_sat", "sub_sat", "hadd", "rhadd", "mul_hi", "max", "min", "rotate", "abs_diff"];
/// Functions of three values.
const OF_THREE: [&str; 4] = ["mad_hi", "mad_sat", "clamp", "bitselect"];

impl Smith<'_> {
    /// Returns an operation on integers or a vector of them.
    pub(super) fn integer(&mut self, ty: Type, depth: usize) -> String {
        match self.choices.below(20) {
            0..=2 => self.leaf(ty, true),
            3 | 4 => self.wrapping(ty, depth),
            5 | 6 => self.bitwise(ty, depth),
            7 => self.shift(ty, depth),
            8 => self.division(ty, depth),
            9..=12 => self.integer_function(ty, depth),
            13 => self.selection(ty, depth),
            14 => self.conversion(ty, depth),
            15 => self.reinterpretation(ty, depth),
            16 => self.call(ty, depth),
            17 => match ty.is_vector() {
                true => {
                    let mask = self.mask(ty, depth);
                    self.converted(&mask, ty.signed(), ty)
                }
                false => format!("({ty}){}", self.condition(depth)),
            },
            _ => self.pieces(ty, depth),
        }
    }

    /// The type that arithmetic of this type is done in, without overflow that is undefined.
    fn wrapped(ty: Type) -> Type {
        match (ty.is_vector(), ty.scalar.bits()) {
            (true, _) => ty.unsigned(),
            (false, 64) => Type::scalar(Scalar::ULong),
            (false, _) => UINT,
        }
    }

    /// Returns an expression of `ty` as one of the unsigned type that it is computed in.
    fn to_wrapped(ty: Type, text: &str) -> String {
        let wide = Self::wrapped(ty);
        if ty.is_vector() { format!("as_{wide}({text})") } else { format!("({wide}){text}") }
    }

    fn from_wrapped(ty: Type, text: &str) -> String {
        if ty.is_vector() { format!("as_{ty}({text})") } else { format!("({ty})({text})") }
    }

    fn wrapping(&mut self, ty: Type, depth: usize) -> String {
        let (first, second) = (self.expression(ty, depth), self.expression(ty, depth));
        let operator = self.choices.pick(&["+", "-", "*"]).unwrap_or("+");
        let (first, second) = (Self::to_wrapped(ty, &first), Self::to_wrapped(ty, &second));
        Self::from_wrapped(ty, &format!("{first} {operator} {second}"))
    }

    fn bitwise(&mut self, ty: Type, depth: usize) -> String {
        let first = self.expression(ty, depth);
        match self.choices.pick(&["&", "|", "^", "~"]) {
            Some("~") | None => format!("({ty})(~{first})"),
            Some(operator) => format!("({ty})({first} {operator} {})", self.expression(ty, depth)),
        }
    }

    fn shift(&mut self, ty: Type, depth: usize) -> String {
        let (value, amount) = (self.expression(ty, depth), self.expression(ty, depth));
        let bits = ty.scalar.bits();
        let unsigned = ty.unsigned();
        let amount = if ty.is_vector() {
            // The specification takes the amount modulo the width.
            let mask = format!(" & ({unsigned})({}u)", bits - 1);
            let mask = if self.choices.rarely(3) { "" } else { &mask };
            format!("(as_{unsigned}({amount}){mask})")
        } else {
            format!("((uint){amount} & {}u)", bits - 1)
        };
        if self.choices.rarely(2) {
            return format!("({ty})({value} >> {amount})");
        }
        Self::from_wrapped(ty, &format!("({}) << {amount}", Self::to_wrapped(ty, &value)))
    }

    /// Divisors are odd and positive.
    fn division(&mut self, ty: Type, depth: usize) -> String {
        let (value, divisor) = (self.expression(ty, depth), self.expression(ty, depth));
        let operator = self.choices.pick(&["/", "%"]).unwrap_or("/");
        let largest = u64::MAX >> (64 - ty.scalar.bits()) >> usize::from(ty.scalar.is_signed());
        let suffix = if ty.scalar.bits() == 64 { "UL" } else { "u" };
        format!("({ty})({value} {operator} ({ty})(({divisor} & ({ty}){largest:#x}{suffix}) | ({ty})1))")
    }

    fn integer_function(&mut self, ty: Type, depth: usize) -> String {
        let argument = |smith: &mut Self| smith.expression(ty, depth);
        let is_signed = ty.scalar.is_signed();
        match self.choices.below(8) {
            0 => {
                let name = self.choices.pick(&OF_ONE).unwrap_or("clz");
                format!("{name}({})", argument(self))
            }
            1..=3 => {
                let name = self.choices.pick(&OF_TWO).unwrap_or("max");
                let call = format!("{name}({}, {})", argument(self), argument(self));
                if name == "abs_diff" && is_signed { format!("as_{ty}({call})") } else { call }
            }
            4 => {
                let (first, second, third) = (argument(self), argument(self), argument(self));
                match self.choices.pick(&OF_THREE) {
                    Some("clamp") | None => {
                        format!("clamp({first}, min({second}, {third}), max({second}, {third}))")
                    }
                    Some(name) => format!("{name}({first}, {second}, {third})"),
                }
            }
            5 if is_signed => format!("as_{ty}(abs({}))", argument(self)),
            6 if ty.scalar.bits() == 32 => self.function_of_24_bits(ty, depth),
            7 if ty.scalar.bits() > 8 => self.upsampled(ty, depth),
            _ => self.selection(ty, depth),
        }
    }

    /// Products of values with 23 bits: those of others are not defined.
    fn function_of_24_bits(&mut self, ty: Type, depth: usize) -> String {
        let (first, second) = (self.expression(ty, depth), self.expression(ty, depth));
        let masked = |value: &str| format!("({ty})({value} & ({ty})0x7fffffu)");
        let (first, second) = (masked(&first), masked(&second));
        if ty.scalar.is_signed() || self.choices.rarely(2) {
            return format!("mul24({first}, {second})");
        }
        format!("mad24({first}, {second}, {})", self.expression(ty, depth))
    }

    /// The high half has the sign, the low half is unsigned.
    fn upsampled(&mut self, ty: Type, depth: usize) -> String {
        let half = match ty.scalar {
            Scalar::Short => Scalar::Char,
            Scalar::UShort => Scalar::UChar,
            Scalar::Int => Scalar::Short,
            Scalar::UInt => Scalar::UShort,
            Scalar::Long => Scalar::Int,
            _ => Scalar::UInt,
        };
        let (high, low) =
            (self.expression(ty.of(half), depth), self.expression(ty.of(half).unsigned(), depth));
        format!("upsample({high}, {low})")
    }
}
