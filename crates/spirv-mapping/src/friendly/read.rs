//! Calls of friendly functions → instructions.

use spirv_grammar::{Category, Op, OperandFacts, OperandKind, Quantifier};

use super::Parsed;
use crate::convention::casts;
use crate::convention::memory::KERNEL_STORAGE;
use crate::reading::{Reading, ResultAdapter, Value};
use crate::row::{Hook, Inst};
use crate::signatures::{self, Kind, Mismatch, Signature, gives_bool, signature};
use crate::ty::{Operand, Ty};

/// Reads a call of a friendly function. One of a template (`of_template`) may have untyped pointers in the place of opaque
/// types, as SYCL's headers had it.
pub(crate) fn read(parsed: &Parsed, of_template: bool, args: &[Operand], ret: &Ty) -> Option<Reading> {
    let (hook, operands) = hook_and_operands(parsed, args, ret)?;
    if !counts_components(parsed.inst, &operands, ret) || !casts_as_stated(parsed, ret) {
        return None;
    }
    if !signatures::holds(parsed.inst, operands.len(), of_template, part_of(hook, &operands, args, ret)) {
        return None;
    }
    let adapter = match parsed.inst {
        Inst::Core(op) if gives_bool(op) && !matches!(ret.lanes().1, Ty::Bool | Ty::Void) => {
            ResultAdapter::Test
        }
        _ => ResultAdapter::Same,
    };
    Some(Reading {
        inst: parsed.inst,
        hook,
        operands,
        result: adapter,
        saturated: parsed.saturated,
        // Between integers nothing is rounded; compilers name the mode that the source names.
        rounding: parsed.rounding.filter(|_| casts::takes_rounding_mode(parsed.inst)),
    })
}

/// Returns the mismatch of a call that does not fit the instruction it is named after, if it cannot be anything else.
pub(crate) fn refused(parsed: &Parsed, args: &[Operand], ret: &Ty) -> Option<Mismatch> {
    let Inst::Core(op) = parsed.inst else { return None };
    let (hook, operands) = hook_and_operands(parsed, args, ret)?;
    signatures::refused(op, part_of(hook, &operands, args, ret))
}

/// Returns whether the result of an instruction that states a number of components to load has that many components.
fn counts_components(inst: Inst, operands: &[Value], ret: &Ty) -> bool {
    let is_counted = |signature: &Signature| {
        signature.names_result && signature.operands.last().is_some_and(|part| part.kind == Kind::Literal)
    };
    let is_load = inst.as_cl().is_some() && signature(inst).is_some_and(is_counted);
    !is_load || operands.last() == Some(&Value::Literal(ret.lanes().0))
}

/// Returns whether a cast whose postfix names a storage class has a result of that storage class.
fn casts_as_stated(parsed: &Parsed, ret: &Ty) -> bool {
    let (Inst::Core(Op::GenericCastToPtr), Some((_, storage))) = (parsed.inst, parsed.stated) else {
        return true;
    };
    let space = KERNEL_STORAGE.iter().find(|pair| pair.spirv.0 == storage).map(|pair| pair.llvm);
    matches!(ret, Ty::Pointer { space: given, .. } if Some(*given) == space)
}

/// The type of a part of an instruction, by the arguments that its operands are.
fn part_of<'t>(
    hook: Option<Hook>,
    operands: &'t [Value],
    args: &'t [Operand],
    ret: &'t Ty,
) -> impl Fn(usize) -> Option<&'t Ty> {
    move |number| match number.checked_sub(1) {
        // A structure is after the first argument.
        None => (hook != Some(Hook::StructResult)).then_some(ret),
        Some(operand) => match operands.get(operand)? {
            Value::Arg(k) | Value::NonZero(k) => args.get(*k).map(|arg| &arg.ty),
            _ => None,
        },
    }
}

/// How the call is read beside its name, and the operands that its arguments are.
fn hook_and_operands(parsed: &Parsed, args: &[Operand], ret: &Ty) -> Option<(Option<Hook>, Vec<Value>)> {
    let (facts, has_result): (&[OperandFacts], bool) = match parsed.inst {
        Inst::Core(op) => op.facts().map(|f| (f.operands, f.result_type))?,
        other => (other.operands()?, true),
    };
    let hook = match parsed.inst {
        Inst::Core(Op::SpecConstant | Op::SpecConstantComposite | Op::ConstantSizeOfEXT) => {
            Some(Hook::SpecConstant)
        }
        Inst::Core(Op::ConstantSampler) => Some(Hook::Sampler),
        Inst::Core(_)
            if has_result
                && *ret == Ty::Void
                && matches!(args.first(), Some(a) if matches!(a.ty, Ty::Pointer { .. })) =>
        {
            // A void call of an instruction with a result: `sret`, unless the result itself is void.
            let needed = facts.iter().filter(|o| o.quantifier == Quantifier::One).count();
            (args.len() > needed).then_some(Hook::StructResult)
        }
        _ => None,
    };
    let first = usize::from(hook == Some(Hook::StructResult));
    let operands = if hook == Some(Hook::SpecConstant) {
        (0..args.len()).map(Value::Arg).collect()
    } else {
        read_operands(facts, parsed, args, first)?
    };
    Some((hook, operands))
}

/// The operand kinds still to come, innermost last; `Many` stays.
fn push(stack: &mut Vec<OperandFacts>, operands: &[OperandFacts]) {
    stack.extend(operands.iter().rev().copied());
}

fn read_operands(
    facts: &[OperandFacts],
    parsed: &Parsed,
    args: &[Operand],
    first: usize,
) -> Option<Vec<Value>> {
    let mut todo = Vec::new();
    push(&mut todo, facts);
    let mut out = Vec::new();
    let mut k = first;
    while let Some(next) = todo.last().copied() {
        if next.quantifier != Quantifier::Many {
            todo.pop();
        }
        if let Some((operand, value)) = parsed.stated
            && operand == out.len()
        {
            // An argument may repeat it; the result type follows the postfix, so the postfix decides.
            out.push(Value::Literal(value));
            k = args.len().min(k + 1);
            continue;
        }
        let Some(arg) = args.get(k) else {
            if next.quantifier == Quantifier::One {
                return None;
            }
            break;
        };
        if is_id(next.kind) {
            let is_int = matches!(arg.ty.lanes().1, Ty::Int(_));
            out.push(match parsed.inst {
                Inst::Core(op) if is_int && signatures::takes_truth(op, out.len()) => Value::NonZero(k),
                _ => Value::Arg(k),
            });
        } else {
            let value = u32::try_from(arg.constant?).ok()?;
            if matches!(next.kind.category(), Category::Enum) && next.kind.enumerant(value).is_none() {
                return None;
            }
            out.push(Value::Literal(value));
            push_parameters(&mut todo, next.kind, value);
        }
        k += 1;
    }
    if let Some((operand, _)) = parsed.stated
        && operand == out.len()
    {
        // The instruction has no operand for it.
        k = args.len().min(k + 1);
    }
    (k == args.len()).then_some(out)
}

fn is_id(kind: OperandKind) -> bool {
    matches!(kind, OperandKind::IdRef | OperandKind::IdScope | OperandKind::IdMemorySemantics)
}

/// Operands that follow a value of an enumeration or a mask.
fn push_parameters(todo: &mut Vec<OperandFacts>, kind: OperandKind, value: u32) {
    let is_mask = matches!(kind.category(), Category::Mask);
    if is_mask {
        for bit in (0..32).rev().map(|n| 1u32 << n).filter(|bit| value & bit != 0) {
            if let Some(row) = kind.enumerant(bit) {
                push(todo, row.parameters);
            }
        }
    } else if let Some(row) = kind.enumerant(value) {
        push(todo, row.parameters);
    }
}
