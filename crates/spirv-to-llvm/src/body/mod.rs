//! Function bodies: the walk over a function's instructions, and the steps that need the whole body.

mod abort;
mod access_chains;
mod aliasing;
mod annotations;
mod arithmetic;
mod blocks_of_arrays;
mod calls;
mod comparisons;
mod composites;
mod control_flow;
mod conversions;
mod cooperative_matrices;
mod copies;
mod decorations;
mod indirect_calls;
mod instructions;
mod intrinsics;
mod loops;
mod matrices;
mod memory;
mod merges;
mod native;
mod packed;
mod phis;
mod small_formats;
mod style;

use crate::body::instructions::{operation, translate};
use crate::debug_info::lines;
use crate::fail::fail;
use crate::finish;
use crate::function::FunctionRaiser;
use crate::function::source_lines::SourceLines;
use crate::ids::Entity;
use crate::module::Raise;
use crate::scan::FunctionRange;
use llvm_model::{Cfg, FunctionId, Name};
use spirv_module::Op;
use translate_common::Problem;

/// Storage that every body uses again.
#[derive(Default)]
pub(crate) struct Work {
    cfg: Cfg,
    seen: phis::Seen,
    lines: SourceLines,
}

/// Translates the body of a function.
pub(crate) fn raise_body(m: &mut Raise<'_>, id: FunctionId, range: FunctionRange, work: &mut Work) {
    if let Some(inst) = m.input.instruction(range.start) {
        m.report.enter_function(inst);
    }
    if let Some(mut f) = FunctionRaiser::new(m, id, range, operation) {
        work.lines.restart();
        f.lines = std::mem::take(&mut work.lines);
        lines::begin(&mut f);
        make_blocks(&mut f);
        walk(&mut f);
        // The steps below insert instructions into blocks, and add no edge.
        let Work { cfg, seen, .. } = work;
        cfg.build(f.build.body());
        phis::fill(&mut f, cfg, seen);
        report_rest(&mut f);
        f.build.place_insertions();
        f.build.sort_phis();
        f.resolve_forward_uses();
        f.build.remove_superfluous();
        loops::attach(&mut f, cfg);
        merges::attach(&mut f);
        lines::locate_calls(&mut f);
        work.lines = f.lines;
        let (body, origins) = f.build.finish();
        finish::check(m, range, &body, cfg, &origins);
        m.out.functions[id].body = Some(body);
    }
    m.report.leave_function();
}

/// Reports an instruction that could not be made for the values of phis.
fn report_rest(f: &mut FunctionRaiser<'_, '_>) {
    if let Err(fail) = f.build.check()
        && let Some(inst) = f.raise.input.instruction(f.range.start)
    {
        f.raise.report.error(&mut f.raise.ids, inst, fail);
    }
}

/// A block for each label, in order, so that branches may go forward.
fn make_blocks(f: &mut FunctionRaiser<'_, '_>) {
    f.build.expect_blocks(f.range.blocks);
    let strip = f.raise.input.options.policy.strip_names;
    let mut last = None;
    for index in f.range.start..f.range.end {
        let Some(inst) = f.raise.input.instruction(index) else { continue };
        if inst.op() != Op::Label {
            continue;
        }
        let Some(id) = inst.result() else { continue };
        if f.raise.ids.row(id.0).is_none_or(|row| row.def != inst.index()) {
            continue;
        }
        let name = if strip { Name::default() } else { f.raise.ids.name(id.0) };
        let block = f.build.add_block(name);
        f.raise.ids.set(id.0, Entity::Block(block));
        if let Some((before, start)) = last.replace((block, index)) {
            f.build.expect(before, index - start - 1);
        }
    }
    if let Some((block, start)) = last {
        f.build.expect(block, f.range.end - start - 1);
    }
}

fn walk(f: &mut FunctionRaiser<'_, '_>) {
    let parameters = f.raise.out.functions[f.id].params.len();
    let mut parameters_seen = 0;
    for index in f.range.start + 1..f.range.end {
        let Some(inst) = f.raise.input.instruction(index) else { continue };
        f.build.set_origin(inst.index());
        if let Some(at) = f.deferred.folded.iter().position(|&folded| folded == inst.index()) {
            // It comes once: the list stays short.
            f.deferred.folded.swap_remove(at);
            continue;
        }
        if inst.op() == Op::FunctionParameter {
            parameters_seen += 1;
            if parameters_seen > parameters || f.build.in_block() || f.build.has_begun() {
                let fail = fail(Problem::internal("a parameter in the middle of a function"));
                f.raise.report.error(&mut f.raise.ids, inst, fail);
            }
            continue;
        }
        let translated = translate(f, inst).and_then(|()| match inst.result() {
            Some(id) if f.raise.ids.is_decorated(id.0) => decorations::attach(f, inst),
            _ => Ok(()),
        });
        let translated = translated.and_then(|()| f.build.check());
        if let Err(fail) = translated {
            // The block goes on even so: its other errors are worth telling.
            f.raise.report.error(&mut f.raise.ids, inst, fail);
        }
        if inst.op().is_terminator() {
            f.build.end_block();
            lines::end_block(f, inst.index());
        }
    }
    if f.build.in_block()
        && let Some(inst) = f.raise.input.instruction(f.range.end)
    {
        f.raise.report.error(&mut f.raise.ids, inst, fail(Problem::internal("a block without a terminator")));
    }
}
