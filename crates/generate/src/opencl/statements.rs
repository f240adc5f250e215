//! Statements without control flow, and the choice of the next statement.

use super::Smith;
use super::types::Scalar;

/// How deep statements are nested.
const NESTING: usize = 3;

impl Smith<'_> {
    /// Writes a statement.
    pub(super) fn statement(&mut self) {
        if self.is_kernel && self.parameters.images && self.choices.rarely(4) {
            return self.image_statement();
        }
        let count = if self.nesting < NESTING { 26 } else { 15 };
        match self.choices.below(count) {
            0..=2 => self.declaration(),
            3 | 4 => self.assignment(),
            5 => self.compound_assignment(),
            6 => self.lanes_assignment(),
            7 => self.lane_by_pointer(),
            8 => self.array_variable(),
            9 => self.structure_variable(),
            10 => self.structure_copy(),
            11 => self.pointer(),
            12 => self.vector_in_array(),
            13 => self.halves(),
            14 => self.atomic(),
            15 => self.call_with_pointers(),
            16 | 17 => self.branch(),
            18..=20 => self.repetition(),
            21 | 22 => self.switch(),
            23 | 24 => self.jump(),
            _ => self.structure_call(),
        }
    }

    /// Writes at least one statement.
    pub(super) fn statements(&mut self) {
        for _ in 0..=self.choices.below(3) {
            self.statement();
        }
    }

    pub(super) fn declaration(&mut self) {
        let ty = self.any_type();
        let value = self.value(ty);
        self.declare(ty, &value);
    }

    pub(super) fn assignment(&mut self) {
        let Some(place) = self.writable() else { return self.declaration() };
        let value = self.value(place.ty);
        let target = self.access(&place);
        self.line(&format!("{target} = {value};"));
    }

    /// Operators that neither overflow nor convert.
    fn compound_assignment(&mut self) {
        let Some(place) = self.writable() else { return self.declaration() };
        let (ty, target) = (place.ty, self.access(&place));
        let is_wide = ty.is_vector() || ty.scalar.bits() >= 32;
        let operators: &[&str] = if ty.is_float() {
            &["+=", "-=", "*="]
        } else if ty.scalar.is_signed() {
            &["^=", "&=", "|="]
        } else if is_wide {
            &["+=", "-=", "*=", "^=", "&=", "|=", "++", "--"]
        } else {
            &["+=", "-=", "^=", "&=", "|=", "++", "--"]
        };
        match self.choices.pick(operators) {
            Some(step @ ("++" | "--")) => self.line(&format!("{target}{step};")),
            operator => {
                let value = self.value(ty);
                self.line(&format!("{target} {} {value};", operator.unwrap_or("^=")));
            }
        }
    }

    /// Assigns some lanes of a vector.
    fn lanes_assignment(&mut self) {
        let Some(place) = self.place(|place| place.is_writable && place.ty.is_vector()) else {
            return self.assignment();
        };
        let (ty, target) = (place.ty, self.access(&place));
        let count = self.choices.pick(&[1, 2, 3, 4, 8]).unwrap_or(1).min(ty.lanes);
        let count = if matches!(count, 1 | 2 | 3 | 4 | 8) { count } else { 1 };
        // Each lane once, from any lane on, in steps.
        let (first, step) =
            (self.choices.below(ty.lanes), if self.choices.rarely(2) { 1 } else { ty.lanes - 1 });
        let lanes: String = (0..count).map(|at| format!("{:x}", (first + at * step) % ty.lanes)).collect();
        let value = self.value(ty.with_lanes(count));
        self.line(&format!("{target}.s{lanes} = {value};"));
    }

    /// Returns a variable that loops count with, and a text that declares it.
    pub(super) fn counter(&mut self) -> (String, String) {
        let scalar = self.choices.pick(&[Scalar::UInt, Scalar::Int, Scalar::UChar, Scalar::ULong]);
        let name = self.name("i");
        (format!("{} {name} = 0", scalar.unwrap_or(Scalar::UInt).name()), name)
    }
}
