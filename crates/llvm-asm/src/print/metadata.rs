//! Metadata: references, nodes, named metadata, attachments, debug records.

use super::{Scope, Writer};
use crate::names;
use crate::numbering::Numbered;
use llvm_model::arena::Id;
use llvm_model::{
    DebugLoc, DebugLocId, DebugRecord, DebugRecordKind, DiKind, MdId, MdKindId, Metadata, MetadataOperand,
};

impl Writer<'_> {
    /// A node where it is referred to: its number, or itself when it is a string, a constant or an expression.
    pub(super) fn metadata_reference(&mut self, id: MdId) {
        let module = self.module;
        match &module.metadata[id] {
            Metadata::String(text) => self.quoted("!", text.as_bytes()),
            Metadata::Constant(constant) => self.typed_constant(*constant),
            Metadata::Debug(node) if node.kind == DiKind::DIExpression => self.debug_node(node),
            _ => match self.numbering.node(id) {
                Some(number) => self.put(format_args!("!{number}")),
                None => self.put(format_args!("!<{}>", id.index())),
            },
        }
    }

    /// A source location where it is referred to.
    pub(super) fn location_reference(&mut self, id: DebugLocId) {
        match self.numbering.location(id) {
            Some(number) => self.put(format_args!("!{number}")),
            None => {
                let loc = &self.module.debug_locs[id];
                self.location(loc);
            }
        }
    }

    fn location(&mut self, loc: &DebugLoc) {
        self.put(format_args!("!DILocation(line: {}", loc.line));
        if loc.column != 0 {
            self.put(format_args!(", column: {}", loc.column));
        }
        self.push(", scope: ");
        self.metadata_reference(loc.scope);
        if let Some(at) = loc.inlined_at {
            self.push(", inlinedAt: ");
            self.metadata_reference(at);
        }
        if loc.implicit_code {
            self.push(", isImplicitCode: true");
        }
        if loc.atom_group != 0 {
            self.put(format_args!(", atomGroup: {}", loc.atom_group));
        }
        if loc.atom_rank != 0 {
            self.put(format_args!(", atomRank: {}", loc.atom_rank));
        }
        self.push(")");
    }

    /// Metadata attachments, each behind `separator`.
    pub(super) fn attachments(&mut self, attachments: &[(MdKindId, MdId)], separator: &str) {
        for (kind, node) in self.numbering.sorted(attachments) {
            self.push(separator);
            self.push("!");
            names::metadata_name(&mut self.out, self.module.md_kinds[*kind].as_bytes());
            self.push(" ");
            self.metadata_reference(*node);
        }
    }

    /// `!name = !{…}` of all named metadata.
    pub(super) fn named_metadata(&mut self) {
        let module = self.module;
        if !module.named_metadata.is_empty() {
            self.push("\n");
        }
        for named in &module.named_metadata {
            self.push("!");
            names::metadata_name(&mut self.out, named.name.as_bytes());
            self.push(" = !{");
            self.list(&named.operands, |this, operand| this.metadata_reference(*operand));
            self.push("}\n");
        }
    }

    /// `!N = …` of all numbered nodes.
    pub(super) fn metadata_nodes(&mut self) {
        let (module, numbering) = (self.module, self.numbering);
        if !numbering.metadata.is_empty() {
            self.push("\n");
        }
        for (number, item) in numbering.metadata.iter().enumerate() {
            self.put(format_args!("!{number} = "));
            match item {
                Numbered::Location(id) => {
                    let loc = &module.debug_locs[*id];
                    self.push(if loc.distinct { "distinct " } else { "" });
                    self.location(loc);
                }
                Numbered::Node(id) => self.metadata_node(*id),
            }
            self.push("\n");
        }
    }

    fn metadata_node(&mut self, id: MdId) {
        match &self.module.metadata[id] {
            Metadata::Tuple { distinct, operands } => {
                self.push(if *distinct { "distinct " } else { "" });
                self.tuple_operands(operands);
            }
            Metadata::Debug(node) => {
                self.push(if node.distinct { "distinct " } else { "" });
                self.debug_node(node);
            }
            Metadata::String(_) | Metadata::Constant(_) => self.metadata_reference(id),
        }
    }

    fn tuple_operands(&mut self, operands: &[Option<MdId>]) {
        self.push("!{");
        self.list(operands, |this, operand| this.optional_reference(*operand));
        self.push("}");
    }

    /// A reference, `null` for none.
    pub(super) fn optional_reference(&mut self, id: Option<MdId>) {
        match id {
            Some(id) => self.metadata_reference(id),
            None => self.push("null"),
        }
    }

    /// A debug record on a line of its own.
    pub(super) fn debug_record(&mut self, scope: Scope<'_>, record: &DebugRecord) {
        let mut variable_record =
            |word: &str, location: &MetadataOperand, variable: MdId, expression: MdId| {
                self.put(format_args!("    #dbg_{word}("));
                self.metadata_operand(scope, location);
                for node in [variable, expression] {
                    self.push(", ");
                    self.metadata_reference(node);
                }
            };
        match &record.kind {
            DebugRecordKind::Value { location, variable, expression } => {
                variable_record("value", location, *variable, *expression);
            }
            DebugRecordKind::Declare { location, variable, expression } => {
                variable_record("declare", location, *variable, *expression);
            }
            DebugRecordKind::DeclareValue { location, variable, expression } => {
                variable_record("declare_value", location, *variable, *expression);
            }
            DebugRecordKind::Assign {
                location,
                variable,
                expression,
                assign_id,
                address,
                address_expression,
            } => {
                variable_record("assign", location, *variable, *expression);
                self.push(", ");
                self.metadata_reference(*assign_id);
                self.push(", ");
                self.metadata_operand(scope, address);
                self.push(", ");
                self.metadata_reference(*address_expression);
            }
            DebugRecordKind::Label { label } => {
                self.push("    #dbg_label(");
                self.metadata_reference(*label);
            }
        }
        self.push(", ");
        self.location_reference(record.loc);
        self.push(")\n");
    }
}
