//! The attributes of calls, by those of the called function.

use llvm_model::{AttrKind, AttrListId, AttrSetId, Attribute, Module};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::functions;

/// The attributes of calls made so far.
#[derive(Clone, Default)]
pub(crate) struct CallAttributes {
    known: FxHashMap<AttrListId, AttrListId>,
}

impl CallAttributes {
    /// Attributes of a call of a function with these attributes: those about the passing of values.
    pub(crate) fn of(&mut self, out: &mut Module, callee: AttrListId) -> AttrListId {
        if let Some(&known) = self.known.get(&callee) {
            return known;
        }
        let list = out.attributes.list(callee).clone();
        let params: Vec<_> = list.params.iter().map(|&set| passing(out, set)).collect();
        let ret = passing(out, list.ret);
        let function = functions::OF_ALL.iter().copied().map(Attribute::Enum).collect();
        let function = out.attributes.intern_set(function);
        let found = out.attributes.intern_list(function, ret, &params);
        self.known.insert(callee, found);
        found
    }
}

fn passing(out: &mut Module, set: AttrSetId) -> AttrSetId {
    const PASSING: [AttrKind; 5] =
        [AttrKind::ALIGN, AttrKind::BYVAL, AttrKind::SRET, AttrKind::ZERO_EXT, AttrKind::SIGN_EXT];
    let kept = out.attributes.set(set).iter();
    let kept = kept.filter(|a| a.kind().is_some_and(|kind| PASSING.contains(&kind))).cloned().collect();
    out.attributes.intern_set(kept)
}

/// `nounwind` only.
pub(crate) fn nounwind(out: &mut Module) -> AttrListId {
    let set = out.attributes.intern_set(vec![Attribute::Enum(AttrKind::NO_UNWIND)]);
    let empty = out.attributes.empty_set();
    out.attributes.intern_list(set, empty, &[])
}

/// The attributes of a function that computes its result from its arguments alone, wherever it is called.
pub(crate) fn pure(out: &mut Module) -> AttrListId {
    const FLAGS: [AttrKind; 3] = [AttrKind::NO_UNWIND, AttrKind::SPECULATABLE, AttrKind::WILL_RETURN];
    let no_memory = Attribute::Int(AttrKind::MEMORY, 0);
    let attributes = FLAGS.into_iter().map(Attribute::Enum).chain([no_memory]).collect();
    let set = out.attributes.intern_set(attributes);
    let empty = out.attributes.empty_set();
    out.attributes.intern_list(set, empty, &[])
}
