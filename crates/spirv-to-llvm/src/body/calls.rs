//! Calls of the module's own functions and of LLVM's intrinsics.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::call;
use crate::function::flags::fast_math_of_call;
use crate::ids::Entity;
use crate::operands::{word, words_from};
use llvm_model::instruction::Args;
use llvm_model::intrinsics::Row;
use llvm_model::{CallingConv, Constant, Flags, FunctionId, InstBuilder as _, Value};
use spirv_module::Instruction;
use translate_common::Problem;
use translate_common::problems::{FunctionProblem, IdProblem, Wanted};

/// OpFunctionCall.
pub(crate) fn function_call(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let callee_id = word(inst, 0)?;
    let Entity::Function(callee) = f.raise.ids.entity(callee_id)? else {
        return Err(fail(IdProblem::NotA { id: callee_id, wanted: Wanted::Function }));
    };
    let function = &f.raise.out.functions[callee];
    if function.calling_conv == CallingConv::SPIR_KERNEL {
        return Err(fail(FunctionProblem::EntryPointCalled { id: callee_id }));
    }
    let (function_type, calling_conv, attributes) = (function.ty, function.calling_conv, function.attributes);
    let arg_ids = words_from(inst, 1)?;
    let params = match f.raise.out.types.function_parts(function_type) {
        Some((_, params, _)) if params.len() == arg_ids.len() => params.to_vec(),
        Some(_) => {
            return Err(fail(Problem::internal("a call with another number of arguments")));
        }
        None => return Err(fail(Problem::internal("a function without a function type"))),
    };
    let mut args = Args::with_capacity(arg_ids.len());
    for (&id, ty) in arg_ids.iter().zip(params) {
        args.push(f.value_of(id, ty)?);
    }
    check_numbers(f, callee, &args)?;
    let attributes = f.raise.call_attributes.of(&mut f.raise.out, attributes);
    let value = call(f, callee, function_type, args, calling_conv, attributes);
    if let Value::Inst(id) = value {
        let ty = f.result_type(inst)?;
        let scalar = f.raise.out.types.scalar(ty);
        let flags =
            if f.raise.out.types.is_float(scalar) { fast_math_of_call(f, inst)? } else { Flags::NONE };
        f.build.inst_mut(id).flags |= flags;
    }
    match f.raise.ids.llvm_type(inst.result_type().map_or(0, |ty| ty.0)) {
        Ok(ty) if ty == f.void => {
            let returns_void = f.value_type(value) == Some(f.void);
            if returns_void { Ok(()) } else { Err(fail(FunctionProblem::ReturnedValue)) }
        }
        _ => f.bind(inst, value),
    }
}

/// Checks that an intrinsic, as an import of its name, has numbers where it takes numbers only.
fn check_numbers(f: &FunctionRaiser<'_, '_>, callee: FunctionId, args: &[Value]) -> Res<()> {
    let name = &f.raise.out.functions[callee].props.name;
    if !name.starts_with("llvm.") {
        return Ok(());
    }
    let Some(row) = Row::find(name.as_bytes()) else { return Ok(()) };
    let is_number = |&arg: &Value| {
        let Value::Const(id) = arg else { return false };
        matches!(f.raise.out.constants[id], Constant::Int(_) | Constant::Float(_))
    };
    let wrong = args.iter().enumerate().find(|&(index, arg)| row.takes_number(index) && !is_number(arg));
    wrong.map_or(Ok(()), |(argument, _)| {
        let name = name.to_string_lossy().into_owned();
        Err(fail(FunctionProblem::VariableArgument { name, argument }))
    })
}
