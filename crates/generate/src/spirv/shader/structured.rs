//! Structured control flow: selections, switches and loops inside each other, with ways out.

use crate::choices::Choices;
use crate::graph::{Exit, Graph, Merge};

/// At most so many structures.
const STRUCTURES: usize = 5;

/// Chooses the blocks of a function of a compute or a vertex shader.
pub(super) fn graph(choices: &mut Choices<'_>) -> Graph {
    Builder::build(choices, false)
}

/// Chooses the blocks of a function of a fragment shader.
pub(super) fn graph_with_kill(choices: &mut Choices<'_>) -> Graph {
    Builder::build(choices, true)
}

/// The blocks so far.
struct Builder<'c, 'b> {
    choices: &'c mut Choices<'b>,
    exits: Vec<Exit>,
    merges: Vec<Option<Merge>>,
    structures: usize,
    may_kill: bool,
}

/// The places that blocks may go to from inside a structure.
#[derive(Clone, Copy, Default)]
struct Ways {
    /// The merge block and the continue target of the loop.
    of_loop: Option<(usize, usize)>,
    /// The merge block of the switch, if it is inside that loop.
    of_switch: Option<usize>,
}

impl Builder<'_, '_> {
    fn build(choices: &mut Choices<'_>, may_kill: bool) -> Graph {
        let mut builder = Builder { choices, exits: Vec::new(), merges: Vec::new(), structures: 0, may_kill };
        let entry = builder.block();
        builder.fill(entry, None, Ways::default());
        Graph::new(builder.exits, builder.merges)
    }

    fn block(&mut self) -> usize {
        self.exits.push(Exit::Return);
        self.merges.push(None);
        self.exits.len() - 1
    }

    fn end(&mut self, block: usize, exit: Exit) {
        self.exits[block] = exit;
    }

    /// Chooses the code from `block` on, which goes to `after`, or returns.
    fn fill(&mut self, block: usize, after: Option<usize>, ways: Ways) {
        let kind = self.choices.below(if self.structures < STRUCTURES { 8 } else { 3 });
        if kind >= 3 {
            self.structures += 1;
        }
        match kind {
            0 | 1 => self.end(block, after.map_or(Exit::Return, Exit::Branch)),
            2 => self.leave(block, after, ways),
            3 | 4 => self.selection(block, after, ways),
            5 => self.switch(block, after, ways),
            _ => self.repeat(block, after, ways),
        }
    }

    /// Ends a block before the end of its structure.
    fn leave(&mut self, block: usize, after: Option<usize>, ways: Ways) {
        let onward = after.map_or(Exit::Return, Exit::Branch);
        let exit = match (self.choices.below(6), ways) {
            (0, Ways { of_loop: Some((merge, _)), .. }) => Exit::Branch(merge),
            (1, Ways { of_loop: Some((_, next)), .. }) => Exit::Branch(next),
            (2, Ways { of_switch: Some(merge), .. }) => Exit::Branch(merge),
            // One of both ways leaves the loop: such a branch begins no structure.
            (3, Ways { of_loop: Some((merge, next)), .. }) => {
                let inside = self.block();
                let out = if self.choices.rarely(2) { next } else { merge };
                self.end(block, Exit::Condition(out, inside));
                return self.fill(inside, after, ways);
            }
            (4, _) if self.may_kill => Exit::Kill,
            (5, _) => Exit::Unreachable,
            (0, _) => Exit::Return,
            _ => onward,
        };
        self.end(block, exit);
    }

    fn selection(&mut self, block: usize, after: Option<usize>, ways: Ways) {
        let (merge, first) = (self.block(), self.block());
        let second = if self.choices.rarely(2) { self.block() } else { merge };
        let exit = match self.choices.rarely(2) {
            true => Exit::Condition(second, first),
            false => Exit::Condition(first, second),
        };
        self.end(block, exit);
        self.merges[block] = Some(Merge::Selection(merge));
        self.fill(first, Some(merge), ways);
        if second != merge {
            self.fill(second, Some(merge), ways);
        }
        self.fill(merge, after, ways);
    }

    fn switch(&mut self, block: usize, after: Option<usize>, ways: Ways) {
        let merge = self.block();
        let count = 1 + self.choices.below(3);
        let mut targets: Vec<usize> = (0..count).map(|_| self.block()).collect();
        let cases = targets.clone();
        if self.choices.rarely(2) {
            targets.insert(0, merge);
        }
        self.end(block, Exit::Switch(targets));
        self.merges[block] = Some(Merge::Selection(merge));
        let inside = Ways { of_switch: Some(merge), ..ways };
        for case in cases {
            self.fill(case, Some(merge), inside);
        }
        self.fill(merge, after, ways);
    }

    fn repeat(&mut self, block: usize, after: Option<usize>, ways: Ways) {
        let [head, body, next, merge] = [0; 4].map(|_| self.block());
        self.end(block, Exit::Branch(head));
        self.merges[head] = Some(Merge::Loop(merge, next));
        let tests_first = !self.choices.rarely(3);
        let exit = if tests_first { Exit::Condition(body, merge) } else { Exit::Branch(body) };
        self.end(head, exit);
        self.fill(body, Some(next), Ways { of_loop: Some((merge, next)), of_switch: None });
        let tests_last = !tests_first || self.choices.rarely(3);
        let exit = if tests_last { Exit::Condition(head, merge) } else { Exit::Branch(head) };
        self.end(next, exit);
        self.fill(merge, after, ways);
    }
}
