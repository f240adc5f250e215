//! `getelementptr`: the walk through its type, and the access chains it becomes.

use crate::lower::body::byte_offsets;
use crate::lower::code::Code;
use crate::lower::types::gep::{Step, steps};
use llvm_model::{ConstId, Constant, Flags, InstId, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_mapping::convention::access_chains::Form;
use spirv_module::{Id, Op};
use translate_common::Problem;
use translate_common::problems::LlvmInstructionProblem;

/// Lowers `getelementptr`.
pub(in crate::lower) fn lower_gep(
    code: &mut Code<'_, '_>,
    inst: InstId,
    source: TypeId,
    base: Value,
    indices: &[Value],
    flags: Flags,
) {
    if flags.contains(Flags::NUW) {
        code.report().lose_flag("nuw of getelementptr");
    }
    if flags.contains(Flags::NUSW) && !flags.contains(Flags::INBOUNDS) {
        code.report().lose_flag("nusw of getelementptr");
    }
    // Nothing says what an unused address is of, and logical pointers cannot be cast.
    if code.input().profile().pointers_are_logical && code.is_unused(inst) {
        return;
    }
    let (base_id, base_type) = code.operand(base);
    let Some((storage, _)) = code.shapes().pointer_parts(base_type) else {
        // An operand without a type has an error of its own, as a vector of pointers.
        if base_type != Id(0) {
            code.report().problem(LlvmInstructionProblem::OpaqueCast);
        }
        return;
    };
    let op = Form::of_flags(flags).op();
    if !code.input().profile().pointers_are_logical
        && byte_offsets::lower_byte_offset(code, inst, op, source, base, indices)
    {
        return;
    }
    let Some(steps) = steps(code.module(), code.input().profile(), source, indices) else {
        return lower_gep_by_bytes(code, inst, source, base, indices);
    };
    let (wanted, in_array) = if code.points_to(base, source) {
        (base_type, false)
    } else if points_to_array_of(code, base, source) {
        (base_type, true)
    } else {
        let pointee = code.types().memory_type(source);
        (code.pool().pointer_type(storage, pointee), false)
    };
    let Some((_, mut reached)) = code.shapes().pointer_parts(wanted) else { return };
    let base_id = code.cast_pointer(code.resolve(base), base_id, base_type, wanted);
    let mut operands: SmallVec<[u32; 6]> = SmallVec::new();
    operands.push(base_id.0);
    // Pointers of shaders point to one thing each.
    let counts = |step: &Step| !matches!(*step, Step::Index(index) if code.module().as_u64(index) == Some(0));
    let from_element = !code.input().profile().pointers_are_logical || steps.first().is_some_and(counts);
    let op = if from_element { op } else { Form { from_element, ..Form::of_flags(flags) }.op() };
    if in_array {
        operands.push(code.types().size_constant(0).0);
        let Some(element) = code.shapes().element_type(reached, 0) else { return };
        reached = element;
    }
    for (number, &step) in steps.iter().enumerate() {
        let member = match step {
            _ if number == 0 && !from_element => continue,
            Step::Member(member) => {
                operands.push(code.pool().u32_constant(member).0);
                member
            }
            Step::Index(index) => {
                operands.push(code.value(index).0);
                0
            }
        };
        if number > 0 {
            let Some(element) = code.shapes().element_type(reached, u64::from(member)) else { return };
            reached = element;
        }
    }
    let ty = code.pool().pointer_type(storage, reached);
    code.define_pointer(inst, op, ty, &operands);
}

/// Whether `base` points to an array of `source`: counting elements of it needs no cast, only an index more.
fn points_to_array_of(code: &Code<'_, '_>, base: Value, source: TypeId) -> bool {
    let Some(pointee) = code.solved_pointee(base) else { return false };
    let types = &code.module().types;
    // Booleans of kernels are bytes in memory, and steps over both are the same.
    let in_memory = |ty: TypeId| match &types[ty] {
        Type::Integer(1) if code.input().profile().booleans_have_memory_form => &Type::Integer(8),
        ty => ty,
    };
    matches!(types[pointee], Type::Array { element, count: 1.. } if in_memory(element) == in_memory(source))
}

/// Lowers an address computation that has no equivalent in SPIR-V: the constant part is one offset in bytes, each
/// variable index is multiplied by the size of its elements.
fn lower_gep_by_bytes(code: &mut Code<'_, '_>, inst: InstId, source: TypeId, base: Value, indices: &[Value]) {
    let types = &code.module().types;
    let mut constant = 0i64;
    let mut terms: Vec<(Value, u64)> = Vec::new();
    let mut ty = source;
    for (number, &index) in indices.iter().enumerate() {
        let stride = match types[ty] {
            _ if number == 0 => code.input().layout.alloc_size(types, ty),
            Type::Array { element, .. } | Type::Vector { element, .. } => {
                ty = element;
                code.input().layout.alloc_size(types, element)
            }
            _ => {
                let member = code.module().as_u64(index).and_then(|m| usize::try_from(m).ok());
                let offset = member.and_then(|m| {
                    let offset = *code.input().layout.struct_layout(types, ty)?.offsets.get(m)?;
                    ty = *types.struct_body(ty)?.fields.get(m)?;
                    Some(offset)
                });
                let Some(offset) = offset else {
                    return code
                        .report()
                        .problem(Problem::internal("getelementptr with indices that do not fit its type"));
                };
                constant = constant.wrapping_add(offset as i64);
                continue;
            }
        };
        let Some(stride) = stride else {
            return code.report().problem(LlvmInstructionProblem::UnsizedElement);
        };
        match signed_constant(code, index) {
            Some(count) => constant = constant.wrapping_add(count.wrapping_mul(stride as i64)),
            None => terms.push((index, stride)),
        }
    }
    byte_offset(code, inst, base, constant, &terms);
}

fn byte_offset(code: &mut Code<'_, '_>, inst: InstId, base: Value, constant: i64, terms: &[(Value, u64)]) {
    let size = code.types().size_type();
    let mut offset = code.types().size_constant(constant as u64);
    for &(index, stride) in terms {
        let index_type = code.type_of(index);
        let index_id = code.value(index);
        let wide = code.types().value_type(index_type);
        let index_id = if wide == size { index_id } else { code.emit(Op::SConvert, size, &[index_id.0]) };
        let stride = code.types().size_constant(stride);
        let scaled = code.emit(Op::IMul, size, &[index_id.0, stride.0]);
        offset = code.emit(Op::IAdd, size, &[offset.0, scaled.0]);
    }
    let (base_id, base_type) = code.operand(base);
    let Some((storage, _)) = code.shapes().pointer_parts(base_type) else { return };
    let byte = code.pool().int_type(8);
    let bytes = code.pool().pointer_type(storage, byte);
    let base_id = code.cast_pointer(code.resolve(base), base_id, base_type, bytes);
    code.define_pointer(inst, Form::of_flags(Flags::NONE).op(), bytes, &[base_id.0, offset.0]);
}

/// The value of an integer constant, sign extended.
pub(in crate::lower) fn signed_constant(code: &Code<'_, '_>, value: Value) -> Option<i64> {
    let Value::Const(id) = value else { return None };
    signed_const(code, id)
}

fn signed_const(code: &Code<'_, '_>, id: ConstId) -> Option<i64> {
    let width = code.module().types.int_width(code.module().constants.ty(id))?;
    match &code.module().constants[id] {
        Constant::Int(bits) => bits.to_i64(width),
        _ => None,
    }
}
