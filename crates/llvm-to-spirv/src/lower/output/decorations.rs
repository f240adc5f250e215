//! Which targets each decoration may be applied to, and whether it may be repeated (SPIR-V specification,
//! "Decoration").

use rustc_hash::{FxBuildHasher, FxHashMap};
use spirv_mapping::Inst;
use spirv_mapping::convention::casts;
use spirv_module::{Decoration, Id, LinkageType};
use std::hash::BuildHasher as _;

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

/// The existing decorations, to emit each only as often as SPIR-V allows. Optimized code has tens of thousands, so that they
/// are words in one list.
#[derive(Clone, Default)]
pub(in crate::lower) struct DecorationSet {
    /// The last record of a target with this [`kind`].
    last: FxHashMap<(Id, u32), u32>,
    /// The records: the place of the one before it or [`FIRST`], the decoration, the number of operands, the operands.
    records: Vec<u32>,
}

/// Stands for the place of a record before the first one.
const FIRST: u32 = u32::MAX;

/// A decoration of a target that is there.
#[derive(Clone, Copy)]
struct Record<'s> {
    before: u32,
    decoration: Decoration,
    operands: &'s [u32],
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
        let claim = self.would_be(target, decoration, operands);
        if claim == Claim::Free {
            let place = self.records.len() as u32;
            let before = self.last.insert((target, kind(decoration, operands)), place).unwrap_or(FIRST);
            self.records.extend([before, decoration.0, operands.len() as u32]);
            self.records.extend_from_slice(operands);
        }
        claim
    }

    /// Returns what [`DecorationSet::claim`] would.
    pub(in crate::lower) fn would_be(&self, target: Id, decoration: Decoration, operands: &[u32]) -> Claim {
        match self.beside(target, decoration, operands) {
            None => Claim::Free,
            Some(known) if known.decoration == decoration && known.operands == operands => Claim::Same,
            Some(_) => Claim::Taken,
        }
    }

    /// Whether a decoration of an id cannot be added.
    pub(in crate::lower) fn rules_out(&self, target: Id, decoration: Decoration, operands: &[u32]) -> bool {
        self.beside(target, decoration, operands).is_some()
    }

    /// The decoration that has the place of this one.
    fn beside(&self, target: Id, decoration: Decoration, operands: &[u32]) -> Option<Record<'_>> {
        let mut place = *self.last.get(&(target, kind(decoration, operands)))?;
        loop {
            let record = self.record(place)?;
            if one_of_pair(record.decoration) == one_of_pair(decoration)
                && apart(record.decoration, record.operands) == apart(decoration, operands)
            {
                return Some(record);
            }
            place = record.before;
        }
    }

    fn record(&self, place: u32) -> Option<Record<'_>> {
        let &[before, decoration, count, ref rest @ ..] = self.records.get(place as usize..)? else {
            return None;
        };
        let operands = rest.get(..count as usize)?;
        Some(Record { before, decoration: Decoration(decoration), operands })
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

/// The operands that distinguish a decoration from others of its target.
fn apart(decoration: Decoration, operands: &[u32]) -> &[u32] {
    let count = told_apart_by(decoration).unwrap_or(0);
    operands.get(..count).unwrap_or(operands)
}

/// A number that decorations have in common of which a target can have one. Others rarely have the same.
fn kind(decoration: Decoration, operands: &[u32]) -> u32 {
    let decoration = one_of_pair(decoration);
    if told_apart_by(decoration).is_none() {
        return decoration.0;
    }
    FxBuildHasher.hash_one((decoration.0, apart(decoration, operands))) as u32
}

/// The decoration that stands for a pair of which an id can have one.
fn one_of_pair(decoration: Decoration) -> Decoration {
    match decoration {
        Decoration::Aliased => Decoration::Restrict,
        Decoration::AliasedPointer => Decoration::RestrictPointer,
        Decoration::NoContraction => Decoration::FPFastMathMode,
        other => other,
    }
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
