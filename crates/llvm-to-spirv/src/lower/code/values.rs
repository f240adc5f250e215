//! The ids and types of a function's values, by the model's ids.

use crate::lower::code::Code;
use llvm_model::{BlockId, Body, Id as _, InstId, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{Id, Op};

/// How many aliases may follow each other; more come only from a circle.
const MAX_ALIASES: usize = 1 << 16;

/// The state of the values. Vectors are indexed by the model's ids; 0 means "not yet".
#[derive(Default)]
pub(super) struct Values {
    ids: Vec<u32>,
    types: Vec<u32>,
    labels: Vec<u32>,
    /// Instructions that are another value under a new name.
    aliases: FxHashMap<InstId, Value>,
    /// Instructions whose result is a constant that LLVM's module does not have.
    settled: FxHashSet<InstId>,
}

impl Values {
    /// Starts over for another function, keeping allocations.
    pub(super) fn reset(&mut self, body: &Body) {
        let (insts, blocks) = (body.insts.len(), body.blocks.len());
        for (list, len) in [(&mut self.ids, insts), (&mut self.types, insts), (&mut self.labels, blocks)] {
            list.clear();
            list.resize(len, 0);
        }
        self.aliases.clear();
        self.settled.clear();
    }
}

impl Code<'_, '_> {
    /// A float of type `ty` with the other sign.
    pub(in crate::lower) fn negated(&mut self, ty: Id, value: Id) -> Id {
        match self.types().pool().negated_constant(ty, value) {
            Some(constant) => constant,
            None => self.emit(Op::FNegate, ty, &[value.0]),
        }
    }

    /// The id of an instruction's result.
    pub(in crate::lower) fn result_id(&mut self, inst: InstId) -> Id {
        match self.state.values.ids.get(inst.index()).copied() {
            Some(0) | None => {
                let id = self.out().fresh();
                if let Some(slot) = self.state.values.ids.get_mut(inst.index()) {
                    *slot = id.0;
                }
                id
            }
            Some(id) => Id(id),
        }
    }

    /// Returns the id of an instruction's result, if it has been requested.
    pub(in crate::lower) fn defined_id(&self, inst: InstId) -> Option<Id> {
        self.state.values.ids.get(inst.index()).copied().filter(|&id| id != 0).map(Id)
    }

    /// Maps an instruction to an existing value; its id must not have been requested before.
    pub(in crate::lower) fn settle(&mut self, inst: InstId, id: Id) {
        if let Some(slot) = self.state.values.ids.get_mut(inst.index()) {
            *slot = id.0;
            self.state.values.settled.insert(inst);
        }
    }

    /// Maps an instruction's result to an existing value; if its id was requested before, that id becomes a copy.
    pub(in crate::lower) fn stand_for(&mut self, inst: InstId, id: Id) {
        let defined = self.defined_id(inst);
        if defined == Some(id) {
            return;
        }
        if defined.is_some() {
            let ty = self.natural_type(inst);
            self.define(inst, Op::CopyObject, ty, &[id.0]);
        } else if let Some(slot) = self.state.values.ids.get_mut(inst.index()) {
            *slot = id.0;
        }
    }

    /// Whether an instruction's result is a constant that LLVM's module does not have.
    pub(in crate::lower) fn is_settled(&self, inst: InstId) -> bool {
        self.state.values.settled.contains(&inst)
    }

    /// Whether the result of any instruction is a constant that LLVM's module does not have.
    pub(in crate::lower) fn has_settled(&self) -> bool {
        !self.state.values.settled.is_empty()
    }

    /// Returns whether an instruction is mapped to an existing value.
    pub(in crate::lower) fn is_known(&self, inst: InstId) -> bool {
        let values = &self.state.values;
        let some = !values.aliases.is_empty() || !values.settled.is_empty();
        some && (values.aliases.contains_key(&inst) || values.settled.contains(&inst))
    }

    /// The label of a block.
    pub(in crate::lower) fn label(&mut self, block: BlockId) -> Id {
        match self.state.values.labels.get(block.index()).copied() {
            Some(0) | None => {
                let id = self.out().fresh();
                if let Some(slot) = self.state.values.labels.get_mut(block.index()) {
                    *slot = id.0;
                }
                id
            }
            Some(id) => Id(id),
        }
    }

    /// The remembered type of an instruction's result.
    pub(super) fn known_type(&self, inst: InstId) -> Option<Id> {
        self.state.values.types.get(inst.index()).copied().filter(|&id| id != 0).map(Id)
    }

    /// Remembers the type of an instruction's result.
    pub(super) fn remember_type(&mut self, inst: InstId, ty: Id) {
        if let Some(slot) = self.state.values.types.get_mut(inst.index()) {
            *slot = ty.0;
        }
    }

    /// Follows instructions that only rename a value.
    pub(in crate::lower) fn resolve(&self, mut value: Value) -> Value {
        if self.state.values.aliases.is_empty() {
            return value;
        }
        for _ in 0..MAX_ALIASES {
            let Value::Inst(inst) = value else { break };
            match self.state.values.aliases.get(&inst) {
                Some(&next) => value = next,
                None => break,
            }
        }
        value
    }

    /// Makes an instruction another value under a new name.
    pub(in crate::lower) fn add_alias(&mut self, inst: InstId, value: Value) {
        self.state.values.aliases.insert(inst, value);
    }
}
