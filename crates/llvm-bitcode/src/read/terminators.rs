//! Records of instructions that end a block.

use llvm_model::instruction::InstKind;
use llvm_model::{ApInt, BlockId, ConstId, Constant, Flags, Type, TypeId};

use super::NONE;
use super::body::BodyReader;
use super::ops::{Ops, Parsed};
use crate::bitstream::decode_signed;
use crate::codes::function as code;
use crate::error::ReadErrorKind;

/// The upper half of the first operand of a SWITCH with case ranges, which no released LLVM since 3.3 writes.
const RANGE_SWITCH: u64 = 0x4B5;
/// Most numbers that one case range may stand for.
const MAX_CASE_RANGE: u64 = 1 << 16;

impl BodyReader<'_, '_> {
    pub(super) fn terminator(&mut self, record_code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        let kind = match record_code {
            code::RET => {
                let value = if ops.is_empty() { None } else { Some(self.typed(ops)?.value) };
                InstKind::Ret { value }
            }
            code::BR => {
                let if_true = self.block(ops.next()?)?;
                if ops.is_empty() {
                    InstKind::Br { target: if_true }
                } else {
                    let if_false = self.block(ops.next()?)?;
                    let condition = self.of_type(ops, self.i1)?;
                    InstKind::CondBr { condition, if_true, if_false }
                }
            }
            code::SWITCH => self.switch(ops)?,
            code::INDIRECTBR => {
                let ty = self.reader.types.get(ops.next()?)?;
                let address = self.of_type(ops, ty)?;
                self.reader.charge(4 * ops.left() as u64)?;
                InstKind::IndirectBr { address, targets: self.blocks(ops.rest())? }
            }
            code::RESUME => InstKind::Resume { value: self.typed(ops)?.value },
            code::UNREACHABLE => InstKind::Unreachable,
            code::CLEANUPRET => {
                let token = self.token_type();
                let pad = self.of_type(ops, token)?;
                let unwind = ops.optional().map(|n| self.block(n)).transpose()?;
                InstKind::CleanupRet { pad, unwind }
            }
            code::CATCHRET => {
                let token = self.token_type();
                let pad = self.of_type(ops, token)?;
                InstKind::CatchRet { pad, target: self.block(ops.next()?)? }
            }
            code::CATCHSWITCH => {
                let token = self.token_type();
                let parent = self.of_type(ops, token)?;
                let count = ops.next()?;
                let handlers = self.blocks(ops.take(count)?)?;
                let unwind = ops.optional().map(|n| self.block(n)).transpose()?;
                let kind = InstKind::CatchSwitch { parent, handlers: handlers.into(), unwind };
                return self.push(kind, token, NONE, Flags::NONE).map(drop);
            }
            other => return Err(ReadErrorKind::UnknownRecord(other)),
        };
        self.push(kind, self.void, NONE, Flags::NONE).map(drop)
    }

    fn blocks(&self, numbers: &[u64]) -> Parsed<Box<[BlockId]>> {
        numbers.iter().map(|&n| self.block(n)).collect()
    }

    fn switch(&mut self, ops: &mut Ops<'_>) -> Parsed<InstKind> {
        let mut ahead = *ops;
        if ahead.next()? >> 16 == RANGE_SWITCH {
            return self.range_switch(&mut ahead);
        }
        let ty = self.reader.types.get(ops.next()?)?;
        let value = self.of_type(ops, ty)?;
        let default = self.block(ops.next()?)?;
        if !ops.left().is_multiple_of(2) {
            return Err(ops.wrong_count());
        }
        self.reader.charge(8 * ops.left() as u64)?;
        let cases = ops
            .rest()
            .chunks_exact(2)
            .map(|pair| match *pair {
                // Case values are absolute numbers.
                [number, block] => {
                    let case = self.reader.constant(number)?;
                    let is_int = matches!(self.reader.module.constants[case], Constant::Int(_));
                    if !is_int || self.reader.module.constants.ty(case) != ty {
                        return Err(ReadErrorKind::Inconsistent(
                            "a switch case that is not a number of its type",
                        ));
                    }
                    Ok((case, self.block(block)?))
                }
                _ => Err(ReadErrorKind::OperandCount { found: pair.len() }),
            })
            .collect::<Parsed<Box<[(ConstId, BlockId)]>>>()?;
        Ok(InstKind::Switch { value, default, cases })
    }

    /// A switch with ranges as cases, which are expanded one by one.
    fn range_switch(&mut self, ops: &mut Ops<'_>) -> Parsed<InstKind> {
        let ty = self.reader.types.get(ops.next()?)?;
        let Type::Integer(width) = self.reader.module.types[ty] else {
            return Err(ReadErrorKind::Inconsistent("a switch over something that is not an integer"));
        };
        let value = self.of_type(ops, ty)?;
        let default = self.block(ops.next()?)?;
        let count = ops.next()?;
        let mut cases = Vec::new();
        for _ in 0..count {
            let first = cases.len();
            let items = ops.next()?;
            for _ in 0..items {
                let single = ops.next()? != 0;
                let low = case_number(ops, width)?;
                if single {
                    cases.push((self.case(ty, low)?, default));
                    continue;
                }
                let high = case_number(ops, width)?;
                let bounds = low.to_u64().zip(high.to_u64());
                let bounds = bounds.filter(|(l, h)| l <= h && h - l < MAX_CASE_RANGE);
                let (low, high) = bounds
                    .ok_or(ReadErrorKind::Limit { what: "numbers in a case range", max: MAX_CASE_RANGE })?;
                for number in low..=high {
                    cases.push((self.case(ty, ApInt::from_u64(width, number))?, default));
                }
            }
            let target = self.block(ops.next()?)?;
            for case in cases.iter_mut().skip(first) {
                case.1 = target;
            }
        }
        Ok(InstKind::Switch { value, default, cases: cases.into() })
    }

    fn case(&mut self, ty: TypeId, number: ApInt) -> Parsed<ConstId> {
        self.reader.charge(96)?;
        Ok(self.reader.module.constants.intern(ty, Constant::Int(number)))
    }
}

/// A number of a case range.
fn case_number(ops: &mut Ops<'_>, width: u32) -> Parsed<ApInt> {
    let count = if width > 64 { ops.next()? } else { 1 };
    let words: Vec<u64> = ops.take(count)?.iter().map(|&w| decode_signed(w) as u64).collect();
    Ok(ApInt::from_words(width, &words))
}
