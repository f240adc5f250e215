//! Functions that are lowered apart from the others, on a copy of the state, and are added to the module in their order.
//!
//! The ids that a part gave out are walked in their order. One of a declaration that the module has already (a type, a constant, a
//! variable: each has a key) gets its id there; the others get the next numbers. So they have the numbers that one thread
//! gives them.

use crate::lower::module::Globals;
use crate::lower::module::functions::Facts;
use crate::lower::output::new_ids::{Known, NewIds};
use crate::lower::output::writer::parts::Lengths;
use crate::lower::types::TypeKey;
use llvm_model::{FunctionId, GlobalId, Host, Id as _};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{BuiltIn, Id};
use std::ops::Range;

/// Functions that were lowered apart from each other contradict each other.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct Contradiction;

/// The identity of an id outside functions.
enum Key {
    Type(TypeKey),
    Function(FunctionId),
    Variable(GlobalId),
    Builtin(BuiltIn, Id),
    Fill(u8, u64),
}

impl<'m> Globals<'m> {
    /// Returns a copy of the state for functions that are lowered in another thread. No function is lowered yet.
    pub(in crate::lower) fn part(&self) -> Globals<'m> {
        Globals {
            input: self.input,
            types: self.types.part(),
            constants: self.constants.clone(),
            variables: self.variables.clone(),
            functions: self.functions.clone(),
            function_pointers: self.function_pointers.clone(),
            assembly: self.assembly.clone(),
            modes: self.modes.clone(),
            types_with_flags: self.types_with_flags.clone(),
            states_float_defaults: self.states_float_defaults,
            fills: self.fills.clone(),
            debug_nodes: Default::default(),
            alias_scopes: self.alias_scopes.clone(),
            late: Default::default(),
        }
    }

    /// Adds the functions of a part, which began when the module had these lengths. Returns false, and changes nothing, if the
    /// part has an error, or something that has no key.
    ///
    /// # Errors
    /// The part decorates something in another way than the module. That is seen too late to go on.
    pub(in crate::lower) fn join(
        &mut self,
        mut part: Globals<'m>,
        before: &Lengths,
        functions: Range<usize>,
        host: Host<'_>,
    ) -> Result<bool, Contradiction> {
        let lowered: FxHashSet<Id> =
            functions.clone().filter_map(|index| part.functions.id(FunctionId::from_index(index))).collect();
        if !self.is_joinable(&mut part, before, &lowered) {
            return Ok(false);
        }
        let ids = self.adopt_ids(&part, before, lowered);
        let written = part.out().renumbered(before, &ids, host);
        if !self.out().can_join(&written) {
            return Err(Contradiction);
        }
        self.types.join(&mut part.types, &ids);
        self.variables.join(&part.variables, &ids);
        self.fills.join(&part.fills, &ids);
        self.modes.join(&part.modes, &ids);
        self.functions.join(&mut part.functions, functions, &ids);
        self.late.join(std::mem::take(&mut part.late), &ids);
        self.out().join(part.types.into_writer(), written);
        Ok(true)
    }

    fn is_joinable(&mut self, part: &mut Globals<'m>, before: &Lengths, lowered: &FxHashSet<Id>) -> bool {
        let report = part.types.report();
        let mut twice = part.variables.made().filter(|&id| self.variables.is_made(id));
        let loses_twice = twice.any(|id| report.lost_with(id));
        drop(twice);
        !loses_twice
            && part.report().is_clean()
            && self.function_pointers.len() == part.function_pointers.len()
            && self.assembly.len() == part.assembly.len()
            && self.alias_scopes.len() == part.alias_scopes.len()
            && self.types.is_joinable(&part.types)
            && part.out().is_joinable(before, lowered)
    }

    /// Gives every id of a part its id in the module.
    fn adopt_ids(&mut self, part: &Globals<'m>, before: &Lengths, lowered: FxHashSet<Id>) -> NewIds {
        let first = before.bound();
        let mut keys: FxHashMap<u32, Key> = FxHashMap::default();
        let mut note = |id: Id, key: Key| {
            if id.0 >= first {
                keys.insert(id.0, key);
            }
        };
        part.types.for_each_key(|id, key| note(id, Key::Type(key)));
        part.functions.for_each_key(|id, function| note(id, Key::Function(function)));
        part.variables.for_each_key(|id, variable| note(id, Key::Variable(variable)));
        part.variables.for_each_builtin(|id, builtin, ty| note(id, Key::Builtin(builtin, ty)));
        part.fills.for_each_key(|id, (byte, length)| note(id, Key::Fill(byte, length)));
        let mut ids = NewIds::new(first, lowered);
        for id in first..part.types.bound() {
            let Some(key) = keys.remove(&id) else {
                ids.push(self.out().fresh(), Known::Local);
                continue;
            };
            let known = match key {
                Key::Type(key) => self.types.adopt(key, &ids),
                key => self.known(&key, &ids).map_or_else(|| (self.out().fresh(), false), |id| (id, true)),
            };
            ids.push(known.0, if known.1 { Known::Before } else { Known::Now });
        }
        ids
    }

    /// The id that the module has for something.
    fn known(&self, key: &Key, ids: &NewIds) -> Option<Id> {
        match *key {
            Key::Type(_) => None,
            Key::Function(function) => self.functions.id(function),
            Key::Variable(variable) => self.made_variable(variable),
            Key::Builtin(builtin, ty) => self.variables.builtin(builtin, ids.get(ty)),
            Key::Fill(byte, length) => self.fills.get(byte, length),
        }
    }
}

impl Facts {
    /// The same with new ids.
    pub(super) fn with_ids(self, ids: &NewIds) -> Facts {
        Facts { interface: self.interface.into_iter().map(|id| ids.get(id)).collect(), ..self }
    }
}
