//! Records of constant expressions and of inline assembly.

use super::attributes::range_with_width;
use super::dialect::WriteError;
use super::{ModuleWriter, chars};
use crate::codes::constants as code;
use crate::{flags, tables};
use llvm_model::attributes::ConstantRange;
use llvm_model::{ConstId, Constant, ConstantExpr, Flags, InlineAsm};

pub(super) fn inline_asm(asm: &InlineAsm, function_type: u64) -> Vec<u64> {
    let flags = [asm.side_effect, asm.align_stack, asm.intel_dialect, asm.can_unwind];
    let flags = flags.iter().enumerate().fold(0, |all, (bit, &set)| all | u64::from(set) << bit);
    let mut ops = vec![function_type, flags];
    for text in [&asm.template, &asm.constraints] {
        ops.push(text.as_bytes().len() as u64);
        ops.extend(chars(text.as_bytes()));
    }
    ops
}

impl ModuleWriter<'_> {
    pub(super) fn write_expression(&mut self, id: ConstId) -> Result<(), WriteError> {
        let Constant::Expr(expr) = &self.constants[id] else { return Ok(()) };
        let type_of = |c: ConstId| u64::from(self.numbers.ty(self.constants.ty(c)));
        let op = |c: ConstId| self.operand(c);
        let (record, ops) = match &**expr {
            ConstantExpr::Unary { operand, .. } => (code::CE_UNOP, vec![0, op(*operand)?]),
            ConstantExpr::Binary { op: operator, flags, lhs, rhs } => {
                let mut ops = vec![tables::binary_op_number(*operator), op(*lhs)?, op(*rhs)?];
                let flags = flags::binary_value(*operator, *flags);
                if flags != 0 {
                    ops.push(flags);
                }
                (code::CE_BINOP, ops)
            }
            ConstantExpr::Cast { op: operator, operand } => {
                let operator =
                    self.written_cast(*operator, self.constants.ty(*operand), self.constants.ty(id))?;
                let ops = [tables::cast_op_number(operator), type_of(*operand), op(*operand)?];
                self.out.abbreviated(self.abbrevs.constant_cast, code::CE_CAST, &ops);
                return Ok(());
            }
            ConstantExpr::Select { condition, if_true, if_false } => {
                (code::CE_SELECT, vec![op(*condition)?, op(*if_true)?, op(*if_false)?])
            }
            ConstantExpr::ICmp { predicate, lhs, rhs } => (
                code::CE_CMP,
                vec![type_of(*lhs), op(*lhs)?, op(*rhs)?, tables::int_predicate_number(*predicate)],
            ),
            ConstantExpr::FCmp { predicate, lhs, rhs } => (
                code::CE_CMP,
                vec![type_of(*lhs), op(*lhs)?, op(*rhs)?, tables::float_predicate_number(*predicate)],
            ),
            ConstantExpr::ExtractElement { vector, index } => {
                (code::CE_EXTRACTELT, vec![type_of(*vector), op(*vector)?, type_of(*index), op(*index)?])
            }
            ConstantExpr::InsertElement { vector, element, index } => {
                (code::CE_INSERTELT, vec![op(*vector)?, op(*element)?, type_of(*index), op(*index)?])
            }
            ConstantExpr::ShuffleVector { a, b, .. } => {
                let mask = self.numbers.masks.get(&id).copied();
                let mask = mask.ok_or_else(|| WriteError::new("a shuffle without a mask"))?;
                let same = self.types.lanes(self.constants.ty(id)) == self.types.lanes(self.constants.ty(*a));
                if same {
                    (code::CE_SHUFFLEVEC, vec![op(*a)?, op(*b)?, op(mask)?])
                } else {
                    (code::CE_SHUFVEC_EX, vec![type_of(*a), op(*a)?, op(*b)?, op(mask)?])
                }
            }
            ConstantExpr::GetElementPtr { .. } => return self.write_gep_expression(id),
        };
        self.out.record(record, &ops);
        Ok(())
    }

    pub(super) fn write_gep_expression(&mut self, id: ConstId) -> Result<(), WriteError> {
        let Constant::Expr(expr) = &self.constants[id] else { return Ok(()) };
        let ConstantExpr::GetElementPtr { source_type, flags, in_range, base, indices } = &**expr else {
            return Ok(());
        };
        let mut flags = flags::gep_value(*flags);
        let plain_inbounds = flags::gep_value(Flags::INBOUNDS | Flags::NUSW);
        if flags != 0 && flags != plain_inbounds && !self.dialect.keep(19, "getelementptr nusw or nuw") {
            flags &= plain_inbounds;
            // Without inbounds, the remaining flags have no meaning for the reader.
            flags = if flags & 1 != 0 { plain_inbounds } else { 0 };
        }
        let in_range = match in_range {
            Some(range) if self.dialect.keep(19, "getelementptr inrange") => Some(range),
            _ => None,
        };
        let mut ops = vec![u64::from(self.numbers.ty(*source_type))];
        let record = match in_range {
            Some((lower, upper, width)) => {
                ops.push(flags);
                let range = ConstantRange { width: *width, lower: lower.clone(), upper: upper.clone() };
                range_with_width(&range, &mut ops);
                code::CE_GEP_WITH_INRANGE
            }
            None if flags == 0 => code::CE_GEP_OLD,
            None if flags == plain_inbounds => code::CE_INBOUNDS_GEP,
            None => {
                ops.push(flags);
                code::CE_GEP
            }
        };
        for &operand in std::iter::once(base).chain(indices) {
            ops.push(u64::from(self.numbers.ty(self.constants.ty(operand))));
            ops.push(self.operand(operand)?);
        }
        self.out.record(record, &ops);
        Ok(())
    }
}
