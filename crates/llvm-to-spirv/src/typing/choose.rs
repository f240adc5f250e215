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
            for node in neighbors.of(set) {
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

/// The sets that each set has an edge with. Few sets have any.
struct Neighbors {
    /// Both ends of each edge, the one whose neighbor the other is first, in order.
    ends: Vec<(u32, u32)>,
}

impl Neighbors {
    fn new(edges: &[(u32, u32)], sets: &[u32]) -> Neighbors {
        let both = |&(a, b): &(u32, u32)| (sets[a as usize], sets[b as usize]);
        let apart = edges.iter().map(both).filter(|(a, b)| a != b);
        let mut ends: Vec<(u32, u32)> = apart.flat_map(|(a, b)| [(a, b), (b, a)]).collect();
        ends.sort_unstable();
        Neighbors { ends }
    }
    fn of(&self, set: u32) -> impl Iterator<Item = u32> + '_ {
        let first = self.ends.partition_point(|&(from, _)| from < set);
        let ends = self.ends.get(first..).unwrap_or_default().iter();
        ends.take_while(move |&&(from, _)| from == set).map(|&(_, to)| to)
    }
}
