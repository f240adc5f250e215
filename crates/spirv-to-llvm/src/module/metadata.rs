//! Metadata nodes, each made once.

use crate::raise::Raise;
use llvm_model::{ConstId, MdId, MdKindId, Metadata, Name};
use rustc_hash::FxHashMap;

/// The nodes made so far, by what they say.
#[derive(Default)]
pub(crate) struct MetadataNodes {
    strings: FxHashMap<Name, MdId>,
    constants: FxHashMap<ConstId, MdId>,
    tuples: FxHashMap<Box<[Option<MdId>]>, MdId>,
}

impl Raise<'_> {
    /// A metadata string.
    pub(crate) fn md_string(&mut self, text: &str) -> MdId {
        self.md_bytes(text.as_bytes())
    }
    /// A metadata string of bytes that need not be UTF-8.
    pub(crate) fn md_bytes(&mut self, text: &[u8]) -> MdId {
        let name = Name::from(text);
        if let Some(&known) = self.nodes.strings.get(&name) {
            return known;
        }
        let id = self.out.metadata.push(Metadata::String(name.clone()));
        self.nodes.strings.insert(name, id);
        id
    }
    /// `i32 value` as metadata.
    pub(crate) fn md_u32(&mut self, value: u32) -> MdId {
        let ty = self.out.types.int(32);
        let constant = self.out.constants.int(ty, 32, u64::from(value));
        self.md_constant(constant)
    }
    /// `i1 value` as metadata.
    pub(crate) fn md_bool(&mut self, value: bool) -> MdId {
        let ty = self.out.types.int(1);
        let constant = self.out.constants.int(ty, 1, u64::from(value));
        self.md_constant(constant)
    }
    /// A constant as metadata.
    pub(crate) fn md_constant(&mut self, constant: ConstId) -> MdId {
        if let Some(&known) = self.nodes.constants.get(&constant) {
            return known;
        }
        let id = self.out.metadata.push(Metadata::Constant(constant));
        self.nodes.constants.insert(constant, id);
        id
    }
    /// `!{operands…}`
    pub(crate) fn md_tuple(&mut self, operands: &[Option<MdId>]) -> MdId {
        if let Some(&known) = self.nodes.tuples.get(operands) {
            return known;
        }
        let id = self.out.metadata.push(Metadata::Tuple { distinct: false, operands: operands.into() });
        self.nodes.tuples.insert(operands.into(), id);
        id
    }
    /// The metadata kind with this name.
    pub(crate) fn md_kind(&mut self, name: &str) -> MdKindId {
        self.out.md_kinds.intern(name.into())
    }
}
