//! The structured form as blocks of LLVM IR, with merges as metadata of terminators.

use super::hints::{Hints, Kinds};
use super::order::Nodes;
use super::shape::{Exit, Merge, Node, NodeId, Selector};
use llvm_model::{
    BlockId, Body, Builder, Constant, FunctionId, Id as _, InsertPoint, InstBuilder as _, InstId, InstKind,
    IntPredicate, MdId, Metadata, Module, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// A function that is rewritten.
pub(super) struct Target<'a> {
    pub(super) module: &'a mut Module,
    pub(super) body: &'a mut Body,
    pub(super) function: FunctionId,
    pub(super) function_type: TypeId,
}

/// Where nodes are.
struct Places {
    /// By node: the node at which its block begins; its own number if it is the first.
    first: Vec<NodeId>,
    /// By node that begins a block: the block.
    blocks: Vec<Option<BlockId>>,
    /// By node with a selector: the phi.
    selectors: Vec<Option<InstId>>,
}

impl Places {
    fn block(&self, node: NodeId) -> BlockId {
        self.blocks[self.first[node]].unwrap_or(BlockId::from_index(0))
    }
}

/// Replaces the blocks of a function by the nodes.
pub(super) fn run(target: &mut Target<'_>, nodes: &[Node], hints: &Hints, kinds: Kinds) {
    let Nodes { order, next } = Nodes::of(nodes);
    let mut places = Places {
        first: (0..nodes.len()).collect(),
        blocks: vec![None; nodes.len()],
        selectors: vec![None; nodes.len()],
    };
    let mut layout = Vec::with_capacity(order.len());
    for &head in &order {
        let mut source = None;
        let mut at = Some(head);
        while let Some(node) = at {
            places.first[node] = head;
            source = source.or(nodes[node].source);
            at = next[node];
        }
        let block = source.unwrap_or_else(|| target.body.add_block(Default::default()));
        places.blocks[head] = Some(block);
        layout.push(block);
    }
    let mut terminators: FxHashMap<BlockId, InstId> = FxHashMap::default();
    let mut code: FxHashMap<BlockId, Vec<InstId>> = FxHashMap::default();
    for block in nodes.iter().filter_map(|node| node.source) {
        let mut insts = std::mem::take(&mut target.body.blocks[block].insts);
        if let Some(last) = insts.pop() {
            terminators.insert(block, last);
        }
        code.insert(block, insts);
    }
    let i32 = target.module.types.int(32);
    for &head in order.iter().filter(|&&head| !nodes[head].selector.is_empty()) {
        let mut at = builder(target, InsertPoint::End(places.block(head)));
        places.selectors[head] = Some(at.phi(i32, Vec::new()));
    }
    for &head in &order {
        let mut last = head;
        let mut at = Some(head);
        while let Some(node) = at {
            if let Some(insts) = nodes[node].source.and_then(|source| code.remove(&source)) {
                target.body.blocks[places.block(head)].insts.extend(insts);
            }
            last = node;
            at = next[node];
        }
        let old = nodes[last].source.and_then(|source| terminators.get(&source)).copied();
        let terminator = terminate(target, &nodes[last], old, &places, last);
        if let (Some(terminator), Some(merge)) = (terminator, nodes[last].merge) {
            let old = target.body.insts[terminator].attachments.iter();
            let kept = old.filter(|(kind, _)| !kinds.is_of_construct(*kind)).copied().collect();
            target.body.insts[terminator].attachments = kept;
            attach(target, terminator, merge, nodes, last, hints, (kinds, &places));
        } else if let Some(terminator) = terminator {
            target.body.insts[terminator].attachments.retain(|(kind, _)| !kinds.is_of_construct(*kind));
        }
    }
    for &head in &order {
        let Some(phi) = places.selectors[head] else { continue };
        for &(from, selector) in &nodes[head].selector {
            let value = value_of(target.module, selector, &places);
            target.body.add_incoming(phi, value, places.block(from));
        }
    }
    target.body.layout = layout;
}

fn builder<'a>(target: &'a mut Target<'_>, at: InsertPoint) -> Builder<'a> {
    Builder::new(target.module, target.body, target.function_type, at)
}

/// Ends the block whose last node is `node`; `old` is the terminator of its source block.
fn terminate(
    target: &mut Target<'_>,
    node: &Node,
    old: Option<InstId>,
    places: &Places,
    number: NodeId,
) -> Option<InstId> {
    let block = places.block(number);
    if let (Exit::Leave | Exit::Source { .. }, Some(old)) = (&node.exit, old) {
        if let Exit::Source { arms, .. } = &node.exit {
            target.body.insts[old].kind.for_each_target_mut(|to| {
                if let Some((_, node)) = arms.iter().find(|(block, _)| block == to) {
                    *to = places.block(*node);
                }
            });
        }
        target.body.blocks[block].insts.push(old);
        return Some(old);
    }
    let debug_loc = old.and_then(|old| target.body.locs.get(old));
    let selector = match node.exit {
        Exit::If { selector, .. } => Some(value_of(target.module, selector, places)),
        _ => None,
    };
    let mut at = builder(target, InsertPoint::End(block));
    at.debug_loc = debug_loc;
    match (&node.exit, selector) {
        (Exit::To(to), _) => at.br(places.block(*to)),
        (Exit::If { label, then, otherwise, .. }, Some(selector)) => {
            let is_it = at.icmp_int(IntPredicate::Eq, selector, label.number().into());
            at.cond_br(is_it, places.block(*then), places.block(*otherwise));
        }
        _ => {
            at.emit_void(InstKind::Unreachable);
        }
    }
    target.body.blocks[block].insts.last().copied()
}

fn value_of(module: &mut Module, selector: Selector, places: &Places) -> Value {
    let ty = module.types.int(32);
    match selector {
        Selector::Known(label) => Value::Const(module.constants.int(ty, 32, label.number().into())),
        Selector::Of(node) => {
            places.selectors[node].map_or_else(|| Value::Const(module.constants.poison(ty)), Value::Inst)
        }
    }
}

/// Attaches the merge to a terminator.
fn attach(
    target: &mut Target<'_>,
    terminator: InstId,
    merge: Merge,
    nodes: &[Node],
    node: NodeId,
    hints: &Hints,
    (kinds, places): (Kinds, &Places),
) {
    let (kind, literals) = match merge {
        Merge::Selection { .. } => (kinds.selection_merge, hints.selection(nodes[node].source)),
        Merge::Loop { .. } => {
            let first = nodes[node].exit.targets().first().copied();
            let header = nodes[node].source.or_else(|| nodes[first?].source);
            (kinds.loop_merge, hints.of_loop(header))
        }
    };
    let mut operands: Vec<Option<MdId>> = Vec::with_capacity(3);
    let pointer = target.module.types.ptr(0);
    for named in merge.nodes() {
        let address = Constant::BlockAddress { function: target.function, block: places.block(named) };
        let address = target.module.constants.intern(pointer, address);
        operands.push(Some(target.module.metadata.push(Metadata::Constant(address))));
    }
    let i32 = target.module.types.int(32);
    for &literal in literals {
        let literal = target.module.constants.int(i32, 32, literal.into());
        operands.push(Some(target.module.metadata.push(Metadata::Constant(literal))));
    }
    let operands = operands.into_boxed_slice();
    let node = target.module.metadata.push(Metadata::Tuple { distinct: false, operands });
    target.body.insts[terminator].attach(kind, node);
}
