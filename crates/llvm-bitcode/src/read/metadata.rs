//! The METADATA and METADATA_KIND blocks.
//!
//! Every metadata number of the module is the index of its node in [`llvm_model::Module::metadata`], known before the
//! node is read, so forward references need no second pass. The numbers of a function continue after the module's;
//! its nodes lie behind everything that the functions before it added.

use llvm_model::debug_info::DiField;
use llvm_model::{
    ConstId, Constant, DiKind, Id, MdId, MdKindId, Metadata, Name, NamedMetadata, TypeId, Value,
};
use rustc_hash::FxHashMap;

use super::ModuleReader;
use super::ops::{self, Ops, Parsed};
use crate::bitstream::{BlockHeader, Cursor, Entry, Record};
use crate::codes::metadata as code;
use crate::error::{ReadError, ReadErrorKind};

/// The numbering of metadata.
#[derive(Clone, Debug, Default)]
pub(crate) struct MetadataNumbers {
    /// How many numbers the module has, once function bodies are read.
    module_count: Option<usize>,
    /// Where the current function's nodes start.
    base: usize,
    /// Numbers of the current function that are no nodes.
    locals: FxHashMap<u64, Local>,
    /// One past the last node of the current block that is a node, and the last that something refers to.
    nodes_end: usize,
    highest_use: usize,
    /// Operands of generic nodes, which become tuples of their own.
    pub(super) late_tuples: Vec<(MdId, Box<[Option<MdId>]>)>,
}

/// Metadata of a function that is not a node of the module.
#[derive(Clone, Debug)]
pub(crate) enum Local {
    /// A local value: its type and number.
    Value(TypeId, u32),
    /// A list of values.
    ArgList(Box<[ListItem]>),
}

/// An element of an argument list.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ListItem {
    /// A local value: its type and number.
    Local(TypeId, u32),
    /// A constant.
    Constant(ConstId),
}

impl MetadataNumbers {
    /// A function starts; the module has `nodes` nodes so far.
    pub(super) fn enter_function(&mut self, nodes: usize) {
        self.base = nodes;
    }

    pub(super) fn leave_function(&mut self) {
        self.locals.clear();
    }

    /// The entity of a number of the current function that is not a node.
    pub(super) fn local(&self, number: u64) -> Option<&Local> {
        self.locals.get(&number)
    }

    /// The index of the node with a number.
    fn index(&self, number: u64) -> Option<usize> {
        let number = usize::try_from(number).ok()?;
        match self.module_count {
            Some(count) if number >= count => self.base.checked_add(number - count),
            _ => Some(number),
        }
    }
}

/// The state of a METADATA block between its records.
#[derive(Default)]
struct BlockState {
    name: Option<Name>,
    /// Global attachments, taken when everything is known.
    attachments: Vec<(u64, Vec<(MdKindId, MdId)>)>,
}

impl<'a> ModuleReader<'a> {
    /// All metadata of the module has been read; later blocks belong to functions.
    pub(super) fn end_module_metadata(&mut self) {
        self.metadata.module_count = Some(self.module.metadata.len());
        self.add_late_tuples();
    }

    fn add_late_tuples(&mut self) {
        for (node, operands) in std::mem::take(&mut self.metadata.late_tuples) {
            let tuple = self.module.metadata.push(Metadata::Tuple { distinct: false, operands });
            if let Metadata::Debug(node) = &mut self.module.metadata[node] {
                node.set("operands", DiField::Md(tuple));
            }
        }
    }

    pub(super) fn read_metadata_kinds(
        &mut self,
        header: BlockHeader,
        rec: &mut Record<'a>,
    ) -> Result<(), ReadError> {
        self.bits.enter(header)?;
        loop {
            match self.bits.next(rec)? {
                Entry::Block(inner) => self.bits.skip(inner)?,
                Entry::End => return Ok(()),
                Entry::Record => {
                    if rec.code == code::KIND {
                        self.metadata_kind(&rec.ops).map_err(|k| self.in_record(k, rec, header.id))?;
                    }
                }
            }
        }
    }

    fn metadata_kind(&mut self, record: &[u64]) -> Parsed<()> {
        let mut ops = Ops::new(record);
        let number = ops.next()?;
        let name = ops::name(ops.rest())?;
        let id = self.module.md_kinds.intern(name);
        if self.md_kinds.insert(number, id).is_some() {
            return Err(ReadErrorKind::Inconsistent("a metadata kind is declared twice"));
        }
        Ok(())
    }

    pub(super) fn read_metadata(
        &mut self,
        header: BlockHeader,
        rec: &mut Record<'a>,
    ) -> Result<(), ReadError> {
        self.bits.enter(header)?;
        self.metadata.nodes_end = self.module.metadata.len();
        self.metadata.highest_use = 0;
        let mut state = BlockState::default();
        loop {
            match self.bits.next(rec)? {
                Entry::Block(inner) => self.bits.skip(inner)?,
                Entry::End => break,
                Entry::Record => {
                    self.metadata_record(rec, &mut state).map_err(|k| self.in_record(k, rec, header.id))?;
                }
            }
        }
        let at_end = |kind| ReadError::new(kind, header.start).in_block(header.id);
        if state.name.is_some() {
            return Err(at_end(ReadErrorKind::Inconsistent("a metadata name without a named node")));
        }
        if self.metadata.highest_use > self.metadata.nodes_end {
            let id = self.metadata.highest_use as u64 - 1;
            return Err(at_end(ReadErrorKind::BadReference { what: "metadata node", id }));
        }
        for (number, pairs) in state.attachments {
            self.attach_to_global(number, pairs).map_err(at_end)?;
        }
        if self.metadata.module_count.is_some() {
            // Local values lie at the end; they need no place in the module.
            self.module.metadata.truncate(self.metadata.nodes_end);
            self.add_late_tuples();
        }
        Ok(())
    }

    fn metadata_record(&mut self, rec: &Record<'a>, state: &mut BlockState) -> Parsed<()> {
        let mut ops = Ops::new(&rec.ops);
        if let Some(name) = state.name.take() {
            if rec.code != code::NAMED_NODE {
                return Err(ReadErrorKind::Inconsistent("a metadata name without a named node"));
            }
            self.charge(64 + 8 * ops.left() as u64)?;
            let operands =
                ops.rest().iter().map(|&n| self.metadata_forward(n)).collect::<Parsed<Vec<MdId>>>()?;
            self.module.named_metadata.push(NamedMetadata { name, operands });
            return Ok(());
        }
        match rec.code {
            code::STRINGS => self.metadata_strings(&mut ops, rec.blob),
            code::STRING_OLD => {
                self.charge(64 + ops.left() as u64)?;
                let text = ops::name(ops.rest())?;
                self.add_node(Metadata::String(text));
                Ok(())
            }
            code::VALUE => self.metadata_value(&mut ops),
            code::NODE | code::DISTINCT_NODE => {
                self.charge(64 + 8 * ops.left() as u64)?;
                let operands =
                    ops.rest().iter().map(|&raw| self.metadata_or_null(raw)).collect::<Parsed<Box<_>>>()?;
                self.add_node(Metadata::Tuple { distinct: rec.code == code::DISTINCT_NODE, operands });
                Ok(())
            }
            code::NAME => {
                state.name = Some(ops::name(ops.rest())?);
                Ok(())
            }
            code::KIND => self.metadata_kind(&rec.ops),
            code::GLOBAL_DECL_ATTACHMENT => {
                let global = ops.next()?;
                let pairs = self.attachment_pairs_forward(&mut ops)?;
                state.attachments.push((global, pairs));
                Ok(())
            }
            code::ARG_LIST => self.argument_list(&mut ops),
            code::INDEX_OFFSET | code::INDEX => Ok(()),
            code::OLD_NODE | code::OLD_FN_NODE => {
                Err(ReadErrorKind::Unsupported("metadata of LLVM before 3.6"))
            }
            other => match DiKind::from_code(other) {
                Some(kind) => {
                    let node = self.debug_node(kind, &rec.ops)?;
                    self.add_node(Metadata::Debug(Box::new(node)));
                    Ok(())
                }
                // The numbers behind it would be wrong if it had one; LLVM 22 has no other record that does.
                None => Err(ReadErrorKind::UnknownRecord(other)),
            },
        }
    }

    fn add_node(&mut self, node: Metadata) -> MdId {
        let id = self.module.metadata.push(node);
        self.metadata.nodes_end = self.module.metadata.len();
        id
    }

    /// Gives the next number to an entity that is not a node.
    fn add_local(&mut self, local: Local) -> Parsed<()> {
        let Some(count) = self.metadata.module_count else {
            return Err(ReadErrorKind::Inconsistent("a local value in the metadata of the module"));
        };
        let number = count + (self.module.metadata.len() - self.metadata.base);
        self.charge(96)?;
        self.metadata.locals.insert(number as u64, local);
        self.module.metadata.push(Metadata::Tuple { distinct: false, operands: Box::default() });
        Ok(())
    }

    /// The node with a number, which may come later in the block.
    pub(super) fn metadata_forward(&mut self, number: u64) -> Parsed<MdId> {
        let bad = ReadErrorKind::BadReference { what: "metadata node", id: number };
        match self.metadata.index(number) {
            Some(index) if index < u32::MAX as usize - 1 => {
                self.metadata.highest_use = self.metadata.highest_use.max(index + 1);
                Ok(MdId::from_index(index))
            }
            _ => Err(bad),
        }
    }

    /// As [`ModuleReader::metadata_forward`], for a number plus one where 0 is null.
    pub(super) fn metadata_or_null(&mut self, raw: u64) -> Parsed<Option<MdId>> {
        match raw.checked_sub(1) {
            None => Ok(None),
            Some(number) => self.metadata_forward(number).map(Some),
        }
    }

    /// The node with a number, which must be known.
    pub(super) fn metadata_id(&self, number: u64) -> Parsed<MdId> {
        match self.metadata.index(number) {
            Some(index) if index < self.module.metadata.len() && self.metadata.local(number).is_none() => {
                Ok(MdId::from_index(index))
            }
            _ => Err(ReadErrorKind::BadReference { what: "metadata node", id: number }),
        }
    }

    /// Many strings in one record: their lengths as VBR6 numbers, then their characters.
    fn metadata_strings(&mut self, ops: &mut Ops<'_>, blob: Option<&'a [u8]>) -> Parsed<()> {
        let (count, offset) = (ops.next()?, ops.next()?);
        let cut = ReadErrorKind::Malformed("metadata strings do not fit their record");
        let parts = blob.zip(usize::try_from(offset).ok()).and_then(|(b, at)| b.split_at_checked(at));
        let Some((lengths, mut characters)) = parts else { return Err(cut) };
        let mut lengths = Cursor::new(lengths);
        if count > lengths.len_bits() {
            return Err(cut);
        }
        for _ in 0..count {
            let Ok(len) = lengths.vbr32(6) else { return Err(cut) };
            let Some((text, rest)) = characters.split_at_checked(len as usize) else { return Err(cut) };
            characters = rest;
            self.charge(64 + u64::from(len))?;
            self.add_node(Metadata::String(Name::from(text)));
        }
        Ok(())
    }

    fn metadata_value(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let ty = self.types.get(ops.next()?)?;
        let number = ops.next_u32("value")?;
        self.charge(64)?;
        match self.values.get(number as usize) {
            Some(slot) if slot.ty != ty => {
                Err(ReadErrorKind::Inconsistent("a value in metadata has another type than declared"))
            }
            Some(&super::values::Slot { value: Some(Value::Const(c)), .. }) => {
                self.add_node(Metadata::Constant(c));
                Ok(())
            }
            _ => self.add_local(Local::Value(ty, number)),
        }
    }

    fn argument_list(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        self.charge(16 * ops.left() as u64)?;
        let items = ops
            .rest()
            .iter()
            .map(|&number| match self.metadata.local(number) {
                Some(&Local::Value(ty, value)) => Ok(ListItem::Local(ty, value)),
                _ => match self.module.metadata[self.metadata_id(number)?] {
                    Metadata::Constant(c) => Ok(ListItem::Constant(c)),
                    _ => Err(ReadErrorKind::BadReference { what: "value in metadata", id: number }),
                },
            })
            .collect::<Parsed<Box<[ListItem]>>>()?;
        self.add_local(Local::ArgList(items))
    }

    fn attachment_kind(&self, number: u64) -> Parsed<MdKindId> {
        self.md_kinds
            .get(&number)
            .copied()
            .ok_or(ReadErrorKind::BadReference { what: "metadata kind", id: number })
    }

    /// Attachments: pairs of a kind and a node that is known.
    pub(super) fn attachment_pairs(&mut self, ops: &mut Ops<'_>) -> Parsed<Vec<(MdKindId, MdId)>> {
        self.charge(16 * ops.left() as u64)?;
        let pairs = ops.rest().chunks(2);
        pairs
            .map(|pair| match *pair {
                [kind, node] => Ok((self.attachment_kind(kind)?, self.metadata_id(node)?)),
                _ => Err(ReadErrorKind::OperandCount { found: pair.len() }),
            })
            .collect()
    }

    /// As [`ModuleReader::attachment_pairs`]; the nodes may come later in the block.
    fn attachment_pairs_forward(&mut self, ops: &mut Ops<'_>) -> Parsed<Vec<(MdKindId, MdId)>> {
        self.charge(16 * ops.left() as u64)?;
        let pairs = ops.rest().chunks(2);
        pairs
            .map(|pair| match *pair {
                [kind, node] => Ok((self.attachment_kind(kind)?, self.metadata_forward(node)?)),
                _ => Err(ReadErrorKind::OperandCount { found: pair.len() }),
            })
            .collect()
    }

    fn attach_to_global(&mut self, number: u64, pairs: Vec<(MdKindId, MdId)>) -> Parsed<()> {
        let constant = self.constant(number)?;
        match self.module.constants[constant] {
            Constant::Global(id) => self.module.globals[id].attachments.extend(pairs),
            Constant::Function(id) => self.module.functions[id].attachments.extend(pairs),
            Constant::IFunc(id) => self.module.ifuncs[id].attachments.extend(pairs),
            _ => return Err(ReadErrorKind::BadReference { what: "global", id: number }),
        }
        Ok(())
    }
}
