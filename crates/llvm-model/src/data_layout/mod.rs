//! The data layout string: sizes, alignments and offsets of types.
//!
//! Source: LangRef, "Data Layout". Sizes and alignments here are in bytes unless a name has `bits` in it.

mod cache;
mod text;

use crate::types::{Type, TypeId, Types};
use cache::Cache;

/// How deep aggregates may nest by value before they count as having no size.
pub const MAX_NESTING: u32 = 512;

/// A parsed data layout.
///
/// It caches the layout of types: use it for one type table only, whose struct bodies no longer change.
#[derive(Clone, Debug)]
pub struct DataLayout {
    /// `E`: big-endian.
    pub big_endian: bool,
    /// Address space of allocas (`A`).
    pub alloca_space: u32,
    /// Default address space of globals (`G`).
    pub global_space: u32,
    /// Address space of functions (`P`).
    pub program_space: u32,
    /// Legal integer widths (`n`).
    pub native_widths: Vec<u32>,
    pointers: Vec<PointerLayout>,
    ints: Vec<(u32, u64)>,
    floats: Vec<(u32, u64)>,
    vectors: Vec<(u32, u64)>,
    /// `ve` (since LLVM 23): vectors of sizes that the string does not name are aligned as their elements.
    vectors_as_elements: bool,
    aggregate_align: u64,
    /// Preferred alignments that differ from the required ones: kind letter, bits (or address space), bytes.
    preferred: Vec<(u8, u32, u64)>,
    cache: Cache,
}

/// The layout of pointers of one address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointerLayout {
    /// The address space.
    pub space: u32,
    /// The size in bits.
    pub bits: u32,
    /// The alignment in bytes.
    pub align: u64,
    /// The width in bits of offsets into objects.
    pub index_bits: u32,
}

/// Why a data layout string was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayoutError {
    /// The part between dashes that is wrong.
    pub part: String,
}

impl std::fmt::Display for DataLayoutError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the data layout has a malformed part '{}'", self.part)
    }
}

impl std::error::Error for DataLayoutError {}

impl Default for DataLayout {
    /// The layout of an empty string.
    fn default() -> Self {
        DataLayout {
            big_endian: false,
            alloca_space: 0,
            global_space: 0,
            program_space: 0,
            native_widths: Vec::new(),
            pointers: vec![PointerLayout { space: 0, bits: 64, align: 8, index_bits: 64 }],
            ints: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)],
            floats: vec![(16, 2), (32, 4), (64, 8), (128, 16)],
            vectors: vec![(64, 8), (128, 16)],
            vectors_as_elements: false,
            aggregate_align: 1,
            preferred: vec![(b'i', 64, 8), (b'a', 0, 8)],
            cache: Cache::default(),
        }
    }
}

impl DataLayout {
    /// Parses a data layout string. Unknown specifications are an error, as in LLVM.
    ///
    /// # Errors
    /// The first malformed part.
    pub fn parse(text: &str) -> Result<DataLayout, DataLayoutError> {
        let mut layout = DataLayout::default();
        if text.split('-').any(|part| part == "ve") {
            layout.vectors_as_elements = true;
            layout.vectors.clear();
        }
        for part in text.split('-').filter(|p| !p.is_empty()) {
            layout.part(part).ok_or_else(|| DataLayoutError { part: part.to_owned() })?;
        }
        Ok(layout)
    }

    /// The alignment in bytes LLVM prefers for a variable of the type; `None` for types without a size.
    pub fn preferred_align(&self, types: &Types, ty: TypeId) -> Option<u64> {
        let required = self.abi_align(types, ty)?;
        let mut element = ty;
        while let Type::Array { element: inner, .. } = types[element] {
            element = inner;
        }
        let (kind, bits) = match &types[element] {
            Type::Integer(width) => {
                let at = self.ints.partition_point(|(bits, _)| bits < width);
                (b'i', self.ints.get(at).or(self.ints.last())?.0)
            }
            Type::Pointer(space) => (b'p', *space),
            Type::Vector { .. } => (b'v', u32::try_from(self.size_bits(types, element)?).ok()?),
            Type::Struct(_) | Type::NamedStruct(_) => (b'a', 0),
            other => (b'f', other.float_width().unwrap_or(0)),
        };
        let preferred = self.preferred.iter().find(|(k, b, _)| (*k, *b) == (kind, bits));
        Some(preferred.map_or(required, |(_, _, align)| required.max(*align)))
    }

    /// The layout of pointers of an address space (that of space 0 when the string does not name it).
    pub fn pointer(&self, space: u32) -> PointerLayout {
        self.pointers
            .iter()
            .find(|p| p.space == space)
            .or_else(|| self.pointers.iter().find(|p| p.space == 0))
            .copied()
            .unwrap_or(PointerLayout { space, bits: 64, align: 8, index_bits: 64 })
    }

    /// The size of a value in bits, without padding behind it; `None` for types without a size (and for types that
    /// nest deeper than [`MAX_NESTING`] or overflow 64 bits).
    pub fn size_bits(&self, types: &Types, ty: TypeId) -> Option<u64> {
        Some(self.size_and_align(types, ty, 0)?.0)
    }

    /// The bytes a store of the type writes.
    pub fn store_size(&self, types: &Types, ty: TypeId) -> Option<u64> {
        Some(self.size_bits(types, ty)?.div_ceil(8))
    }

    /// The bytes from one array element of the type to the next.
    pub fn alloc_size(&self, types: &Types, ty: TypeId) -> Option<u64> {
        alloc_size(self.size_and_align(types, ty, 0)?)
    }

    /// The ABI alignment in bytes; `None` for types without a size.
    pub fn abi_align(&self, types: &Types, ty: TypeId) -> Option<u64> {
        Some(self.size_and_align(types, ty, 0)?.1)
    }

    /// Size, alignment and member offsets of a struct; `None` for opaque structs and other types.
    pub fn struct_layout(&self, types: &Types, ty: TypeId) -> Option<StructLayout> {
        self.struct_layout_at(types, ty, 0)
    }

    fn struct_layout_at(&self, types: &Types, ty: TypeId, depth: u32) -> Option<StructLayout> {
        let body = types.struct_body(ty)?;
        let mut offsets = Vec::with_capacity(body.fields.len());
        let mut end = 0u64;
        let mut align = if body.packed { 1 } else { self.aggregate_align };
        for &field in &body.fields {
            let (bits, field_align) = self.size_and_align(types, field, depth + 1)?;
            if !body.packed {
                end = end.checked_next_multiple_of(field_align)?;
                align = align.max(field_align);
            }
            offsets.push(end);
            end = end.checked_add(alloc_size((bits, field_align))?)?;
        }
        Some(StructLayout { size: end.checked_next_multiple_of(align)?, align, offsets })
    }

    /// Size in bits and alignment in bytes, each aggregate computed once: a type table is a graph that may be exponentially
    /// larger when it is expanded.
    fn size_and_align(&self, types: &Types, ty: TypeId, depth: u32) -> Option<(u64, u64)> {
        let is_aggregate = matches!(types[ty], Type::Array { .. } | Type::Struct(_) | Type::NamedStruct(_));
        if !is_aggregate {
            return self.compute(types, ty, depth);
        }
        if let Some(known) = self.cache.get(ty) {
            return known;
        }
        if depth > MAX_NESTING {
            return None;
        }
        let computed = self.compute(types, ty, depth);
        self.cache.insert(ty, computed);
        computed
    }

    fn compute(&self, types: &Types, ty: TypeId, depth: u32) -> Option<(u64, u64)> {
        Some(match &types[ty] {
            // Bytes are aligned as integers.
            Type::Integer(width) | Type::Byte(width) => (u64::from(*width), int_align(&self.ints, *width)),
            Type::Pointer(space) => {
                let pointer = self.pointer(*space);
                (u64::from(pointer.bits), pointer.align)
            }
            Type::X86Mmx => (64, 8),
            Type::X86Amx => (8192, 64),
            Type::Array { element, count } => {
                let inner = self.size_and_align(types, *element, depth + 1)?;
                (alloc_size(inner)?.checked_mul(8)?.checked_mul(*count)?, inner.1)
            }
            Type::Vector { element, count, scalable: false } => {
                let inner = self.size_and_align(types, *element, depth + 1)?;
                let bits = inner.0.checked_mul(u64::from(*count))?;
                let align = match self.vectors.iter().find(|(b, _)| u64::from(*b) == bits) {
                    Some((_, align)) => *align,
                    None if self.vectors_as_elements => inner.1,
                    None => bits.div_ceil(8).checked_next_power_of_two()?,
                };
                (bits, align)
            }
            Type::Struct(_) | Type::NamedStruct(_) => {
                let layout = self.struct_layout_at(types, ty, depth)?;
                (layout.size.checked_mul(8)?, layout.align)
            }
            other => {
                let bits = other.float_width()?;
                let align = match self.floats.iter().find(|(b, _)| *b == bits) {
                    Some((_, align)) => *align,
                    None => u64::from(bits).div_ceil(8).next_power_of_two(),
                };
                (u64::from(bits), align)
            }
        })
    }
}

fn alloc_size((bits, align): (u64, u64)) -> Option<u64> {
    bits.div_ceil(8).checked_next_multiple_of(align)
}

/// Where the members of a struct are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StructLayout {
    /// The size in bytes, padding behind the last member included.
    pub size: u64,
    /// The alignment in bytes.
    pub align: u64,
    /// The offset in bytes of each member.
    pub offsets: Vec<u64>,
}

/// The entry of the next larger width, else that of the largest.
fn int_align(table: &[(u32, u64)], width: u32) -> u64 {
    let at = table.partition_point(|(bits, _)| *bits < width);
    table.get(at).or(table.last()).map_or(1, |(_, align)| *align)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn malformed_parts() {
        for part in [
            "m",
            "m:v",
            "n0",
            "n8:0",
            "a1:64",
            "i64:64:16",
            "i16777216:16:16",
            "i8:16",
            "p:32:32:16",
            "p:0:32:32",
            "p:64:64:64:128",
            "v128:0:128",
            "A16777216",
            "p16777216:64:64",
            "Fi24",
            "F32",
            "S24",
            "i64:16777216",
            "q",
        ] {
            assert!(DataLayout::parse(part).is_err(), "{part}");
        }
        for part in [
            "m:e",
            "n8:16",
            "ni:7:8",
            "a:0:64",
            "a0:0",
            "p7:160:256:256:32",
            "pe3:32:32",
            "S0",
            "S128",
            "Fn32",
        ] {
            assert!(DataLayout::parse(part).is_ok(), "{part}");
        }
    }

    #[test]
    fn vectors_aligned_as_their_elements() {
        let layout = DataLayout::parse("e-v96:256-ve").unwrap();
        let mut types = Types::default();
        let (i8_, float, double) = (types.int(8), types.intern(Type::Float), types.intern(Type::Double));
        let align = |types: &Types, ty| layout.abi_align(types, ty);
        for (element, count, expected) in [(i8_, 2, 1), (float, 4, 4), (double, 2, 8), (float, 3, 32)] {
            let vector = types.vector(element, count);
            assert_eq!(align(&types, vector), Some(expected));
        }
        assert!(DataLayout::parse("ve:32").is_err());
    }

    #[test]
    fn opencl_layouts() {
        let text = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1";
        let layout = DataLayout::parse(text).unwrap();
        let mut types = Types::default();
        let (i8_, i32_, float) = (types.int(8), types.int(32), types.intern(Type::Float));
        let float3 = types.vector(float, 3);
        assert_eq!(layout.store_size(&types, float3), Some(12));
        assert_eq!(layout.alloc_size(&types, float3), Some(16));
        let body = types.literal_struct(&[i8_, i32_, float3], false);
        let s = layout.struct_layout(&types, body).unwrap();
        assert_eq!((s.offsets, s.size, s.align), (vec![0, 4, 16], 32, 16));
        let packed = types.literal_struct(&[i8_, i32_], true);
        assert_eq!(layout.alloc_size(&types, packed), Some(5));
        assert_eq!(layout.global_space, 1);
        let i128_ = types.int(128);
        assert_eq!(layout.abi_align(&types, i128_), Some(8));
        assert_eq!(DataLayout::parse("p:32:32").unwrap().pointer(1).bits, 32);
        assert!(DataLayout::parse("q1").is_err());
        assert_eq!(DataLayout::default().preferred_align(&types, body), Some(16));
        let pair = types.literal_struct(&[i8_, i8_], false);
        assert_eq!(DataLayout::default().abi_align(&types, pair), Some(1));
        assert_eq!(DataLayout::default().preferred_align(&types, pair), Some(8));
    }
}
