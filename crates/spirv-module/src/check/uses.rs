//! Operands against the grammar; ids against their definitions. Usual instructions are left to [`quick`].

use super::error::{CheckErrorKind, Errors};
use super::layout::Scope;
use super::quick;
use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use crate::walk::{Value, walk_operands};
use spirv_grammar::{ExtInstSet, Op, OperandKind};

/// Checks all operands; false when something is wrong with them.
pub(super) fn check(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
    scope: Scope,
    use_quick: bool,
    errors: &mut Errors,
) -> bool {
    let bound = definitions.module().header.bound;
    let mut good = true;
    if let Some(id) = instruction.result() {
        good &= in_bound(instruction, id, bound, errors);
    }
    if use_quick && quick::operands_fit(definitions, instruction, scope) {
        return good;
    }
    good & grammar(definitions, instruction, scope, errors)
}

/// The full driver, which reports the error.
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
        Some(definition) if !forward && scope.is_later(definition, instruction) => {
            CheckErrorKind::UsedBeforeDominator { defined: definition.offset() }
        }
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
    errors.report_word(instruction, word, Some(id), kind)
}

/// Whether the operand at `position` (counted after type and result) may be defined later. The specification allows it
/// for each instruction on its own.
fn may_be_forward(op: Op, position: usize, set: Option<&(crate::Import, u32)>) -> bool {
    if op.is_type() {
        // These may name pointers that are declared later; the check of types sees to it.
        return matches!(
            op,
            Op::TypeStruct
                | Op::TypeStructContinuedINTEL
                | Op::TypeArray
                | Op::TypeRuntimeArray
                | Op::TypePointer
                | Op::TypeFunction
        );
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
        // The operand is the task.
        Op::TaskSequenceCreateALTERA => position == 0,
        Op::CooperativeMatrixPerElementOpEXT => position == 1,
        Op::CooperativeMatrixReduceEXT => position == 2,
        Op::CooperativeMatrixLoadTensorNV => position > 4,
        // Debug information refers to functions and members that follow, auxiliary data to functions.
        Op::ExtInst => position > 1 && set.is_some_and(|(import, _)| refers_forward(import)),
        _ => false,
    }
}

pub(super) fn refers_forward(import: &crate::Import) -> bool {
    import.non_semantic || matches!(import.set, Some(ExtInstSet::DebugInfo | ExtInstSet::OpenClDebugInfo100))
}
