//! The comment behind a call of `llvm.experimental.gc.relocate`: which pointers it relocates.

use super::Writer;
use llvm_model::{BlockId, Body, Call, InstId, InstKind, Module, Type, Value};
use rustc_hash::FxHashMap;

/// The invocations that unwind to landing pads which stand for a statepoint, by the pad.
pub(super) fn invocations(module: &Module, body: &Body) -> FxHashMap<InstId, InstId> {
    let is_pad = |id: &InstId| match body.insts[*id].kind {
        InstKind::LandingPad { .. } => module.types[body.insts[*id].ty] == Type::Token,
        _ => false,
    };
    let pads = body.layout.iter().filter_map(|&block| {
        let pad = body.blocks[block].insts.iter().copied().find(is_pad)?;
        Some((block, pad))
    });
    let pads: FxHashMap<BlockId, InstId> = pads.collect();
    let invocations = body.layout.iter().filter(|_| !pads.is_empty()).filter_map(|&block| {
        let id = *body.blocks[block].insts.last()?;
        match body.insts[id].kind {
            InstKind::Invoke { unwind, .. } => Some((*pads.get(&unwind)?, id)),
            _ => None,
        }
    });
    invocations.collect()
}

impl Writer<'_> {
    /// The base and the derived pointer that a call of `llvm.experimental.gc.relocate` finds at its statepoint; nothing
    /// in their place when it has none.
    pub(super) fn relocated(&self, body: &Body, call: &Call) -> Option<[Option<Value>; 2]> {
        let callee = &self.module.functions[self.module.as_function(call.callee)?];
        let &[token, base, derived] = call.args.as_slice() else { return None };
        if !callee.props.name.starts_with("llvm.experimental.gc.relocate") {
            return None;
        }
        let Value::Inst(token) = token else { return Some([None; 2]) };
        let statepoint = self.invocations.get(&token).copied().unwrap_or(token);
        let statepoint = body.insts[statepoint].kind.call()?;
        let live = statepoint.bundles.iter().find(|bundle| bundle.tag == "gc-live");
        let live = live.map_or(&statepoint.args[..], |bundle| &bundle.args);
        let pointer = |index: Value| {
            let Value::Const(index) = index else { return None };
            let index = self.module.constants.as_int(index)?.to_u64()?;
            live.get(usize::try_from(index).ok()?).copied()
        };
        Some([Some(pointer(base)?), Some(pointer(derived)?)])
    }
}
