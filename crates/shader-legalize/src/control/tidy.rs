//! Nodes that do nothing go.

use super::shape::{Exit, Merge, Node, NodeId};

/// Removes what the structured form does not need: arms that only branch to the end of a construct, merge blocks that no
/// execution reaches, and headers of loops that have no code. Nodes that are gone
/// have no exit ([`Exit::Open`]).
pub(super) fn run(nodes: &mut [Node]) {
    let mut graph = Graph::of(nodes);
    for node in 0..nodes.len() {
        graph.skip_empty(nodes, node);
    }
    for node in 0..nodes.len() {
        graph.drop_selection(nodes, node);
        graph.end_at_arm(nodes, node);
    }
    for node in 0..nodes.len() {
        graph.fold_header(nodes, node);
    }
}

/// What is known of the edges between nodes.
struct Graph {
    /// By node: the number of edges to it, and one node that has one.
    edges: Vec<(u32, NodeId)>,
    /// By node: how many merges name it.
    named: Vec<u32>,
    /// By node: the loop merge and continue target of the innermost loop, as far as an edge to them is a way out.
    is_loop_end: Vec<bool>,
}

impl Graph {
    fn of(nodes: &[Node]) -> Graph {
        let mut graph = Graph {
            edges: vec![(0, 0); nodes.len()],
            named: vec![0; nodes.len()],
            is_loop_end: vec![false; nodes.len()],
        };
        for (number, node) in nodes.iter().enumerate() {
            for target in node.exit.targets() {
                graph.edges[target].0 += 1;
                graph.edges[target].1 = number;
            }
            for named in node.merge.into_iter().flat_map(Merge::nodes) {
                graph.named[named] += 1;
            }
            if let Some(Merge::Loop { merge, continues }) = node.merge {
                graph.is_loop_end[merge] = true;
                graph.is_loop_end[continues] = true;
            }
        }
        graph
    }

    /// Makes the only branch to a node that does nothing lead to where that node branches to. The target of a case of a
    /// switch must be a block that the switch dominates, unless it is the merge block.
    fn skip_empty(&mut self, nodes: &mut [Node], node: NodeId) {
        let this = &nodes[node];
        let Exit::To(target) = this.exit else { return };
        let does_nothing = this.source.is_none() && this.selector.is_empty() && this.merge.is_none();
        let (1, before) = self.edges[node] else { return };
        if !does_nothing || self.named[node] > 0 || target == node {
            return;
        }
        let from = &nodes[before];
        let end = from.merge.map(Merge::end);
        let is_switch = matches!(&from.exit, Exit::Source { is_switch: true, .. });
        let goes_there = from.exit.targets().contains(&target);
        if (goes_there && (!nodes[target].selector.is_empty() || Some(target) != end))
            || (is_switch && Some(target) != end)
        {
            return;
        }
        nodes[before].exit.for_each_target_mut(|to| {
            if *to == node {
                *to = target;
            }
        });
        for (from, _) in &mut nodes[target].selector {
            if *from == node {
                *from = before;
            }
        }
        nodes[node].exit = Exit::Open;
        self.edges[node] = (0, 0);
        if self.edges[target].1 == node {
            self.edges[target].1 = before;
        }
    }

    /// Takes the merge off a selection with two arms, of which one leaves the loop directly, if its merge block cannot be
    /// reached: the other arm is what follows (specification 2.11, structured exits).
    fn drop_selection(&mut self, nodes: &mut [Node], node: NodeId) {
        let Some(Merge::Selection { merge }) = nodes[node].merge else { return };
        if self.edges[merge].0 > 0 || nodes[merge].exit != Exit::Unreachable || self.named[merge] != 1 {
            return;
        }
        let targets = nodes[node].exit.targets();
        let is_switch = matches!(nodes[node].exit, Exit::Source { is_switch: true, .. });
        let is_branch = !is_switch && targets.len() == 2 && targets[0] != targets[1];
        if is_branch && targets.iter().any(|&target| self.is_loop_end[target]) {
            nodes[node].merge = None;
            nodes[merge].exit = Exit::Open;
            self.named[merge] = 0;
        }
    }

    /// Ends a selection whose merge block cannot be reached at one of its arms: no other arm gets there, so that it may
    /// as well follow the selection.
    fn end_at_arm(&mut self, nodes: &mut [Node], node: NodeId) {
        let Some(Merge::Selection { merge }) = nodes[node].merge else { return };
        if self.edges[merge].0 > 0 || nodes[merge].exit != Exit::Unreachable || self.named[merge] != 1 {
            return;
        }
        let targets = nodes[node].exit.targets();
        let is_own = |target: &&NodeId| self.edges[**target].0 == 1 && self.named[**target] == 0;
        if let Some(&arm) = targets.iter().rfind(is_own) {
            nodes[node].merge = Some(Merge::Selection { merge: arm });
            nodes[merge].exit = Exit::Open;
            self.named[merge] = 0;
            self.named[arm] = 1;
        }
    }

    /// Puts the code of a loop's first block into the header, if it has no selection of its own.
    fn fold_header(&mut self, nodes: &mut [Node], node: NodeId) {
        let Some(Merge::Loop { .. }) = nodes[node].merge else { return };
        let Exit::To(first) = nodes[node].exit else { return };
        let ready = nodes[node].source.is_none() && self.edges[first].0 == 1 && self.named[first] == 0;
        if !ready || nodes[first].merge.is_some() || !nodes[first].selector.is_empty() {
            return;
        }
        // A header that branches to its own continue target or merge alone is a loop all the same.
        let exit = std::mem::take(&mut nodes[first].exit);
        nodes[node].source = nodes[first].source.take();
        for target in exit.targets() {
            if self.edges[target].1 == first {
                self.edges[target].1 = node;
            }
            for (from, _) in &mut nodes[target].selector {
                if *from == first {
                    *from = node;
                }
            }
        }
        nodes[node].exit = exit;
    }
}
