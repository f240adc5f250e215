//! Loads and stores of any type as accesses of what a variable has at their place.

use super::emit;
use super::path::{Path, Resolver, Wanted};
use super::places::{Place, common};
use super::words;
use llvm_model::{BinaryOp, Builder, CastOp, InstBuilder as _, Type, TypeId, Value};
use smallvec::SmallVec;

/// The most accesses that one load or store becomes.
pub(super) const MAX_PARTS: u64 = 64;

/// A variable that is accessed.
#[derive(Clone, Copy)]
pub(super) struct Variable<'a> {
    /// Its type, and how types are laid out.
    pub(super) ty: TypeId,
    pub(super) layout: &'a super::layout::Layouts<'a>,
    /// Whether only this invocation writes to it.
    pub(super) is_own: bool,
    pub(super) volatile: bool,
}

impl Variable<'_> {
    fn resolve(&self, at: &Builder<'_>, place: &Place, ty: TypeId) -> Option<Path> {
        let types = &at.module.types;
        let resolver = Resolver::new(types, self.layout);
        let bits = self.layout.bits(types, ty).unwrap_or(0);
        let place = words::place(types, self.layout, self.ty, place)?;
        resolver.resolve(self.ty, &place, Wanted::Type(ty, bits))
    }

    /// The type of the outermost value at a place that has at most `most` bytes, with its size.
    pub(super) fn value_at(&self, at: &Builder<'_>, place: &Place, most: u64) -> Option<(TypeId, u64)> {
        self.found_at(at, place, Wanted::AtMost(most), most)
    }

    /// The same of numbers and vectors.
    pub(super) fn plain_at(&self, at: &Builder<'_>, place: &Place, most: u64) -> Option<(TypeId, u64)> {
        self.found_at(at, place, Wanted::PlainAtMost(most), most)
    }

    fn found_at(&self, at: &Builder<'_>, place: &Place, wanted: Wanted, most: u64) -> Option<(TypeId, u64)> {
        let types = &at.module.types;
        let resolver = Resolver::new(types, self.layout);
        let place = &words::place(types, self.layout, self.ty, place)?;
        let path = resolver.resolve(self.ty, place, wanted).filter(Path::is_exact)?;
        let size = self.layout.size(types, path.ty).filter(|size| (1..=most).contains(size))?;
        Some((path.ty, size))
    }

    /// Adds the accesses that load a `ty`; `None` if they cannot be expressed.
    pub(super) fn load(&self, at: &mut Builder<'_>, place: &Place, ty: TypeId) -> Option<Value> {
        let path = self.resolve(at, place, ty);
        if let Some(path) = &path
            && path.is_exact()
            && self.is_same(at, path.ty, ty)
        {
            let value = self.load_at(at, place, path);
            return Some(cast(at, value, ty));
        }
        if let Some(three) = self.three_of_four(at, place, ty) {
            let value = self.load(at, place, three)?;
            return Some(at.shuffle(value, value, [0, 1, 2, -1].into()));
        }
        if let Some(parts) = self.parts(at, ty)? {
            let mut whole = at.poison(ty);
            let is_vector = at.module.types.lanes(ty).is_some();
            for (index, (offset, part)) in (0..).zip(parts) {
                let value = self.load(at, &place.at(offset)?, part)?;
                whole = match is_vector {
                    true => at.insert(whole, value, index),
                    false => at.insert_value(whole, value, &[index]),
                };
            }
            return Some(whole);
        }
        let Some(path) = path else { return self.load_halves(at, place, ty) };
        let (own, wanted) = (self.plain_bits(at, path.ty)?, self.plain_bits(at, ty)?);
        if own >= wanted && self.straddles(place, &path, own, wanted) {
            let whole = self.load_pieces(at, place, wanted)?;
            return Some(cast(at, whole, ty));
        }
        if own > wanted {
            let shifted = self.shifted_word(at, place, &path, own, wanted)?;
            let part = at.resize(shifted, wanted);
            return Some(cast(at, part, ty));
        }
        let mut whole = None;
        for number in 0..count_of_words(own, wanted, &path)? {
            let part = self.load(at, &place.at(i64::from(number * own / 8))?, path.ty)?;
            let part = to_integer(at, part, own);
            let part = at.resize(part, wanted);
            let part = at.binary_int(BinaryOp::Shl, part, (number * own).into());
            whole = Some(whole.map_or(part, |whole| at.binary(BinaryOp::Or, whole, part)));
        }
        Some(cast(at, whole?, ty))
    }

    /// Whether a value of `wanted` bits may begin in one word and end in the next, as far as is known.
    fn straddles(&self, place: &Place, path: &Path, own: u32, wanted: u32) -> bool {
        match path.rest.terms.is_empty() {
            true => path.rest.constant as u64 * 8 + u64::from(wanted) > own.into(),
            false => place.align.saturating_mul(8) < wanted.into(),
        }
    }

    /// Adds the accesses that load a number piece by piece. The pieces are as large as the place is aligned, so that none of
    /// them is in two words.
    fn load_pieces(&self, at: &mut Builder<'_>, place: &Place, wanted: u32) -> Option<Value> {
        let aligned = common(place.align, place.offset);
        let bytes = u32::try_from(aligned).ok().filter(|bytes| bytes * 8 < wanted).unwrap_or(1);
        if wanted <= 8 || !wanted.is_multiple_of(bytes * 8) {
            return None;
        }
        let (piece, bits) = (at.module.types.int(bytes * 8), bytes * 8);
        let mut whole = None;
        for number in 0..wanted / bits {
            let place = place.at((number * bytes).into())?;
            let path = self.resolve(at, &place, piece)?;
            let own = self.plain_bits(at, path.ty).filter(|own| *own >= bits)?;
            let word = self.shifted_word(at, &place, &path, own, bits)?;
            // Masked instead of truncated: a device may have no narrow integers.
            let part = match own == bits {
                true => word,
                false => at.binary_int(BinaryOp::And, word, u64::MAX >> (64 - bits)),
            };
            let part = at.resize(part, wanted);
            whole = Some(match whole {
                None => part,
                Some(whole) => {
                    let part = at.binary_int(BinaryOp::Shl, part, (number * bits).into());
                    at.binary(BinaryOp::Or, whole, part)
                }
            });
        }
        whole
    }

    /// Loads the word of `own` bits that a path leads to, and shifts its part of `wanted` bits to the end.
    fn shifted_word(
        &self,
        at: &mut Builder<'_>,
        place: &Place,
        path: &Path,
        own: u32,
        wanted: u32,
    ) -> Option<Value> {
        let word = self.load_at(at, place, path);
        let word = to_integer(at, word, own);
        if path.is_exact() {
            return Some(word);
        }
        let shift = self.shift(at, path, own, wanted)?;
        Some(at.binary(BinaryOp::LShr, word, shift))
    }

    /// Adds the accesses that store a value; `None` if they cannot be expressed.
    pub(super) fn store(&self, at: &mut Builder<'_>, place: &Place, value: Value) -> Option<()> {
        let ty = at.ty(value);
        let path = self.resolve(at, place, ty);
        if let Some(path) = &path
            && path.is_exact()
            && self.is_same(at, path.ty, ty)
        {
            let value = cast(at, value, path.ty);
            let pointer = emit::address(at, place.root, self.ty, path);
            at.store_as(value, pointer, 0, self.volatile);
            return Some(());
        }
        if self.three_of_four(at, place, ty).is_some() {
            let three = at.shuffle(value, value, [0, 1, 2].into());
            return self.store(at, place, three);
        }
        if let Some(parts) = self.parts(at, ty)? {
            let is_vector = at.module.types.lanes(ty).is_some();
            for (index, (offset, _)) in (0..).zip(parts) {
                let part = match is_vector {
                    true => at.extract(value, index),
                    false => at.extract_value(value, &[index]),
                };
                self.store(at, &place.at(offset)?, part)?;
            }
            return Some(());
        }
        let Some(path) = path else { return self.store_halves(at, place, value) };
        let (own, wanted) = (self.plain_bits(at, path.ty)?, self.plain_bits(at, ty)?);
        let value = to_integer(at, value, wanted);
        if own > wanted {
            return self.store_part(at, place, &path, value, (own, wanted));
        }
        for number in 0..count_of_words(own, wanted, &path)? {
            let part = at.binary_int(BinaryOp::LShr, value, (number * own).into());
            let part = at.resize(part, own);
            let part = cast(at, part, path.ty);
            self.store(at, &place.at(i64::from(number * own / 8))?, part)?;
        }
        Some(())
    }

    /// Whether a place with a known offset is between two members of a variable that is not shared: what is there is nobody's.
    pub(super) fn is_padding(&self, at: &Builder<'_>, place: &Place) -> Option<bool> {
        let size = self.layout.size(&at.module.types, self.ty)?;
        let is_known = self.is_own && place.terms.is_empty() && place.descriptor.is_none();
        let is_inside = u64::try_from(place.offset).is_ok_and(|offset| offset < size);
        Some(is_known && is_inside)
    }

    /// Stores the halves of a number of which a part is padding.
    fn store_halves(&self, at: &mut Builder<'_>, place: &Place, value: Value) -> Option<()> {
        if !self.is_padding(at, place)? {
            return None;
        }
        let ty = at.ty(value);
        let bits = self.plain_bits(at, ty)?;
        if bits == 8 {
            return Some(());
        }
        let value = to_integer(at, value, bits);
        for half in 0..2 {
            let part = at.binary_int(BinaryOp::LShr, value, (half * bits / 2).into());
            let part = at.resize(part, bits / 2);
            self.store(at, &place.at((half * bits / 16).into())?, part)?;
        }
        Some(())
    }

    /// Loads the halves of a number of which a part is padding.
    fn load_halves(&self, at: &mut Builder<'_>, place: &Place, ty: TypeId) -> Option<Value> {
        if !self.is_padding(at, place)? {
            return None;
        }
        let bits = self.plain_bits(at, ty)?;
        if bits == 8 {
            return Some(at.int(ty, 0));
        }
        let part = at.module.types.int(bits / 2);
        let mut halves = Vec::new();
        for half in 0..2 {
            let value = self.load(at, &place.at((half * bits / 16).into())?, part)?;
            halves.push(at.resize(value, bits));
        }
        let &[low, high] = &halves[..] else { return None };
        let high = at.binary_int(BinaryOp::Shl, high, (bits / 2).into());
        let both = at.binary(BinaryOp::Or, low, high);
        Some(cast(at, both, ty))
    }

    /// Replaces a part of a word. Other invocations must not write to the rest of it.
    fn store_part(
        &self,
        at: &mut Builder<'_>,
        place: &Place,
        path: &Path,
        value: Value,
        (own, wanted): (u32, u32),
    ) -> Option<()> {
        if !self.is_own {
            return None;
        }
        let shift = self.shift(at, path, own, wanted)?;
        let before = self.load_at(at, place, path);
        let before = to_integer(at, before, own);
        let part = at.resize(value, own);
        let part = at.binary(BinaryOp::Shl, part, shift);
        let ty = at.ty(before);
        let ones = at.int(ty, u64::MAX >> (64 - wanted));
        let mask = at.binary(BinaryOp::Shl, ones, shift);
        let mask = at.not(mask);
        let kept = at.binary(BinaryOp::And, before, mask);
        let word = at.binary(BinaryOp::Or, kept, part);
        let word = cast(at, word, path.ty);
        let pointer = emit::address(at, place.root, self.ty, path);
        at.store_as(word, pointer, 0, self.volatile);
        Some(())
    }

    /// The type of a vector of three at a place where one of four is accessed: compilers access its padding with it.
    fn three_of_four(&self, at: &mut Builder<'_>, place: &Place, ty: TypeId) -> Option<TypeId> {
        let Type::Vector { element, count: 4, scalable: false } = at.module.types[ty] else { return None };
        let three = at.module.types.vector(element, 3);
        let path = self.resolve(at, place, three)?;
        (path.is_exact() && path.ty == three).then_some(three)
    }

    fn load_at(&self, at: &mut Builder<'_>, place: &Place, path: &Path) -> Value {
        let pointer = emit::address(at, place.root, self.ty, path);
        at.load_as(path.ty, pointer, 0, self.volatile)
    }

    /// How far a part of a word is shifted to its end.
    fn shift(&self, at: &mut Builder<'_>, path: &Path, own: u32, wanted: u32) -> Option<Value> {
        if path.rest.terms.is_empty() && path.rest.constant as u64 * 8 + u64::from(wanted) > own.into() {
            return None;
        }
        if path.rest.terms.is_empty() {
            let ty = at.module.types.int(own);
            return Some(at.int(ty, path.rest.constant as u64 * 8));
        }
        let bytes = emit::number(at, &path.rest);
        let bits = at.binary_int(BinaryOp::Shl, bytes, 3);
        Some(at.resize(bits, own))
    }

    /// Whether a value of one type is the same bits as one of the other.
    fn is_same(&self, at: &Builder<'_>, a: TypeId, b: TypeId) -> bool {
        let types = &at.module.types;
        let is_aggregate = types[a].is_aggregate() || types[b].is_aggregate();
        a == b || (!is_aggregate && self.layout.bits(types, a) == self.layout.bits(types, b))
    }

    /// The bits of an integer or a float of memory; `None` for other types.
    fn plain_bits(&self, at: &Builder<'_>, ty: TypeId) -> Option<u32> {
        let types = &at.module.types;
        let width = types.int_width(ty).or_else(|| types[ty].float_width())?;
        (width.is_multiple_of(8) && width <= 64).then_some(width)
    }

    /// The offsets and the types of the elements or members of a type; `Some(None)` if it has none, `None` if they are too
    /// many.
    #[expect(clippy::type_complexity, reason = "a list of pairs that is either there, absent or an error")]
    fn parts(&self, at: &Builder<'_>, ty: TypeId) -> Option<Option<SmallVec<[(i64, TypeId); 4]>>> {
        let types = &at.module.types;
        let (element, count) = match types[ty] {
            Type::Array { element, count } => (element, count),
            Type::Vector { element, count, scalable: false } => (element, count.into()),
            Type::Struct(_) | Type::NamedStruct(_) => {
                let fields = &types.struct_body(ty)?.fields;
                let offsets = self.layout.offsets(types, ty)?;
                let pairs = offsets.iter().zip(fields);
                let parts: Option<_> =
                    pairs.map(|(&offset, &field)| Some((i64::try_from(offset).ok()?, field))).collect();
                return (fields.len() as u64 <= MAX_PARTS).then_some(parts);
            }
            _ => return Some(None),
        };
        if count > MAX_PARTS {
            return None;
        }
        let size = i64::try_from(self.layout.size(types, element)?).ok()?;
        Some((0..count as i64).map(|index| Some((index.checked_mul(size)?, element))).collect())
    }
}

/// How many words of `own` bits a number of `wanted` bits is; `None` if the place is not the beginning of one.
fn count_of_words(own: u32, wanted: u32, path: &Path) -> Option<u32> {
    (path.is_exact() && own < wanted && wanted.is_multiple_of(own)).then(|| wanted / own)
}

/// Returns a value as one of another type of the same bits.
fn cast(at: &mut Builder<'_>, value: Value, ty: TypeId) -> Value {
    match at.ty(value) == ty {
        true => value,
        false => at.cast(CastOp::BitCast, value, ty),
    }
}

/// Returns a float as the integer of its bits; integers stay.
fn to_integer(at: &mut Builder<'_>, value: Value, bits: u32) -> Value {
    let ty = at.module.types.int(bits);
    cast(at, value, ty)
}
