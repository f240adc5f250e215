//! The elements of values that are split.

use llvm_model::{
    BlockId, Body, Builder, InsertPoint, InstBuilder as _, InstId, InstKind, Module, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// The elements of each instruction that is split so far.
#[derive(Default)]
pub(super) struct Elements {
    of: FxHashMap<InstId, Vec<Value>>,
    /// The phis whose incoming values are not stated yet: their elements, and the incoming values of the whole.
    phis: Vec<SplitPhi>,
}

/// The phis of the elements of a phi, and its incoming values.
struct SplitPhi {
    elements: Vec<InstId>,
    incoming: Vec<(Value, BlockId)>,
}

impl Elements {
    pub(super) fn set(&mut self, inst: InstId, elements: Vec<Value>) {
        self.of.insert(inst, elements);
    }

    /// Keeps a phi until all elements are known.
    pub(super) fn keep_phi(&mut self, elements: Vec<InstId>, incoming: Vec<(Value, BlockId)>) {
        self.phis.push(SplitPhi { elements, incoming });
    }

    /// The elements of a vector: those that are known, those of a constant, or those that are taken out.
    pub(super) fn of(&self, at: &mut Builder<'_>, vector: Value) -> Vec<Value> {
        if let Value::Inst(inst) = vector
            && let Some(known) = self.of.get(&inst)
        {
            return known.clone();
        }
        let ty = at.ty(vector);
        let count = at.module.types.lanes(ty).unwrap_or(1);
        if let Value::Const(id) = vector
            && let Some(list) = at.module.constants.elements(&at.module.types, id, count as usize)
        {
            return list.into_iter().map(Value::Const).collect();
        }
        (0..count).map(|index| at.extract(vector, index)).collect()
    }

    /// The elements that a mask selects from two vectors.
    pub(super) fn shuffled(&self, at: &mut Builder<'_>, a: Value, b: Value, mask: &[i32]) -> Vec<Value> {
        let ty = at.ty(a);
        let element = at.module.types.scalar(ty);
        let mut all = self.of(at, a);
        if mask.iter().any(|&index| usize::try_from(index).is_ok_and(|index| index >= all.len())) {
            all.extend(self.of(at, b));
        }
        let poison = at.poison(element);
        let select = |&index: &i32| usize::try_from(index).ok().and_then(|index| all.get(index)).copied();
        mask.iter().map(|index| select(index).unwrap_or(poison)).collect()
    }

    /// States the incoming values of the phis of elements.
    pub(super) fn complete_phis(&mut self, module: &mut Module, body: &mut Body, function_type: TypeId) {
        for SplitPhi { elements: phis, incoming } in std::mem::take(&mut self.phis) {
            for (value, from) in incoming {
                let mut at = Builder::new(module, body, function_type, InsertPoint::List(Vec::new()));
                let elements = self.of(&mut at, value);
                let InsertPoint::List(list) = at.at else { continue };
                // What had to be taken out stands at the end of the block that it comes from.
                let insts = &mut body.blocks[from].insts;
                let end = insts.len().saturating_sub(1);
                insts.splice(end..end, list);
                for (&phi, element) in phis.iter().zip(elements) {
                    if let InstKind::Phi { incoming } = &mut body.insts[phi].kind {
                        incoming.push((element, from));
                    }
                }
            }
        }
    }
}
