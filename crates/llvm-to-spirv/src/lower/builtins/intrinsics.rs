//! LLVM intrinsics that are one SPIR-V instruction, or none. All others are for legalisation; what reaches the end of
//! this file has no SPIR-V form.

use crate::lower::Lower;
use llvm_model::{Call, Flags, InstId, Value};
use spirv_mapping::Inst;
use spirv_mapping::convention::intrinsics::{self, Says};
use spirv_module::{Op, StorageClass};
use translate_common::LossKind;

impl Lower<'_> {
    /// Lowers the call of the intrinsic `name`.
    pub(in crate::lower) fn lower_intrinsic(&mut self, inst: InstId, name: &str, call: &Call, flags: Flags) {
        self.lose_fast_math(flags);
        match intrinsics::says(name) {
            Some(Says::First(count, said)) => {
                let args = call.args.iter().take(usize::from(count));
                let operands: Vec<u32> = args.map(|&arg| self.value(arg).0).collect();
                self.define_said(inst, said, &operands);
            }
            Some(Says::Rotate(said)) => {
                let &[value, _, amount] = call.args.as_slice() else { return };
                let operands = [self.value(value).0, self.value(amount).0];
                self.define_said(inst, said, &operands);
            }
            Some(Says::Exponent(said)) => self.lower_exponent(inst, said, call),
            Some(Says::CopyBytes) => self.lower_memcpy(call),
            Some(Says::Fill) => self.lower_memset(call),
            Some(Says::Lifetime(said)) => self.lower_lifetime(said, call),
            Some(Says::Annotated) => self.lower_annotated_pointer(inst, call),
            Some(Says::StackSave) => self.lower_stack_save(inst),
            Some(Says::StackRestore) => self.lower_stack_restore(call),
            Some(Says::Silent) => {}
            None => self.error_with_help(
                format!("the intrinsic {name} has no SPIR-V form"),
                "write the operation in another way, or call a builtin function of OpenCL C",
            ),
        }
    }

    /// The instruction that an intrinsic says; a core instruction need not have a result.
    fn define_said(&mut self, inst: InstId, said: Inst, operands: &[u32]) {
        match said {
            Inst::Core(op) if op.facts().is_some_and(|facts| !facts.result) => self.emit_void(op, operands),
            Inst::Core(op) => {
                let ty = self.natural_type(inst);
                self.define(inst, op, ty, operands);
            }
            Inst::Ext(set, number) => self.define_extended(inst, set, number, operands),
            Inst::Variable(_) => {}
        }
    }

    fn lower_exponent(&mut self, inst: InstId, said: Inst, call: &Call) {
        let &[value, exponent, ..] = call.args.as_slice() else { return };
        let ty = self.type_of(value);
        let (value, mut exponent_id) = (self.value(value), self.value(exponent));
        if self.module.types.int_width(self.module.types.scalar(self.type_of(exponent))) != Some(32) {
            return self
                .error_with_help("only exponents of type i32 are supported", "convert the exponent to i32");
        }
        if let Some(lanes) = self.lanes(ty)
            && self.lanes(self.type_of(exponent)).is_none()
        {
            let vector = self.int_like(ty, 32);
            exponent_id = self.emit(Op::CompositeConstruct, vector, &vec![exponent_id.0; lanes as usize]);
        }
        self.define_said(inst, said, &[value.0, exponent_id.0]);
    }

    /// The pointer is the last argument; older files have a size before it. SPIR-V wants size 0 unless the pointer is
    /// to bytes.
    fn lower_lifetime(&mut self, said: Inst, call: &Call) {
        let (Some(&pointer), Inst::Core(op)) = (call.args.last(), said) else { return };
        let (id, ty) = self.operand(pointer);
        let is_variable = matches!(self.resolve(pointer), Value::Inst(_));
        if is_variable && self.is_pointer_in(ty, StorageClass::Function) {
            self.emit_void(op, &[id.0, 0]);
        } else {
            self.lose(LossKind::Hint, "lifetime of what is no variable of the function");
        }
    }
}
