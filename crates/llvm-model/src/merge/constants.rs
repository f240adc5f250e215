//! Constants of types that were replaced.

use super::Renumbered;
use crate::arena::Id as _;
use crate::constants::{ConstId, Constant, ConstantExpr, Constants, InlineAsm};
use crate::opcode::CastOp;

/// Replaces the constants `used` and those that they are made of; returns the new id of each. Others have none.
pub(super) fn replace(constants: &mut Constants, used: Vec<ConstId>, new: &Renumbered) -> Vec<ConstId> {
    let old = std::mem::take(constants);
    let mut ids: Vec<Option<ConstId>> = vec![None; old.len()];
    // Operands come first, wherever they are in the table.
    let mut open: Vec<(ConstId, bool)> = used.into_iter().rev().map(|id| (id, false)).collect();
    while let Some((id, has_operands)) = open.pop() {
        if ids[id.index()].is_some() {
            continue;
        }
        if !has_operands {
            open.push((id, true));
            for_each_operand(&old[id], |operand| open.push((operand, false)));
            continue;
        }
        let of = |id: ConstId| ids.get(id.index()).copied().flatten().unwrap_or(id);
        let ty = new.ty(old.ty(id));
        let made = match &old[id] {
            Constant::Expr(expr) => match &**expr {
                &ConstantExpr::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand }
                    if new.ty(old.ty(operand)) == ty =>
                {
                    of(operand)
                }
                _ => constants.intern(ty, renumbered(&old[id], new, &of)),
            },
            constant => constants.intern(ty, renumbered(constant, new, &of)),
        };
        ids[id.index()] = Some(made);
    }
    ids.into_iter().enumerate().map(|(index, id)| id.unwrap_or(ConstId::from_index(index))).collect()
}

/// As [`Constant::for_each_operand`], with the operands of constants that state more about an address.
fn for_each_operand(constant: &Constant, mut visit: impl FnMut(ConstId)) {
    match constant {
        Constant::DsoLocalEquivalent(id) | Constant::NoCfi(id) => visit(*id),
        Constant::PtrAuth(parts, symbol) => parts.iter().chain(symbol).copied().for_each(visit),
        other => other.for_each_operand(visit),
    }
}

/// A constant with other operands.
pub(super) fn renumbered(constant: &Constant, new: &Renumbered, of: &dyn Fn(ConstId) -> ConstId) -> Constant {
    let function = |id| new.functions.get(&id).copied().unwrap_or(id);
    match constant {
        Constant::Expr(expr) => Constant::Expr(Box::new(expression(expr, new, of))),
        Constant::Aggregate(elements) => Constant::Aggregate(elements.iter().map(|&id| of(id)).collect()),
        Constant::Function(id) => Constant::Function(function(*id)),
        Constant::Global(id) => Constant::Global(new.globals.get(id).copied().unwrap_or(*id)),
        Constant::BlockAddress { function: id, block } => {
            Constant::BlockAddress { function: function(*id), block: *block }
        }
        Constant::DsoLocalEquivalent(id) => Constant::DsoLocalEquivalent(of(*id)),
        Constant::NoCfi(id) => Constant::NoCfi(of(*id)),
        Constant::PtrAuth(parts, symbol) => Constant::PtrAuth(parts.map(of), symbol.map(of)),
        Constant::InlineAsm(asm) => Constant::InlineAsm(Box::new(InlineAsm {
            function_type: new.ty(asm.function_type),
            ..(**asm).clone()
        })),
        other => other.clone(),
    }
}

/// An expression with other operands.
fn expression(expr: &ConstantExpr, new: &Renumbered, of: &dyn Fn(ConstId) -> ConstId) -> ConstantExpr {
    match expr.clone() {
        ConstantExpr::Unary { op, operand } => ConstantExpr::Unary { op, operand: of(operand) },
        ConstantExpr::Binary { op, flags, lhs, rhs } => {
            ConstantExpr::Binary { op, flags, lhs: of(lhs), rhs: of(rhs) }
        }
        ConstantExpr::Cast { op, operand } => ConstantExpr::Cast { op, operand: of(operand) },
        ConstantExpr::GetElementPtr { source_type, flags, in_range, base, indices } => {
            ConstantExpr::GetElementPtr {
                source_type: new.ty(source_type),
                flags,
                in_range,
                base: of(base),
                indices: indices.iter().map(|&id| of(id)).collect(),
            }
        }
        ConstantExpr::Select { condition, if_true, if_false } => {
            ConstantExpr::Select { condition: of(condition), if_true: of(if_true), if_false: of(if_false) }
        }
        ConstantExpr::ICmp { predicate, lhs, rhs } => {
            ConstantExpr::ICmp { predicate, lhs: of(lhs), rhs: of(rhs) }
        }
        ConstantExpr::FCmp { predicate, lhs, rhs } => {
            ConstantExpr::FCmp { predicate, lhs: of(lhs), rhs: of(rhs) }
        }
        ConstantExpr::ExtractElement { vector, index } => {
            ConstantExpr::ExtractElement { vector: of(vector), index: of(index) }
        }
        ConstantExpr::InsertElement { vector, element, index } => {
            ConstantExpr::InsertElement { vector: of(vector), element: of(element), index: of(index) }
        }
        ConstantExpr::ShuffleVector { a, b, mask } => {
            ConstantExpr::ShuffleVector { a: of(a), b: of(b), mask }
        }
    }
}
