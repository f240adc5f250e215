//! Structured control flow (SPIR-V specification, 2.11) for every control-flow graph.
//!
//! 1. Cycles with several entries get one ([`dispatch`]).
//! 2. Each block gets a place by the dominator tree ([`nest`]). Loops have the blocks of their cycles only: code behind a
//!    loop stays behind it, where invocations that leave the loop meet again.
//! 3. The nested form becomes constructs ([`lower`]). A branch that leaves its construct in another way than through the
//!    merge block becomes a number, by which the code behind the merge block continues. No block is copied.
//! 4. Nodes that do nothing go ([`tidy`]), the rest become blocks ([`write`]), and values are routed on the new ways
//!    ([`values`]). Selections that only choose between numbers become `select` ([`select`]).
//!
//! Each step is linear in blocks and edges, times the depth of loops, and none recurses.

mod check;
mod dispatch;
mod hints;
mod lower;
mod nest;
mod order;
mod select;
mod shape;
mod tidy;
mod values;
mod write;

use hints::{Hints, Kinds};
use llvm_legalize::control_flow::ControlFlow;
use llvm_model::{Body, Cfg, Dominators, FunctionId, InstKind, LoopForest, Module};
use nest::Nest;

pub use check::is_structured;

/// Structures a function whose control flow is not structured, or whose merges do not fit it. Functions with exceptions and
/// computed branches stay as they are.
pub fn run(module: &mut Module, function: FunctionId) {
    let Some(body) = &module.functions[function].body else { return };
    if !has_plain_branches(body) || is_structured(module, function, body) {
        return ControlFlow::default().unify_phis(module, function);
    }
    ControlFlow::default().run(module, function);
    let Some(mut body) = module.functions[function].body.take() else { return };
    let first = body.insts.len();
    structure(module, function, &mut body);
    module.functions[function].body = Some(body);
    values::connect(module, function, first);
    select::run(module, function);
}

fn structure(module: &mut Module, function: FunctionId, body: &mut Body) {
    let kinds = Kinds::of(module);
    let function_type = module.functions[function].ty;
    let mut cfg = Cfg::new(body);
    let hints = Hints::of(module, body, &cfg, kinds);
    if dispatch::run(module, body, function_type, &cfg) > 0 {
        cfg.build(body);
    }
    let dominators = Dominators::new(&cfg);
    let forest = LoopForest::new(&cfg, &dominators);
    let nest = Nest::of(&cfg, &dominators, &forest, body.blocks.len());
    let mut nodes = lower::Lowering::run(body, &cfg, &forest, &nest);
    tidy::run(&mut nodes);
    values::demote_phis(module, body, cfg.order());
    let mut target = write::Target { module, body, function, function_type };
    write::run(&mut target, &nodes, &hints, kinds);
}

/// Whether every block ends with a branch, a switch, a return or `unreachable`.
fn has_plain_branches(body: &Body) -> bool {
    use InstKind::{Br, CondBr, Ret, Switch, Unreachable};
    body.layout.iter().all(|&block| {
        matches!(
            body.terminator(block),
            Some(Br { .. } | CondBr { .. } | Switch { .. } | Ret { .. } | Unreachable)
        )
    })
}
