//! The results of instructions for calls of builtins: their types, and the results of the calls.

use crate::lower::builtins::BuiltinCall;
use crate::lower::builtins::memory_rules::operand_of;
use crate::lower::code::Code;
use crate::lower::types::Shape;
use llvm_model::{InstId, Value};
use spirv_mapping::convention::access_chains::Form;
use spirv_mapping::relation::Relation;
use spirv_mapping::signatures::{self, Kind};
use spirv_mapping::{Inst, ResultAdapter};
use spirv_module::{Decoration, Id, InstructionClass, Op, StorageClass};
use translate_common::forms::AdaptedCalls;
use translate_common::problems::CallProblem;

/// Emits the instruction of a call and adapts its result to the call's.
pub(super) fn define_result(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op, operands: &[u32]) {
    let result = Value::Inst(call.inst);
    let adapted = code.type_of(result);
    let id = match call.reading.result {
        ResultAdapter::Test if !code.input().is_bool(adapted) => {
            check_lanes(code, call, op);
            let boolean = code.types().bool_like(adapted);
            let is_of_groups =
                matches!(op.class(), Some(InstructionClass::Group | InstructionClass::NonUniform));
            // The number for true is not specified: where no number is needed, none is emitted.
            if is_of_groups
                && code.input().options.forms().adapted_calls == AdaptedCalls::Simplified
                && code.is_only_tested(call.inst)
            {
                // A phi in front of the call may have named the test.
                let test = match code.requested_test(call.inst) {
                    Some(test) => code.define(test, op, boolean, operands),
                    None => code.emit(op, boolean, operands),
                };
                code.note_test(call.inst, test);
                test
            } else {
                let test = code.emit(op, boolean, operands);
                define_test(code, call.inst, test);
                test
            }
        }
        ResultAdapter::Via(_) | ResultAdapter::Offset(_)
            if code.module().types.int_width(adapted).is_none_or(|width| width == 1) =>
        {
            return code.report().problem(CallProblem::ResultKind { op, kind: "an integer" });
        }
        ResultAdapter::Via(relation) => {
            // The instruction gives a word whatever the width of the call's result.
            let (ty, word) = (code.natural_type(call.inst), code.pool().int_type(32));
            if code.module().types.int_width(adapted) != Some(32) {
                let bits = code.emit(op, word, operands);
                let converted = convert_bits(code, relation, bits, word, |pair| (pair.0, pair.1));
                code.define(call.inst, Op::UConvert, ty, &[converted.0]);
                return;
            }
            let bits = code.emit(op, ty, operands);
            match convert_steps(code, relation, bits, ty, |pair| (pair.0, pair.1)) {
                Converted::Known(id) => code.settle(call.inst, id),
                Converted::Select(operands) => {
                    code.define(call.inst, Op::Select, ty, &operands);
                }
            }
            bits
        }
        ResultAdapter::Offset(amount) => define_with_offset(code, call.inst, (op, operands), amount),
        _ => {
            let ty = builtin_result_type(code, call);
            if refuse_structure(code, op, ty, call.args) {
                return;
            }
            check_parts(code, op, ty, call.args);
            check_storage(code, call, op, ty, operands);
            let natural = code.natural_type(call.inst);
            if ty == natural {
                code.define(call.inst, op, ty, operands)
            } else {
                code.define_pointer(call.inst, op, ty, operands);
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

/// Reports a structure as the result of an instruction whose result is a number or an address (as such, or as a number
/// that is too wide), and other types as the result of an instruction that returns a structure. `args` are the operands.
pub(super) fn refuse_structure(code: &mut Code<'_, '_>, op: Op, ty: Id, args: &[Value]) -> bool {
    let gives_numbers = op.class().is_some_and(|class| {
        matches!(
            class,
            InstructionClass::Group
                | InstructionClass::NonUniform
                | InstructionClass::Arithmetic
                | InstructionClass::Bit
                | InstructionClass::RelationalAndLogical
                | InstructionClass::Atomic
        )
    });
    let kind = signatures::of_core(op).map(|signature| signature.result.kind);
    let gives_numbers =
        gives_numbers && kind != Some(Kind::Pair) || matches!(op, Op::ReadClockKHR | Op::PtrDiff);
    let is_query = op.name().is_some_and(|name| name.starts_with("GetKernel"));
    if is_query && ty != code.pool().int_type(32) {
        code.report().problem(CallProblem::ResultKind { op, kind: "an integer of 32 bits" });
        return true;
    }
    if let Some(&number) = args.last().filter(|_| kind == Some(Kind::Pair)) {
        let number = code.operand(number).1;
        let is_pair =
            matches!(code.shapes().get(ty), Some(Shape::Struct(members)) if **members == [number, number]);
        if !is_pair {
            code.report().problem(CallProblem::ResultPair { op });
        }
        return !is_pair;
    }
    // The placeholder for a rejected type is not a composite either.
    let is_known = !code.report().has_errors();
    let shape = code.shapes().get(ty);
    let is_structure = matches!(shape, Some(Shape::Struct(_)));
    let is_composite = is_structure || matches!(shape, Some(Shape::Vector(_) | Shape::Sequence(..)));
    let (refused, words) = if gives_numbers {
        (is_structure, "numbers, and no structure")
    } else if matches!(kind, Some(Kind::Address | Kind::Pointer | Kind::Generic)) {
        (is_structure, "an address, and no structure")
    } else if op == Op::CompositeConstruct {
        (is_known && !is_composite, "a value with several parts")
    } else {
        return false;
    };
    if refused {
        code.report().problem(CallProblem::ResultKind { op, kind: words });
    }
    refused
}

/// Emits an instruction, and the sum of its result and a number. Returns the sum.
fn define_with_offset(
    code: &mut Code<'_, '_>,
    inst: InstId,
    (op, operands): (Op, &[u32]),
    amount: u32,
) -> Id {
    let ty = code.natural_type(inst);
    let value = code.emit(op, ty, operands);
    let llvm_type = code.type_of(Value::Inst(inst));
    // A result of another width has constants of its own.
    let amount = match code.module().types.int_width(llvm_type) {
        Some(width) if width != 32 => {
            let amount = u64::from(amount) & llvm_model::int::mask(width.min(u64::BITS));
            code.pool().integer_constant(ty, width, amount)
        }
        _ => code.pool().u32_constant(amount),
    };
    code.define(inst, Op::IAdd, ty, &[value.0, amount.0])
}

/// Reports an array or a structure that is constructed from the wrong parts.
pub(super) fn check_parts(code: &mut Code<'_, '_>, op: Op, ty: Id, parts: &[Value]) {
    if op != Op::CompositeConstruct {
        return;
    }
    let types: Vec<Id> = parts.iter().map(|&part| code.operand(part).1).collect();
    let fit = match code.shapes().get(ty) {
        Some(Shape::Sequence(element, length)) => {
            length.is_none_or(|length| length == types.len() as u64) && types.iter().all(|ty| ty == element)
        }
        Some(Shape::Struct(members)) => **members == *types,
        _ => true,
    };
    if !fit {
        code.report().problem(CallProblem::ResultParts { op });
    }
}

/// Reports a cast from other than generic memory, or to another memory than its result is in.
fn check_storage(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op, ty: Id, operands: &[u32]) {
    let (Op::GenericCastToPtrExplicit, &[_, storage, ..]) = (op, operands) else { return };
    let from = operand_of(call, 0).map(|pointer| code.operand(pointer).1);
    let from = from.and_then(|ty| code.shapes().pointer_parts(ty)).map(|(storage, _)| storage);
    if from.is_some_and(|from| from != StorageClass::Generic) {
        let (operand, wrong) = ("Pointer".to_owned(), "is not a pointer to generic memory".to_owned());
        code.report().problem(CallProblem::Operand { operand, op, wrong });
    }
    let stated = StorageClass(storage);
    match code.shapes().pointer_parts(ty).map(|(storage, _)| storage) {
        Some(given) if given != stated => {
            code.report().problem(CallProblem::ResultStorage { op, stated, given });
        }
        Some(_) => {}
        None => {
            let (operand, wrong) = ("Result Type".to_owned(), "is no pointer".to_owned());
            code.report().problem(CallProblem::Operand { operand, op, wrong });
        }
    }
}

/// Reports a test of each component whose result has another number of components.
fn check_lanes(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    let types = &code.module().types;
    let lanes = |value| types.lanes(code.type_of(value));
    let of_each = op.class() == Some(InstructionClass::RelationalAndLogical);
    let is_of_all = matches!(op, Op::Any | Op::All);
    let of_result = lanes(Value::Inst(call.inst));
    if is_of_all && of_result.is_some() {
        code.report().problem(CallProblem::OneTruthValue { op });
    } else if of_each && !is_of_all && call.args.first().is_some_and(|&arg| lanes(arg) != of_result) {
        code.report().problem(CallProblem::TruthValues { op });
    }
}

/// The type of the instruction's result: a pointer's as the function's signature has it.
fn builtin_result_type(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) -> Id {
    // The loaded value is the pointee.
    let is_loaded = call.reading.inst == Inst::Core(Op::Load);
    if !is_loaded && code.input().is_pointer(code.type_of(Value::Inst(call.inst))) {
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
        {
            match accessed_part(code, call, pointee) {
                Some(part) => return code.pool().pointer_type(storage, part),
                None => report_no_part(code, call),
            }
        }
    }
    code.natural_type(call.inst)
}

/// Returns the pointee type of the result of a builtin whose first argument points to `pointee`: the same, or the type
/// that the indices of an access chain select.
fn accessed_part(code: &Code<'_, '_>, call: &BuiltinCall<'_>, pointee: Id) -> Option<Id> {
    let form = match call.reading.inst {
        Inst::Core(op) => Form::of(op),
        _ => None,
    };
    let Some(form) = form else { return Some(pointee) };
    call.args.get(1 + usize::from(form.from_element)..)?.iter().try_fold(pointee, |ty, &index| {
        let number = code.module().as_u64(code.resolve(index));
        // Members have constant numbers.
        let number = number.or((!matches!(code.shapes().get(ty), Some(Shape::Struct(_)))).then_some(0))?;
        code.shapes().element_type(ty, number)
    })
}

/// Reports an access chain whose indices lead to nothing.
fn report_no_part(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let Inst::Core(op) = call.reading.inst else { return };
    let wrong = "leads to no part of what the pointer points to".to_owned();
    code.report().problem(CallProblem::Operand { operand: "Indexes".to_owned(), op, wrong });
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

/// The number that a relation has for another, at run time.
enum Converted {
    /// It is computed.
    Known(Id),
    /// OpSelect of these operands is to compute it.
    Select([u32; 3]),
}

/// A chain of selects through the pairs of a relation, each turned into (from, to).
pub(super) fn convert_bits(
    code: &mut Code<'_, '_>,
    relation: &Relation,
    value: Id,
    ty: Id,
    direction: impl Fn((u32, u32)) -> (u32, u32),
) -> Id {
    match convert_steps(code, relation, value, ty, direction) {
        Converted::Known(id) => id,
        Converted::Select(operands) => code.emit(Op::Select, ty, &operands),
    }
}

/// As [`convert_bits`], with the last step left to be made.
fn convert_steps(
    code: &mut Code<'_, '_>,
    relation: &Relation,
    value: Id,
    ty: Id,
    direction: impl Fn((u32, u32)) -> (u32, u32),
) -> Converted {
    let boolean = code.pool().bool_type();
    let mut result = Converted::Known(value);
    for (number, pair) in relation.all_pairs().into_iter().enumerate() {
        let (from, to) = direction(pair);
        let to = code.pool().narrow_constant(ty, to);
        if number == 0 {
            result = Converted::Known(to);
            continue;
        }
        let other = match result {
            Converted::Known(id) => id,
            Converted::Select(operands) => code.emit(Op::Select, ty, &operands),
        };
        let from = code.pool().narrow_constant(ty, from);
        let same = code.emit(Op::IEqual, boolean, &[value.0, from.0]);
        result = Converted::Select([same.0, to.0, other.0]);
    }
    result
}
