//! Which results of a body are used, and for what.

use llvm_model::{Body, InstId, InstKind, IntPredicate, Module, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// How the results of a body's instructions are used.
#[derive(Default)]
pub(super) struct NumberUses {
    /// The instructions with uses that depend on more than whether the result is zero.
    as_numbers: FxHashSet<InstId>,
    /// The first comparison with zero of an instruction's result, by that instruction.
    tests: FxHashMap<InstId, InstId>,
    /// The addresses that are used, and whose operands the search still has to add.
    waiting: Vec<InstId>,
}

impl NumberUses {
    /// Looks through a body of `module`. `lazy_addresses`: addresses that nothing uses do not use their operands either.
    pub(super) fn of(module: &Module, body: &Body, lazy_addresses: bool) -> NumberUses {
        let mut uses = NumberUses::default();
        let is_lazy =
            |inst: InstId| lazy_addresses && matches!(body.insts[inst].kind, InstKind::GetElementPtr { .. });
        for (_, user, instruction) in body.instructions() {
            match instruction.kind {
                InstKind::ICmp { predicate: IntPredicate::Ne, lhs, rhs } if module.as_u64(rhs) == Some(0) => {
                    if let Value::Inst(inst) = lhs {
                        uses.tests.entry(inst).or_insert(user);
                        uses.waiting.extend(Some(inst).filter(|&inst| is_lazy(inst)));
                    }
                }
                _ if is_lazy(user) => {}
                ref kind => kind.for_each_operand(|value| uses.note(value, is_lazy)),
            }
        }
        body.for_each_value_in_metadata(&mut |value| uses.note(value, is_lazy));
        while let Some(address) = uses.waiting.pop() {
            body.insts[address].kind.for_each_operand(|value| uses.note(value, is_lazy));
        }
        uses
    }

    fn note(&mut self, value: Value, is_lazy: impl Fn(InstId) -> bool) {
        if let Value::Inst(inst) = value
            && self.as_numbers.insert(inst)
            && is_lazy(inst)
        {
            self.waiting.push(inst);
        }
    }

    /// Whether all uses of `inst` only test whether its result is zero.
    pub(super) fn is_only_tested(&self, inst: InstId) -> bool {
        !self.as_numbers.contains(&inst)
    }

    /// Whether neither an instruction nor metadata uses the result of `inst`.
    pub(super) fn is_unused(&self, inst: InstId) -> bool {
        self.is_only_tested(inst) && !self.tests.contains_key(&inst)
    }

    /// The first comparison of the result of `inst` with zero.
    pub(super) fn first_test(&self, inst: InstId) -> Option<InstId> {
        self.tests.get(&inst).copied()
    }
}
