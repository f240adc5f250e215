//! Numbers that instructions have as ids of constants.

use spirv_module::{Definitions, Id, Op};

/// The value of a constant of one word that no specialization changes.
pub(super) fn number(definitions: &Definitions<'_>, id: Id) -> Option<u32> {
    let constant = definitions.instruction(id)?;
    match (constant.op(), constant.operands()) {
        (Op::Constant, &[number]) => Some(number),
        (Op::ConstantNull, _) => Some(0),
        _ => None,
    }
}
