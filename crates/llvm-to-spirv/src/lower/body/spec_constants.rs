//! Specialization constants: calls of `__spirv_SpecConstant(i32 id, T default)` and
//! `__spirv_SpecConstantComposite(elements…)`, which need no instruction in the function.

use crate::lower::body::code::Code;
use llvm_model::{Call, InstId, Type, TypeId, Value};
use spirv_mapping::friendly;
use spirv_module::{Id, Op};

/// Makes the specialization constant that a call stands for; `false` for other calls.
pub(in crate::lower) fn lower_spec_constant(code: &mut Code<'_, '_>, inst: InstId, call: &Call) -> bool {
    let Some(callee) = code.module().as_function(call.callee) else { return false };
    let function = &code.module().functions[callee];
    let Some(name) = function.props.name.as_str().filter(|_| function.body.is_none()) else {
        return false;
    };
    let made = match friendly::instruction(name) {
        Some(Op::SpecConstant) => scalar_spec_constant(code, inst, &call.args),
        Some(Op::SpecConstantComposite) => composite_spec_constant(code, inst, &call.args),
        _ => return false,
    };
    // Zero stands for what is wrong; the error has been reported.
    code.settle(inst, made.unwrap_or(Id(0)));
    true
}

fn scalar_spec_constant(code: &mut Code<'_, '_>, inst: InstId, args: &[Value]) -> Option<Id> {
    let parts = match *args {
        [id, default] => code.module().as_u64(id).zip(scalar_bits(code, default)),
        _ => None,
    };
    let fits = parts.and_then(|(id, bits)| Some((u32::try_from(id).ok()?, bits)));
    let llvm_type = code.type_of(Value::Inst(inst));
    let same = args.last().is_some_and(|&default| code.type_of(default) == llvm_type);
    let Some((number, bits)) = fits.filter(|_| same) else {
        code.report().error_with_help(
            "the number and the default value of a specialization constant must be constants",
            "call __spirv_SpecConstant with a constant i32 and a constant of the type of its result",
        );
        return None;
    };
    let ty = code.types().value_type(llvm_type);
    let name = code.instruction_name(inst);
    let scalar = &code.module().types[llvm_type];
    let (constants, pool) = code.globals().spec_constants();
    Some(constants.scalar(pool, number, (scalar, ty), bits, &name))
}

/// The bits of a constant integer or float of at most 64 bits.
fn scalar_bits(code: &Code<'_, '_>, value: Value) -> Option<u64> {
    use llvm_model::Constant;
    let Value::Const(id) = value else { return None };
    match &code.module().constants[id] {
        Constant::Int(bits) | Constant::Float(bits) => bits.to_u64(),
        _ => None,
    }
}

fn composite_spec_constant(code: &mut Code<'_, '_>, inst: InstId, args: &[Value]) -> Option<Id> {
    let llvm_type = code.type_of(Value::Inst(inst));
    let ty = code.types().value_type(llvm_type);
    let mut parts = Vec::with_capacity(args.len());
    for (index, &arg) in args.iter().enumerate() {
        match code.shapes().element_type(ty, index as u64).and_then(|want| spec_element(code, arg, want)) {
            Some(part) => parts.push(part.0),
            None => {
                code.report().error_with_help(
                    format!("element {index} of a specialization composite is no constant"),
                    "its elements are constants and results of __spirv_SpecConstant; optimise (at least \
                     mem2reg) so that they are not read from memory",
                );
                return None;
            }
        }
    }
    if element_count(code, llvm_type) != Some(parts.len()) {
        code.report().error_with_help(
            "a specialization composite has another number of elements than its type",
            "call __spirv_SpecConstantComposite with one argument for each element of its result",
        );
        return None;
    }
    Some(code.pool().composite(Op::SpecConstantComposite, ty, parts))
}

/// How many elements the values of an LLVM type have; `None` for scalars.
fn element_count(code: &Code<'_, '_>, ty: TypeId) -> Option<usize> {
    let types = &code.module().types;
    match types[ty] {
        Type::Vector { count, .. } => usize::try_from(count).ok(),
        Type::Array { count, .. } => usize::try_from(count).ok(),
        _ => types.struct_body(ty).map(|body| body.fields.len()),
    }
}

/// An element as a constant of the type it has inside a composite.
fn spec_element(code: &mut Code<'_, '_>, value: Value, want: Id) -> Option<Id> {
    match code.resolve(value) {
        Value::Const(id) => Some(code.globals().constant(id, want)),
        Value::Inst(inst) if code.is_settled(inst) => {
            let id = code.result_id(inst);
            if code.module().types[code.type_of(value)] != Type::Integer(1) || want == code.pool().bool_type()
            {
                return Some(id);
            }
            // Inside composites a truth value is a byte.
            let (one, zero) = (code.pool().narrow_constant(want, 1), code.pool().narrow_constant(want, 0));
            let operands = vec![u32::from(Op::Select.0), id.0, one.0, zero.0];
            Some(code.pool().composite(Op::SpecConstantOp, want, operands))
        }
        _ => None,
    }
}
