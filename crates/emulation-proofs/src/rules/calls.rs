//! Constructs that are one call of an intrinsic.

use super::{Form, named};
use crate::case::{Construct, Ty};
use crate::floats::Format;

/// The numbers of lanes of vectors: few, so that all values of narrow lanes can be tried.
const LANES: [u32; 3] = [2, 3, 4];

/// The names of the operands of a construct.
const OPERANDS: [&str; 4] = ["%a", "%b", "%c", "%d"];

/// An argument of a call.
pub(super) enum Part {
    /// An operand of the construct.
    Operand(Ty),
    /// A constant or another value, with its type.
    Fixed(String),
}

/// The arguments of a call, and the types of its parameters.
pub(super) fn arguments(parts: &[Part]) -> (Vec<Ty>, String, String) {
    let (mut operands, mut args, mut params) = (Vec::new(), Vec::new(), Vec::new());
    for part in parts {
        match part {
            Part::Operand(ty) => {
                let name = OPERANDS.get(operands.len()).copied().unwrap_or_default();
                args.push(format!("{ty} {name}"));
                params.push(ty.to_string());
                operands.push(*ty);
            }
            Part::Fixed(text) => {
                args.push(text.clone());
                // Everything before the value is the type, which for vectors has spaces.
                params.push(text.rsplit_once(' ').map_or(text.as_str(), |(ty, _)| ty).to_owned());
            }
        }
    }
    (operands, args.join(", "), params.join(", "))
}

/// Returns a call of an intrinsic with the suffixes of these types in its name.
pub(super) fn call(name: &str, result: Ty, suffixes: &[Ty], parts: &[Part]) -> Construct {
    let suffix: String = suffixes.iter().map(|ty| format!(".{}", ty.suffix())).collect();
    let (operands, args, params) = arguments(parts);
    Construct {
        operands,
        code: format!("%r = call {result} @{name}{suffix}({args})"),
        results: vec![("%r", result)],
        declarations: format!("declare {result} @{name}{suffix}({params})"),
    }
}

/// A form for each number of lanes.
pub(super) fn of_lanes(
    name: &str,
    make: impl Fn(u32, u32) -> Option<Construct> + Sync + Send + Clone + 'static,
) -> Vec<Form> {
    let form = |lanes: u32| {
        let make = make.clone();
        let name = format!("{name}{}{lanes} lanes", if name.is_empty() { "" } else { ", " });
        named(name, move |width, vector| match vector {
            None => make(width, lanes),
            Some(_) => None,
        })
    };
    LANES.into_iter().map(form).collect()
}

/// A form for each number of lanes, with a length of all and of one less.
pub(super) fn lengths(
    name: &str,
    make: impl Fn(u32, u32, u32) -> Option<Construct> + Sync + Send + Clone + 'static,
) -> Vec<Form> {
    let forms = [0, 1].into_iter().flat_map(|less| {
        let make = make.clone();
        of_lanes(name, move |width, lanes| make(width, lanes, lanes - less))
    });
    forms.collect()
}

/// The format of floats of a width, beside bfloat.
pub(super) fn format_of(width: u32) -> Option<Format> {
    [Format::Half, Format::Single, Format::Double].into_iter().find(|format| format.width() == width)
}
