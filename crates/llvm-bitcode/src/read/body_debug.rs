//! Debug info and metadata in a function body: locations, debug records, metadata operands, attachments.

use llvm_model::function::{DebugRecord, DebugRecordKind};
use llvm_model::instruction::{MetadataOperand, Value};
use llvm_model::{DebugLoc, DebugLocId, DebugNode, DiKind, Id, InstId, MdId, Metadata, TypeId};

use super::body::BodyReader;
use super::metadata::{ListItem, Local};
use super::ops::{Ops, Parsed};
use crate::bitstream::{BlockHeader, Entry, Record};
use crate::codes::function as code;
use crate::error::{ReadError, ReadErrorKind};

impl<'a> BodyReader<'_, 'a> {
    /// The referent of a metadata number as an operand: a node, a value, or a list of values.
    pub(super) fn metadata_operand(&mut self, number: u64) -> Parsed<MetadataOperand> {
        if let Some(local) = self.reader.metadata.local(number) {
            let operand = match local.clone() {
                Local::Value(ty, number) => MetadataOperand::Value(self.metadata_value(ty, number)?),
                Local::ArgList(list) => {
                    self.reader.charge(16 * list.len() as u64)?;
                    let values = list
                        .iter()
                        .map(|item| match *item {
                            ListItem::Local(ty, number) => self.metadata_value(ty, number),
                            ListItem::Constant(c) => Ok(Value::Const(c)),
                        })
                        .collect::<Parsed<Box<[Value]>>>()?;
                    MetadataOperand::ArgList(values)
                }
            };
            return Ok(operand);
        }
        let id = self.reader.metadata_id(number)?;
        Ok(match self.reader.module.metadata[id] {
            Metadata::Constant(c) => MetadataOperand::Value(Value::Const(c)),
            _ => MetadataOperand::Node(id),
        })
    }

    /// A value that is wrapped as metadata; its number may lie ahead.
    fn metadata_value(&mut self, ty: TypeId, number: u32) -> Parsed<Value> {
        // Does not make the instruction at hand a user: the metadata operand is.
        let before = std::mem::replace(&mut self.has_forward, false);
        let value = self.with_number(number, ty)?;
        self.metadata_forward |= self.has_forward;
        self.has_forward = before;
        Ok(value)
    }

    /// The metadata number that a call operand stands for.
    pub(super) fn metadata_number(&self, op: u64) -> u64 {
        u64::from(self.number(op))
    }

    pub(super) fn debug_loc(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let last = self.last_inst()?;
        let extended = ops.left() == 7;
        let line = ops.next_u32("line")?;
        let column = ops.next_u32("column")?;
        let scope = ops.next()?;
        let inlined_at = ops.next()?;
        let implicit_code = ops.or_zero() != 0;
        let (atom_group, atom_rank) = if extended { (ops.next()?, ops.next()? as u8 & 7) } else { (0, 0) };
        let scope = self.reader.metadata_id(scope.wrapping_sub(1))?;
        let inlined_at = match inlined_at {
            0 => None,
            n => Some(self.reader.metadata_id(n - 1)?),
        };
        let loc = DebugLoc {
            line,
            column,
            scope,
            inlined_at,
            implicit_code,
            atom_group,
            atom_rank,
            distinct: false,
        };
        let id = self.intern_loc(loc)?;
        self.last_loc = Some(id);
        self.body.locs.set(last, Some(id));
        Ok(())
    }

    fn intern_loc(&mut self, loc: DebugLoc) -> Parsed<DebugLocId> {
        let is_node =
            |id: MdId| matches!(self.reader.module.metadata[id], Metadata::Debug(_) | Metadata::Tuple { .. });
        let is_location = |id: MdId| matches!(&self.reader.module.metadata[id], Metadata::Debug(n) if n.kind == DiKind::DILocation);
        if !is_node(loc.scope) || !loc.inlined_at.is_none_or(is_location) {
            return Err(ReadErrorKind::Inconsistent("a source location without a scope node"));
        }
        self.reader.charge(96)?;
        Ok(self.reader.module.debug_locs.intern(loc))
    }

    /// A DILocation node as a source location.
    fn loc_of_node(&mut self, number: u64) -> Parsed<DebugLocId> {
        // One record after the other is of the same.
        if let Some((last, loc)) = self.last_record_loc
            && last == number
        {
            return Ok(loc);
        }
        let id = self.reader.metadata_id(number)?;
        let Metadata::Debug(node) = &self.reader.module.metadata[id] else {
            return Err(ReadErrorKind::BadReference { what: "source location", id: number });
        };
        let loc =
            location(node).ok_or(ReadErrorKind::BadReference { what: "source location", id: number })?;
        let loc = self.intern_loc(loc)?;
        self.last_record_loc = Some((number, loc));
        Ok(loc)
    }

    pub(super) fn debug_record(&mut self, record_code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        let inst = self.last_inst()?;
        self.reader.charge(128)?;
        let loc = self.loc_of_node(ops.next()?)?;
        let node = |b: &mut Self, ops: &mut Ops<'_>| -> Parsed<MdId> {
            let number = ops.next()?;
            b.reader.metadata_id(number)
        };
        let kind = if record_code == code::DEBUG_RECORD_LABEL {
            DebugRecordKind::Label { label: node(self, ops)? }
        } else {
            let variable = node(self, ops)?;
            let expression = node(self, ops)?;
            let location = if record_code == code::DEBUG_RECORD_VALUE_SIMPLE {
                let number = self.number(ops.next()?);
                let slot = self.reader.slot(u64::from(number))?;
                let value =
                    slot.value.ok_or(ReadErrorKind::BadReference { what: "value", id: u64::from(number) })?;
                MetadataOperand::Value(value)
            } else {
                let number = ops.next()?;
                self.metadata_operand(number)?
            };
            match record_code {
                code::DEBUG_RECORD_DECLARE => DebugRecordKind::Declare { location, variable, expression },
                code::DEBUG_RECORD_DECLARE_VALUE => {
                    DebugRecordKind::DeclareValue { location, variable, expression }
                }
                code::DEBUG_RECORD_ASSIGN => {
                    let assign_id = node(self, ops)?;
                    let address_expression = node(self, ops)?;
                    let number = ops.next()?;
                    let address = self.metadata_operand(number)?;
                    DebugRecordKind::Assign {
                        location,
                        variable,
                        expression,
                        assign_id,
                        address,
                        address_expression,
                    }
                }
                _ => DebugRecordKind::Value { location, variable, expression },
            }
        };
        self.body.debug_records.entry(inst).or_default().push(DebugRecord { loc, kind });
        Ok(())
    }

    pub(super) fn read_attachments(
        &mut self,
        header: BlockHeader,
        rec: &mut Record<'a>,
    ) -> Result<(), ReadError> {
        self.reader.bits.enter(header)?;
        loop {
            match self.reader.bits.next(rec)? {
                Entry::Block(inner) => self.reader.bits.skip(inner)?,
                Entry::End => return Ok(()),
                Entry::Record => {
                    if rec.code == crate::codes::metadata::ATTACHMENT {
                        self.attachment(&rec.ops).map_err(|k| self.reader.in_record(k, rec, header.id))?;
                    }
                }
            }
        }
    }

    /// Attachments of the function (an even number of operands) or of one of its instructions.
    fn attachment(&mut self, record: &[u64]) -> Parsed<()> {
        let mut ops = Ops::new(record);
        let target = if record.len() % 2 == 1 { Some(ops.next()?) } else { None };
        let pairs = self.reader.attachment_pairs(&mut ops)?;
        let Some(number) = target else {
            self.reader.module.functions[self.function].attachments.extend(pairs);
            return Ok(());
        };
        let inst = usize::try_from(number).ok().filter(|&n| n < self.body.insts.len());
        let inst = inst.ok_or(ReadErrorKind::BadReference { what: "instruction", id: number })?;
        let attachments = &mut self.body.insts[InstId::from_index(inst)].attachments;
        attachments.reserve_exact(pairs.len());
        attachments.extend(pairs);
        Ok(())
    }
}

/// The source location that a DILocation node describes.
fn location(node: &DebugNode) -> Option<DebugLoc> {
    if node.kind != DiKind::DILocation {
        return None;
    }
    Some(DebugLoc {
        line: node.int("line") as u32,
        column: node.int("column") as u32,
        scope: node.md("scope")?,
        inlined_at: node.md("inlinedAt"),
        implicit_code: node.int("isImplicitCode") != 0,
        atom_group: node.int("atomGroup"),
        atom_rank: node.int("atomRank") as u8,
        distinct: node.distinct,
    })
}
