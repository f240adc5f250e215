//! Aliasing metadata of accesses: `!alias.scope` and `!noalias`. Loads, stores and copies have memory operands for it,
//! other instructions with a result have decorations.

use crate::lower::code::Code;
use crate::lower::code::memory::Access;
use llvm_model::{Call, InstId, InstKind, Instruction, MdId};
use spirv_mapping::convention::aliasing::LISTS;
use spirv_mapping::convention::intrinsics::{self, Lowering};
use spirv_module::{Id, Op, Operands};

/// Adds the aliasing metadata of `instruction` to the memory operands of an access.
pub(super) fn add_lists(code: &mut Code<'_, '_>, access: &mut Access, instruction: &Instruction) {
    for (kind, pair) in code.kinds().aliasing.into_iter().zip(&LISTS) {
        let node = kind.and_then(|kind| instruction.attachment(kind));
        let Some(list) = node.and_then(|node| code.globals().alias_list(node)) else { continue };
        match access.first_mut() {
            Some(mask) => *mask |= pair.spirv.operand.0,
            None => access.push(pair.spirv.operand.0),
        }
        access.push(list.0);
    }
}

/// Decorates the result of `inst` with the list that is the number `number` of [`LISTS`], unless memory operands name
/// it. Returns false if it cannot be expressed.
pub(in crate::lower) fn state_list(
    code: &mut Code<'_, '_>,
    inst: InstId,
    result: Option<Id>,
    number: usize,
    node: MdId,
) -> bool {
    let in_operands = match &code.body().insts[inst].kind {
        InstKind::Load { atomic, .. } | InstKind::Store { atomic, .. } => atomic.is_none(),
        InstKind::Call(call) => is_copy(code, call),
        _ => false,
    };
    if !in_operands && result.is_none() {
        return false;
    }
    let (Some(list), Some(pair)) = (code.globals().alias_list(node), LISTS.get(number)) else { return false };
    if let (false, Some(result)) = (in_operands, result) {
        let operands = Operands::new().id(result).word(pair.spirv.decoration).id(list);
        code.out().push(Op::DecorateId, None, None, &operands);
    }
    true
}

/// Whether a call is lowered to a copy, which has memory operands.
fn is_copy(code: &Code<'_, '_>, call: &Call) -> bool {
    let callee = code.module().as_function(call.callee);
    let name = callee.and_then(|callee| code.module().functions[callee].props.name.as_str());
    matches!(name.and_then(intrinsics::lowering), Some(Lowering::CopyBytes | Lowering::Fill))
}
