//! Intrinsics that annotate a value instead of computing one.

use super::{arg, args, gone, immediate};
use crate::annotation_texts::is_register;
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{Align, BinaryOp, Body, CastOp, Constant, InstBuilder as _, InstId, InstKind, Type, Value};
use spirv_module::Op;
use translate_common::problems::{IntrinsicProblem, WarningProblem};
use translate_common::requirements::obstacle;

/// The result is the first argument.
pub(super) fn identity(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    Step::Replace(arg(e, call, 0))
}
/// Removes the call: it has no meaning outside LLVM.
pub(super) fn remove(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    gone(e, inst)
}
/// `llvm.assume`: the writer has an instruction for it when the extension is allowed.
pub(super) fn assume(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    if e.cx.options.spirv.extensions.allows("SPV_KHR_expect_assume") {
        return Step::Keep;
    }
    e.lose_hint(inst, "llvm.assume");
    Step::Drop
}
/// `llvm.expect`: likewise.
pub(super) fn expect(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    kept_with(e, inst, call, ("llvm.expect", "SPV_KHR_expect_assume"))
}
/// `llvm.arithmetic.fence`: likewise.
pub(super) fn arithmetic_fence(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    kept_with(e, inst, call, ("llvm.arithmetic.fence", "SPV_EXT_arithmetic_fence"))
}
/// `llvm.annotation`: the writer has an instruction for a register of an FPGA; other texts have none.
pub(super) fn annotation(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let width = e.int_width(e.body.insts[inst].ty).unwrap_or(0);
    let needs = Op::FPGARegALTERA.facts().map(|facts| facts.requires);
    let has_instruction = needs.is_some_and(|needs| obstacle(&needs, e.cx.options).is_none());
    if has_instruction && e.cx.native.has_width(width) && is_register(e.module, call) {
        return Step::Keep;
    }
    e.lose_hint(inst, "llvm.annotation");
    Step::Replace(arg(e, call, 0))
}
/// An annotation of the first argument: kept for the writer with the extension, otherwise replaced by the argument.
fn kept_with(e: &mut Emitter, inst: InstId, call: &Call, (name, extension): (&'static str, &str)) -> Step {
    if e.cx.options.spirv.extensions.allows(extension) {
        return Step::Keep;
    }
    e.lose_hint(inst, name);
    Step::Replace(arg(e, call, 0))
}
/// The result is true.
pub(super) fn yes(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    let ty = e.body.insts[inst].ty;
    Step::Replace(e.int(ty, 1))
}
/// The result is false or zero.
pub(super) fn no(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    let ty = e.body.insts[inst].ty;
    Step::Replace(e.zero(ty))
}
/// `llvm.is.constant`
pub(super) fn is_constant(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let plain = match call.args.first() {
        Some(Value::Const(id)) => matches!(
            e.module.constants[*id],
            Constant::Int(_)
                | Constant::Float(_)
                | Constant::Null
                | Constant::Data(_)
                | Constant::Aggregate(_)
        ),
        _ => false,
    };
    let ty = e.body.insts[inst].ty;
    Step::Replace(e.int(ty, u64::from(plain)))
}
/// `llvm.objectsize`: not known, which is the largest or (second argument) the smallest number.
pub(super) fn object_size(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let ty = e.body.insts[inst].ty;
    Step::Replace(if immediate(e, call, 1) != 0 { e.zero(ty) } else { e.all_ones(ty) })
}
/// `llvm.get.rounding`: to nearest, always.
pub(super) fn get_rounding(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    let ty = e.body.insts[inst].ty;
    Step::Replace(e.int(ty, 1))
}
/// `llvm.set.rounding`: to nearest is how it is anyway.
pub(super) fn set_rounding(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    if call.args.first().and_then(|&mode| e.module.as_u64(mode)) != Some(1) {
        e.problem(inst, IntrinsicProblem::RoundingMode);
    }
    Step::Drop
}
/// `llvm.ptrmask`: the pointer moved by the bytes that the mask takes off its address.
pub(super) fn pointer_mask(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [pointer, mask] = args(e, call);
    let int = e.ty(mask);
    let address = e.cast(CastOp::PtrToInt, pointer, int);
    let kept = e.binary(BinaryOp::And, address, mask);
    let by = e.binary(BinaryOp::Sub, kept, address);
    let byte = e.module.types.int(8);
    Step::Replace(e.gep(byte, pointer, &[by]))
}
/// Returns the variable of the function that a pointer points to the beginning of, in any address space.
fn variable(body: &Body, mut pointer: Value) -> Option<InstId> {
    loop {
        let Value::Inst(inst) = pointer else { return None };
        match body.insts[inst].kind {
            InstKind::Alloca { .. } => return Some(inst),
            InstKind::Cast { op: CastOp::AddrSpaceCast, operand } => pointer = operand,
            _ => return None,
        }
    }
}

/// `llvm.lifetime.start` and `end`: the writer's when they name a variable, else dropped.
pub(super) fn lifetime(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let pointer = match call.args[..] {
        [pointer] | [_, pointer] => pointer,
        _ => return Step::Drop,
    };
    match variable(&e.body, pointer) {
        Some(variable) => {
            if let InstKind::Call(call) = &mut e.body.insts[inst].kind
                && let Some(pointer) = call.args.last_mut()
            {
                *pointer = Value::Inst(variable);
            }
            Step::Keep
        }
        _ => {
            e.lose_hint(inst, "llvm.lifetime");
            Step::Drop
        }
    }
}
/// `llvm.debugtrap`: SPIR-V cannot stop a kernel for a debugger.
pub(super) fn breakpoint(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    e.problem(inst, WarningProblem::Breakpoint);
    Step::Drop
}
/// `llvm.stacksave`: nothing to save unless the function has variables of variable size.
pub(super) fn stack_save(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    if has_variable_alloca(e) {
        return Step::Keep;
    }
    let ty = e.body.insts[inst].ty;
    Step::Replace(e.zero(ty))
}
/// `llvm.stackrestore`
pub(super) fn stack_restore(e: &mut Emitter, _: InstId, _: &Call) -> Step {
    if has_variable_alloca(e) { Step::Keep } else { Step::Drop }
}

fn has_variable_alloca(e: &Emitter) -> bool {
    e.body.insts.values().any(|inst| match inst.kind {
        InstKind::Alloca { count: Value::Const(id), .. } => {
            !matches!(e.module.constants[id], Constant::Int(_))
        }
        InstKind::Alloca { .. } => true,
        _ => false,
    })
}
/// `llvm.load.relative`: the base moved by the 32-bit number stored at an offset from it.
pub(super) fn load_relative(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [base, offset] = args(e, call);
    let (byte, i32_) = (e.module.types.int(8), e.module.types.int(32));
    let at = e.gep(byte, base, &[offset]);
    let load = InstKind::Load { pointer: at, align: Align::of(4), volatile: false, atomic: None };
    let by = e.emit(load, i32_);
    Step::Replace(e.gep(byte, base, &[by]))
}
/// `llvm.invariant.start`: its result only goes to `llvm.invariant.end`.
pub(super) fn invariant_start(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    let ty = e.body.insts[inst].ty;
    let null = e.zero(ty);
    match e.module.types[ty] {
        Type::Void => Step::Drop,
        _ => Step::Replace(null),
    }
}
