//! The structures of buffers: LLVM's structure without padding, with the offsets of HLSL as decorations.

use crate::memory::{Layouts, StructBytes};
use llvm_model::{MdId, Metadata, Module, Name, NamedMetadata, StructType, Type, TypeId};
use rustc_hash::FxHashMap;
use spirv_grammar::Decoration;
use spirv_mapping::convention::shaders;

/// The name of the type that clang puts between members.
const PADDING: &str = "spirv.Padding";

/// The types of members of buffers, by those that clang has.
#[derive(Default)]
pub(super) struct Blocks {
    known: FxHashMap<TypeId, Option<TypeId>>,
    strided: FxHashMap<(TypeId, u64, u64), TypeId>,
}

/// How deep types nest.
const MAX_DEPTH: u32 = 32;

impl Blocks {
    /// The type of a buffer's content for the type that clang has; `None` if it has no form.
    pub(super) fn content(
        &mut self,
        module: &mut Module,
        layouts: &mut Layouts<'_>,
        ty: TypeId,
    ) -> Option<TypeId> {
        self.content_at(module, layouts, ty, 0)
    }

    fn content_at(
        &mut self,
        module: &mut Module,
        layouts: &mut Layouts<'_>,
        ty: TypeId,
        depth: u32,
    ) -> Option<TypeId> {
        if let Some(known) = self.known.get(&ty) {
            return *known;
        }
        if depth > MAX_DEPTH {
            return None;
        }
        let made = match module.types[ty].clone() {
            Type::Array { element, count } => {
                let stride = bytes(module, layouts, element)?;
                let element = self.content_at(module, layouts, element, depth + 1)?;
                Some(self.array(module, element, count, stride))
            }
            Type::Struct(_) | Type::NamedStruct(_) => self.structure(module, layouts, ty, depth),
            Type::TargetExt { .. } | Type::Pointer(_) => None,
            _ => Some(ty),
        };
        self.known.insert(ty, made);
        made
    }

    /// An array with a stride: a wrapper.
    pub(super) fn array(&mut self, module: &mut Module, element: TypeId, count: u64, stride: u64) -> TypeId {
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
        let body = module.types.struct_body(ty)?.clone();
        let of_llvm = layouts.offsets(&module.types, ty)?;
        let size = layouts.size(&module.types, ty)?;
        let (mut fields, mut offsets, mut stated) = (Vec::new(), Vec::new(), Vec::new());
        let mut end = 0;
        for (&field, &offset) in body.fields.iter().zip(&of_llvm) {
            // Packed structures state their padding; others have LLVM's layout.
            let at = if body.packed { end } else { offset };
            end = at.checked_add(bytes(module, layouts, field)?)?;
            if is_padding(&module.types[field]) {
                continue;
            }
            fields.push(self.content_at(module, layouts, field, depth + 1)?);
            offsets.push(offset);
            stated.push(u32::try_from(at).ok()?);
        }
        let base = match module.types[ty] {
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

/// Whether a type is padding.
pub(super) fn is_padding(ty: &Type) -> bool {
    matches!(ty, Type::TargetExt { name, .. } if *name == PADDING)
}

/// The bytes that HLSL gives a value: vectors and matrices have no padding.
fn bytes(module: &Module, layouts: &Layouts<'_>, ty: TypeId) -> Option<u64> {
    match &module.types[ty] {
        Type::TargetExt { name, ints, .. } if *name == PADDING => Some(u64::from(*ints.first()?)),
        Type::Vector { element, count, .. } => {
            layouts.size(&module.types, *element)?.checked_mul(u64::from(*count))
        }
        Type::Array { element, count } => bytes(module, layouts, *element)?.checked_mul(*count),
        Type::Struct(_) | Type::NamedStruct(_) => {
            let body = module.types.struct_body(ty)?;
            if !body.packed {
                return layouts.size(&module.types, ty);
            }
            body.fields.iter().try_fold(0u64, |sum, &field| sum.checked_add(bytes(module, layouts, field)?))
        }
        _ => layouts.size(&module.types, ty),
    }
}

/// States the decorations of a structure and of its members.
pub(super) fn decorate_structure(
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
pub(super) fn decorations(module: &mut Module, list: &[(Decoration, Vec<u32>)]) -> Vec<Option<MdId>> {
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

pub(super) fn tuple(module: &mut Module, operands: Vec<Option<MdId>>) -> MdId {
    module.metadata.push(Metadata::Tuple { distinct: false, operands: operands.into_boxed_slice() })
}
