//! Blocks and terminators.

use crate::body::abort::abort;
use crate::builtins::builtin;
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::deferred::phis_and_loops::Loop;
use crate::module::metadata;
use crate::operands::{result, word, words, words_from};
use llvm_model::{ApInt, Constant, InstBuilder as _, InstKind, Instruction as LlvmInst, Type};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::{control, shaders};
use spirv_module::{Instruction, Op};
use translate_common::Lost;
use translate_common::Problem;
use translate_common::problems::{BlockProblem, OperandProblem, Wanted};

/// OpLabel.
pub(crate) fn begin_block(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    if f.build.in_block() {
        return Err(fail(Problem::internal("a block without a terminator")));
    }
    let block = f.label(result(inst)?)?;
    f.build.begin_block(block);
    Ok(())
}

/// Translates terminators and merge instructions; false when `inst` is none.
pub(crate) fn control_flow<'m>(f: &mut FunctionRaiser<'_, 'm>, inst: Instruction<'m>) -> Res<bool> {
    match inst.op() {
        Op::Branch => {
            let target = f.label(word(inst, 0)?)?;
            terminate(f, InstKind::Br { target })?;
        }
        Op::BranchConditional => branch_conditional(f, inst)?,
        Op::Switch => switch(f, inst)?,
        Op::Return => {
            if f.return_type != f.void {
                return Err(fail(Problem::internal("OpReturn in a function that returns a value")));
            }
            terminate(f, InstKind::Ret { value: None })?;
        }
        Op::ReturnValue => {
            let value = f.value_of(word(inst, 0)?, f.return_type)?;
            terminate(f, InstKind::Ret { value: Some(value) })?;
        }
        Op::Unreachable => terminate(f, InstKind::Unreachable)?,
        Op::LoopMerge => {
            let [merge, continue_target, control] = words(inst)?;
            f.label(merge)?;
            f.label(continue_target)?;
            let header = f.build.header()?;
            if f.raise.input.options.spirv.profile.control_flow_is_structured {
                f.deferred.merges.push((header, inst));
            } else {
                f.deferred.loops.push(Loop { header, inst, control, parameters: words_from(inst, 3)? });
            }
        }
        Op::LoopControlINTEL => {
            let (&control, parameters) = words_from(inst, 0)?.split_first().unwrap_or((&0, &[]));
            let header = f.build.block()?;
            f.deferred.loops.push(Loop { header, inst, control, parameters });
        }
        Op::SelectionMerge => {
            let [merge, control] = words(inst)?;
            if f.raise.input.options.spirv.profile.control_flow_is_structured {
                f.label(merge)?;
                let header = f.build.header()?;
                f.deferred.merges.push((header, inst));
            } else if control != 0 {
                f.lose(Lost::hint("selection control"), inst);
            }
        }
        Op::AbortKHR => abort(f, inst)?,
        op if shaders::is_called_terminator(op) => {
            builtin(f, inst)?;
            terminate(f, InstKind::Unreachable)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn terminate(f: &mut FunctionRaiser<'_, '_>, kind: InstKind) -> Res<()> {
    f.emit_void(kind);
    f.build.end_block();
    Ok(())
}

fn branch_conditional<'m>(f: &mut FunctionRaiser<'_, 'm>, inst: Instruction<'m>) -> Res<()> {
    let [condition, if_true, if_false] = words(inst)?;
    let condition = f.value_of(condition, f.i1)?;
    let (if_true, if_false) = (f.label(if_true)?, f.label(if_false)?);
    let mut llvm = LlvmInst::new(InstKind::CondBr { condition, if_true, if_false }, f.void);
    if let &[true_weight, false_weight] = words_from(inst, 3)? {
        let name = f.raise.nodes.string(&mut f.raise.out, control::WEIGHTS);
        let weights =
            [true_weight, false_weight].map(|weight| Some(f.raise.nodes.u32(&mut f.raise.out, weight)));
        let node = f.raise.nodes.tuple(&mut f.raise.out, &[Some(name), weights[0], weights[1]]);
        llvm.attach(metadata::kind(&mut f.raise.out, control::PROFILE), node);
    }
    f.build.push(llvm);
    f.build.end_block();
    Ok(())
}

fn switch<'m>(f: &mut FunctionRaiser<'_, 'm>, inst: Instruction<'m>) -> Res<()> {
    let [selector, default] = words(inst)?;
    let (value, ty) = f.typed(selector)?;
    let default = f.label(default)?;
    let Type::Integer(width) = f.raise.out.types[ty] else {
        return Err(fail(OperandProblem::NotA { operand: "the selector", wanted: Wanted::ScalarInteger }));
    };
    let literal_words = width.div_ceil(32) as usize;
    if width > 64 {
        return Err(fail(BlockProblem::WideSwitch));
    }
    let pairs = words_from(inst, 2)?;
    if !pairs.len().is_multiple_of(literal_words + 1) {
        return Err(fail(Problem::internal("an instruction ends inside an operand")));
    }
    let mut cases = Vec::with_capacity(pairs.len() / (literal_words + 1));
    let mut seen = FxHashSet::default();
    for pair in pairs.chunks_exact(literal_words + 1) {
        let (literal, target) = match *pair {
            [low, target] => (u64::from(low), target),
            [low, high, target] => (u64::from(high) << 32 | u64::from(low), target),
            _ => continue,
        };
        let bits = ApInt::from_u64(width, literal);
        let constant = f.raise.out.constants.intern(ty, Constant::Int(bits));
        if !seen.insert(constant) {
            return Err(fail(BlockProblem::RepeatedCase { literal }));
        }
        cases.push((constant, f.label(target)?));
    }
    terminate(f, InstKind::Switch { value, default, cases: cases.into() })
}
