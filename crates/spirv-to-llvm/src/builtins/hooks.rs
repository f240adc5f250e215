//! Calls that code completes: the reverse half of [`Hook`]. The table determines the function and the sources of its arguments
//! ([`Source`]); a hook computes the instruction's result from the call's result.

use crate::builtins::arguments::{self, adapt_pointer, argument, arguments};
use crate::builtins::builtin_operands::{BuiltinOperand, operand_value};
use crate::builtins::images::bind_texel;
use crate::builtins::value_as;
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::call_spelled;
use crate::function::memory::{in_memory, mark_nontemporal, own_memory, stored_next};
use crate::function::values::with_lanes;
use crate::module::spelling::Spelled;
use crate::operands::result;
use llvm_model::instruction::Args;
use llvm_model::{InstBuilder as _, Value};
use spirv_mapping::convention;
use spirv_mapping::friendly::arbitrary;
use spirv_mapping::{Hook, Source};
use spirv_module::{ImageOperands, Instruction, Op};
use translate_common::Problem;
use translate_common::forms::{AdaptedCalls, ArbitraryResults};

/// A compare-exchange with its comparator in memory.
struct Unfolded<'m> {
    /// Where it is.
    expected: Value,
    /// Its id.
    comparator: u32,
    /// The instruction that stores the old value there.
    store: Instruction<'m>,
    /// The instruction that compares the two.
    equal: Instruction<'m>,
}

/// Makes the call of a spelling with a hook and binds the result.
pub(super) fn call_hooked(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    spelled: &Spelled,
    operands: &[BuiltinOperand],
    hook: Hook,
) -> Res<()> {
    match hook {
        Hook::ImageSample | Hook::ImageRead => {
            let texel = arguments::call(f, spelled, operands)?;
            mark_image_access(f, inst, 2, texel);
            bind_texel(f, inst, texel)
        }
        Hook::ImageWrite => {
            let call = arguments::call(f, spelled, operands)?;
            mark_image_access(f, inst, 3, call);
            Ok(())
        }
        Hook::ImageDim => {
            let size = arguments::call(f, spelled, operands)?;
            bind_first_lanes(f, inst, size)
        }
        Hook::ImageSize
        | Hook::Broadcast
        | Hook::MotionEstimation
        | Hook::EnqueueKernel
        | Hook::KernelQuery => {
            let value = arguments::call(f, spelled, operands)?;
            let ty = f.result_type(inst)?;
            let value = value_as(f, value, ty)?;
            f.bind(inst, value)
        }
        Hook::CompareExchange => compare_exchange(f, inst, spelled, operands),
        Hook::NdRange | Hook::StructResult => {
            let value = call_for_structure(f, inst, spelled, operands)?;
            f.bind(inst, value)
        }
        // The table writes no call of these.
        Hook::Identity
        | Hook::NegatedValue
        | Hook::AtomicInit
        | Hook::ScalarDot
        | Hook::MotionEstimationKind
        | Hook::SpecConstant
        | Hook::Sampler => Err(fail(Problem::internal("a hook without a call"))),
    }
}

/// Attaches the hint among the image operands of an access, which are operand `place`: functions have no argument for it.
fn mark_image_access(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, place: usize, call: Value) {
    let mask = ImageOperands(inst.operands().get(place).copied().unwrap_or(0));
    if let (Value::Inst(call), true) = (call, mask.contains(ImageOperands::Nontemporal)) {
        mark_nontemporal(f, call, convention::memory::IMAGE_NONTEMPORAL);
    }
}

/// The function leaves the instruction's result in memory: the comparator, which is the old value, if it succeeds, and the
/// old value if it fails.
fn compare_exchange(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    spelled: &Spelled,
    operands: &[BuiltinOperand],
) -> Res<()> {
    let place = spelled.spelling.args.iter().position(|source| matches!(source, Source::InMemory(_)));
    let place = place.ok_or_else(|| fail(Problem::internal("a comparison without its comparator")))?;
    if f.raise.input.forms().adapted_calls == AdaptedCalls::Simplified
        && let Some(unfolded) = unfolded_exchange(f, inst, spelled, place)?
    {
        return compare_exchange_at(f, inst, spelled, operands, place, unfolded);
    }
    // The function writes to that memory: it is never the program's.
    let Some(&Source::InMemory(comparator)) = spelled.spelling.args.get(place) else {
        return Err(fail(Problem::internal("a comparison without its comparator")));
    };
    let comparator = operands.get(comparator).copied();
    let (value, ty) =
        operand_value(f, comparator.ok_or_else(|| fail(Problem::internal("an operand is missing")))?)?;
    let mut args = Args::with_capacity(spelled.spelling.args.len());
    let mut expected = None;
    for (index, source) in spelled.spelling.args.iter().enumerate() {
        let param = spelled.params.get(index).copied();
        if index != place {
            args.push(argument(f, source, param, operands)?);
            continue;
        }
        let memory = in_memory(f, value, ty)?;
        f.name_builder_step(memory, "expected");
        let pointer = adapt_pointer(f, memory, param)?;
        expected = Some(pointer);
        args.push(pointer);
    }
    let expected = expected.ok_or_else(|| fail(Problem::internal("a comparison without its comparator")))?;
    call_spelled(f, spelled, args)?;
    let ty = f.result_type(inst)?;
    let old = f.load(ty, expected, 0);
    f.bind(inst, old)
}

/// The pattern that the forward translation emits around the function: the comparator is loaded, the old value stored in
/// its place, and the two compared.
fn unfolded_exchange<'m>(
    f: &mut FunctionRaiser<'_, 'm>,
    inst: Instruction<'_>,
    spelled: &Spelled,
    place: usize,
) -> Res<Option<Unfolded<'m>>> {
    let &[.., comparator] = inst.operands() else { return Ok(None) };
    let Some(&[pointer]) = f.defined_by(comparator, Op::Load) else { return Ok(None) };
    let after = |by: usize| f.raise.input.instruction(inst.index() as usize + by);
    let (Some(store), Some(equal)) = (after(1), after(2)) else { return Ok(None) };
    let old = result(inst)?;
    let loaded_before = f.raise.ids.definition(comparator).map(|load| load.index() + 1);
    let fits = loaded_before == Some(inst.index())
        && (store.op(), store.operands()) == (Op::Store, &[pointer, old][..])
        && (equal.op(), equal.operands()) == (Op::IEqual, &[old, comparator][..]);
    if !fits {
        return Ok(None);
    }
    let (expected, ty) = f.typed(pointer)?;
    let passed = spelled.params.get(place) == Some(&ty);
    Ok(passed.then_some(Unfolded { expected, comparator, store, equal }))
}

/// The function with its comparator in the program's own memory.
fn compare_exchange_at(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    spelled: &Spelled,
    operands: &[BuiltinOperand],
    place: usize,
    Unfolded { expected, comparator, store, equal }: Unfolded<'_>,
) -> Res<()> {
    let args = arguments_with(f, spelled, operands, place, expected)?;
    let done = call_spelled(f, spelled, args)?;
    let ty = f.result_type(inst)?;
    let old = f.load(ty, expected, 0);
    f.bind(inst, old)?;
    f.bind(equal, done)?;
    // Neither value is needed unless the program does more with it.
    f.forget(comparator);
    f.forget(result(inst)?);
    f.deferred.folded.extend([store.index(), equal.index()]);
    Ok(())
}

/// The arguments of a call as spelled, with `value` at one place.
fn arguments_with(
    f: &mut FunctionRaiser<'_, '_>,
    spelled: &Spelled,
    operands: &[BuiltinOperand],
    place: usize,
    value: Value,
) -> Res<Args> {
    let mut args = Args::with_capacity(spelled.spelling.args.len());
    for (index, source) in spelled.spelling.args.iter().enumerate() {
        let param = spelled.params.get(index).copied();
        args.push(if index == place { value } else { argument(f, source, param, operands)? });
    }
    Ok(args)
}

/// A call that stores the structure it gives through its first argument: where the program stores it next, if it does.
fn call_for_structure(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    spelled: &Spelled,
    operands: &[BuiltinOperand],
) -> Res<Value> {
    let ty = f.result_type(inst)?;
    let parts = f.raise.out.types.function_parts(spelled.function_type);
    let place = parts.and_then(|parts| parts.1.first().copied());
    // The function takes the address of memory in one address space.
    let has_own = f.raise.input.forms().arbitrary_results == ArbitraryResults::Stored
        && arbitrary::is_named(&spelled.spelling.symbol);
    let stored = stored_next(f, inst)?.filter(|&(pointer, _)| !has_own && f.value_type(pointer) == place);
    let memory = match stored {
        Some((memory, _)) => memory,
        None => own_memory(f, ty)?,
    };
    let mut args = vec![adapt_pointer(f, memory, place)?];
    args.extend(arguments(f, spelled, operands)?);
    call_spelled(f, spelled, args)?;
    let value = f.load(ty, memory, 0);
    if let (Some((_, store)), Value::Inst(load)) = (stored, value) {
        f.deferred.folded.push(store);
        f.build.may_go(load);
    }
    Ok(value)
}

/// Binds the result to the first components of a vector.
fn bind_first_lanes(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, value: Value) -> Res<()> {
    let wanted = f.result_type(inst)?;
    let lanes = f.raise.out.types.lanes(wanted).unwrap_or(1);
    let from = f.value_type(value).ok_or_else(|| fail(Problem::internal("a call without a result")))?;
    let value = with_lanes(f, value, from, lanes)?;
    if from != wanted {
        f.build.adapts(value);
    }
    f.bind(inst, value)
}
