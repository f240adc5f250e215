//! Operands against the grammar; ids against their definitions.

use super::error::{CheckErrorKind, Errors};
use super::layout::Scope;
use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use crate::walk::{Value, walk_operands};
use spirv_grammar::{ExtInstSet, MemoryAccess, Op, OperandKind};

/// Checks all operands; false when something is wrong with them.
pub(super) fn check(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
    scope: Scope,
    errors: &mut Errors,
) -> bool {
    let op = instruction.op();
    let bound = definitions.module().header.bound;
    let mut good = true;
    if let Some(id) = instruction.result() {
        good &= in_bound(instruction, id, bound, errors);
    }
    if quick(definitions, instruction, op, scope) {
        return good;
    }
    good & grammar(definitions, instruction, scope, errors)
}

/// The usual cases without the full driver: true when everything is right, false when that is not known.
#[inline]
fn quick(definitions: &Definitions<'_>, instruction: Instruction<'_>, op: Op, scope: Scope) -> bool {
    let before = |&id: &u32| is_defined_before(definitions, instruction, scope, id);
    if !instruction.result_type().is_none_or(|ty| before(&ty.0)) {
        return false;
    }
    let operands = instruction.operands();
    if let Some(ids) = op.id_operands() {
        let fits = operands.len() == ids.least || (operands.len() > ids.least && ids.more);
        return fits && !is_forward(op) && operands.iter().all(before);
    }
    match op {
        Op::Load => with_access(operands, 1, before),
        Op::Store => with_access(operands, 2, before),
        Op::Phi => {
            operands.len().is_multiple_of(2) && operands.iter().all(|&id| definitions.index(Id(id)).is_some())
        }
        Op::CompositeExtract => operands.first().is_some_and(before),
        Op::VectorShuffle | Op::CompositeInsert => {
            operands.first_chunk::<2>().is_some_and(|ids| ids.iter().all(before))
        }
        _ => false,
    }
}

/// `count` ids and a memory access without parameters other than the alignment.
#[inline]
fn with_access(operands: &[u32], count: usize, before: impl Fn(&u32) -> bool) -> bool {
    const ALIGNED: u32 = MemoryAccess::Aligned.0;
    const PLAIN: u32 = MemoryAccess::Volatile.0 | MemoryAccess::Nontemporal.0;
    let Some((ids, access)) = operands.split_at_checked(count) else { return false };
    let fits = match *access {
        [] => true,
        [mask] => mask & !PLAIN == 0,
        [mask, _] => mask & !PLAIN == ALIGNED,
        _ => false,
    };
    fits && ids.iter().all(before)
}

#[inline]
fn is_defined_before(definitions: &Definitions<'_>, user: Instruction<'_>, scope: Scope, id: u32) -> bool {
    match definitions.index(Id(id)) {
        Some(index) => (index as u32) < user.index() && scope.sees(index as u32),
        None => false,
    }
}

/// The full driver, which knows what to say.
fn grammar(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
    scope: Scope,
    errors: &mut Errors,
) -> bool {
    let mut good = true;
    let mut position = 0;
    let mut set = None;
    let walked = walk_operands(instruction, definitions, |operand| {
        if let Value::ExtInst(number, import) = operand.value {
            set = import.map(|import| (import, number));
        }
        if let Value::Id(id) = operand.value
            && operand.kind != OperandKind::IdResult
        {
            let forward = operand.kind != OperandKind::IdResultType
                && may_be_forward(instruction.op(), position, set.as_ref());
            good &= used(definitions, instruction, operand.word, id, forward, scope, errors);
        }
        if !matches!(operand.kind, OperandKind::IdResult | OperandKind::IdResultType) {
            position += 1;
        }
    });
    if let Err(error) = walked {
        errors.report_word(instruction, error.word, None, CheckErrorKind::Operand(error.kind));
        return false;
    }
    good
}

fn in_bound(instruction: Instruction<'_>, id: Id, bound: u32, errors: &mut Errors) -> bool {
    let kind = match id.0 {
        0 => CheckErrorKind::IdZero,
        number if number >= bound => CheckErrorKind::IdAboveBound { bound },
        _ => return true,
    };
    errors.report(instruction, Some(id), kind);
    false
}

fn used(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
    word: usize,
    id: Id,
    forward: bool,
    scope: Scope,
    errors: &mut Errors,
) -> bool {
    if !in_bound(instruction, id, definitions.module().header.bound, errors) {
        return false;
    }
    let kind = match definitions.instruction(id) {
        None => CheckErrorKind::Undefined,
        Some(definition) if !forward && definition.index() >= instruction.index() => {
            CheckErrorKind::UsedBeforeDefinition { defined: definition.offset() }
        }
        Some(definition) if !scope.sees(definition.index()) && definition.op() != Op::Function => {
            // Labels and phis are checked with the blocks, annotations may name anything.
            if forward {
                return true;
            }
            CheckErrorKind::UsedOutsideFunction { defined: definition.offset() }
        }
        Some(_) => return true,
    };
    errors.report_word(instruction, word, Some(id), kind);
    false
}

/// True for instructions of which some operand may be a forward reference, so that the quick way is not for them.
fn is_forward(op: Op) -> bool {
    op.is_type()
        || matches!(
            op,
            Op::Branch
                | Op::Phi
                | Op::FunctionCall
                | Op::ConstantFunctionPointerINTEL
                | Op::GroupDecorate
                | Op::EnqueueKernel
                | Op::GetKernelNDrangeSubGroupCount
                | Op::GetKernelNDrangeMaxSubGroupSize
                | Op::GetKernelWorkGroupSize
                | Op::GetKernelPreferredWorkGroupSizeMultiple
        )
}

/// Whether the operand at `position` (counted after type and result) may be defined later. The specification allows it
/// for each instruction on its own.
fn may_be_forward(op: Op, position: usize, set: Option<&(crate::Import, u32)>) -> bool {
    if op.is_type() {
        // Structures and arrays may contain pointers that are declared later; the check of types sees to it.
        return matches!(op, Op::TypeStruct | Op::TypeArray | Op::TypeRuntimeArray);
    }
    match op {
        Op::ExecutionMode
        | Op::ExecutionModeId
        | Op::EntryPoint
        | Op::ConditionalEntryPointINTEL
        | Op::ConditionalCapabilityINTEL
        | Op::ConditionalExtensionINTEL
        | Op::Name
        | Op::MemberName
        | Op::SelectionMerge
        | Op::LoopMerge
        | Op::Branch
        | Op::Decorate
        | Op::DecorateId
        | Op::DecorateString
        | Op::MemberDecorate
        | Op::MemberDecorateIdEXT
        | Op::MemberDecorateString
        | Op::Phi
        | Op::TypeForwardPointer
        | Op::ExtInstWithForwardRefsKHR
        | Op::GraphEntryPointARM => true,
        Op::GroupDecorate | Op::GroupMemberDecorate | Op::BranchConditional | Op::Switch => position > 0,
        Op::FunctionCall | Op::ConstantFunctionPointerINTEL => position == 0,
        // The operand is the kernel's function.
        Op::EnqueueKernel => position == 6,
        Op::GetKernelNDrangeSubGroupCount | Op::GetKernelNDrangeMaxSubGroupSize => position == 1,
        Op::GetKernelWorkGroupSize | Op::GetKernelPreferredWorkGroupSizeMultiple => position == 0,
        Op::CooperativeMatrixPerElementOpEXT => position == 1,
        Op::CooperativeMatrixReduceEXT => position == 2,
        Op::CooperativeMatrixLoadTensorNV => position > 4,
        // Debug information refers to functions and members that follow, auxiliary data to functions.
        Op::ExtInst => position > 1 && set.is_some_and(|(import, _)| refers_forward(import)),
        _ => false,
    }
}

fn refers_forward(import: &crate::Import) -> bool {
    import.non_semantic || matches!(import.set, Some(ExtInstSet::DebugInfo | ExtInstSet::OpenClDebugInfo100))
}
