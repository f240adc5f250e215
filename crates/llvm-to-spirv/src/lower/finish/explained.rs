//! The explanations of a run: the places where pointers had to be cast, and the causes of the module's declarations.

use crate::lower::types::{Shape, Types};
use llvm_model::{FunctionId, Module, Value};
use spirv_module::Id;
use translate_common::Place;
use translate_common::llvm_type_name::type_name;
use translate_common::requirements::Requirement;

/// The explanations at the end of a run.
pub(crate) struct Explained {
    pub(crate) requirements: Vec<Requirement>,
    pub(crate) casts: Vec<Cast>,
}

/// A pointer that a use, or its own definition, needed in another type.
pub(crate) struct Cast {
    /// The function that the value is in; `None` for a constant.
    pub(crate) function: Option<FunctionId>,
    pub(crate) value: Value,
    pub(crate) place: Place,
    /// The pointee types before and after.
    pub(crate) from: String,
    pub(crate) to: String,
}

/// Returns the text of the noted casts; `None` if the run does not record explanations.
pub(in crate::lower) fn casts(module: &Module, types: &mut Types<'_>) -> Option<Vec<Cast>> {
    let noted = types.report().take_casts()?;
    let mut casts = Vec::with_capacity(noted.len());
    for cast in noted {
        casts.push(Cast {
            function: cast.function,
            value: cast.value,
            place: types.report().place(cast.at),
            from: pointee_in_words(module, types, cast.from),
            to: pointee_in_words(module, types, cast.to),
        });
    }
    Some(casts)
}

fn pointee_in_words(module: &Module, types: &Types<'_>, pointer: Id) -> String {
    let made_for =
        |made: Id| module.types.iter().map(|(id, _)| id).find(|&id| types.made_type(id) == Some(made));
    let mut out = String::new();
    let mut ty = types.shapes().pointer_parts(pointer).map_or(pointer, |(_, pointee)| pointee);
    // Pointers to pointers nest no deeper than LLVM's types, which the solver makes them from.
    for _ in 0..llvm_model::data_layout::MAX_NESTING {
        ty = match types.shapes().get(ty) {
            Some(Shape::Pointer(_, pointee)) => {
                out.push_str("a pointer to ");
                *pointee
            }
            Some(Shape::Sequence(element, _)) if made_for(ty).is_none() => {
                out.push_str("an array of ");
                *element
            }
            _ => break,
        };
    }
    match made_for(ty) {
        Some(ty) => out + &type_name(module, ty),
        None => out + "a type of its own",
    }
}
