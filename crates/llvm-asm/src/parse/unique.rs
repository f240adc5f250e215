//! Equal metadata nodes are one node, as in LLVM: strings, constants, and all nodes that are not distinct.

use super::Parser;
use llvm_model::arena::{Arena, Id};
use llvm_model::debug_info::DiField;
use llvm_model::{ConstId, MdId, Metadata, Name};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// Tables of the nodes made so far.
#[derive(Default)]
pub(super) struct Unique {
    strings: FxHashMap<Name, MdId>,
    constants: FxHashMap<ConstId, MdId>,
    /// Nodes by hash.
    nodes: FxHashMap<u64, Vec<MdId>>,
    /// Whether nodes are made one at once; before, they may refer to nodes not parsed yet.
    ready: bool,
}

fn is_distinct(node: &Metadata) -> bool {
    match node {
        Metadata::Tuple { distinct, .. } => *distinct,
        Metadata::Debug(node) => node.distinct,
        Metadata::String(_) | Metadata::Constant(_) => false,
    }
}

fn for_each_reference(node: &mut Metadata, mut visit: impl FnMut(&mut MdId)) {
    match node {
        Metadata::Tuple { operands, .. } => operands.iter_mut().flatten().for_each(visit),
        Metadata::Debug(node) => {
            for field in &mut node.fields {
                if let DiField::Md(id) = field {
                    visit(id);
                }
            }
        }
        Metadata::String(_) | Metadata::Constant(_) => {}
    }
}

impl Unique {
    /// The node equal to `arena[id]` that came first, `id` itself when there is none.
    fn find_or_insert(&mut self, arena: &Arena<MdId, Metadata>, id: MdId) -> MdId {
        let mut hasher = FxHasher::default();
        arena[id].hash(&mut hasher);
        let same = self.nodes.entry(hasher.finish()).or_default();
        match same.iter().find(|other| arena[**other] == arena[id]) {
            Some(found) => *found,
            None => {
                same.push(id);
                id
            }
        }
    }
}

impl<'t> Parser<'t> {
    /// The string node with this text.
    pub(super) fn string_node(&mut self, text: Name) -> MdId {
        if let Some(id) = self.unique.strings.get(&text) {
            return *id;
        }
        let id = self.m.metadata.push(Metadata::String(text.clone()));
        self.unique.strings.insert(text, id);
        id
    }

    /// The node of a constant.
    pub(super) fn constant_node(&mut self, constant: ConstId) -> MdId {
        let metadata = &mut self.m.metadata;
        *self.unique.constants.entry(constant).or_insert_with(|| metadata.push(Metadata::Constant(constant)))
    }

    /// A node written in place.
    pub(super) fn inline_node(&mut self, node: Metadata) -> MdId {
        let distinct = is_distinct(&node);
        let id = self.m.metadata.push(node);
        if distinct || !self.unique.ready {
            return id;
        }
        self.unique.find_or_insert(&self.m.metadata, id)
    }

    /// Makes equal nodes one, operands before what refers to them; from here on nodes are made one at once.
    pub(super) fn unify_nodes(&mut self) {
        self.unique.ready = true;
        let arena = &mut self.m.metadata;
        let mut canonical: Vec<MdId> = arena.ids().collect();
        let mut seen = vec![false; arena.len()];
        let mut stack = Vec::new();
        for root in arena.ids() {
            stack.push((root, false));
            while let Some((id, operands_done)) = stack.pop() {
                let leaf = matches!(arena[id], Metadata::String(_) | Metadata::Constant(_));
                if operands_done {
                    for_each_reference(&mut arena[id], |operand| *operand = canonical[operand.index()]);
                    canonical[id.index()] = self.unique.find_or_insert(arena, id);
                } else if !leaf && !is_distinct(&arena[id]) && !std::mem::replace(&mut seen[id.index()], true)
                {
                    stack.push((id, true));
                    for_each_reference(&mut arena[id], |operand| stack.push((*operand, false)));
                }
            }
        }
        for id in arena.ids() {
            let mut refers_to_itself = false;
            for_each_reference(&mut arena[id], |operand| {
                *operand = canonical[operand.index()];
                refers_to_itself |= *operand == id;
            });
            if refers_to_itself {
                match &mut arena[id] {
                    Metadata::Tuple { distinct, .. } => *distinct = true,
                    Metadata::Debug(node) => node.distinct = true,
                    Metadata::String(_) | Metadata::Constant(_) => {}
                }
            }
        }
        for id in self.nodes.values_mut() {
            *id = canonical[id.index()];
        }
        for named in &mut self.m.named_metadata {
            named.operands.iter_mut().for_each(|id| *id = canonical[id.index()]);
        }
    }
}
