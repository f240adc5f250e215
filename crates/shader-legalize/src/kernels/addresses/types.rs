//! Types and constants in which addresses are numbers.

use crate::kernels::arguments::GENERIC;
use crate::kernels::flow::is_global;
use crate::opaque::has_part;
use llvm_model::{ConstId, Constant, Module, StructType, Type, TypeId};
use rustc_hash::FxHashMap;

/// The types with numbers, by those with pointers.
pub(super) struct Numbered {
    has_generic_addresses: bool,
    types: FxHashMap<TypeId, TypeId>,
}

/// How deep types and constants nest.
const MAX_DEPTH: u32 = 64;

impl Numbered {
    /// No types yet. `has_generic_addresses`: generic pointers in memory are addresses.
    pub(super) fn new(has_generic_addresses: bool) -> Numbered {
        Numbered { has_generic_addresses, types: FxHashMap::default() }
    }

    /// Whether pointers of a type are addresses in memory.
    fn is_address(&self, module: &Module, ty: TypeId) -> bool {
        match module.types[ty] {
            Type::Pointer(GENERIC) => self.has_generic_addresses,
            Type::Pointer(space) => is_global(space),
            _ => false,
        }
    }

    /// Whether a type has vectors of addresses, which are not supported.
    pub(super) fn has_vectors(&self, module: &Module, ty: TypeId) -> bool {
        has_part(&module.types, ty, |part| match module.types[part] {
            Type::Vector { element, .. } => self.is_address(module, element),
            _ => false,
        })
    }

    /// The type with numbers; the type itself if it has no addresses.
    pub(super) fn ty(&mut self, module: &mut Module, ty: TypeId) -> TypeId {
        self.ty_at(module, ty, 0)
    }

    fn ty_at(&mut self, module: &mut Module, ty: TypeId, depth: u32) -> TypeId {
        if let Some(&known) = self.types.get(&ty) {
            return known;
        }
        if depth > MAX_DEPTH {
            return ty;
        }
        let numbered = match module.types[ty].clone() {
            Type::Pointer(_) if self.is_address(module, ty) => module.types.int(64),
            Type::Array { element, count } => {
                let element = self.ty_at(module, element, depth + 1);
                module.types.array(element, count)
            }
            Type::Struct(_) | Type::NamedStruct(_) => self.structure(module, ty, depth),
            _ => ty,
        };
        self.types.insert(ty, numbered);
        numbered
    }

    fn structure(&mut self, module: &mut Module, ty: TypeId, depth: u32) -> TypeId {
        let Some(body) = module.types.struct_body(ty).cloned() else { return ty };
        let fields: Vec<TypeId> =
            body.fields.iter().map(|&field| self.ty_at(module, field, depth + 1)).collect();
        if fields[..] == body.fields[..] {
            return ty;
        }
        match module.types[ty] {
            Type::NamedStruct(named) => {
                let name = module.types.structs[named].name.clone();
                module
                    .types
                    .named_struct(name, Some(StructType { fields: fields.into(), packed: body.packed }))
            }
            _ => module.types.literal_struct(&fields, body.packed),
        }
    }

    /// A constant with numbers, in which addresses of variables are 0. `None` if it has one and `may_lead` is false.
    pub(super) fn constant(&mut self, module: &mut Module, id: ConstId, may_lead: bool) -> Option<ConstId> {
        self.constant_at(module, id, may_lead, 0)
    }

    fn constant_at(
        &mut self,
        module: &mut Module,
        id: ConstId,
        may_lead: bool,
        depth: u32,
    ) -> Option<ConstId> {
        let ty = module.constants.ty(id);
        let numbered = self.ty(module, ty);
        if numbered == ty || depth > MAX_DEPTH {
            return (depth <= MAX_DEPTH).then_some(id);
        }
        let constant = match module.constants[id].clone() {
            Constant::Aggregate(parts) => {
                let parts: Option<Vec<ConstId>> =
                    parts.iter().map(|&part| self.constant_at(module, part, may_lead, depth + 1)).collect();
                Constant::Aggregate(parts?.into())
            }
            plain @ (Constant::Undef | Constant::Poison) => plain,
            Constant::Null => return Some(module.constants.zero(&module.types, numbered)),
            _ if may_lead => return Some(module.constants.zero(&module.types, numbered)),
            _ => return None,
        };
        Some(module.constants.intern(numbered, constant))
    }
}
