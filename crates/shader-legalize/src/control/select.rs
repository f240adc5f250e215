//! Selections that only choose a number become `select`: nothing is left to branch over.

use super::check::constructs;
use super::hints::Kinds;
use llvm_model::{
    BlockId, Body, Cfg, FunctionId, Id as _, InstId, InstKind, Instruction, Module, Type, Value,
};

/// Replaces the selections of a structured function that have empty arms.
pub(super) fn run(module: &mut Module, function: FunctionId) {
    let Some(mut body) = module.functions[function].body.take() else { return };
    let kinds = Kinds::of(module);
    let cfg = Cfg::new(&body);
    let constructs = constructs(module, function, &body).unwrap_or_default();
    let mut headers = vec![None; body.blocks.len()];
    for construct in constructs.values() {
        for named in std::iter::once(construct.merge).chain(construct.continues) {
            headers[named.index()] = Some(construct.header);
        }
    }
    let mut is_gone = vec![false; body.blocks.len()];
    // Inner selections come behind the headers of those around them.
    for &header in cfg.order().iter().rev() {
        let graph = Graph { module, body: &body, cfg: &cfg, headers: &headers };
        let Some(choice) = graph.choice(kinds, header) else { continue };
        choice.apply(&mut body, kinds);
        for arm in choice.arms {
            if arm != choice.target {
                is_gone[arm.index()] = true;
                body.blocks[arm].insts.clear();
            }
        }
    }
    body.layout.retain(|block| !is_gone[block.index()]);
    module.functions[function].body = Some(body);
}

/// The function while its selections are replaced.
struct Graph<'a> {
    module: &'a Module,
    body: &'a Body,
    /// The graph before any was replaced. Blocks without phis have the same predecessors.
    cfg: &'a Cfg,
    /// By block that a merge names: the header of the construct.
    headers: &'a [Option<BlockId>],
}

/// A conditional branch whose arms do nothing and lead to one block.
struct Choice {
    header: BlockId,
    condition: Value,
    /// The arms, of which one may be the target itself.
    arms: [BlockId; 2],
    target: BlockId,
}

impl Graph<'_> {
    fn choice(&self, kinds: Kinds, header: BlockId) -> Option<Choice> {
        let body = self.body;
        let &last = body.blocks[header].insts.last()?;
        let InstKind::CondBr { condition, if_true, if_false } = body.insts[last].kind else { return None };
        body.insts[last].attachment(kinds.selection_merge)?;
        let arms = [if_true, if_false];
        let [target, other] = arms.map(|arm| self.end(header, arm));
        let mut types = phis(body, target).map(|phi| body.insts[phi].ty).peekable();
        let types_fit =
            types.peek().is_some() && types.all(|ty| matches!(self.module.types[ty], Type::Integer(_)));
        (target == other && if_true != if_false && types_fit).then_some(Choice {
            header,
            condition,
            arms,
            target,
        })
    }

    /// Where an arm of a selection leads if it does nothing else; the arm otherwise.
    fn end(&self, header: BlockId, arm: BlockId) -> BlockId {
        let is_own = self.headers[arm.index()].is_none_or(|other| other == header);
        let is_empty = self.body.blocks[arm].insts.len() == 1 && self.cfg.predecessors(arm) == [header];
        match self.body.terminator(arm) {
            Some(&InstKind::Br { target }) if is_own && is_empty => target,
            _ => arm,
        }
    }
}

impl Choice {
    fn apply(&self, body: &mut Body, kinds: Kinds) {
        let from = self.arms.map(|arm| if arm == self.target { self.header } else { arm });
        let terminator = body.blocks[self.header].insts.pop();
        for phi in phis(body, self.target).collect::<Vec<_>>() {
            let ty = body.insts[phi].ty;
            let InstKind::Phi { incoming } = &mut body.insts[phi].kind else { continue };
            let value = |block: BlockId| incoming.iter().find(|(_, from)| *from == block).map(|(v, _)| *v);
            let (Some(if_true), Some(if_false)) = (value(from[0]), value(from[1])) else { continue };
            incoming.retain(|(_, block)| !from.contains(block));
            let chosen = if if_true == if_false {
                if_true
            } else {
                let condition = self.condition;
                let kind = InstKind::Select { condition, if_true, if_false };
                Value::Inst(body.append(self.header, Instruction::new(kind, ty)))
            };
            body.add_incoming(phi, chosen, self.header);
        }
        let Some(terminator) = terminator else { return };
        body.insts[terminator].kind = InstKind::Br { target: self.target };
        body.insts[terminator].attachments.retain(|(kind, _)| *kind != kinds.selection_merge);
        body.blocks[self.header].insts.push(terminator);
    }
}

fn phis(body: &Body, block: BlockId) -> impl Iterator<Item = InstId> {
    let insts = body.blocks[block].insts.iter().copied();
    insts.take_while(|&inst| matches!(body.insts[inst].kind, InstKind::Phi { .. }))
}
