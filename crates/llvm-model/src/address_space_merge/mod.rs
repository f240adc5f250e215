//! Giving several address spaces of a module one number.
//!
//! Types that become equal are made one: the table of types keeps its numbers, but nothing uses the others any more. The same holds
//! for constants. Casts between such spaces are left out, and intrinsics that get the same name become one.
//!
//! - [`casts`]: casts that are left out.

mod casts;
#[cfg(test)]
mod tests;

use crate::address_spaces::renamed;
use crate::arena::Id as _;
use crate::attributes::{AttrListId, AttrSetId, Attribute};
use crate::constants::{ConstId, Constant, ConstantExpr};
use crate::function::{Body, FunctionId};
use crate::instruction::{InstKind, Value};
use crate::metadata::Metadata;
use crate::module::Module;
use crate::opcode::CastOp;
use crate::types::{StructType, Type, TypeId};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

impl Module {
    /// Gives address spaces other numbers, which several may share: those that `pointers` has for types of pointers, and those that
    /// `variables` has for global variables. Addresses of variables whose memory has another number than pointers to it are cast.
    ///
    /// Names of intrinsics follow their types. The data layout stays: it is the caller's.
    pub fn merge_address_spaces(&mut self, pointers: &BTreeMap<u32, u32>, variables: &BTreeMap<u32, u32>) {
        let types = self.merged_types(&|space| number(pointers, space));
        for (_, global) in self.globals.iter_mut() {
            let own = global.props.address_space;
            let of_variable = variables.get(&own).copied();
            global.props.address_space = of_variable.unwrap_or_else(|| number(pointers, own));
            global.value_type = types.get(global.value_type);
        }
        for (_, alias) in self.aliases.iter_mut() {
            alias.props.address_space = number(pointers, alias.props.address_space);
            alias.value_type = types.get(alias.value_type);
        }
        for (_, ifunc) in self.ifuncs.iter_mut() {
            ifunc.props.address_space = number(pointers, ifunc.props.address_space);
            ifunc.value_type = types.get(ifunc.value_type);
        }
        for (_, function) in self.functions.iter_mut() {
            function.props.address_space = number(pointers, function.props.address_space);
        }
        let first = self.rename_intrinsics(pointers);
        let mut merge = Merge { types, first, constants: FxHashMap::default(), lists: FxHashMap::default() };
        merge.module(self);
        let order: Vec<FunctionId> = self
            .functions
            .iter()
            .map(|(id, _)| id)
            .filter(|id| merge.first.get(id).is_none_or(|first| first == id))
            .collect();
        if order.len() < self.functions.len() {
            self.arrange_functions(&order);
        }
    }

    /// Finds the type that each has with the new numbers.
    fn merged_types(&mut self, mapped: &dyn Fn(u32) -> u32) -> Merged {
        let mut merged = Merged::default();
        // Parts of a type are older than the type.
        for index in 0..self.types.len() {
            let old = TypeId::from_index(index);
            let ty = match self.types[old].clone() {
                Type::Pointer(space) => Type::Pointer(mapped(space)),
                Type::Array { element, count } => Type::Array { element: merged.get(element), count },
                Type::Vector { element, count, scalable } => {
                    Type::Vector { element: merged.get(element), count, scalable }
                }
                Type::Struct(body) => Type::Struct(merged.body(&body)),
                Type::Function { ret, params, vararg } => Type::Function {
                    ret: merged.get(ret),
                    params: params.iter().map(|&param| merged.get(param)).collect(),
                    vararg,
                },
                Type::TargetExt { name, types, ints } => {
                    Type::TargetExt { name, types: types.iter().map(|&ty| merged.get(ty)).collect(), ints }
                }
                plain => plain,
            };
            let new = self.types.intern(ty);
            if new != old {
                merged.0.insert(old, new);
            }
        }
        for (_, structure) in self.types.structs.iter_mut() {
            structure.body = structure.body.take().map(|body| merged.body(&body));
        }
        merged
    }

    /// Gives intrinsics their new names. Returns for each that another one has the name of which one that is.
    fn rename_intrinsics(&mut self, pointers: &BTreeMap<u32, u32>) -> FxHashMap<FunctionId, FunctionId> {
        let mut known = FxHashMap::default();
        let mut first = FxHashMap::default();
        for (id, function) in self.functions.iter_mut() {
            let props = &mut function.props;
            if function.body.is_some() {
                continue;
            }
            let Some(name) = renamed(&props.name, |space| number(pointers, space)) else { continue };
            props.name = name.clone();
            let one = *known.entry(name).or_insert(id);
            if one != id {
                first.insert(id, one);
            }
        }
        first
    }
}

/// The new number of an address space.
fn number(map: &BTreeMap<u32, u32>, space: u32) -> u32 {
    map.get(&space).copied().unwrap_or(space)
}

/// The types in the place of others.
#[derive(Default)]
struct Merged(FxHashMap<TypeId, TypeId>);

impl Merged {
    fn get(&self, ty: TypeId) -> TypeId {
        self.0.get(&ty).copied().unwrap_or(ty)
    }
    fn body(&self, body: &StructType) -> StructType {
        StructType { packed: body.packed, fields: body.fields.iter().map(|&field| self.get(field)).collect() }
    }
}

/// What is in the place of types, functions, constants and attributes.
struct Merge {
    types: Merged,
    first: FxHashMap<FunctionId, FunctionId>,
    constants: FxHashMap<ConstId, ConstId>,
    lists: FxHashMap<AttrListId, AttrListId>,
}

impl Merge {
    fn module(&mut self, module: &mut Module) {
        for index in 0..module.globals.len() {
            let id = crate::global::GlobalId::from_index(index);
            if let Some(initializer) = module.globals[id].initializer {
                module.globals[id].initializer = Some(self.constant(module, initializer));
            }
            module.globals[id].attributes = self.set(module, module.globals[id].attributes);
        }
        for index in 0..module.aliases.len() {
            let id = crate::global::AliasId::from_index(index);
            module.aliases[id].aliasee = self.constant(module, module.aliases[id].aliasee);
        }
        for index in 0..module.ifuncs.len() {
            let id = crate::global::IFuncId::from_index(index);
            module.ifuncs[id].resolver = self.constant(module, module.ifuncs[id].resolver);
        }
        for index in 0..module.metadata.len() {
            let id = crate::metadata::MdId::from_index(index);
            if let Metadata::Constant(constant) = module.metadata[id] {
                module.metadata[id] = Metadata::Constant(self.constant(module, constant));
            }
        }
        for index in 0..module.functions.len() {
            let id = FunctionId::from_index(index);
            self.function(module, id);
        }
    }

    fn function(&mut self, module: &mut Module, id: FunctionId) {
        let body = module.functions[id].body.take();
        let this = &mut module.functions[id];
        this.ty = self.types.get(this.ty);
        for param in &mut this.params {
            param.pointee = param.pointee.map(|ty| self.types.get(ty));
        }
        let [prefix, prologue, personality] = [this.prefix, this.prologue, this.personality]
            .map(|constant| constant.map(|constant| self.constant(module, constant)));
        let attributes = self.list(module, module.functions[id].attributes);
        let body = body.map(|body| self.body(module, module.functions[id].ty, body));
        let this = &mut module.functions[id];
        (this.prefix, this.prologue, this.personality) = (prefix, prologue, personality);
        (this.attributes, this.body) = (attributes, body);
    }

    fn body(&mut self, module: &mut Module, function_type: TypeId, mut body: Body) -> Body {
        for (_, inst) in body.insts.iter_mut() {
            inst.ty = self.types.get(inst.ty);
            inst.kind.for_each_operand_mut(|operand| self.value(module, operand));
            match &mut inst.kind {
                InstKind::Alloca { allocated: ty, .. } | InstKind::GetElementPtr { source_type: ty, .. } => {
                    *ty = self.types.get(*ty);
                }
                InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => {
                    call.function_type = self.types.get(call.function_type);
                    call.attributes = self.list(module, call.attributes);
                }
                _ => {}
            }
        }
        body.for_each_value_in_metadata_mut(|value| self.value(module, value));
        for ty in body.pointees.values_mut() {
            *ty = self.types.get(*ty);
        }
        casts::drop_casts(module, function_type, &mut body);
        body
    }

    fn value(&mut self, module: &mut Module, value: &mut Value) {
        if let Value::Const(constant) = value {
            *constant = self.constant(module, *constant);
        }
    }

    /// The constant in the place of another. Its parts come first; they may be deep, and newer than what they are parts of.
    fn constant(&mut self, module: &mut Module, constant: ConstId) -> ConstId {
        let mut waiting = vec![constant];
        while let Some(&next) = waiting.last() {
            let mut parts = module.constants[next].clone();
            let missing: Vec<ConstId> = parts
                .operands_mut()
                .into_iter()
                .filter(|part| !self.constants.contains_key(*part))
                .map(|part| *part)
                .collect();
            // A constant is not a part of itself, but a wrong module must not keep this from ending.
            if missing.is_empty() || waiting.len() > module.constants.len() {
                waiting.pop();
                if !self.constants.contains_key(&next) {
                    let new = self.remade(module, next, parts);
                    self.constants.insert(next, new);
                }
            } else {
                waiting.extend(missing);
            }
        }
        self.constants.get(&constant).copied().unwrap_or(constant)
    }

    /// A constant whose parts are replaced.
    fn remade(&mut self, module: &mut Module, old: ConstId, mut constant: Constant) -> ConstId {
        let ty = self.types.get(module.constants.ty(old));
        for part in constant.operands_mut() {
            *part = self.constants.get(part).copied().unwrap_or(*part);
        }
        match &mut constant {
            Constant::Aggregate(elements) => return module.constants.aggregate(&module.types, ty, elements),
            Constant::InlineAsm(assembly) => {
                assembly.function_type = self.types.get(assembly.function_type);
            }
            Constant::Function(function) | Constant::BlockAddress { function, .. } => {
                *function = self.first.get(function).copied().unwrap_or(*function);
            }
            Constant::Global(global) => {
                let own = module.types.ptr(module.globals[*global].props.address_space);
                if own != ty {
                    let operand = module.constants.intern(own, constant);
                    let cast = ConstantExpr::Cast { op: CastOp::AddrSpaceCast, operand };
                    return module.constants.intern(ty, Constant::Expr(Box::new(cast)));
                }
            }
            Constant::Expr(expr) => match &mut **expr {
                ConstantExpr::Cast { op: CastOp::AddrSpaceCast, operand }
                    if module.constants.ty(*operand) == ty =>
                {
                    return *operand;
                }
                ConstantExpr::GetElementPtr { source_type, .. } => {
                    *source_type = self.types.get(*source_type);
                }
                _ => {}
            },
            _ => {}
        }
        module.constants.intern(ty, constant)
    }

    fn list(&mut self, module: &mut Module, old: AttrListId) -> AttrListId {
        if let Some(&known) = self.lists.get(&old) {
            return known;
        }
        let list = module.attributes.list(old).clone();
        let [function, ret] = [list.function, list.ret].map(|set| self.set(module, set));
        let params: Vec<AttrSetId> = list.params.iter().map(|&set| self.set(module, set)).collect();
        let new = module.attributes.intern_list(function, ret, &params);
        self.lists.insert(old, new);
        new
    }

    fn set(&self, module: &mut Module, old: AttrSetId) -> AttrSetId {
        let mut attributes = module.attributes.set(old).to_vec();
        let mut is_changed = false;
        for attribute in &mut attributes {
            if let Attribute::Type(_, Some(ty)) = attribute {
                let new = self.types.get(*ty);
                is_changed |= new != *ty;
                *ty = new;
            }
        }
        if is_changed { module.attributes.intern_set(attributes) } else { old }
    }
}
