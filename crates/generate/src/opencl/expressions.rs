//! Expressions of every type. The type in C of each is the type asked for, also after promotions.

use super::Smith;
use super::types::{self, FLOATS, INTEGERS, Scalar, Type};

impl Smith<'_> {
    /// Returns an expression of a type with at most so many nested operations.
    pub(super) fn expression(&mut self, ty: Type, depth: usize) -> String {
        if depth == 0 {
            return self.leaf(ty, true);
        }
        if ty.is_float() { self.float(ty, depth - 1) } else { self.integer(ty, depth - 1) }
    }

    /// Returns an expression of a type, some of them large.
    pub(super) fn value(&mut self, ty: Type) -> String {
        let depth = self.choices.below(4);
        self.expression(ty, depth)
    }

    /// Returns a scalar that is 0 for false.
    pub(super) fn condition(&mut self, depth: usize) -> String {
        match self.choices.below(7) {
            0..=2 => {
                let scalar = self.choices.pick(&INTEGERS).unwrap_or(Scalar::UInt);
                let comparison = self.comparison(Type::scalar(scalar), depth);
                format!("({comparison})")
            }
            3 => {
                let scalar = self.choices.pick(&FLOATS).unwrap_or(Scalar::Float);
                let comparison = self.comparison(Type::scalar(scalar), depth);
                format!("({comparison})")
            }
            4 if depth > 0 => {
                let (first, second) = (self.condition(depth - 1), self.condition(depth - 1));
                let operator = self.choices.pick(&["&&", "||"]).unwrap_or("&&");
                format!("({first} {operator} {second})")
            }
            5 if depth > 0 => format!("(!{})", self.condition(depth - 1)),
            _ => {
                let function = self.choices.pick(&["any", "all"]).unwrap_or("any");
                let scalar = self.choices.pick(&INTEGERS).unwrap_or(Scalar::UInt);
                let lanes = self.choices.pick(&[2, 3, 4, 8, 16]).unwrap_or(2);
                let mask = self.mask(Type { scalar, lanes }, depth);
                format!("{function}({mask})")
            }
        }
    }

    /// Returns a comparison of two values of a type, without parentheses.
    fn comparison(&mut self, ty: Type, depth: usize) -> String {
        let (first, second) = (self.expression(ty, depth), self.expression(ty, depth));
        if ty.is_float() && self.choices.rarely(3) {
            let names = [
                "isless",
                "isequal",
                "isnotequal",
                "isgreater",
                "isgreaterequal",
                "islessequal",
                "islessgreater",
                "isordered",
                "isunordered",
            ];
            let name = self.choices.pick(&names).unwrap_or("isless");
            return format!("{name}({first}, {second})");
        }
        let operator = self.choices.pick(&["==", "!=", "<", ">", "<=", ">="]).unwrap_or("==");
        format!("{first} {operator} {second}")
    }

    /// Returns a vector of signed integers as wide as `ty`; each lane is 0 or -1.
    pub(super) fn mask(&mut self, ty: Type, depth: usize) -> String {
        let same_size: Vec<Scalar> =
            INTEGERS.into_iter().chain(FLOATS).filter(|scalar| scalar.bits() == ty.scalar.bits()).collect();
        let of = ty.of(self.choices.pick(&same_size).unwrap_or(ty.scalar));
        match self.choices.below(4) {
            3 if !of.is_float() => format!("(!{})", self.expression(of, depth)),
            2 if !of.is_float() => {
                let (first, second) = (self.expression(of, depth), self.expression(of, depth));
                let operator = self.choices.pick(&["&&", "||"]).unwrap_or("&&");
                format!("({first} {operator} {second})")
            }
            _ => format!("({})", self.comparison(of, depth)),
        }
    }

    /// Returns one of two values: by a condition, or for vectors by a mask.
    pub(super) fn selection(&mut self, ty: Type, depth: usize) -> String {
        let (first, second) = (self.expression(ty, depth), self.expression(ty, depth));
        match (ty.is_vector(), self.choices.below(3)) {
            (true, 0) => format!("({} ? {first} : {second})", self.mask(ty, depth)),
            (true, 1) => format!("select({first}, {second}, {})", self.mask(ty, depth)),
            (false, 0) => {
                let condition = self.condition(depth);
                format!("select({first}, {second}, ({})({condition}))", ty.unsigned())
            }
            _ => format!("({ty})({} ? {first} : {second})", self.condition(depth)),
        }
    }

    /// Returns a value of another type that is converted to this one.
    pub(super) fn conversion(&mut self, ty: Type, depth: usize) -> String {
        let from = self.any_type();
        let from = if self.choices.rarely(3) { from } else { from.with_lanes(ty.lanes) };
        let value = self.expression(from, depth);
        self.converted(&value, from, ty)
    }

    /// Returns an expression of one type as one of another, with the same lanes as far as there are some.
    pub(super) fn converted(&mut self, text: &str, from: Type, to: Type) -> String {
        if from == to {
            return text.to_owned();
        }
        if from.scalar == to.scalar {
            return vectors_of(text, from, to);
        }
        let middle = to.of(from.scalar);
        let text = if from.lanes == to.lanes { text.to_owned() } else { vectors_of(text, from, middle) };
        let saturated = self.choices.rarely(3);
        let rounding = self.choices.pick(&["", "_rte", "_rtz", "_rtp", "_rtn"]).unwrap_or("");
        match (from.is_float(), to.is_float()) {
            // Other conversions from floats are undefined out of range.
            (true, false) => format!("convert_{to}_sat{rounding}({text})"),
            (false, true) | (true, true) => format!("convert_{to}{rounding}({text})"),
            (false, false) if saturated => format!("convert_{to}_sat({text})"),
            (false, false) if to.is_vector() => format!("convert_{to}({text})"),
            (false, false) => format!("({to})({text})"),
        }
    }

    /// Returns the bits of a value of another type, as a value of this one.
    pub(super) fn reinterpretation(&mut self, ty: Type, depth: usize) -> String {
        // A vector of three has the size of one of four, but the fourth lane is undefined.
        let fits = |other: &Type| other.size() == ty.size() && (other.lanes == 3) == (ty.lanes == 3);
        let found: Vec<Type> = types::all().filter(fits).collect();
        let from = self.choices.pick(&found).unwrap_or(ty);
        let value = self.expression(from, depth);
        // The bits of a NaN are not determined.
        let value = if from.is_float() { format!("known({value})") } else { value };
        let bits = format!("as_{ty}({value})");
        if ty.is_float() { format!("known({bits})") } else { bits }
    }
}

/// Returns a vector or scalar as one with another number of lanes of the same type.
fn vectors_of(text: &str, from: Type, to: Type) -> String {
    match (from.lanes, to.lanes) {
        (1, _) => format!("({to})({text})"),
        (_, 1) => format!("({text}).s0"),
        (from, to) if from > to => {
            let lanes: String = (0..to).map(|lane| format!("{lane:x}")).collect();
            format!("({text}).s{lanes}")
        }
        // Each lane in turns.
        (from, _) if matches!(to.lanes, 2 | 3 | 4 | 8 | 16) => {
            let lanes: String = (0..to.lanes).map(|lane| format!("{:x}", lane % from)).collect();
            format!("({text}).s{lanes}")
        }
        _ => format!("({to})(({text}).s0)"),
    }
}
