//! Operands of instructions that calls name: images that the instruction must have, and the semantics of an exchange.

use crate::lower::builtins::BuiltinCall;
use crate::lower::code::Code;
use crate::lower::types::Shape;
use llvm_model::{Type, Value};
use spirv_mapping::convention::memory;
use spirv_mapping::{Inst, Ty, Value as Source};
use spirv_module::{MemorySemantics, Op};
use translate_common::problems::ImageCallProblem;

/// The operand of an exchange for where it takes place, before the one for where it does not.
const EQUAL: usize = 2;

/// Raises the constant semantics of a successful exchange to those of a failed one: current OpenCL C allows them to be
/// weaker, SPIR-V does not. `operands` are those of `op`.
pub(super) fn raise_equal(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op, operands: &mut [u32]) {
    if ![Op::AtomicCompareExchange, Op::AtomicCompareExchangeWeak].contains(&op) {
        return;
    }
    let semantics = |index: usize| {
        let number = match *call.reading.operands.get(index)? {
            Source::Arg(index) => code.module().as_u64(code.resolve(*call.args.get(index)?))?,
            Source::Const { value, .. } => value,
            _ => return None,
        };
        u32::try_from(number).ok().map(MemorySemantics)
    };
    let (Some(equal), Some(unequal)) = (semantics(EQUAL), semantics(EQUAL + 1)) else { return };
    let raised = memory::no_weaker(equal, unequal);
    if let Some(operand) = operands.get_mut(EQUAL)
        && raised != equal
    {
        *operand = code.pool().u32_constant(raised.0).0;
    }
}

/// Reports an instruction whose first operand is an image, if the function takes something else or an image of another
/// type than in its symbol.
pub(super) fn check_image(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let Inst::Core(op) = call.reading.inst else { return };
    let first = op.facts().and_then(|facts| facts.operands.first());
    // The operand of this one is a pointer to the image.
    let takes_image = op != Op::ImageTexelPointer
        && first.is_some_and(|operand| ["Image", "Sampled Image"].contains(&operand.name()));
    // Functions that a hook completes have the image first.
    let index = match call.reading.operands.first() {
        _ if call.reading.hook.is_some() => 0,
        Some(&Source::Arg(index)) => index,
        _ => return,
    };
    let Some(&image) = call.args.get(index).filter(|_| takes_image) else { return };
    let wants_sampler =
        call.reading.hook.is_none() && first.is_some_and(|first| first.name() == "Sampled Image");
    let of_symbol =
        code.builtin(call.callee).and_then(|builtin| image_type(builtin.function.params.first()?));
    if matches!(op, Op::ImageRead | Op::ImageWrite) && is_only_sampled(code, image) {
        code.report().problem(ImageCallProblem::OnlySampled { op });
    }
    let ty = code.operand(image).1;
    let wrong = match code.shapes().get(ty) {
        Some(Shape::SampledImage) if wants_sampler => return,
        Some(Shape::Image(_)) if wants_sampler => "has no sampler",
        Some(&Shape::Image(is)) if of_symbol.is_none_or(|says| says == is) => return,
        Some(Shape::Image(_)) => "does not have the type in the mangled name of the function",
        _ => "is no image",
    };
    code.report().problem(ImageCallProblem::Image { op, wrong });
}

/// Returns whether an image's type requires a sampler for every use (specification, OpTypeImage, Sampled 1).
fn is_only_sampled(code: &Code<'_, '_>, image: Value) -> bool {
    const SAMPLED: usize = 4;
    match &code.module().types[code.type_of(image)] {
        Type::TargetExt { ints, .. } => ints.get(SAMPLED) == Some(&1),
        _ => false,
    }
}

/// Dimension, layers and samples of the image that a parameter of a symbol is.
fn image_type(param: &ocl_mangle::Type) -> Option<[u32; 3]> {
    let Ty::Target(target) = Ty::from_mangled(param)? else { return None };
    match *target.ints.as_slice() {
        [dim, _, arrayed, multisampled, ..] => Some([dim, arrayed, multisampled]),
        _ => None,
    }
}
