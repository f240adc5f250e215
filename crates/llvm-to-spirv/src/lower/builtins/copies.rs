//! The intrinsics that copy and fill memory.

use crate::lower::code::Code;
use crate::lower::code::memory::{Access, access, check_writable};
use llvm_model::{AttrKind, Call, InstId, Value};
use smallvec::SmallVec;
use spirv_module::{Id, Op, Version};
use translate_common::problems::LlvmInstructionProblem;

/// Lowers `llvm.memcpy` of a length that is not known to be 0.
pub(in crate::lower) fn lower_memcpy(code: &mut Code<'_, '_>, inst: InstId, call: &Call) {
    let &[to, from, length, ref rest @ ..] = call.args.as_slice() else { return };
    // SPIR-V does not allow a constant length of 0, and a freeze of a constant is that constant.
    let length = code.resolve(length);
    if code.module().as_u64(length) == Some(0) {
        return;
    }
    if !are_pointers(code, &[to, from]) {
        return;
    }
    check_writable(code, to);
    let is_object = is_copy_of_an_object(code, to, from, length);
    let access = copy_accesses(code, inst, call, rest);
    if is_object {
        let operands: SmallVec<[u32; 6]> =
            [code.value(to).0, code.value(from).0].into_iter().chain(access).collect();
        return code.emit_void(Op::CopyMemory, &operands);
    }
    let (to, from, length) = (code.value(to), code.value(from), length_in_bytes(code, length));
    let mut operands: SmallVec<[u32; 6]> = SmallVec::new();
    operands.extend([to.0, from.0, length.0]);
    operands.extend(access);
    code.emit_void(Op::CopyMemorySized, &operands);
}

/// Returns a length, which may have any number of bits, as a number of SPIR-V.
fn length_in_bytes(code: &mut Code<'_, '_>, length: Value) -> Id {
    if !code.input().is_bool(code.type_of(length)) {
        return code.value(length);
    }
    let one = code.types().size_constant(1);
    if code.module().as_u64(length).is_some() {
        return one;
    }
    let (zero, ty) = (code.types().size_constant(0), code.types().size_type());
    let condition = code.value(length);
    code.emit(Op::Select, ty, &[condition.0, one.0, zero.0])
}

/// Lowers `llvm.memset` of constant value and length: a copy from a constant of that many bytes.
pub(in crate::lower) fn lower_memset(code: &mut Code<'_, '_>, inst: InstId, call: &Call) {
    let &[to, value, length, ref rest @ ..] = call.args.as_slice() else { return };
    let [value, length] = [value, length].map(|argument| code.resolve(argument));
    let (Some(value), Some(length)) = (code.module().as_u64(value), code.module().as_u64(length)) else {
        return code.report().problem(LlvmInstructionProblem::RunTimeFill);
    };
    if length == 0 {
        return;
    }
    if !are_pointers(code, &[to]) {
        return;
    }
    check_writable(code, to);
    let align = alignment(code, call, 0);
    let access = copy_access(code, inst, call, rest, align);
    let source = code.globals().fill_constant(value as u8, length);
    code.note_interface(source);
    let length = code.types().size_constant(length);
    let to = code.value(to);
    let mut operands: SmallVec<[u32; 6]> = SmallVec::new();
    operands.extend([to.0, source.0, length.0]);
    operands.extend(access);
    code.emit_void(Op::CopyMemorySized, &operands);
}

/// Returns whether logical pointers point to objects of one type with `length` bytes. Their objects have no size in bytes.
fn is_copy_of_an_object(code: &mut Code<'_, '_>, to: Value, from: Value, length: Value) -> bool {
    let input = code.input();
    if !input.profile().pointers_are_logical {
        return false;
    }
    let size =
        code.solved_pointee(to).and_then(|pointee| input.layout.alloc_size(&input.module.types, pointee));
    let pointees = [to, from].map(|pointer| {
        let (_, ty) = code.operand(pointer);
        code.shapes().pointer_parts(ty).map(|(_, pointee)| pointee)
    });
    size.is_some()
        && size == input.module.as_u64(length)
        && pointees[0].is_some()
        && pointees[0] == pointees[1]
}

/// Returns whether memory is accessed through pointers, which the intrinsic's name alone does not guarantee; reports an
/// error otherwise.
fn are_pointers(code: &mut Code<'_, '_>, values: &[Value]) -> bool {
    let is_pointer = |&value: &Value| code.input().is_pointer(code.type_of(value));
    let are = values.iter().all(is_pointer);
    if !are {
        code.report().problem(LlvmInstructionProblem::CopyWithoutPointer);
    }
    are
}

/// Returns the memory operands of a copy: those of the weaker alignment for both sides, or separate ones if a version
/// with separate operands is allowed.
fn copy_accesses(code: &mut Code<'_, '_>, inst: InstId, call: &Call, rest: &[Value]) -> Access {
    let (to, from) = (alignment(code, call, 0), alignment(code, call, 1));
    let options = code.input().options;
    if to == from || !options.spirv.hints_raise_version || options.spirv.max_version < Version::V1_4 {
        return copy_access(code, inst, call, rest, to.min(from));
    }
    let mut accesses = copy_access(code, inst, call, rest, to);
    accesses.extend(copy_access(code, inst, call, rest, from));
    accesses
}

/// Returns the memory operands of a copy one or both of whose sides have this alignment in bytes.
fn copy_access(code: &mut Code<'_, '_>, inst: InstId, call: &Call, rest: &[Value], align: u64) -> Access {
    let volatile = rest.first().and_then(|&v| code.module().as_u64(v)) == Some(1);
    let to = call.args.first().copied().unwrap_or(Value::Inst(inst));
    access(code, to, align, volatile, &code.body().insts[inst])
}

/// Returns the alignment in bytes that a call states for the pointee of a parameter.
fn alignment(code: &Code<'_, '_>, call: &Call, index: usize) -> u64 {
    let attributes = &code.module().attributes;
    attributes.int(attributes.param(call.attributes, index), AttrKind::ALIGN).unwrap_or(1)
}
