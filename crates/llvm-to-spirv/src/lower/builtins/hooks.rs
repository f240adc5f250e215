//! Builtins that the mapping table leaves to code.

use crate::lower::builtins;
use crate::lower::builtins::BuiltinCall;
use crate::lower::builtins::image_hooks;
use crate::lower::code::Code;
use crate::lower::code::memory;
use spirv_mapping::convention::sampler;
use spirv_mapping::{Hook, Inst};
use spirv_module::{Id, Op};

/// Lowers a builtin with a hook; its operands are the virtual ones of [`Hook`].
pub(in crate::lower) fn lower_hook(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    match call.reading.hook {
        // The argument stands for the result.
        Some(Hook::Identity) | None => {}
        Some(Hook::CompareExchange) => lower_compare_exchange(code, call),
        Some(Hook::AtomicInit) => {
            let operands = builtin_operands(code, call);
            code.emit_void(Op::Store, &operands);
        }
        Some(Hook::NegatedValue) => lower_negated(code, call),
        Some(Hook::ScalarDot) => {
            let operands = builtin_operands(code, call);
            let ty = code.natural_type(call.inst);
            code.define(call.inst, Op::FMul, ty, &operands);
        }
        Some(Hook::ImageSample) => image_hooks::lower_image_sample(code, call),
        Some(Hook::ImageRead) => image_hooks::lower_image_read(code, call),
        Some(Hook::ImageWrite) => image_hooks::lower_image_write(code, call),
        Some(Hook::ImageSize) => image_hooks::lower_image_size(code, call),
        Some(Hook::ImageDim) => image_hooks::lower_image_dim(code, call),
        Some(Hook::Broadcast) => lower_broadcast(code, call),
        Some(Hook::Sampler) => lower_sampler(code, call),
        Some(hook) => {
            let name = &code.module().functions[call.callee].props.name;
            code.report().error_with_help(
                format!("the builtin {name} is not supported yet ({hook:?})"),
                "this translator does not know it; write the kernel without it",
            );
        }
    }
}

pub(in crate::lower) fn builtin_operands(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) -> Vec<u32> {
    call.reading.operands.iter().map(|operand| builtins::builtin_operand(code, call, operand)).collect()
}

/// The expected value is read from memory, and the old value written back; the result says whether they are the
/// same. Floats are compared and exchanged as the integers of their bits.
fn lower_compare_exchange(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let mut operands = builtin_operands(code, call);
    let &[object, expected, desired, ..] = call.args else { return };
    let ty = match code.module().types[code.type_of(desired)].float_width() {
        Some(width) => {
            let bits = code.pool().int_type(width);
            let same_bits =
                [(0, memory::pointer_to(code, object, bits)), (5, memory::pointer_to(code, expected, bits))];
            for (index, id) in same_bits {
                if let Some(operand) = operands.get_mut(index) {
                    *operand = id.0;
                }
            }
            if let Some(value) = operands.get_mut(4) {
                *value = code.emit(Op::Bitcast, bits, &[*value]).0;
            }
            bits
        }
        None => match pointee_of_argument(code, call) {
            Some(ty) => ty,
            None => return,
        },
    };
    let &[pointer, scope, equal, unequal, value, expected] = operands.as_slice() else { return };
    let comparator = code.emit(Op::Load, ty, &[expected]);
    let words = [pointer, scope, equal, unequal, value, comparator.0];
    let old = code.emit(Op::AtomicCompareExchange, ty, &words);
    code.emit_void(Op::Store, &[expected, old.0]);
    let boolean = code.pool().bool_type();
    if code.natural_type(call.inst) == boolean {
        code.define(call.inst, Op::IEqual, boolean, &[old.0, comparator.0]);
    } else {
        let same = code.emit(Op::IEqual, boolean, &[old.0, comparator.0]);
        builtins::define_test(code, call.inst, same);
    }
}

/// OpGroupBroadcast from a work-item given by two or three coordinates.
fn lower_broadcast(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let operands = builtin_operands(code, call);
    let &[scope, value, ref coordinates @ ..] = operands.as_slice() else { return };
    let Some(&last) = call.args.last() else { return };
    let (_, component) = code.operand(last);
    let vector = code.pool().vector_type(component, coordinates.len() as u32);
    let local_id = code.emit(Op::CompositeConstruct, vector, coordinates);
    let ty = code.natural_type(call.inst);
    code.define(call.inst, Op::GroupBroadcast, ty, &[scope, value, local_id.0]);
}

/// OpConstantSampler from OpenCL C's bits: normalized coordinates 1, addressing mode 2 to 8, filter 0x10 or 0x20.
fn lower_sampler(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let operands = builtin_operands(code, call);
    let &[bits] = operands.as_slice() else { return };
    let words = sampler::operands(bits);
    let ty = code.natural_type(call.inst);
    let id = code.result_id(call.inst);
    code.out().push(Op::ConstantSampler, Some(ty), Some(id), &words);
}

/// The SPIR-V type the first argument points to.
fn pointee_of_argument(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) -> Option<Id> {
    let ty = code.types().param_type(call.callee, 0);
    code.shapes().pointer_parts(ty).map(|(_, pointee)| pointee)
}

/// A subtraction of floats is an addition of the negated value, which is the last operand.
fn lower_negated(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let mut operands = builtin_operands(code, call);
    let ty = code.natural_type(call.inst);
    let Inst::Core(op) = call.reading.inst else { return };
    if let Some(last) = operands.last_mut() {
        *last = code.emit(Op::FNegate, ty, &[*last]).0;
    }
    code.define(call.inst, op, ty, &operands);
}
