//! Metadata nodes, each made once.

use llvm_model::{ConstId, MdId, MdKindId, Metadata, Module, Name, NamedMetadata};
use rustc_hash::FxHashMap;

/// The nodes made so far, by their contents.
#[derive(Clone, Default)]
pub(crate) struct MetadataNodes {
    strings: FxHashMap<Name, MdId>,
    constants: FxHashMap<ConstId, MdId>,
    tuples: FxHashMap<Box<[Option<MdId>]>, MdId>,
}

impl MetadataNodes {
    /// Makes room for about so many strings, and fewer lists.
    pub(crate) fn reserve(&mut self, strings: usize) {
        self.strings.reserve(strings);
        self.tuples.reserve(strings / 4);
    }
    /// A metadata string.
    pub(crate) fn string(&mut self, out: &mut Module, text: &str) -> MdId {
        self.bytes(out, text.as_bytes())
    }
    /// A metadata string of bytes that need not be UTF-8.
    pub(crate) fn bytes(&mut self, out: &mut Module, text: &[u8]) -> MdId {
        let name = Name::from(text);
        if let Some(&known) = self.strings.get(&name) {
            return known;
        }
        let id = out.metadata.push(Metadata::String(name.clone()));
        self.strings.insert(name, id);
        id
    }
    /// `i32 value` as metadata.
    pub(crate) fn u32(&mut self, out: &mut Module, value: u32) -> MdId {
        let ty = out.types.int(32);
        let constant = out.constants.int(ty, 32, u64::from(value));
        self.constant(out, constant)
    }
    /// `i1 value` as metadata.
    pub(crate) fn bool(&mut self, out: &mut Module, value: bool) -> MdId {
        let ty = out.types.int(1);
        let constant = out.constants.int(ty, 1, u64::from(value));
        self.constant(out, constant)
    }
    /// A constant as metadata.
    pub(crate) fn constant(&mut self, out: &mut Module, constant: ConstId) -> MdId {
        if let Some(&known) = self.constants.get(&constant) {
            return known;
        }
        let id = out.metadata.push(Metadata::Constant(constant));
        self.constants.insert(constant, id);
        id
    }
    /// The node that equals one of another module, whose operands are nodes of this one.
    pub(crate) fn adopt(&mut self, out: &mut Module, node: Metadata) -> MdId {
        match &node {
            Metadata::String(text) => self.bytes(out, text.as_bytes()),
            Metadata::Constant(constant) => self.constant(out, *constant),
            Metadata::Tuple { distinct: false, operands } => self.tuple(out, operands),
            Metadata::Tuple { distinct: true, .. } | Metadata::Debug(_) => out.metadata.push(node),
        }
    }
    /// `!{operands…}`
    pub(crate) fn tuple(&mut self, out: &mut Module, operands: &[Option<MdId>]) -> MdId {
        if let Some(&known) = self.tuples.get(operands) {
            return known;
        }
        let id = out.metadata.push(Metadata::Tuple { distinct: false, operands: operands.into() });
        self.tuples.insert(operands.into(), id);
        id
    }
}

/// The metadata kind with this name.
pub(crate) fn kind(out: &mut Module, name: &str) -> MdKindId {
    out.md_kinds.intern(name.into())
}

/// Appends a node to a named metadata node.
pub(crate) fn named(out: &mut Module, name: &str, node: MdId) {
    match out.named_metadata.iter_mut().find(|named| named.name == name) {
        Some(named) => named.operands.push(node),
        None => out.named_metadata.push(NamedMetadata { name: name.into(), operands: vec![node] }),
    }
}
