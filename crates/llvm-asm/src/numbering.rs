//! Numbers of entities without names: values, metadata nodes and attribute sets, in LLVM's order.
//!
//! Metadata nodes are numbered in the order in which a walk over the module first meets them (attachments of globals,
//! named metadata, then function after function), a node before its operands. Attribute sets: those of functions, then
//! those of calls. Nothing recurses, so chains of nodes may be as long as they like.

use crate::debug_layout::OperandPositions;
use crate::keywords::METADATA_KINDS;
use llvm_model::arena::Id;
use llvm_model::debug_info::DiField;
use llvm_model::{
    AttrSetId, Body, DebugLoc, DebugLocId, DebugNode, DebugRecord, DebugRecordKind, DiKind, Function, InstId,
    Instruction, MdId, MdKindId, Metadata, MetadataOperand, Module, Value,
};
use rustc_hash::FxHashMap;

/// The mark of something that has no number.
pub(crate) const NONE: u32 = u32::MAX;

/// A numbered metadata node: one of the module's nodes, or a source location that only instructions refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbered {
    Node(MdId),
    Location(DebugLocId),
}

/// The numbers of a module.
pub(crate) struct Numbering {
    nodes: Vec<u32>,
    locations: Vec<u32>,
    /// Locations that are equal to a node of the module.
    same: FxHashMap<DebugLocId, MdId>,
    /// Numbered metadata in order.
    pub(crate) metadata: Vec<Numbered>,
    sets: FxHashMap<AttrSetId, u32>,
    /// Numbered attribute sets in order.
    pub(crate) set_order: Vec<AttrSetId>,
    /// Unnamed globals, in the order variables, aliases, ifuncs, functions: numbers by arena position.
    pub(crate) globals: Vec<u32>,
    /// As [`Self::globals`], of aliases.
    pub(crate) aliases: Vec<u32>,
    /// As [`Self::globals`], of ifuncs.
    pub(crate) ifuncs: Vec<u32>,
    /// As [`Self::globals`], of functions.
    pub(crate) functions: Vec<u32>,
    kind_ranks: Vec<u32>,
    positions: OperandPositions,
}

impl Numbering {
    /// Numbers nothing: for printing pieces without references to metadata and attribute sets.
    pub(crate) fn without_metadata(module: &Module) -> Numbering {
        let mut next = 0;
        let globals = number(module.globals.values().map(|g| g.props.name.is_empty()), &mut next);
        let aliases = number(module.aliases.values().map(|g| g.props.name.is_empty()), &mut next);
        let ifuncs = number(module.ifuncs.values().map(|g| g.props.name.is_empty()), &mut next);
        let functions = number(module.functions.values().map(|g| g.props.name.is_empty()), &mut next);
        let rank = |name: &llvm_model::Name, index: usize| {
            let fixed = METADATA_KINDS.iter().position(|k| *name == *k);
            fixed.unwrap_or(METADATA_KINDS.len() + index) as u32
        };
        Numbering {
            nodes: Vec::new(),
            locations: Vec::new(),
            same: FxHashMap::default(),
            metadata: Vec::new(),
            sets: FxHashMap::default(),
            set_order: Vec::new(),
            globals,
            aliases,
            ifuncs,
            functions,
            kind_ranks: module.md_kinds.iter().enumerate().map(|(i, (_, name))| rank(name, i)).collect(),
            positions: OperandPositions::new(),
        }
    }

    /// Numbers everything in `module`.
    pub(crate) fn new(module: &Module) -> Numbering {
        let mut this = Self::without_metadata(module);
        this.nodes = vec![NONE; module.metadata.len()];
        this.locations = vec![NONE; module.debug_locs.len()];
        this.find_shared_locations(module);
        this.module_level(module);
        for function in module.functions.values() {
            this.function(module, function);
        }
        this
    }

    /// The number of a node.
    pub(crate) fn node(&self, id: MdId) -> Option<u32> {
        self.nodes.get(id.index()).copied().filter(|n| *n != NONE)
    }
    /// The number of a source location.
    pub(crate) fn location(&self, id: DebugLocId) -> Option<u32> {
        match self.same.get(&id) {
            Some(node) => self.node(*node),
            None => self.locations.get(id.index()).copied().filter(|n| *n != NONE),
        }
    }
    /// The number of an attribute set.
    pub(crate) fn set(&self, id: AttrSetId) -> Option<u32> {
        self.sets.get(&id).copied()
    }
    /// Attachments in the order in which LLVM prints them: by the number of their kind.
    pub(crate) fn sorted<'a>(&self, attachments: &'a [(MdKindId, MdId)]) -> Vec<&'a (MdKindId, MdId)> {
        let mut sorted: Vec<_> = attachments.iter().collect();
        sorted.sort_by_key(|(kind, _)| self.kind_ranks.get(kind.index()).copied().unwrap_or(NONE));
        sorted
    }

    fn find_shared_locations(&mut self, module: &Module) {
        if module.debug_locs.is_empty() {
            return;
        }
        for (id, node) in module.metadata.iter() {
            if let Some(loc) = as_location(node).and_then(|loc| module.debug_locs.find(&loc)) {
                self.same.entry(loc).or_insert(id);
            }
        }
    }

    fn module_level(&mut self, module: &Module) {
        for global in module.globals.values() {
            self.attachments(module, &global.attachments);
            self.attribute_set(module, global.attributes);
        }
        for ifunc in module.ifuncs.values() {
            self.attachments(module, &ifunc.attachments);
        }
        for named in &module.named_metadata {
            for &operand in &named.operands {
                self.add(module, operand);
            }
        }
        for function in module.functions.values() {
            self.attribute_set(module, module.attributes.list(function.attributes).function);
        }
    }

    fn function(&mut self, module: &Module, function: &Function) {
        self.attachments(module, &function.attachments);
        let Some(body) = &function.body else { return };
        for (_, id, inst) in body.instructions() {
            for record in body.debug_records.get(&id).into_iter().flatten() {
                self.record(module, record);
            }
            self.instruction(module, body, id, inst);
        }
        for (_, _, inst) in body.instructions() {
            if let Some(call) = inst.kind.call() {
                self.attribute_set(module, module.attributes.list(call.attributes).function);
            }
        }
    }

    fn instruction(&mut self, module: &Module, body: &Body, id: InstId, inst: &Instruction) {
        if let Some(call) = inst.kind.call() {
            for arg in &call.args {
                if let Value::Metadata(index) = arg
                    && let Some(MetadataOperand::Node(node)) = body.metadata_operands.get(*index as usize)
                {
                    self.add(module, *node);
                }
            }
        }
        if let Some(loc) = body.locs.get(id) {
            self.add_location(module, loc);
        }
        self.attachments(module, &inst.attachments);
    }

    fn record(&mut self, module: &Module, record: &DebugRecord) {
        let mut operand = |operand: &MetadataOperand| {
            if let MetadataOperand::Node(node) = operand {
                self.add(module, *node);
            }
        };
        match &record.kind {
            DebugRecordKind::Value { location, variable, .. }
            | DebugRecordKind::Declare { location, variable, .. }
            | DebugRecordKind::DeclareValue { location, variable, .. } => {
                operand(location);
                self.add(module, *variable);
            }
            DebugRecordKind::Assign { location, variable, assign_id, address, .. } => {
                operand(location);
                operand(&MetadataOperand::Node(*variable));
                operand(&MetadataOperand::Node(*assign_id));
                operand(address);
            }
            DebugRecordKind::Label { label } => self.add(module, *label),
        }
        self.add_location(module, record.loc);
    }

    fn attachments(&mut self, module: &Module, attachments: &[(MdKindId, MdId)]) {
        match attachments {
            [] => {}
            [(_, only)] => self.add(module, *only),
            _ => {
                for (_, node) in self.sorted(attachments) {
                    self.add(module, *node);
                }
            }
        }
    }

    fn attribute_set(&mut self, module: &Module, set: AttrSetId) {
        if set != module.attributes.empty_set() {
            let next = self.set_order.len() as u32;
            self.sets.entry(set).or_insert_with(|| {
                self.set_order.push(set);
                next
            });
        }
    }

    fn add_location(&mut self, module: &Module, id: DebugLocId) {
        if let Some(&node) = self.same.get(&id) {
            return self.add(module, node);
        }
        if self.locations.get(id.index()).is_some_and(|n| *n == NONE) {
            self.locations[id.index()] = self.metadata.len() as u32;
            self.metadata.push(Numbered::Location(id));
            let loc = &module.debug_locs[id];
            self.add(module, loc.scope);
            if let Some(at) = loc.inlined_at {
                self.add(module, at);
            }
        }
    }

    /// Numbers `root` and its operands, a node before its operands.
    fn add(&mut self, module: &Module, root: MdId) {
        let mut stack = vec![root];
        while let Some(id) = stack.pop() {
            if self.nodes.get(id.index()).is_none_or(|n| *n != NONE) {
                continue;
            }
            match &module.metadata[id] {
                Metadata::String(_) | Metadata::Constant(_) => continue,
                Metadata::Debug(node) if node.kind == DiKind::DIExpression => continue,
                _ => {}
            }
            self.nodes[id.index()] = self.metadata.len() as u32;
            self.metadata.push(Numbered::Node(id));
            let start = stack.len();
            for_each_operand(module, &self.positions, id, |operand| stack.push(operand));
            stack[start..].reverse();
        }
    }
}

/// Calls `visit` for the metadata operands of a node, in LLVM's order.
pub(crate) fn for_each_operand(
    module: &Module,
    positions: &OperandPositions,
    id: MdId,
    mut visit: impl FnMut(MdId),
) {
    match &module.metadata[id] {
        Metadata::Tuple { operands, .. } => operands.iter().flatten().copied().for_each(visit),
        Metadata::Debug(node) => {
            for &position in positions.of(node.kind) {
                if let Some(DiField::Md(operand)) = node.fields.get(position) {
                    if node.kind == DiKind::GenericDINode {
                        module.tuple(*operand).iter().flatten().copied().for_each(&mut visit);
                    } else {
                        visit(*operand);
                    }
                }
            }
        }
        Metadata::String(_) | Metadata::Constant(_) => {}
    }
}

/// A uniqued `DILocation` node as a location.
fn as_location(node: &Metadata) -> Option<DebugLoc> {
    match node {
        Metadata::Debug(node) if node.kind == DiKind::DILocation && !node.distinct => location(node),
        _ => None,
    }
}

/// A `DILocation` node as a location; `None` when it has no scope or its numbers are too large.
pub(crate) fn location(node: &DebugNode) -> Option<DebugLoc> {
    Some(DebugLoc {
        line: u32::try_from(node.int("line")).ok()?,
        column: u32::try_from(node.int("column")).ok()?,
        scope: node.md("scope")?,
        inlined_at: node.md("inlinedAt"),
        implicit_code: node.int("isImplicitCode") != 0,
        atom_group: node.int("atomGroup"),
        atom_rank: u8::try_from(node.int("atomRank")).ok()?,
        distinct: node.distinct,
    })
}

/// Numbers from `next` on for those that are unnamed, [`NONE`] for the others.
pub(crate) fn number(unnamed: impl Iterator<Item = bool>, next: &mut u32) -> Vec<u32> {
    unnamed
        .map(|unnamed| {
            if !unnamed {
                return NONE;
            }
            *next += 1;
            *next - 1
        })
        .collect()
}
