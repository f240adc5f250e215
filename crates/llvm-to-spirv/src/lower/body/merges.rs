//! Structured control flow of shaders: the merge instructions from the metadata of terminators.

use crate::lower::code::Code;
use llvm_model::{BlockId, Constant, InstKind, MdId, Metadata};
use smallvec::SmallVec;
use spirv_mapping::convention::control::is_abort;
use spirv_mapping::convention::shaders;
use spirv_mapping::friendly;
use spirv_module::{LoopControl, Op, SelectionControl};
use translate_common::Lost;
use translate_common::losses::LossReason;

/// The block of this function that a node of a merge names.
fn block_of(code: &Code<'_, '_>, label: Option<MdId>) -> Option<BlockId> {
    let Metadata::Constant(constant) = code.module().metadata[label?] else { return None };
    match code.module().constants[constant] {
        Constant::BlockAddress { function, block } if function == code.function() => Some(block),
        _ => None,
    }
}

/// Emits the merge instruction before the terminator of `block`, if there is one.
pub(super) fn lower_merge(code: &mut Code<'_, '_>, block: BlockId) {
    let kinds = [(code.kinds().selection_merge, 1), (code.kinds().loop_merge, 2)];
    if !code.input().profile().control_flow_is_structured || kinds.iter().all(|(kind, _)| kind.is_none()) {
        return;
    }
    let body = code.body();
    let Some(&last) = body.blocks[block].insts.last() else { return };
    for (kind, blocks) in kinds {
        let Some(node) = kind.and_then(|kind| body.insts[last].attachment(kind)) else { continue };
        let op = if blocks == 1 { Op::SelectionMerge } else { Op::LoopMerge };
        // Merges that do not fit have been replaced, unless the function has terminators that are errors themselves.
        if let Some(mut operands) = operands(code, node, blocks) {
            let literals: SmallVec<[u32; 4]> = operands.drain(blocks..).collect();
            let (control, parameters) = literals.split_first().unwrap_or((&0, &[]));
            if op == Op::SelectionMerge {
                // Other bits have no meaning, and of two that contradict each other the safe one holds.
                let both = SelectionControl::Flatten.0 | SelectionControl::DontFlatten.0;
                operands.push(match control & both {
                    control if control == both => SelectionControl::DontFlatten.0,
                    control => control,
                });
            } else {
                let kept = consistent(*control, parameters);
                let lost = LoopControl(control & !kept[0]);
                if !lost.is_empty() {
                    let why =
                        LossReason::Because("it contradicts another hint, or has no valid parameter".into());
                    code.report().lose(Lost::LoopControl(lost, why));
                }
                operands.extend(kept);
            }
            code.emit_void(op, &operands);
        }
    }
}

/// Returns a loop control and its parameters without bits that are unknown, lack a parameter, or contradict another: a loop
/// that is not to be unrolled is not unrolled in part either, and no loop runs a multiple of 0 times.
fn consistent(control: u32, parameters: &[u32]) -> SmallVec<[u32; 4]> {
    const OF_UNROLLING: u32 = LoopControl::Unroll.0 | LoopControl::PeelCount.0 | LoopControl::PartialCount.0;
    let bits = (0..u32::BITS).map(|bit| 1 << bit).filter(|bit| control & bit != 0);
    let known = bits.filter_map(|bit| Some((bit, LoopControl::KIND.enumerant(bit)?.parameters.len())));
    let known: SmallVec<[(u32, usize); 4]> = known.collect();
    let is_complete = known.iter().map(|(_, count)| count).sum::<usize>() == parameters.len();
    let (mut kept, mut rest): (SmallVec<[u32; 4]>, _) = (SmallVec::from_slice(&[0]), parameters);
    for (bit, count) in known {
        let (own, behind) = rest.split_at_checked(count).unwrap_or((&[], &[]));
        rest = behind;
        let has_parameters = is_complete || bit & (LoopControl::Unroll.0 | LoopControl::DontUnroll.0) != 0;
        let is_refused = control & LoopControl::DontUnroll.0 != 0 && OF_UNROLLING & bit != 0
            || bit == LoopControl::IterationMultiple.0 && own == [0];
        if has_parameters && !is_refused {
            kept[0] |= bit;
            kept.extend_from_slice(own);
        }
    }
    kept
}

/// The operands: labels, then literals; `None` when one of the blocks is gone.
fn operands(code: &mut Code<'_, '_>, node: MdId, blocks: usize) -> Option<SmallVec<[u32; 6]>> {
    let mut out = SmallVec::new();
    let (labels, literals) = code.module().tuple(node).split_at_checked(blocks)?;
    for &label in labels {
        let block = block_of(code, label)?;
        out.push(code.label(block).0);
    }
    // A hint other than a number is ignored; the merge is needed.
    let number = |&literal: &Option<MdId>| u32::try_from(code.module().md_u64(literal?)?).ok();
    out.extend(literals.iter().map_while(number));
    Some(out)
}

/// Returns whether the `unreachable` that ends a block is after an instruction that ends it in SPIR-V.
pub(super) fn is_ended(code: &Code<'_, '_>, block: BlockId) -> bool {
    let body = code.body();
    let &[.., before, _] = body.blocks[block].insts.as_slice() else { return false };
    let InstKind::Call(call) = &body.insts[before].kind else { return false };
    let module = code.module();
    let callee = module.as_function(call.callee);
    let name = callee.and_then(|callee| module.functions[callee].props.name.as_str());
    if name.is_some_and(is_abort) {
        return true;
    }
    if code.input().profile().has_library {
        return false;
    }
    matches!(
        name.and_then(friendly::shader::instruction),
        Some(spirv_mapping::Inst::Core(op)) if shaders::is_called_terminator(op)
    )
}
