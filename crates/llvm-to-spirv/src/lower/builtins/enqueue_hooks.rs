//! Device-side enqueue: ND-ranges, kernels that kernels enqueue, and queries about them, as clang lowers them.
//!
//! Clang passes an ND-range by pointer, a kernel as the address of a function, the captured values of a block as a pointer to
//! a structure (the block literal), and the sizes of local memory as an array of `size_t`. The instructions take the
//! function itself, and the size and the alignment of the literal besides.
//!
//! The specification has the ND-range and each local size as a value, the size with 32 bits. Every consumer expects a
//! pointer to the ND-range and pointers to `size_t` that follow each other in one array, because Khronos' translator
//! writes these and its reader passes them on to the functions of the runtime. That form is emitted; validators accept both.

use crate::lower::builtins::{BuiltinCall, structures};
use crate::lower::code::Code;
use crate::lower::code::memory;
use llvm_model::{
    Constant, ConstantExpr, DataLayout, FunctionId, InstId, InstKind, Type, TypeId, Types, Value,
};
use spirv_mapping::Inst;
use spirv_module::{Id, Op, StorageClass};
use translate_common::forms::CaptureAlignment;
use translate_common::problems::{CallProblem, EnqueueProblem};

/// OpBuildNDRange: global size, and local size and offset, which are 0 if the call does not have them.
pub(in crate::lower) fn lower_nd_range(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let size = code.types().size_type();
    let mut words = Vec::with_capacity(3);
    let mut shape = size;
    for operand in &call.reading.operands {
        let spirv_mapping::Value::Arg(index) = *operand else { return };
        let Some(&arg) = call.args.get(index) else { return };
        if code.input().is_pointer(code.type_of(arg)) {
            let count = dimensions(code, call);
            shape = code.pool().array_type(size, count);
            let pointer = memory::pointer_to(code, arg, shape);
            words.push(code.emit(Op::Load, shape, &[pointer.0]).0);
        } else {
            words.push(code.value(arg).0);
        }
    }
    while words.len() < 3 {
        let is_number = shape == size;
        let zero = if is_number { code.types().size_constant(0) } else { code.pool().null_constant(shape) };
        words.push(zero.0);
    }
    structures::define_structure(code, call, Op::BuildNDRange, &words);
}

/// How many dimensions `ndrange_2D` or `ndrange_3D` has.
fn dimensions(code: &Code<'_, '_>, call: &BuiltinCall<'_>) -> u64 {
    let name = &code.module().functions[call.callee].props.name;
    if name.to_string_lossy().contains("ndrange_3D") { 3 } else { 2 }
}

/// OpEnqueueKernel; the call's forms are listed at [`spirv_mapping::Hook::EnqueueKernel`].
pub(in crate::lower) fn lower_enqueue(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let (with_events, with_sizes) = (matches!(call.args.len(), 8 | 10), matches!(call.args.len(), 7 | 10));
    let &[queue, flags, range, ref rest @ ..] = call.args else { return };
    let mut words = vec![code.value(queue).0, code.value(flags).0];
    let Some(range) = nd_range(code, range) else { return };
    words.push(range.0);
    let event = code.pool().intern(Op::TypeDeviceEvent, &[]);
    let rest = match rest {
        &[count, wait, returned, ref rest @ ..] if with_events => {
            words.push(code.value(count).0);
            words.extend([
                memory::pointer_to(code, wait, event).0,
                memory::pointer_to(code, returned, event).0,
            ]);
            rest
        }
        rest => {
            let pointer = code.pool().pointer_type(StorageClass::Generic, event);
            let none = code.pool().null_constant(pointer).0;
            words.extend([code.pool().u32_constant(0).0, none, none]);
            rest
        }
    };
    let &[invoke, block, ref sizes @ ..] = rest else { return };
    let Some(block) = kernel_and_block(code, invoke, block) else { return };
    words.extend(block);
    if let (&[count, sizes], true) = (sizes, with_sizes) {
        let Some(count) = code.module().as_u64(count).filter(|count| *count <= 256) else {
            return code.report().problem(EnqueueProblem::LocalSizes);
        };
        words.extend((0..count).map(|index| pointer_to_local_size(code, sizes, index).0));
    }
    let ty = code.natural_type(call.inst);
    code.define(call.inst, Op::EnqueueKernel, ty, &words);
}

/// A query about a kernel: ND-range (if it has one), function, block, its size and alignment.
pub(in crate::lower) fn lower_kernel_query(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let Inst::Core(op) = call.reading.inst else { return };
    let (mut words, &[invoke, block]) = (match call.args {
        &[range, ref rest @ ..] if rest.len() == 2 => {
            let Some(range) = nd_range(code, range) else { return };
            (vec![range.0], rest)
        }
        rest => (Vec::new(), rest),
    }) else {
        return;
    };
    let Some(block) = kernel_and_block(code, invoke, block) else { return };
    words.extend(block);
    if code.module().types.int_width(code.type_of(Value::Inst(call.inst))) != Some(32) {
        return code.report().problem(CallProblem::ResultKind { op, kind: "an integer of 32 bits" });
    }
    let ty = code.natural_type(call.inst);
    code.define(call.inst, op, ty, &words);
}

/// The id of the function that an argument of a SPIR-V friendly call names, where the instruction takes one: a kernel, a
/// task; `None` for every other argument.
pub(in crate::lower) fn function_operand(
    code: &mut Code<'_, '_>,
    call: &BuiltinCall<'_>,
    index: usize,
) -> Option<Id> {
    let facts = call.reading.inst.operands()?;
    if !["Invoke", "Function"].contains(&facts.get(index)?.name()) {
        return None;
    }
    let function = named_function(code, *call.args.get(index)?)?;
    Some(code.globals().function_id(function))
}

/// Returns a pointer to the structure of the ND-range.
fn nd_range(code: &mut Code<'_, '_>, pointer: Value) -> Option<Id> {
    let ty = match allocation(code, pointer) {
        Some(Allocation { ty, .. }) if matches!(code.module().types[ty], Type::NamedStruct(_)) => {
            Some(code.types().memory_type(ty))
        }
        _ => structures::pointee_of(code, pointer),
    };
    let ty = ty.filter(|&ty| code.shapes().element_type(ty, 0).is_some());
    let Some(ty) = ty else {
        code.report().problem(EnqueueProblem::RangeType);
        return None;
    };
    Some(memory::pointer_to(code, pointer, ty))
}

/// Function, block literal as a pointer to bytes, size and alignment of the literal.
fn kernel_and_block(code: &mut Code<'_, '_>, invoke: Value, block: Value) -> Option<[u32; 4]> {
    let Some(function) = named_function(code, invoke) else {
        code.report().problem(EnqueueProblem::Kernel);
        return None;
    };
    let Some(Allocation { size, align, .. }) = allocation(code, block) else {
        code.report().problem(EnqueueProblem::BlockSize);
        return None;
    };
    let byte = code.pool().int_type(8);
    let literal = memory::pointer_to(code, block, byte);
    let function = code.globals().function_id(function);
    Some([function.0, literal.0, code.pool().u32_constant(size).0, code.pool().u32_constant(align).0])
}

/// Returns a pointer to one of the sizes in an array of `size_t`.
fn pointer_to_local_size(code: &mut Code<'_, '_>, sizes: Value, index: u64) -> Id {
    let size = code.types().size_type();
    let first = memory::pointer_to(code, sizes, size);
    if index == 0 {
        return first;
    }
    let index = code.types().size_constant(index);
    let ty = code.pool().pointer_type(StorageClass::Function, size);
    code.emit(Op::InBoundsPtrAccessChain, ty, &[first.0, index.0])
}

/// An instruction of the function at hand.
fn instruction_kind<'m>(code: &Code<'m, '_>, inst: InstId) -> Option<&'m InstKind> {
    code.body().insts.get(inst).map(|inst| &inst.kind)
}

/// Returns the pointer from which a pointer was derived by casts only.
fn behind_casts(code: &Code<'_, '_>, mut value: Value) -> Value {
    loop {
        value = match code.resolve(value) {
            Value::Inst(inst) => match instruction_kind(code, inst) {
                Some(InstKind::Cast { operand, .. }) => *operand,
                _ => return Value::Inst(inst),
            },
            Value::Const(id) => match &code.module().constants[id] {
                Constant::Expr(expr) => match **expr {
                    ConstantExpr::Cast { operand, .. } => Value::Const(operand),
                    _ => return Value::Const(id),
                },
                _ => return Value::Const(id),
            },
            other => return other,
        };
    }
}

/// Returns the function whose address a value is.
pub(in crate::lower) fn named_function(code: &Code<'_, '_>, value: Value) -> Option<FunctionId> {
    code.module().as_function(behind_casts(code, value))
}

/// The variable that a pointer points to.
fn allocation(code: &Code<'_, '_>, pointer: Value) -> Option<Allocation> {
    let types = &code.module().types;
    let (ty, align) = match behind_casts(code, pointer) {
        Value::Inst(inst) => match instruction_kind(code, inst)? {
            InstKind::Alloca { allocated, align, .. } => (*allocated, align.bytes()),
            _ => return None,
        },
        Value::Const(id) => match code.module().constants[id] {
            Constant::Global(global) => {
                let global = &code.module().globals[global];
                (global.value_type, global.props.align)
            }
            _ => return None,
        },
        _ => return None,
    };
    let (size, natural) = captured_size(code.input().layout, types, ty)?;
    let preferred = code.input().layout.preferred_align(types, ty);
    let align = match preferred
        .filter(|_| code.input().options.forms().capture_alignment == CaptureAlignment::Preferred)
    {
        Some(preferred) => preferred,
        None if align == 0 => natural,
        None => align,
    };
    Some(Allocation { ty, size: u32::try_from(size).ok()?, align: u32::try_from(align).ok()? })
}

/// Size and alignment in bytes of a block literal. Captured values may be events or other opaque values, which have
/// those of a pointer, as in LLVM's layout.
fn captured_size(layout: &DataLayout, types: &Types, ty: TypeId) -> Option<(u64, u64)> {
    if let Some(known) = layout.alloc_size(types, ty).zip(layout.abi_align(types, ty)) {
        return Some(known);
    }
    let body = types.struct_body(ty)?;
    let (mut end, mut align) = (0u64, 1);
    for &field in &body.fields {
        let (size, natural) = match types[field] {
            Type::TargetExt { .. } => {
                let pointer = layout.pointer(0);
                (u64::from(pointer.bits) / 8, pointer.align)
            }
            _ => (layout.alloc_size(types, field)?, layout.abi_align(types, field)?),
        };
        if !body.packed {
            align = natural.max(align);
            end = end.checked_next_multiple_of(natural)?;
        }
        end = end.checked_add(size)?;
    }
    Some((end.checked_next_multiple_of(align)?, align))
}

/// A variable: its type, its size in bytes, its alignment.
struct Allocation {
    ty: TypeId,
    size: u32,
    align: u32,
}
