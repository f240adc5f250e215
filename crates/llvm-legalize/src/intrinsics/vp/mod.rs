//! Vector predication: operations on the elements that a mask and a length choose. The others are poison, so where an
//! operation has no effects and is defined for all operands the plain one serves.

mod memory;
mod permute;
mod reduce;
pub(super) mod table;

pub(super) use memory::{gather, load, load_first_fault, scatter, store, strided_load, strided_store};
pub(super) use permute::{count_trailing, reverse, splice};
pub(super) use reduce::reduce;

use super::constrained::metadata_text;
use super::{arg, args};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{
    BinaryOp, CastOp, FloatPredicate, InstBuilder as _, InstId, InstKind, IntPredicate, TypeId, UnaryOp,
    Value,
};
use spirv_mapping::convention::intrinsics;

const PREFIX: &str = "llvm.vp.";

/// The operation in the name of the callee, without and with the suffixes for types.
fn operation(e: &Emitter, call: &Call) -> Option<(String, String)> {
    let callee = e.module.as_function(call.callee)?;
    let name = e.module.functions[callee].props.name.to_string_lossy().into_owned();
    let full = name.strip_prefix(PREFIX)?.to_owned();
    let row = intrinsics::find(&name)?.name.strip_prefix(PREFIX)?.to_owned();
    Some((row, full))
}

/// Which elements of `ty` are below a length.
fn below(e: &mut Emitter, ty: TypeId, length: Value) -> Value {
    let lanes = e.module.types.lanes(ty).unwrap_or(1);
    let of_length = e.ty(length);
    let width = e.int_width(of_length).unwrap_or(32);
    let limits = e.vector(&vec![length; lanes as usize]);
    let of_limits = e.ty(limits);
    let numbers: Vec<_> =
        (0..lanes).map(|lane| e.module.constants.int(of_length, width, u64::from(lane))).collect();
    let numbers = Value::Const(e.module.constants.aggregate(&e.module.types, of_limits, &numbers));
    e.icmp(IntPredicate::Ult, numbers, limits)
}

/// Which elements of `ty` take part: those that the last two arguments choose.
fn active(e: &mut Emitter, ty: TypeId, call: &Call) -> Value {
    let count = call.args.len();
    let (mask, length) = (arg(e, call, count.saturating_sub(2)), arg(e, call, count.saturating_sub(1)));
    let lanes = e.module.types.lanes(ty).unwrap_or(1);
    if e.module.as_u64(length).is_some_and(|length| length >= u64::from(lanes)) {
        return mask;
    }
    let below = below(e, ty, length);
    e.binary(BinaryOp::And, mask, below)
}

/// Everything that is computed element by element.
pub(super) fn plain(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let Some((name, full)) = operation(e, call) else { return Step::Keep };
    let values: Vec<Value> = call.args.iter().copied().take(call.args.len().saturating_sub(2)).collect();
    let (ty, flags) = (e.body.insts[inst].ty, e.body.insts[inst].flags);
    let kind = match (&values[..], BinaryOp::from_keyword(&name), CastOp::from_keyword(&name)) {
        (&[lhs, rhs], Some(op), _) => {
            // A divisor of zero is undefined behavior even where the quotient is not used.
            let divides = matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem);
            let rhs = if divides {
                let (active, one) = (active(e, ty, call), e.int(ty, 1));
                e.select(active, rhs, one)
            } else {
                rhs
            };
            InstKind::Binary { op, lhs, rhs }
        }
        (&[operand], _, Some(op)) => InstKind::Cast { op, operand },
        (&[operand], _, _) if name == "fneg" => InstKind::Unary { op: UnaryOp::FNeg, operand },
        (&[lhs, rhs, _], _, _) if name == "icmp" => {
            let word = metadata_text(e, call, 2).unwrap_or_default();
            let Some(predicate) = IntPredicate::from_keyword(&word) else { return Step::Keep };
            InstKind::ICmp { predicate, lhs, rhs }
        }
        (&[lhs, rhs, _], _, _) if name == "fcmp" => {
            let word = metadata_text(e, call, 2).unwrap_or_default();
            let Some(predicate) = FloatPredicate::from_keyword(&word) else { return Step::Keep };
            InstKind::FCmp { predicate, lhs, rhs }
        }
        _ => {
            let plain = match full.strip_prefix("roundtozero") {
                Some(suffix) => format!("llvm.trunc{suffix}"),
                None => format!("llvm.{full}"),
            };
            let result = e.call_named(plain, ty, values);
            if let Value::Inst(id) = result {
                e.body.insts[id].flags = flags;
            }
            return Step::Replace(result);
        }
    };
    Step::Replace(e.emit_with(kind, ty, flags))
}

/// `llvm.vp.select`
pub(super) fn select(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [condition, if_true, if_false] = args(e, call);
    Step::Replace(e.select(condition, if_true, if_false))
}

/// `llvm.vp.merge`: beyond the length the second choice.
pub(super) fn merge(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [condition, if_true, if_false, length] = args(e, call);
    let ty = e.body.insts[inst].ty;
    let below = below(e, ty, length);
    let condition = e.binary(BinaryOp::And, condition, below);
    Step::Replace(e.select(condition, if_true, if_false))
}
