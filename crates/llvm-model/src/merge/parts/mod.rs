//! Functions that get their bodies in several threads: each thread works on a copy of the module's tables, and the entries that
//! it adds are added to the module afterwards, in the order of the functions. The tables are then those of one thread.

#[cfg(test)]
mod tests;

use super::{Renumbered, bodies, changed_attribute, changed_type, constants};
use crate::arena::Id as _;
use crate::function::{Body, Function};
use crate::global::{GlobalId, GlobalVariable};
use crate::host::Host;
use crate::metadata::{MdId, Metadata};
use crate::module::Module;
use crate::{AttrListId, AttrSetId, ConstId, FunctionId, MdKindId, SyncScopeId, TypeId};

/// The sizes of a module's tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSizes {
    types: usize,
    constants: usize,
    sets: usize,
    lists: usize,
    functions: usize,
    metadata: usize,
    kinds: usize,
    scopes: usize,
    /// Tables that no part adds to.
    others: [usize; 8],
    globals: usize,
}

impl TableSizes {
    /// The number of functions.
    pub fn functions(&self) -> usize {
        self.functions
    }

    /// Those that a module has now.
    pub fn of(module: &Module) -> TableSizes {
        TableSizes {
            types: module.types.len(),
            constants: module.constants.len(),
            sets: module.attributes.sets().len(),
            lists: module.attributes.lists().len(),
            functions: module.functions.len(),
            metadata: module.metadata.len(),
            kinds: module.md_kinds.len(),
            scopes: module.sync_scopes.len(),
            others: [
                module.types.structs.len(),
                module.aliases.len(),
                module.ifuncs.len(),
                module.comdats.len(),
                module.named_metadata.iter().map(|named| named.operands.len() + 1).sum(),
                module.inline_asm.len(),
                module.debug_locs.len(),
                usize::from(module.summary.is_some()),
            ],
            globals: module.globals.len(),
        }
    }
}

/// Adds to the tables of a module what is not identified by its contents alone.
pub trait Adopter {
    /// Returns the function of the module that a new declaration of a part, where it is `id`, is: one that it has, or a new one.
    fn function(&mut self, module: &mut Module, id: FunctionId, declaration: Function) -> FunctionId;
    /// Whether variables of parts have a place in the module.
    fn takes_variables(&self) -> bool {
        false
    }
    /// Returns the variable of the module that a new one of a part, where it is `id`, is: one that it has, or a new one. It has
    /// no initializer yet.
    fn variable(&mut self, module: &mut Module, _id: GlobalId, declaration: GlobalVariable) -> GlobalId {
        module.globals.push(declaration)
    }
    /// Returns the node of the module that equals a new one of a part, whose operands are nodes of the module. It is not distinct.
    fn node(&mut self, module: &mut Module, node: Metadata) -> MdId;
}

impl Module {
    /// Returns a copy of the tables for functions that get their bodies in another thread. Its functions have no bodies.
    pub fn part(&self) -> Module {
        let mut functions = crate::Arena::new();
        functions.reserve(self.functions.len());
        for function in self.functions.values() {
            functions.push(Function {
                props: function.props.clone(),
                params: function.params.clone(),
                gc: function.gc.clone(),
                attachments: function.attachments.clone(),
                body: None,
                ..*function
            });
        }
        Module {
            producer: self.producer.clone(),
            source_filename: self.source_filename.clone(),
            triple: self.triple.clone(),
            data_layout: self.data_layout.clone(),
            inline_asm: self.inline_asm.clone(),
            types: self.types.clone(),
            constants: self.constants.clone(),
            attributes: self.attributes.clone(),
            comdats: self.comdats.clone(),
            globals: self.globals.clone(),
            functions,
            aliases: self.aliases.clone(),
            ifuncs: self.ifuncs.clone(),
            metadata: self.metadata.clone(),
            named_metadata: self.named_metadata.clone(),
            md_kinds: self.md_kinds.clone(),
            sync_scopes: self.sync_scopes.clone(),
            debug_locs: self.debug_locs.clone(),
            summary: self.summary.clone(),
        }
    }

    /// Adds the entries that a part added to its tables, whose sizes were `before`, in their order. [`Joined::adopt`] then gives the bodies of the part their
    /// new ids. Of several parts that were made at the same time, add the one with the first functions first.
    ///
    /// `None` if the part added something that belongs to a place in the module (a structure with a name, a function with a body,
    /// a node of debug information; a variable, unless the adopter takes it): then nothing changes here.
    pub fn join(&mut self, from: &Module, before: &TableSizes, adopter: &mut impl Adopter) -> Option<Joined> {
        if !(can_join(from, before) && (adopter.takes_variables() || from.globals.len() == before.globals)) {
            return None;
        }
        let mut new = Renumbered {
            types: first(before.types, TypeId::from_index),
            constants: first(before.constants, ConstId::from_index),
            sets: first(before.sets, AttrSetId::from_index),
            lists: first(before.lists, AttrListId::from_index),
            metadata: first(before.metadata, MdId::from_index),
            kinds: first(before.kinds, MdKindId::from_index),
            scopes: first(before.scopes, SyncScopeId::from_index),
            ..Renumbered::default()
        };
        for (_, ty) in from.types.iter_from(before.types) {
            new.types.push(self.types.intern(changed_type(ty, &new.types)));
        }
        for (_, set) in from.attributes.sets().skip(before.sets) {
            let set = set.iter().map(|attribute| changed_attribute(attribute, &new)).collect();
            new.sets.push(self.attributes.intern_set(set));
        }
        for (_, list) in from.attributes.lists().skip(before.lists) {
            let params: Vec<AttrSetId> = list.params.iter().map(|&set| new.set(set)).collect();
            let list = self.attributes.intern_list(new.set(list.function), new.set(list.ret), &params);
            new.lists.push(list);
        }
        for (id, function) in from.functions.iter_from(before.functions) {
            let mut function = function.clone();
            function.ty = new.ty(function.ty);
            function.attributes = new.list(function.attributes);
            new.functions.insert(id, adopter.function(self, id, function));
        }
        let mut added = Vec::new();
        for (id, variable) in from.globals.iter_from(before.globals) {
            let declaration = GlobalVariable {
                value_type: new.ty(variable.value_type),
                attributes: new.set(variable.attributes),
                initializer: None,
                ..variable.clone()
            };
            let next = self.globals.next_id();
            let adopted = adopter.variable(self, id, declaration);
            added.extend(variable.initializer.filter(|_| adopted == next).map(|value| (adopted, value)));
            new.globals.insert(id, adopted);
        }
        for (_, ty, constant) in from.constants.iter_from(before.constants) {
            let constant = constants::renumbered(constant, &new, &|id| new.constant(id));
            new.constants.push(self.constants.intern(new.ty(ty), constant));
        }
        for (variable, value) in added {
            self.globals[variable].initializer = Some(new.constant(value));
        }
        for (_, name) in from.md_kinds.iter().skip(before.kinds) {
            new.kinds.push(self.md_kinds.intern(name.clone()));
        }
        for (_, name) in from.sync_scopes.iter().skip(before.scopes) {
            new.scopes.push(self.sync_scopes.intern(name.clone()));
        }
        for (_, node) in from.metadata.iter_from(before.metadata) {
            // A distinct node may name itself, and nodes after it have no numbers yet.
            let next = self.metadata.next_id();
            let of = |id: MdId| new.metadata.get(id.index()).copied().unwrap_or(next);
            let made = match node {
                Metadata::Constant(id) => adopter.node(self, Metadata::Constant(new.constant(*id))),
                Metadata::Tuple { distinct, operands } => {
                    let operands = operands.iter().map(|&id| id.map(of)).collect();
                    let tuple = Metadata::Tuple { distinct: *distinct, operands };
                    if *distinct { self.metadata.push(tuple) } else { adopter.node(self, tuple) }
                }
                Metadata::String(_) | Metadata::Debug(_) => adopter.node(self, node.clone()),
            };
            new.metadata.push(made);
        }
        Some(Joined(new))
    }
}

/// Whether everything that was added has a place in the module that follows from its contents.
fn can_join(from: &Module, before: &TableSizes) -> bool {
    let mut declared = from.functions.iter_from(before.functions).map(|(_, function)| function);
    let only_declares = declared.all(|function| {
        function.body.is_none()
            && function.attachments.is_empty()
            && [function.prefix, function.prologue, function.personality].iter().all(Option::is_none)
    });
    let node_is_known = |(id, node): (MdId, &Metadata)| match node {
        Metadata::String(_) | Metadata::Constant(_) => true,
        Metadata::Tuple { distinct, operands } => {
            operands.iter().flatten().all(|operand| *operand < id || *distinct && *operand == id)
        }
        Metadata::Debug(_) => false,
    };
    let places_blocks = |constant: &crate::Constant| matches!(constant, crate::Constant::BlockAddress { .. });
    TableSizes::of(from).others == before.others
        && only_declares
        && from.metadata.iter_from(before.metadata).all(node_is_known)
        && !from.constants.iter_from(before.constants).any(|(_, _, constant)| places_blocks(constant))
}

/// The ids that the entries of a part have in the module.
#[derive(Debug)]
pub struct Joined(Renumbered);

impl Joined {
    /// Gives the bodies of functions their new ids, in the threads of the host.
    pub fn adopt(&self, functions: &mut [(FunctionId, Body)], host: Host<'_>) {
        if self.0.is_identity() {
            return;
        }
        let weight = |index: usize| functions.get(index).map_or(0, |(_, body)| body.insts.len());
        let lengths: Vec<usize> =
            host.shares(functions.len(), weight).iter().map(ExactSizeIterator::len).collect();
        let mut rest = functions;
        let shares: Vec<&mut [(FunctionId, Body)]> =
            lengths.iter().filter_map(|&length| rest.split_off_mut(..length)).collect();
        let renumber = |share: &mut &mut [(FunctionId, Body)]| {
            share.iter_mut().for_each(|(_, body)| bodies::renumber_all(body, &self.0));
        };
        Host::all(shares, renumber);
    }

    /// Gives a function of the module the signature that the part gave it.
    pub fn adopt_signature(&self, from: &mut Function, to: &mut Function) {
        to.ty = self.0.ty(from.ty);
        to.attributes = self.0.list(from.attributes);
        to.params = std::mem::take(&mut from.params);
        for param in &mut to.params {
            param.pointee = param.pointee.map(|ty| self.0.ty(ty));
        }
    }

    /// Gives the attachments of a function their new ids.
    pub fn adopt_attachments(&self, attachments: &mut [(MdKindId, MdId)]) {
        for (kind, node) in attachments {
            (*kind, *node) = (self.0.kind(*kind), self.0.node(*node));
        }
    }

    /// Returns the constant of the module that a constant of the part is.
    pub fn constant(&self, id: ConstId) -> ConstId {
        self.0.constant(id)
    }

    /// Returns the function of the module that a function of the part is.
    pub fn function(&self, id: FunctionId) -> FunctionId {
        self.0.functions.get(&id).copied().unwrap_or(id)
    }
}

/// The ids before those of new entries, which stay.
fn first<I>(count: usize, id: impl Fn(usize) -> I) -> Vec<I> {
    (0..count).map(id).collect()
}
