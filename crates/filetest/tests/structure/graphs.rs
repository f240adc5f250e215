//! Shaders with random control flow, as LLVM assembly.
//!
//! Each block stores its number and a value to `@visited`, and chooses its successor by a number that it loads from
//! `@choice`. The value is computed from those of blocks that dominate it, and from phis.

use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// A control-flow graph: the successors of each block; the first block is the entry, to which no block branches.
pub(crate) type Graph = Vec<Vec<usize>>;

/// Returns a graph of `size` blocks, all of them reachable. Nine of ten graphs have no cycles with several entries.
pub(crate) fn random(size: usize, rng: &mut Rng) -> Graph {
    let mut graph: Graph = vec![Vec::new(); size];
    // Each block but the entry has an edge from one before it.
    for block in 1..size {
        let nearest = block.saturating_sub(if rng.bool() { 2 } else { 6 });
        let from = rng.usize(nearest..block);
        graph[from].push(block);
    }
    for successors in &mut graph {
        let more = match rng.u8(0..10) {
            0..3 => 0,
            3..9 => 1,
            _ => 3,
        };
        for _ in 0..more {
            successors.push(rng.usize(1..size.max(2)).min(size - 1));
        }
    }
    if size == 1 {
        graph[0].clear();
    }
    if rng.u8(..10) > 0 {
        make_reducible(&mut graph);
    }
    graph
}

/// Returns a graph of many blocks, whose edges go a short way forward or back.
pub(crate) fn large(size: usize, rng: &mut Rng) -> Graph {
    let mut graph: Graph = (1..size).map(|next| vec![next]).collect();
    graph.push(Vec::new());
    for (block, successors) in graph.iter_mut().enumerate().skip(1) {
        let near = rng.usize(block.saturating_sub(20).max(1)..(block + 20).min(size));
        if rng.u8(..3) > 0 {
            successors.push(near);
        }
    }
    graph
}

/// Removes branches back to blocks that do not dominate the branch.
fn make_reducible(graph: &mut Graph) {
    loop {
        let dominators = dominators(graph);
        let mut is_done = true;
        for (block, successors) in graph.iter_mut().enumerate() {
            let before = successors.len();
            successors.retain(|&to| to > block || dominators[block].contains(&to));
            is_done &= successors.len() == before;
        }
        if is_done {
            return;
        }
    }
}

/// By block: the blocks on every way from the entry to it.
fn dominators(graph: &Graph) -> Vec<BTreeSet<usize>> {
    let all: BTreeSet<usize> = (0..graph.len()).collect();
    let mut found = vec![all; graph.len()];
    found[0] = BTreeSet::from([0]);
    loop {
        let mut is_done = true;
        for (from, successors) in graph.iter().enumerate() {
            for &to in successors {
                let mut both: BTreeSet<usize> = found[from].intersection(&found[to]).copied().collect();
                both.insert(to);
                is_done &= both.len() == found[to].len();
                found[to] = both;
            }
        }
        if is_done {
            return found;
        }
    }
}

/// Returns the text of a shader with this control flow.
pub(crate) fn shader(graph: &Graph, rng: &mut Rng) -> String {
    let dominators = dominators(graph);
    // A block that dominates the end of `block`.
    let above = |block: usize, rng: &mut Rng| {
        let all = &dominators[block];
        all.iter().copied().nth(rng.usize(..all.len())).unwrap_or(0)
    };
    let values: Vec<(String, String)> = (0..graph.len())
        .map(|block| {
            let edges = graph.iter().enumerate().flat_map(|(from, to)| to.iter().map(move |&to| (from, to)));
            let before: Vec<usize> = edges.filter(|&(_, to)| to == block).map(|(from, _)| from).collect();
            let mut phi = String::new();
            let mut first = format!("{block}");
            if !before.is_empty() && rng.u8(..3) > 0 {
                let mut incoming = Vec::new();
                let mut chosen = BTreeMap::new();
                for from in before {
                    let value = *chosen.entry(from).or_insert_with(|| above(from, rng));
                    incoming.push(format!("[ %v{value}, %b{from} ]"));
                }
                phi = format!("  %p{block} = phi i32 {}\n", incoming.join(", "));
                first = format!("%p{block}");
            }
            let others: Vec<usize> = dominators[block].iter().copied().filter(|&a| a != block).collect();
            let second = match others[..] {
                [] => "7".to_owned(),
                _ => format!("%v{}", others[rng.usize(..others.len())]),
            };
            let sum = format!("  %v{block} = add i32 {first}, {second}\n");
            (format!("{phi}{sum}"), format!("%v{block}"))
        })
        .collect();
    text(graph, &values)
}

/// The shader with the code and the value of each block.
fn text(graph: &Graph, values: &[(String, String)]) -> String {
    let mut out = String::from(
        "target triple = \"spirv1.6-unknown-vulkan1.3-compute\"\n\
         @choice = internal addrspace(10) global i32 0\n\
         @visited = internal addrspace(10) global i32 0\n\
         define void @main() #0 {\n",
    );
    for (block, (successors, (code, value))) in graph.iter().zip(values).enumerate() {
        let _ = write!(
            out,
            "b{block}:\n{code}  store volatile i32 {block}, ptr addrspace(10) @visited\n  \
             store volatile i32 {value}, ptr addrspace(10) @visited\n"
        );
        if successors.len() > 1 {
            let _ = writeln!(out, "  %c{block} = load volatile i32, ptr addrspace(10) @choice");
        }
        let _ = match successors[..] {
            [] => writeln!(out, "  ret void"),
            [to] => writeln!(out, "  br label %b{to}"),
            [a, b] => writeln!(
                out,
                "  %t{block} = icmp eq i32 %c{block}, 0\n  br i1 %t{block}, label %b{a}, label %b{b}"
            ),
            [default, ref cases @ ..] => {
                let _ = write!(out, "  switch i32 %c{block}, label %b{default} [");
                for (number, to) in cases.iter().enumerate() {
                    let _ = write!(out, " i32 {number}, label %b{to}");
                }
                writeln!(out, " ]")
            }
        };
    }
    out.push_str("}\nattributes #0 = { \"hlsl.shader\"=\"compute\" \"hlsl.numthreads\"=\"1,1,1\" }\n");
    out
}
