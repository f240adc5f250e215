//! Debug records, and calls of the intrinsics that they replaced.

use super::{Kind, Parser, Result};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugRecord, DebugRecordKind, MdId, Metadata, MetadataOperand};

/// Returns whether `name` is that of an intrinsic that became a debug record.
pub(super) fn is_debug_intrinsic(name: &[u8]) -> bool {
    matches!(
        name,
        b"llvm.dbg.value" | b"llvm.dbg.declare" | b"llvm.dbg.assign" | b"llvm.dbg.label" | b"llvm.dbg.addr"
    )
}

impl<'t> Parser<'t> {
    /// `#dbg_…(…)`
    pub(super) fn debug_record(&mut self) -> Result<()> {
        self.advance();
        let word = self.word();
        if !matches!(word, "dbg_value" | "dbg_declare" | "dbg_declare_value" | "dbg_assign" | "dbg_label") {
            return self
                .expected("'dbg_value', 'dbg_declare', 'dbg_declare_value', 'dbg_assign' or 'dbg_label'");
        }
        self.advance();
        self.expect(Kind::OpenParen, "'('")?;
        let kind = if word == "dbg_label" {
            DebugRecordKind::Label { label: self.record_node()? }
        } else {
            let location = self.record_operand()?;
            let variable = self.record_node()?;
            let expression = self.record_node()?;
            match word {
                "dbg_value" => DebugRecordKind::Value { location, variable, expression },
                "dbg_declare" => DebugRecordKind::Declare { location, variable, expression },
                "dbg_declare_value" => DebugRecordKind::DeclareValue { location, variable, expression },
                _ => DebugRecordKind::Assign {
                    location,
                    variable,
                    expression,
                    assign_id: self.record_node()?,
                    address: self.record_operand()?,
                    address_expression: self.record_node()?,
                },
            }
        };
        let at = self.token(0).start;
        let node = self.metadata_reference()?;
        let loc = self.location(node, at)?;
        self.expect(Kind::CloseParen, "')'")?;
        self.state()?.records.push(DebugRecord { loc, kind });
        Ok(())
    }

    fn record_node(&mut self) -> Result<MdId> {
        let node = self.metadata_reference()?;
        self.eat(Kind::Comma);
        Ok(node)
    }

    fn record_operand(&mut self) -> Result<MetadataOperand> {
        let operand = self.metadata_operand()?;
        self.expect(Kind::Comma, "','")?;
        Ok(operand)
    }

    /// The name of the debug intrinsic that the instruction at the next token calls.
    pub(super) fn debug_intrinsic_call(&self) -> Option<Vec<u8>> {
        let skip = usize::from(matches!(self.word(), "tail" | "musttail" | "notail"));
        if self.word_at(skip) != "call" || self.word_at(skip + 1) != "void" {
            return None;
        }
        // The function type may be written out.
        let mut at = skip + 2;
        if self.token(at).kind == Kind::OpenParen {
            while !matches!(self.token(at).kind, Kind::CloseParen | Kind::End) {
                at += 1;
            }
            at += 1;
        }
        let token = self.token(at);
        let name = (token.kind == Kind::Global).then(|| self.name_of(token, 1))?;
        is_debug_intrinsic(&name).then(|| name.into_owned())
    }

    /// A call of the debug intrinsic `name`, as a record.
    pub(super) fn debug_intrinsic(&mut self, name: &[u8]) -> Result<()> {
        let at = self.token(0).start;
        while self.kind() != Kind::Global {
            self.advance();
        }
        self.advance();
        self.expect(Kind::OpenParen, "'('")?;
        let mut operands = Vec::new();
        let mut is_kept = true;
        self.list(Kind::CloseParen, |this| {
            // Old calls of `llvm.dbg.value` have an offset; LLVM keeps those whose offset is zero.
            if this.word() != "metadata" {
                let (offset, _) = this.typed_value()?;
                is_kept &= this.m.as_u64(offset) == Some(0);
                return Ok(());
            }
            this.advance();
            operands.push(this.metadata_argument()?);
            Ok(())
        })?;
        self.attributes(super::attributes::Place::Function)?;
        let (location, _) = self.instruction_attachments()?;
        if !is_kept {
            return Ok(());
        }
        let Some(loc) = location else {
            return self.error_at(at, "a call of a debug intrinsic needs a source location ('!dbg')");
        };
        let kind = self.record_of(name, &operands);
        match kind {
            Some(kind) => {
                self.state()?.records.push(DebugRecord { loc, kind });
                Ok(())
            }
            None => self.error_at(at, "the operands of this debug intrinsic have the wrong types"),
        }
    }

    fn record_of(&mut self, name: &[u8], operands: &[MetadataOperand]) -> Option<DebugRecordKind> {
        let node = |operand: &MetadataOperand| match operand {
            MetadataOperand::Node(id) => Some(*id),
            _ => None,
        };
        Some(match (name, operands) {
            (b"llvm.dbg.label", [label]) => DebugRecordKind::Label { label: node(label)? },
            (b"llvm.dbg.assign", [location, variable, expression, id, address, address_expression]) => {
                DebugRecordKind::Assign {
                    location: location.clone(),
                    variable: node(variable)?,
                    expression: node(expression)?,
                    assign_id: node(id)?,
                    address: address.clone(),
                    address_expression: node(address_expression)?,
                }
            }
            (_, [location, variable, expression]) => {
                let (location, variable, expression) = (location.clone(), node(variable)?, node(expression)?);
                match name {
                    b"llvm.dbg.value" => DebugRecordKind::Value { location, variable, expression },
                    b"llvm.dbg.declare" => DebugRecordKind::Declare { location, variable, expression },
                    b"llvm.dbg.addr" => {
                        let expression = self.dereferenced(expression)?;
                        DebugRecordKind::Value { location, variable, expression }
                    }
                    _ => return None,
                }
            }
            _ => return None,
        })
    }

    /// The expression with a dereference behind its operations.
    fn dereferenced(&mut self, expression: MdId) -> Option<MdId> {
        const DEREF: u64 = 0x06;
        const PLUS_UCONST: u64 = 0x23;
        const FRAGMENT: u64 = 0x1000;
        let Metadata::Debug(node) = &self.m.metadata[expression] else { return None };
        let mut node = node.clone();
        let Some(DiField::Ops(ops)) = node.fields.first() else { return None };
        let mut ops = ops.to_vec();
        if ops == [PLUS_UCONST, 0] {
            ops.clear();
        }
        let fragment = ops.len().checked_sub(3).filter(|at| ops[*at] == FRAGMENT);
        ops.insert(fragment.unwrap_or(ops.len()), DEREF);
        node.fields[0] = DiField::Ops(ops.into());
        Some(self.inline_node(Metadata::Debug(node)))
    }
}
