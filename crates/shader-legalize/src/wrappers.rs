//! Structures that stand for matrices and for arrays with a stride have one array for a member, which is no value of its
//! own in SPIR-V: what takes it out or puts it in does so element by element.

use crate::rewrite::{self, Step};
use llvm_model::{
    Builder, FunctionId, InstBuilder as _, InstId, InstKind, Module, Type, TypeId, Types, Value,
};
use translate_common::shaders::wrapper;

/// The most elements that are taken out or put in one by one.
const MAX_ELEMENTS: u64 = 1024;

/// Rewrites the instructions of a function that access the array of a wrapper as a whole.
pub(crate) fn run(module: &mut Module, function: FunctionId) {
    rewrite::run(module, function, |at, inst| {
        let value = array_of(at, inst).and_then(|count| split(at, inst, count));
        value.map_or(Step::Keep, Step::Replace)
    });
}

/// The number of elements of the array of a wrapper that an instruction takes out or puts in as a whole.
fn array_of(at: &Builder<'_>, inst: InstId) -> Option<u64> {
    let (aggregate, indices) = match &at.body.insts[inst].kind {
        InstKind::ExtractValue { aggregate, indices } => (*aggregate, indices),
        InstKind::InsertValue { aggregate, indices, .. } => (*aggregate, indices),
        _ => return None,
    };
    let (_, outer) = indices.split_last()?;
    let types = &at.module.types;
    let ty = element(types, at.value_type(aggregate)?, outer)?;
    let (_, array) = wrapper(types, ty)?;
    types.element_count(array).filter(|count| *count <= MAX_ELEMENTS)
}

fn element(types: &Types, ty: TypeId, indices: &[u32]) -> Option<TypeId> {
    indices.iter().try_fold(ty, |ty, &index| match types[ty] {
        Type::Pointer(_) => None,
        _ => types.element(ty, index.into()),
    })
}

fn split(at: &mut Builder<'_>, inst: InstId, count: u64) -> Option<Value> {
    let count = u32::try_from(count).ok()?;
    match at.body.insts[inst].kind.clone() {
        InstKind::ExtractValue { aggregate, indices } => {
            let ty = at.body.insts[inst].ty;
            let mut whole = at.poison(ty);
            for index in 0..count {
                let part = at.extract_value(aggregate, &with(&indices, index));
                whole = at.insert_value(whole, part, &[index]);
            }
            Some(whole)
        }
        InstKind::InsertValue { aggregate, element, indices } => {
            let mut whole = aggregate;
            for index in 0..count {
                let part = at.extract_value(element, &[index]);
                whole = at.insert_value(whole, part, &with(&indices, index));
            }
            Some(whole)
        }
        _ => None,
    }
}

fn with(indices: &[u32], last: u32) -> Vec<u32> {
    indices.iter().copied().chain([last]).collect()
}
