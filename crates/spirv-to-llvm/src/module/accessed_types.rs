//! The types that builtins access through untyped pointers, inferred from the other operands and the result.

use spirv_mapping::signatures::{Pointee, signature};
use spirv_mapping::{Inst, Operand, TargetTy, Ty};

/// Returns the type that an instruction accesses through its untyped pointers; `None` without evidence.
pub(crate) fn accessed_type(inst: Inst, operands: &[Operand], result: &Ty) -> Option<Ty> {
    Some(match signature(inst)?.accessed()?.1 {
        Pointee::Result => result.clone(),
        Pointee::ElementOfResult => element(result),
        Pointee::IntegersLikeResult => integers_like(result),
        Pointee::Operand(index) => operands.get(index)?.ty.clone(),
        Pointee::ElementOf(index) => element(&operands.get(index)?.ty),
        Pointee::Integer(width) => Ty::Int(width),
        Pointee::Half => Ty::Float(16),
        Pointee::Opaque(name) => Ty::Target(TargetTy::plain(name)),
        Pointee::Own | Pointee::Like(_) | Pointee::Array => return None,
    })
}

/// Integers, or a vector of them, of so many bytes; OpenCL copies nothing else.
pub(crate) fn integers_of(bytes: u64) -> Option<Ty> {
    match bytes {
        1 | 2 | 4 | 8 => Some(Ty::Int(bytes as u32 * 8)),
        16 | 32 | 64 | 128 => Some(Ty::Vector(bytes as u32 / 8, Box::new(Ty::Int(64)))),
        _ => None,
    }
}

/// 32-bit integers in as many lanes.
fn integers_like(ty: &Ty) -> Ty {
    match ty {
        Ty::Vector(lanes, _) => Ty::Vector(*lanes, Box::new(Ty::Int(32))),
        _ => Ty::Int(32),
    }
}

fn element(ty: &Ty) -> Ty {
    match ty {
        Ty::Vector(_, element) => (**element).clone(),
        // A matrix, whose first parameter is its component type.
        Ty::Target(target) => target.types.first().cloned().unwrap_or_else(|| ty.clone()),
        other => other.clone(),
    }
}
