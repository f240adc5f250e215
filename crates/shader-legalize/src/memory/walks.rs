//! Offsets of bytes that a loop counts, as `loop-reduce` leaves them: addresses are counted instead.
//!
//! The member of a structure where a walk begins is in the offset that the loop begins with. An address has it as its place;
//! the counted offset alone could be of any member.

use super::pointees::{is_uniform, variable_type};
use crate::rewrite;
use llvm_model::{
    BinaryOp, BlockId, Body, FunctionId, InstId, InstKind, Instruction, Module, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// A counter of bytes from a variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Walk {
    variable: Value,
    counter: InstId,
    pointer: TypeId,
}

/// Counts addresses where a function counts bytes in a variable with members.
pub(super) fn run(module: &mut Module, function: FunctionId, parameters: &[Option<TypeId>]) {
    let Some(body) = &module.functions[function].body else { return };
    let found: Vec<(InstId, Walk)> = body
        .instructions()
        .filter_map(|(_, id, inst)| Some((id, walk(module, body, parameters, inst)?)))
        .collect();
    if found.is_empty() {
        return;
    }
    let Some(mut body) = module.functions[function].body.take() else { return };
    let mut addresses: FxHashMap<Walk, InstId> = FxHashMap::default();
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    for (step, walk) in found {
        let address = match addresses.get(&walk) {
            Some(&known) => Some(known),
            None => count_addresses(module, &mut body, walk),
        };
        if let Some(address) = address {
            addresses.insert(walk, address);
            replaced.insert(Value::Inst(step), Value::Inst(address));
        }
    }
    for block in body.layout.clone() {
        body.blocks[block].insts.retain(|inst| !replaced.contains_key(&Value::Inst(*inst)));
    }
    rewrite::replace(&mut body, replaced);
    module.functions[function].body = Some(body);
}

/// The walk that an address is a step of.
fn walk(module: &Module, body: &Body, parameters: &[Option<TypeId>], inst: &Instruction) -> Option<Walk> {
    let InstKind::GetElementPtr { source_type, base, indices } = &inst.kind else { return None };
    let &[Value::Inst(counter)] = &indices[..] else { return None };
    let is_in_bytes = module.types[*source_type] == Type::Integer(8);
    let InstKind::Phi { incoming } = &body.insts[counter].kind else { return None };
    let counts = incoming.iter().any(|&(value, _)| step(module, body, counter, value).is_some());
    let ty = variable_type(module, body, parameters, *base)?;
    let is_everywhere = match *base {
        Value::Inst(variable) => {
            body.entry().is_some_and(|entry| body.blocks[entry].insts.contains(&variable))
        }
        _ => true,
    };
    (is_in_bytes && counts && is_everywhere && !is_uniform(&module.types, ty)).then_some(Walk {
        variable: *base,
        counter,
        pointer: inst.ty,
    })
}

/// The constant that a value adds to a counter.
fn step(module: &Module, body: &Body, counter: InstId, value: Value) -> Option<Value> {
    let Value::Inst(sum) = value else { return None };
    match body.insts[sum].kind {
        InstKind::Binary { op: BinaryOp::Add, lhs, rhs } if lhs == Value::Inst(counter) => {
            module.as_u64(rhs).map(|_| rhs)
        }
        _ => None,
    }
}

/// Adds a phi of the addresses that a counter leads to; `None` if a predecessor has no terminator.
fn count_addresses(module: &mut Module, body: &mut Body, walk: Walk) -> Option<InstId> {
    let InstKind::Phi { incoming } = body.insts[walk.counter].kind.clone() else { return None };
    let block =
        body.layout.iter().copied().find(|&block| body.blocks[block].insts.contains(&walk.counter))?;
    let phi = Instruction::new(InstKind::Phi { incoming: Default::default() }, walk.pointer);
    let phi = body.insts.push(phi);
    let mut inputs: Vec<(Value, BlockId)> = Vec::with_capacity(incoming.len());
    for (value, from) in incoming {
        let known = inputs.iter().find(|(_, block)| *block == from).map(|&(address, _)| address);
        let address = match known {
            Some(address) => address,
            None => {
                let (base, bytes) = match step(module, body, walk.counter, value) {
                    Some(constant) => (Value::Inst(phi), constant),
                    None => (walk.variable, value),
                };
                let source_type = module.types.int(8);
                let indices = [bytes].into_iter().collect();
                let kind = InstKind::GetElementPtr { source_type, base, indices };
                let address = body.insts.push(Instruction::new(kind, walk.pointer));
                let end = body.blocks[from].insts.len().checked_sub(1)?;
                body.blocks[from].insts.insert(end, address);
                Value::Inst(address)
            }
        };
        inputs.push((address, from));
    }
    body.insts[phi].kind = InstKind::Phi { incoming: inputs };
    body.blocks[block].insts.insert(0, phi);
    Some(phi)
}
