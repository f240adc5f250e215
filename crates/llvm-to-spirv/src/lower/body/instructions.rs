//! Dispatches each instruction to the file that lowers it.

use crate::lower::body::plan::Plan;
use crate::lower::body::{
    arithmetic, atomics, attachments, calls, casts, compare, composites, control, gep, memory, merges, phis,
};
use crate::lower::builtins;
use crate::lower::code::{Code, memory as accesses};
use crate::lower::debug_info::{self, CurrentLine};
use llvm_model::{BlockId, InstId, InstKind, Instruction};
use spirv_module::Op;
use translate_common::problems::LlvmInstructionProblem;

/// Lowers one instruction of `block`.
#[expect(clippy::too_many_lines, reason = "flat match over instructions")]
pub(super) fn lower_instruction<'m>(
    code: &mut Code<'_, 'm>,
    plan: &Plan<'_>,
    line: &mut CurrentLine<'m>,
    block: BlockId,
    inst: InstId,
) {
    let instruction = &code.body().insts[inst];
    let flags = instruction.flags;
    for &(kind, node) in &instruction.attachments {
        attachments::lower_attachment(code, plan, inst, kind, node);
    }
    if plan.needs_no_code(code, inst) {
        return;
    }
    // Variables and constant samplers are emitted elsewhere.
    let is_elsewhere = match &instruction.kind {
        InstKind::Alloca { .. } => true,
        kind => kind.call().is_some_and(|call| builtins::is_constant(code, call)),
    };
    if !is_elsewhere {
        line.update(code, code.body().locs.get(inst), matches!(instruction.kind, InstKind::Phi { .. }));
    }
    match &instruction.kind {
        InstKind::Unary { op, operand } => arithmetic::lower_unary(code, inst, *op, *operand, flags),
        InstKind::Binary { op, lhs, rhs } => {
            arithmetic::lower_binary(code, inst, *op, *lhs, plan.fused.amount(*rhs), flags);
        }
        InstKind::Cast { op, operand } => casts::lower_cast(code, inst, *op, *operand, flags),
        InstKind::ICmp { predicate, lhs, rhs } => {
            compare::lower_icmp(code, inst, *predicate, *lhs, *rhs, flags)
        }
        InstKind::FCmp { predicate, lhs, rhs } => {
            compare::lower_fcmp(code, inst, *predicate, *lhs, *rhs, flags)
        }
        InstKind::Select { condition, if_true, if_false } => {
            compare::lower_select(code, inst, *condition, *if_true, *if_false, flags);
        }
        InstKind::Phi { incoming } => phis::lower_phi(code, inst, incoming, plan.cfg, &plan.edge_casts),
        InstKind::Alloca { allocated, count, align, .. } => {
            let initial = plan.initializers.of(inst);
            memory::lower_alloca(code, inst, *allocated, (*count, align.bytes()), initial);
        }
        InstKind::Load { pointer, align, volatile, atomic } => match atomic {
            Some(atomic) => atomics::lower_atomic_load(code, inst, *pointer, *atomic, *volatile),
            None => {
                let access = accesses::access(code, *pointer, align.bytes(), *volatile, instruction);
                memory::lower_load(code, inst, *pointer, access);
            }
        },
        InstKind::Store { value, pointer, align, volatile, atomic } => match atomic {
            Some(atomic) => atomics::lower_atomic_store(code, *value, *pointer, *atomic, *volatile),
            None => {
                let access = accesses::access(code, *pointer, align.bytes(), *volatile, instruction);
                memory::lower_store(code, *value, *pointer, access);
            }
        },
        InstKind::Fence { atomic } => atomics::lower_fence(code, *atomic),
        InstKind::CmpXchg(exchange) => atomics::lower_cmpxchg(code, inst, exchange),
        InstKind::AtomicRmw { op, pointer, value, atomic, volatile, .. } => {
            atomics::lower_atomic_rmw(code, inst, *op, *pointer, *value, *atomic, *volatile);
        }
        InstKind::GetElementPtr { source_type, base, indices } => {
            gep::lower_gep(code, inst, *source_type, *base, indices, flags);
        }
        InstKind::ExtractElement { .. } | InstKind::InsertValue { .. }
            if let Some(part) = plan.fused.part(inst) =>
        {
            composites::lower_part(code, inst, part);
        }
        InstKind::ExtractElement { vector, index } => {
            composites::lower_extract_element(code, inst, *vector, *index)
        }
        InstKind::InsertElement { .. } | InstKind::InsertValue { .. } if plan.constructs.emit(code, inst) => {
        }
        InstKind::InsertElement { vector, element, index } => {
            composites::lower_insert_element(code, inst, *vector, *element, *index);
        }
        InstKind::ShuffleVector { a, b, mask } => {
            composites::lower_shuffle(code, inst, [*a, *b], mask, &plan.fused);
        }
        InstKind::ExtractValue { aggregate, indices } => {
            composites::lower_extract_value(code, inst, *aggregate, indices)
        }
        InstKind::InsertValue { aggregate, element, indices } => {
            composites::lower_insert_value(code, inst, *aggregate, *element, indices);
        }
        InstKind::Freeze { operand } => {
            let ty = code.natural_type(inst);
            let operand = code.value(*operand);
            code.define(inst, Op::FreezeKHR, ty, &[operand.0]);
            code.pool().note_freeze();
        }
        InstKind::Call(call) if debug_info::is_call(code, call) => {
            debug_info::lower_call(code, plan.cfg, line, (block, inst), call);
        }
        InstKind::Call(call) => calls::lower_call(code, inst, call, flags),
        InstKind::Ret { value } => control::lower_return(code, plan, block, *value),
        InstKind::Br { target } => control::lower_branch(code, plan, block, *target),
        InstKind::CondBr { condition, if_true, if_false } => {
            control::lower_conditional_branch(
                code,
                plan,
                block,
                *condition,
                *if_true,
                *if_false,
                instruction,
            );
        }
        InstKind::Switch { value, default, cases } => {
            control::lower_switch(code, plan, block, *value, *default, cases)
        }
        InstKind::Unreachable if merges::is_ended(code, block) => {}
        InstKind::Unreachable => code.emit_void(Op::Unreachable, &[]),
        other => unsupported_instruction(code, other.keyword()),
    }
    if code.body().names.has(inst) {
        name_result(code, inst, instruction);
    }
}

/// Sets the name of the result of a lowered instruction. Variables have their name already, and an existing value that
/// replaces the instruction keeps its own.
fn name_result(code: &mut Code<'_, '_>, inst: InstId, instruction: &Instruction) {
    let is_variable = match instruction.kind {
        InstKind::Alloca { count, .. } => code.module().as_u64(count).is_some(),
        _ => false,
    };
    if is_variable || code.is_known(inst) {
        return;
    }
    if let Some(id) = code.defined_id(inst) {
        let name = code.body().names.get(inst);
        code.out().hint_name(id, name);
    }
}

#[cold]
fn unsupported_instruction(code: &mut Code<'_, '_>, keyword: &str) {
    let help = match keyword {
        "indirectbr" => "use a switch instead of computed goto",
        "va_arg" => "pass an array instead of variable arguments",
        "callbr" => "SPIR-V has no inline assembly that jumps",
        _ => "SPIR-V has no exceptions; compile with -fno-exceptions",
    };
    code.report().problem(LlvmInstructionProblem::NoForm { keyword: keyword.to_owned(), help });
    // The block still needs an end for the rest of the function to be looked at.
    code.emit_void(Op::Unreachable, &[]);
}

/// Reports an operation on truth values that SPIR-V has no instruction for. Legalization leaves none.
#[cold]
pub(super) fn unsupported_bools(code: &mut Code<'_, '_>, keyword: &str) {
    code.report().problem(LlvmInstructionProblem::OfTruthValues { keyword: keyword.to_string() });
}
