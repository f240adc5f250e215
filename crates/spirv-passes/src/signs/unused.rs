//! The end of writing: what only its signed form stands for goes.

use super::rewrite::{Line, Rewrite};
use crate::rewritten::Rewritten;
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{Id, InstructionTooLong, Module, Op};

impl Rewrite<'_> {
    /// The module without the types and constants that only their signed forms stand for.
    pub(super) fn finish(self) -> Result<Rewritten, InstructionTooLong> {
        let gone = self.unused();
        let mut out = Module::new(self.module.header.version);
        out.header = self.module.header;
        out.header.bound = self.next_id;
        let mut origins = Vec::with_capacity(self.out.len());
        for line in &self.out {
            let about = line.result.or_else(|| said_of(line));
            if about.is_some_and(|id| gone.contains(&id)) {
                continue;
            }
            out.list_mut().push(line.op, line.ty, line.result, &line.words)?;
            origins.push(line.origin);
        }
        Ok(Rewritten { module: out, origins, replaced: self.replaced })
    }

    /// What has a signed form, or is one, and has no use.
    fn unused(&self) -> FxHashSet<Id> {
        let forms = self.signed.iter().flat_map(|(&unsigned, &form)| [unsigned, form]);
        let mut uses: FxHashMap<Id, usize> = forms.map(|id| (id, 0)).collect();
        // Literals that look like an id only keep it.
        let used = |line: &Line| line.ty.into_iter().chain(line.words.clone().into_iter().map(Id));
        for line in self.out.iter().filter(|line| said_of(line).is_none()) {
            for id in used(line) {
                uses.entry(id).and_modify(|uses| *uses += 1);
            }
        }
        let mut gone = FxHashSet::default();
        for line in self.out.iter().rev() {
            let Some(id) = line.result else { continue };
            if uses.get(&id) == Some(&0) {
                gone.insert(id);
                for id in used(line) {
                    uses.entry(id).and_modify(|uses| *uses = uses.saturating_sub(1));
                }
            }
        }
        gone
    }
}

/// What a name or a decoration is about.
fn said_of(line: &Line) -> Option<Id> {
    let says = matches!(line.op, Op::Name | Op::Decorate | Op::DecorateId);
    says.then(|| line.words.first().map(|&id| Id(id))).flatten()
}
