//! Metadata nodes by their contents.

use crate::metadata::{MdId, Metadata};
use crate::module::Module;
use rustc_hash::FxHashMap;

/// Finds nodes that a module has, or adds them. Only strings, constants and tuples that are not distinct.
#[derive(Default)]
pub(super) struct Nodes {
    /// Made when a node is first wanted: most modules want none.
    known: Option<FxHashMap<Metadata, MdId>>,
}

impl Nodes {
    /// The node with these contents.
    pub(super) fn get(&mut self, module: &mut Module, node: Metadata) -> MdId {
        let known = self.known.get_or_insert_with(|| {
            let simple = module.metadata.iter().filter(|(_, node)| match node {
                Metadata::String(_) | Metadata::Constant(_) => true,
                Metadata::Tuple { distinct, .. } => !distinct,
                Metadata::Debug(_) => false,
            });
            // Of two nodes with one contents the first counts.
            simple.rev().map(|(id, node)| (node.clone(), id)).collect()
        });
        *known.entry(node).or_insert_with_key(|node| module.metadata.push(node.clone()))
    }

    /// The tuple with these operands.
    pub(super) fn tuple(&mut self, module: &mut Module, operands: impl Into<Box<[Option<MdId>]>>) -> MdId {
        self.get(module, Metadata::Tuple { distinct: false, operands: operands.into() })
    }
}
