//! Opaque types beyond OpenCL C's: `target("spirv.Name", types…, ints…)` with the operands of the OpType instruction.

use crate::fail::{Res, fail};
use crate::ids::{Entity, Ids};
use llvm_model::{Constants, Name, Type};
use spirv_mapping::convention::opaque;
use spirv_module::{Category, Instruction};
use translate_common::problems::OperandProblem;

/// The target extension type of an opaque type; `None` for other types.
pub(crate) fn opaque_type(ids: &Ids<'_>, constants: &Constants, inst: Instruction<'_>) -> Res<Option<Type>> {
    let op = inst.op();
    let Some(name) = opaque::with_operands(op) else { return Ok(None) };
    let (mut types, mut ints) = (Vec::new(), Vec::new());
    let kinds = op.facts().map_or(&[][..], |facts| facts.operands);
    // The last operand may stand for any number of them.
    let kinds = kinds.iter().chain(kinds.last().into_iter().cycle());
    for (operand, &word) in kinds.zip(inst.operands()) {
        if operand.kind.category() != Category::Id {
            ints.push(word);
        } else if let Entity::Type(ty) = ids.entity(word)? {
            types.push(ty);
        } else {
            let value = u32::try_from(ids.constant_u64(constants, word)?);
            ints.push(value.map_err(|_| fail(OperandProblem::TooWide { operand: operand.name() }))?);
        }
    }
    Ok(Some(Type::TargetExt { name: Name::from(name.as_str()), types: types.into(), ints: ints.into() }))
}
