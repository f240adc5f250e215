//! METADATA_KIND and METADATA blocks.
//!
//! All nodes that something refers to stand at module level, in the order of the model's arena: strings, constants,
//! distinct nodes, the other nodes.

use indexmap::IndexSet;
use llvm_model::debug_info::DebugNode;
use llvm_model::{
    ConstId, Constant, DebugLocId, DebugRecord, DebugRecordKind, DiKind, Id, MdId, MdKindId, Metadata, Type,
};
use rustc_hash::FxBuildHasher;

use super::dialect::WriteError;
use super::numbering::NONE;
use super::{ModuleWriter, chars, width};
use crate::bitstream::{Abbrev, Field, Tail};
use crate::codes::block;
use crate::codes::metadata as code;
use llvm_model::ApInt;

impl ModuleWriter<'_> {
    pub(super) fn find_kinds(&mut self) {
        self.metadata.annotation = self.module.find_md_kind("annotation");
    }

    /// Collects attachments.
    pub(super) fn metadata_attachments(&mut self, attachments: &[(MdKindId, MdId)]) {
        for &(kind, id) in attachments {
            if self.metadata.annotation == Some(kind)
                && self.has_nested_tuple(id)
                && !self.dialect.keep(17, "tuples in !annotation")
            {
                self.metadata.left_out.insert(id);
                continue;
            }
            self.metadata.use_kind(kind);
            self.metadata.reach(self.module, id);
        }
    }

    fn has_nested_tuple(&self, id: MdId) -> bool {
        let is_tuple = |id: &MdId| matches!(self.module.metadata[*id], Metadata::Tuple { .. });
        is_tuple(&id) && self.module.tuple(id).iter().flatten().any(is_tuple)
    }

    #[inline]
    pub(super) fn reach_location(&mut self, id: DebugLocId) {
        let loc = &self.module.debug_locs[id];
        self.metadata.reach(self.module, loc.scope);
        if let Some(inlined_at) = loc.inlined_at {
            self.metadata.reach(self.module, inlined_at);
        }
    }

    pub(super) fn reach_debug_record(&mut self, record: &DebugRecord) {
        self.reach_location(record.loc);
        let module = self.module;
        let mut reach = |ids: &[MdId]| ids.iter().for_each(|&id| self.metadata.reach(module, id));
        match &record.kind {
            DebugRecordKind::Value { variable, expression, .. }
            | DebugRecordKind::Declare { variable, expression, .. }
            | DebugRecordKind::DeclareValue { variable, expression, .. } => reach(&[*variable, *expression]),
            DebugRecordKind::Assign { variable, expression, assign_id, address_expression, .. } => {
                reach(&[*variable, *expression, *assign_id, *address_expression]);
            }
            DebugRecordKind::Label { label } => reach(&[*label]),
        }
    }

    /// Numbers all nodes that were reached; adds the constants they hold to `roots`.
    pub(super) fn number_metadata(&mut self, roots: &mut Vec<ConstId>) -> Result<(), WriteError> {
        let module = self.module;
        let mut distinct = Vec::new();
        let mut uniqued = Vec::new();
        let mut made = IndexSet::<u64, FxBuildHasher>::default();
        for (id, node) in module.metadata.iter() {
            if self.metadata.numbers.get(id.index()).is_none_or(|&n| n == NONE) {
                continue;
            }
            match node {
                Metadata::String(_) => self.metadata.strings.push(id),
                Metadata::Constant(c) => {
                    self.metadata.constants.push(id);
                    roots.push(*c);
                }
                Metadata::Tuple { distinct: true, .. } => distinct.push(id),
                Metadata::Tuple { .. } => uniqued.push(id),
                Metadata::Debug(node) => {
                    if node.distinct { &mut distinct } else { &mut uniqued }.push(id);
                    self.numbers_as_nodes(node, &mut made);
                    self.plan_retained_nodes(node);
                }
            }
        }
        if !made.is_empty() {
            let i64_ = self.intern_type(Type::Integer(64));
            for &value in &made {
                let c = self.intern_constant(i64_, Constant::Int(ApInt::Small(value)));
                self.metadata.made_constants.push(c);
                roots.push(c);
            }
        }
        let m = &mut self.metadata;
        m.nodes = distinct;
        m.nodes.extend(uniqued);
        let mut next = 0;
        for &id in m.strings.iter().chain(&m.constants) {
            if let Some(slot) = m.numbers.get_mut(id.index()) {
                *slot = next;
            }
            next += 1;
        }
        for &value in &made {
            m.made_numbers.insert(value, next);
            next += 1;
        }
        for &id in &m.nodes {
            if let Some(slot) = m.numbers.get_mut(id.index()) {
                *slot = next;
            }
            next += 1;
        }
        m.count = next;
        Ok(())
    }

    /// Imports in a function are among its retained nodes since LLVM 18, local types and static variables since LLVM 23;
    /// older LLVM throws away all debug info when it meets one there.
    fn plan_retained_nodes(&mut self, node: &DebugNode) {
        let Some(list) = node.md("retainedNodes").filter(|_| node.kind == DiKind::DISubprogram) else {
            return;
        };
        let newest = self.module.tuple(list).iter().map(|&id| self.retained_since(id)).max();
        let (since, what) = match newest {
            None | Some(0) => return,
            Some(since @ ..=18) => (since, "imports in retainedNodes"),
            Some(since) => (since, "types and static variables in retainedNodes"),
        };
        if !self.dialect.keep(since, what) {
            self.metadata.filtered.insert(list);
        }
    }

    /// The first version that has a node among those retained by a function; 0 if all have.
    fn retained_since(&self, id: Option<MdId>) -> u32 {
        let Some(Metadata::Debug(node)) = id.map(|id| &self.module.metadata[id]) else { return 0 };
        match node.kind {
            DiKind::DILocalVariable | DiKind::DILabel => 0,
            DiKind::DIImportedEntity => 18,
            _ => 23,
        }
    }

    pub(super) fn write_metadata_kinds(&mut self) {
        if self.metadata.kinds.is_empty() {
            return;
        }
        self.metadata.order_kinds();
        self.out.enter_block(block::METADATA_KIND, width::SMALL);
        for (number, &kind) in self.metadata.kinds.iter().enumerate() {
            let name = chars(self.module.md_kinds[kind].as_bytes());
            let ops: Vec<u64> = std::iter::once(number as u64).chain(name).collect();
            self.out.record(code::KIND, &ops);
        }
        self.out.end_block();
    }

    pub(super) fn write_module_metadata(&mut self) -> Result<(), WriteError> {
        let module = self.module;
        let has_attachments = module.globals.values().any(|g| !g.attachments.is_empty())
            || module.functions.values().any(|f| f.body.is_none() && !f.attachments.is_empty())
            || module.ifuncs.values().any(|i| !i.attachments.is_empty());
        if self.metadata.count == 0 && module.named_metadata.is_empty() && !has_attachments {
            return Ok(());
        }
        self.out.enter_block(block::METADATA, width::USUAL);
        self.write_metadata_strings();
        for index in 0..self.metadata.constants.len() + self.metadata.made_constants.len() {
            let c = match self.metadata.constants.get(index) {
                Some(&id) => match module.metadata[id] {
                    Metadata::Constant(c) => Some(c),
                    _ => None,
                },
                None => self.metadata.made_constants.get(index - self.metadata.constants.len()).copied(),
            };
            let Some(c) = c else { continue };
            let ops = [u64::from(self.numbers.ty(self.constants.ty(c))), u64::from(self.numbers.constant(c))];
            self.out.record(code::VALUE, &ops);
        }
        let location = self.define_location_abbrev();
        for index in 0..self.metadata.nodes.len() {
            let Some(&id) = self.metadata.nodes.get(index) else { continue };
            match &module.metadata[id] {
                Metadata::Tuple { distinct, operands } => {
                    let is_filtered = self.metadata.filtered.contains(&id);
                    let kept = operands
                        .iter()
                        .filter(|&&op| !is_filtered || self.dialect.has(self.retained_since(op)));
                    let ops = kept.map(|&op| self.metadata.node_or_null(op));
                    let ops = ops.collect::<Result<Vec<u64>, WriteError>>()?;
                    self.out.record(if *distinct { code::DISTINCT_NODE } else { code::NODE }, &ops);
                }
                Metadata::Debug(node) => self.write_debug_node(node, location)?,
                Metadata::String(_) | Metadata::Constant(_) => {}
            }
        }
        let name_abbrev = self.out.define_abbrev(Abbrev::new(code::NAME, &[], Tail::Array(Field::Fixed(8))));
        for named in &module.named_metadata {
            self.out.abbreviated_text(name_abbrev, code::NAME, &[], named.name.as_bytes());
            let ops = named
                .operands
                .iter()
                .map(|&op| self.metadata.node(op))
                .collect::<Result<Vec<u64>, WriteError>>()?;
            self.out.record(code::NAMED_NODE, &ops);
        }
        self.write_global_attachments()?;
        self.out.end_block();
        Ok(())
    }

    /// The abbreviation for source locations, for the METADATA block that is open.
    pub(super) fn define_location_abbrev(&mut self) -> u32 {
        use Field::{Fixed, Vbr};
        let fields = [Fixed(1), Vbr(6), Vbr(8), Vbr(6), Vbr(6), Fixed(1)];
        self.out.define_abbrev(Abbrev::new(code::LOCATION, &fields, Tail::None))
    }

    fn write_metadata_strings(&mut self) {
        if self.metadata.strings.is_empty() {
            return;
        }
        let fields = [Field::Vbr(6), Field::Vbr(6)];
        let abbrev = self.out.define_abbrev(Abbrev::new(code::STRINGS, &fields, Tail::Blob));
        let mut lengths = crate::bitstream::BitPacker::default();
        let mut text = Vec::new();
        for &id in &self.metadata.strings {
            if let Metadata::String(s) = &self.module.metadata[id] {
                lengths.vbr6(s.as_bytes().len() as u64);
                text.extend_from_slice(s.as_bytes());
            }
        }
        let mut blob = lengths.finish();
        let offset = blob.len() as u64;
        blob.extend_from_slice(&text);
        let ops = [self.metadata.strings.len() as u64, offset];
        self.out.abbreviated_text(abbrev, code::STRINGS, &ops, &blob);
    }

    /// Attachments of globals that have no body to hold them.
    fn write_global_attachments(&mut self) -> Result<(), WriteError> {
        let module = self.module;
        let functions = module.globals.len();
        let ifuncs = functions + module.functions.len() + self.debug_calls.made.len() + module.aliases.len();
        let variables = module.globals.values().enumerate().map(|(i, g)| (i, &g.attachments));
        let declared = module.functions.values().enumerate().filter(|(_, f)| f.body.is_none());
        let declared = declared.map(|(i, f)| (functions + i, &f.attachments));
        let indirect = module.ifuncs.values().enumerate().map(|(i, f)| (ifuncs + i, &f.attachments));
        for (number, attachments) in variables.chain(declared).chain(indirect) {
            if attachments.is_empty() {
                continue;
            }
            let mut ops = vec![number as u64];
            for &(kind, id) in attachments {
                ops.extend([self.metadata.kind(kind), self.metadata.node(id)?]);
            }
            self.out.record(code::GLOBAL_DECL_ATTACHMENT, &ops);
        }
        Ok(())
    }

    /// A source location as the operands of a node record.
    pub(super) fn location_ops(&mut self, id: DebugLocId) -> Result<Vec<u64>, WriteError> {
        let loc = &self.module.debug_locs[id];
        let mut ops = vec![
            u64::from(loc.distinct),
            u64::from(loc.line),
            u64::from(loc.column),
            self.metadata.node(loc.scope)?,
            self.metadata.node_or_null(loc.inlined_at)?,
            u64::from(loc.implicit_code),
        ];
        let has_atom = loc.atom_group != 0 || loc.atom_rank != 0;
        if has_atom && self.dialect.keep(21, "atomGroup of a source location") {
            ops.extend([loc.atom_group, u64::from(loc.atom_rank)]);
        }
        Ok(ops)
    }

    /// Writes a location node, abbreviated where that is possible.
    pub(super) fn write_location(&mut self, ops: &[u64], abbrev: u32) {
        if ops.len() == 6 {
            self.out.abbreviated(abbrev, code::LOCATION, ops);
        } else {
            self.out.record(code::LOCATION, ops);
        }
    }

    fn write_debug_node(&mut self, node: &DebugNode, location_abbrev: u32) -> Result<(), WriteError> {
        match self.debug_node_ops(node)? {
            Some(ops) if node.kind == DiKind::DILocation => self.write_location(&ops, location_abbrev),
            Some(ops) => self.out.record(node.kind.code(), &ops),
            // Nothing that the reader knows: an empty tuple keeps the numbers of those behind it.
            None => self.out.record(code::NODE, &[]),
        }
        Ok(())
    }
}
