//! Control-flow graphs: any targets, so that loops have several entries and exits, and blocks may be unreachable.

use crate::choices::Choices;

/// At most so many blocks.
const BLOCKS: usize = 7;

/// The end of a block, with the numbers of its targets.
#[derive(Clone, Debug)]
pub(crate) enum Exit {
    Return,
    Branch(usize),
    Condition(usize, usize),
    /// The default, then the target of each case.
    Switch(Vec<usize>),
    Unreachable,
    /// The invocation ends; in fragment shaders only.
    Kill,
}

/// The structure that a block with two targets begins.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Merge {
    /// The block behind a selection.
    Selection(usize),
    /// The block behind a loop, and its continue target.
    Loop(usize, usize),
}

impl Merge {
    fn targets(self) -> Vec<usize> {
        match self {
            Merge::Selection(merge) => vec![merge],
            Merge::Loop(merge, next) => vec![merge, next],
        }
    }
}

impl Exit {
    pub(crate) fn targets(&self) -> Vec<usize> {
        match self {
            Exit::Return | Exit::Unreachable | Exit::Kill => Vec::new(),
            Exit::Branch(target) => vec![*target],
            Exit::Condition(first, second) => vec![*first, *second],
            Exit::Switch(targets) => targets.clone(),
        }
    }
}

/// A graph whose block 0 is the entry.
#[derive(Debug)]
pub(crate) struct Graph {
    pub(crate) exits: Vec<Exit>,
    /// The structures of structured control flow.
    pub(crate) merges: Vec<Option<Merge>>,
    /// For each block, the blocks that dominate it, itself included.
    pub(crate) dominators: Vec<Vec<usize>>,
    /// The blocks, each behind its dominators.
    pub(crate) order: Vec<usize>,
}

impl Graph {
    pub(crate) fn choose(choices: &mut Choices<'_>) -> Graph {
        let count = 1 + choices.below(BLOCKS);
        let exits: Vec<Exit> = (0..count).map(|block| exit(choices, block, count)).collect();
        Graph::new(exits, vec![None; count])
    }

    /// Returns the graph of blocks that end so. A block with a structure dominates the blocks that the structure names,
    /// whether an edge leads there or not.
    pub(crate) fn new(exits: Vec<Exit>, merges: Vec<Option<Merge>>) -> Graph {
        let edges = exits
            .iter()
            .zip(&merges)
            .map(|(exit, merge)| [exit.targets(), merge.map_or_else(Vec::new, Merge::targets)].concat());
        let edges: Vec<Vec<usize>> = edges.collect();
        let order = reverse_post_order(&edges);
        let dominators = dominators(&edges);
        Graph { exits, merges, dominators, order }
    }

    /// Returns the predecessors of a block, one for each edge.
    pub(crate) fn predecessors(&self, block: usize) -> impl Iterator<Item = usize> {
        self.exits.iter().enumerate().flat_map(move |(from, exit)| {
            let edges = exit.targets().into_iter().filter(|&target| target == block).count();
            std::iter::repeat_n(from, edges)
        })
    }
}

fn exit(choices: &mut Choices<'_>, block: usize, count: usize) -> Exit {
    // The entry has no predecessors.
    let others = count - 1;
    if others == 0 {
        return Exit::Return;
    }
    let mut target = || {
        // Half of the edges lead to the next block, as most do in programs.
        if choices.rarely(2) { 1 + choices.below(others) } else { (block + 1).min(others) }
    };
    let (first, second) = (target(), target());
    match choices.below(12) {
        0 | 1 => Exit::Return,
        2 | 3 => Exit::Branch(first),
        4..=8 => Exit::Condition(first, second),
        9 | 10 => {
            let mut targets = vec![first];
            for _ in 0..choices.below(4) {
                targets.push(1 + choices.below(others));
            }
            Exit::Switch(targets)
        }
        _ => Exit::Unreachable,
    }
}

/// Returns the blocks in an order in which each stands before those that it dominates, the unreachable ones last.
fn reverse_post_order(edges: &[Vec<usize>]) -> Vec<usize> {
    let mut seen = vec![false; edges.len()];
    let mut order = Vec::new();
    // A block, and how many of its edges have been followed.
    let mut stack = vec![(0, 0)];
    seen[0] = true;
    while let Some((block, followed)) = stack.last_mut() {
        match edges[*block].get(*followed) {
            Some(&target) => {
                *followed += 1;
                if !std::mem::replace(&mut seen[target], true) {
                    stack.push((target, 0));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order.extend((0..edges.len()).filter(|&block| !seen[block]));
    order
}

/// Returns the dominators of each block by iteration to the fixed point. In an unreachable block only its own values are used:
/// every block would dominate it, in any order.
fn dominators(edges: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let count = edges.len();
    let mut reachable = vec![false; count];
    let mut stack = vec![0];
    while let Some(block) = stack.pop() {
        if !std::mem::replace(&mut reachable[block], true) {
            stack.extend(edges[block].iter().copied());
        }
    }
    let mut sets: Vec<Vec<usize>> = (0..count).map(|_| (0..count).collect()).collect();
    sets[0] = vec![0];
    loop {
        let before = sets.clone();
        for block in (1..count).filter(|&block| reachable[block]) {
            let mut common: Vec<usize> = (0..count).collect();
            for (from, targets) in edges.iter().enumerate() {
                if reachable[from] && targets.contains(&block) {
                    common.retain(|other| sets[from].contains(other));
                }
            }
            common.retain(|&other| other != block);
            common.push(block);
            sets[block] = common;
        }
        if sets == before {
            break;
        }
    }
    for block in (0..count).filter(|&block| !reachable[block]) {
        sets[block] = vec![block];
    }
    sets
}
