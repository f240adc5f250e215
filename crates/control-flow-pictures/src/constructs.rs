//! The constructs of structured control flow: which blocks each has, and how they are nested.

use spirv_llvm::{BasicBlock, ControlFlow, EdgeKind};
use std::collections::BTreeSet;

/// A construct: the blocks that its header dominates and its merge block does not.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Construct {
    /// The header, as an index of the blocks.
    pub(super) header: usize,
    pub(super) is_loop: bool,
    /// The header, and the blocks that are in no inner construct.
    pub(super) blocks: Vec<usize>,
    /// The inner constructs, as indices of [`constructs`].
    pub(super) inner: Vec<usize>,
}

/// Maximum number of blocks of a function with constructs in its picture: a larger picture would not be readable.
const MAX_BLOCKS: usize = 2000;

impl Construct {
    /// The kind of construct, in pictures.
    pub(super) fn title(&self) -> &'static str {
        if self.is_loop { "loop" } else { "selection" }
    }
}

/// The constructs of a graph, outer ones first, after one for the whole function. Blocks that control does not reach are in
/// the function; functions that are too large have no others.
pub(super) fn constructs(graph: &ControlFlow) -> Vec<Construct> {
    let count = graph.blocks.len();
    let merges = |block: &BasicBlock| block.edges.iter().any(|edge| edge.kind == EdgeKind::Merge);
    if count > MAX_BLOCKS || !graph.blocks.iter().any(merges) {
        return vec![Construct {
            header: 0,
            is_loop: false,
            blocks: (0..count).collect(),
            inner: Vec::new(),
        }];
    }
    let dominators = dominators(graph);
    let dominates = |a: usize, b: usize| dominators[b].contains(&a);
    let mut found: Vec<(usize, bool, Vec<usize>)> = Vec::new();
    for (header, block) in graph.blocks.iter().enumerate() {
        let named = |kind: EdgeKind| block.edges.iter().find(|edge| edge.kind == kind).map(|edge| edge.to);
        let Some(merge) = named(EdgeKind::Merge) else { continue };
        let is_in = |&other: &usize| {
            dominates(header, other) && !(dominates(merge, other) && dominates(header, merge))
        };
        found.push((header, named(EdgeKind::Continue).is_some(), (0..count).filter(is_in).collect()));
    }
    // What contains another construct comes first; the order of headers decides among equals.
    found.sort_by_key(|(header, _, members)| (std::cmp::Reverse(members.len()), *header));
    let mut all = vec![Construct { header: 0, is_loop: false, blocks: Vec::new(), inner: Vec::new() }];
    let mut innermost = vec![0; count];
    for (header, is_loop, members) in found {
        let number = all.len();
        all[innermost[header]].inner.push(number);
        members.into_iter().for_each(|member| innermost[member] = number);
        all.push(Construct { header, is_loop, blocks: Vec::new(), inner: Vec::new() });
    }
    for (block, &construct) in innermost.iter().enumerate() {
        all[construct].blocks.push(block);
    }
    all
}

/// The blocks that dominate each block, itself included; none for blocks that control does not reach.
fn dominators(graph: &ControlFlow) -> Vec<BTreeSet<usize>> {
    let count = graph.blocks.len();
    let mut predecessors = vec![Vec::new(); count];
    for (from, block) in graph.blocks.iter().enumerate() {
        for edge in block.edges.iter().filter(|edge| edge.kind == EdgeKind::Branch && edge.to < count) {
            predecessors[edge.to].push(from);
        }
    }
    let mut known: Vec<Option<BTreeSet<usize>>> = vec![None; count];
    let mut changed = true;
    while changed {
        changed = false;
        for block in 0..count {
            let mut all = predecessors[block].iter().filter_map(|&from| known[from].as_ref());
            let mut here = match all.next() {
                _ if block == 0 => BTreeSet::new(),
                Some(first) => all.fold(first.clone(), |both, next| &both & next),
                None => continue,
            };
            here.insert(block);
            if known[block].as_ref() != Some(&here) {
                known[block] = Some(here);
                changed = true;
            }
        }
    }
    known.into_iter().map(Option::unwrap_or_default).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHADER: &str = "\
        OpCapability Shader\nOpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\n\
        OpExecutionMode %main LocalSize 1 1 1\n%void = OpTypeVoid\n%bool = OpTypeBool\n%ty = OpTypeFunction %void\n\
        %true = OpConstantTrue %bool\n%main = OpFunction %void None %ty\n\
        %entry = OpLabel\nOpBranch %loop\n\
        %loop = OpLabel\nOpLoopMerge %done %continue None\nOpBranch %body\n\
        %body = OpLabel\nOpSelectionMerge %end None\nOpBranchConditional %true %then %end\n\
        %then = OpLabel\nOpBranch %end\n\
        %end = OpLabel\nOpBranch %continue\n\
        %continue = OpLabel\nOpBranchConditional %true %loop %done\n\
        %done = OpLabel\nOpReturn\nOpFunctionEnd\n";

    #[test]
    fn a_selection_in_a_loop() {
        let module = spirv_llvm::assemble(SHADER, spirv_llvm::Version::V1_0).unwrap();
        let graphs = spirv_llvm::control_flow(&module).unwrap();
        let all = constructs(&graphs[0]);
        let parts: Vec<_> =
            all.iter().map(|one| (one.is_loop, one.blocks.clone(), one.inner.clone())).collect();
        assert_eq!(
            parts,
            [(false, vec![0, 6], vec![1]), (true, vec![1, 4, 5], vec![2]), (false, vec![2, 3], vec![]),]
        );
    }
}
