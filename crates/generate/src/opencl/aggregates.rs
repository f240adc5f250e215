//! Structures, unions, arrays, and tables in constant memory.

use super::Smith;
use super::scope::{Array, Place};
use super::types::{Scalar, Type};
use std::fmt::Write as _;

/// A structure or a union.
#[derive(Clone, Debug)]
pub(super) struct Structure {
    /// With the word `struct` or `union`.
    pub(super) name: String,
    members: Vec<Member>,
    is_union: bool,
    is_packed: bool,
}

/// A member: a value, an array of values, or another structure.
#[derive(Clone, Debug)]
struct Member {
    name: String,
    content: Content,
    length: Option<usize>,
}

#[derive(Clone, Copy, Debug)]
enum Content {
    Value(Type),
    Structure(usize),
}

/// A variable that is a structure.
#[derive(Clone, Debug)]
pub(super) struct StructureVariable {
    pub(super) name: String,
    /// The number of the structure.
    pub(super) structure: usize,
}

impl Smith<'_> {
    /// Defines structures and unions.
    pub(super) fn aggregates(&mut self) {
        for number in 0..self.choices.below(4) {
            let is_union = self.choices.rarely(3);
            let structure = if is_union { self.union(number) } else { self.structure(number) };
            self.define(&structure);
            self.structures.push(structure);
        }
    }

    fn structure(&mut self, number: usize) -> Structure {
        let count = 1 + self.choices.below(5);
        let members = (0..count).map(|at| self.member(at, number)).collect();
        let name = format!("struct S{number}_{}", self.number);
        Structure { name, members, is_union: false, is_packed: self.choices.rarely(4) }
    }

    fn member(&mut self, at: usize, structures: usize) -> Member {
        let nested = (structures > 0 && self.choices.rarely(4)).then(|| self.choices.below(structures));
        let content = nested.map_or_else(|| Content::Value(self.any_type()), Content::Structure);
        let length = self.choices.rarely(4).then(|| 2 << self.choices.below(2));
        Member { name: format!("m{at}"), content, length }
    }

    /// The first member covers all bytes, so that an initializer determines them. The fourth lane of a vector of three is padding,
    /// which no other member may show.
    fn union(&mut self, number: usize) -> Structure {
        let words = 1 << self.choices.below(5);
        let raw = Member {
            name: "m0".to_owned(),
            content: Content::Value(Type::scalar(Scalar::UInt)),
            length: Some(words),
        };
        let mut members = vec![raw];
        for at in 0..=self.choices.below(3) {
            let ty = self.any_type();
            let ty = if ty.lanes == 3 || ty.size() > 4 * words { ty.with_lanes(1) } else { ty };
            let ty = if ty.size() > 4 * words { ty.of(Scalar::UShort) } else { ty };
            let fits = (4 * words / ty.size()).min(4);
            let length = (fits > 1 && self.choices.rarely(2)).then_some(fits);
            members.push(Member { name: format!("m{}", at + 1), content: Content::Value(ty), length });
        }
        let name = format!("union S{number}_{}", self.number);
        Structure { name, members, is_union: true, is_packed: false }
    }

    fn define(&mut self, structure: &Structure) {
        let (keyword, name) = structure.name.split_once(' ').unwrap_or(("struct", "S"));
        let attribute = match (structure.is_packed, structure.is_union, self.choices.below(6)) {
            (true, ..) => "__attribute__((packed)) ",
            (false, false, 5) => "__attribute__((aligned(32))) ",
            _ => "",
        };
        let _ = writeln!(self.program, "{keyword} {attribute}{name} {{");
        for member in &structure.members {
            let of = match member.content {
                Content::Value(ty) => ty.to_string(),
                Content::Structure(number) => self.structures[number].name.clone(),
            };
            let length = member.length.map_or(String::new(), |length| format!("[{length}]"));
            let _ = writeln!(self.program, "  {of} {}{length};", member.name);
        }
        self.program += "};\n";
    }

    /// Returns an initializer of every member.
    fn initializer(&mut self, number: usize) -> String {
        let structure = self.structures[number].clone();
        let of_union = if structure.is_union { 1 } else { structure.members.len() };
        let members: Vec<String> =
            structure.members.iter().take(of_union).map(|member| self.initializer_of(member)).collect();
        format!("{{{}}}", members.join(", "))
    }

    fn initializer_of(&mut self, member: &Member) -> String {
        let one = |smith: &mut Self| match member.content {
            Content::Value(ty) => smith.leaf(ty, true),
            Content::Structure(number) => smith.initializer(number),
        };
        match member.length {
            None => one(self),
            Some(length) => {
                let elements: Vec<String> = (0..length).map(|_| one(self)).collect();
                format!("{{{}}}", elements.join(", "))
            }
        }
    }

    /// Declares a variable that is a structure.
    pub(super) fn structure_variable(&mut self) {
        if self.structures.is_empty() {
            return self.declaration();
        }
        let number = self.choices.below(self.structures.len());
        self.new_structure(number);
    }

    /// Makes the members of a structure, and the structure, visible.
    pub(super) fn see_structure(&mut self, name: &str, number: usize) {
        self.structure_variables.push(StructureVariable { name: name.to_owned(), structure: number });
        let mut places = Vec::new();
        self.places_of(&Place::variable(name, Type::scalar(Scalar::UInt)), number, &mut places);
        self.places.extend(places);
    }

    /// Collects the members of a structure, which `of` is the expression of, down to values.
    fn places_of(&self, of: &Place, number: usize, places: &mut Vec<Place>) {
        let structure = &self.structures[number];
        for member in &structure.members {
            let mut place = of.clone();
            place.text = format!("{}.{}", of.text, member.name);
            if let Some(length) = member.length {
                place.text += "[@]";
                place.dimensions.push(length);
            }
            place.is_bits |= structure.is_union;
            // A pointer must be aligned, and must not reach another member of a union.
            if structure.is_union || structure.is_packed {
                place.space = None;
            }
            match member.content {
                Content::Value(ty) => places.push(Place { ty, ..place }),
                Content::Structure(number) => self.places_of(&place, number, places),
            }
        }
    }

    /// Copies a structure to another one of its type.
    pub(super) fn structure_copy(&mut self) {
        let Some(first) = self.structure_of(|_| true) else { return self.assignment() };
        let same = |other: &StructureVariable| other.structure == first.structure;
        let Some(second) = self.structure_of(same) else { return self.assignment() };
        if first.name == second.name {
            // The compiler may assume that the objects of an assignment are apart.
            return self.assignment();
        }
        self.line(&format!("{} = {};", first.name, second.name));
    }

    /// Returns a visible structure that `fits`.
    pub(super) fn structure_of(
        &mut self,
        fits: impl Fn(&StructureVariable) -> bool,
    ) -> Option<StructureVariable> {
        let found: Vec<&StructureVariable> =
            self.structure_variables.iter().rev().filter(|variable| fits(variable)).collect();
        let number = self.choices.below(found.len());
        found.get(number).map(|variable| (*variable).clone())
    }

    /// Declares a structure of this number, and returns its name.
    pub(super) fn new_structure(&mut self, number: usize) -> String {
        let value = self.initializer(number);
        let name = self.name("s");
        self.line(&format!("{} {name} = {value};", self.structures[number].name));
        self.see_structure(&name, number);
        name
    }

    /// Declares an array with initial values.
    pub(super) fn array_variable(&mut self) {
        let (ty, length) = (self.any_type(), 2 << self.choices.below(4));
        let elements: Vec<String> = (0..length.min(4)).map(|_| self.leaf(ty, true)).collect();
        let name = self.name("a");
        // The remaining elements are zero.
        self.line(&format!("{ty} {name}[{length}] = {{{}}};", elements.join(", ")));
        self.see_array(&name, ty, length);
    }

    /// Makes an array and its elements visible.
    pub(super) fn see_array(&mut self, name: &str, ty: Type, length: usize) {
        let place = Place::variable(&format!("{name}[@]"), ty);
        self.places.push(Place { dimensions: vec![length], ..place });
        self.arrays.push(Array { name: name.to_owned(), ty, length });
    }

    /// Defines tables in constant memory.
    pub(super) fn tables(&mut self) {
        for number in 0..self.choices.below(3) {
            let (ty, length) = (self.any_type(), 4 << self.choices.below(3));
            let elements: Vec<String> = (0..length).map(|_| self.literal(ty)).collect();
            let name = format!("t{number}_{}", self.number);
            let _ = writeln!(self.program, "constant {ty} {name}[{length}] = {{{}}};", elements.join(", "));
            self.tables.push(Place::constant_array(&name, ty, length));
        }
    }
}
