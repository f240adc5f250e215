//! Composites that are put together part by part: one OpCompositeConstruct instead of a chain of inserts.

use crate::lower::body::uses::Uses;
use crate::lower::code::Code;
use llvm_model::{Body, Cfg, Constant, Function, InstId, InstKind, Module, Type, TypeId, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::Op;
use std::cell::LazyCell;
use translate_common::Profile;
use translate_common::shaders::{unwrapped_path, wrapper};

/// The most parts of a composite that is built at once.
const MOST_PARTS: usize = 64;

/// The composites of a function that are built at once: vectors, and in shaders arrays, matrices and structures.
#[derive(Default)]
pub(super) struct Constructs {
    /// The parts by the last insertion of the chain.
    whole: FxHashMap<InstId, Vec<Value>>,
    /// The insertions before the last one, and extractions whose results are only inserted again.
    parts: FxHashSet<InstId>,
}

/// One link of a chain.
struct Insertion {
    /// The composite into which the part is inserted.
    into: Value,
    /// The part.
    part: Value,
    /// Its number; `None` when it is none of the composite's own parts.
    number: Option<usize>,
}

/// Which composites are looked for.
#[derive(Clone, Copy)]
pub(super) struct Search<'m> {
    pub(super) module: &'m Module,
    pub(super) function: &'m Function,
    pub(super) body: &'m Body,
    /// Whether the module is one of kernels.
    pub(super) profile: &'static Profile,
}

impl Search<'_> {
    fn insertion(self, inst: InstId) -> Option<Insertion> {
        match &self.body.insts[inst].kind {
            &InstKind::InsertElement { vector, element, index } => {
                let number = self.module.as_u64(index).and_then(|lane| usize::try_from(lane).ok());
                Some(Insertion { into: vector, part: element, number })
            }
            InstKind::InsertValue { aggregate, element, indices } if !self.profile.has_library => {
                let path =
                    unwrapped_path(&self.module.types, self.body.insts[inst].ty, indices, self.profile);
                let number = <[u32; 1]>::try_from(path).ok().map(|[index]| index as usize);
                Some(Insertion { into: *aggregate, part: *element, number })
            }
            _ => None,
        }
    }

    /// Whether an insertion is the first of a chain.
    fn begins(self, inst: InstId) -> bool {
        match self.insertion(inst).map(|insertion| insertion.into) {
            Some(Value::Const(into)) => match self.module.constants[into] {
                Constant::Poison => true,
                // In shaders a composite that the module inserts into.
                Constant::Undef => self.profile.has_library,
                _ => false,
            },
            Some(Value::Inst(into)) => self.widened(into).is_some(),
            _ => false,
        }
    }

    /// Returns the vector that a shuffle only extends by undefined components at its end, and their number.
    pub(super) fn widened(self, inst: InstId) -> Option<(Value, usize)> {
        let InstKind::ShuffleVector { a, mask, .. } = &self.body.insts[inst].kind else { return None };
        let own = mask.iter().take_while(|&&lane| lane >= 0).count();
        let in_order = mask.iter().take(own).enumerate().all(|(n, &lane)| lane as usize == n);
        let is_filled_up = own < mask.len() && mask.iter().skip(own).all(|&lane| lane < 0);
        (in_order && is_filled_up && !self.profile.has_library && self.lanes_of(*a)? == own)
            .then_some((*a, own))
    }

    fn lanes_of(self, vector: Value) -> Option<usize> {
        self.module.types.lanes(self.type_of(vector)?).map(|lanes| lanes as usize)
    }

    pub(super) fn type_of(self, value: Value) -> Option<TypeId> {
        match value {
            Value::Inst(inst) => Some(self.body.insts[inst].ty),
            value => self.module.value_type(self.function, value),
        }
    }

    /// How many parts a composite has.
    fn count(self, ty: TypeId) -> usize {
        let types = &self.module.types;
        let ty = wrapper(types, ty).map_or(ty, |(_, array)| array);
        let count = match &types[ty] {
            Type::Array { count, .. } => usize::try_from(*count).ok(),
            Type::Vector { count, .. } => Some(*count as usize),
            _ => types.struct_body(ty).map(|body| body.fields.len()),
        };
        count.unwrap_or(0)
    }
}

impl Constructs {
    /// Finds chains of insertions that begin with an undefined composite, fill every part exactly once and whose
    /// intermediate composites nothing else uses.
    pub(super) fn find<F: FnOnce() -> Uses>(
        search: Search<'_>,
        cfg: &Cfg,
        uses: &LazyCell<Uses, F>,
    ) -> Constructs {
        let mut constructs = Constructs::default();
        let body = search.body;
        let instructions = || cfg.order().iter().flat_map(|&block| body.blocks[block].insts.iter().copied());
        if !instructions().any(|inst| search.begins(inst)) {
            return constructs;
        }
        // The insertion that uses an instruction as its composite last.
        let mut next: FxHashMap<InstId, InstId> = FxHashMap::default();
        for inst in instructions() {
            if let Some(Insertion { into: Value::Inst(into), .. }) = search.insertion(inst) {
                next.insert(into, inst);
            }
        }
        for first in instructions().filter(|&inst| search.begins(inst)) {
            let count = search.count(body.insts[first].ty);
            let mut parts: Vec<Option<Value>> = vec![None; count.min(MOST_PARTS)];
            let (mut at, mut chain) = (first, Vec::new());
            // A shorter vector at the beginning represents its components.
            let mut front = None;
            if let Some(Insertion { into: Value::Inst(into), .. }) = search.insertion(first)
                && let Some((vector, own)) = search.widened(into)
            {
                parts.iter_mut().take(own).for_each(|part| *part = Some(vector));
                let is_used_here_alone = uses.is_single(into);
                front = Some((own, is_used_here_alone.then_some(into)));
            }
            while let Some(insertion) = search.insertion(at) {
                match insertion.number.and_then(|number| parts.get_mut(number)) {
                    Some(slot @ None) => *slot = Some(insertion.part),
                    _ => break,
                }
                chain.push(at);
                match next.get(&at) {
                    Some(&following)
                        if uses.is_single(at) && chain.len() + front.map_or(0, |(own, _)| own) < count =>
                    {
                        at = following
                    }
                    _ => break,
                }
            }
            let whole: Option<Vec<Value>> = parts.into_iter().collect();
            if let (Some(whole), Some(last)) = (whole.filter(|whole| whole.len() == count), chain.pop()) {
                constructs.parts.extend(chain);
                let mut whole = whole;
                if let Some((own, shuffle)) = front {
                    whole.drain(1..own);
                    constructs.parts.extend(shuffle);
                }
                constructs.whole.insert(last, whole);
            }
        }
        constructs
    }

    /// Whether an instruction is a part of a composite that is built later.
    pub(super) fn is_part(&self, inst: InstId) -> bool {
        !self.parts.is_empty() && self.parts.contains(&inst)
    }

    /// Emits the composite that ends with the insertion `inst`; false when it is an insertion like any other.
    pub(super) fn emit(&self, code: &mut Code<'_, '_>, inst: InstId) -> bool {
        let Some(parts) = self.whole.get(&inst) else { return false };
        let ty = code.natural_type(inst);
        let ids: Vec<u32> = parts.iter().map(|&part| code.value(part).0).collect();
        code.define(inst, Op::CompositeConstruct, ty, &ids);
        true
    }
}
