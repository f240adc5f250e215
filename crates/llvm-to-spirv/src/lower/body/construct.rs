//! Vectors that are put together component by component: one OpCompositeConstruct instead of a chain of inserts.

use crate::lower::code::Code;
use llvm_model::{Body, Cfg, Constant, Id as _, InstId, InstKind, Module, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::Op;

/// The vectors of a function that are built at once.
#[derive(Default)]
pub(super) struct Constructs {
    /// The components by the last insertion of the chain.
    whole: FxHashMap<InstId, Vec<Value>>,
    /// The insertions before the last one.
    parts: FxHashSet<InstId>,
}

impl Constructs {
    /// Finds chains of `insertelement` that begin with an undefined vector, fill every component exactly once and whose
    /// intermediate vectors nothing else uses.
    pub(super) fn find(module: &Module, body: &Body, cfg: &Cfg) -> Constructs {
        let mut constructs = Constructs::default();
        let instructions = || cfg.order().iter().flat_map(|&block| body.blocks[block].insts.iter().copied());
        let begins = |inst: InstId| match body.insts[inst].kind {
            InstKind::InsertElement { vector: Value::Const(vector), .. } => {
                matches!(module.constants[vector], Constant::Undef | Constant::Poison)
            }
            _ => false,
        };
        if !instructions().any(begins) {
            return constructs;
        }
        // How often each instruction is used, and the insertion that uses it as its vector last.
        let mut uses = vec![0u32; body.insts.len()];
        let mut next: FxHashMap<InstId, InstId> = FxHashMap::default();
        for inst in instructions() {
            body.insts[inst].kind.for_each_operand(|value| {
                if let Value::Inst(used) = value
                    && let Some(count) = uses.get_mut(used.index())
                {
                    *count += 1;
                }
            });
            if let InstKind::InsertElement { vector: Value::Inst(vector), .. } = body.insts[inst].kind {
                next.insert(vector, inst);
            }
        }
        for first in instructions().filter(|&inst| begins(inst)) {
            let lanes = module.types.lanes(body.insts[first].ty).unwrap_or(0) as usize;
            let mut components: Vec<Option<Value>> = vec![None; lanes.min(16)];
            let (mut at, mut chain) = (first, Vec::new());
            loop {
                let InstKind::InsertElement { element, index, .. } = body.insts[at].kind else { break };
                let lane = module.as_u64(index).and_then(|lane| usize::try_from(lane).ok());
                match lane.and_then(|lane| components.get_mut(lane)) {
                    Some(slot @ None) => *slot = Some(element),
                    _ => break,
                }
                chain.push(at);
                match next.get(&at) {
                    Some(&following) if uses.get(at.index()) == Some(&1) && chain.len() < lanes => {
                        at = following
                    }
                    _ => break,
                }
            }
            let whole: Option<Vec<Value>> = components.into_iter().collect();
            if let (Some(whole), Some(last)) = (whole.filter(|whole| whole.len() == lanes), chain.pop()) {
                constructs.parts.extend(chain);
                constructs.whole.insert(last, whole);
            }
        }
        constructs
    }

    /// Whether an instruction is a part of a vector that is built later.
    pub(super) fn is_part(&self, inst: InstId) -> bool {
        !self.parts.is_empty() && self.parts.contains(&inst)
    }

    /// Emits the vector that ends with the insertion `inst`; false when it is an insertion like any other.
    pub(super) fn emit(&self, code: &mut Code<'_, '_>, inst: InstId) -> bool {
        let Some(components) = self.whole.get(&inst) else { return false };
        let ty = code.natural_type(inst);
        let ids: Vec<u32> = components.iter().map(|&component| code.value(component).0).collect();
        code.define(inst, Op::CompositeConstruct, ty, &ids);
        true
    }
}
