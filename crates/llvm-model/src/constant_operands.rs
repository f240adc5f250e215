//! The constants that a constant is made of.

use crate::constants::{ConstId, Constant, ConstantExpr};

impl Constant {
    /// The constants that it is made of, to be replaced.
    pub fn operands_mut(&mut self) -> Vec<&mut ConstId> {
        match self {
            Constant::Aggregate(elements) => elements.iter_mut().collect(),
            Constant::DsoLocalEquivalent(operand) | Constant::NoCfi(operand) => vec![operand],
            Constant::PtrAuth(operands, symbol) => operands.iter_mut().chain(symbol).collect(),
            Constant::Expr(expr) => expr.operands_mut(),
            Constant::Int(_)
            | Constant::Float(_)
            | Constant::Null
            | Constant::Undef
            | Constant::Poison
            | Constant::Data(_)
            | Constant::Global(_)
            | Constant::Function(_)
            | Constant::Alias(_)
            | Constant::IFunc(_)
            | Constant::BlockAddress { .. }
            | Constant::InlineAsm(_) => Vec::new(),
        }
    }
}

impl ConstantExpr {
    /// The operands, to be replaced.
    pub fn operands_mut(&mut self) -> Vec<&mut ConstId> {
        match self {
            ConstantExpr::Unary { operand, .. } | ConstantExpr::Cast { operand, .. } => vec![operand],
            ConstantExpr::Binary { lhs, rhs, .. }
            | ConstantExpr::ICmp { lhs, rhs, .. }
            | ConstantExpr::FCmp { lhs, rhs, .. } => vec![lhs, rhs],
            ConstantExpr::GetElementPtr { base, indices, .. } => {
                std::iter::once(base).chain(indices.iter_mut()).collect()
            }
            ConstantExpr::Select { condition, if_true, if_false } => vec![condition, if_true, if_false],
            ConstantExpr::ExtractElement { vector, index } => vec![vector, index],
            ConstantExpr::InsertElement { vector, element, index } => vec![vector, element, index],
            ConstantExpr::ShuffleVector { a, b, .. } => vec![a, b],
        }
    }
}
