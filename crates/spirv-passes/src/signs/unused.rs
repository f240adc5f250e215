//! The end of writing: types and constants go of which only the signed form is used.

use super::rewrite::Restoration;
use crate::rewrite::Rewritten;
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{Id, Instruction, InstructionTooLong, Op};

impl Restoration<'_> {
    /// Returns the module without types and constants of which only the signed form is used.
    pub(super) fn finish(mut self) -> Result<Rewritten, InstructionTooLong> {
        let gone = self.unused();
        self.out.remove(|inst| {
            let subject = inst.result().or_else(|| described(inst));
            subject.is_some_and(|id| gone.contains(&id))
        });
        self.out.finish(self.replaced)
    }

    /// Returns the ids that have a signed form, or are one, and have no use.
    fn unused(&self) -> FxHashSet<Id> {
        let forms = self.signed.iter().flat_map(|(&unsigned, &form)| [unsigned, form]);
        let mut uses: FxHashMap<Id, usize> = forms.map(|id| (id, 0)).collect();
        for inst in self.out.instructions().filter(|&inst| described(inst).is_none()) {
            for id in used(inst) {
                uses.entry(id).and_modify(|uses| *uses += 1);
            }
        }
        let mut gone = FxHashSet::default();
        for inst in self.out.instructions().rev() {
            let Some(id) = inst.result() else { continue };
            if uses.get(&id) == Some(&0) {
                gone.insert(id);
                for id in used(inst) {
                    uses.entry(id).and_modify(|uses| *uses = uses.saturating_sub(1));
                }
            }
        }
        gone
    }
}

/// Returns the ids that an instruction uses. Literals that look like an id only keep it.
fn used(inst: Instruction<'_>) -> impl Iterator<Item = Id> {
    inst.result_type().into_iter().chain(inst.operands().iter().copied().map(Id))
}

/// Returns the subject of a name or a decoration.
fn described(inst: Instruction<'_>) -> Option<Id> {
    let describes = matches!(inst.op(), Op::Name | Op::Decorate | Op::DecorateId);
    describes.then(|| inst.operands().first().map(|&id| Id(id))).flatten()
}
