//! Calls that end the execution: OpAbortKHR ends its block, so that nothing stands behind it. Where SPV_KHR_abort is allowed,
//! traps of LLVM and `abort` of C become calls of it.

use crate::context::Context;
use llvm_model::{BlockId, Body, Call, Function, FunctionId, InstId, InstKind, Module, Value};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::control;
use translate_common::Options;

/// The functions that end the execution without being called like the instruction. The others of LLVM go on.
const ENDING: &[&str] = &["llvm.trap", "llvm.ubsantrap", "abort"];

/// The functions of a module that end the execution.
pub(super) struct Aborts {
    /// Whether each is called like the instruction already.
    callees: FxHashMap<FunctionId, bool>,
}

impl Aborts {
    /// Finds the functions.
    pub(super) fn find(module: &Module, options: &Options) -> Aborts {
        let is_allowed = options.spirv.extensions.allows(control::ABORT_EXTENSION);
        let mut callees = FxHashMap::default();
        for (id, function) in module.functions.iter().filter(|(_, function)| function.body.is_none()) {
            let Some(name) = function.props.name.as_str() else { continue };
            if control::is_abort(name) {
                callees.insert(id, true);
            } else if is_allowed && ENDING.contains(&name) {
                callees.insert(id, false);
            }
        }
        Aborts { callees }
    }

    /// Ends the blocks of a function at these calls.
    pub(super) fn run(&self, cx: &mut Context, module: &mut Module, function: FunctionId) {
        if self.callees.is_empty() {
            return;
        }
        let Some(mut body) = module.functions[function].body.take() else { return };
        for block in body.layout.clone() {
            let found = body.blocks[block].insts.iter().position(|&inst| self.is_abort(module, &body, inst));
            if let Some(place) = found {
                end_block(&mut body, block, place);
                let call = body.blocks[block].insts[place];
                self.state(cx, module, &mut body, call);
            }
        }
        module.functions[function].body = Some(body);
    }

    fn is_abort(&self, module: &Module, body: &Body, inst: InstId) -> bool {
        let InstKind::Call(call) = &body.insts[inst].kind else { return false };
        module.as_function(call.callee).is_some_and(|callee| self.callees.contains_key(&callee))
    }

    /// Makes a call that of the instruction: its message is the number of the trap, or 0.
    fn state(&self, cx: &mut Context, module: &mut Module, body: &mut Body, inst: InstId) {
        let InstKind::Call(call) = &body.insts[inst].kind else { return };
        let callee = module.as_function(call.callee);
        if callee.and_then(|callee| self.callees.get(&callee)) != Some(&false) {
            return;
        }
        let number = call.args.first().and_then(|&number| module.as_u64(number)).unwrap_or(0);
        let word = module.types.int(32);
        let message = Value::Const(module.constants.int(word, 32, number));
        let void = module.types.void();
        let ty = module.types.function(void, &[word], false);
        let declared =
            module.functions.iter().find(|(_, function)| function.props.name == control::ABORT_SYMBOL);
        let callee = match declared.map(|(id, _)| id) {
            Some(callee) => callee,
            None => {
                let function = Function::declaration(&module.types, control::ABORT_SYMBOL.into(), ty);
                cx.add(module, function)
            }
        };
        let callee = Value::Const(module.function_const(callee));
        body.insts[inst].kind = InstKind::Call(Box::new(Call::new(callee, ty, vec![message])));
    }
}

/// Ends a block behind the instruction at `place`, and removes the edges from it.
fn end_block(body: &mut Body, block: BlockId, place: usize) {
    let mut rest = body.blocks[block].insts.split_off(place + 1);
    let Some(terminator) = rest.pop() else { return };
    let mut targets = Vec::new();
    body.insts[terminator].kind.for_each_target(|target| targets.push(target));
    for &inst in &rest {
        body.debug_records.remove(&inst);
    }
    for &inst in rest.iter().chain([&terminator]) {
        // What is in no block must not keep values alive either.
        body.insts[inst].kind = InstKind::Unreachable;
    }
    body.blocks[block].insts.push(terminator);
    for target in targets {
        for &inst in &body.blocks[target].insts {
            let InstKind::Phi { incoming } = &mut body.insts[inst].kind else { break };
            incoming.retain(|&(_, from)| from != block);
        }
    }
}
