//! What operands of instructions may be that calls name, as the specification of each instruction says: calls can have the
//! name of one and arguments of any types.

use crate::lower::builtins::BuiltinCall;
use crate::lower::code::Code;
use llvm_model::Value;
use spirv_mapping::{Inst, Value as Source};
use spirv_module::{MemorySemantics, Op, OperandFacts, OperandKind};

/// The orders of memory semantics, of which there is at most one.
const ORDERS: u32 = MemorySemantics::Acquire.0
    | MemorySemantics::Release.0
    | MemorySemantics::AcquireRelease.0
    | MemorySemantics::SequentiallyConsistent.0;

/// The memory that kernels can order.
const MEMORY_OF_KERNELS: u32 = MemorySemantics::SubgroupMemory.0
    | MemorySemantics::WorkgroupMemory.0
    | MemorySemantics::CrossWorkgroupMemory.0
    | MemorySemantics::AtomicCounterMemory.0
    | MemorySemantics::ImageMemory.0;

/// Orders of stores, which an exchange that does not take place has none of.
const RELEASING: u32 = MemorySemantics::Release.0 | MemorySemantics::AcquireRelease.0;

/// Reports operands of `op` that it cannot have.
pub(super) fn check(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    let Some(facts) = op.facts() else { return };
    for (operand, source) in facts.operands.iter().zip(&call.reading.operands) {
        let wrong = match *source {
            Source::Arg(index) => {
                let Some(&arg) = call.args.get(index) else { continue };
                wrong_type(code, operand, arg).or_else(|| wrong_semantics(code, operand, code.resolve(arg)))
            }
            _ => None,
        };
        if let Some(wrong) = wrong {
            let name = operand.name();
            code.report().error_with_help(
                format!("the operand {name} of {op} {wrong}"),
                "call the function with the types and values that the instruction takes",
            );
        }
    }
}

/// Reports an instruction whose first operand is an image, where the function takes a number.
pub(super) fn check_image(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let Inst::Core(op) = call.reading.inst else { return };
    let first = op.facts().and_then(|facts| facts.operands.first());
    let takes_image = first.is_some_and(|operand| ["Image", "Sampled Image"].contains(&operand.name()));
    // Functions that a hook completes have the image first.
    let index = match call.reading.operands.first() {
        _ if call.reading.hook.is_some() => 0,
        Some(&Source::Arg(index)) => index,
        _ => return,
    };
    let Some(&image) = call.args.get(index).filter(|_| takes_image) else { return };
    let types = &code.module().types;
    let scalar = types.scalar(code.type_of(image));
    if types.int_width(scalar).is_some() || types.is_float(scalar) {
        code.report().error_with_help(
            format!("the image of {op} is a number"),
            "call the function with the types that it has",
        );
    }
}

/// What is wrong with the type of an argument.
fn wrong_type(code: &Code<'_, '_>, operand: &OperandFacts, arg: Value) -> Option<String> {
    let types = &code.module().types;
    let scalar = types.scalar(code.type_of(arg));
    match operand.name() {
        "Float Value" if types.int_width(scalar).is_some() => Some("is an integer".to_owned()),
        "Signed Value" | "Unsigned Value" if types.is_float(scalar) => {
            Some("is a floating-point number".to_owned())
        }
        _ => None,
    }
}

/// What is wrong with memory semantics that are constant.
fn wrong_semantics(code: &Code<'_, '_>, operand: &OperandFacts, arg: Value) -> Option<String> {
    if operand.kind != OperandKind::IdMemorySemantics || !code.input().has_kernels() {
        return None;
    }
    let bits = u32::try_from(code.module().as_u64(arg)?).ok()?;
    let wrong = match bits {
        _ if (bits & ORDERS).count_ones() > 1 => "more than one order",
        _ if bits & !(ORDERS | MEMORY_OF_KERNELS) != 0 => "memory that kernels do not have",
        _ if operand.name() == "Unequal" && bits & RELEASING != 0 => {
            "an order of stores, and nothing is stored"
        }
        _ => return None,
    };
    Some(format!("is {bits:#x}: {wrong}"))
}
