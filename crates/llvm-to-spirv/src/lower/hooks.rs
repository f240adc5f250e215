//! Builtins that the mapping table leaves to code.

use super::Lower;
use super::builtins::BuiltinCall;
use spirv_mapping::{Hook, Inst};
use spirv_module::{Id, Op};

impl Lower<'_> {
    /// Lowers a builtin with a hook; its operands are the virtual ones of [`Hook`].
    pub(super) fn lower_hook(&mut self, call: &BuiltinCall<'_>) {
        match call.reading.hook {
            // The argument stands for the result.
            Some(Hook::Identity) | None => {}
            Some(Hook::CompareExchange) => self.lower_compare_exchange(call),
            Some(Hook::AtomicInit) => {
                let operands = self.builtin_operands(call);
                self.emit_void(Op::Store, &operands);
            }
            Some(Hook::NegatedValue) => self.lower_negated(call),
            Some(Hook::ScalarDot) => {
                let operands = self.builtin_operands(call);
                let ty = self.natural_type(call.inst);
                self.define(call.inst, Op::FMul, ty, &operands);
            }
            Some(hook) => {
                let name = &self.module.functions[call.callee].props.name;
                self.error_with_help(
                    format!("the builtin {name} is not supported yet ({hook:?})"),
                    "this translator does not know it; write the kernel without it",
                );
            }
        }
    }

    fn builtin_operands(&mut self, call: &BuiltinCall<'_>) -> Vec<u32> {
        call.reading.operands.iter().map(|operand| self.builtin_operand(call, operand)).collect()
    }

    /// The expected value is read from memory, and the old value written back; the result says whether they are the
    /// same.
    fn lower_compare_exchange(&mut self, call: &BuiltinCall<'_>) {
        let operands = self.builtin_operands(call);
        let &[pointer, scope, equal, unequal, value, expected] = operands.as_slice() else { return };
        let Some(ty) = self.pointee_of_argument(call) else { return };
        let comparator = self.emit(Op::Load, ty, &[expected]);
        let words = [pointer, scope, equal, unequal, value, comparator.0];
        let old = self.emit(Op::AtomicCompareExchange, ty, &words);
        self.emit_void(Op::Store, &[expected, old.0]);
        let boolean = self.bool_type();
        if self.natural_type(call.inst) == boolean {
            self.define(call.inst, Op::IEqual, boolean, &[old.0, comparator.0]);
        } else {
            let same = self.emit(Op::IEqual, boolean, &[old.0, comparator.0]);
            self.define_test(call.inst, same);
        }
    }

    /// The SPIR-V type the first argument points to.
    fn pointee_of_argument(&mut self, call: &BuiltinCall<'_>) -> Option<Id> {
        let ty = self.param_type(call.callee, 0);
        self.pointer_parts(ty).map(|(_, pointee)| pointee)
    }

    /// A subtraction of floats is an addition of the negated value, which is the last operand.
    fn lower_negated(&mut self, call: &BuiltinCall<'_>) {
        let mut operands = self.builtin_operands(call);
        let ty = self.natural_type(call.inst);
        let Inst::Core(op) = call.reading.inst else { return };
        if let Some(last) = operands.last_mut() {
            *last = self.emit(Op::FNegate, ty, &[*last]).0;
        }
        self.define(call.inst, op, ty, &operands);
    }
}
