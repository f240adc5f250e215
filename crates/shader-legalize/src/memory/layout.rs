//! The bytes of types, as LLVM IR counts them.

use llvm_model::{DataLayout, Type, TypeId, Types};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// The size of a structure and the offsets of its members, in bytes.
#[derive(Debug)]
pub(crate) struct StructBytes {
    pub(crate) size: u64,
    pub(crate) offsets: Vec<u64>,
}

/// The sizes of types by the data layout of the module, and of structures that stand for others by the layout of those.
/// Objects without a size (images, samplers) count as handles.
pub(crate) struct Layouts<'a> {
    data: &'a DataLayout,
    /// Whether the device computes with integers of 64 bits.
    has_long_integers: bool,
    /// The structures so far; a type that contains itself has none.
    known: RefCell<FxHashMap<TypeId, Option<Rc<StructBytes>>>>,
    /// The sizes of types as HLSL packs them so far.
    dense: RefCell<FxHashMap<TypeId, Option<u64>>>,
    /// By block of words: the block whose bytes the words are.
    blocks_of_words: FxHashMap<TypeId, TypeId>,
}

/// How deep types nest that have a layout.
const MAX_DEPTH: u32 = 128;

/// The bytes of a handle.
const HANDLE: u64 = 8;

/// The name of the type that clang puts between members; its bytes are its number.
const PADDING: &str = "spirv.Padding";

/// The name of the type of clang 21 that gives a structure its size and the offsets of its members.
const LAYOUT: &str = "spirv.Layout";

/// The unit in which constant buffers are packed, in bytes.
const ROW: u64 = 16;

/// The structure that a type with a layout stands for, and the offsets of its members.
pub(crate) fn stated_layout(types: &Types, ty: TypeId) -> Option<(TypeId, Vec<u64>)> {
    let Type::TargetExt { name, types: inner, ints } = &types[ty] else { return None };
    let &[structure] = &inner[..] else { return None };
    let offsets: Vec<u64> = ints.iter().skip(1).map(|&offset| u64::from(offset)).collect();
    let fields = types.struct_body(structure)?.fields.len();
    (*name == LAYOUT && offsets.len() == fields).then_some((structure, offsets))
}

impl<'a> Layouts<'a> {
    /// The bytes of the largest number that elements of buffers are.
    pub(crate) fn largest_number(&self, is_float: bool) -> u64 {
        if is_float || self.has_long_integers { 8 } else { 4 }
    }

    /// The layouts by the data layout of a module, for a device with integers of 64 bits or without.
    pub(crate) fn new(data: &'a DataLayout, has_long_integers: bool) -> Layouts<'a> {
        Layouts {
            data,
            has_long_integers,
            known: RefCell::default(),
            dense: RefCell::default(),
            blocks_of_words: FxHashMap::default(),
        }
    }

    /// Gives a structure another layout.
    pub(crate) fn set(&mut self, structure: TypeId, bytes: StructBytes) {
        self.known.borrow_mut().insert(structure, Some(Rc::new(bytes)));
    }

    /// Makes a block one of words: `block` has the parts and LLVM's layout.
    pub(crate) fn set_words(&mut self, words: TypeId, block: TypeId) {
        self.blocks_of_words.insert(words, block);
    }

    /// The type with LLVM's layout of a variable whose type is a block of words, or an array of such blocks.
    pub(crate) fn block_of_words(&self, types: &Types, ty: TypeId) -> Option<TypeId> {
        let words = match types[ty] {
            Type::Array { element, .. } => element,
            _ => ty,
        };
        self.blocks_of_words.get(&words).copied()
    }

    /// The bytes from one element of an array of `ty` to the next.
    pub(crate) fn size(&self, types: &Types, ty: TypeId) -> Option<u64> {
        self.size_at(types, ty, 0)
    }

    /// Whether the size of a type is not all that its values have: it is, or ends with, an array of unknown length.
    pub(crate) fn is_open(&self, types: &Types, ty: TypeId) -> bool {
        let mut at = ty;
        for _ in 0..MAX_DEPTH {
            at = match types[at] {
                Type::Array { count, .. } => return count == 0,
                _ => match types.struct_body(at).and_then(|body| body.fields.last()) {
                    Some(&last) => last,
                    None => break,
                },
            };
        }
        self.size(types, ty) == Some(0)
    }

    fn size_at(&self, types: &Types, ty: TypeId, depth: u32) -> Option<u64> {
        if depth > MAX_DEPTH {
            return None;
        }
        match &types[ty] {
            Type::TargetExt { name, ints, .. } if *name == PADDING => Some(u64::from(*ints.first()?)),
            Type::TargetExt { name, ints, .. } if *name == LAYOUT => Some(u64::from(*ints.first()?)),
            Type::TargetExt { .. } => Some(HANDLE),
            Type::Array { element, count } => self.size_at(types, *element, depth + 1)?.checked_mul(*count),
            Type::Struct(_) | Type::NamedStruct(_) => Some(self.structure(types, ty, depth)?.size),
            _ => self.data.alloc_size(types, ty),
        }
    }

    /// The bits of a value of `ty`.
    pub(crate) fn bits(&self, types: &Types, ty: TypeId) -> Option<u64> {
        match &types[ty] {
            Type::Struct(_) | Type::NamedStruct(_) | Type::Array { .. } | Type::TargetExt { .. } => {
                self.size(types, ty)?.checked_mul(8)
            }
            _ => self.data.size_bits(types, ty),
        }
    }

    /// The bytes that HLSL gives a value: vectors have no padding, and packed structures state theirs.
    pub(crate) fn dense_size(&self, types: &Types, ty: TypeId) -> Option<u64> {
        self.dense_size_at(types, ty, 0)
    }

    fn dense_size_at(&self, types: &Types, ty: TypeId, depth: u32) -> Option<u64> {
        if depth > MAX_DEPTH {
            return None;
        }
        if let Some(known) = self.dense.borrow().get(&ty) {
            return *known;
        }
        let size = self.compute_dense(types, ty, depth);
        self.dense.borrow_mut().insert(ty, size);
        size
    }

    fn compute_dense(&self, types: &Types, ty: TypeId, depth: u32) -> Option<u64> {
        match types[ty] {
            Type::Vector { element, count, .. } => self.size(types, element)?.checked_mul(u64::from(count)),
            Type::Array { element, count } => {
                self.dense_size_at(types, element, depth + 1)?.checked_mul(count)
            }
            Type::Struct(_) | Type::NamedStruct(_) => {
                let body = types.struct_body(ty)?;
                if !body.packed {
                    return self.size(types, ty);
                }
                let sizes = body.fields.iter().map(|&field| self.dense_size_at(types, field, depth + 1));
                sizes.into_iter().try_fold(0u64, |sum, size| sum.checked_add(size?))
            }
            _ => self.size(types, ty),
        }
    }

    /// The bytes of a value in a constant buffer whose arrays have no padding in LLVM IR: each element begins a row.
    pub(crate) fn size_in_rows(&self, types: &Types, ty: TypeId) -> Option<u64> {
        let (mut ty, mut before) = (ty, 0u64);
        // The last element of an array is not padded.
        while let Type::Array { element, count } = types[ty] {
            before =
                before.checked_add(self.row_stride(types, element)?.checked_mul(count.checked_sub(1)?)?)?;
            ty = element;
        }
        before.checked_add(self.dense_size(types, ty)?)
    }

    /// The bytes from an element to the next in such a buffer.
    pub(crate) fn row_stride(&self, types: &Types, element: TypeId) -> Option<u64> {
        let (mut ty, mut count) = (element, 1u64);
        while let Type::Array { element, count: inner } = types[ty] {
            count = count.checked_mul(inner)?;
            ty = element;
        }
        self.dense_size(types, ty)?.checked_next_multiple_of(ROW)?.checked_mul(count)
    }

    /// The offsets that HLSL gives the fields of a structure, padding included. Structures that are not packed have LLVM's
    /// layout.
    pub(crate) fn dense_offsets(&self, types: &Types, ty: TypeId) -> Option<Vec<u64>> {
        if let Some((_, offsets)) = stated_layout(types, ty) {
            return Some(offsets);
        }
        let body = types.struct_body(ty)?;
        if !body.packed {
            return self.offsets(types, ty);
        }
        let (mut end, mut offsets) = (0u64, Vec::with_capacity(body.fields.len()));
        for &field in &body.fields {
            offsets.push(end);
            end = end.checked_add(self.dense_size(types, field)?)?;
        }
        Some(offsets)
    }

    /// The offsets of the members of a structure.
    pub(crate) fn offsets(&self, types: &Types, ty: TypeId) -> Option<Vec<u64>> {
        if let Some((_, offsets)) = stated_layout(types, ty) {
            return Some(offsets);
        }
        Some(self.structure(types, ty, 0)?.offsets.clone())
    }

    fn structure(&self, types: &Types, ty: TypeId, depth: u32) -> Option<Rc<StructBytes>> {
        if let Some(known) = self.known.borrow().get(&ty) {
            return known.clone();
        }
        self.known.borrow_mut().insert(ty, None);
        let computed = self.compute(types, ty, depth).map(Rc::new);
        self.known.borrow_mut().insert(ty, computed.clone());
        computed
    }

    fn compute(&self, types: &Types, ty: TypeId, depth: u32) -> Option<StructBytes> {
        let body = types.struct_body(ty)?;
        let (mut end, mut align) = (0u64, 1);
        let mut offsets = Vec::with_capacity(body.fields.len());
        for &field in &body.fields {
            if !body.packed {
                let own = self.data.abi_align(types, field).unwrap_or(1);
                end = end.checked_next_multiple_of(own)?;
                align = align.max(own);
            }
            offsets.push(end);
            end = end.checked_add(self.size_at(types, field, depth + 1)?)?;
        }
        Some(StructBytes { size: end.checked_next_multiple_of(align)?, offsets })
    }
}
