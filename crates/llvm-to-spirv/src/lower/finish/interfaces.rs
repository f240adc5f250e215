//! Variables that a kernel uses through initializers: from version 1.4 on its interface lists these too.

use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{Id, Module, Op, is_continuation};

/// The constants that are composed of others.
const MADE: [Op; 3] = [Op::ConstantComposite, Op::SpecConstantComposite, Op::SpecConstantOp];

/// The ids that initializers and the constants in them name.
pub(super) struct Named {
    variables: FxHashSet<u32>,
    /// The variables and constants that each names itself; those that name none are left out.
    directly: FxHashMap<u32, Vec<u32>>,
}

impl Named {
    /// Collects from everything before the functions: each instruction comes after its operands.
    pub(super) fn of(module: &Module) -> Named {
        let mut named = Named { variables: FxHashSet::default(), directly: FxHashMap::default() };
        let mut last = 0;
        for inst in module.instructions() {
            let op = inst.op();
            if op == Op::Function {
                break;
            }
            let is_variable = matches!(op, Op::Variable | Op::UntypedVariableKHR);
            if !is_variable && !MADE.contains(&op) && !is_continuation(op) {
                continue;
            }
            last = inst.result().map_or(last, |id| id.0);
            // A storage class and the number of an operator come first.
            let skipped = usize::from(is_variable || op == Op::SpecConstantOp);
            for id in inst.operands().iter().skip(skipped) {
                if named.variables.contains(id) || named.directly.contains_key(id) {
                    named.directly.entry(last).or_default().push(*id);
                }
            }
            if is_variable {
                named.variables.insert(last);
            }
        }
        named
    }

    /// Returns an interface with the variables that its initializers name, transitively.
    pub(super) fn complete(&self, mut interface: Vec<Id>) -> Vec<Id> {
        let mut seen: FxHashSet<u32> = interface.iter().map(|id| id.0).collect();
        let mut open: Vec<u32> = interface.iter().rev().map(|id| id.0).collect();
        while let Some(id) = open.pop() {
            for &further in self.directly.get(&id).into_iter().flatten() {
                if seen.insert(further) {
                    open.push(further);
                    interface.extend(self.variables.contains(&further).then_some(Id(further)));
                }
            }
        }
        interface
    }
}
