//! Cycles with several entries get one: a block that switches over the entries.
//!
//! Each edge to an entry leads to the new block, and its phi has the number of the entry. If the edge is one of several
//! edges of its block, it leads through a small block of its own. No block is copied. Phis of the entries keep the blocks that they name: values are routed when the function is written.

use llvm_model::{
    BlockId, Body, Cfg, Id as _, InstBuilder as _, InstKind, IntPredicate, Module, TypeId, Value,
};

/// No number yet, or no set.
const NONE: u32 = u32::MAX;

/// The search for cycles.
struct Search<'a> {
    module: &'a mut Module,
    body: &'a mut Body,
    function_type: TypeId,
    successors: Vec<Vec<BlockId>>,
    predecessors: Vec<Vec<BlockId>>,
    /// By block: the number of the set that is searched, of which it is a member.
    sets: Vec<u32>,
    /// By block: its number in the walk, and the least one that it reaches.
    numbers: Vec<u32>,
    least: Vec<u32>,
    /// The blocks of incomplete components.
    open: Vec<BlockId>,
}

/// Gives each cycle of a function one entry. All blocks are reachable. Returns how many dispatching blocks it added.
pub(super) fn run(module: &mut Module, body: &mut Body, function_type: TypeId, cfg: &Cfg) -> usize {
    let count = body.blocks.len();
    let distinct = |edges: &[BlockId]| {
        let mut edges = edges.to_vec();
        edges.sort_unstable();
        edges.dedup();
        edges
    };
    let mut successors = vec![Vec::new(); count];
    let mut predecessors = vec![Vec::new(); count];
    for &block in cfg.order() {
        successors[block.index()] = distinct(cfg.successors(block));
        predecessors[block.index()] = distinct(cfg.predecessors(block));
    }
    let sets = vec![NONE; count];
    let (numbers, least) = (vec![NONE; count], vec![0; count]);
    let open = Vec::new();
    let mut search =
        Search { module, body, function_type, successors, predecessors, sets, numbers, least, open };
    let mut added = 0;
    let mut work = vec![cfg.order().to_vec()];
    let mut set = 0;
    while let Some(blocks) = work.pop() {
        for mut component in search.components(&blocks, set) {
            let mut entries = search.entries(&component);
            if entries.len() > 1 {
                entries = vec![search.dispatch(&mut component, &entries)];
                added += 1;
            }
            component.retain(|block| !entries.contains(block));
            if !component.is_empty() {
                work.push(component);
            }
        }
        set += 1;
    }
    added
}

impl Search<'_> {
    /// The strongly connected components of a set of blocks that have a cycle (Tarjan's algorithm).
    fn components(&mut self, blocks: &[BlockId], set: u32) -> Vec<Vec<BlockId>> {
        for block in blocks {
            self.sets[block.index()] = set;
            self.numbers[block.index()] = NONE;
        }
        let mut found = Vec::new();
        let mut next = 0;
        // A block, and how many of its successors are done.
        let mut path: Vec<(BlockId, usize)> = Vec::new();
        for &root in blocks {
            if self.numbers[root.index()] == NONE {
                self.meet(root, &mut next);
                path.push((root, 0));
            }
            while let Some((block, done)) = path.last_mut() {
                let block = *block;
                let successor = self.successors[block.index()].get(*done).copied();
                *done += 1;
                match successor {
                    // Blocks of complete components have left the set.
                    Some(to) if self.sets[to.index()] != set => {}
                    Some(to) if self.numbers[to.index()] == NONE => {
                        self.meet(to, &mut next);
                        path.push((to, 0));
                    }
                    Some(to) => {
                        self.least[block.index()] = self.least[block.index()].min(self.numbers[to.index()]);
                    }
                    None => {
                        path.pop();
                        if let Some((above, _)) = path.last() {
                            self.least[above.index()] =
                                self.least[above.index()].min(self.least[block.index()]);
                        }
                        if self.least[block.index()] == self.numbers[block.index()] {
                            found.extend(self.close(block));
                        }
                    }
                }
            }
        }
        found
    }

    fn meet(&mut self, block: BlockId, next: &mut u32) {
        self.numbers[block.index()] = *next;
        self.least[block.index()] = *next;
        *next += 1;
        self.open.push(block);
    }

    /// Completes the component whose first block is `root`; `None` if it has no cycle.
    fn close(&mut self, root: BlockId) -> Option<Vec<BlockId>> {
        let start = self.open.iter().rposition(|&block| block == root)?;
        let component: Vec<BlockId> = self.open.drain(start..).collect();
        for block in &component {
            self.sets[block.index()] = NONE;
        }
        (component.len() > 1 || self.successors[root.index()].contains(&root)).then_some(component)
    }

    /// The blocks of a component to which others branch, sorted.
    fn entries(&mut self, component: &[BlockId]) -> Vec<BlockId> {
        const MEMBER: u32 = NONE - 1;
        for block in component {
            self.sets[block.index()] = MEMBER;
        }
        let is_entry = |block: &BlockId| {
            self.predecessors[block.index()].iter().any(|from| self.sets[from.index()] != MEMBER)
        };
        let mut entries: Vec<BlockId> = component.iter().copied().filter(is_entry).collect();
        entries.sort_unstable();
        for block in component {
            self.sets[block.index()] = NONE;
        }
        entries
    }

    /// Adds the block that dispatches over the entries of a component; returns it.
    fn dispatch(&mut self, component: &mut Vec<BlockId>, entries: &[BlockId]) -> BlockId {
        let dispatcher = self.add_block();
        let members: rustc_hash::FxHashSet<BlockId> = component.iter().copied().collect();
        component.push(dispatcher);
        let mut numbers = Vec::new();
        for (number, &entry) in (0..).zip(entries) {
            for from in std::mem::take(&mut self.predecessors[entry.index()]) {
                if self.successors[from.index()].len() == 1 {
                    self.retarget(from, entry, dispatcher);
                    numbers.push((number, from));
                    continue;
                }
                let through = self.add_block();
                if members.contains(&from) {
                    component.push(through);
                }
                self.retarget(from, entry, through);
                self.connect(through, dispatcher);
                self.builder(through).br(dispatcher);
                numbers.push((number, through));
            }
            self.connect(dispatcher, entry);
        }
        let mut at = self.builder(dispatcher);
        let incoming: Vec<(Value, BlockId)> =
            numbers.into_iter().map(|(number, block)| (at.int32(number), block)).collect();
        let ty = at.module.types.int(32);
        let phi = at.phi(ty, incoming);
        if let &[first, second] = entries {
            let is_first = at.icmp_int(IntPredicate::Eq, Value::Inst(phi), 0);
            at.cond_br(is_first, first, second);
        } else if let Some((&default, others)) = entries.split_first() {
            let cases = (1..).zip(others);
            let cases =
                cases.map(|(number, &block)| (at.module.constants.int(ty, 32, number), block)).collect();
            at.emit_void(InstKind::Switch { value: Value::Inst(phi), default, cases });
        }
        dispatcher
    }

    /// Makes the branches of a block to `old` lead to `new`.
    fn retarget(&mut self, from: BlockId, old: BlockId, new: BlockId) {
        if let Some(&last) = self.body.blocks[from].insts.last() {
            self.body.insts[last].kind.for_each_target_mut(|target| {
                if *target == old {
                    *target = new;
                }
            });
        }
        for to in &mut self.successors[from.index()] {
            if *to == old {
                *to = new;
            }
        }
        self.predecessors[new.index()].push(from);
    }

    fn builder(&mut self, block: BlockId) -> llvm_model::Builder<'_> {
        let at = llvm_model::InsertPoint::End(block);
        llvm_model::Builder::new(self.module, self.body, self.function_type, at)
    }

    fn add_block(&mut self) -> BlockId {
        let block = self.body.add_block(Default::default());
        for edges in [&mut self.successors, &mut self.predecessors] {
            edges.push(Vec::new());
        }
        for numbers in [&mut self.sets, &mut self.numbers, &mut self.least] {
            numbers.push(NONE);
        }
        block
    }

    fn connect(&mut self, from: BlockId, to: BlockId) {
        self.successors[from.index()].push(to);
        self.predecessors[to.index()].push(from);
    }
}
