//! From the nesting of blocks to constructs: each block of the input is placed once, and each branch that leaves its
//! construct in another way than through the merge block becomes a label that a selector chooses.
//!
//! The work is a list of steps instead of a recursion, because constructs nest as deep as the input wants.

use super::nest::{Nest, Placement};
use super::shape::{Exit, Flow, Label, Merge, Node, NodeId, Selector, add_labels};
use llvm_model::{BlockId, Body, Cfg, LoopForest, LoopId};
use smallvec::SmallVec;

/// The constructs around a piece of code.
#[derive(Clone, Copy)]
struct Around {
    /// The innermost loop, as an index of `Lowering::loops`.
    in_loop: Option<usize>,
    /// Whether a switch is between the code and that loop, so that the loop cannot be left by a branch.
    in_switch: bool,
}

/// A loop that is written.
struct OpenLoop {
    id: LoopId,
    header: BlockId,
    merge: NodeId,
    continues: NodeId,
    /// The nodes that branch to the merge, with what they want to continue at.
    exits: Vec<Flow>,
}

/// Something left to do. A step takes the results of the steps before it and leaves one itself: where the code falls
/// out, or nothing if it does not.
enum Step {
    /// The code of a block and of all that it dominates, from the end of a node.
    Tree { block: BlockId, at: NodeId, around: Around },
    /// A block with its loop, without what follows the loop.
    Core { block: BlockId, at: NodeId, around: Around },
    /// The code that follows the code before it, at a label.
    Follow { block: BlockId, around: Around },
    /// The block itself and its terminator.
    Terminator { block: BlockId, at: NodeId, around: Around },
    /// The end of a node that goes from `block` to `target`.
    Branch { block: BlockId, target: BlockId, at: NodeId, around: Around },
    /// Several arms meet.
    Join { merge: NodeId, arms: usize, around: Around },
    /// A guarded piece of code has ended; `skipped` is the way around it.
    JoinGuard { merge: NodeId, skipped: Flow, around: Around },
    /// The body of a loop has ended.
    EndLoop { index: usize, around: Around },
}

/// The function that is written.
pub(super) struct Lowering<'a> {
    body: &'a Body,
    cfg: &'a Cfg,
    forest: &'a LoopForest,
    nest: &'a Nest,
    nodes: Vec<Node>,
    loops: Vec<OpenLoop>,
    steps: Vec<Step>,
    results: Vec<Option<Flow>>,
}

impl<'a> Lowering<'a> {
    /// Returns the structured form; its first node is the entry.
    pub(super) fn run(body: &'a Body, cfg: &'a Cfg, forest: &'a LoopForest, nest: &'a Nest) -> Vec<Node> {
        let (nodes, loops, steps, results) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut this = Lowering { body, cfg, forest, nest, nodes, loops, steps, results };
        if let Some(&entry) = cfg.order().first() {
            let at = this.node();
            let around = Around { in_loop: None, in_switch: false };
            this.steps.push(Step::Tree { block: entry, at, around });
        }
        while let Some(step) = this.steps.pop() {
            this.step(step);
        }
        this.nodes
    }

    fn node(&mut self) -> NodeId {
        self.nodes.push(Node::default());
        self.nodes.len() - 1
    }

    fn step(&mut self, step: Step) {
        match step {
            Step::Tree { block, at, around } => {
                self.follow_by(self.nest.around(block), around);
                self.steps.push(Step::Core { block, at, around });
            }
            Step::Core { block, at, around } => match self.forest.with_header(block) {
                Some(id) => self.begin_loop(id, block, at, around),
                None => {
                    self.follow_by(self.nest.within(block), around);
                    self.steps.push(Step::Terminator { block, at, around });
                }
            },
            Step::Follow { block, around } => self.follow(block, around),
            Step::Terminator { block, at, around } => self.terminator(block, at, around),
            Step::Branch { block, target, at, around } => self.branch(block, target, at, around),
            Step::Join { merge, arms, around } => self.join(merge, arms, around),
            Step::JoinGuard { merge, skipped, around } => self.join_guard(merge, skipped, around),
            Step::EndLoop { index, around } => self.end_loop(index, around),
        }
    }

    /// Plans blocks, given in reverse postorder, behind the code that is planned next.
    fn follow_by(&mut self, blocks: &[BlockId], around: Around) {
        self.steps.extend(blocks.iter().rev().map(|&block| Step::Follow { block, around }));
    }

    fn begin_loop(&mut self, id: LoopId, header: BlockId, at: NodeId, around: Around) {
        let [head, merge, continues, first] = [(); 4].map(|()| self.node());
        self.nodes[at].exit = Exit::To(head);
        self.nodes[head].merge = Some(Merge::Loop { merge, continues });
        self.nodes[head].exit = Exit::To(first);
        self.nodes[continues].exit = Exit::To(head);
        let index = self.loops.len();
        self.loops.push(OpenLoop { id, header, merge, continues, exits: Vec::new() });
        self.steps.push(Step::EndLoop { index, around });
        let inside = Around { in_loop: Some(index), in_switch: false };
        self.follow_by(self.nest.within(header), inside);
        self.steps.push(Step::Terminator { block: header, at: first, around: inside });
    }

    fn terminator(&mut self, block: BlockId, at: NodeId, around: Around) {
        let at = self.place(block, at);
        let mut targets: SmallVec<[BlockId; 4]> = SmallVec::new();
        let mut is_switch = false;
        if let Some(terminator) = self.body.terminator(block) {
            is_switch = matches!(terminator, llvm_model::InstKind::Switch { .. });
            terminator.for_each_target(|target| {
                if !targets.contains(&target) {
                    targets.push(target);
                }
            });
        }
        match targets[..] {
            [] => {
                self.nodes[at].exit = Exit::Leave;
                self.results.push(None);
            }
            [target] => self.branch(block, target, at, around),
            _ => {
                let merge = self.node();
                self.nodes[at].merge = Some(Merge::Selection { merge });
                let inside = Around { in_switch: around.in_switch || is_switch, ..around };
                self.steps.push(Step::Join { merge, arms: targets.len(), around });
                let mut arms = Vec::with_capacity(targets.len());
                for &target in &targets {
                    let first = self.node();
                    arms.push((target, first));
                    self.steps.push(Step::Branch { block, target, at: first, around: inside });
                }
                self.nodes[at].exit = Exit::Source { arms, is_switch };
            }
        }
    }

    /// Puts a block of the input at the end of a node; returns its node.
    fn place(&mut self, block: BlockId, mut at: NodeId) -> NodeId {
        let node = &self.nodes[at];
        if node.source.is_some() || !node.selector.is_empty() || node.merge.is_some() {
            let next = self.node();
            self.nodes[at].exit = Exit::To(next);
            at = next;
        }
        self.nodes[at].source = Some(block);
        at
    }

    fn branch(&mut self, block: BlockId, target: BlockId, at: NodeId, around: Around) {
        let goes_back = self.cfg.number(target) <= self.cfg.number(block);
        if goes_back {
            let flow = Flow::to(at, Label::next_iteration(target));
            self.settle(flow, around);
        } else if self.nest.placement(target) == Placement::Inline {
            self.steps.push(Step::Tree { block: target, at, around });
        } else {
            let flow = Flow::to(at, Label::enter(target));
            self.settle(flow, around);
        }
    }

    /// Leaves the result of a step: where the code falls out, unless a branch can go to where it wants to continue.
    fn settle(&mut self, flow: Flow, around: Around) {
        let direct = flow.only().zip(around.in_loop).filter(|(label, _)| self.is_direct(*label, around));
        match direct {
            Some((_, index)) => {
                self.leave(flow, index);
                self.results.push(None);
            }
            None => self.results.push(Some(flow)),
        }
    }

    /// Whether a branch to the innermost loop's merge block or continue target leads to a label.
    fn is_direct(&self, label: Label, around: Around) -> bool {
        let Some(this) = around.in_loop.map(|index| &self.loops[index]) else { return false };
        match label.block() {
            (header, true) if header == this.header => true,
            _ if around.in_switch => false,
            (_, true) => true,
            (block, false) => !self.forest.contains(this.id, block),
        }
    }

    /// Branches from the end of code to the next iteration of a loop, or out of it.
    fn leave(&mut self, flow: Flow, index: usize) {
        let OpenLoop { header, merge, continues, ref mut exits, .. } = self.loops[index];
        let target = match flow.only() {
            Some(label) if label == Label::next_iteration(header) => continues,
            _ => merge,
        };
        self.nodes[flow.at].exit = Exit::To(target);
        if target == merge {
            exits.push(flow);
        }
    }

    fn result(&mut self) -> Option<Flow> {
        self.results.pop().flatten()
    }

    /// The node `merge`, where several ends meet, as one end.
    fn meet(&mut self, merge: NodeId, ends: &[Flow]) -> Option<Flow> {
        let mut labels = SmallVec::new();
        for end in ends {
            add_labels(&mut labels, &end.labels);
        }
        let &first = labels.first()?;
        let selector = if labels.len() == 1 {
            Selector::Known(first)
        } else {
            self.nodes[merge].selector = ends.iter().map(|end| (end.at, end.selector)).collect();
            Selector::Of(merge)
        };
        Some(Flow { at: merge, labels, selector })
    }

    fn join(&mut self, merge: NodeId, arms: usize, around: Around) {
        let first = self.results.len().saturating_sub(arms);
        let ends: Vec<Flow> = self.results.drain(first..).flatten().collect();
        for end in &ends {
            self.nodes[end.at].exit = Exit::To(merge);
        }
        match self.meet(merge, &ends) {
            Some(flow) => self.settle(flow, around),
            None => {
                self.nodes[merge].exit = Exit::Unreachable;
                self.results.push(None);
            }
        }
    }

    /// Code that wants to continue at the beginning of `block`, and perhaps elsewhere, is followed by that block.
    fn follow(&mut self, block: BlockId, around: Around) {
        let own = Label::enter(block);
        let Some(mut flow) = self.result() else { return self.results.push(None) };
        if flow.only() == Some(own) {
            self.steps.push(Step::Tree { block, at: flow.at, around });
            return;
        }
        let Ok(place) = flow.labels.binary_search(&own) else { return self.results.push(Some(flow)) };
        let [then, merge] = [(); 2].map(|()| self.node());
        let head = &mut self.nodes[flow.at];
        head.merge = Some(Merge::Selection { merge });
        head.exit = Exit::If { selector: flow.selector, label: own, then, otherwise: merge };
        flow.labels.remove(place);
        if let Some(label) = flow.only() {
            flow.selector = Selector::Known(label);
        }
        self.steps.push(Step::JoinGuard { merge, skipped: flow, around });
        self.steps.push(Step::Tree { block, at: then, around });
    }

    fn join_guard(&mut self, merge: NodeId, skipped: Flow, around: Around) {
        let guarded = self.result();
        if let Some(end) = &guarded {
            self.nodes[end.at].exit = Exit::To(merge);
        }
        let ends: Vec<Flow> = std::iter::once(skipped).chain(guarded).collect();
        if let Some(flow) = self.meet(merge, &ends) {
            self.settle(flow, around);
        }
    }

    fn end_loop(&mut self, index: usize, around: Around) {
        if let Some(flow) = self.result() {
            self.end_body(flow, index);
        }
        let merge = self.loops[index].merge;
        let exits = std::mem::take(&mut self.loops[index].exits);
        match self.meet(merge, &exits) {
            Some(flow) => self.settle(flow, around),
            None => {
                self.nodes[merge].exit = Exit::Unreachable;
                self.results.push(None);
            }
        }
    }

    /// The end of a loop's body that wants to continue at several labels: the next iteration may be one of them.
    fn end_body(&mut self, mut flow: Flow, index: usize) {
        let next = Label::next_iteration(self.loops[index].header);
        match flow.labels.binary_search(&next) {
            Ok(place) if flow.labels.len() > 1 => {
                let [out, unreachable] = [(); 2].map(|()| self.node());
                self.nodes[unreachable].exit = Exit::Unreachable;
                let then = self.loops[index].continues;
                let head = &mut self.nodes[flow.at];
                head.merge = Some(Merge::Selection { merge: unreachable });
                head.exit = Exit::If { selector: flow.selector, label: next, then, otherwise: out };
                flow.labels.remove(place);
                if let Some(label) = flow.only() {
                    flow.selector = Selector::Known(label);
                }
                flow.at = out;
                self.leave(flow, index);
            }
            _ => self.leave(flow, index),
        }
    }
}
