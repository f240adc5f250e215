//! Instructions of sub-groups whose operands must be constants, in some versions or in all.

use crate::lower::builtins::BuiltinCall;
use crate::lower::code::Code;
use llvm_model::Value;
use spirv_mapping::Value as Source;
use spirv_module::{InstructionClass, Op, Version};

/// Reports clusters whose size is known only when the program runs: SPIR-V has a constant there.
pub(super) fn check_cluster_size(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    let Some(facts) = op.facts().filter(|facts| facts.class == InstructionClass::NonUniform) else { return };
    let place = facts.operands.iter().position(|operand| operand.name() == "ClusterSize");
    let Some(size) = place.and_then(|place| argument(call, place)) else { return };
    let known = is_constant(code, size);
    let number = code.module().as_u64(code.resolve(size));
    let is_power = number.is_none_or(u64::is_power_of_two);
    if !known || !is_power {
        let wrong = if known { "no power of two" } else { "not a constant" };
        code.report().error_with_help(
            format!("the size of the clusters of {op} is {wrong}"),
            "pass a constant that is a power of two",
        );
    }
}

/// Returns the instruction for a broadcast. Before version 1.5 it is from a constant invocation; a shuffle from one that all
/// invocations agree on gives the same.
pub(super) fn broadcast(code: &Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) -> Op {
    let is_older = code.input().options.max_version < Version::V1_5;
    if op != Op::GroupNonUniformBroadcast || !is_older {
        return op;
    }
    match argument(call, 2) {
        Some(invocation) if !is_constant(code, invocation) => Op::GroupNonUniformShuffle,
        _ => op,
    }
}

/// The argument that is an operand of the instruction.
fn argument(call: &BuiltinCall<'_>, operand: usize) -> Option<Value> {
    let Some(&Source::Arg(index)) = call.reading.operands.get(operand) else { return None };
    call.args.get(index).copied()
}

/// Whether a value is a constant of the module, one for specialization included.
fn is_constant(code: &Code<'_, '_>, value: Value) -> bool {
    match code.resolve(value) {
        Value::Inst(inst) => code.is_settled(inst),
        Value::Arg(_) => false,
        _ => true,
    }
}
