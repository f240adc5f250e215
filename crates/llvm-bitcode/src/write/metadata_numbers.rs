//! The numbers of metadata nodes and kinds.

use super::dialect::WriteError;
use super::numbering::NONE;
use llvm_model::debug_info::DiField;
use llvm_model::{ConstId, DiKind, Id, MdId, MdKindId, Metadata, Module};
use rustc_hash::{FxHashMap, FxHashSet};

/// Numbers of metadata.
#[derive(Clone, Debug, Default)]
pub(super) struct MetadataNumbers {
    /// By node: whether it is reached, later its number.
    pub(super) numbers: Vec<u32>,
    pub(super) strings: Vec<MdId>,
    pub(super) constants: Vec<MdId>,
    /// Constants that stand for numbers in debug info; their nodes exist only in the file.
    pub(super) made_constants: Vec<ConstId>,
    pub(super) made_numbers: FxHashMap<u64, u32>,
    pub(super) nodes: Vec<MdId>,
    /// The kinds that are used, in the order of their numbers, and the number of every kind.
    pub(super) kinds: Vec<MdKindId>,
    pub(super) kind_numbers: Vec<u32>,
    /// The kind `annotation`, if the module has it.
    pub(super) annotation: Option<MdKindId>,
    /// Nodes that are written without attachments.
    pub(super) left_out: FxHashSet<MdId>,
    /// Lists of the local entities of functions, without those that the reader does not expect there.
    pub(super) filtered: FxHashSet<MdId>,
    /// How many numbers the module has.
    pub(super) count: u32,
}

impl MetadataNumbers {
    /// The number of a node.
    pub(super) fn node(&self, id: MdId) -> Result<u64, WriteError> {
        match self.numbers.get(id.index()) {
            Some(&number) if number != NONE => Ok(u64::from(number)),
            _ => Err(WriteError::new("a metadata node that does not exist")),
        }
    }

    /// The number of a node plus one; 0 for none.
    pub(super) fn node_or_null(&self, id: Option<MdId>) -> Result<u64, WriteError> {
        id.map_or(Ok(0), |id| Ok(self.node(id)? + 1))
    }

    /// The number plus one of the i64 constant that stands for a number.
    pub(super) fn made(&self, value: u64) -> u64 {
        self.made_numbers.get(&value).map_or(0, |&n| u64::from(n) + 1)
    }

    /// The number of a metadata kind.
    pub(super) fn kind(&self, kind: MdKindId) -> u64 {
        self.kind_numbers.get(kind.index()).copied().unwrap_or(NONE).into()
    }

    /// Gives a metadata kind a number.
    pub(super) fn use_kind(&mut self, kind: MdKindId) {
        if self.kind_numbers.len() <= kind.index() {
            self.kind_numbers.resize(kind.index() + 1, NONE);
        }
        if let Some(slot @ &mut NONE) = self.kind_numbers.get_mut(kind.index()) {
            *slot = self.kinds.len() as u32;
            self.kinds.push(kind);
        }
    }

    /// Numbers the kinds in the order of the module: tools print attachments in that order.
    pub(super) fn order_kinds(&mut self) {
        self.kinds.sort_unstable();
        for (number, kind) in self.kinds.iter().enumerate() {
            if let Some(slot) = self.kind_numbers.get_mut(kind.index()) {
                *slot = number as u32;
            }
        }
    }

    /// Whether a node is attached in the file, too.
    pub(super) fn is_attached(&self, id: MdId) -> bool {
        self.left_out.is_empty() || !self.left_out.contains(&id)
    }

    /// Marks a node and everything it refers to.
    #[inline]
    pub(super) fn reach(&mut self, module: &Module, root: MdId) {
        // Nearly every location is of a scope that many are of.
        if self.numbers.get(root.index()).is_none_or(|&number| number == NONE) {
            self.reach_first(module, root);
        }
    }

    pub(super) fn reach_first(&mut self, module: &Module, root: MdId) {
        if self.numbers.len() < module.metadata.len() {
            self.numbers.resize(module.metadata.len(), NONE);
        }
        let mut stack = vec![root];
        while let Some(id) = stack.pop() {
            match self.numbers.get_mut(id.index()) {
                Some(slot) if *slot == NONE => *slot = 0,
                _ => continue,
            }
            match &module.metadata[id] {
                Metadata::String(_) | Metadata::Constant(_) => {}
                Metadata::Tuple { operands, .. } => stack.extend(operands.iter().flatten()),
                Metadata::Debug(node) => {
                    if node.kind == DiKind::GenericDINode
                        && let Some(operands) = node.md("operands")
                    {
                        // Written as part of the node.
                        stack.extend(module.tuple(operands).iter().flatten());
                        stack.extend(node.md("header"));
                        continue;
                    }
                    for field in &node.fields {
                        if let DiField::Md(id) = field
                            && self.numbers.get(id.index()) == Some(&NONE)
                        {
                            stack.push(*id);
                        }
                    }
                }
            }
        }
    }
}
