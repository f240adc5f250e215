//! What operands of instructions may be that calls name, as the specification of each instruction says: calls can have the
//! name of one and arguments of any types.

use crate::lower::builtins::BuiltinCall;
use crate::lower::code::Code;
use crate::lower::types::Shape;
use llvm_model::{Type, Value};
use spirv_mapping::convention::memory::{self, ORDERS};
use spirv_mapping::signatures::{self, Kind};
use spirv_mapping::{Inst, Ty, Value as Source};
use spirv_module::{ImageOperands, MemorySemantics, Op, OperandFacts, OperandKind};
use translate_common::problems::{CallProblem, ImageCallProblem};

/// The memory that kernels can order.
const MEMORY_OF_KERNELS: u32 = MemorySemantics::SubgroupMemory.0
    | MemorySemantics::WorkgroupMemory.0
    | MemorySemantics::CrossWorkgroupMemory.0
    | MemorySemantics::AtomicCounterMemory.0
    | MemorySemantics::ImageMemory.0;

/// Orders of stores, which an exchange that does not take place has none of.
const RELEASING: u32 = MemorySemantics::Release.0 | MemorySemantics::AcquireRelease.0;

/// Orders of loads, which what only stores has none of.
const ACQUIRING: u32 = MemorySemantics::Acquire.0 | MemorySemantics::AcquireRelease.0;

/// The operand of an exchange for where it takes place, before the one for where it does not.
const EQUAL: usize = 2;

/// Reports operands of `op` that it cannot have.
pub(super) fn check(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    let Some(facts) = op.facts() else { return };
    for (operand, source) in facts.operands.iter().zip(&call.reading.operands) {
        let wrong = match *source {
            Source::Arg(index) => {
                let Some(&arg) = call.args.get(index) else { continue };
                let number = code.module().as_u64(code.resolve(arg));
                wrong_type(code, operand, arg)
                    .or_else(|| number.and_then(|number| wrong_number(code, op, operand, number)))
            }
            Source::Const { value, .. } => wrong_number(code, op, operand, value),
            Source::Literal(word) => wrong_number(code, op, operand, word.into()),
            _ => None,
        };
        if let Some(wrong) = wrong {
            let name = operand.name();
            code.report().problem(CallProblem::Operand { operand: name.to_string(), op, wrong });
        }
    }
}

/// Raises the constant semantics of an exchange that takes place to those of one that does not take place: OpenCL C of
/// today lets them be weaker, SPIR-V does not. `operands` are those of `op`.
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

/// Reports an instruction whose first operand is an image, where the function takes something else or another image than
/// its symbol says.
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
        Some(Shape::Image(_)) => "is of another type than the symbol of the function says",
        _ => "is no image",
    };
    code.report().problem(ImageCallProblem::Image { op, wrong });
}

/// Whether an image's type says that it is always used with a sampler (specification, OpTypeImage, Sampled 1).
fn is_only_sampled(code: &Code<'_, '_>, image: Value) -> bool {
    const SAMPLED: usize = 4;
    match &code.module().types[code.type_of(image)] {
        Type::TargetExt { ints, .. } => ints.get(SAMPLED) == Some(&1),
        _ => false,
    }
}

/// Reports an image with a sampler that is not the image that it is made of, or whose sampler is none.
pub(super) fn check_sampled_image(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    let (Op::SampledImage, &[image, sampler, ..]) = (op, call.args) else { return };
    let sampler = code.operand(sampler).1;
    if code.pool().intern(Op::TypeSampler, &[]) != sampler {
        code.report().problem(ImageCallProblem::NoSampler { op });
    }
    let image = code.operand(image).1;
    let sampled = code.pool().intern(Op::TypeSampledImage, &[image.0]);
    if code.natural_type(call.inst) != sampled {
        code.report().problem(ImageCallProblem::OtherImage { op });
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

/// What is wrong with the type of an argument.
fn wrong_type(code: &Code<'_, '_>, operand: &OperandFacts, arg: Value) -> Option<String> {
    let types = &code.module().types;
    let scalar = types.scalar(code.type_of(arg));
    match operand.name() {
        "MemoryLayout" if !is_word(code, arg) => Some("is no constant of 32 bits".to_owned()),
        "Float Value" if types.int_width(scalar).is_some() => Some("is an integer".to_owned()),
        "Signed Value" | "Unsigned Value" if types.is_float(scalar) => {
            Some("is a floating-point number".to_owned())
        }
        _ => None,
    }
}

/// Whether an argument is a constant integer of 32 bits, or a specialization constant.
fn is_word(code: &Code<'_, '_>, arg: Value) -> bool {
    let is_known = match code.resolve(arg) {
        Value::Inst(inst) => code.is_settled(inst),
        value => code.module().as_u64(value).is_some(),
    };
    is_known && code.module().types.int_width(code.type_of(arg)) == Some(32)
}

/// What is wrong with a scope or memory semantics that are constant.
fn wrong_number(code: &Code<'_, '_>, op: Op, operand: &OperandFacts, number: u64) -> Option<String> {
    match operand.kind {
        OperandKind::IdScope => {
            let known = u32::try_from(number).ok().and_then(|number| OperandKind::Scope.enumerant(number));
            known.is_none().then(|| format!("is {number}, which is no scope"))
        }
        OperandKind::ImageOperands => {
            let has = |bit: ImageOperands| number & u64::from(bit.0) != 0;
            let implicit = Kind::ImageOperands { implicit_lod: true };
            let signature = signatures::of_core(op);
            let is_implicit =
                signature.is_some_and(|signature| signature.operand_of_kind(implicit).is_some());
            if !is_implicit && has(ImageOperands::Bias) {
                Some("has a Bias, and the level of detail is not computed".to_owned())
            } else if is_implicit && (has(ImageOperands::Lod) || has(ImageOperands::Grad)) {
                Some("says a level of detail, which is computed".to_owned())
            } else {
                None
            }
        }
        OperandKind::IdMemorySemantics if code.input().has_kernels() => {
            let bits = u32::try_from(number).ok()?;
            wrong_semantics(op, operand, bits).map(|wrong| format!("is {bits:#x}: {wrong}"))
        }
        _ => None,
    }
}

fn wrong_semantics(op: Op, operand: &OperandFacts, bits: u32) -> Option<&'static str> {
    let only_stores = op == Op::AtomicFlagClear;
    Some(match bits {
        _ if (bits & ORDERS.0).count_ones() > 1 => "more than one order",
        _ if bits & !(ORDERS.0 | MEMORY_OF_KERNELS) != 0 => "memory that kernels do not have",
        _ if operand.name() == "Unequal" && bits & RELEASING != 0 => {
            "an order of stores, and nothing is stored"
        }
        _ if only_stores && bits & ACQUIRING != 0 => "an order of loads, and nothing is loaded",
        _ => return None,
    })
}
