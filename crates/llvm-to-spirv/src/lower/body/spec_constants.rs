//! Specialization constants: calls of `__spirv_SpecConstant(i32 id, T default)` and
//! `__spirv_SpecConstantComposite(elements…)`, which need no instruction in the function. Their names are mangled in
//! C++ and plain in C.

use crate::lower::body::computed_constants::computed_constant;
use crate::lower::code::Code;
use crate::lower::types::spec_nodes;
use llvm_model::{Call, FunctionId, InstId, InstKind, Name, Type, TypeId, Value};
use spirv_module::{Id, Op};
use translate_common::problems::LlvmConstantProblem;

/// How many functions may hand on the specialization constant that another one returns.
const MAX_WRAPPERS: usize = 16;

/// Emits the specialization constant for a call; returns `false` for other calls.
pub(in crate::lower) fn lower_spec_constant(code: &mut Code<'_, '_>, inst: InstId, call: &Call) -> bool {
    let ty = code.type_of(Value::Inst(inst));
    let op = called(code, call);
    let made = if op == Some(Op::SpecConstant) {
        let name = code.instruction_name(inst);
        scalar_spec_constant(code, ty, &call.args, &name)
    } else if op == Some(Op::SpecConstantComposite) {
        composite_spec_constant(code, ty, &call.args)
    } else if op == Some(Op::ConstantSizeOfEXT) && !code.input().profile().has_library {
        size_constant(code, ty, &call.args)
    } else {
        return false;
    };
    // Zero replaces a wrong operand; the error has been reported.
    code.settle(inst, made.unwrap_or(Id(0)));
    true
}

/// Returns the instruction that the callee is a function for, independent of the types in a mangled name.
fn called(code: &mut Code<'_, '_>, call: &Call) -> Option<Op> {
    let module = code.module();
    let callee = module.as_function(call.callee)?;
    code.globals().functions().instruction(module, callee)
}

/// The size of descriptors of the type that the argument has.
fn size_constant(code: &mut Code<'_, '_>, ty: TypeId, args: &[Value]) -> Option<Id> {
    let want = code.types().value_type(ty);
    let of = args.first().map(|&of| code.type_of(of));
    let made = of.filter(|_| args.len() == 1).and_then(|of| spec_nodes::size_of(code.types(), of, want));
    if made.is_none() {
        code.report().problem(LlvmConstantProblem::DescriptorSize);
    }
    made
}

fn scalar_spec_constant(
    code: &mut Code<'_, '_>,
    llvm_type: TypeId,
    args: &[Value],
    name: &Name,
) -> Option<Id> {
    let parts = match *args {
        [id, default] => code.module().as_u64(id).zip(default_bits(code, default, llvm_type)),
        _ => None,
    };
    let fits = parts.and_then(|(id, bits)| Some((u32::try_from(id).ok()?, bits)));
    let Some((number, bits)) = fits else {
        code.report().problem(LlvmConstantProblem::SpecOperands);
        return None;
    };
    let ty = code.types().value_type(llvm_type);
    let scalar = &code.module().types[llvm_type];
    Some(code.pool().spec_constant(number, (scalar, ty), bits, name))
}

/// The bits of a default value for a result of type `ty`. The default of a truth value is the byte that it is in
/// memory.
fn default_bits(code: &Code<'_, '_>, default: Value, ty: TypeId) -> Option<u64> {
    let bits = scalar_bits(code, default)?;
    let given = code.type_of(default);
    let types = &code.module().types;
    let is_truth = types[ty] == Type::Integer(1) && types.int_width(given).is_some();
    if is_truth { Some(u64::from(bits != 0)) } else { (given == ty).then_some(bits) }
}

/// The bits of a constant integer or float of at most 64 bits.
fn scalar_bits(code: &Code<'_, '_>, value: Value) -> Option<u64> {
    use llvm_model::Constant;
    let Value::Const(id) = value else { return None };
    if code.module().types.int_width(code.type_of(value)).is_some_and(|width| width > u64::BITS) {
        return None;
    }
    match &code.module().constants[id] {
        Constant::Int(bits) | Constant::Float(bits) => bits.to_u64(),
        _ => None,
    }
}

fn composite_spec_constant(code: &mut Code<'_, '_>, llvm_type: TypeId, args: &[Value]) -> Option<Id> {
    let ty = code.types().value_type(llvm_type);
    let mut parts = Vec::with_capacity(args.len());
    for (index, &arg) in args.iter().enumerate() {
        let types = &code.module().types;
        let (is, wanted) = (code.type_of(arg), types.element(llvm_type, index as u64));
        // Inside composites a truth value may be a byte.
        if let Some(wanted) = wanted.filter(|&wanted| wanted != is)
            && (types[is] != Type::Integer(1) || types[wanted] != Type::Integer(8))
        {
            code.report().problem(LlvmConstantProblem::SpecElementType { index });
            return None;
        }
        match code.shapes().element_type(ty, index as u64).and_then(|want| spec_element(code, arg, want)) {
            Some(part) => parts.push(part.0),
            None => {
                code.report().problem(LlvmConstantProblem::SpecElement { index });
                return None;
            }
        }
    }
    if code.module().types.element_count(llvm_type) != Some(parts.len() as u64) {
        code.report().problem(LlvmConstantProblem::SpecElements);
        return None;
    }
    Some(code.pool().composite(Op::SpecConstantComposite, ty, parts))
}

/// An element as a constant of the type it has inside a composite.
fn spec_element(code: &mut Code<'_, '_>, value: Value, want: Id) -> Option<Id> {
    match code.resolve(value) {
        Value::Const(id) => Some(code.globals().constant(id, want)),
        Value::Inst(inst) => {
            let id = match () {
                () if code.is_settled(inst) => code.result_id(inst),
                () => wrapped_spec_constant(code, inst).or_else(|| computed_constant(code, value))?,
            };
            if code.module().types[code.type_of(value)] != Type::Integer(1) || want == code.pool().bool_type()
            {
                return Some(id);
            }
            let (one, zero) = (code.pool().narrow_constant(want, 1), code.pool().narrow_constant(want, 0));
            let operands = vec![u32::from(Op::Select.0), id.0, one.0, zero.0];
            Some(code.pool().composite(Op::SpecConstantOp, want, operands))
        }
        _ => None,
    }
}

/// The scalar specialization constant that an instruction of the current function gets from a function which returns
/// it, as SYCL's wrappers do.
fn wrapped_spec_constant(code: &mut Code<'_, '_>, inst: InstId) -> Option<Id> {
    let module = code.module();
    let (mut function, mut inst) = (code.function(), inst);
    let ty = code.type_of(Value::Inst(inst));
    for _ in 0..MAX_WRAPPERS {
        let body = module.functions[function].body.as_ref()?;
        let instruction = body.insts.get(inst)?;
        // The type of a call may differ from that of the callee.
        if instruction.ty != ty {
            return None;
        }
        let InstKind::Call(call) = &instruction.kind else { return None };
        if called(code, call) == Some(Op::SpecConstant) {
            return scalar_spec_constant(code, instruction.ty, &call.args, body.names.get(inst));
        }
        function = module.as_function(call.callee)?;
        inst = returned_instruction(code, function)?;
    }
    None
}

/// Returns the instruction whose result a function of one block returns.
fn returned_instruction(code: &Code<'_, '_>, function: FunctionId) -> Option<InstId> {
    let body = code.module().functions[function].body.as_ref()?;
    let mut blocks = body.blocks.ids();
    let (entry, None) = (blocks.next()?, blocks.next()) else { return None };
    match body.insts[*body.blocks[entry].insts.last()?].kind {
        InstKind::Ret { value: Some(Value::Inst(inst)) } => Some(inst),
        _ => None,
    }
}
