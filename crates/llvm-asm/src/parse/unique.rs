//! Equal metadata nodes are one node, as in LLVM: strings, constants, and all nodes that are not distinct.

use super::Parser;
use llvm_model::arena::Id;
use llvm_model::debug_info::{DebugNode, DiField, DiKind};
use llvm_model::{ConstId, MdId, Metadata, Module, Name};
use rustc_hash::{FxHashMap, FxHasher};
use std::borrow::Cow;
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
    /// The node equal to `module.metadata[id]` that came first, `id` itself when there is none.
    fn find_or_insert(&mut self, module: &Module, id: MdId) -> MdId {
        let key = key(module, id);
        let mut hasher = FxHasher::default();
        key.hash(&mut hasher);
        let same = self.nodes.entry(hasher.finish()).or_default();
        match same.iter().find(|other| self::key(module, **other) == key) {
            Some(found) => *found,
            None => {
                same.push(id);
                id
            }
        }
    }
}

/// The identity of a node: its contents, with three exceptions.
fn key(module: &Module, id: MdId) -> Cow<'_, Metadata> {
    let metadata = &module.metadata[id];
    let Metadata::Debug(node) = metadata else { return Cow::Borrowed(metadata) };
    let is_member_of_identified = || {
        let scope = node.md("scope").and_then(|scope| module.metadata.get(scope));
        matches!(scope, Some(Metadata::Debug(scope))
            if scope.kind == DiKind::DICompositeType && scope.md("identifier").is_some())
    };
    let only = |fields: &[&str]| {
        let mut short = DebugNode::new(node.kind, node.distinct);
        for field in fields {
            short.set(field, node.field(field).clone());
        }
        Cow::Owned(Metadata::Debug(Box::new(short)))
    };
    match node.kind {
        // Members of a type that is known by its identifier are known by their names.
        DiKind::DIDerivedType
            if node.int("tag") == DW_TAG_MEMBER && node.md("name").is_some() && is_member_of_identified() =>
        {
            only(&["tag", "name", "scope"])
        }
        DiKind::DISubprogram
            if node.int("spFlags") & DEFINITION == 0
                && node.md("linkageName").is_some()
                && is_member_of_identified() =>
        {
            only(&["linkageName", "scope", "templateParams"])
        }
        // Bounds are compared by value, independently of their type.
        DiKind::DISubrange => {
            let mut node = node.clone();
            for field in &mut node.fields {
                if let DiField::Md(of) = field
                    && let Metadata::Constant(constant) = module.metadata[*of]
                    && let Some(width) = module.types.int_width(module.constants.ty(constant))
                    && let Some(value) = module.constants.as_int(constant).and_then(|bits| bits.to_i64(width))
                {
                    *field = DiField::Int(value as u64);
                }
            }
            Cow::Owned(Metadata::Debug(node))
        }
        _ => Cow::Borrowed(metadata),
    }
}

/// `DW_TAG_member`. DWARF 5, section 7.5.3.
const DW_TAG_MEMBER: u64 = 0x0D;
/// `DISPFlagDefinition`
const DEFINITION: u64 = 1 << 3;

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
        self.unique.find_or_insert(&self.m, id)
    }

    /// Merges equal nodes, operands before their users; from here on nodes are unique at once.
    pub(super) fn unify_nodes(&mut self) {
        self.unique.ready = true;
        let module = &mut self.m;
        let mut canonical: Vec<MdId> = module.metadata.ids().collect();
        let mut seen = vec![false; module.metadata.len()];
        let mut stack = Vec::new();
        for root in module.metadata.ids() {
            stack.push((root, false));
            while let Some((id, operands_done)) = stack.pop() {
                let leaf = matches!(module.metadata[id], Metadata::String(_) | Metadata::Constant(_));
                if operands_done {
                    for_each_reference(&mut module.metadata[id], |operand| {
                        *operand = canonical[operand.index()]
                    });
                    canonical[id.index()] = self.unique.find_or_insert(module, id);
                } else if !leaf
                    && !is_distinct(&module.metadata[id])
                    && !std::mem::replace(&mut seen[id.index()], true)
                {
                    stack.push((id, true));
                    for_each_reference(&mut module.metadata[id], |operand| stack.push((*operand, false)));
                }
            }
        }
        for id in module.metadata.ids() {
            let mut refers_to_itself = false;
            for_each_reference(&mut module.metadata[id], |operand| {
                *operand = canonical[operand.index()];
                refers_to_itself |= *operand == id;
            });
            if refers_to_itself {
                match &mut module.metadata[id] {
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
