//! Results of compare-and-exchanges whose two parts are used apart: the pair is no value of the module then.

use crate::lower::code::Code;
use llvm_model::{InstId, InstKind, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{Id, Op};

/// The exchanges of a function.
#[derive(Default)]
pub(super) struct Exchanges {
    /// The uses of pairs, computed on demand.
    uses: Option<Uses>,
    /// The old value and the expected one.
    parts: FxHashMap<InstId, (Id, Id)>,
}

#[derive(Default)]
struct Uses {
    /// The instructions that are used otherwise than by `extractvalue`.
    whole: FxHashSet<InstId>,
    /// The first instruction that extracts the old value of a pair.
    old: FxHashMap<InstId, InstId>,
}

impl Code<'_, '_> {
    fn uses_of_pairs(&mut self) -> &Uses {
        let body = self.body;
        self.exchanges.uses.get_or_insert_with(|| {
            let mut uses = Uses::default();
            for (_, id, user) in body.instructions() {
                match &user.kind {
                    InstKind::ExtractValue { aggregate: Value::Inst(pair), indices }
                        if matches!(**indices, [0 | 1]) =>
                    {
                        if indices[0] == 0 {
                            uses.old.entry(*pair).or_insert(id);
                        }
                    }
                    kind => kind.for_each_operand(|value| {
                        if let Value::Inst(inst) = value {
                            uses.whole.insert(inst);
                        }
                    }),
                }
            }
            body.for_each_value_in_metadata(|value| {
                if let Value::Inst(inst) = value {
                    uses.whole.insert(inst);
                }
            });
            uses
        })
    }

    /// Returns whether the parts of a pair are only used apart.
    pub(in crate::lower) fn is_taken_apart(&mut self, pair: InstId) -> bool {
        !self.uses_of_pairs().whole.contains(&pair)
    }

    /// Emits an exchange whose parts are used apart. `ty` is the type of its values, `expected` the one that it compares with.
    pub(in crate::lower) fn exchange_parts(&mut self, pair: InstId, ty: Id, operands: &[u32], expected: Id) {
        let extracted = self.uses_of_pairs().old.get(&pair).copied();
        let old = match extracted {
            Some(extracted) => self.define(extracted, Op::AtomicCompareExchange, ty, operands),
            None => self.emit(Op::AtomicCompareExchange, ty, operands),
        };
        self.exchanges.parts.insert(pair, (old, expected));
    }

    /// Emits an extracted part of a pair whose parts are used apart; false for other values.
    pub(in crate::lower) fn lower_part_of_exchange(
        &mut self,
        inst: InstId,
        pair: Value,
        indices: &[u32],
    ) -> bool {
        let Value::Inst(pair) = pair else { return false };
        let Some(&(old, expected)) = self.exchanges.parts.get(&pair) else { return false };
        if *indices == [1] {
            let boolean = self.pool().bool_type();
            self.define(inst, Op::IEqual, boolean, &[old.0, expected.0]);
        } else if self.uses_of_pairs().old.get(&pair) != Some(&inst) {
            self.stand_for(inst, old);
        }
        true
    }
}
