//! Structures that stand for matrices and for arrays with a stride have one array for a member, which is no value of its
//! own in SPIR-V: what takes it out or puts it in does so element by element.

use llvm_model::{
    Body, Builder, FunctionId, InsertPoint, InstBuilder as _, InstId, InstKind, Module, Type, TypeId, Types,
    Value,
};
use rustc_hash::FxHashMap;
use translate_common::shaders::wrapper;

/// The most elements that are taken out or put in one by one.
const MAX_ELEMENTS: u64 = 1024;

/// Rewrites the instructions of a function that access the array of a wrapper as a whole.
pub(crate) fn run(module: &mut Module, function: FunctionId) {
    let Some(mut body) = module.functions[function].body.take() else { return };
    let function_type = module.functions[function].ty;
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    for block in body.layout.clone() {
        if !body.blocks[block].insts.iter().any(|&inst| array_of(module, &body, inst).is_some()) {
            continue;
        }
        let insts = std::mem::take(&mut body.blocks[block].insts);
        let list = InsertPoint::List(Vec::with_capacity(insts.len()));
        let mut at = Builder::new(module, &mut body, function_type, list);
        for inst in insts {
            let count = array_of(at.module, at.body, inst);
            match count.and_then(|count| rewrite(&mut at, inst, count)) {
                Some(value) => {
                    replaced.insert(Value::Inst(inst), value);
                }
                None => {
                    if let InsertPoint::List(list) = &mut at.at {
                        list.push(inst);
                    }
                }
            }
        }
        let InsertPoint::List(list) = at.at else { continue };
        body.blocks[block].insts = list;
    }
    if !replaced.is_empty() {
        body.replace_values(&replaced);
    }
    module.functions[function].body = Some(body);
}

/// The number of elements of the array of a wrapper that an instruction takes out or puts in as a whole.
fn array_of(module: &Module, body: &Body, inst: InstId) -> Option<u64> {
    let (aggregate, indices) = match &body.insts[inst].kind {
        InstKind::ExtractValue { aggregate, indices } => (*aggregate, indices),
        InstKind::InsertValue { aggregate, indices, .. } => (*aggregate, indices),
        _ => return None,
    };
    let (_, outer) = indices.split_last()?;
    let types = &module.types;
    let ty = type_of(module, body, aggregate)?;
    let ty = element(types, ty, outer)?;
    let (_, array) = wrapper(types, ty)?;
    types.element_count(array).filter(|count| *count <= MAX_ELEMENTS)
}

fn type_of(module: &Module, body: &Body, value: Value) -> Option<TypeId> {
    match value {
        Value::Const(id) => Some(module.constants.ty(id)),
        Value::Inst(id) => Some(body.insts[id].ty),
        _ => None,
    }
}

fn element(types: &Types, ty: TypeId, indices: &[u32]) -> Option<TypeId> {
    indices.iter().try_fold(ty, |ty, &index| match types[ty] {
        Type::Pointer(_) => None,
        _ => types.element(ty, index.into()),
    })
}

fn rewrite(at: &mut Builder<'_>, inst: InstId, count: u64) -> Option<Value> {
    at.debug_loc = at.body.insts[inst].debug_loc;
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
