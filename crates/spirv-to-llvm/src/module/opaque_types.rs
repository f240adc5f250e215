//! Opaque types beyond OpenCL C's: `target("spirv.Name", types…, ints…)` with the operands of the OpType instruction.

use crate::fail::{Res, fail};
use crate::ids::{Entity, Ids};
use llvm_model::{Constants, Name, Type};
use spirv_module::{Category, Instruction, Op};

/// Types of kernels that have no LLVM type of their own, apart from the family `TypeAvc…INTEL`.
const OPAQUE: &[Op] =
    &[Op::TypeBufferSurfaceINTEL, Op::TypeCooperativeMatrixKHR, Op::TypeNamedBarrier, Op::TypePipeStorage];

/// The target extension type of an opaque type; `None` for other types.
pub(crate) fn opaque_type(ids: &Ids<'_>, constants: &Constants, inst: Instruction<'_>) -> Res<Option<Type>> {
    let op = inst.op();
    let Some(name) = op.name().and_then(|name| name.strip_prefix("Type")) else { return Ok(None) };
    if !OPAQUE.contains(&op) && !name.starts_with("Avc") {
        return Ok(None);
    }
    let (mut types, mut ints) = (Vec::new(), Vec::new());
    let kinds = op.facts().map_or(&[][..], |facts| facts.operands);
    for (operand, &word) in kinds.iter().zip(inst.operands()) {
        if operand.kind.category() != Category::Id {
            ints.push(word);
        } else if let Entity::Type(ty) = ids.entity(word)? {
            types.push(ty);
        } else {
            let value = u32::try_from(ids.constant_u64(constants, word)?);
            ints.push(value.map_err(|_| fail!("{} does not fit 32 bits", operand.name()))?);
        }
    }
    let name = Name::from(format!("spirv.{name}").as_str());
    Ok(Some(Type::TargetExt { name, types: types.into(), ints: ints.into() }))
}
