//! Whether every value is computed before it is used: in LLVM a definition must dominate its uses.

use llvm_model::{Arena, Block, BlockId, Body, Id, InstId, InstKind, Value};

/// Not reached, not placed.
const NONE: u32 = u32::MAX;

/// The dominator tree of a body, as nested intervals.
struct Dominators {
    /// For each block where its subtree begins and ends; [`NONE`] for blocks that cannot be reached.
    interval: Vec<(u32, u32)>,
}

impl Dominators {
    /// Whether `block` can be reached from the entry.
    fn reached(&self, block: BlockId) -> bool {
        self.interval.get(block.index()).is_some_and(|interval| interval.0 != NONE)
    }
    /// Whether `a` dominates `b`; both are reached.
    fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        match (self.interval.get(a.index()), self.interval.get(b.index())) {
            (Some(a), Some(b)) => a.0 <= b.0 && b.1 <= a.1,
            _ => false,
        }
    }

    /// Lengauer and Tarjan's algorithm with path compression: O(edges · log blocks), without recursion.
    fn new(body: &Body) -> Dominators {
        let count = body.blocks.len();
        let successors = successors(body);
        let mut numbering = Numbering::new(count);
        if let Some(entry) = body.entry() {
            numbering.search(entry.index() as u32, &successors);
        }
        let parent_in_tree = numbering.dominators(&successors);
        let reached = numbering.order.len();
        // Children by parent, both as numbers of the search.
        let mut first_child = vec![NONE; reached];
        let mut sibling = vec![NONE; reached];
        for (child, &parent) in parent_in_tree.iter().enumerate().skip(1).rev() {
            if let (Some(first), Some(next)) = (first_child.get_mut(parent as usize), sibling.get_mut(child))
            {
                *next = std::mem::replace(first, child as u32);
            }
        }
        let mut interval = vec![(NONE, NONE); count];
        let mut clock = 0;
        let mut stack: Vec<(u32, bool)> = if reached > 0 { vec![(0, false)] } else { Vec::new() };
        while let Some((node, done)) = stack.pop() {
            let block = numbering.order.get(node as usize).map_or(0, |&block| block as usize);
            let Some(slot) = interval.get_mut(block) else { continue };
            if done {
                slot.1 = clock;
                continue;
            }
            slot.0 = clock;
            clock += 1;
            stack.push((node, true));
            let mut child = first_child.get(node as usize).copied().unwrap_or(NONE);
            while child != NONE {
                stack.push((child, false));
                child = sibling.get(child as usize).copied().unwrap_or(NONE);
            }
        }
        Dominators { interval }
    }
}

/// The targets of each block.
fn successors(body: &Body) -> Vec<Vec<u32>> {
    let mut out = vec![Vec::new(); body.blocks.len()];
    for (block, targets) in body.blocks.ids().zip(&mut out) {
        if let Some(terminator) = body.terminator(block) {
            terminator.for_each_target(|target| targets.push(target.index() as u32));
        }
    }
    out
}

/// A depth-first search: blocks by number, and what the algorithm keeps for each number.
struct Numbering {
    /// Number of each block, [`NONE`] when not reached.
    number: Vec<u32>,
    /// Block of each number.
    order: Vec<u32>,
    /// Parent in the search tree, by number.
    parent: Vec<u32>,
    ancestor: Vec<u32>,
    label: Vec<u32>,
    semi: Vec<u32>,
}

impl Numbering {
    fn new(count: usize) -> Numbering {
        Numbering {
            number: vec![NONE; count],
            order: Vec::new(),
            parent: Vec::new(),
            ancestor: Vec::new(),
            label: Vec::new(),
            semi: Vec::new(),
        }
    }

    fn search(&mut self, entry: u32, successors: &[Vec<u32>]) {
        let mut stack = vec![(entry, NONE)];
        while let Some((block, from)) = stack.pop() {
            let Some(number) = self.number.get_mut(block as usize).filter(|number| **number == NONE) else {
                continue;
            };
            let own = self.order.len() as u32;
            *number = own;
            self.order.push(block);
            self.parent.push(from);
            for &target in successors.get(block as usize).map_or(&[][..], Vec::as_slice).iter().rev() {
                stack.push((target, own));
            }
        }
        let reached = self.order.len() as u32;
        self.ancestor = vec![NONE; reached as usize];
        self.label = (0..reached).collect();
        self.semi = (0..reached).collect();
    }

    /// The number with the least semidominator on the way up from `v` in the forest.
    #[allow(clippy::indexing_slicing)] // all numbers are of this search
    fn eval(&mut self, v: u32) -> u32 {
        // Compress the path: walk up, then take labels down from the top.
        let mut path = Vec::new();
        let mut at = v;
        while self.ancestor[at as usize] != NONE && self.ancestor[self.ancestor[at as usize] as usize] != NONE
        {
            path.push(at);
            at = self.ancestor[at as usize];
        }
        while let Some(node) = path.pop() {
            let above = self.ancestor[node as usize] as usize;
            if self.semi[self.label[above] as usize] < self.semi[self.label[node as usize] as usize] {
                self.label[node as usize] = self.label[above];
            }
            self.ancestor[node as usize] = self.ancestor[above];
        }
        self.label[v as usize]
    }

    /// The immediate dominator of each number; that of the entry is meaningless.
    #[allow(clippy::indexing_slicing)] // all numbers are of this search
    fn dominators(&mut self, successors: &[Vec<u32>]) -> Vec<u32> {
        let reached = self.order.len();
        let mut predecessors = vec![Vec::new(); reached];
        for (from, &block) in self.order.iter().enumerate() {
            for &target in &successors[block as usize] {
                predecessors[self.number[target as usize] as usize].push(from as u32);
            }
        }
        let mut dominator = vec![0; reached];
        let mut buckets: Vec<Vec<u32>> = vec![Vec::new(); reached];
        for w in (1..reached).rev() {
            for v in std::mem::take(&mut predecessors[w]) {
                let u = self.eval(v);
                self.semi[w] = self.semi[w].min(self.semi[u as usize]);
            }
            buckets[self.semi[w] as usize].push(w as u32);
            let parent = self.parent[w];
            self.ancestor[w] = parent;
            for v in std::mem::take(&mut buckets[parent as usize]) {
                let u = self.eval(v);
                let less = self.semi[u as usize] < self.semi[v as usize];
                dominator[v as usize] = if less { u } else { parent };
            }
        }
        for w in 1..reached {
            if dominator[w] != self.semi[w] {
                dominator[w] = dominator[dominator[w] as usize];
            }
        }
        dominator
    }
}

/// Where each instruction stands: block and position.
fn places(body: &Body, blocks: &Arena<BlockId, Block>) -> Vec<(u32, u32)> {
    let mut out = vec![(NONE, NONE); body.insts.len()];
    for &block in &body.layout {
        for (position, inst) in blocks[block].insts.iter().enumerate() {
            if let Some(slot) = out.get_mut(inst.index()) {
                *slot = (block.index() as u32, position as u32);
            }
        }
    }
    out
}

/// Every instruction that uses a value whose definition does not dominate it. Blocks that cannot be reached
/// may use anything.
pub(crate) fn undominated(body: &Body) -> Vec<InstId> {
    let dominators = Dominators::new(body);
    let places = places(body, &body.blocks);
    let mut wrong: Vec<InstId> = Vec::new();
    for &block in &body.layout {
        if !dominators.reached(block) {
            continue;
        }
        for (position, &inst) in body.blocks[block].insts.iter().enumerate() {
            let kind = &body.insts[inst].kind;
            let available = |value: Value, at: BlockId, position: usize| {
                let Value::Inst(definition) = value else { return true };
                match places.get(definition.index()) {
                    Some(&(place, before)) if place == at.index() as u32 => (before as usize) < position,
                    Some(&(place, _)) if place != NONE => {
                        let place = BlockId::from_index(place as usize);
                        dominators.reached(place) && dominators.dominates(place, at)
                    }
                    _ => false,
                }
            };
            let mut fine = true;
            if let InstKind::Phi { incoming } = kind {
                for &(value, from) in incoming {
                    fine &= !dominators.reached(from) || available(value, from, usize::MAX);
                }
            } else {
                kind.for_each_operand(|value| fine &= available(value, block, position));
            }
            if !fine {
                wrong.push(inst);
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;
    use llvm_model::{Instruction, Types};

    /// A body with these edges; block 0 is the entry.
    fn body(edges: &[&[usize]]) -> Body {
        let mut types = Types::default();
        let (void, bool_) = (types.void(), types.int(1));
        let mut constants = llvm_model::Constants::default();
        let value = Value::Const(constants.int(bool_, 1, 0));
        let mut body = Body::default();
        let blocks: Vec<BlockId> = edges.iter().map(|_| body.add_block(Default::default())).collect();
        for (from, targets) in edges.iter().enumerate() {
            let cases: Vec<_> = targets
                .iter()
                .skip(1)
                .enumerate()
                .map(|(i, &t)| (constants.int(bool_, 1, i as u64), blocks[t]))
                .collect();
            let kind = match targets.first() {
                Some(&first) => InstKind::Switch { value, default: blocks[first], cases: cases.into() },
                None => InstKind::Unreachable,
            };
            body.append(blocks[from], Instruction::new(kind, void));
        }
        body
    }

    /// Whether `a` dominates `b`, by removing `a` and looking whether `b` is still reached.
    fn slow(edges: &[&[usize]], a: usize, b: usize) -> bool {
        let mut seen = vec![false; edges.len()];
        let mut stack = if a == 0 { vec![] } else { vec![0] };
        while let Some(at) = stack.pop() {
            if at == a || std::mem::replace(&mut seen[at], true) {
                continue;
            }
            stack.extend(edges[at]);
        }
        !seen[b]
    }

    #[test]
    fn agrees_with_the_definition() {
        let graphs: [&[&[usize]]; 4] = [
            &[&[1, 2], &[3], &[3], &[1, 4], &[]],
            &[&[1], &[2, 5], &[3, 4], &[1], &[2, 6], &[6], &[]],
            // Irreducible.
            &[&[1, 2], &[2, 3], &[1, 4], &[], &[3]],
            // A block that cannot be reached branches into the rest.
            &[&[1], &[2], &[], &[2]],
        ];
        for edges in graphs {
            let body = body(edges);
            let dominators = Dominators::new(&body);
            let id = BlockId::from_index;
            for a in (0..edges.len()).filter(|&a| dominators.reached(id(a))) {
                for b in (0..edges.len()).filter(|&b| dominators.reached(id(b))) {
                    assert_eq!(dominators.dominates(id(a), id(b)), slow(edges, a, b), "{a} {b} in {edges:?}");
                }
            }
        }
    }
}
