//! From opinions to one type for each set of values.

use super::constraints::{Strength, Vote};
use super::rank::Rank;
use llvm_model::{Id, TypeId};

/// How many opinions of the same strength a set has on one type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    pub(super) set: u32,
    pub(super) strength: Strength,
    pub(super) count: u32,
    pub(super) ty: TypeId,
}

/// The opinions counted, by set; within a set the decisive one comes first.
pub(super) fn count(votes: &[Vote], sets: &[u32], ranks: &[Rank]) -> Vec<Tally> {
    let set = |node: u32| sets.get(node as usize).copied().unwrap_or(node);
    let mut single: Vec<_> =
        votes.iter().map(|v| (set(v.node), v.strength, rank(ranks, v.ty), v.ty)).collect();
    single.sort_unstable();
    let mut out: Vec<Tally> = Vec::new();
    for (set, strength, _, ty) in single {
        match out.last_mut() {
            Some(last) if (last.set, last.strength, last.ty) == (set, strength, ty) => last.count += 1,
            _ => out.push(Tally { set, strength, count: 1, ty }),
        }
    }
    // Stable: among equals the order of ranks stays.
    out.sort_by_key(|t| (t.set, std::cmp::Reverse((t.strength, t.count))));
    out
}

/// The type of every set that has an opinion or is connected to one that has. Sets without an opinion of their own
/// follow their neighbors in rounds: all that touch a decided set are decided at once, so that no order matters.
pub(super) fn choose(
    tallies: &[Tally],
    edges: &[(u32, u32)],
    sets: &[u32],
    ranks: &[Rank],
) -> Vec<Option<TypeId>> {
    let mut types: Vec<Option<TypeId>> = vec![None; sets.len()];
    let neighbors = Neighbors::new(edges, sets);
    let initial = |tally: &&Tally| tally.strength == Strength::Initial;
    let decided = decide(&mut types, tallies.iter().filter(|tally| !initial(tally)));
    spread(&mut types, decided, &neighbors, sets, ranks);
    let decided = decide(&mut types, tallies.iter().filter(initial));
    spread(&mut types, decided, &neighbors, sets, ranks);
    types
}

/// Assigns the type of its first opinion to every set without a type. Returns those sets.
fn decide<'t>(types: &mut [Option<TypeId>], tallies: impl Iterator<Item = &'t Tally>) -> Vec<u32> {
    let mut decided = Vec::new();
    for tally in tallies {
        let slot = &mut types[tally.set as usize];
        if slot.is_none() {
            *slot = Some(tally.ty);
            decided.push(tally.set);
        }
    }
    decided
}

/// Propagates the types of decided sets to their neighbors, round by round.
fn spread(
    types: &mut [Option<TypeId>],
    mut decided: Vec<u32>,
    neighbors: &Neighbors,
    sets: &[u32],
    ranks: &[Rank],
) {
    while !decided.is_empty() {
        let mut offers: Vec<Vote> = Vec::new();
        for &set in &decided {
            let Some(ty) = types[set as usize] else { continue };
            for &node in neighbors.of(set) {
                if types[node as usize].is_none() {
                    offers.push(Vote { node, strength: Strength::Flow, ty });
                }
            }
        }
        decided = decide(types, count(&offers, sets, ranks).iter());
    }
}

fn rank(ranks: &[Rank], ty: TypeId) -> Rank {
    ranks.get(ty.index()).copied().unwrap_or((u64::MAX, u64::MAX))
}

/// The sets that each set has an edge with.
struct Neighbors {
    start: Vec<u32>,
    sets: Vec<u32>,
}

impl Neighbors {
    fn new(edges: &[(u32, u32)], sets: &[u32]) -> Neighbors {
        let ends = || {
            let both = |&(a, b): &(u32, u32)| (sets[a as usize], sets[b as usize]);
            edges.iter().map(both).filter(|(a, b)| a != b).flat_map(|(a, b)| [(a, b), (b, a)])
        };
        let mut start = vec![0u32; sets.len() + 1];
        for (from, _) in ends() {
            start[from as usize + 1] += 1;
        }
        for i in 1..start.len() {
            start[i] += start[i - 1];
        }
        let mut next = start.clone();
        let mut out = vec![0u32; start.last().map_or(0, |&n| n as usize)];
        for (from, to) in ends() {
            out[next[from as usize] as usize] = to;
            next[from as usize] += 1;
        }
        Neighbors { start, sets: out }
    }
    fn of(&self, set: u32) -> &[u32] {
        let range = self.start[set as usize] as usize..self.start[set as usize + 1] as usize;
        &self.sets[range]
    }
}
