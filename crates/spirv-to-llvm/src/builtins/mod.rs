//! Instructions that are calls of builtin functions in LLVM, as the mapping table spells them.

mod arguments;
mod booleans;
mod builtin_operands;
mod device_enqueue;
mod hooks;
pub(crate) mod images;
pub(crate) mod untyped;

use crate::builtins::booleans::{forget_booleans, integers_for_booleans};
use crate::builtins::builtin_operands::{BuiltinOperand, Operands, builtin_operands};
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::deferred::adapted_results;
use crate::function::deferred::adapted_results::{Adapted, Truth};
use crate::function::flags::fast_math_of_call;
use crate::function::memory;
use crate::function::values::resize;
use crate::module::extended::{NON_SEMANTIC, skip_extended};
use crate::module::spelling::{Element, Spelled, SpellingKey, spell};
use crate::module::stated_decorations::is_metadata;
use crate::operands::word;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, Name, TypeId, Value};
use spirv_mapping::convention::{casts, shaders};
use spirv_mapping::{Inst, ResultAdapter, Source};
use spirv_module::{Decoration, FPRoundingMode, Instruction};
use translate_common::Problem;
use translate_common::forms::{AdaptedCalls, StepNames};
use translate_common::problems::{OperandProblem, RequirementProblem};

/// A core instruction that has no LLVM instruction.
pub(crate) fn builtin(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let op = inst.op();
    let facts = op.facts().ok_or_else(|| fail(RequirementProblem::UnknownOpcode { op }))?;
    if !spirv_mapping::friendly::is_callable(op) && !shaders::is_called_terminator(op) {
        return Err(fail(OperandProblem::NotInFunctions { instruction: op.to_string() }));
    }
    let operands = builtin_operands(f, inst, inst.operands(), facts.operands)?;
    if images::image_value(f, inst, &operands)? {
        return Ok(());
    }
    call_builtin(f, inst, Inst::Core(op), operands)
}

/// OpExtInst.
pub(crate) fn extended(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let (set_id, number) = (word(inst, 0)?, word(inst, 1)?);
    let import = f.raise.input.scan.ext_inst_set(&f.raise.ids, set_id)?;
    let arguments = inst.operands().get(2..).unwrap_or(&[]);
    let of_functions = f.raise.input.options.spirv.profile.instructions;
    // In the IR of shaders, an instruction with a meaning is a call, whatever its set.
    let calls = !f.raise.input.options.spirv.profile.has_library
        && import.debug_info.is_none()
        && !import.name.to_string_lossy().starts_with(NON_SEMANTIC);
    match import.set.map(|set| (set, Inst::Ext(set, number))) {
        Some((set, what)) if set == of_functions || calls || spirv_mapping::row(what).is_some() => {
            let facts = what.operands();
            let facts =
                facts.ok_or_else(|| fail(OperandProblem::UnknownInstruction { set: set.name(), number }))?;
            let operands = builtin_operands(f, inst, arguments, facts)?;
            call_builtin(f, inst, what, operands)
        }
        _ => skip_extended(f.raise, inst, import),
    }
}

fn call_builtin(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    what: Inst,
    operands: Operands,
) -> Res<()> {
    call_builtin_on_elements(f, inst, what, operands, None)
}

/// As [`call_builtin`], for an instruction that may state the type behind its untyped pointers.
pub(crate) fn call_builtin_on_elements(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    what: Inst,
    mut operands: Operands,
    element: Option<Element>,
) -> Res<()> {
    let (mut saturated, mut rounding) = (false, None);
    let result_id = inst.result().map_or(0, |id| id.0);
    if result_id != 0 && f.is_decorated(inst)? {
        for decoration in f.decorations(inst)? {
            match (decoration.kind, decoration.operands) {
                (Decoration::SaturatedConversion, _) => saturated = true,
                (Decoration::FPRoundingMode, _) if casts::is_of_integers(inst.op()) => {}
                (Decoration::FPRoundingMode, &[mode, ..]) if matches!(what, Inst::Core(_)) => {
                    rounding = Some(FPRoundingMode(mode))
                }
                (Decoration::FPFastMathMode, _) => {}
                _ if is_metadata(inst.op(), &decoration) => {}
                _ => f.raise.report.lose_decoration(&f.raise.ids, decoration),
            }
        }
    }
    let friendly = !images::knows_image_and_sampler(f, what, &operands);
    let key = |operands: &[BuiltinOperand]| SpellingKey {
        saturated,
        rounding,
        element,
        friendly,
        ..spelling_key(what, operands, inst)
    };
    let mut spelled = spell(f.raise, key(&operands), inst)?;
    if f.raise.input.forms().adapted_calls == AdaptedCalls::Simplified
        && let Some(other) = integers_for_booleans(f, &spelled, &operands)
        && let Ok(direct) = spell(f.raise, key(&other), inst)
    {
        forget_booleans(f, &operands, &other);
        (spelled, operands) = (direct, other);
    }
    if let Some(hook) = spelled.spelling.hook {
        return hooks::call_hooked(f, inst, &spelled, &operands, hook);
    }
    let name = name_before_arguments(f, inst, &spelled);
    let value = arguments::call(f, &spelled, &operands)?;
    mark_volatile(f, inst, value);
    if let (Some(name), Value::Inst(call)) = (name, value) {
        f.build.set_name(call, name);
    }
    if !f.has_value(inst) {
        return Ok(());
    }
    match spelled.spelling.result {
        ResultAdapter::Same => {
            let ty = f.result_type(inst)?;
            let value = value_as(f, value, ty)?;
            if let Value::Inst(id) = value
                && f.raise.out.types.is_float(f.raise.out.types.scalar(ty))
            {
                let flags = fast_math_of_call(f, inst)?;
                f.build.inst_mut(id).flags |= flags;
            }
            f.bind(inst, value)
        }
        ResultAdapter::Test if f.raise.input.forms().adapted_calls == AdaptedCalls::Literal => {
            let value = booleans::test_at_once(f, inst, value)?;
            f.bind(inst, value)
        }
        ResultAdapter::Test => adapted_results::bind(f, inst, value, Adapted::NotZero(Truth::of(inst.op()))),
        ResultAdapter::Offset(amount) => {
            let ty = f.result_type(inst)?;
            let value = value_as(f, value, ty)?;
            if f.raise.input.forms().adapted_calls == AdaptedCalls::Literal {
                let rhs = f.int_splat(ty, i64::from(amount))?;
                let value = f.binary(BinaryOp::Sub, value, rhs);
                return f.bind(inst, value);
            }
            adapted_results::bind(f, inst, value, Adapted::Minus(amount))
        }
        ResultAdapter::Via(relation) => {
            let ty = f.result_type(inst)?;
            let value = value_as(f, value, ty)?;
            adapted_results::bind(f, inst, value, Adapted::Through(relation))
        }
    }
}

/// Marks the accesses of an instruction of shaders as volatile if a decoration requires it: the lowering of the call
/// depends on it. Kernels call functions, which optimizers leave alone.
fn mark_volatile(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, call: Value) {
    let (volatility, has_library) =
        (&f.raise.input.scan.volatility, f.raise.input.options.spirv.profile.has_library);
    if has_library || volatility.is_empty() || !inst.operands().iter().any(|&id| f.is_volatile(id)) {
        return;
    }
    if let Value::Inst(call) = call {
        memory::mark_volatile(f, call);
    }
}

/// The name of the result, taken before the arguments get theirs, where they are calls that have some.
fn name_before_arguments(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    spelled: &Spelled,
) -> Option<Name> {
    let is_computed = |source: &Source| matches!(source, Source::Computed { .. });
    let id = inst.result()?.0;
    let takes = f.raise.input.forms().step_names == StepNames::Builder
        && f.raise.ids.is_named(id)
        && !f.raise.input.options.policy.strip_names
        && spelled.spelling.result == ResultAdapter::Same
        && spelled.spelling.args.iter().any(is_computed);
    takes.then(|| f.build.reserve(f.raise.ids.name(id)))
}

/// Returns the key of an instruction that has nothing but its operands and its result.
fn spelling_key(inst: Inst, operands: &[BuiltinOperand], of: Instruction<'_>) -> SpellingKey {
    SpellingKey {
        operands: operands.iter().map(|o| (o.ty(), o.constant())).collect(),
        ..SpellingKey::plain(inst, Vec::new(), of.result_type().map_or(0, |ty| ty.0))
    }
}

/// A call's result as the type that the instruction gives.
fn value_as(f: &mut FunctionRaiser<'_, '_>, value: Value, to: TypeId) -> Res<Value> {
    let from = f.value_type(value).ok_or_else(|| fail(Problem::internal("a call without a result")))?;
    if from == to {
        return Ok(value);
    }
    let types = &f.raise.out.types;
    if types.address_space(from).is_some() && types.address_space(to).is_some() {
        return Ok(f.cast(CastOp::AddrSpaceCast, value, to));
    }
    resize(f, value, to)
}
