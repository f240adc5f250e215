//! The parts of a module for other devices.

use super::conditions::{Conditions, decorated};
use super::error::VariantError;
use spirv_grammar::Op;
use spirv_module::Definitions;
use spirv_module::Id;
use spirv_module::Module;
use spirv_module::{Value, walk_operands};
use std::collections::HashSet;

/// The ids and entry points for other devices.
#[derive(Default)]
pub(super) struct Removed {
    ids: HashSet<u32>,
    /// Functions that are entry points for other devices and none for this one.
    entry_points: HashSet<u32>,
}

impl Removed {
    pub(super) fn of(module: &Module, conditions: &Conditions) -> Result<Removed, VariantError> {
        let mut removed = Removed::default();
        let mut staying = HashSet::new();
        for instruction in module.instructions() {
            if let Some((target, condition)) = decorated(instruction)
                && !conditions.holds(instruction, condition)?
            {
                removed.ids.insert(target);
            }
            match (instruction.op(), instruction.operands()) {
                (Op::EntryPoint, [_, function, ..]) => {
                    staying.insert(*function);
                }
                (Op::ConditionalEntryPointINTEL, [condition, _, function, ..]) => {
                    if conditions.holds(instruction, *condition)? {
                        staying.insert(*function);
                    } else {
                        removed.entry_points.insert(*function);
                    }
                }
                // The group has its decorations by now.
                (Op::GroupDecorate, [group, targets @ ..]) if removed.ids.contains(group) => {
                    removed.ids.extend(targets);
                }
                _ => {}
            }
        }
        removed.entry_points.retain(|function| !staying.contains(function));
        let mut inside = false;
        for instruction in module.instructions() {
            let Some(id) = instruction.result().map(u32::from) else { continue };
            if instruction.op() == Op::Function {
                inside = removed.ids.contains(&id);
            } else if inside {
                removed.ids.insert(id);
            }
        }
        Ok(removed)
    }

    /// Returns whether this id is removed.
    pub(super) fn has(&self, id: u32) -> bool {
        self.ids.contains(&id)
    }

    /// Whether the function with this id is an entry point no more.
    pub(super) fn has_entry_point(&self, function: u32) -> bool {
        self.entry_points.contains(&function)
    }

    /// Returns the index of the first remaining instruction that needs a removed one, and the needed id.
    pub(super) fn needed_by(&self, left: &Module) -> Option<(usize, Id)> {
        if self.ids.is_empty() {
            return None;
        }
        let definitions = Definitions::of(left);
        left.instructions().enumerate().find_map(|(number, instruction)| {
            let mut needed = None;
            // Words that do not fit the grammar are the checks' to tell of.
            let _ = walk_operands(instruction, &definitions, |operand| {
                if let Value::Id(id) = operand.value
                    && self.has(id.0)
                {
                    needed.get_or_insert(id);
                }
            });
            needed.map(|id| (number, id))
        })
    }
}
