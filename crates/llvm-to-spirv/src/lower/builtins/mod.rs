//! Builtin function calls, by the mapping table.

pub(super) mod builtin_variables;
pub(super) mod enqueue_hooks;
pub(super) mod hooks;
pub(super) mod image_hooks;
pub(super) mod intrinsics;
mod memory_rules;
mod motion_estimation;

use crate::lower::body::code::Code;
use crate::lower::body::memory;
use crate::lower::types::Shape;
use llvm_model::{Call, Flags, FunctionId, InstId, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_mapping::relation::Relation;
use spirv_mapping::{Hook, Inst, Operand, Reading, ResultAdapter, TargetTy, Ty};
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{Decoration, Id, InstructionClass, Op};

/// A call that is being lowered as a builtin.
pub(in crate::lower) struct BuiltinCall<'c> {
    pub(in crate::lower) inst: InstId,
    pub(in crate::lower) callee: FunctionId,
    pub(in crate::lower) args: &'c [Value],
    pub(in crate::lower) reading: Reading,
}

/// Lowers a call of a declared function if it is a builtin's; `false` when it is not.
pub(in crate::lower) fn lower_builtin(
    code: &mut Code<'_, '_>,
    inst: InstId,
    callee: FunctionId,
    call: &Call,
    flags: Flags,
) -> bool {
    let Some(reading) = read_builtin(code, callee, call) else { return false };
    code.report().lose_fast_math(flags);
    let call = BuiltinCall { inst, callee, args: &call.args, reading };
    if call.reading.hook.is_some() {
        hooks::lower_hook(code, &call);
    } else {
        match call.reading.inst {
            Inst::Variable(builtin) => builtin_variables::lower_builtin_variable(code, &call, builtin),
            Inst::Core(op) => lower_builtin_instruction(code, &call, op, &[]),
            Inst::Ext(set, number) => {
                let set = code.out().instruction_set(set);
                lower_builtin_instruction(code, &call, Op::ExtInst, &[set.0, number]);
            }
        }
    }
    true
}

/// What the call of a declared function means, if it is a builtin's.
fn read_builtin(code: &mut Code<'_, '_>, callee: FunctionId, call: &Call) -> Option<Reading> {
    let builtin = code.builtin(callee)?;
    let args: SmallVec<[Operand; 6]> = call.args.iter().map(|&arg| neutral_operand(code, arg)).collect();
    let (ret, ..) = code.module().types.function_parts(call.function_type)?;
    builtin.read(&args, &neutral_type(code, ret))
}

/// Looks for builtin calls that need no instruction: a conversion to the type that the argument has is the
/// argument, which is returned; a dimension that does not exist gives a constant, which is settled.
pub(in crate::lower) fn shortcut(code: &mut Code<'_, '_>, inst: InstId, call: &Call) -> Option<Value> {
    let callee = code.module().as_function(call.callee)?;
    let function = &code.module().functions[callee];
    if function.body.is_some() || function.props.name.starts_with("llvm.") {
        return None;
    }
    let &first = call.args.first()?;
    let name = code.builtin(callee)?;
    let name = name.function.name.base();
    let dimension = code.module().as_u64(first);
    if !name.starts_with("convert_") && dimension.is_none_or(|dimension| dimension < 3) {
        return None;
    }
    let reading = read_builtin(code, callee, call)?;
    match reading.inst {
        Inst::Variable(builtin) => {
            let info = spirv_mapping::variable(builtin)?;
            let width = code.module().types.int_width(code.type_of(Value::Inst(inst)))?;
            if dimension.is_some_and(|dimension| dimension >= u64::from(info.lanes)) {
                let ty = code.pool().int_type(width);
                let default = code.pool().integer_constant(ty, width, info.default);
                code.settle(inst, default);
            }
            None
        }
        _ => (reading.hook == Some(Hook::Identity)).then_some(first),
    }
}

fn neutral_operand(code: &Code<'_, '_>, value: Value) -> Operand {
    Operand {
        ty: neutral_type(code, code.type_of(value)),
        constant: code.module().as_u64(code.resolve(value)),
    }
}

/// An LLVM type as the mapping table sees it. Pointees are not told: the table reads them off the symbol.
fn neutral_type(code: &Code<'_, '_>, ty: TypeId) -> Ty {
    neutral_type_at(code, ty, 0)
}

/// As [`neutral_type`], `depth` levels inside of other types: builtins have types of few levels.
fn neutral_type_at(code: &Code<'_, '_>, ty: TypeId, depth: u32) -> Ty {
    let types = &code.module().types;
    match &types[ty] {
        _ if depth > 8 => Ty::Other,
        Type::Void => Ty::Void,
        Type::Integer(1) => Ty::Bool,
        Type::Integer(width) => Ty::Int(*width),
        Type::BFloat => Ty::BFloat16,
        Type::Vector { element, count, scalable: false } if !types[*element].is_aggregate() => {
            neutral_type_at(code, *element, depth + 1).vector(*count)
        }
        Type::Pointer(space) => Ty::untyped_pointer(*space),
        Type::NamedStruct(named) => Ty::Struct(types.structs[*named].name.to_string_lossy().into_owned()),
        Type::TargetExt { name, types, ints } => Ty::Target(TargetTy {
            name: name.to_string_lossy().into_owned(),
            types: types.iter().map(|&ty| neutral_type_at(code, ty, depth + 1)).collect(),
            ints: ints.to_vec(),
        }),
        other => other.float_width().map_or(Ty::Other, Ty::Float),
    }
}

/// Emits `op` with `first` and the operands of the reading, and adapts its result.
pub(in crate::lower) fn lower_builtin_instruction(
    code: &mut Code<'_, '_>,
    call: &BuiltinCall<'_>,
    op: Op,
    first: &[u32],
) {
    memory_rules::check(code, call, op);
    check_cluster_size(code, call, op);
    let mut operands: SmallVec<[u32; 10]> = SmallVec::from_slice(first);
    for operand in &call.reading.operands {
        operands.push(builtin_operand(code, call, operand));
    }
    if op == Op::GroupAsyncCopy {
        memory_rules::widen_counts(code, call, &mut operands);
    }
    if !op.layout().result_type {
        return code.emit_void(op, &operands);
    }
    let result = Value::Inst(call.inst);
    let adapted = code.type_of(result);
    let id = match call.reading.result {
        ResultAdapter::Test if !code.input().is_bool(adapted) => {
            let boolean = code.types().bool_like(adapted);
            let test = code.emit(op, boolean, &operands);
            define_test(code, call.inst, test);
            test
        }
        ResultAdapter::Via(relation) => {
            let ty = code.natural_type(call.inst);
            let bits = code.emit(op, ty, &operands);
            let converted = convert_bits(code, relation, bits, ty, |pair| (pair.0, pair.1));
            // The last step of the conversion is the result.
            code.define(call.inst, Op::BitwiseOr, ty, &[converted.0, converted.0]);
            bits
        }
        ResultAdapter::Offset(amount) => {
            let ty = code.natural_type(call.inst);
            let value = code.emit(op, ty, &operands);
            let amount = code.pool().u32_constant(amount);
            code.define(call.inst, Op::IAdd, ty, &[value.0, amount.0])
        }
        _ => {
            let ty = builtin_result_type(code, call);
            let natural = code.natural_type(call.inst);
            if ty == natural {
                code.define(call.inst, op, ty, &operands)
            } else {
                code.define_pointer(call.inst, op, ty, &operands);
                code.result_id(call.inst)
            }
        }
    };
    if call.reading.saturated {
        code.out().decorate(id, Decoration::SaturatedConversion, &[]);
    }
    if let Some(rounding) = call.reading.rounding {
        code.out().decorate(id, Decoration::FPRoundingMode, &[rounding.0]);
    }
}

/// Reports clusters whose size is known only when the program runs: SPIR-V has a constant there.
fn check_cluster_size(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    let Some(facts) = op.facts().filter(|facts| facts.class == InstructionClass::NonUniform) else { return };
    let place = facts.operands.iter().position(|operand| operand.name() == "ClusterSize");
    let Some(&spirv_mapping::Value::Arg(arg)) = place.and_then(|place| call.reading.operands.get(place))
    else {
        return;
    };
    let known = match call.args.get(arg).map(|&size| code.resolve(size)) {
        Some(Value::Inst(inst)) => code.is_settled(inst),
        Some(Value::Arg(_)) => false,
        _ => true,
    };
    if !known {
        code.report().error_with_help(
            format!("the size of the clusters of {op} is not a constant"),
            "pass a constant that is a power of two",
        );
    }
}

/// The type of the instruction's result: a pointer's as the function's signature has it.
fn builtin_result_type(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) -> Id {
    if code.input().is_pointer(code.type_of(Value::Inst(call.inst))) {
        // Conversions between address spaces keep the pointee of their operand.
        if let Some(&arg) = call.args.first()
            && let Some((_, pointee)) = {
                // As [`builtin_argument`] passes it.
                let declared = !code.module().functions[call.callee].params.is_empty();
                let ty = if declared { code.types().param_type(call.callee, 0) } else { code.operand(arg).1 };
                code.shapes().pointer_parts(ty)
            }
            && let Some((storage, _)) = {
                let ty = code.natural_type(call.inst);
                code.shapes().pointer_parts(ty)
            }
            && let Some(part) = accessed_part(code, call, pointee)
        {
            return code.pool().pointer_type(storage, part);
        }
    }
    code.natural_type(call.inst)
}

/// What the result of a builtin points to whose first argument points to `pointee`: the same, or what the indices
/// of an access chain lead to.
fn accessed_part(code: &Code<'_, '_>, call: &BuiltinCall<'_>, pointee: Id) -> Option<Id> {
    let first = match call.reading.inst {
        Inst::Core(Op::AccessChain | Op::InBoundsAccessChain) => 1,
        Inst::Core(Op::PtrAccessChain | Op::InBoundsPtrAccessChain) => 2,
        _ => return Some(pointee),
    };
    call.args.get(first..)?.iter().try_fold(pointee, |ty, &index| {
        code.shapes().element_type(ty, code.module().as_u64(code.resolve(index)).unwrap_or(0))
    })
}

/// `1` or `0`, or `-1` or `0` in each lane.
pub(in crate::lower) fn define_test(code: &mut Code<'_, '_>, inst: InstId, test: Id) {
    let ty = code.type_of(Value::Inst(inst));
    let natural = code.natural_type(inst);
    let width = code.module().types.int_width(code.module().types.scalar(ty)).unwrap_or(32);
    let bits = if code.module().types.lanes(ty).is_some() { llvm_model::int::mask(width) } else { 1 };
    let (one, zero) = (code.types().splat_constant(ty, bits), code.types().splat_constant(ty, 0));
    code.define(inst, Op::Select, natural, &[test.0, one.0, zero.0]);
}

/// One operand of the instruction: an id or a literal word.
pub(in crate::lower) fn builtin_operand(
    code: &mut Code<'_, '_>,
    call: &BuiltinCall<'_>,
    operand: &spirv_mapping::Value,
) -> u32 {
    use spirv_mapping::Value as V;
    match operand {
        // It asks for the type, and is given a value of it.
        V::Arg(index) if call.reading.inst == Inst::Core(Op::CooperativeMatrixLengthKHR) => {
            call.args.get(*index).map_or(0, |&arg| code.operand(arg).1.0)
        }
        V::Arg(index) => {
            let kernel = enqueue_hooks::kernel_operand(code, call, *index);
            kernel.unwrap_or_else(|| builtin_argument(code, call, *index)).0
        }
        V::Splat { arg, lanes } => {
            let Some(&value) = call.args.get(*arg) else { return 0 };
            let (id, ty) = code.operand(value);
            let vector = code.pool().vector_type(ty, *lanes);
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

/// An argument as the instruction takes it: a pointer in the type that the symbol says.
pub(in crate::lower) fn builtin_argument(
    code: &mut Code<'_, '_>,
    call: &BuiltinCall<'_>,
    index: usize,
) -> Id {
    let Some(&arg) = call.args.get(index) else { return Id(0) };
    let declared = code.module().functions[call.callee].params.len();
    if !code.input().is_pointer(code.type_of(arg)) {
        return code.value(arg);
    }
    if call.reading.inst == Inst::cl(OpenClStd::printf) {
        // Strings point to characters; to `%p` every type is the same.
        let byte = code.pool().int_type(8);
        return memory::pointer_to(code, arg, byte);
    }
    if let (0, Some(pointee)) = (index, memory_rules::accessed_type(code, call)) {
        return memory::pointer_to(code, arg, pointee);
    }
    if index < declared {
        let want = code.types().param_type(call.callee, index as u32);
        if let (0, Some(component)) = (index, matrix_component(code, call, want)) {
            return memory::pointer_to(code, arg, component);
        }
        return code.operand_as(arg, want);
    }
    code.value(arg)
}

/// What a pointer must point to through which a cooperative matrix is loaded or stored, when `pointer`, the type
/// that it would have, is to neither a number nor a vector.
fn matrix_component(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, pointer: Id) -> Option<Id> {
    let matrix = match call.reading.inst {
        Inst::Core(
            Op::CooperativeMatrixLoadKHR
            | Op::CooperativeMatrixLoadCheckedINTEL
            | Op::CooperativeMatrixLoadOffsetINTEL,
        ) => code.natural_type(call.inst),
        Inst::Core(
            Op::CooperativeMatrixStoreKHR
            | Op::CooperativeMatrixStoreCheckedINTEL
            | Op::CooperativeMatrixStoreOffsetINTEL,
        ) => {
            let is_opaque = |ty| matches!(code.module().types[ty], Type::TargetExt { .. });
            let matrix = *call.args.iter().find(|&&arg| is_opaque(code.type_of(arg)))?;
            code.operand(matrix).1
        }
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
        let arg = code.value(arg);
        let part = convert_bits(code, relation, arg, ty, |pair| (pair.1, pair.0));
        bits = if number == 0 && base == 0 { part } else { code.emit(Op::BitwiseOr, ty, &[bits.0, part.0]) };
    }
    bits.0
}

/// A chain of selects through the pairs of a relation, each turned into (from, to).
fn convert_bits(
    code: &mut Code<'_, '_>,
    relation: &Relation,
    value: Id,
    ty: Id,
    direction: impl Fn((u32, u32)) -> (u32, u32),
) -> Id {
    let boolean = code.pool().bool_type();
    let mut result: Option<Id> = None;
    for pair in relation.all_pairs() {
        let (from, to) = direction(pair);
        let to = code.pool().narrow_constant(ty, to);
        result = Some(match result {
            None => to,
            Some(other) => {
                let from = code.pool().narrow_constant(ty, from);
                let same = code.emit(Op::IEqual, boolean, &[value.0, from.0]);
                code.emit(Op::Select, ty, &[same.0, to.0, other.0])
            }
        });
    }
    result.unwrap_or(value)
}
