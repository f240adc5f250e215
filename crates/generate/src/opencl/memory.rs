//! Pointers, vectors in arrays, halves in memory.

use super::scope::{Array, Place, Space};
use super::types::{FLOATS, Scalar, Type, UINT};
use super::{Smith, Standard};

impl Smith<'_> {
    /// Returns the qualifier of a pointer to memory of `space`: none for a pointer to the generic address space.
    fn qualifier(&mut self, space: Space) -> &'static str {
        if self.standard == Standard::Cl20 && self.choices.rarely(2) {
            return "";
        }
        match space {
            Space::Private => "private ",
            Space::Local => "local ",
            Space::Global => "global ",
        }
    }

    /// Declares a pointer to a visible place or to one of two.
    pub(super) fn pointer(&mut self) {
        let Some(first) = self.place(|place| place.space.is_some() && place.is_writable) else {
            return self.declaration();
        };
        let is_generic = self.standard == Standard::Cl20;
        let fits = |place: &Place| {
            place.ty == first.ty && place.space.is_some() && (is_generic || place.space == first.space)
        };
        let second = if self.choices.rarely(2) { self.place(fits) } else { None };
        let space = first.space.unwrap_or(Space::Private);
        let mut target = format!("&{}", self.access(&first));
        let mut qualifier = self.qualifier(space);
        if let Some(second) = second {
            let other = format!("&{}", self.access(&second));
            let of = if second.space == first.space { qualifier } else { "" };
            qualifier = of;
            let condition = self.condition(0);
            target = format!("{condition} ? ({of}{} *){target} : ({of}{} *){other}", first.ty, first.ty);
        }
        let name = self.name("p");
        self.line(&format!("{qualifier}{} *{name} = {target};", first.ty));
        let place = Place::variable(&format!("(*{name})"), first.ty);
        // The memory is a result where it was declared.
        self.places.push(Place { space: None, is_result: false, ..place });
    }

    /// Loads a vector from an array of scalars, or stores one.
    pub(super) fn vector_in_array(&mut self) {
        let Some((array, lanes, place)) = self.part_of_array() else { return self.assignment() };
        let ty = array.ty.with_lanes(lanes);
        if self.choices.rarely(2) {
            let value = self.value(ty);
            self.line(&format!("vstore{lanes}({value}, {place}, {});", array.name));
        } else {
            self.declare(ty, &format!("vload{lanes}({place}, {})", array.name));
        }
    }

    /// Returns an array of scalars, a length of vectors that it holds, and the number of such a vector in it.
    fn part_of_array(&mut self) -> Option<(Array, usize, usize)> {
        let fits: Vec<usize> =
            (0..self.arrays.len()).rev().filter(|number| !self.arrays[*number].ty.is_vector()).collect();
        let array = self.arrays[self.choices.pick(&fits)?].clone();
        let lanes: Vec<usize> = [2, 3, 4, 8, 16].into_iter().filter(|lanes| *lanes <= array.length).collect();
        let lanes = self.choices.pick(&lanes)?;
        let place = self.choices.below(array.length / lanes);
        Some((array, lanes, place))
    }

    /// Stores floats as halves, and loads some of them.
    pub(super) fn halves(&mut self) {
        let name = self.name("h");
        // All accesses to this memory are as halves.
        self.line(&format!("uint {name}[8] = {{0}};"));
        let base = format!("(private half *){name}");
        for _ in 0..=self.choices.below(2) {
            let from = Type { scalar: self.choices.pick(&FLOATS).unwrap_or(Scalar::Float), lanes: 1 };
            let lanes = self.choices.pick(&[1, 2, 3, 4, 8, 16]).unwrap_or(1);
            let value = self.value(from.with_lanes(lanes));
            let rounding = self.choices.pick(&["", "_rte", "_rtz", "_rtp", "_rtn"]).unwrap_or("");
            let (suffix, place) = self.half_place(lanes);
            self.line(&format!("vstore{suffix}{rounding}({value}, {place}, {base});"));
        }
        let lanes = self.choices.pick(&[1, 2, 3, 4, 8, 16]).unwrap_or(1);
        let (suffix, place) = self.half_place(lanes);
        let ty = Type { scalar: Scalar::Float, lanes };
        self.declare(ty, &format!("known(vload{suffix}({place}, {base}))"));
    }

    /// Returns the end of a function's name, and a place among 16 halves.
    fn half_place(&mut self, lanes: usize) -> (String, usize) {
        let prefix = if lanes > 1 && lanes != 3 && self.choices.rarely(3) { "a" } else { "" };
        let number = if lanes > 1 { lanes.to_string() } else { String::new() };
        (format!("{prefix}_half{number}"), self.choices.below(16 / lanes))
    }

    /// Changes one lane of a vector through a pointer to its first one.
    pub(super) fn lane_by_pointer(&mut self) {
        let fits = |place: &Place| {
            place.space == Some(Space::Private) && place.ty.is_vector() && place.ty.lanes != 3
        };
        let Some(place) = self.place(fits) else { return self.assignment() };
        let (scalar, lanes) = (place.ty.with_lanes(1), place.ty.lanes);
        let value = self.value(scalar);
        let (target, index) = (self.access(&place), self.index(lanes));
        self.line(&format!("((private {scalar} *)&{target})[{index}] = {value};"));
    }

    /// The words of the result that a work-item has for itself.
    pub(super) fn own_words(&mut self) {
        let text = format!("out[gid * {}u + {}u + (@)]", super::WORDS, super::OWN);
        let length = super::WORDS - super::OWN;
        let place = Place::variable(&text, UINT);
        self.places.push(Place {
            dimensions: vec![length],
            space: Some(Space::Global),
            is_result: false,
            ..place
        });
    }
}
