//! Dominators of a control flow graph, by the algorithm of Lengauer and Tarjan with simple linking: time
//! O(edges × log blocks) on every graph. Nothing recurses.

/// The dominator tree of a graph whose entry is node 0.
pub(super) struct Dominators {
    /// When a depth-first walk of the tree enters and leaves each node; equal for unreachable ones.
    enter: Vec<u32>,
    leave: Vec<u32>,
}

const NONE: usize = usize::MAX;

impl Dominators {
    /// The dominators of the graph with these successors.
    pub(super) fn new(successors: &[Vec<usize>]) -> Dominators {
        let count = successors.len();
        let mut numbering = Numbering::new(successors);
        let order = &numbering.order;
        let mut predecessors = vec![Vec::new(); count];
        for &node in order {
            for &next in &successors[node] {
                predecessors[next].push(node);
            }
        }
        // In what follows nodes are called by their number in the walk.
        let reached = order.len();
        let mut semi: Vec<usize> = (0..reached).collect();
        let mut idom = vec![NONE; reached];
        let mut bucket = vec![Vec::new(); reached];
        let mut forest =
            Forest { ancestor: vec![NONE; reached], label: (0..reached).collect(), path: Vec::new() };
        for node in (1..reached).rev() {
            for predecessor in &predecessors[order[node]] {
                let best = forest.eval(numbering.number[*predecessor], &semi);
                semi[node] = semi[node].min(semi[best]);
            }
            bucket[semi[node]].push(node);
            let parent = numbering.parent[node];
            forest.ancestor[node] = parent;
            for waiting in std::mem::take(&mut bucket[parent]) {
                let best = forest.eval(waiting, &semi);
                idom[waiting] = if semi[best] < semi[waiting] { best } else { parent };
            }
        }
        for node in 1..reached {
            if idom[node] != semi[node] {
                idom[node] = idom[idom[node]];
            }
        }
        let (enter, leave) = walk_tree(count, &mut numbering, &idom);
        Dominators { enter, leave }
    }

    /// Whether a walk from the entry reaches `node`.
    pub(super) fn is_reachable(&self, node: usize) -> bool {
        self.enter[node] != self.leave[node]
    }

    /// Whether every way from the entry to `b` goes through `a`; both must be reachable.
    pub(super) fn dominates(&self, a: usize, b: usize) -> bool {
        self.enter[a] <= self.enter[b] && self.leave[b] <= self.leave[a]
    }
}

/// A depth-first walk: nodes in the order they were met, their numbers, and the number of the node each was met from.
struct Numbering {
    order: Vec<usize>,
    number: Vec<usize>,
    parent: Vec<usize>,
}

impl Numbering {
    fn new(successors: &[Vec<usize>]) -> Numbering {
        let mut this =
            Numbering { order: Vec::new(), number: vec![NONE; successors.len()], parent: Vec::new() };
        if successors.is_empty() {
            return this;
        }
        let mut stack = vec![(0usize, NONE)];
        while let Some((node, parent)) = stack.pop() {
            if this.number[node] != NONE {
                continue;
            }
            let number = this.order.len();
            this.number[node] = number;
            this.order.push(node);
            this.parent.push(parent);
            stack.extend(successors[node].iter().rev().map(|next| (*next, number)));
        }
        this
    }
}

struct Forest {
    ancestor: Vec<usize>,
    label: Vec<usize>,
    path: Vec<usize>,
}

impl Forest {
    /// The node with the smallest semidominator on the way from `node` to the root of its tree, root excluded.
    fn eval(&mut self, node: usize, semi: &[usize]) -> usize {
        if self.ancestor[node] == NONE {
            return node;
        }
        let mut at = node;
        while self.ancestor[self.ancestor[at]] != NONE {
            self.path.push(at);
            at = self.ancestor[at];
        }
        while let Some(below) = self.path.pop() {
            let above = self.ancestor[below];
            if semi[self.label[above]] < semi[self.label[below]] {
                self.label[below] = self.label[above];
            }
            self.ancestor[below] = self.ancestor[above];
        }
        self.label[node]
    }
}

fn walk_tree(count: usize, numbering: &mut Numbering, idom: &[usize]) -> (Vec<u32>, Vec<u32>) {
    let (mut enter, mut leave) = (vec![0u32; count], vec![0u32; count]);
    let mut children = vec![Vec::new(); idom.len()];
    for (node, &above) in idom.iter().enumerate().skip(1) {
        children[above].push(node);
    }
    let mut clock = 0u32;
    let mut stack = Vec::new();
    if !idom.is_empty() {
        stack.push((0usize, 0usize));
    }
    while let Some((node, next)) = stack.last_mut() {
        let name = numbering.order[*node];
        if *next == 0 {
            enter[name] = clock;
            clock += 1;
        }
        match children[*node].get(*next) {
            Some(child) => {
                *next += 1;
                stack.push((*child, 0));
            }
            None => {
                leave[name] = clock;
                clock += 1;
                stack.pop();
            }
        }
    }
    (enter, leave)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether `a` dominates `b`, by removing `a` and looking whether `b` is still reached.
    fn slow(successors: &[Vec<usize>], a: usize, b: usize) -> bool {
        let mut seen = vec![false; successors.len()];
        let mut stack = if a == 0 { Vec::new() } else { vec![0] };
        while let Some(node) = stack.pop() {
            if node != a && !std::mem::replace(&mut seen[node], true) {
                stack.extend(&successors[node]);
            }
        }
        a == b || !seen[b]
    }

    #[test]
    fn agrees_with_the_definition() {
        let mut state = 12345u64;
        let mut random = |limit: usize| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) as usize % limit
        };
        for _ in 0..300 {
            let count = 1 + random(12);
            let graph: Vec<Vec<usize>> =
                (0..count).map(|_| (0..random(4)).map(|_| random(count)).collect()).collect();
            let dominators = Dominators::new(&graph);
            for a in 0..count {
                for b in 0..count {
                    if dominators.is_reachable(a) && dominators.is_reachable(b) {
                        assert_eq!(dominators.dominates(a, b), slow(&graph, a, b), "{graph:?} {a} {b}");
                    }
                }
            }
        }
    }

    #[test]
    fn long_chains_do_not_recurse() {
        let graph: Vec<Vec<usize>> =
            (0..200_000).map(|n| if n < 199_999 { vec![n + 1] } else { vec![] }).collect();
        let dominators = Dominators::new(&graph);
        assert!(dominators.dominates(5, 199_999));
        assert!(!dominators.dominates(199_999, 5));
    }
}
