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
}

impl Exit {
    pub(crate) fn targets(&self) -> Vec<usize> {
        match self {
            Exit::Return | Exit::Unreachable => Vec::new(),
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
    /// For each block, the blocks that dominate it, itself included.
    pub(crate) dominators: Vec<Vec<usize>>,
    /// The blocks, each behind its dominators.
    pub(crate) order: Vec<usize>,
}

impl Graph {
    pub(crate) fn choose(choices: &mut Choices<'_>) -> Graph {
        let count = 1 + choices.below(BLOCKS);
        let exits: Vec<Exit> = (0..count).map(|block| exit(choices, block, count)).collect();
        let dominators = dominators(&exits);
        let mut order: Vec<usize> = (0..count).collect();
        // A block has more dominators than each of them.
        order.sort_by_key(|&block| dominators[block].len());
        Graph { exits, dominators, order }
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

/// Returns the dominators of each block by iteration to the fixed point. In an unreachable block only its own values are used:
/// every block would dominate it, in any order.
fn dominators(exits: &[Exit]) -> Vec<Vec<usize>> {
    let count = exits.len();
    let mut reachable = vec![false; count];
    let mut stack = vec![0];
    while let Some(block) = stack.pop() {
        if !std::mem::replace(&mut reachable[block], true) {
            stack.extend(exits[block].targets());
        }
    }
    let mut sets: Vec<Vec<usize>> = (0..count).map(|_| (0..count).collect()).collect();
    sets[0] = vec![0];
    loop {
        let before = sets.clone();
        for block in (1..count).filter(|&block| reachable[block]) {
            let mut common: Vec<usize> = (0..count).collect();
            for (from, exit) in exits.iter().enumerate() {
                if reachable[from] && exit.targets().contains(&block) {
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
