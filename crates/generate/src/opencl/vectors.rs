//! Vectors from pieces, and pieces of vectors.

use super::Smith;
use super::types::{LANES, Type};

impl Smith<'_> {
    /// Returns a value that is put together from values of the same scalar type, or taken out of a vector of it.
    pub(super) fn pieces(&mut self, ty: Type, depth: usize) -> String {
        if !ty.is_vector() {
            let from = self.vector_like(ty);
            let vector = self.expression(from, depth);
            return format!("({vector}).s{:x}", self.choices.below(from.lanes));
        }
        match self.choices.below(5) {
            0 => self.swizzle(ty, depth),
            1 => self.assembled(ty, depth),
            2 => self.half(ty, depth),
            3 => self.shuffle(ty, depth),
            _ => format!("({ty})({})", self.expression(ty.with_lanes(1), depth)),
        }
    }

    /// Returns a vector type of the same scalars.
    fn vector_like(&mut self, ty: Type) -> Type {
        ty.with_lanes(self.choices.pick(&LANES[1..]).unwrap_or(2))
    }

    /// Returns some lanes of a vector, in any order, some of them repeatedly.
    fn swizzle(&mut self, ty: Type, depth: usize) -> String {
        let from = self.vector_like(ty);
        let vector = self.expression(from, depth);
        let letters = from.lanes <= 4 && ty.lanes <= 4 && self.choices.rarely(2);
        let lanes: String = (0..ty.lanes)
            .map(|_| match self.choices.below(from.lanes) {
                lane if letters => ["x", "y", "z", "w"][lane].to_owned(),
                lane => format!("{lane:x}"),
            })
            .collect();
        format!("({vector}).{}{lanes}", if letters { "" } else { "s" })
    }

    /// Returns a vector literal of scalars and shorter vectors.
    fn assembled(&mut self, ty: Type, depth: usize) -> String {
        let (mut parts, mut left) = (Vec::new(), ty.lanes);
        while left > 0 {
            let lengths: Vec<usize> =
                LANES.into_iter().filter(|lanes| *lanes <= left && *lanes < ty.lanes).collect();
            let lanes = self.choices.pick(&lengths).unwrap_or(1);
            parts.push(self.expression(ty.with_lanes(lanes), depth));
            left -= lanes;
        }
        format!("({ty})({})", parts.join(", "))
    }

    /// Returns half of the lanes of a vector.
    fn half(&mut self, ty: Type, depth: usize) -> String {
        if matches!(ty.lanes, 3 | 16) {
            return self.swizzle(ty, depth);
        }
        let part = self.choices.pick(&["lo", "hi", "even", "odd"]).unwrap_or("lo");
        format!("({}).{part}", self.expression(ty.with_lanes(2 * ty.lanes), depth))
    }

    /// Returns lanes that a vector of numbers selects: each is taken modulo the number of lanes.
    fn shuffle(&mut self, ty: Type, depth: usize) -> String {
        if ty.lanes == 3 {
            return self.swizzle(ty, depth);
        }
        let from = ty.with_lanes(self.choices.pick(&[2, 4, 8, 16]).unwrap_or(2));
        let mask = self.expression(ty.unsigned(), depth);
        let first = self.expression(from, depth);
        if self.choices.rarely(2) {
            return format!("shuffle2({first}, {}, {mask})", self.expression(from, depth));
        }
        format!("shuffle({first}, {mask})")
    }
}
