//! Small blocks of memory as single elements: LLVM does not vectorize a block that is set or copied in a loop over work-items.

use llvm_model::{
    Align, Body, CastOp, ConstId, DataLayout, InstId, InstKind, Instruction, Module, Type, TypeId, Value,
};

/// Longer blocks stay, so that the kernel is not one for strips.
const MOST_ELEMENTS: u64 = 64;

/// The elements of a block.
struct Elements {
    ty: TypeId,
    bytes: u64,
    count: u64,
}

/// Expands blocks of constant size in variables of `body`.
pub(super) fn expand(module: &mut Module, layout: &DataLayout, body: &mut Body) {
    for block in body.layout.clone() {
        let mut expanded = Vec::new();
        for inst in body.blocks[block].insts.clone() {
            if !set_or_copied(module, layout, body, inst, &mut expanded) {
                expanded.push(inst);
            }
        }
        body.blocks[block].insts = expanded;
    }
}

/// Adds the expansion of a call to `to`; returns whether it has one.
fn set_or_copied(
    module: &mut Module,
    layout: &DataLayout,
    body: &mut Body,
    inst: InstId,
    to: &mut Vec<InstId>,
) -> bool {
    let InstKind::Call(call) = &body.insts[inst].kind else { return false };
    let &[place, from, size, is_volatile] = call.args.as_slice() else { return false };
    let Some(callee) = module.as_function(call.callee) else { return false };
    let name = module.functions[callee].props.name.as_str().unwrap_or_default();
    let (is_set, is_copied) = (
        name.starts_with("llvm.memset."),
        name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove."),
    );
    let (Some(size), Some(0), true) = (module.as_u64(size), module.as_u64(is_volatile), is_set || is_copied)
    else {
        return false;
    };
    let of_variable = |address| element(module, body, address);
    let ty = of_variable(place).or_else(|| if is_copied { of_variable(from) } else { None });
    let elements = ty.and_then(|ty| elements(module, layout, ty, size));
    let Some(elements) = elements else { return false };
    let place_type = module.functions[callee].ty;
    let void = module.types.void();
    let types = module.types.function_parts(place_type).map_or(&[][..], |parts| parts.1);
    let &[place_type, from_type, ..] = types else { return false };
    let mut values = Vec::new();
    if is_set {
        let Some(value) = repeated(module, from, &elements) else { return false };
        values.resize(elements.count as usize, Value::Const(value));
    } else {
        for number in 0..elements.count {
            let address = address(module, body, (from, from_type), &elements, number, to);
            let kind =
                InstKind::Load { pointer: address, align: Align::of(1), volatile: false, atomic: None };
            to.push(body.insts.push(Instruction::new(kind, elements.ty)));
            values.extend(to.last().map(|&load| Value::Inst(load)));
        }
    }
    for (number, value) in values.into_iter().enumerate() {
        let pointer = address(module, body, (place, place_type), &elements, number as u64, to);
        let kind = InstKind::Store { value, pointer, align: Align::of(1), volatile: false, atomic: None };
        to.push(body.insts.push(Instruction::new(kind, void)));
    }
    true
}

/// The type of the elements of the variable that an address is in, if all are of one.
fn element(module: &Module, body: &Body, mut address: Value) -> Option<TypeId> {
    while let Value::Inst(inst) = address {
        match &body.insts[inst].kind {
            InstKind::GetElementPtr { base, .. } => address = *base,
            InstKind::Cast { operand, op: CastOp::AddrSpaceCast | CastOp::BitCast } => address = *operand,
            &InstKind::Alloca { allocated, .. } => {
                let mut ty = allocated;
                while let Type::Array { element, .. } | Type::Vector { element, .. } = module.types[ty] {
                    ty = element;
                }
                return Some(ty);
            }
            _ => return None,
        }
    }
    None
}

fn elements(module: &Module, layout: &DataLayout, ty: TypeId, size: u64) -> Option<Elements> {
    if !matches!(module.types[ty], Type::Integer(8..=64) | Type::Half | Type::Float | Type::Double) {
        return None;
    }
    let bytes = layout.alloc_size(&module.types, ty)?;
    let is_whole = layout.store_size(&module.types, ty)? == bytes && size.is_multiple_of(bytes);
    let count = size / bytes;
    (is_whole && count <= MOST_ELEMENTS).then_some(Elements { ty, bytes, count })
}

/// An element whose bytes all are this one.
fn repeated(module: &mut Module, byte: Value, elements: &Elements) -> Option<ConstId> {
    let byte = module.as_u64(byte)?;
    if byte == 0 {
        return Some(module.constants.zero(&module.types, elements.ty));
    }
    let &Type::Integer(width) = &module.types[elements.ty] else { return None };
    let number = (0..elements.bytes).fold(0, |number, _| number << 8 | byte);
    Some(module.constants.int(elements.ty, width, number))
}

/// The address of an element.
fn address(
    module: &mut Module,
    body: &mut Body,
    (base, ty): (Value, TypeId),
    elements: &Elements,
    number: u64,
    to: &mut Vec<InstId>,
) -> Value {
    if number == 0 {
        return base;
    }
    let i64 = module.types.int(64);
    let index = Value::Const(module.constants.int(i64, 64, number));
    let indices = std::iter::once(index).collect();
    let kind = InstKind::GetElementPtr { source_type: elements.ty, base, indices };
    to.push(body.insts.push(Instruction::new(kind, ty)));
    Value::Inst(to[to.len() - 1])
}
