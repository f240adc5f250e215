//! Paths as instructions: indices of 32 bits, and `getelementptr` through the type of the variable.

use super::path::{Amount, Index, Path};
use super::places::signed;
use llvm_model::{BinaryOp, Builder, CastOp, InstBuilder as _, InstKind, TypeId, Value};

/// How far an index is followed to be computed in 32 bits.
const MAX_DEPTH: u32 = 6;

/// Returns the address of what a path leads to in the variable `root` of type `ty`.
pub(super) fn address(at: &mut Builder<'_>, root: Value, ty: TypeId, path: &Path) -> Value {
    if path.indices.is_empty() {
        return root;
    }
    let mut indices = vec![at.int32(0)];
    for index in &path.indices {
        indices.push(match index {
            Index::Wrapper => at.int32(0),
            Index::Member(member) => at.int32(*member),
            Index::Element(amount) => number(at, amount),
        });
    }
    at.gep(ty, root, &indices)
}

/// Returns an amount as an integer of 32 bits.
pub(super) fn number(at: &mut Builder<'_>, amount: &Amount) -> Value {
    let mut sum = None;
    for &(factor, value) in &amount.terms {
        let value = narrow(at, value, 0);
        let product = match factor {
            1 => value,
            _ if factor > 0 && factor.count_ones() == 1 => {
                at.binary_int(BinaryOp::Shl, value, factor.trailing_zeros().into())
            }
            _ => at.binary_int(BinaryOp::Mul, value, factor as u64),
        };
        sum = Some(sum.map_or(product, |sum| at.binary(BinaryOp::Add, sum, product)));
    }
    let Some(mut sum) = sum else {
        let mut constant = amount.constant as u64;
        if amount.modulo > 0 {
            constant %= amount.modulo;
        }
        return at.int32((constant / amount.divide.max(1)) as u32);
    };
    if amount.constant != 0 {
        sum = at.binary_int(BinaryOp::Add, sum, amount.constant as u64);
    }
    if amount.modulo > 0 {
        sum = match amount.modulo.is_power_of_two() {
            true => at.binary_int(BinaryOp::And, sum, amount.modulo - 1),
            false => at.binary_int(BinaryOp::URem, sum, amount.modulo),
        };
    }
    match amount.divide {
        0 | 1 => sum,
        divide if divide.is_power_of_two() => {
            at.binary_int(BinaryOp::LShr, sum, divide.trailing_zeros().into())
        }
        divide => at.binary_int(BinaryOp::UDiv, sum, divide),
    }
}

/// Returns the low 32 bits of a signed index, computed without wider integers where that is possible.
pub(super) fn narrow(at: &mut Builder<'_>, value: Value, depth: u32) -> Value {
    let ty = at.ty(value);
    let Some(width) = at.int_width(ty) else { return value };
    if let Some(constant) = signed(at.module, value) {
        return at.int32(constant as u32);
    }
    if width == 32 {
        return value;
    }
    let i32 = at.module.types.int(32);
    if width < 32 {
        return at.cast(CastOp::SExt, value, i32);
    }
    let Value::Inst(inst) = value else { return at.cast(CastOp::Trunc, value, i32) };
    match at.body.insts[inst].kind {
        InstKind::Cast { op: op @ (CastOp::SExt | CastOp::ZExt), operand } => {
            let from = at.ty(operand);
            match at.int_width(from) {
                Some(32) => operand,
                Some(width) if width < 32 => at.cast(op, operand, i32),
                _ if depth < MAX_DEPTH => narrow(at, operand, depth + 1),
                _ => at.cast(CastOp::Trunc, value, i32),
            }
        }
        InstKind::Binary {
            op:
                op
                @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor),
            lhs,
            rhs,
        } if depth < MAX_DEPTH => {
            let lhs = narrow(at, lhs, depth + 1);
            let rhs = narrow(at, rhs, depth + 1);
            at.binary(op, lhs, rhs)
        }
        InstKind::Binary { op: BinaryOp::Shl, lhs, rhs }
            if depth < MAX_DEPTH && signed(at.module, rhs).is_some_and(|by| (0..32).contains(&by)) =>
        {
            let by = signed(at.module, rhs).unwrap_or(0);
            let lhs = narrow(at, lhs, depth + 1);
            at.binary_int(BinaryOp::Shl, lhs, by as u64)
        }
        InstKind::Select { condition, if_true, if_false } if depth < MAX_DEPTH => {
            let if_true = narrow(at, if_true, depth + 1);
            let if_false = narrow(at, if_false, depth + 1);
            at.select(condition, if_true, if_false)
        }
        _ => at.cast(CastOp::Trunc, value, i32),
    }
}
