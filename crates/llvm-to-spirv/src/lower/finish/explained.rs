//! What a run can tell about itself: where pointers had to be cast, and why the module declares what it declares.

use crate::lower::Lower;
use crate::lower::place::{At, build};
use crate::lower::types::Shape;
use crate::typing::type_name;
use llvm_model::{FunctionId, Value};
use spirv_module::Id;
use translate_common::Place;
use translate_common::requirements::Requirement;

/// What is told at the end.
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
    /// What it pointed to before and after.
    pub(crate) from: String,
    pub(crate) to: String,
}

/// A cast as it is noted.
pub(in crate::lower) struct Noted {
    function: Option<FunctionId>,
    value: Value,
    at: At,
    from: Id,
    to: Id,
}

impl Lower<'_> {
    /// Notes that a pointer is cast from one pointer type to another, if the run is to tell.
    pub(in crate::lower) fn note_cast(&mut self, value: Value, from: Id, to: Id) {
        let Some(noted) = &mut self.casts else { return };
        let constant = matches!(value, Value::Const(_));
        let function = if constant { None } else { self.f.function };
        // What is cast once for all its uses is told once.
        let everywhere = !matches!(value, Value::Inst(_));
        let same = |other: &Noted| (other.function, other.value, other.to) == (function, value, to);
        if !(everywhere && noted.iter().any(same)) {
            noted.push(Noted { function, value, at: self.at, from, to });
        }
    }

    /// What was noted, in words.
    pub(in crate::lower) fn explained_casts(&self, noted: &[Noted]) -> Vec<Cast> {
        let in_words = |noted: &Noted| Cast {
            function: noted.function,
            value: noted.value,
            place: build(self.module, noted.at),
            from: self.pointee_in_words(noted.from),
            to: self.pointee_in_words(noted.to),
        };
        noted.iter().map(in_words).collect()
    }

    fn pointee_in_words(&self, pointer: Id) -> String {
        let mut out = String::new();
        let mut ty = self.pointer_parts(pointer).map_or(pointer, |(_, pointee)| pointee);
        // Pointers to pointers nest no deeper than LLVM's types, which the solver makes them from.
        for _ in 0..llvm_model::data_layout::MAX_NESTING {
            ty = match self.types.shapes.get(&ty) {
                Some(Shape::Pointer(_, pointee)) => {
                    out.push_str("a pointer to ");
                    *pointee
                }
                Some(Shape::Sequence(element)) if self.llvm_type_of(ty).is_none() => {
                    out.push_str("an array of ");
                    *element
                }
                _ => break,
            };
        }
        match self.llvm_type_of(ty) {
            Some(ty) => out + &type_name(self.module, ty),
            None => out + "a type of its own",
        }
    }

    fn llvm_type_of(&self, ty: Id) -> Option<llvm_model::TypeId> {
        self.module.types.iter().map(|(id, _)| id).find(|&id| self.made_type(id) == Some(ty))
    }
}
