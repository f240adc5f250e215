//! Builtins that the mapping table leaves to code.

use crate::lower::Lower;
use crate::lower::builtins::BuiltinCall;
use spirv_mapping::convention::sampler;
use spirv_mapping::{Hook, Inst};
use spirv_module::{Id, Op};

impl Lower<'_> {
    /// Lowers a builtin with a hook; its operands are the virtual ones of [`Hook`].
    pub(in crate::lower) fn lower_hook(&mut self, call: &BuiltinCall<'_>) {
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
            Some(Hook::ImageSample) => self.lower_image_sample(call),
            Some(Hook::ImageRead) => self.lower_image_read(call),
            Some(Hook::ImageWrite) => self.lower_image_write(call),
            Some(Hook::ImageSize) => self.lower_image_size(call),
            Some(Hook::ImageDim) => self.lower_image_dim(call),
            Some(Hook::Broadcast) => self.lower_broadcast(call),
            Some(Hook::Sampler) => self.lower_sampler(call),
            Some(hook) => {
                let name = &self.module.functions[call.callee].props.name;
                self.error_with_help(
                    format!("the builtin {name} is not supported yet ({hook:?})"),
                    "this translator does not know it; write the kernel without it",
                );
            }
        }
    }

    pub(in crate::lower) fn builtin_operands(&mut self, call: &BuiltinCall<'_>) -> Vec<u32> {
        call.reading.operands.iter().map(|operand| self.builtin_operand(call, operand)).collect()
    }

    /// The expected value is read from memory, and the old value written back; the result says whether they are the
    /// same. Floats are compared and exchanged as the integers of their bits.
    fn lower_compare_exchange(&mut self, call: &BuiltinCall<'_>) {
        let mut operands = self.builtin_operands(call);
        let &[object, expected, desired, ..] = call.args else { return };
        let ty = match self.module.types[self.type_of(desired)].float_width() {
            Some(width) => {
                let bits = self.int_type(width);
                let same_bits = [(0, self.pointer_to(object, bits)), (5, self.pointer_to(expected, bits))];
                for (index, id) in same_bits {
                    if let Some(operand) = operands.get_mut(index) {
                        *operand = id.0;
                    }
                }
                if let Some(value) = operands.get_mut(4) {
                    *value = self.emit(Op::Bitcast, bits, &[*value]).0;
                }
                bits
            }
            None => match self.pointee_of_argument(call) {
                Some(ty) => ty,
                None => return,
            },
        };
        let &[pointer, scope, equal, unequal, value, expected] = operands.as_slice() else { return };
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

    /// OpGroupBroadcast from a work-item given by two or three coordinates.
    fn lower_broadcast(&mut self, call: &BuiltinCall<'_>) {
        let operands = self.builtin_operands(call);
        let &[scope, value, ref coordinates @ ..] = operands.as_slice() else { return };
        let Some(&last) = call.args.last() else { return };
        let (_, component) = self.operand(last);
        let vector = self.vector_type(component, coordinates.len() as u32);
        let local_id = self.emit(Op::CompositeConstruct, vector, coordinates);
        let ty = self.natural_type(call.inst);
        self.define(call.inst, Op::GroupBroadcast, ty, &[scope, value, local_id.0]);
    }

    /// OpConstantSampler from the bits of OpenCL C's literal.
    fn lower_sampler(&mut self, call: &BuiltinCall<'_>) {
        let operands = self.builtin_operands(call);
        let &[bits] = operands.as_slice() else { return };
        let words = sampler::operands(bits);
        let ty = self.natural_type(call.inst);
        let id = self.result_id(call.inst);
        self.push_global(Op::ConstantSampler, Some(ty), Some(id), &words);
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
