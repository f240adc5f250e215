//! Builtin function calls, by the mapping table.

pub(super) mod annotations;
pub(super) mod builtin_variables;
mod check;
mod copies;
pub(super) mod enqueue_hooks;
pub(super) mod hooks;
pub(super) mod image_hooks;
pub(super) mod intrinsics;
mod memory_rules;
mod motion_estimation;
mod operand_rules;
mod operands;
mod results;
mod scalar_wrappers;
pub(super) mod shaders;
mod small_formats;
mod stack;
mod structures;
mod sub_group_rules;
mod task_sequences;

use crate::lower::code::Code;
use crate::lower::module::functions::CallShape;
use llvm_model::{AttrKind, Call, Flags, FunctionId, InstId, InstKind, Module, Type, TypeId, Value};
pub(in crate::lower) use operands::builtin_operand;
pub(in crate::lower) use results::define_test;
pub(in crate::lower) use small_formats::lower_conversion;
use smallvec::SmallVec;
use spirv_mapping::convention::intrinsics::{self as intrinsics_table, Lowering};
use spirv_mapping::convention::{flags, sampler};
use spirv_mapping::{Builtin, Hook, Inst, Operand, Reading, Ty};
use spirv_module::Op;
use std::sync::Arc;
use translate_common::{Problem, neutral_type};

/// A call that is being lowered as a builtin.
pub(in crate::lower) struct BuiltinCall<'c> {
    pub(in crate::lower) inst: InstId,
    pub(in crate::lower) callee: FunctionId,
    pub(in crate::lower) args: &'c [Value],
    pub(in crate::lower) reading: Arc<Reading>,
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
    let of_call = call;
    let call = BuiltinCall { inst, callee, args: &call.args, reading };
    if call.reading.hook.is_some() || !matches!(call.reading.inst, Inst::Ext(..)) {
        code.report().lose_fast_math(flags);
    }
    operand_rules::check_image(code, &call);
    if call.reading.hook.is_some() {
        hooks::lower_hook(code, &call);
    } else {
        match code.promoted(call.reading.inst) {
            Inst::Variable(builtin) => builtin_variables::lower_builtin_variable(code, &call, builtin),
            Inst::Core(op) if sub_group_rules::lower_broadcast(code, &call, op) => {}
            Inst::Core(op) => lower_builtin_instruction(code, &call, op, &[]),
            Inst::Ext(set, number) => {
                let set = code.out().instruction_set(set);
                lower_builtin_instruction(code, &call, Op::ExtInst, &[set.0, number]);
                let id = code.result_id(inst);
                let flags = flags | flags_of_classes(code.module(), callee, of_call);
                let ty = code.type_of(Value::Inst(inst));
                code.decorate_fast_math_since_1_6(id, flags, ty);
            }
        }
    }
    true
}

/// The flags that `nofpclass` of the result and of every float among the arguments comes to, of the call or of the function.
fn flags_of_classes(module: &Module, callee: FunctionId, call: &Call) -> Flags {
    let lists = [module.functions[callee].attributes, call.attributes].map(|id| module.attributes.list(id));
    let Some((ret, params, _)) = module.types.function_parts(call.function_type) else { return Flags::NONE };
    let excluded = |place: Option<usize>| {
        lists.iter().fold(0, |classes, list| {
            let set = match place {
                None => Some(list.ret),
                Some(index) => list.params.get(index).copied(),
            };
            let said = set.and_then(|set| module.attributes.int(set, AttrKind::NO_FP_CLASS));
            classes | said.unwrap_or(0)
        })
    };
    let is_float = |ty| module.types.is_float(module.types.scalar(ty));
    let of_params =
        (0..params.len()).filter(|&index| params.get(index).is_some_and(|&ty| is_float(ty))).map(Some);
    let places = is_float(ret).then_some(None).into_iter().chain(of_params);
    let Some(never) = places.map(excluded).reduce(|all, one| all & one) else { return Flags::NONE };
    flags::of_classes(never)
}

/// Returns the meaning of the call of a declared function, if it is a builtin.
fn read_builtin(code: &mut Code<'_, '_>, callee: FunctionId, call: &Call) -> Option<Arc<Reading>> {
    let (builtin, shape) = call_shape(code, callee, call)?;
    if let Some(known) = code.globals().functions().last_reading(callee, &shape) {
        return known.clone();
    }
    let (args, neutral_ret) = neutral_call(code, &shape);
    let reading = builtin.read(&args, &neutral_ret).map(Arc::new);
    code.globals().functions().note_reading(callee, shape, reading.clone());
    reading
}

/// Returns the instruction that a call of a declared function becomes: a builtin's, or that of an intrinsic which computes a
/// function of OpenCL.std.
pub(in crate::lower) fn instruction_of(code: &mut Code<'_, '_>, call: &Call) -> Option<Inst> {
    let callee = code.module().as_function(call.callee)?;
    let name = code.module().functions[callee].props.name.as_str()?;
    if name.starts_with("llvm.") {
        return match intrinsics_table::lowering(name)? {
            Lowering::First(_, inst) => Some(inst),
            _ => None,
        };
    }
    Some(read_builtin(code, callee, call)?.inst)
}

/// Returns whether an instruction is a call of a function that accesses an image, so that attachments represent image
/// operands.
pub(in crate::lower) fn accesses_image(code: &mut Code<'_, '_>, inst: InstId) -> bool {
    let InstKind::Call(call) = &code.body().insts[inst].kind else { return false };
    let callee = code.module().as_function(call.callee);
    let reading = callee.and_then(|callee| read_builtin(code, callee, call));
    let hook = reading.and_then(|reading| reading.hook);
    matches!(hook, Some(Hook::ImageSample | Hook::ImageRead | Hook::ImageWrite))
}

/// Returns the properties of a call of a declared function that determine its meaning.
fn call_shape(code: &mut Code<'_, '_>, callee: FunctionId, call: &Call) -> Option<(Arc<Builtin>, CallShape)> {
    let builtin = code.builtin(callee)?;
    let (ret, ..) = code.module().types.function_parts(call.function_type)?;
    let args = call.args.iter().map(|&arg| (code.type_of(arg), code.module().as_u64(code.resolve(arg))));
    Some((builtin, CallShape { ret, args: args.collect() }))
}

/// The arguments of a call and its result in the table's terms.
fn neutral_call(code: &mut Code<'_, '_>, shape: &CallShape) -> (SmallVec<[Operand; 6]>, Ty) {
    let types = &code.module().types;
    let neutral = |&(ty, constant): &(TypeId, Option<u64>)| Operand { ty: neutral_type(types, ty), constant };
    // Aggregates as results have errors of their own, which say more than that no builtin has them.
    let is_nameless = matches!(types[shape.ret], Type::Array { .. } | Type::Struct(_));
    let ret = if is_nameless { Ty::Other } else { neutral_type(types, shape.ret) };
    (shape.args.iter().map(neutral).collect(), ret)
}

/// Reports a call for which no library can have a function: it has the name of an instruction that only an extension
/// has, and types that this instruction does not have. Returns `false` if it may be another function.
pub(in crate::lower) fn refuse_builtin(code: &mut Code<'_, '_>, callee: FunctionId, call: &Call) -> bool {
    let Some((builtin, shape)) = call_shape(code, callee, call) else { return false };
    let (args, ret) = neutral_call(code, &shape);
    let Some(wrong) = builtin.refused(&args, &ret) else { return false };
    code.report().problem(Problem::Types(wrong));
    true
}

/// Whether a call becomes a constant of the module.
pub(in crate::lower) fn is_constant(code: &Code<'_, '_>, call: &Call) -> bool {
    let module = code.module();
    let function = module.as_function(call.callee).map(|callee| &module.functions[callee]);
    function.is_some_and(|function| function.body.is_none() && function.props.name == sampler::SYMBOL)
}

/// Looks for builtin calls that need no instruction: a conversion to the type that the argument has is the argument,
/// which is returned; a dimension that does not exist results in a constant, which is settled.
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

/// Emits `op` with `first` and the operands of the reading, and adapts its result.
pub(in crate::lower) fn lower_builtin_instruction(
    code: &mut Code<'_, '_>,
    call: &BuiltinCall<'_>,
    op: Op,
    first: &[u32],
) {
    if scalar_wrappers::fill(code, call, op) || !check::check(code, call, op) {
        return;
    }
    let mut operands: SmallVec<[u32; 10]> = SmallVec::from_slice(first);
    for operand in &call.reading.operands {
        operands.push(builtin_operand(code, call, operand));
    }
    operand_rules::raise_equal(code, call, op, &mut operands);
    image_hooks::extend_texel(code, call, op, &mut operands);
    memory_rules::widen_sizes(code, call, &mut operands);
    if !op.layout().result_type {
        return code.emit_void(op, &operands);
    }
    results::define_result(code, call, op, &operands);
}
