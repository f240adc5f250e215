//! Parameters of kernels of types that SPIR-V has not, as the types of the same size that hosts pass for them: the next
//! native integer for one of up to 64 bits, two 64-bit integers for one of up to 128 bits, a vector of the next length
//! that OpenCL has, an element for a vector of one. A vector of integers of other widths is one integer of all its bits.

use llvm_model::{
    Body, CallingConv, CastOp, Constant, Function, FunctionId, Id, InstId, InstKind, Instruction, Module,
    Type, TypeId, Types, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Changes the kernels that are defined here and not called; legalization refuses the others.
pub(super) fn run(module: &mut Module) {
    let mut called = None;
    for index in 0..module.functions.len() {
        let id = Id::from_index(index);
        let function = &module.functions[id];
        if function.calling_conv != CallingConv::SPIR_KERNEL || function.body.is_none() {
            continue;
        }
        let Some((ret, params, variadic)) = module.types.function_parts(function.ty) else { continue };
        let (ret, old) = (ret, params.to_vec());
        let new: Vec<TypeId> = old.iter().map(|&ty| passed(module, ty)).collect();
        if new == old {
            continue;
        }
        if called.get_or_insert_with(|| named_by_instructions(module)).contains(&id) {
            continue;
        }
        let ty = module.types.function(ret, &new, variadic);
        let Function { body, ty: slot, .. } = &mut module.functions[id];
        *slot = ty;
        if let Some(mut taken) = body.take() {
            convert(module, &mut taken, &old, &new);
            module.functions[id].body = Some(taken);
        }
    }
}

/// The functions that instructions name.
fn named_by_instructions(module: &Module) -> FxHashSet<FunctionId> {
    let mut found = FxHashSet::default();
    for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
        for (_, _, inst) in body.instructions() {
            inst.kind.for_each_operand(|operand| found.extend(module.as_function(operand)));
        }
    }
    found
}

/// The type that a host passes for `ty`.
fn passed(module: &mut Module, ty: TypeId) -> TypeId {
    if let Some(bits) = packed_bits(&module.types, ty) {
        let int = module.types.int(bits);
        return passed(module, int);
    }
    match module.types[ty] {
        Type::Integer(width @ 2..=64) => module.types.int(width.next_power_of_two().max(8)),
        Type::Integer(65..=128) => {
            let half = module.types.int(64);
            module.types.vector(half, 2)
        }
        Type::Vector { element, count, scalable: false } => {
            let native = match module.types[element] {
                Type::Integer(width) => matches!(width, 8 | 16 | 32 | 64),
                Type::Half | Type::Float | Type::Double => true,
                _ => false,
            };
            match count {
                1 if native => element,
                5..=7 if native => module.types.vector(element, 8),
                9..=15 if native => module.types.vector(element, 16),
                _ => ty,
            }
        }
        _ => ty,
    }
}

/// The bits of a vector of integers that LLVM's memory has without bits between them, when an integer can hold them.
fn packed_bits(types: &Types, ty: TypeId) -> Option<u32> {
    let Type::Vector { element, count, scalable: false } = types[ty] else { return None };
    let Type::Integer(width) = types[element] else { return None };
    let bits = width.checked_mul(count)?;
    (!matches!(width, 1 | 8 | 16 | 32 | 64) && (2..=128).contains(&bits)).then_some(bits)
}

/// Lets the body use the old types: conversions come first in the entry block.
fn convert(module: &mut Module, body: &mut Body, old: &[TypeId], new: &[TypeId]) {
    let Some(entry) = body.entry() else { return };
    let (mut first, mut replaced, mut made) = (Vec::new(), FxHashMap::default(), Vec::new());
    for (index, (&from, &to)) in new.iter().zip(old).enumerate().filter(|(_, (new, old))| new != old) {
        let arg = Value::Arg(index as u32);
        let mut push = |body: &mut Body, kind, ty| -> InstId {
            let inst = body.insts.push(Instruction::new(kind, ty));
            first.push(inst);
            inst
        };
        let bits = packed_bits(&module.types, to).or_else(|| module.types.int_width(to));
        let (start, last) = match (bits, module.types.lanes(to)) {
            (Some(bits), lanes) => {
                let mut chain = Vec::new();
                let mut cast = |body: &mut Body, op, ty| {
                    let operand = chain.last().map_or(arg, |&inst| Value::Inst(inst));
                    chain.push(push(body, InstKind::Cast { op, operand }, ty));
                };
                if bits > 64 {
                    cast(body, CastOp::BitCast, module.types.int(128));
                }
                // What a host leaves in the bits above is not part of the value.
                if bits != bits.next_power_of_two().max(8) {
                    cast(body, CastOp::Trunc, module.types.int(bits));
                }
                if lanes.is_some() {
                    cast(body, CastOp::BitCast, to);
                }
                let [start, ..] = chain[..] else { continue };
                (start, chain.last().copied().unwrap_or(start))
            }
            (None, Some(1)) => {
                let i32_ = module.types.int(32);
                let index = Value::Const(module.constants.zero(&module.types, i32_));
                let vector = Value::Const(module.constants.intern(to, Constant::Poison));
                let inst = push(body, InstKind::InsertElement { vector, element: arg, index }, to);
                (inst, inst)
            }
            (None, lanes) => {
                let mask = (0..lanes.unwrap_or(0) as i32).collect();
                let b = Value::Const(module.constants.intern(from, Constant::Poison));
                let inst = push(body, InstKind::ShuffleVector { a: arg, b, mask }, to);
                (inst, inst)
            }
        };
        replaced.insert(arg, Value::Inst(last));
        made.push((start, arg, Value::Inst(last)));
    }
    body.replace_values(&replaced);
    // The conversions themselves take the parameter.
    for (start, arg, converted) in made {
        body.insts[start].kind.for_each_operand_mut(|operand| {
            if *operand == converted {
                *operand = arg;
            }
        });
    }
    body.blocks[entry].insts.splice(0..0, first);
}
