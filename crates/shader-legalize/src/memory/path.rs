//! From a place to the indices that lead there through the type of its variable.

use super::layout::Layouts;
use super::places::{Place, Term, common};
use super::pointees::is_uniform;
use llvm_model::{Type, TypeId, Types};
use smallvec::SmallVec;
use std::cell::Cell;
use translate_common::shaders::wrapper;

/// An index of a path: a member of a structure, or an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Index {
    /// The array of a structure that stands for an array or a matrix.
    Wrapper,
    Member(u32),
    Element(Amount),
}

/// A number: a constant and computed parts, divided by a constant and reduced by another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Amount {
    pub(super) constant: i64,
    /// Factors and what they multiply.
    pub(super) terms: SmallVec<[(i64, llvm_model::Value); 2]>,
    /// The sum is not negative and is divided by `divide`, after it is reduced modulo `modulo` unless that is 0.
    pub(super) modulo: u64,
    pub(super) divide: u64,
}

impl Amount {
    fn of(offset: i64, terms: &[Term]) -> Amount {
        let terms = terms.iter().map(|term| (term.stride, term.index)).collect();
        Amount { constant: offset, terms, modulo: 0, divide: 1 }
    }
}

/// Where a place is in the type of its variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Path {
    pub(super) indices: Vec<Index>,
    /// The type that the indices lead to.
    pub(super) ty: TypeId,
    /// The bytes from there to the place: a constant or a computed number.
    pub(super) rest: Amount,
}

impl Path {
    /// Whether the place is the beginning of what the indices lead to.
    pub(super) fn is_exact(&self) -> bool {
        self.rest.constant == 0 && self.rest.terms.is_empty()
    }
}

/// What is looked for.
#[derive(Clone, Copy)]
pub(super) enum Wanted {
    /// A value of this type, which has so many bits, or one of as many bits.
    Type(TypeId, u64),
    /// The outermost value that has at most so many bytes.
    AtMost(u64),
    /// The same of numbers and vectors.
    PlainAtMost(u64),
}

impl Wanted {
    /// The outermost value.
    pub(super) const OUTERMOST: Wanted = Wanted::AtMost(u64::MAX);
    /// The innermost value.
    pub(super) const SMALLEST: Wanted = Wanted::AtMost(0);
}

/// The types of a module, with their sizes.
#[derive(Clone)]
pub(super) struct Resolver<'a> {
    types: &'a Types,
    layout: &'a Layouts<'a>,
    /// How many more types are looked into: several members may be tried at each level.
    steps: Cell<u32>,
}

/// How many types are looked into for one place.
const MAX_STEPS: u32 = 1 << 12;

/// How deep types nest that are looked into.
const MAX_DEPTH: u32 = 64;

/// What is left of a place inside of a type.
#[derive(Clone, Debug)]
struct Rest {
    offset: i64,
    terms: SmallVec<[Term; 2]>,
    /// The rest of a division, if the terms had to be divided: the offset and the terms modulo this.
    modulo: u64,
    /// A power of two that divides the sum of them.
    align: u64,
}

impl<'a> Resolver<'a> {
    pub(super) fn new(types: &'a Types, layout: &'a Layouts<'a>) -> Resolver<'a> {
        Resolver { types, layout, steps: Cell::new(MAX_STEPS) }
    }

    /// The path to a place in a variable of type `ty`; `None` if it leads beside all parts that could be meant.
    pub(super) fn resolve(&self, ty: TypeId, place: &Place, wanted: Wanted) -> Option<Path> {
        let rest = Rest { offset: place.offset, terms: place.terms.clone(), modulo: 0, align: place.align };
        let mut indices = Vec::new();
        let block = match self.types[ty] {
            Type::Array { element, .. } if self.layout.is_open(self.types, element) => Some(element),
            _ => None,
        };
        let (Some(element), Some(descriptor)) = (block, place.descriptor) else {
            // Bytes behind the beginning of a block are of this block or of the next one.
            let is_known = block.is_none_or(|block| match self.layout.size(self.types, block) {
                Some(0) => true,
                size => place.terms.is_empty() && size.is_some_and(|size| (place.offset as u64) < size),
            });
            let is_here = is_known && place.descriptor.is_none();
            return is_here.then(|| self.descend(ty, rest, wanted, &mut indices, 0)).flatten();
        };
        let terms = [(1, descriptor)].into_iter().collect();
        indices.push(Index::Element(Amount { terms, divide: 1, ..Amount::default() }));
        self.descend(element, rest, wanted, &mut indices, 1)
    }

    fn descend(
        &self,
        ty: TypeId,
        rest: Rest,
        wanted: Wanted,
        indices: &mut Vec<Index>,
        depth: u32,
    ) -> Option<Path> {
        // The array in a wrapper is not a value of its own.
        let is_wrapped = matches!(indices.last(), Some(Index::Wrapper));
        let is_here = rest.offset == 0 && rest.terms.is_empty() && !is_wrapped;
        let end = |rest: Rest, indices: &[Index]| {
            let rest = Amount { modulo: rest.modulo, ..Amount::of(rest.offset, &rest.terms) };
            Some(Path { indices: indices.to_vec(), ty, rest })
        };
        if is_here && self.fits(ty, wanted) {
            return end(rest, indices);
        }
        let left = self.steps.get().checked_sub(1).filter(|_| depth <= MAX_DEPTH)?;
        self.steps.set(left);
        match self.types[ty] {
            Type::Array { element, count } => {
                let bound = Some(count).filter(|&count| count > 0);
                self.element(element, bound, rest, wanted, indices, depth)
            }
            Type::Vector { element, count, scalable: false } => {
                self.element(element, Some(count.into()), rest, wanted, indices, depth)
            }
            Type::Struct(_) | Type::NamedStruct(_) => self.member(ty, &rest, wanted, indices, depth),
            _ => {
                let size = i64::try_from(self.layout.size(self.types, ty)?).ok()?;
                let is_inside = (0..size).contains(&rest.offset) || rest.modulo > 0;
                is_inside.then(|| end(rest, indices)).flatten()
            }
        }
    }

    /// Whether a type is what is looked for, or of the same bits without parts that matter.
    fn fits(&self, ty: TypeId, wanted: Wanted) -> bool {
        let (wanted_type, bits) = match wanted {
            Wanted::Type(ty, bits) => (ty, bits),
            Wanted::PlainAtMost(_) if self.types[ty].is_aggregate() => return false,
            Wanted::AtMost(bytes) | Wanted::PlainAtMost(bytes) => {
                let size = self.layout.size(self.types, ty);
                let has_size = |size| (1..=bytes).contains(&size) && !self.layout.is_open(self.types, ty);
                return bytes == u64::MAX || size.is_some_and(has_size);
            }
        };
        if ty == wanted_type {
            return true;
        }
        let is_plain = |ty: TypeId| {
            !self.types[ty].is_aggregate() && !matches!(self.types[self.types.scalar(ty)], Type::Integer(1))
        };
        is_plain(ty) && is_plain(wanted_type) && self.layout.bits(self.types, ty) == Some(bits)
    }

    fn element(
        &self,
        element: TypeId,
        bound: Option<u64>,
        rest: Rest,
        wanted: Wanted,
        indices: &mut Vec<Index>,
        depth: u32,
    ) -> Option<Path> {
        let size = self.layout.size(self.types, element)?;
        if size == 0 {
            // Blocks that are an array of unknown length alone.
            indices.push(Index::Element(Amount { divide: 1, ..Amount::default() }));
            let found = self.descend(element, rest, wanted, indices, depth + 1);
            indices.pop();
            return found;
        }
        let stride = i64::try_from(size).ok()?;
        let align = common(rest.align, stride);
        let (whole, parts): (SmallVec<[Term; 2]>, SmallVec<[Term; 2]>) =
            rest.terms.iter().copied().partition(|term: &Term| term.stride % stride == 0);
        let stays_inside = |term: &Term| {
            let range = term.count.and_then(|count| count.checked_mul(term.stride.unsigned_abs()));
            range.is_some_and(|range| range <= size)
        };
        let must_divide =
            !parts.is_empty() && !parts.iter().all(stays_inside) && is_uniform(self.types, element);
        let (amount, inner) = if rest.modulo > 0 || must_divide {
            let sum = Amount { modulo: rest.modulo, ..Amount::of(rest.offset, &rest.terms) };
            let amount = Amount { divide: size, ..sum };
            // Strides that are multiples of the element's size leave no rest.
            let steps_evenly =
                |term: &Term| term.stride.checked_mul(term.multiple).is_some_and(|step| step % stride == 0);
            let is_aligned = rest.align.is_multiple_of(size);
            let is_even = rest.modulo.is_multiple_of(size)
                && (is_aligned || (rest.terms.iter().all(steps_evenly) && rest.offset % stride == 0));
            let modulo = if is_even { 0 } else { size };
            let terms = if is_even { SmallVec::new() } else { rest.terms.clone() };
            let offset = if is_even { 0 } else { rest.offset };
            (amount, Rest { offset, terms, modulo, align })
        } else {
            let index = rest.offset.div_euclid(stride);
            let is_outside = bound.is_some_and(|bound| index >= 0 && index as u64 >= bound);
            if whole.is_empty() && (index < 0 || is_outside) {
                return None;
            }
            let mut amount = Amount::of(index, &whole);
            for (factor, _) in &mut amount.terms {
                *factor /= stride;
            }
            (amount, Rest { offset: rest.offset.rem_euclid(stride), terms: parts, modulo: 0, align })
        };
        indices.push(Index::Element(amount));
        let found = self.descend(element, inner, wanted, indices, depth + 1);
        indices.pop();
        found
    }

    /// The member that has the offset, or, if computed terms are added, one behind it that they can lead into.
    fn member(
        &self,
        ty: TypeId,
        rest: &Rest,
        wanted: Wanted,
        indices: &mut Vec<Index>,
        depth: u32,
    ) -> Option<Path> {
        let fields = self.types.struct_body(ty)?.fields.to_vec();
        let offsets = self.layout.offsets(self.types, ty)?;
        if rest.modulo > 0 && fields.len() != 1 {
            return None;
        }
        let is_wrapper = wrapper(self.types, ty).is_some();
        let start = offsets.partition_point(|&offset| i64::try_from(offset).is_ok_and(|o| o <= rest.offset));
        let containing = start.checked_sub(1);
        // Members without a size may stand before the one that is meant.
        let behind = if rest.terms.is_empty() { start..start } else { start..offsets.len().min(start + 2) };
        for member in containing.into_iter().chain(behind) {
            let offset = rest.offset.checked_sub(i64::try_from(offsets[member]).ok()?)?;
            let size = self.layout.size(self.types, fields[member])?;
            let is_runtime_array = size == 0;
            if rest.terms.is_empty() && !is_runtime_array && offset.unsigned_abs() >= size {
                continue;
            }
            indices.push(match is_wrapper {
                true => Index::Wrapper,
                false => Index::Member(u32::try_from(member).ok()?),
            });
            let align = common(rest.align, i64::try_from(offsets[member]).ok()?);
            let inner = Rest { offset, align, ..rest.clone() };
            let found = self.descend(fields[member], inner, wanted, indices, depth + 1);
            indices.pop();
            if found.is_some() {
                return found;
            }
        }
        None
    }
}
