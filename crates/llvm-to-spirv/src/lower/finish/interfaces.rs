//! What a kernel uses through initialisers: from version 1.4 on its interface lists these variables too.

use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{Id, Module, Op, continues_constant};

/// The constants that are made of others.
const MADE: [Op; 3] = [Op::ConstantComposite, Op::SpecConstantComposite, Op::SpecConstantOp];

/// The variables that the initialiser of each names; those that name none are left out.
pub(super) struct Named(FxHashMap<u32, Vec<u32>>);

impl Named {
    /// Looks at everything that stands in front of the functions: each behind what it names.
    pub(super) fn of(module: &Module) -> Named {
        let mut named: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        let mut variables: FxHashSet<u32> = FxHashSet::default();
        let mut last = 0;
        for inst in module.instructions() {
            let op = inst.op();
            if op == Op::Function {
                break;
            }
            let is_variable = matches!(op, Op::Variable | Op::UntypedVariableKHR);
            if !is_variable && !MADE.contains(&op) && !continues_constant(op) {
                continue;
            }
            last = inst.result().map_or(last, |id| id.0);
            // A storage class and the number of an operator stand in front.
            let skipped = usize::from(is_variable || op == Op::SpecConstantOp);
            let mut found = Vec::new();
            for id in inst.operands().iter().skip(skipped) {
                found.extend(variables.contains(id).then_some(*id));
                found.extend(named.get(id).into_iter().flatten());
            }
            if is_variable {
                variables.insert(last);
            }
            if !found.is_empty() {
                let list = named.entry(last).or_default();
                list.extend(found);
                list.sort_unstable();
                list.dedup();
            }
        }
        Named(named)
    }

    /// An interface with what its variables name.
    pub(super) fn complete(&self, mut interface: Vec<Id>) -> Vec<Id> {
        let mut seen: FxHashSet<u32> = interface.iter().map(|id| id.0).collect();
        for index in 0..interface.len() {
            let further = self.0.get(&interface[index].0).into_iter().flatten();
            interface.extend(further.filter(|id| seen.insert(**id)).map(|id| Id(*id)));
        }
        interface
    }
}
