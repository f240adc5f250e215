//! Allocations of a size that is known only at run time (SPV_INTEL_variable_length_array).

use crate::lower::code::Code;
use llvm_model::{InstId, TypeId, Value};
use spirv_module::{Op, StorageClass};
use translate_common::problems::LlvmInstructionProblem;

/// Lowers an alloca whose count is known only at run time (SPV_INTEL_variable_length_array).
pub(in crate::lower) fn lower_variable_alloca(
    code: &mut Code<'_, '_>,
    inst: InstId,
    allocated: TypeId,
    count: Value,
    align: u64,
) {
    const EXTENSION: &str = "SPV_INTEL_variable_length_array";
    if !code.globals().needs_extension(EXTENSION, "an alloca with a size known only at run time") {
        return;
    }
    let element = code.types().memory_type(allocated);
    let pointer = code.pool().pointer_type(StorageClass::Function, element);
    let count = code.value(count);
    let natural = code.natural_type(inst);
    if !code.shapes().is_pointer_in(natural, StorageClass::Function) {
        return code.report().problem(LlvmInstructionProblem::RunTimeAlloca);
    }
    let array = if natural == pointer { code.result_id(inst) } else { code.out().fresh() };
    code.emit_as(array, Op::VariableLengthArrayINTEL, pointer, &[count.0]);
    code.out().decorate_alignment(array, align);
    if natural != pointer {
        code.define(inst, Op::Bitcast, natural, &[array.0]);
    }
}
