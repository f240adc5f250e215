//! Folding of instructions on constants, except integers.

use llvm_model::{ApInt, BinaryOp, ConstId, Constant, Module, Type, TypeId};
use spirv_mapping::convention::operators;
use spirv_module::Op;

/// How many elements a composite may have that another constant is put into.
const MAX_ELEMENTS: usize = 64;

/// A sum, difference, product or quotient of two floats; `None` for other operations and types, and where it is no number.
pub(crate) fn compute_floats(out: &mut Module, op: Op, ty: TypeId, operands: &[ConstId]) -> Option<ConstId> {
    let op = operators::binary(op)?;
    let &[lhs, rhs] = operands else { return None };
    if [lhs, rhs].iter().any(|&operand| out.constants.ty(operand) != ty) {
        return None;
    }
    let bits = |operand: ConstId| match &out.constants[operand] {
        Constant::Float(bits) => bits.to_u64(),
        _ => None,
    };
    let (lhs, rhs) = (bits(lhs)?, bits(rhs)?);
    let (width, bits) = match out.types[ty] {
        Type::Float => {
            let single = |bits: u64| u32::try_from(bits).ok().map(f32::from_bits);
            let value = arithmetic(op, single(lhs)?, single(rhs)?)?;
            (!value.is_nan()).then_some((32, u64::from(value.to_bits())))?
        }
        Type::Double => {
            let value = arithmetic(op, f64::from_bits(lhs), f64::from_bits(rhs))?;
            (!value.is_nan()).then_some((64, value.to_bits()))?
        }
        _ => return None,
    };
    Some(out.constants.intern(ty, Constant::Float(ApInt::from_u64(width, bits))))
}

fn arithmetic<T>(op: BinaryOp, lhs: T, rhs: T) -> Option<T>
where
    T: std::ops::Add<Output = T>
        + std::ops::Sub<Output = T>
        + std::ops::Mul<Output = T>
        + std::ops::Div<Output = T>,
{
    Some(match op {
        BinaryOp::FAdd => lhs + rhs,
        BinaryOp::FSub => lhs - rhs,
        BinaryOp::FMul => lhs * rhs,
        BinaryOp::FDiv => lhs / rhs,
        _ => return None,
    })
}

/// A constant composite with another element.
pub(crate) fn with_element(
    out: &mut Module,
    composite: ConstId,
    index: u32,
    element: ConstId,
) -> Option<ConstId> {
    let ty = out.constants.ty(composite);
    let mut elements = out.constants.elements(&out.types, composite, MAX_ELEMENTS)?;
    if out.types.element(ty, u64::from(index)) != Some(out.constants.ty(element)) {
        return None;
    }
    *elements.get_mut(index as usize)? = element;
    Some(out.constants.aggregate(&out.types, ty, &elements))
}
