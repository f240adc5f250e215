//! The operands of instructions that calls of builtins become.

use crate::lower::builtins::{BuiltinCall, enqueue_hooks, memory_rules, results};
use crate::lower::code::{Code, memory};
use crate::lower::types::Shape;
use llvm_model::{AttrKind, FunctionId, TypeId, Value};
use spirv_mapping::relation::Relation;
use spirv_mapping::signatures::{self, Pointee};
use spirv_mapping::{Inst, Ty};
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{Id, Op};
use translate_common::problems::CallProblem;

/// One operand of the instruction: an id or a literal word.
pub(in crate::lower) fn builtin_operand(
    code: &mut Code<'_, '_>,
    call: &BuiltinCall<'_>,
    operand: &spirv_mapping::Value,
) -> u32 {
    use spirv_mapping::Value as V;
    // The instruction needs the type, and the call passes a value of it.
    let takes_type = call.reading.inst == Inst::Core(Op::CooperativeMatrixLengthKHR);
    match operand {
        V::Arg(index) if takes_type => call.args.get(*index).map_or(0, |&arg| code.operand(arg).1.0),
        V::Arg(index) => {
            let function = enqueue_hooks::function_operand(code, call, *index);
            function.unwrap_or_else(|| builtin_argument(code, call, *index)).0
        }
        V::Splat { arg, lanes } => {
            let Some(&value) = call.args.get(*arg) else { return 0 };
            let (id, ty) = code.operand(value);
            let vector = code.pool().vector_type(ty, *lanes);
            if matches!(value, Value::Const(_)) {
                let components = vec![id.0; *lanes as usize];
                return code.pool().composite(Op::ConstantComposite, vector, components).0;
            }
            code.emit(Op::CompositeConstruct, vector, &vec![id.0; *lanes as usize]).0
        }
        V::NonZero(index) => compare_with_zero(code, call, *index, Op::INotEqual),
        V::Negative(index) => compare_with_zero(code, call, *index, Op::SLessThan),
        V::Const { value, ty } => match ty {
            Ty::Int(64) => code.pool().u64_constant(*value).0,
            Ty::Int(width) => {
                let ty = code.pool().int_type(*width);
                code.pool().narrow_constant(ty, *value as u32).0
            }
            Ty::Float(width) => {
                let ty = code.pool().float_type(*width);
                if *width == 64 {
                    code.pool().wide_constant(ty, *value).0
                } else {
                    code.pool().narrow_constant(ty, *value as u32).0
                }
            }
            Ty::Bool => code.pool().bool_constant(*value != 0).0,
            _ => code.pool().u32_constant(*value as u32).0,
        },
        V::Literal(word) => *word,
        V::Computed { base, parts } => computed_bits(code, call, *base, parts),
    }
}

/// Returns an argument in the form of the instruction: a pointer in the type that the symbol specifies.
pub(in crate::lower) fn builtin_argument(
    code: &mut Code<'_, '_>,
    call: &BuiltinCall<'_>,
    index: usize,
) -> Id {
    let Some(&arg) = call.args.get(index) else { return Id(0) };
    let declared = code.module().functions[call.callee].params.len();
    let prints = call.reading.inst == Inst::cl(OpenClStd::printf);
    if !code.input().is_pointer(code.type_of(arg)) {
        if prints && index == 0 {
            let (operand, wrong) = ("Format".to_owned(), "is no pointer".to_owned());
            code.report().problem(CallProblem::Operand { operand, op: Op::ExtInst, wrong });
        }
        return code.value(arg);
    }
    if prints {
        // Strings point to characters; to `%p` every type is the same.
        let byte = code.pool().int_type(8);
        return memory::pointer_to(code, arg, byte);
    }
    if let Some(number) = number_in_memory(code, call, index) {
        let ty = code.types().value_type(number);
        let pointer = memory::pointer_to(code, arg, ty);
        return code.emit(Op::Load, ty, &[pointer.0]);
    }
    if let Some(pointee) = memory_rules::pointee(code, call, index) {
        return memory::pointer_to(code, arg, pointee);
    }
    if index < declared {
        if is_elsewhere(code, call.callee, index, arg) {
            code.report().problem(CallProblem::PointerSpace { index });
            return code.value(arg);
        }
        let want = code.types().param_type(call.callee, index as u32);
        if let (0, Some(component)) = (index, matrix_component(code, call, want)) {
            return memory::pointer_to(code, arg, component);
        }
        return code.operand_as(arg, want);
    }
    if call.reading.hook.is_none() && !is_variadic(code, call.callee) {
        code.report().problem(CallProblem::PointerArgument { index });
    }
    code.value(arg)
}

fn is_variadic(code: &Code<'_, '_>, function: FunctionId) -> bool {
    let module = code.module();
    module.types.function_parts(module.functions[function].ty).is_some_and(|(.., variadic)| variadic)
}

/// Whether an argument is a pointer and the function is declared with none there, or with one of another address space.
fn is_elsewhere(code: &Code<'_, '_>, callee: FunctionId, index: usize, arg: Value) -> bool {
    let types = &code.module().types;
    let declared = types.function_parts(code.module().functions[callee].ty);
    let space = declared.and_then(|(_, params, _)| types.address_space(*params.get(index)?));
    types.address_space(code.type_of(arg)) != space
}

/// Returns the type of an integer that the caller passes in memory because it is wider than the values that compilers
/// pass directly.
fn number_in_memory(code: &Code<'_, '_>, call: &BuiltinCall<'_>, index: usize) -> Option<TypeId> {
    let module = code.module();
    let set = module.attributes.param(module.functions[call.callee].attributes, index);
    let ty = module.attributes.ty(set, AttrKind::BYVAL)?;
    module.types.int_width(ty).is_some().then_some(ty)
}

/// Returns the required pointee type of a pointer through which a cooperative matrix is loaded or stored, if the
/// pointee of `pointer`, the type that it would have, is neither a number nor a vector.
fn matrix_component(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, pointer: Id) -> Option<Id> {
    let Inst::Core(op) = call.reading.inst else { return None };
    let matrix = match signatures::of_core(op)?.accessed()? {
        (_, Pointee::ElementOfResult) => code.natural_type(call.inst),
        (_, Pointee::ElementOf(operand)) => code.operand(memory_rules::operand_of(call, operand)?).1,
        _ => return None,
    };
    let (_, pointee) = code.shapes().pointer_parts(pointer)?;
    match code.shapes().get(pointee) {
        None | Some(Shape::Vector(_)) => None,
        Some(_) => code.shapes().element_type(matrix, 0),
    }
}

fn compare_with_zero(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, index: usize, op: Op) -> u32 {
    let Some(&arg) = call.args.get(index) else { return 0 };
    let ty = code.type_of(arg);
    if code.input().is_bool(ty) {
        return code.value(arg).0;
    }
    if let (Some(number), Some(width)) = (code.module().as_u64(arg), code.module().types.int_width(ty)) {
        let number = number & llvm_model::int::mask(width);
        let holds = if op == Op::SLessThan { number >> (width - 1) == 1 } else { number != 0 };
        return code.pool().bool_constant(holds).0;
    }
    let id = code.value(arg);
    let boolean = code.types().bool_like(ty);
    let zero = code.types().splat_constant(ty, 0);
    code.emit(op, boolean, &[id.0, zero.0]).0
}

/// Scopes and semantics that are known only at run time.
fn computed_bits(
    code: &mut Code<'_, '_>,
    call: &BuiltinCall<'_>,
    base: u32,
    parts: &[(usize, &'static Relation)],
) -> u32 {
    let ty = code.pool().int_type(32);
    let mut bits = code.pool().u32_constant(base);
    for (number, &(index, relation)) in parts.iter().enumerate() {
        let Some(&arg) = call.args.get(index) else { continue };
        let width = code.module().types.int_width(code.type_of(arg));
        let arg = code.value(arg);
        let arg = if width == Some(32) { arg } else { code.emit(Op::UConvert, ty, &[arg.0]) };
        let part = results::convert_bits(code, relation, arg, ty, |pair| (pair.1, pair.0));
        bits = if number == 0 && base == 0 { part } else { code.emit(Op::BitwiseOr, ty, &[bits.0, part.0]) };
    }
    bits.0
}
