//! What builtins access through untyped pointers: the other operands and the result tell.

use spirv_mapping::{Inst, Operand, Ty};
use spirv_module::Op;
use spirv_module::ext::open_cl_std::OpenClStd;

/// The type of what an instruction reads or writes where its untyped pointers point; `None` when nothing tells.
/// `element_bytes` is what the instruction itself says about it.
pub(crate) fn accessed_type(
    inst: Inst,
    operands: &[Operand],
    result: &Ty,
    element_bytes: Option<u64>,
) -> Option<Ty> {
    if let Some(bytes) = element_bytes {
        return integers_of(bytes);
    }
    match inst {
        Inst::Core(Op::AtomicStore) => operands.last().map(|operand| operand.ty.clone()),
        Inst::Core(Op::AtomicFlagTestAndSet | Op::AtomicFlagClear) => Some(Ty::Int(32)),
        Inst::Core(op) if op.name().is_some_and(|name| name.starts_with("Atomic")) => Some(result.clone()),
        Inst::Cl(number) => match number {
            OpenClStd::fract | OpenClStd::modf | OpenClStd::sincos => Some(result.clone()),
            OpenClStd::frexp | OpenClStd::remquo | OpenClStd::lgamma_r => Some(integers_like(result)),
            OpenClStd::vloadn => Some(element(result)),
            OpenClStd::vstoren => operands.first().map(|operand| element(&operand.ty)),
            OpenClStd::printf => Some(Ty::Int(8)),
            number if number.name().is_some_and(|name| name.contains("_half")) => Some(Ty::Float(16)),
            _ => None,
        },
        _ => None,
    }
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
        other => other.clone(),
    }
}
