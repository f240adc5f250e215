//! The values that are live behind a barrier.

use crate::spills::uses;
use llvm_model::{BlockId, Body, Cfg, Id as _, InstId, InstKind, Value};

/// A set of small numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct BitSet(Vec<u64>);

impl BitSet {
    pub(crate) fn new(size: usize) -> BitSet {
        BitSet(vec![0; size.div_ceil(64)])
    }

    pub(crate) fn insert(&mut self, bit: usize) -> bool {
        let Some(word) = self.0.get_mut(bit / 64) else { return false };
        let before = *word;
        *word |= 1 << (bit % 64);
        *word != before
    }

    pub(crate) fn remove(&mut self, bit: usize) {
        if let Some(word) = self.0.get_mut(bit / 64) {
            *word &= !(1 << (bit % 64));
        }
    }

    pub(crate) fn contains(&self, bit: usize) -> bool {
        self.0.get(bit / 64).is_some_and(|word| word >> (bit % 64) & 1 == 1)
    }

    pub(crate) fn unite(&mut self, other: &BitSet) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    pub(crate) fn intersect(&mut self, other: &BitSet) {
        for (word, kept) in self.0.iter_mut().zip(&other.0) {
            *word &= kept;
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| at * 64 + bit)
        })
    }
}

/// The values of instructions that are live where blocks begin.
pub(crate) struct Liveness {
    /// By block: the live values at its start, without the definitions of its phis.
    entry: Vec<BitSet>,
}

impl Liveness {
    /// Follows the uses in `body` back to the definitions, until nothing changes.
    pub(crate) fn of(body: &Body, cfg: &Cfg) -> Liveness {
        let count = body.insts.len();
        let mut entry = vec![BitSet::new(count); body.blocks.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for &block in cfg.order().iter().rev() {
                let mut live = BitSet::new(count);
                for &successor in cfg.successors(block) {
                    live.unite(&entry[successor.index()]);
                    for &phi in &body.blocks[successor].insts {
                        let InstKind::Phi { .. } = body.insts[phi].kind else { break };
                        uses(body, successor, phi, |value, from| insert_if(from == block, value, &mut live));
                    }
                }
                for &inst in body.blocks[block].insts.iter().rev() {
                    live.remove(inst.index());
                    let kind = &body.insts[inst].kind;
                    if !matches!(kind, InstKind::Phi { .. }) {
                        kind.for_each_operand(|value| insert_if(true, value, &mut live));
                    }
                }
                if entry[block.index()] != live {
                    entry[block.index()] = live;
                    changed = true;
                }
            }
        }
        Liveness { entry }
    }

    /// The live values at the start of a block.
    pub(crate) fn at(&self, block: BlockId) -> Vec<InstId> {
        self.entry
            .get(block.index())
            .map(|set| set.iter().map(InstId::from_index).collect())
            .unwrap_or_default()
    }
}

fn insert_if(condition: bool, value: Value, live: &mut BitSet) {
    if let (true, Value::Inst(inst)) = (condition, value) {
        live.insert(inst.index());
    }
}
