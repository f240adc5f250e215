//! Terminators.

use crate::lower::body::merges;
use crate::lower::body::plan::Plan;
use crate::lower::code::Code;
use llvm_model::{BlockId, ConstId, Instruction, MdId, Module, Type, Value};
use smallvec::SmallVec;
use spirv_mapping::convention::control;
use spirv_module::Op;
use translate_common::problems::LlvmInstructionProblem;

/// Emits everything before the terminator of `block`: casts for phis, then the loop hint.
fn before_terminator(code: &mut Code<'_, '_>, plan: &Plan<'_>, block: BlockId) {
    plan.edge_casts.emit(code, block);
    merges::lower_merge(code, block);
    if let Some((op, operands)) = plan.loop_control(block) {
        code.emit_void(*op, operands);
    }
}

/// Lowers `ret`.
pub(in crate::lower) fn lower_return(
    code: &mut Code<'_, '_>,
    plan: &Plan<'_>,
    block: BlockId,
    value: Option<Value>,
) {
    let function = code.function();
    let returned = match value {
        Some(value) => {
            let ty = code.types().return_type(function);
            Some(code.operand_as(value, ty))
        }
        None => None,
    };
    before_terminator(code, plan, block);
    match returned {
        Some(id) => code.emit_void(Op::ReturnValue, &[id.0]),
        None => code.emit_void(Op::Return, &[]),
    }
}

/// Lowers `br` without a condition.
pub(in crate::lower) fn lower_branch(
    code: &mut Code<'_, '_>,
    plan: &Plan<'_>,
    block: BlockId,
    target: BlockId,
) {
    before_terminator(code, plan, block);
    let target = code.label(target);
    code.emit_void(Op::Branch, &[target.0]);
}

/// Lowers `br` with a condition.
pub(in crate::lower) fn lower_conditional_branch(
    code: &mut Code<'_, '_>,
    plan: &Plan<'_>,
    block: BlockId,
    condition: Value,
    if_true: BlockId,
    if_false: BlockId,
    instruction: &Instruction,
) {
    let prof = code.kinds().prof.and_then(|kind| instruction.attachment(kind).map(|node| (kind, node)));
    if if_true == if_false {
        // From version 1.6 on the targets must differ.
        if let Some((kind, _)) = prof {
            code.report().tally_kind(kind);
        }
        return lower_branch(code, plan, block, if_true);
    }
    let weights = prof.and_then(|(_, node)| branch_weights(code.module(), node));
    if let (Some((kind, _)), None) = (prof, weights) {
        code.report().tally_kind(kind);
    }
    let condition = code.value(condition);
    before_terminator(code, plan, block);
    let (if_true, if_false) = (code.label(if_true), code.label(if_false));
    let mut operands: SmallVec<[u32; 5]> = SmallVec::new();
    operands.extend([condition.0, if_true.0, if_false.0]);
    operands.extend(weights.into_iter().flatten());
    code.emit_void(Op::BranchConditional, &operands);
}

/// Lowers `switch`. Literals have as many words as the selector's type.
pub(in crate::lower) fn lower_switch(
    code: &mut Code<'_, '_>,
    plan: &Plan<'_>,
    block: BlockId,
    value: Value,
    default: BlockId,
    cases: &[(ConstId, BlockId)],
) {
    let ty = code.type_of(value);
    let mut selector = code.value(value);
    let wide = match code.module().types[ty] {
        Type::Integer(1) => {
            let int = code.pool().int_type(32);
            let (one, zero) = (code.pool().u32_constant(1), code.pool().u32_constant(0));
            selector = code.emit(Op::Select, int, &[selector.0, one.0, zero.0]);
            false
        }
        Type::Integer(..=32) => false,
        Type::Integer(33..=64) => true,
        _ => {
            return code.report().problem(LlvmInstructionProblem::SwitchWidth);
        }
    };
    before_terminator(code, plan, block);
    let default = code.label(default);
    let mut operands = vec![selector.0, default.0];
    for &(literal, target) in cases {
        let bits = code.module().constants.as_int(literal).and_then(|bits| bits.to_u64()).unwrap_or(0);
        operands.push(bits as u32);
        if wide {
            operands.push((bits >> 32) as u32);
        }
        operands.push(code.label(target).0);
    }
    code.emit_void(Op::Switch, &operands);
}

/// `!prof = !{!"branch_weights", [!"expected",] i32 if_true, i32 if_false}` as the literals of OpBranchConditional: not
/// both 0, and with a sum of at most 32 bits.
fn branch_weights(module: &Module, node: MdId) -> Option<[u32; 2]> {
    let (&first, rest) = module.tuple(node).split_first()?;
    if *module.md_string(first?)? != control::WEIGHTS {
        return None;
    }
    let weights: Vec<u64> = rest.iter().filter_map(|&weight| module.md_u64(weight?)).collect();
    let &[if_true, if_false] = weights.as_slice() else { return None };
    // Weights are of 32 bits; halving both keeps their ratio.
    let mut weights = [if_true, if_false];
    while weights[0].saturating_add(weights[1]) > u64::from(u32::MAX) {
        weights = weights.map(|weight| weight / 2);
    }
    (weights != [0, 0]).then_some(weights.map(|weight| weight as u32))
}
