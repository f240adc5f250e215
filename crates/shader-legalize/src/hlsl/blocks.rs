//! The structures of buffers: LLVM's structure without padding, with the offsets of HLSL as decorations.
//!
//! Where Vulkan does not allow such a layout ([`super::rules`]), vectors are arrays of their elements, or the whole buffer is
//! an array of words.

use super::rules::Rules;
use crate::memory::{Layouts, StructBytes, stated_layout};
use llvm_model::{MdId, Metadata, Module, Name, NamedMetadata, StructType, Type, TypeId};
use rustc_hash::FxHashMap;
use spirv_grammar::{Decoration, StorageClass};
use spirv_mapping::convention::shaders;

/// The name of the type that clang puts between members.
const PADDING: &str = "spirv.Padding";

/// The types of members of buffers, by those that clang has and by whether their vectors are split.
#[derive(Default)]
pub(crate) struct Blocks {
    known: FxHashMap<(TypeId, bool, bool), Option<TypeId>>,
    strided: FxHashMap<(TypeId, u64, u64), TypeId>,
    /// Whether vectors are arrays of their elements now.
    splits_vectors: bool,
    /// Whether each element of an array begins a row, which LLVM IR does not state (clang 21).
    pads_arrays: bool,
}

/// What a buffer contains.
#[derive(Clone, Copy)]
pub(crate) struct Content {
    pub(crate) ty: TypeId,
    /// The type that clang has, if the content is an array of words.
    pub(crate) of_words: Option<TypeId>,
}

/// How deep types nest.
const MAX_DEPTH: u32 = 32;

impl Blocks {
    /// The content of a buffer for the type that clang has; `None` if it has no form.
    pub(crate) fn content(
        &mut self,
        module: &mut Module,
        layouts: &mut Layouts<'_>,
        ty: TypeId,
        storage: StorageClass,
    ) -> Option<Content> {
        let is_uniform = storage == StorageClass::Uniform;
        self.pads_arrays = stated_layout(&module.types, ty).is_some();
        let natural = Rules { is_uniform, splits_vectors: false, pads_arrays: self.pads_arrays };
        let split = Rules { splits_vectors: true, ..natural };
        self.splits_vectors = false;
        if !natural.allow(module, layouts, ty) {
            if self.pads_arrays {
                return None;
            }
            if !is_uniform && split.allow(module, layouts, ty) {
                self.splits_vectors = true;
            } else {
                let words = self.words(module, layouts, ty, is_uniform)?;
                return Some(Content { ty: words, of_words: Some(ty) });
            }
        }
        if let Some(ty) = self.content_at(module, layouts, ty, 0) {
            return Some(Content { ty, of_words: None });
        }
        let words = match self.pads_arrays {
            true => None,
            false => self.words(module, layouts, ty, is_uniform),
        };
        words.map(|words| Content { ty: words, of_words: Some(ty) })
    }

    /// The content of a byte-address buffer: words.
    pub(crate) fn of_bytes(&mut self, module: &mut Module, ty: TypeId) -> Content {
        let count = match module.types[ty] {
            Type::Array { count, .. } => count.div_ceil(4),
            _ => 0,
        };
        let word = module.types.int(32);
        Content { ty: self.array(module, word, count, 4), of_words: None }
    }

    /// An array of words with the bytes of a type.
    fn words(
        &mut self,
        module: &mut Module,
        layouts: &Layouts<'_>,
        ty: TypeId,
        is_uniform: bool,
    ) -> Option<TypeId> {
        let is_endless = matches!(module.types[ty], Type::Array { count: 0, .. });
        let size = layouts.dense_size(&module.types, ty)?;
        let word = module.types.int(32);
        let (word, stride) = if is_uniform { (module.types.vector(word, 4), 16) } else { (word, 4) };
        let count = if is_endless { 0 } else { size.div_ceil(stride).max(1) };
        Some(self.array(module, word, count, stride))
    }

    fn content_at(
        &mut self,
        module: &mut Module,
        layouts: &mut Layouts<'_>,
        ty: TypeId,
        depth: u32,
    ) -> Option<TypeId> {
        let key = (ty, self.splits_vectors, self.pads_arrays);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        if depth > MAX_DEPTH {
            return None;
        }
        let made = match module.types[ty].clone() {
            Type::Array { element, count } => {
                let stride = match self.pads_arrays {
                    true => layouts.row_stride(&module.types, element)?,
                    false => layouts.dense_size(&module.types, element)?,
                };
                let counted = layouts.size(&module.types, element);
                let element = self.content_at(module, layouts, element, depth + 1)?;
                // The elements of a vector that is split are closer than LLVM counts vectors of three.
                let fits = count <= 1 || self.pads_arrays || layouts.size(&module.types, element) == counted;
                fits.then(|| self.array(module, element, count, stride))
            }
            Type::Struct(_) | Type::NamedStruct(_) => match padded_array(module, ty) {
                Some((element, count)) => {
                    let stride = layouts.dense_size(&module.types, element)?;
                    let element = self.content_at(module, layouts, element, depth + 1)?;
                    Some(self.array(module, element, count, stride))
                }
                None => self.structure(module, layouts, ty, depth),
            },
            Type::Vector { element, count, .. } if self.splits_vectors => {
                let stride = layouts.size(&module.types, element)?;
                Some(self.array(module, element, count.into(), stride))
            }
            Type::TargetExt { .. } if stated_layout(&module.types, ty).is_some() => {
                self.structure(module, layouts, ty, depth)
            }
            // A vector of one element is that element.
            Type::Vector { element, count: 1, .. } => Some(element),
            Type::TargetExt { .. } | Type::Pointer(_) => None,
            _ => Some(ty),
        };
        self.known.insert(key, made);
        made
    }

    /// An array with a stride: a wrapper.
    pub(crate) fn array(&mut self, module: &mut Module, element: TypeId, count: u64, stride: u64) -> TypeId {
        *self.strided.entry((element, count, stride)).or_insert_with(|| {
            let array = module.types.array(element, count);
            let number = module.types.len();
            let name = Name::from(format!("{}{stride}.{number}", shaders::STRIDED_ARRAY));
            module.types.named_struct(name, Some(StructType { fields: [array].into(), packed: false }))
        })
    }

    fn structure(
        &mut self,
        module: &mut Module,
        layouts: &mut Layouts<'_>,
        ty: TypeId,
        depth: u32,
    ) -> Option<TypeId> {
        let structure = stated_layout(&module.types, ty).map_or(ty, |(structure, _)| structure);
        let body = module.types.struct_body(structure)?.clone();
        let of_llvm = layouts.offsets(&module.types, ty)?;
        let size = layouts.size(&module.types, ty)?;
        let places = layouts.dense_offsets(&module.types, ty)?;
        let (mut fields, mut offsets, mut stated) = (Vec::new(), Vec::new(), Vec::new());
        for ((&field, &offset), at) in body.fields.iter().zip(&of_llvm).zip(places) {
            if is_padding(&module.types[field]) {
                continue;
            }
            fields.push(self.content_at(module, layouts, field, depth + 1)?);
            offsets.push(offset);
            stated.push(u32::try_from(at).ok()?);
        }
        let base = match module.types[structure] {
            Type::NamedStruct(named) => module.types.structs[named].name.to_string_lossy().into_owned(),
            _ => "block".to_owned(),
        };
        let name = base.trim_start_matches("struct.").trim_start_matches("__cblayout_").to_owned();
        let number = module.types.len();
        let made = module.types.named_struct(
            Name::from(format!("{name}.{number}")),
            Some(StructType { fields: fields.into(), packed: false }),
        );
        layouts.set(made, StructBytes { size, offsets });
        let members: Vec<Vec<(Decoration, Vec<u32>)>> =
            stated.into_iter().map(|offset| vec![(Decoration::Offset, vec![offset])]).collect();
        decorate_structure(module, made, Some(&name), &[], &members);
        Some(made)
    }
}

/// The padded element and the number of elements of an array in a constant buffer, whose last element clang has behind an
/// array of the others because it has no padding: `<{ [2 x <{ T, padding }>], T }>`.
fn padded_array(module: &Module, ty: TypeId) -> Option<(TypeId, u64)> {
    let body = module.types.struct_body(ty).filter(|body| body.packed)?;
    let &[array, last] = &body.fields[..] else { return None };
    let Type::Array { element, count } = module.types[array] else { return None };
    let of_element = module.types.struct_body(element).filter(|body| body.packed)?;
    let is_padded = matches!(&of_element.fields[..], &[own, padding] if own == last && is_padding(&module.types[padding]));
    is_padded.then(|| Some((element, count.checked_add(1)?))).flatten()
}

/// Whether a type is padding.
pub(crate) fn is_padding(ty: &Type) -> bool {
    matches!(ty, Type::TargetExt { name, .. } if *name == PADDING)
}

/// States the decorations of a structure and of its members.
pub(crate) fn decorate_structure(
    module: &mut Module,
    structure: TypeId,
    name: Option<&str>,
    own: &[(Decoration, Vec<u32>)],
    members: &[Vec<(Decoration, Vec<u32>)>],
) {
    let poison = module.constants.poison(structure);
    let mut operands = vec![Some(module.metadata.push(Metadata::Constant(poison)))];
    let mut first = decorations(module, own);
    if let Some(name) = name {
        first.push(Some(module.metadata.push(Metadata::String(name.into()))));
    }
    operands.push(Some(tuple(module, first)));
    for member in members {
        let list = decorations(module, member);
        operands.push(Some(tuple(module, list)));
    }
    let node = tuple(module, operands);
    match module.named_metadata.iter_mut().find(|named| named.name == shaders::STRUCTURE) {
        Some(named) => named.operands.push(node),
        None => {
            let name = Name::from(shaders::STRUCTURE);
            module.named_metadata.push(NamedMetadata { name, operands: vec![node] });
        }
    }
}

/// A list of nodes for decorations.
pub(crate) fn decorations(module: &mut Module, list: &[(Decoration, Vec<u32>)]) -> Vec<Option<MdId>> {
    list.iter()
        .map(|(decoration, literals)| {
            let words = std::iter::once(decoration.0).chain(literals.iter().copied());
            let words: Vec<Option<MdId>> = words.map(|word| Some(number(module, word))).collect();
            Some(tuple(module, words))
        })
        .collect()
}

fn number(module: &mut Module, number: u32) -> MdId {
    let i32 = module.types.int(32);
    let constant = module.constants.int(i32, 32, number.into());
    module.metadata.push(Metadata::Constant(constant))
}

pub(crate) fn tuple(module: &mut Module, operands: Vec<Option<MdId>>) -> MdId {
    module.metadata.push(Metadata::Tuple { distinct: false, operands: operands.into_boxed_slice() })
}
