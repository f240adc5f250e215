//! Which targets each decoration may be applied to, and whether it may be repeated (SPIR-V specification,
//! "Decoration").

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use spirv_mapping::Inst;
use spirv_mapping::convention::casts;
use spirv_module::{Decoration, Id, LinkageType};
use std::collections::hash_map::Entry;

/// The kind of the decorated object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Kind {
    /// A variable of the module or of a function.
    Variable,
    /// A parameter that is a pointer.
    PointerParameter,
    /// A parameter of another type.
    Parameter,
    /// A function.
    Function,
    /// The result of an instruction in a function, and which instruction it is where that matters.
    Result(Option<Inst>),
}

/// The id that is decorated.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct Target {
    pub(in crate::lower) id: Id,
    pub(in crate::lower) kind: Kind,
    /// Whether it has a value or a body here, where that is known of a variable or a function.
    pub(in crate::lower) is_definition: Option<bool>,
}

impl Target {
    pub(in crate::lower) fn variable(id: Id) -> Target {
        Target { id, kind: Kind::Variable, is_definition: None }
    }

    pub(in crate::lower) fn function(id: Id) -> Target {
        Target { id, kind: Kind::Function, is_definition: None }
    }

    pub(in crate::lower) fn result(id: Id) -> Target {
        Target { id, kind: Kind::Result(None), is_definition: None }
    }

    /// The result of this instruction.
    pub(in crate::lower) fn result_of(id: Id, inst: Option<Inst>) -> Target {
        Target { id, kind: Kind::Result(inst), is_definition: None }
    }

    /// Returns the same target, with the knowledge whether it is a definition.
    pub(in crate::lower) fn defined(self, is_definition: bool) -> Target {
        Target { is_definition: Some(is_definition), ..self }
    }

    /// Whether its symbol can be imported, as declarations are, or exported, as definitions are.
    pub(in crate::lower) fn can_be_linked_as(&self, linkage: LinkageType) -> bool {
        self.is_definition.is_none_or(|is_definition| is_definition != (linkage == LinkageType::Import))
    }

    pub(in crate::lower) fn parameter(id: Id, is_pointer: bool) -> Target {
        let kind = if is_pointer { Kind::PointerParameter } else { Kind::Parameter };
        Target { id, kind, is_definition: None }
    }
}

/// Returns the reason why a decoration is not allowed on its target.
pub(in crate::lower) fn misplaced(decoration: Decoration, kind: Kind) -> Option<&'static str> {
    let memory_object = matches!(kind, Kind::Variable | Kind::PointerParameter);
    let (fits, why) = match decoration {
        Decoration::Restrict | Decoration::Aliased | Decoration::Volatile | Decoration::Coherent => {
            (memory_object, "its target is neither a variable nor a pointer")
        }
        // On parameters it is for images that shaders store to; kernels have FuncParamAttr.
        Decoration::NonWritable | Decoration::NonReadable => {
            (kind == Kind::Variable, "its target is no variable")
        }
        Decoration::RestrictPointer | Decoration::AliasedPointer => {
            (memory_object, "its target is neither a variable nor a pointer")
        }
        Decoration::Constant => (kind == Kind::Variable, "its target is no variable"),
        Decoration::BuiltIn => (kind == Kind::Variable, "its target is no variable"),
        Decoration::LinkageAttributes => (
            matches!(kind, Kind::Variable | Kind::Function),
            "its target is neither a variable nor a function",
        ),
        Decoration::FuncParamAttr => (
            matches!(kind, Kind::Parameter | Kind::PointerParameter | Kind::Function),
            "its target is neither a parameter nor a function",
        ),
        Decoration::SpecId => (false, "its target is no specialization constant"),
        Decoration::CPacked | Decoration::Block | Decoration::BufferBlock => {
            (false, "its target is no structure type")
        }
        Decoration::ArrayStride => (false, "its target is no type"),
        Decoration::RowMajor | Decoration::ColMajor | Decoration::MatrixStride => {
            (false, "its target is no member of a structure")
        }
        Decoration::Offset => (kind == Kind::Variable, "its target is neither a variable nor a member"),
        Decoration::Binding | Decoration::DescriptorSet => {
            (kind == Kind::Variable, "its target is no variable")
        }
        Decoration::SaturatedConversion => {
            (matches!(kind, Kind::Result(_)), "its target is not a conversion")
        }
        Decoration::FPRoundingMode => (
            matches!(kind, Kind::Result(Some(inst)) if casts::takes_rounding_mode(inst)),
            "its target does not convert, divide or take the root of a float",
        ),
        _ => (true, ""),
    };
    (!fits).then_some(why)
}

/// The existing decorations, to emit each only as often as SPIR-V allows.
#[derive(Clone, Default)]
pub(in crate::lower) struct DecorationSet(FxHashMap<Key, (Decoration, SmallVec<[u32; 2]>)>);

/// The identity of a decoration that may occur once.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    target: Id,
    decoration: Decoration,
    /// The operands that distinguish decorations of one target, for those that may be repeated.
    apart: SmallVec<[u32; 2]>,
}

/// Whether a decoration can be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Claim {
    /// Its place was free, and is taken by it from here on.
    Free,
    /// It is there already.
    Same,
    /// A conflicting decoration exists.
    Taken,
}

impl DecorationSet {
    /// Takes the place of a decoration with these operands.
    pub(in crate::lower) fn claim(&mut self, target: Id, decoration: Decoration, operands: &[u32]) -> Claim {
        match self.0.entry(key(target, decoration, operands)) {
            Entry::Vacant(place) => {
                place.insert((decoration, operands.into()));
                Claim::Free
            }
            Entry::Occupied(place) => beside(place.get(), decoration, operands),
        }
    }

    /// Returns what [`DecorationSet::claim`] would.
    pub(in crate::lower) fn would_be(&self, target: Id, decoration: Decoration, operands: &[u32]) -> Claim {
        let known = self.0.get(&key(target, decoration, operands));
        known.map_or(Claim::Free, |known| beside(known, decoration, operands))
    }

    /// Whether a decoration of an id cannot be added.
    pub(in crate::lower) fn rules_out(&self, target: Id, decoration: Decoration, operands: &[u32]) -> bool {
        !self.0.is_empty() && self.0.contains_key(&key(target, decoration, operands))
    }
}

/// Returns how many of the operands distinguish decorations of which one target may have several; `None` if it may have
/// only one.
pub(in crate::lower) fn told_apart_by(decoration: Decoration) -> Option<usize> {
    match decoration {
        Decoration::UserSemantic
        | Decoration::FuncParamAttr
        | Decoration::ArgumentAttributeINTEL
        | Decoration::ClobberINTEL => Some(usize::MAX),
        // One for each level of caches, or width of floats (SPV_INTEL_cache_controls, SPV_INTEL_float_controls2).
        Decoration::CacheControlLoadINTEL
        | Decoration::CacheControlStoreINTEL
        | Decoration::FunctionRoundingModeINTEL
        | Decoration::FunctionDenormModeINTEL
        | Decoration::FunctionFloatingPointModeINTEL => Some(1),
        _ => None,
    }
}

/// What a decoration is beside the one that has its place.
fn beside(known: &(Decoration, SmallVec<[u32; 2]>), decoration: Decoration, operands: &[u32]) -> Claim {
    let same = known.0 == decoration && known.1.as_slice() == operands;
    if same { Claim::Same } else { Claim::Taken }
}

fn key(target: Id, decoration: Decoration, operands: &[u32]) -> Key {
    let count = told_apart_by(decoration).unwrap_or(0).min(operands.len());
    let apart = operands.get(..count).unwrap_or_default();
    // Of these pairs an id can have one.
    let decoration = match decoration {
        Decoration::Aliased => Decoration::Restrict,
        Decoration::AliasedPointer => Decoration::RestrictPointer,
        Decoration::NoContraction => Decoration::FPFastMathMode,
        other => other,
    };
    Key { target, decoration, apart: apart.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_each_but_for_those_that_differ_by_an_operand() {
        let mut said = DecorationSet::default();
        let mut claim = |decoration, operands: &[u32]| said.claim(Id(1), decoration, operands);
        assert_eq!(claim(Decoration::Alignment, &[4]), Claim::Free);
        assert_eq!(claim(Decoration::Alignment, &[4]), Claim::Same);
        assert_eq!(claim(Decoration::Alignment, &[8]), Claim::Taken);
        assert_eq!(claim(Decoration::CacheControlLoadINTEL, &[0, 1]), Claim::Free);
        assert_eq!(claim(Decoration::CacheControlLoadINTEL, &[1, 1]), Claim::Free);
        assert_eq!(claim(Decoration::CacheControlLoadINTEL, &[1, 2]), Claim::Taken);
        assert_eq!(claim(Decoration::Restrict, &[]), Claim::Free);
        assert_eq!(claim(Decoration::Aliased, &[]), Claim::Taken);
    }

    #[test]
    fn pointers_alone_can_be_restricted() {
        assert_eq!(misplaced(Decoration::Restrict, Kind::PointerParameter), None);
        assert!(misplaced(Decoration::Restrict, Kind::Parameter).is_some());
        assert!(misplaced(Decoration::Volatile, Kind::Result(None)).is_some());
    }
}
