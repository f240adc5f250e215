//! Functions that are called alike: one line of the table for all of them, at every type and width.

use crate::library::bounds;
use crate::library::case::{Case, Place, input_name};
use crate::library::types::{Scalar, Type};
use crate::library::values::Values;

/// Functions of one signature.
pub(super) struct Family {
    pub(super) topic: &'static str,
    /// Names of functions, or operators.
    pub(super) names: &'static [&'static str],
    /// What a lane of `T` may be.
    pub(super) scalars: &'static [Scalar],
    /// How many lanes `T` may have.
    pub(super) widths: &'static [usize],
    pub(super) inputs: &'static [(Like, Values)],
    pub(super) result: Like,
}

/// A type of a signature, as `T` says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Like {
    T,
    /// A lane of `T`.
    Element,
    /// As many lanes as `T`.
    Lanes(Scalar),
    /// One number.
    One(Scalar),
    /// Integers with a sign, as large as `T`.
    Signed,
    /// Integers without one, as large as `T`.
    Unsigned,
    /// Integers of half the size, as signed as `T`.
    Narrow,
    /// Integers of half the size without a sign.
    NarrowUnsigned,
    /// What a comparison gives: an int for a number, integers as large as `T` for a vector.
    Test,
}

impl Like {
    /// The type for this `T`.
    pub(super) fn of(self, t: Type) -> Type {
        match self {
            Like::T => t,
            Like::Element => Type::new(t.scalar, 1),
            Like::Lanes(scalar) => t.of(scalar),
            Like::One(scalar) => Type::new(scalar, 1),
            Like::Signed => t.of(t.scalar.signed()),
            Like::Unsigned => t.of(t.scalar.unsigned()),
            Like::Narrow => t.of(t.scalar.narrower()),
            Like::NarrowUnsigned => t.of(t.scalar.narrower().unsigned()),
            Like::Test if t.lanes == 1 => Type::new(Scalar::Int, 1),
            Like::Test => t.of(t.scalar.signed()),
        }
    }
}

impl Family {
    /// A case for each function, type and width.
    pub(super) fn cases(&self) -> impl Iterator<Item = Case> + '_ {
        let of_name = move |name| {
            self.scalars.iter().flat_map(move |scalar| {
                self.widths.iter().map(move |lanes| self.case(name, Type::new(*scalar, *lanes)))
            })
        };
        self.names.iter().copied().flat_map(of_name)
    }

    fn case(&self, name: &str, t: Type) -> Case {
        let types: Vec<Type> = self.inputs.iter().map(|(like, _)| like.of(t)).collect();
        let values: Vec<String> = (0..types.len()).map(|at| input_name(at).to_string()).collect();
        let expression = if is_function(name) {
            format!("{name}({})", values.join(", "))
        } else if let [value] = values.as_slice() {
            format!("{name}{value}")
        } else {
            values.join(&format!(" {name} "))
        };
        let result = self.result.of(t);
        let bound = bounds::of(if name == "/" { "divide" } else { name }, result.scalar);
        let mut case = Case::new(self.topic, call(name, &types), t, format!("r = {expression};")).gives(
            result,
            Place::Value,
            bound,
        );
        for (ty, (_, values)) in types.iter().zip(self.inputs) {
            case = case.value(*ty, *values);
        }
        case
    }
}

/// Whether this is the name of a function and no operator.
fn is_function(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
}

/// The call as a person says it.
pub(super) fn call(name: &str, types: &[Type]) -> String {
    let types: Vec<String> = types.iter().map(|ty| ty.name()).collect();
    format!("{name}({})", types.join(", "))
}
