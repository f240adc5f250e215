//! Metadata: nodes, named metadata, operands, attachments.

use super::{Kind, Parser, Result};
use crate::names;
use llvm_model::arena::Id;
use llvm_model::{
    DebugLocId, DiKind, MdId, MdKindId, Metadata, MetadataOperand, Name, NamedMetadata, Type, Value,
};

impl<'t> Parser<'t> {
    /// `!N = node`
    pub(super) fn metadata_node_definition(&mut self) -> Result<()> {
        let number = self.number_of(self.token(1), 0)?;
        self.at += 2;
        self.expect(Kind::Equal, "'='")?;
        let node = self.node()?;
        if let Some(id) = self.nodes.get(&number) {
            self.m.metadata[*id] = node;
        }
        Ok(())
    }

    /// `!name = !{…}`
    pub(super) fn named_metadata_definition(&mut self) -> Result<()> {
        let token = self.token(0);
        let name = names::unescape(self.bytes(token).get(1..).unwrap_or_default());
        self.advance();
        self.expect(Kind::Equal, "'='")?;
        self.expect(Kind::Bang, "'!'")?;
        self.expect(Kind::OpenBrace, "'{'")?;
        let mut operands = Vec::new();
        self.list(Kind::CloseBrace, |this| {
            if this.kind() == Kind::Metadata || this.token(1).kind == Kind::Int {
                operands.push(this.metadata_reference()?);
                return Ok(());
            }
            this.expected("a metadata node such as '!0'")
        })?;
        let name = Name::from(name);
        match self.m.named_metadata.iter_mut().find(|n| n.name == name) {
            Some(known) => known.operands.extend(operands),
            None => self.m.named_metadata.push(NamedMetadata { name, operands }),
        }
        Ok(())
    }

    /// `[distinct] !{…}` or `[distinct] !DI…(…)`
    fn node(&mut self) -> Result<Metadata> {
        let distinct = self.eat_word("distinct");
        if self.kind() == Kind::Metadata {
            return Ok(Metadata::Debug(Box::new(self.debug_node(distinct)?)));
        }
        self.expect(Kind::Bang, "a metadata node")?;
        self.expect(Kind::OpenBrace, "'{'")?;
        Ok(Metadata::Tuple { distinct, operands: self.tuple_operands()?.into() })
    }

    /// The operands of a tuple behind its opening brace.
    pub(super) fn tuple_operands(&mut self) -> Result<Vec<Option<MdId>>> {
        let mut operands = Vec::new();
        self.list(Kind::CloseBrace, |this| {
            operands.push(match this.word() {
                "null" => {
                    this.advance();
                    None
                }
                _ => Some(this.metadata_reference()?),
            });
            Ok(())
        })?;
        Ok(operands)
    }

    /// `!N`, `!"…"`, a constant with its type, or a node written in place.
    pub(super) fn metadata_reference(&mut self) -> Result<MdId> {
        self.nested(|this| match (this.kind(), this.token(1).kind) {
            (Kind::Bang, Kind::Int) => {
                let token = this.token(1);
                let number = this.number_of(token, 0)?;
                match this.nodes.get(&number) {
                    Some(id) => {
                        let id = *id;
                        this.at += 2;
                        Ok(id)
                    }
                    None => this.error(format!("metadata '!{number}' is used but not defined")),
                }
            }
            (Kind::Bang, Kind::String) => {
                this.advance();
                let text = Name::from(this.string()?);
                Ok(this.string_node(text))
            }
            (Kind::Bang | Kind::Metadata, _) => {
                let node = this.node()?;
                Ok(this.inline_node(node))
            }
            _ if this.word() == "distinct" => {
                let node = this.node()?;
                Ok(this.inline_node(node))
            }
            _ => {
                let ty = this.type_id()?;
                if matches!(this.m.types[ty], Type::Metadata) {
                    return this.error("metadata inside metadata is written without 'metadata'");
                }
                let constant = this.constant(ty)?;
                Ok(this.constant_node(constant))
            }
        })
    }

    /// The referent of a `metadata` argument or of the location of a debug record.
    pub(super) fn metadata_operand(&mut self) -> Result<MetadataOperand> {
        if self.kind() == Kind::Metadata && self.bytes(self.token(0)) == b"!DIArgList" {
            self.advance();
            self.expect(Kind::OpenParen, "'('")?;
            let mut values = Vec::new();
            self.list(Kind::CloseParen, |this| {
                let ty = this.type_id()?;
                values.push(this.value(ty)?);
                Ok(())
            })?;
            return Ok(MetadataOperand::ArgList(values.into()));
        }
        if matches!(self.kind(), Kind::Bang | Kind::Metadata) || self.word() == "distinct" {
            return Ok(MetadataOperand::Node(self.metadata_reference()?));
        }
        let ty = self.type_id()?;
        Ok(MetadataOperand::Value(self.value(ty)?))
    }

    /// An operand of type `metadata`. As in LLVM, a tuple with one constant is that constant, and one with nothing in
    /// its place is an empty tuple.
    pub(super) fn metadata_argument(&mut self) -> Result<MetadataOperand> {
        let operand = self.metadata_operand()?;
        let MetadataOperand::Node(node) = operand else { return Ok(operand) };
        Ok(match *self.m.tuple(node) {
            [None] => {
                let empty = Metadata::Tuple { operands: Box::default(), distinct: false };
                MetadataOperand::Node(self.inline_node(empty))
            }
            [Some(only)] => match self.m.metadata[only] {
                Metadata::Constant(constant) => MetadataOperand::Value(Value::Const(constant)),
                _ => operand,
            },
            _ => operand,
        })
    }

    /// An operand of type `metadata` as a value.
    pub(super) fn metadata_value(&mut self) -> Result<Value> {
        let operand = self.metadata_argument()?;
        match &mut self.function {
            Some(state) => Ok(state.body.metadata_value(operand)),
            None => self.error("metadata is not a constant"),
        }
    }

    /// One attachment `!kind node`; `None` when the next token does not start one.
    pub(super) fn attachment(&mut self) -> Result<Option<(MdKindId, MdId)>> {
        // Named metadata may follow a function without a body.
        if self.kind() != Kind::Metadata || self.token(1).kind == Kind::Equal {
            return Ok(None);
        }
        let token = self.token(0);
        let name = names::unescape(self.bytes(token).get(1..).unwrap_or_default());
        self.advance();
        let kind = self.m.md_kinds.intern(Name::from(name));
        let node = self.metadata_reference()?;
        if matches!(self.m.metadata[node], Metadata::String(_) | Metadata::Constant(_)) {
            self.at -= 1;
            return self.expected("a metadata node");
        }
        Ok(Some((kind, node)))
    }

    /// Whether a metadata kind is that of source locations.
    pub(super) fn is_location_kind(&self, kind: MdKindId) -> bool {
        kind.index() == 0
    }

    /// The source location that a node is.
    pub(super) fn location(&mut self, node: MdId, at: u32) -> Result<DebugLocId> {
        let location = match &self.m.metadata[node] {
            Metadata::Debug(node) if node.kind == DiKind::DILocation => crate::numbering::location(node),
            _ => None,
        };
        match location {
            Some(location) => Ok(self.m.debug_locs.intern(location)),
            None => self.error_at(at, "expected a '!DILocation' node with a scope"),
        }
    }
}
