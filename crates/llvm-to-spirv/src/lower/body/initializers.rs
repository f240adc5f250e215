//! Stores that are the initializers of variables of the function, identified by a mark
//! (`convention::shaders::INITIALIZER`).

use crate::lower::code::Code;
use llvm_model::{Body, Cfg, ConstId, Constant, InstId, InstKind, MetadataOperand, Module, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The initializers of a function's variables.
#[derive(Default)]
pub(super) struct Initializers {
    /// The initial value of the memory of an `alloca`.
    values: FxHashMap<InstId, ConstId>,
    /// The stores of those values.
    stores: FxHashSet<InstId>,
}

impl Initializers {
    /// Finds marked stores that every execution of the function still performs before any other use of the variable:
    /// those in the entry block, of constants.
    pub(super) fn find(code: &Code<'_, '_>, body: &Body, cfg: &Cfg) -> Initializers {
        let mut found = Initializers::default();
        let (Some(kind), Some(&entry)) = (code.kinds().initializer, cfg.order().first()) else {
            return found;
        };
        let mut used: FxHashSet<InstId> = FxHashSet::default();
        for &inst in &body.blocks[entry].insts {
            let instruction = &body.insts[inst];
            if instruction.attachment(kind).is_some()
                && let Some((variable, value)) = initial(code.module(), body, inst)
                && used.insert(variable)
            {
                found.values.insert(variable, value);
                found.stores.insert(inst);
                continue;
            }
            instruction.kind.for_each_operand(|value| match value {
                Value::Inst(variable) => drop(used.insert(variable)),
                Value::Metadata(operand) => {
                    let operand = body.metadata_operands.get(operand as usize);
                    let values = operand.map_or(&[][..], MetadataOperand::values);
                    used.extend(values.iter().filter_map(|value| match value {
                        Value::Inst(inst) => Some(*inst),
                        _ => None,
                    }));
                }
                _ => {}
            });
        }
        found
    }

    /// Returns the initial value of the variable for an `alloca`.
    pub(super) fn of(&self, alloca: InstId) -> Option<ConstId> {
        self.values.get(&alloca).copied()
    }

    /// Returns whether a store is the initializer of the variable.
    pub(super) fn is_said(&self, store: InstId) -> bool {
        !self.stores.is_empty() && self.stores.contains(&store)
    }
}

/// Returns the variable and the value of a store that can be an initializer.
fn initial(module: &Module, body: &Body, inst: InstId) -> Option<(InstId, ConstId)> {
    let &InstKind::Store {
        value: Value::Const(value), pointer: Value::Inst(variable), volatile, atomic, ..
    } = &body.insts[inst].kind
    else {
        return None;
    };
    let InstKind::Alloca { allocated, count, .. } = body.insts[variable].kind else { return None };
    let is_plain = !volatile && atomic.is_none() && module.as_u64(count) == Some(1);
    // Addresses are computed in functions.
    let is_address = matches!(module.constants[value], Constant::Global(_) | Constant::Function(_));
    (is_plain && !is_address && module.constants.ty(value) == allocated).then_some((variable, value))
}
