//! Graphs against what the words mean.

use super::*;
use crate::instruction::{InstKind, Instruction, Value};
use crate::types::Types;
use proptest::prelude::*;

/// A body with these edges; block 0 is the entry, and blocks that `gone` names are not in the layout.
fn body(edges: &[Vec<usize>], gone: &[usize]) -> Body {
    let void = Types::default().void();
    let mut body = Body::default();
    for targets in edges {
        let targets: Vec<BlockId> = targets.iter().map(|&target| id(target)).collect();
        let block = body.add_block(Default::default());
        let kind = InstKind::IndirectBr { address: Value::Arg(0), targets: targets.into() };
        body.append(block, Instruction::new(kind, void));
    }
    body.layout.retain(|block| !gone.contains(&block.index()));
    body
}

fn id(index: usize) -> BlockId {
    BlockId::from_index(index)
}

/// Which blocks a walk from `start` reaches that does not go through `without`.
fn reached(edges: &[Vec<usize>], start: usize, without: Option<usize>) -> Vec<bool> {
    let mut seen = vec![false; edges.len()];
    let mut stack = vec![start];
    while let Some(block) = stack.pop() {
        if Some(block) != without && !std::mem::replace(&mut seen[block], true) {
            stack.extend(&edges[block]);
        }
    }
    seen
}

fn dominates(edges: &[Vec<usize>], a: usize, b: usize) -> bool {
    let all = reached(edges, 0, None);
    all[a] && all[b] && !reached(edges, 0, Some(a))[b]
}

/// The blocks of the natural loop of `header`, when it has one.
fn natural_loop(edges: &[Vec<usize>], header: usize) -> Option<Vec<bool>> {
    let latches: Vec<usize> = (0..edges.len())
        .filter(|&from| edges[from].contains(&header) && dominates(edges, header, from))
        .collect();
    let back: Vec<Vec<usize>> = (0..edges.len())
        .map(|to| (0..edges.len()).filter(|&from| edges[from].contains(&to)).collect())
        .collect();
    let all = reached(edges, 0, None);
    let mut members = vec![false; edges.len()];
    for &latch in &latches {
        let reaching = reached(&back, latch, Some(header));
        members.iter_mut().zip(reaching).zip(&all).for_each(|((is, more), all)| *is |= more && *all);
    }
    members[header] = true;
    (!latches.is_empty()).then_some(members)
}

fn graphs() -> impl Strategy<Value = (Vec<Vec<usize>>, Vec<usize>)> {
    (1usize..14).prop_flat_map(|count| {
        let targets = prop::collection::vec(0..count, 0..4);
        let gone =
            if count > 1 { prop::collection::vec(1..count, 0..3).boxed() } else { Just(vec![]).boxed() };
        (prop::collection::vec(targets, count), gone)
    })
}

/// The edges that are left when blocks are not in the layout.
fn without(edges: &[Vec<usize>], gone: &[usize]) -> Vec<Vec<usize>> {
    let left = |(from, targets): (usize, &Vec<usize>)| match gone.contains(&from) {
        true => Vec::new(),
        false => targets.iter().copied().filter(|target| !gone.contains(target)).collect(),
    };
    edges.iter().enumerate().map(left).collect()
}

fn check_edges(cfg: &Cfg, edges: &[Vec<usize>]) {
    for (block, targets) in edges.iter().enumerate() {
        let wanted: Vec<BlockId> = targets.iter().map(|&target| id(target)).collect();
        assert_eq!(cfg.successors(id(block)), wanted);
        let mut from: Vec<BlockId> = Vec::new();
        for (other, targets) in edges.iter().enumerate() {
            from.extend(targets.iter().filter(|&&target| target == block).map(|_| id(other)));
        }
        assert_eq!(cfg.predecessors(id(block)), from);
    }
}

/// Postorder by the recursive definition, last successor first.
fn postorder(edges: &[Vec<usize>], block: usize, seen: &mut [bool], out: &mut Vec<BlockId>) {
    if !std::mem::replace(&mut seen[block], true) {
        edges[block].iter().rev().for_each(|&next| postorder(edges, next, seen, out));
        out.push(id(block));
    }
}

fn check_order(cfg: &Cfg, edges: &[Vec<usize>]) {
    let mut wanted = Vec::new();
    postorder(edges, 0, &mut vec![false; edges.len()], &mut wanted);
    wanted.reverse();
    assert_eq!(cfg.order(), wanted);
    for block in 0..edges.len() {
        let number = wanted.iter().position(|&other| other == id(block));
        assert_eq!(cfg.number(id(block)), number.map(|number| number as u32));
    }
}

fn check_dominators(cfg: &Cfg, dominators: &Dominators, edges: &[Vec<usize>]) {
    for b in 0..edges.len() {
        let all: Vec<usize> = (0..edges.len()).filter(|&a| dominates(edges, a, b)).collect();
        let found: Vec<usize> = (0..edges.len()).filter(|&a| dominators.dominates(id(a), id(b))).collect();
        assert_eq!(found, all, "block {b}");
        // The immediate one is dominated by all others.
        let immediate = all
            .iter()
            .copied()
            .find(|&a| a != b && all.iter().all(|&other| other == b || dominates(edges, other, a)));
        assert_eq!(dominators.immediate(cfg, id(b)), immediate.map(id), "block {b}");
    }
}

fn check_loops(forest: &LoopForest, edges: &[Vec<usize>]) {
    let loops: Vec<Option<Vec<bool>>> = (0..edges.len()).map(|h| natural_loop(edges, h)).collect();
    let size = |members: &Vec<bool>| members.iter().filter(|is| **is).count();
    let smallest = |block: usize, but: Option<usize>| {
        let around = loops.iter().enumerate().filter(|(header, _)| Some(*header) != but);
        let around = around.filter_map(|(header, members)| Some((header, members.as_ref()?)));
        let around = around.filter(|(_, members)| members[block]);
        around.min_by_key(|(_, members)| size(members)).map(|(header, _)| id(header))
    };
    for (block, own) in loops.iter().enumerate() {
        assert_eq!(forest.innermost(id(block)).map(|found| forest.header(found)), smallest(block, None));
        let found = forest.with_header(id(block));
        assert_eq!(found.is_some(), own.is_some());
        let (Some(found), Some(members)) = (found, own) else { continue };
        assert_eq!(forest.parent(found).map(|p| forest.header(p)), smallest(block, Some(block)));
        let contained: Vec<bool> = (0..edges.len()).map(|b| forest.contains(found, id(b))).collect();
        assert_eq!(&contained, members);
        let mut exits: Vec<usize> =
            (0..edges.len()).filter(|&from| members[from]).flat_map(|from| edges[from].clone()).collect();
        exits.retain(|&target| !members[target]);
        exits.sort_unstable();
        exits.dedup();
        let wanted = match exits[..] {
            [] => LoopExit::Never,
            [target] => LoopExit::To(id(target)),
            _ => LoopExit::Several,
        };
        assert_eq!(forest.exit(found), wanted, "the loop of {block}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Everything is as the definitions have it, also in storage that held another graph.
    #[test]
    fn graphs_are_what_their_definitions_say(graphs in prop::collection::vec(graphs(), 1..3)) {
        let (mut cfg, mut dominators, mut forest) = Default::default();
        for (edges, gone) in graphs {
            let body = body(&edges, &gone);
            let edges = without(&edges, &gone);
            Cfg::build(&mut cfg, &body);
            Dominators::build(&mut dominators, &cfg);
            LoopForest::build(&mut forest, &cfg, &dominators);
            check_edges(&cfg, &edges);
            check_order(&cfg, &edges);
            check_dominators(&cfg, &dominators, &edges);
            check_loops(&forest, &edges);
        }
    }
}

#[test]
fn a_body_without_blocks_has_an_empty_graph() {
    let cfg = Cfg::new(&Body::default());
    let dominators = Dominators::new(&cfg);
    assert!(cfg.order().is_empty());
    assert!(LoopForest::new(&cfg, &dominators).with_header(id(0)).is_none());
    assert!(!dominators.dominates(id(0), id(0)));
}

#[test]
fn long_chains_do_not_recurse() {
    const LENGTH: usize = 200_000;
    // Every block branches on, and back to where the half before it mirrors it: loops in loops in loops.
    let nested = |n: usize| if n >= LENGTH / 2 { vec![LENGTH - 1 - n, n + 1] } else { vec![n + 1] };
    let mut edges: Vec<Vec<usize>> = (0..LENGTH - 1).map(nested).collect();
    edges.push(vec![]);
    let cfg = Cfg::new(&body(&edges, &[]));
    let dominators = Dominators::new(&cfg);
    let forest = LoopForest::new(&cfg, &dominators);
    assert!(dominators.dominates(id(5), id(LENGTH - 1)));
    assert!(!dominators.dominates(id(LENGTH - 1), id(5)));
    let outer = forest.with_header(id(1)).expect("a loop");
    assert!(forest.contains(outer, id(LENGTH / 2)));
    assert_eq!(forest.exit(outer), LoopExit::To(id(LENGTH - 1)));
}
