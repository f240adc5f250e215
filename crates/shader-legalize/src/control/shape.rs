//! The structured form of a function while it is built: nodes that become blocks, their merges, and the ways out of
//! pieces of code.

use llvm_model::{BlockId, Id as _};
use smallvec::SmallVec;

/// A block of the structured function.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    /// The block of the input whose instructions it has.
    pub(super) source: Option<BlockId>,
    /// The number that it gives its selector, by predecessor; empty if it has no selector.
    pub(super) selector: Vec<(NodeId, Selector)>,
    /// The construct whose header it is.
    pub(super) merge: Option<Merge>,
    pub(super) exit: Exit,
}

/// The number of a node.
pub(super) type NodeId = usize;

/// A merge instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Merge {
    Selection { merge: NodeId },
    Loop { merge: NodeId, continues: NodeId },
}

impl Merge {
    /// The nodes that it names.
    pub(super) fn nodes(self) -> impl Iterator<Item = NodeId> {
        let (merge, continues) = match self {
            Merge::Selection { merge } => (merge, None),
            Merge::Loop { merge, continues } => (merge, Some(continues)),
        };
        std::iter::once(merge).chain(continues)
    }

    /// The block at which the construct ends.
    pub(super) fn end(self) -> NodeId {
        match self {
            Merge::Selection { merge } | Merge::Loop { merge, .. } => merge,
        }
    }
}

/// How a node ends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Exit {
    /// Not decided yet.
    #[default]
    Open,
    /// A branch.
    To(NodeId),
    /// The terminator of its source block, which leaves the function.
    Leave,
    /// The terminator of its source block, with a node for each distinct target.
    Source { arms: Vec<(BlockId, NodeId)>, is_switch: bool },
    /// A branch to `then` if the selector is `label`.
    If { selector: Selector, label: Label, then: NodeId, otherwise: NodeId },
    /// No execution gets here.
    Unreachable,
}

impl Exit {
    /// Calls `visit` for every node that it names, which may be replaced.
    pub(super) fn for_each_target_mut(&mut self, mut visit: impl FnMut(&mut NodeId)) {
        match self {
            Exit::To(target) => visit(target),
            Exit::Source { arms, .. } => arms.iter_mut().for_each(|(_, target)| visit(target)),
            Exit::If { then, otherwise, .. } => {
                visit(then);
                visit(otherwise);
            }
            Exit::Open | Exit::Leave | Exit::Unreachable => {}
        }
    }

    /// The nodes that it names.
    pub(super) fn targets(&self) -> SmallVec<[NodeId; 4]> {
        match self {
            Exit::To(target) => SmallVec::from_slice(&[*target]),
            Exit::Source { arms, .. } => arms.iter().map(|(_, target)| *target).collect(),
            Exit::If { then, otherwise, .. } => SmallVec::from_slice(&[*then, *otherwise]),
            Exit::Open | Exit::Leave | Exit::Unreachable => SmallVec::new(),
        }
    }
}

/// A place that code wants to continue at and cannot branch to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Label(u32);

impl Label {
    /// The beginning of a block.
    pub(super) fn enter(block: BlockId) -> Label {
        Label(block.index() as u32 * 2)
    }

    /// The next iteration of the loop with this header.
    pub(super) fn next_iteration(header: BlockId) -> Label {
        Label(header.index() as u32 * 2 + 1)
    }

    /// The block, and whether the label is the next iteration of its loop.
    pub(super) fn block(self) -> (BlockId, bool) {
        (BlockId::from_index(self.0 as usize / 2), self.0 % 2 == 1)
    }

    /// The number that selectors have for it.
    pub(super) fn number(self) -> u32 {
        self.0
    }
}

/// The number of the label at which code continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Selector {
    /// This one.
    Known(Label),
    /// The selector of a node.
    Of(NodeId),
}

/// Where a piece of code ends that others may follow.
#[derive(Clone, Debug)]
pub(super) struct Flow {
    /// The node at whose end it falls out.
    pub(super) at: NodeId,
    /// The labels at which it may want to continue, at least one; sorted.
    pub(super) labels: SmallVec<[Label; 4]>,
    /// Which of them.
    pub(super) selector: Selector,
}

impl Flow {
    /// Code that continues at one label.
    pub(super) fn to(at: NodeId, label: Label) -> Flow {
        Flow { at, labels: SmallVec::from_slice(&[label]), selector: Selector::Known(label) }
    }

    /// The label, if it is the only one.
    pub(super) fn only(&self) -> Option<Label> {
        match self.labels[..] {
            [label] => Some(label),
            _ => None,
        }
    }
}

/// Adds labels to a sorted list.
pub(super) fn add_labels(to: &mut SmallVec<[Label; 4]>, labels: &[Label]) {
    for label in labels {
        if let Err(at) = to.binary_search(label) {
            to.insert(at, *label);
        }
    }
}
