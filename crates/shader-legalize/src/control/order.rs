//! The order of the blocks that nodes make.

use super::shape::{Exit, Merge, Node, NodeId};

/// The nodes that begin blocks, in order, and the nodes that continue them.
pub(super) struct Nodes {
    /// The first node of each block: a header before the blocks of its construct, and those before the merge block.
    pub(super) order: Vec<NodeId>,
    /// By node: the node whose code follows in the same block.
    pub(super) next: Vec<Option<NodeId>>,
}

impl Nodes {
    pub(super) fn of(nodes: &[Node]) -> Nodes {
        let next = straight_lines(nodes);
        let last = |mut node: NodeId| {
            while let Some(after) = next[node] {
                node = after;
            }
            node
        };
        // A walk that takes the merge block first, so that it comes last in reverse postorder.
        let mut order = Vec::new();
        let mut seen = vec![false; nodes.len()];
        let mut path: Vec<(NodeId, Vec<NodeId>)> = Vec::new();
        let mut waiting = (!nodes.is_empty()).then_some(0);
        loop {
            if let Some(node) = waiting.take()
                && !std::mem::replace(&mut seen[node], true)
            {
                path.push((node, successors(&nodes[last(node)])));
            }
            match path.last_mut() {
                Some((_, rest)) if !rest.is_empty() => waiting = rest.pop(),
                Some((node, _)) => {
                    order.push(*node);
                    path.pop();
                }
                None => break,
            }
        }
        order.reverse();
        Nodes { order, next }
    }
}

/// The nodes after a node, the one to be visited first at the end.
fn successors(node: &Node) -> Vec<NodeId> {
    let mut all: Vec<NodeId> = node.exit.targets().to_vec();
    match node.merge {
        Some(Merge::Loop { merge, continues }) => all.extend([continues, merge]),
        Some(Merge::Selection { merge }) => all.push(merge),
        None => {}
    }
    all
}

/// By node: the node that it alone branches to, which no merge names.
fn straight_lines(nodes: &[Node]) -> Vec<Option<NodeId>> {
    let mut edges = vec![0u32; nodes.len()];
    let mut is_named = vec![false; nodes.len()];
    for node in nodes {
        for target in node.exit.targets() {
            edges[target] += 1;
        }
        for named in node.merge.into_iter().flat_map(Merge::nodes) {
            is_named[named] = true;
        }
    }
    let follows = |node: &Node| match node.exit {
        Exit::To(target) if node.merge.is_none() => Some(target)
            .filter(|&target| edges[target] == 1 && !is_named[target] && nodes[target].selector.is_empty()),
        _ => None,
    };
    nodes.iter().map(follows).collect()
}
