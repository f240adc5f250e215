//! Operations on numbers, comparisons and choices.

use super::casts::cast_error;
use super::function::Check;
use super::types::{
    is_bool_like, is_first_class, is_float_or_vector, is_int_or_vector, is_pointer_or_vector,
};
use crate::instruction::{InstKind, Instruction};
use crate::types::Type;

pub(super) fn check(check: &mut Check<'_>, inst: &Instruction) {
    let types = &check.module.types;
    let ty = inst.ty;
    match &inst.kind {
        InstKind::Unary { operand, .. } => {
            let valid = is_float_or_vector(types, ty) && check.ty(*operand) == Some(ty);
            check.require(valid, || "'fneg' takes a float and has its type".to_owned());
        }
        InstKind::Binary { op, lhs, rhs } => {
            let kind =
                if op.is_float() { is_float_or_vector(types, ty) } else { is_int_or_vector(types, ty) };
            let valid = kind && check.ty(*lhs) == Some(ty) && check.ty(*rhs) == Some(ty);
            check.require(valid, || {
                let what = if op.is_float() { "floats" } else { "integers" };
                format!("'{}' takes two {what} of one type and has their type", op.keyword())
            });
        }
        InstKind::Cast { op, operand } => {
            let from = check.ty(*operand);
            match from.map(|from| cast_error(types, *op, from, ty)) {
                Some(None) => {}
                Some(Some(error)) => check.error(error),
                None => check.error("the operand of a conversion has no type"),
            }
        }
        InstKind::ICmp { lhs, rhs, .. } | InstKind::FCmp { lhs, rhs, .. } => {
            let operand = check.ty(*lhs);
            let is_int = matches!(inst.kind, InstKind::ICmp { .. });
            let valid = operand.is_some_and(|operand| {
                let kind = if is_int {
                    is_int_or_vector(types, operand) || is_pointer_or_vector(types, operand)
                } else {
                    is_float_or_vector(types, operand)
                };
                kind && check.ty(*rhs) == Some(operand) && is_bool_like(types, ty, operand)
            });
            check.require(valid, || {
                "a comparison takes two operands of one type and gives i1 for each".to_owned()
            });
        }
        InstKind::Select { condition, if_true, if_false } => {
            let condition = check.ty(*condition);
            let bits = condition.is_some_and(|c| types[c] == Type::Integer(1) || is_bool_like(types, c, ty));
            check.require(bits, || {
                "the condition of 'select' is i1, or a vector of it as long as the values".to_owned()
            });
            let valid = check.ty(*if_true) == Some(ty)
                && check.ty(*if_false) == Some(ty)
                && is_first_class(types, ty)
                && !matches!(types[ty], Type::Token | Type::Label | Type::Metadata);
            check.require(valid, || "the values of 'select' have its type".to_owned());
        }
        InstKind::Freeze { operand } => {
            check.require(check.ty(*operand) == Some(ty), || {
                "'freeze' has the type of its operand".to_owned()
            });
        }
        _ => {}
    }
}
