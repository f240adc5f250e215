//! Booleans that the other direction made from integers for the instruction's sake: the call takes the integers again.

use crate::builtins::builtin_operands::{BuiltinOperand, Operands, id_operand};
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::module::spelling::Spelled;
use llvm_model::{CastOp, InstBuilder as _, IntPredicate, Value};
use spirv_mapping::Source;
use spirv_module::{Instruction, InstructionClass, Op};
use translate_common::Problem;
use translate_common::problems::{OperandProblem, Wanted};

/// The operands of a builtin with the integers that booleans among them are made from, when the spelling has
/// integers there: `any(x)` instead of `any(x < 0 ? -1 : 0)`.
pub(crate) fn integers_for_booleans(
    f: &mut FunctionRaiser<'_, '_>,
    spelled: &Spelled,
    operands: &[BuiltinOperand],
) -> Option<Operands> {
    let mut out = None;
    for source in &spelled.spelling.args {
        let (index, op) = match *source {
            Source::BoolToInt(index) => (index, Op::INotEqual),
            Source::BoolToMask(index) => (index, Op::SLessThan),
            _ => continue,
        };
        let &[integer, zero] = f.defined_by(operands.get(index)?.id()?, op)? else { return None };
        if !f.is_zero(zero) {
            return None;
        }
        let operand = id_operand(f, integer).ok()?;
        *out.get_or_insert_with(|| Operands::from_slice(operands)).get_mut(index)? = operand;
    }
    out
}

/// Notes that the booleans among `old` that `new` has no more may be superfluous.
pub(crate) fn forget_booleans(
    f: &mut FunctionRaiser<'_, '_>,
    old: &[BuiltinOperand],
    new: &[BuiltinOperand],
) {
    for (old, new) in old.iter().zip(new) {
        if let (Some(id), true) = (old.id(), old.id() != new.id()) {
            f.forget(id);
        }
    }
}

/// Converts an integer result of a call to a truth value as the Khronos translator does: whether it is not 0 for groups,
/// the lowest bit for others, because OpenCL C's two forms of true both have it.
pub(super) fn test_at_once(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    given: Value,
) -> Res<Value> {
    let from = f.value_type(given).ok_or_else(|| fail(Problem::internal("a call without a result")))?;
    f.check_int(from)?;
    let to = f.result_type(inst)?;
    let class = inst.op().class();
    if f.int_type_like(from, 1) != to {
        return Err(fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::TypeOfBuiltin }));
    }
    if matches!(class, Some(InstructionClass::Group | InstructionClass::NonUniform)) {
        let zero = f.zero(from);
        return Ok(f.icmp(IntPredicate::Ne, given, zero));
    }
    let mut given = given;
    if let Some(lanes) = f.raise.out.types.lanes(from) {
        let byte = f.raise.out.types.int(8);
        let bytes = f.raise.out.types.vector(byte, lanes);
        given = if bytes == from { given } else { f.cast(CastOp::Trunc, given, bytes) };
    }
    Ok(f.cast(CastOp::Trunc, given, to))
}
