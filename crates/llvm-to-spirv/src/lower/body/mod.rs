//! The body of a function: its blocks in order.
//!
//! [`Code`] is the context in which an instruction is lowered; the instructions themselves are functions over it, by
//! topic.

mod abort;
mod aliases;
mod arithmetic;
mod atomics;
mod attachments;
mod byte_offsets;
mod calls;
mod casts;
mod compare;
mod composites;
mod computed_constants;
mod construct;
mod control;
mod functions;
mod fused;
mod gep;
mod indirect_calls;
mod initializers;
mod instructions;
mod memory;
mod merges;
mod phis;
mod plan;
mod spec_constants;
mod uses;
mod variable_arrays;

use crate::lower::body::instructions::lower_instruction;
use crate::lower::body::plan::Plan;
use crate::lower::code::Code;
use crate::lower::debug_info::{self, CurrentLine};
use crate::lower::hints::loops::Loops;
use crate::lower::place::At;
use llvm_model::{BlockId, Body, Cfg, Id as _};
use spirv_module::Op;
use std::borrow::Cow;

pub(super) use functions::{lower_functions, lower_in_parts};

/// Returns the blocks in an order in which each is before all blocks that it dominates (specification 2.4): that of
/// LLVM, if every block but the first has a predecessor before it. Then one path to it leads through blocks before it,
/// and its dominators are on every path. All blocks are reachable, except for those that only merge instructions of
/// structured control flow name.
fn order<'b>(body: &'b Body, cfg: &'b Cfg, is_structured: bool) -> Cow<'b, [BlockId]> {
    let mut seen = vec![false; body.blocks.len()];
    let in_order = body.layout.iter().enumerate().all(|(number, &block)| {
        let is_before = |other: &BlockId| cfg.is_reachable(*other) && seen.get(other.index()) == Some(&true);
        let follows = cfg.predecessors(block).iter().any(is_before);
        if let Some(seen) = seen.get_mut(block.index()) {
            *seen = true;
        }
        number == 0 || follows || !cfg.is_reachable(block)
    });
    if in_order && (is_structured || body.layout.iter().all(|&block| cfg.is_reachable(block))) {
        return Cow::Borrowed(&body.layout);
    }
    if !is_structured {
        return Cow::Borrowed(cfg.order());
    }
    let others = body.blocks.ids().filter(|&block| !cfg.is_reachable(block));
    Cow::Owned(cfg.order().iter().copied().chain(others).collect())
}

/// Lowers all blocks that can be reached, and ends the function.
fn lower_body(code: &mut Code<'_, '_>, cfg: &Cfg, loops: &mut Loops) {
    let body = code.body();
    let function = code.function().index() as u32;
    let plan = Plan::of(code, cfg, loops);
    let order = order(body, cfg, code.input().profile().control_flow_is_structured);
    let mut line = CurrentLine::of(code);
    for (number, &block) in order.iter().enumerate() {
        code.enter_block(block, number == 0);
        line.enter_block();
        if number == 0 {
            debug_info::begin_entry(code);
        }
        for &inst in &body.blocks[block].insts {
            code.report().move_to(At::Instruction(function, block, inst));
            code.mark();
            for record in body.debug_records.get(&inst).into_iter().flatten() {
                debug_info::lower_record(code, cfg, &mut line, (block, inst), record);
            }
            lower_instruction(code, &plan, &mut line, block, inst);
            debug_info::lower_postponed(code, &mut line, inst);
        }
    }
    code.report().move_to(At::Function(function));
    code.mark();
    code.emit_void(Op::FunctionEnd, &[]);
}
