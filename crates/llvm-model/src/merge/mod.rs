//! Tables of a module whose entries get other numbers: types that become others, and parts that several threads made.
//!
//! Types that are equal afterwards are one, as are constants and intrinsics. [`Module::map_address_spaces`] only gives numbers to address spaces that stay distinct. A machine with one address space
//! needs more: casts between equal address spaces have no form, and intrinsics of equal names are redefinitions.

mod bodies;
mod constants;
mod parts;
#[cfg(test)]
mod tests;
mod used;

use crate::arena::Id;
use crate::attributes::{AttrListId, AttrSetId, Attribute, Attributes};
use crate::constants::ConstId;
use crate::function::FunctionId;
use crate::global::GlobalId;
use crate::metadata::{MdId, MdKindId};
use crate::module::Module;
use crate::name::Name;
use crate::opcode::SyncScopeId;
use crate::types::{StructType, Type, TypeId, Types};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

pub use parts::{Adopter, Joined, TableSizes};

/// The new ids of everything, by the old ones. An id without a new one stays.
#[derive(Debug, Default)]
pub(crate) struct Renumbered {
    types: Vec<TypeId>,
    constants: Vec<ConstId>,
    sets: Vec<AttrSetId>,
    lists: Vec<AttrListId>,
    functions: FxHashMap<FunctionId, FunctionId>,
    globals: FxHashMap<GlobalId, GlobalId>,
    metadata: Vec<MdId>,
    kinds: Vec<MdKindId>,
    scopes: Vec<SyncScopeId>,
}

impl Renumbered {
    /// Whether every id stays.
    fn is_identity(&self) -> bool {
        fn stay<I: Id>(ids: &[I]) -> bool {
            ids.iter().enumerate().all(|(index, id)| id.index() == index)
        }
        stay(&self.types)
            && stay(&self.constants)
            && stay(&self.sets)
            && stay(&self.lists)
            && stay(&self.metadata)
            && stay(&self.kinds)
            && stay(&self.scopes)
            && self.functions.iter().all(|(old, new)| old == new)
            && self.globals.iter().all(|(old, new)| old == new)
    }
    fn ty(&self, id: TypeId) -> TypeId {
        new_id(&self.types, id)
    }
    fn constant(&self, id: ConstId) -> ConstId {
        new_id(&self.constants, id)
    }
    fn set(&self, id: AttrSetId) -> AttrSetId {
        new_id(&self.sets, id)
    }
    fn list(&self, id: AttrListId) -> AttrListId {
        new_id(&self.lists, id)
    }
    fn node(&self, id: MdId) -> MdId {
        new_id(&self.metadata, id)
    }
    fn kind(&self, id: MdKindId) -> MdKindId {
        new_id(&self.kinds, id)
    }
    fn scope(&self, id: SyncScopeId) -> SyncScopeId {
        new_id(&self.scopes, id)
    }
}

impl Module {
    /// Gives address spaces other numbers, as [`Module::map_address_spaces`] does, but several may become one. Casts between
    /// them are replaced by their operands, and intrinsics that get the same name are one function.
    ///
    /// Values of metadata and of debug records follow. Global variables are in the memory of pointers to them, but for those in
    /// address spaces that `variables` has: they get its number, and their addresses are cast.
    pub fn merge_address_spaces(&mut self, map: &BTreeMap<u32, u32>, variables: &BTreeMap<u32, u32>) {
        let mapped = |space: u32| map.get(&space).copied().unwrap_or(space);
        let apart: Vec<(GlobalId, u32)> = self
            .globals
            .iter()
            .filter_map(|(id, global)| Some((id, *variables.get(&global.props.address_space)?)))
            .collect();
        self.renumber_symbols(&mapped, None);
        self.replace_types(|ty| match ty {
            Type::Pointer(space) => Some(Type::Pointer(mapped(*space))),
            _ => None,
        });
        for (id, space) in apart {
            self.globals[id].props.address_space = space;
        }
        self.move_addresses();
        self.relayout(&mapped, None);
    }

    /// Replaces the types for which `replace` has another one, which must not have members. Types, constants and attributes
    /// that become equal are one: their ids change. Constants that nothing uses are left out. Casts that do not change a type any
    /// more are replaced by their operands.
    pub fn replace_types(&mut self, replace: impl Fn(&Type) -> Option<Type>) {
        let types = replaced(&mut self.types, replace);
        let functions = self.equal_intrinsics();
        let mut renumbered = Renumbered { types, functions, ..Renumbered::default() };
        (renumbered.sets, renumbered.lists) = replaced_attributes(&mut self.attributes, &renumbered);
        let used = used::constants(self);
        renumbered.constants = constants::replace(&mut self.constants, used, &renumbered);
        self.renumber(&renumbered);
        if renumbered.functions.is_empty() {
            return;
        }
        let gone = &renumbered.functions;
        let kept: Vec<FunctionId> = self.functions.ids().filter(|id| !gone.contains_key(id)).collect();
        self.arrange_functions(&kept);
    }

    /// Intrinsics of one name: each with the first one.
    fn equal_intrinsics(&self) -> FxHashMap<FunctionId, FunctionId> {
        let mut first: FxHashMap<&Name, FunctionId> = FxHashMap::default();
        let mut equal = FxHashMap::default();
        for (id, function) in self.functions.iter() {
            let name = &function.props.name;
            if function.body.is_none() && name.starts_with("llvm.") {
                let known = *first.entry(name).or_insert(id);
                if known != id {
                    equal.insert(id, known);
                }
            }
        }
        equal
    }

    /// Puts the new ids into everything but tables.
    fn renumber(&mut self, new: &Renumbered) {
        for (_, global) in self.globals.iter_mut() {
            global.value_type = new.ty(global.value_type);
            global.initializer = global.initializer.map(|id| new.constant(id));
            global.attributes = new.set(global.attributes);
        }
        for (_, alias) in self.aliases.iter_mut() {
            alias.value_type = new.ty(alias.value_type);
            alias.aliasee = new.constant(alias.aliasee);
        }
        for (_, ifunc) in self.ifuncs.iter_mut() {
            ifunc.value_type = new.ty(ifunc.value_type);
            ifunc.resolver = new.constant(ifunc.resolver);
        }
        for (_, node) in self.metadata.iter_mut() {
            if let crate::metadata::Metadata::Constant(id) = node {
                *id = new.constant(*id);
            }
        }
        for index in 0..self.functions.len() {
            let id = FunctionId::from_index(index);
            let function = &mut self.functions[id];
            function.ty = new.ty(function.ty);
            function.attributes = new.list(function.attributes);
            for param in &mut function.params {
                param.pointee = param.pointee.map(|ty| new.ty(ty));
            }
            for data in [&mut function.prefix, &mut function.prologue, &mut function.personality] {
                *data = data.map(|id| new.constant(id));
            }
            if let Some(mut body) = function.body.take() {
                bodies::renumber(self, id, &mut body, new);
                self.functions[id].body = Some(body);
            }
        }
    }
}

/// Replaces types; returns the new id of each. A type comes behind its members, but for bodies of structures with a name.
fn replaced(types: &mut Types, replace: impl Fn(&Type) -> Option<Type>) -> Vec<TypeId> {
    let mut old = std::mem::take(types);
    types.structs = std::mem::take(&mut old.structs);
    let mut new: Vec<TypeId> = Vec::with_capacity(old.len());
    for (id, ty) in old.iter() {
        let changed = replace(ty).unwrap_or_else(|| changed_type(ty, &new));
        debug_assert_eq!(id.index(), new.len());
        new.push(types.intern(changed));
    }
    for (_, named) in types.structs.iter_mut() {
        for field in named.body.iter_mut().flat_map(|body| body.fields.iter_mut()) {
            *field = new.get(field.index()).copied().unwrap_or(*field);
        }
    }
    new
}

/// The new id by the old one, which stays if there is none.
fn new_id<I: Id>(new: &[I], id: I) -> I {
    new.get(id.index()).copied().unwrap_or(id)
}

/// A type with other members: `new` has the new id of each.
fn changed_type(ty: &Type, new: &[TypeId]) -> Type {
    let of = |id: TypeId| new_id(new, id);
    let all = |ids: &[TypeId]| ids.iter().map(|&id| of(id)).collect();
    match ty {
        Type::Array { element, count } => Type::Array { element: of(*element), count: *count },
        Type::Vector { element, count, scalable } => {
            Type::Vector { element: of(*element), count: *count, scalable: *scalable }
        }
        Type::Struct(body) => Type::Struct(StructType { packed: body.packed, fields: all(&body.fields) }),
        Type::Function { ret, params, vararg } => {
            Type::Function { ret: of(*ret), params: all(params), vararg: *vararg }
        }
        Type::TargetExt { name, types, ints } => {
            Type::TargetExt { name: name.clone(), types: all(types), ints: ints.clone() }
        }
        plain => plain.clone(),
    }
}

/// An attribute with another type.
fn changed_attribute(attribute: &Attribute, new: &Renumbered) -> Attribute {
    match attribute {
        Attribute::Type(kind, ty) => Attribute::Type(*kind, ty.map(|ty| new.ty(ty))),
        other => other.clone(),
    }
}

/// Replaces the types of attributes; returns the new ids of sets and lists.
fn replaced_attributes(attributes: &mut Attributes, new: &Renumbered) -> (Vec<AttrSetId>, Vec<AttrListId>) {
    let old = std::mem::take(attributes);
    let sets: Vec<AttrSetId> = old
        .sets()
        .map(|(_, set)| {
            attributes.intern_set(set.iter().map(|attribute| changed_attribute(attribute, new)).collect())
        })
        .collect();
    let set = |id: AttrSetId| sets.get(id.index()).copied().unwrap_or(id);
    let lists = old
        .lists()
        .map(|(_, list)| {
            let params: Vec<AttrSetId> = list.params.iter().map(|&id| set(id)).collect();
            attributes.intern_list(set(list.function), set(list.ret), &params)
        })
        .collect();
    (sets, lists)
}
