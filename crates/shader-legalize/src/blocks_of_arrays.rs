//! Blocks of arrays of descriptors whose address a call returns (`spirv_mapping::convention::access_chains`): the number of
//! the block becomes an index again.

use crate::rewrite::{self, Step, callee_name};
use llvm_model::{
    Body, Constant, FunctionId, InstBuilder as _, InstId, InstKind, Module, Type, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::access_chains;
use translate_common::shaders::wrapper;

/// The block of an array.
#[derive(Clone)]
struct Block {
    array: Value,
    array_type: TypeId,
    /// The indices into the array.
    indices: Vec<Value>,
    block_type: TypeId,
}

/// Replaces the calls of a function.
pub(crate) fn run(module: &mut Module, function: FunctionId) {
    let Some(body) = &module.functions[function].body else { return };
    let calls: Vec<InstId> = body
        .instructions()
        .filter(|(_, _, inst)| is_block(module, &inst.kind))
        .map(|(_, id, _)| id)
        .collect();
    if calls.is_empty() {
        return;
    }
    let mut blocks: FxHashMap<Value, Block> = FxHashMap::default();
    for call in calls {
        if let Some(block) = block(module, function, call) {
            blocks.insert(Value::Inst(call), block);
        }
    }
    let Some(body) = &module.functions[function].body else { return };
    let inlined = of_one_chain(module, body, &blocks);
    rewrite::run(module, function, |at, inst| {
        if let Some(block) = blocks.get(&Value::Inst(inst)) {
            if inlined.contains(&Value::Inst(inst)) {
                return Step::Drop;
            }
            let address = at.gep(block.array_type, block.array, &block.indices);
            if let Value::Inst(new) = address {
                let name = at.body.names.get(inst).clone();
                at.body.names.set(new, name);
            }
            return Step::Replace(address);
        }
        let InstKind::GetElementPtr { source_type, base, indices } = &mut at.body.insts[inst].kind else {
            return Step::Keep;
        };
        if let Some(block) = blocks.get(base).filter(|_| inlined.contains(base)) {
            (*source_type, *base) = (block.array_type, block.array);
            *indices = block.indices.iter().copied().chain(indices.iter().skip(1).copied()).collect();
        }
        Step::Keep
    });
}

fn is_block(module: &Module, kind: &InstKind) -> bool {
    let symbol = callee_name(module, kind).and_then(|name| name.as_str());
    symbol.is_some_and(access_chains::is_block_symbol)
}

/// The block whose address a call returns; `None` if its array is not a variable.
fn block(module: &mut Module, function: FunctionId, call: InstId) -> Option<Block> {
    let body = module.functions[function].body.as_ref()?;
    let &[array, number] = &body.insts[call].kind.call()?.args[..] else { return None };
    let Value::Const(id) = array else { return None };
    let Constant::Global(global) = module.constants[id] else { return None };
    let array_type = module.globals[global].value_type;
    let i32 = module.types.int(32);
    let zero = Value::Const(module.constants.int(i32, 32, 0));
    let (indices, array_in) = match wrapper(&module.types, array_type) {
        Some((_, inner)) => (vec![zero, zero, number], inner),
        None => (vec![zero, number], array_type),
    };
    let Type::Array { element, .. } = module.types[array_in] else { return None };
    Some(Block { array, array_type, indices, block_type: element })
}

/// The calls that are the beginning of an access chain, which nothing else uses. (The address of a block that is a chain of its
/// own has a step of 0.)
fn of_one_chain(module: &Module, body: &Body, blocks: &FxHashMap<Value, Block>) -> FxHashSet<Value> {
    let mut uses: FxHashMap<Value, usize> = FxHashMap::default();
    for (_, _, inst) in body.instructions() {
        inst.kind.for_each_operand(|operand| {
            if blocks.contains_key(&operand) {
                *uses.entry(operand).or_default() += 1;
            }
        });
    }
    let mut found = FxHashSet::default();
    for (_, _, inst) in body.instructions() {
        let InstKind::GetElementPtr { source_type, base, indices } = &inst.kind else { continue };
        let Some(block) = blocks.get(base) else { continue };
        let begins = indices.first().is_some_and(|&first| module.as_u64(first) == Some(0));
        if begins && *source_type == block.block_type && uses.get(base) == Some(&1) {
            found.insert(*base);
        }
    }
    found
}
