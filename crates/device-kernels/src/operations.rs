//! Operations of reductions and scans, and their neutral elements.

use llvm_model::{BinaryOp, Builder, InstBuilder as _, TypeId, Value};

/// An operation of two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operation {
    Add,
    Mul,
    Min,
    Max,
    And,
    Or,
    Xor,
    /// Of truth values.
    LogicalAnd,
    LogicalOr,
    LogicalXor,
}

/// How names of functions end.
const NAMES: &[(&str, Operation)] = &[
    ("add", Operation::Add),
    ("and", Operation::And),
    ("logical_and", Operation::LogicalAnd),
    ("logical_or", Operation::LogicalOr),
    ("logical_xor", Operation::LogicalXor),
    ("max", Operation::Max),
    ("min", Operation::Min),
    ("mul", Operation::Mul),
    ("or", Operation::Or),
    ("xor", Operation::Xor),
];

impl Operation {
    pub(crate) fn of_name(name: &str) -> Option<Operation> {
        NAMES.iter().find(|(known, _)| *known == name).map(|&(_, operation)| operation)
    }

    pub(crate) fn is_logical(self) -> bool {
        matches!(self, Operation::LogicalAnd | Operation::LogicalOr | Operation::LogicalXor)
    }

    /// The result for two values of a type that is signed or not.
    pub(crate) fn apply(self, at: &mut Builder<'_>, is_signed: bool, a: Value, b: Value) -> Value {
        let ty = at.ty(a);
        let is_float = at.module.types.is_float(ty);
        let op = match self {
            Operation::Add if is_float => BinaryOp::FAdd,
            Operation::Add => BinaryOp::Add,
            Operation::Mul if is_float => BinaryOp::FMul,
            Operation::Mul => BinaryOp::Mul,
            Operation::And | Operation::LogicalAnd => BinaryOp::And,
            Operation::Or | Operation::LogicalOr => BinaryOp::Or,
            Operation::Xor | Operation::LogicalXor => BinaryOp::Xor,
            Operation::Min | Operation::Max => {
                let name = match (self == Operation::Min, is_float, is_signed) {
                    (true, true, _) => "llvm.minnum",
                    (true, false, true) => "llvm.smin",
                    (true, false, false) => "llvm.umin",
                    (false, true, _) => "llvm.maxnum",
                    (false, false, true) => "llvm.smax",
                    (false, false, false) => "llvm.umax",
                };
                return at.call_intrinsic(name, &[ty], ty, [a, b]);
            }
        };
        at.binary(op, a, b)
    }

    /// The value that changes no other.
    pub(crate) fn neutral(self, at: &mut Builder<'_>, is_signed: bool, ty: TypeId) -> Value {
        if at.module.types.is_float(ty) {
            let zero = at.zero(ty);
            let number = match self {
                Operation::Add => 0.0,
                Operation::Min => f64::INFINITY,
                Operation::Max => f64::NEG_INFINITY,
                _ => 1.0,
            };
            return at.float_like(zero, number);
        }
        let highest = at.int_width(ty).unwrap_or(32).saturating_sub(1);
        match (self, is_signed) {
            (Operation::Mul | Operation::LogicalAnd, _) => at.int(ty, 1),
            (Operation::And, _) | (Operation::Min, false) => at.all_ones(ty),
            (Operation::Max, true) => at.one_bit(ty, highest),
            (Operation::Min, true) => {
                let lowest = at.one_bit(ty, highest);
                at.not(lowest)
            }
            _ => at.int(ty, 0),
        }
    }
}
