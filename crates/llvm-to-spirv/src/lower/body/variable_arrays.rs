//! Allocations of a size that is known only at run time (SPV_INTEL_variable_length_array).

use crate::lower::Lower;
use llvm_model::{Call, InstId, TypeId, Value};
use spirv_module::{Op, StorageClass};

impl Lower<'_> {
    /// Lowers an alloca whose count is known only at run time (SPV_INTEL_variable_length_array).
    pub(in crate::lower) fn lower_variable_alloca(
        &mut self,
        inst: InstId,
        allocated: TypeId,
        count: Value,
        align: u64,
    ) {
        const EXTENSION: &str = "SPV_INTEL_variable_length_array";
        if !self.needs_extension(EXTENSION, "an alloca whose size is known only at run time") {
            return;
        }
        let element = self.types().memory_type(allocated);
        let pointer = self.pool().pointer_type(StorageClass::Function, element);
        let count = self.value(count);
        let natural = self.natural_type(inst);
        if !self.shapes().is_pointer_in(natural, StorageClass::Function) {
            return self.report().error_with_help(
                "an alloca of run-time size can only be in the private address space (0)",
                "cast its address to the generic address space instead",
            );
        }
        let array = if natural == pointer { self.result_id(inst) } else { self.out().fresh() };
        self.emit_as(array, Op::VariableLengthArrayINTEL, pointer, &[count.0]);
        self.out().decorate_alignment(array, align);
        if natural != pointer {
            self.define(inst, Op::Bitcast, natural, &[array.0]);
        }
    }

    /// Lowers `llvm.stacksave`, which functions with such allocas have.
    pub(in crate::lower) fn lower_stack_save(&mut self, inst: InstId) {
        let byte = self.pool().int_type(8);
        let pointer = self.pool().pointer_type(StorageClass::Function, byte);
        self.define_pointer(inst, Op::SaveMemoryINTEL, pointer, &[]);
    }

    /// Lowers `llvm.stackrestore`.
    pub(in crate::lower) fn lower_stack_restore(&mut self, call: &Call) {
        let Some(&saved) = call.args.first() else { return };
        let byte = self.pool().int_type(8);
        let pointer = self.pool().pointer_type(StorageClass::Function, byte);
        let saved = self.operand_as(saved, pointer);
        self.emit_void(Op::RestoreMemoryINTEL, &[saved.0]);
    }
}
