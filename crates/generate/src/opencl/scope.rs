//! Variables that are visible, parts of them, and functions.

use super::types::{Type, UINT};
use super::{Smith, types};

/// Where the memory of a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Space {
    Private,
    Local,
    Global,
}

/// A variable, a member or an element.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// The expression; each `@` stands for an index.
    pub(super) text: String,
    /// For each index the number of elements, a power of two.
    pub(super) dimensions: Vec<usize>,
    pub(super) ty: Type,
    pub(super) is_writable: bool,
    /// The memory that a pointer to it points to; `None` if there must be no pointer to it.
    pub(super) space: Option<Space>,
    /// Whether it is a part of the result of the kernel.
    pub(super) is_result: bool,
    /// Whether it may hold the bits of any other type.
    pub(super) is_bits: bool,
}

impl Place {
    /// A variable of a function.
    pub(super) fn variable(text: &str, ty: Type) -> Place {
        Place {
            text: text.to_owned(),
            dimensions: Vec::new(),
            ty,
            is_writable: true,
            space: Some(Space::Private),
            is_result: true,
            is_bits: false,
        }
    }

    /// A variable that keeps its value.
    pub(super) fn constant(text: &str, ty: Type) -> Place {
        Place { is_writable: false, space: None, is_result: false, ..Place::variable(text, ty) }
    }

    /// An array that keeps its values.
    pub(super) fn constant_array(text: &str, ty: Type, length: usize) -> Place {
        Place { dimensions: vec![length], ..Place::constant(&format!("{text}[@]"), ty) }
    }

    /// The expression of the element of this number, counted through all dimensions.
    pub(super) fn element(&self, number: usize) -> String {
        let mut rest = number;
        self.indexed(|length| {
            let index = rest % length;
            rest /= length;
            index.to_string()
        })
    }

    /// The expression with these indices.
    fn indexed(&self, mut index: impl FnMut(usize) -> String) -> String {
        let mut lengths = self.dimensions.iter();
        let mut text = String::new();
        for character in self.text.chars() {
            match (character, character == '@') {
                (_, true) => text += &index(lengths.next().copied().unwrap_or(1)),
                (character, false) => text.push(character),
            }
        }
        text
    }
}

/// An array with visible elements.
#[derive(Clone, Debug)]
pub(super) struct Array {
    pub(super) name: String,
    pub(super) ty: Type,
    pub(super) length: usize,
}

/// A function of the program.
#[derive(Clone, Debug)]
pub(super) struct Function {
    pub(super) name: String,
    pub(super) result: Type,
    /// The number of the structure that it returns instead.
    pub(super) structure: Option<usize>,
    pub(super) parameters: Vec<Parameter>,
}

/// A parameter of a function.
#[derive(Clone, Copy, Debug)]
pub(super) enum Parameter {
    Value(Type),
    /// A pointer to a variable; in OpenCL C 2.0 to the generic address space.
    Pointer(Type),
    /// The number of the structure.
    Structure(usize),
}

impl Smith<'_> {
    /// Returns the expression of a place, with indices.
    pub(super) fn access(&mut self, place: &Place) -> String {
        place.indexed(|length| self.index(length))
    }

    /// Returns the value of a place.
    fn read(&mut self, place: &Place) -> String {
        let text = self.access(place);
        if place.is_bits && place.ty.is_float() { format!("known({text})") } else { text }
    }

    /// Returns an index below `length`: a number, or a masked variable.
    pub(super) fn index(&mut self, length: usize) -> String {
        if self.choices.rarely(2) {
            let leaf = self.leaf(UINT, false);
            return format!("{leaf} & {}u", length - 1);
        }
        self.choices.below(length).to_string()
    }

    /// Returns a visible place that `fits`, the newest more often.
    pub(super) fn place(&mut self, fits: impl Fn(&Place) -> bool) -> Option<Place> {
        let found: Vec<usize> =
            (0..self.places.len()).rev().filter(|number| fits(&self.places[*number])).collect();
        let number = self.choices.pick(&found)?;
        Some(self.places[number].clone())
    }

    /// Returns a place that can be changed.
    pub(super) fn writable(&mut self) -> Option<Place> {
        self.place(|place| place.is_writable)
    }

    /// Returns the value of a visible variable of the type, of another one converted to it, or a literal. An index in it is a number
    /// unless `with_indices`.
    pub(super) fn leaf(&mut self, ty: Type, with_indices: bool) -> String {
        let fits = |place: &Place| with_indices || place.dimensions.is_empty();
        match self.choices.below(4) {
            0 => self.literal(ty),
            1 => match self.place(fits) {
                Some(place) => {
                    let text = self.read(&place);
                    self.converted(&text, place.ty, ty)
                }
                None => self.literal(ty),
            },
            _ => match self.place(|place| place.ty == ty && fits(place)) {
                Some(place) => self.read(&place),
                None => self.literal(ty),
            },
        }
    }

    /// Declares a variable with this initial value.
    pub(super) fn declare(&mut self, ty: Type, value: &str) -> Place {
        let name = self.name("v");
        self.line(&format!("{ty} {name} = {value};"));
        let place = Place::variable(&name, ty);
        self.places.push(place.clone());
        place
    }

    /// Writes a block of statements, whose variables end with it.
    pub(super) fn block(&mut self, write: impl FnOnce(&mut Self)) {
        let (places, arrays) = (self.places.len(), self.arrays.len());
        let structures = self.structure_variables.len();
        self.indent += 1;
        self.nesting += 1;
        write(self);
        self.nesting -= 1;
        self.indent -= 1;
        self.places.truncate(places);
        self.arrays.truncate(arrays);
        self.structure_variables.truncate(structures);
    }

    /// Returns a scalar or vector literal.
    pub(super) fn literal(&mut self, ty: Type) -> String {
        if !ty.is_vector() {
            return self.scalar_literal(ty.scalar);
        }
        let count = if self.choices.rarely(3) { ty.lanes } else { 1 };
        let parts: Vec<String> = (0..count).map(|_| self.scalar_literal(ty.scalar)).collect();
        format!("({ty})({})", parts.join(", "))
    }

    fn scalar_literal(&mut self, scalar: types::Scalar) -> String {
        if scalar.is_float() {
            return self.float_literal(scalar);
        }
        let all = u64::MAX >> (64 - scalar.bits());
        let high = 1 << (scalar.bits() - 1);
        let bits = match self.choices.below(8) {
            0 | 1 => u64::from(self.choices.byte() % 8),
            2 => u64::from(self.choices.byte()),
            3 => all,
            4 => high,
            5 => high - 1,
            6 => all ^ u64::from(self.choices.byte()),
            _ => self.choices.bits(),
        };
        let suffix = if scalar.bits() == 64 { "UL" } else { "u" };
        let name = scalar.name();
        format!("({name}){:#x}{suffix}", bits & all)
    }
}
