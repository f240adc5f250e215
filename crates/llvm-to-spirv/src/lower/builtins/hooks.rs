//! Builtins that the mapping table leaves to code.

use crate::lower::builtins;
use crate::lower::builtins::BuiltinCall;
use crate::lower::builtins::{
    check, enqueue_hooks, image_hooks, motion_estimation, operand_rules, structures,
};
use crate::lower::code::Code;
use crate::lower::code::memory;
use spirv_mapping::convention::sampler;
use spirv_mapping::{Hook, Inst};
use spirv_module::{Id, Op};
use translate_common::problems::{CallProblem, ImageCallProblem};

/// Lowers a builtin with a hook; its operands are the virtual ones of [`Hook`].
pub(in crate::lower) fn lower_hook(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let Some(hook) = call.reading.hook else { return };
    match hook {
        // The argument replaces the result.
        Hook::Identity => {}
        Hook::CompareExchange => lower_compare_exchange(code, call),
        Hook::AtomicInit => {
            let operands = builtin_operands(code, call);
            code.emit_void(Op::Store, &operands);
        }
        Hook::NegatedValue => lower_negated(code, call),
        Hook::ScalarDot => {
            let operands = builtin_operands(code, call);
            let ty = code.natural_type(call.inst);
            code.define(call.inst, Op::FMul, ty, &operands);
        }
        Hook::ImageSample => image_hooks::lower_image_sample(code, call),
        Hook::ImageRead => image_hooks::lower_image_read(code, call),
        Hook::ImageWrite => image_hooks::lower_image_write(code, call),
        Hook::MotionEstimation => motion_estimation::lower_search(code, call),
        Hook::MotionEstimationKind => motion_estimation::lower_of_kind(code, call),
        Hook::ImageSize => image_hooks::lower_image_size(code, call),
        Hook::ImageDim => image_hooks::lower_image_dim(code, call),
        Hook::Broadcast => lower_broadcast(code, call),
        Hook::Sampler => lower_sampler(code, call),
        Hook::NdRange => enqueue_hooks::lower_nd_range(code, call),
        Hook::EnqueueKernel => enqueue_hooks::lower_enqueue(code, call),
        Hook::KernelQuery => enqueue_hooks::lower_kernel_query(code, call),
        Hook::StructResult => structures::lower_struct_result(code, call),
        Hook::SpecConstant => {
            let name = &code.module().functions[call.callee].props.name;
            code.report().problem(CallProblem::SpecConstant { name: name.to_string() });
        }
    }
}

pub(in crate::lower) fn builtin_operands(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) -> Vec<u32> {
    call.reading.operands.iter().map(|operand| builtins::builtin_operand(code, call, operand)).collect()
}

/// The expected value is read from memory, and the old value written back; the result is whether they are the same.
/// Floats are compared and exchanged as the integers of their bits.
fn lower_compare_exchange(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let mut operands = builtin_operands(code, call);
    check::check_operands(code, call, Op::AtomicCompareExchange);
    operand_rules::raise_equal(code, call, Op::AtomicCompareExchange, &mut operands);
    let &[object, expected, desired, ..] = call.args else { return };
    memory::check_atomic(code, object);
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
        None => {
            let pointee = pointee_of_argument(code, call);
            let own = code.operand(desired).1;
            // If the pointee type has no other evidence, the value determines it.
            if pointee != Some(own) {
                for (index, pointer) in [(0, object), (5, expected)] {
                    if let Some(operand) = operands.get_mut(index) {
                        *operand = memory::pointer_to(code, pointer, own).0;
                    }
                }
            }
            own
        }
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

/// OpConstantSampler from OpenCL C's bits (normalized coordinates 1, addressing mode 2 to 8, filter 0x10 or 0x20), or from
/// the instruction's own operands.
fn lower_sampler(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let operands = builtin_operands(code, call);
    let words = match *operands.as_slice() {
        [bits] => sampler::operands(bits),
        [addressing, normalized, filter] => [addressing, normalized, filter],
        _ => return,
    };
    if !sampler::is_known(words) {
        let [addressing, _, filter] = words;
        code.report()
            .problem(ImageCallProblem::SamplerModes { addressing: addressing.into(), filter: filter.into() });
    }
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
        *last = code.negated(ty, Id(*last)).0;
    }
    code.define(call.inst, op, ty, &operands);
}
