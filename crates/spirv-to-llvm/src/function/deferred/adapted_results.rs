//! Builtins whose call has another result than the instruction: an integer for a boolean, a number with an offset, other
//! numbers.
//!
//! The instruction's result is computed from the call's result only when it is needed: often later instructions undo that
//! computation, and use the call's result itself.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::deferred::lazy_list::{self, name_late};
use crate::function::deferred::relations::{Steps, convert};
use crate::ids::Entity;
use crate::operands::result;
use llvm_model::{BinaryOp, Constant, InstBuilder as _, InstKind, IntPredicate, TypeId, Value};
use spirv_mapping::relation::Relation;
use spirv_module::{Instruction, InstructionClass, Op};
use translate_common::Problem;
use translate_common::problems::{OperandProblem, Wanted};

/// How the instruction's result follows from the call's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Adapted {
    /// Whether it is not 0.
    NotZero(Truth),
    /// It minus this number.
    Minus(u32),
    /// The counterpart in a relation.
    Through(&'static Relation),
}

/// The integer that a call gives for true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Truth {
    /// 1 for scalars and -1 for components of vectors.
    ///
    /// Source: OpenCL C specification, "Relational Functions".
    Exact,
    /// Any number but 0.
    NotZero,
}

impl Truth {
    /// The integer that OpenCL C defines for the function of an instruction.
    pub(crate) fn of(op: Op) -> Truth {
        let class = op.class();
        match class {
            Some(InstructionClass::RelationalAndLogical) => Truth::Exact,
            _ => Truth::NotZero,
        }
    }
}

/// Binds the result to a value derived from `raw`.
pub(crate) fn bind(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    raw: Value,
    how: Adapted,
) -> Res<()> {
    let ty = f.result_type(inst)?;
    let raw_type = f.value_type(raw).ok_or_else(|| fail(Problem::internal("a call without a result")))?;
    f.check_int(raw_type)?;
    let wanted = match how {
        Adapted::NotZero(_) => f.int_type_like(raw_type, 1),
        Adapted::Minus(_) | Adapted::Through(_) => raw_type,
    };
    if wanted != ty {
        return Err(fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::TypeOfBuiltin }));
    }
    let index = lazy_list::add(f, |deferred| &mut deferred.adapted, inst, (raw, how), ty)?;
    f.raise.ids.set(result(inst)?, Entity::Adapted(index));
    Ok(())
}

/// The instruction's result.
pub(crate) fn value(f: &mut FunctionRaiser<'_, '_>, index: u32) -> Res<Value> {
    lazy_list::value(
        f,
        |deferred| &mut deferred.adapted,
        index,
        |f, lazy| {
            let (raw, how) = lazy.what;
            let raw_type =
                f.value_type(raw).ok_or_else(|| fail(Problem::internal("a value without a type")))?;
            let value = make(f, raw, raw_type, how, lazy.ty)?;
            name_late(f, lazy.inst, value);
            Ok(value)
        },
    )
}

fn make(
    f: &mut FunctionRaiser<'_, '_>,
    raw: Value,
    raw_type: TypeId,
    how: Adapted,
    ty: TypeId,
) -> Res<Value> {
    let kind = match how {
        Adapted::NotZero(_) => {
            let rhs = f.zero(raw_type);
            InstKind::ICmp { predicate: IntPredicate::Ne, lhs: raw, rhs }
        }
        Adapted::Minus(offset) => {
            let rhs = f.int_splat(raw_type, i64::from(offset))?;
            InstKind::Binary { op: BinaryOp::Sub, lhs: raw, rhs }
        }
        Adapted::Through(relation) => {
            let value = convert(f, raw, ty, relation.all_pairs().iter().map(|&(s, o)| (o, s)))?;
            // The user may be the first instruction of the pattern that undoes it.
            if let Value::Inst(inst) = value {
                f.build.may_go(inst);
            }
            return Ok(value);
        }
    };
    let value = f.emit(kind, ty);
    if let (Adapted::NotZero(_), Value::Inst(inst)) = (how, value) {
        f.build.may_go(inst);
    }
    Ok(value)
}

fn adapted_from(f: &FunctionRaiser<'_, '_>, id: u32) -> Option<(Value, Adapted)> {
    match f.entity_here(id) {
        Ok(Entity::Adapted(index)) => f.deferred.adapted.get(index).ok().map(|lazy| lazy.what),
        _ => None,
    }
}

/// The call's own result, when selecting between these values gives just it: 1 or 0, for vectors -1 or 0. Functions that give
/// any number but 0 for true are not among them.
pub(crate) fn test_as_integer(
    f: &FunctionRaiser<'_, '_>,
    condition: u32,
    if_true: Value,
    if_false: Value,
    ty: TypeId,
) -> Option<Value> {
    let (raw, truth) = test_behind(f, condition, if_true, if_false, ty)?;
    (truth == Truth::Exact).then_some(raw)
}

/// The call's own result behind a selection between 1 and 0, for vectors -1 and 0, by its value for true.
pub(crate) fn test_behind(
    f: &FunctionRaiser<'_, '_>,
    condition: u32,
    if_true: Value,
    if_false: Value,
    ty: TypeId,
) -> Option<(Value, Truth)> {
    let (raw, Adapted::NotZero(truth)) = adapted_from(f, condition)? else { return None };
    let (Value::Const(yes), Value::Const(no)) = (if_true, if_false) else { return None };
    let constants = &f.raise.out.constants;
    let yes_fits = match (&constants[yes], f.raise.out.types.lanes(ty)) {
        (Constant::Int(bits), None) => bits.to_u64() == Some(1),
        (Constant::Data(bytes), Some(_)) => bytes.iter().all(|&byte| byte == 0xff),
        _ => false,
    };
    (yes_fits && constants.is_zero(no) && f.value_type(raw) == Some(ty)).then_some((raw, truth))
}

/// The call's own result, if an OpSelect with these operands is the last step of the look-up in a relation.
pub(crate) fn relation_undone(
    f: &mut FunctionRaiser<'_, '_>,
    condition: u32,
    if_true: u32,
    if_false: u32,
) -> Option<Value> {
    let &[number, _] = f.defined_by(condition, Op::IEqual)? else { return None };
    let (raw, Adapted::Through(relation)) = adapted_from(f, number)? else { return None };
    let steps = Steps::of(f, [condition, if_true, if_false], &relation.all_pairs())?;
    if steps.number != number {
        return None;
    }
    steps.forget(f);
    Some(raw)
}

/// The call's own result, when adding these gives just it.
pub(crate) fn offset_undone(f: &FunctionRaiser<'_, '_>, lhs: u32, rhs: u32) -> Option<Value> {
    let (number, offset) = match (adapted_from(f, lhs), adapted_from(f, rhs)) {
        (Some(_), _) => (lhs, rhs),
        (_, Some(_)) => (rhs, lhs),
        _ => return None,
    };
    let (raw, Adapted::Minus(taken)) = adapted_from(f, number)? else { return None };
    (f.fixed_number(offset)? == u64::from(taken)).then_some(raw)
}
