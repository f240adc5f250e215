//! Constant expressions, of LLVM 22 and of older LLVM that had more of them.

use llvm_model::{ApInt, ConstId, Constant, ConstantExpr, Flags, Type, TypeId};

use super::ModuleReader;
use super::attributes;
use super::constants::ConstantRecord;
use super::ops::{Ops, Parsed};
use crate::codes::constants as code;
use crate::error::ReadErrorKind;
use crate::{flags, tables};

/// Longest vector with an explicit shuffle mask. Longer ones exist in no real file.
const MAX_MASK: u64 = 1 << 16;

pub(super) fn is_expression(code: u32) -> bool {
    matches!(
        code,
        code::CE_UNOP
            | code::CE_BINOP
            | code::CE_CAST
            | code::CE_SELECT
            | code::CE_EXTRACTELT
            | code::CE_INSERTELT
            | code::CE_SHUFFLEVEC
            | code::CE_SHUFVEC_EX
            | code::CE_CMP
    ) || is_gep(code)
}

fn is_gep(code: u32) -> bool {
    matches!(
        code,
        code::CE_GEP_OLD
            | code::CE_INBOUNDS_GEP
            | code::CE_GEP_WITH_INRANGE_INDEX_OLD
            | code::CE_GEP_WITH_INRANGE
            | code::CE_GEP
    )
}

/// The head of a getelementptr, in front of its operands.
struct GepHead {
    /// Type number of the source element; none in records that rely on typed pointers.
    source: Option<u64>,
    flags: Flags,
    in_range: Option<(ApInt, ApInt, u32)>,
}

fn gep_head(code: u32, ops: &mut Ops<'_>) -> Parsed<GepHead> {
    let mut head = GepHead { source: None, flags: Flags::NONE, in_range: None };
    match code {
        code::CE_GEP_OLD | code::CE_INBOUNDS_GEP => {
            if ops.left() % 2 == 1 {
                head.source = Some(ops.next()?);
            }
            if code == code::CE_INBOUNDS_GEP {
                head.flags = flags::gep(1);
            }
        }
        code::CE_GEP_WITH_INRANGE_INDEX_OLD => {
            head.source = Some(ops.next()?);
            // The index that the range was about is dropped, as LLVM does since the range became one of offsets.
            head.flags = flags::gep(ops.next()? & 1);
        }
        _ => {
            head.source = Some(ops.next()?);
            head.flags = flags::gep(ops.next()?);
            if code == code::CE_GEP_WITH_INRANGE {
                let range = attributes::range_with_width(ops)?;
                head.in_range = Some((range.lower, range.upper, range.width));
            }
        }
    }
    Ok(head)
}

/// Calls `visit` with the value number of every operand. Malformed records visit those they have; building them fails.
pub(super) fn operand_numbers(code: u32, all: &[u64], mut visit: impl FnMut(u64)) {
    let mut at = |indices: &[usize]| indices.iter().filter_map(|&i| all.get(i)).for_each(|&n| visit(n));
    match code {
        code::AGGREGATE => all.iter().for_each(|&n| visit(n)),
        code::CE_UNOP | code::DSO_LOCAL_EQUIVALENT | code::NO_CFI => at(&[1]),
        code::CE_BINOP | code::CE_CMP => at(&[1, 2]),
        code::CE_CAST => at(&[2]),
        code::CE_SELECT | code::CE_SHUFFLEVEC => at(&[0, 1, 2]),
        code::CE_SHUFVEC_EX => at(&[1, 2, 3]),
        code::CE_EXTRACTELT if all.len() == 3 => at(&[1, 2]),
        code::CE_EXTRACTELT => at(&[1, 3]),
        code::CE_INSERTELT if all.len() == 3 => at(&[0, 1, 2]),
        code::CE_INSERTELT => at(&[0, 1, 3]),
        code::PTRAUTH => at(&[0, 1, 2, 3]),
        code::PTRAUTH2 => at(&[0, 1, 2, 3, 4]),
        _ if is_gep(code) => {
            let mut ops = Ops::new(all);
            if gep_head(code, &mut ops).is_ok() {
                ops.rest().chunks_exact(2).filter_map(|pair| pair.get(1)).for_each(|&n| visit(n));
            }
        }
        _ => {}
    }
}

impl ModuleReader<'_> {
    pub(super) fn expression(&mut self, record: ConstantRecord<'_>) -> Parsed<ConstId> {
        let ty = record.ty;
        let mut ops = Ops::new(record.ops);
        let expr = match record.code {
            code::CE_UNOP => {
                if ops.next()? != 0 {
                    return Err(ReadErrorKind::Inconsistent("unknown unary operator"));
                }
                ConstantExpr::Unary { op: llvm_model::UnaryOp::FNeg, operand: self.constant(ops.next()?)? }
            }
            code::CE_BINOP => {
                let number = ops.next()?;
                let is_float = self.module.types.is_float(self.module.types.scalar(ty));
                let op = tables::binary_op(number, is_float)
                    .ok_or(ReadErrorKind::BadValue { what: "binary operator", value: number })?;
                let (lhs, rhs) = (self.constant(ops.next()?)?, self.constant(ops.next()?)?);
                ConstantExpr::Binary { op, flags: flags::binary(op, ops.or_zero()), lhs, rhs }
            }
            code::CE_CAST => {
                let number = ops.next()?;
                let op = tables::cast_op(number)
                    .ok_or(ReadErrorKind::BadValue { what: "cast operator", value: number })?;
                self.types.get(ops.next()?)?;
                let operand = self.constant(ops.next()?)?;
                if self.module.constants.ty(operand) == ty && op == llvm_model::CastOp::BitCast {
                    // Between typed pointers; without pointee types it does nothing.
                    return Ok(operand);
                }
                ConstantExpr::Cast { op, operand }
            }
            code::CE_SELECT => ConstantExpr::Select {
                condition: self.constant(ops.next()?)?,
                if_true: self.constant(ops.next()?)?,
                if_false: self.constant(ops.next()?)?,
            },
            code::CE_CMP => {
                self.types.get(ops.next()?)?;
                let (lhs, rhs) = (self.constant(ops.next()?)?, self.constant(ops.next()?)?);
                let number = ops.next()?;
                match (tables::int_predicate(number), tables::float_predicate(number)) {
                    (Some(predicate), _) => ConstantExpr::ICmp { predicate, lhs, rhs },
                    (None, Some(predicate)) => ConstantExpr::FCmp { predicate, lhs, rhs },
                    _ => return Err(ReadErrorKind::BadValue { what: "comparison predicate", value: number }),
                }
            }
            code::CE_EXTRACTELT => {
                self.types.get(ops.next()?)?;
                let vector = self.constant(ops.next()?)?;
                if ops.left() == 2 {
                    self.types.get(ops.next()?)?;
                }
                ConstantExpr::ExtractElement { vector, index: self.constant(ops.next()?)? }
            }
            code::CE_INSERTELT => {
                let (vector, element) = (self.constant(ops.next()?)?, self.constant(ops.next()?)?);
                if ops.left() == 2 {
                    self.types.get(ops.next()?)?;
                }
                ConstantExpr::InsertElement { vector, element, index: self.constant(ops.next()?)? }
            }
            code::CE_SHUFFLEVEC | code::CE_SHUFVEC_EX => {
                if record.code == code::CE_SHUFVEC_EX {
                    self.types.get(ops.next()?)?;
                }
                let (a, b) = (self.constant(ops.next()?)?, self.constant(ops.next()?)?);
                let mask = self.constant(ops.next()?)?;
                ConstantExpr::ShuffleVector { a, b, mask: self.shuffle_mask(mask)?.0 }
            }
            _ => return self.gep_expression(record),
        };
        Ok(self.module.constants.intern(ty, Constant::Expr(Box::new(expr))))
    }

    fn gep_expression(&mut self, record: ConstantRecord<'_>) -> Parsed<ConstId> {
        let mut ops = Ops::new(record.ops);
        let head = gep_head(record.code, &mut ops)?;
        let pairs = ops.rest();
        if pairs.is_empty() || !pairs.len().is_multiple_of(2) {
            return Err(ops.wrong_count());
        }
        let source = match (head.source, pairs.first()) {
            (Some(number), _) => Some(self.types.get(number)?),
            (None, Some(&base_type)) => u32::try_from(base_type).ok().and_then(|n| self.types.pointee(n)),
            _ => None,
        };
        let source_type =
            source.ok_or(ReadErrorKind::Inconsistent("getelementptr without a source element type"))?;
        let mut operands = pairs.chunks_exact(2).filter_map(|pair| pair.get(1)).map(|&n| self.constant(n));
        let base = operands.next().ok_or_else(|| ops.wrong_count())??;
        let indices = operands.collect::<Parsed<Box<[ConstId]>>>()?;
        self.charge(64 + 8 * indices.len() as u64)?;
        let expr = ConstantExpr::GetElementPtr {
            source_type,
            flags: head.flags,
            in_range: head.in_range,
            base,
            indices,
        };
        Ok(self.module.constants.intern(record.ty, Constant::Expr(Box::new(expr))))
    }

    /// The mask of a shuffle from its constant, and whether its vector is scalable. Undefined elements are -1.
    pub(super) fn shuffle_mask(&mut self, mask: ConstId) -> Parsed<(Box<[i32]>, bool)> {
        let Type::Vector { element, count, scalable } = self.module.types[self.module.constants.ty(mask)]
        else {
            return Err(ReadErrorKind::Inconsistent("a shuffle mask that is not a vector"));
        };
        if self.module.types[element] != Type::Integer(32) {
            return Err(ReadErrorKind::Inconsistent("a shuffle mask of another type than i32"));
        }
        if u64::from(count) > MAX_MASK {
            return Err(ReadErrorKind::Limit { what: "elements of a shuffle mask", max: MAX_MASK });
        }
        self.charge(8 * u64::from(count))?;
        let uniform = |value| vec![value; count as usize].into_boxed_slice();
        let elements = match &self.module.constants[mask] {
            Constant::Null => uniform(0),
            Constant::Undef | Constant::Poison => uniform(-1),
            Constant::Data(bytes) => {
                bytes.as_chunks::<4>().0.iter().map(|chunk| i32::from_le_bytes(*chunk)).collect()
            }
            Constant::Aggregate(elements) => elements
                .iter()
                .map(|&e| match &self.module.constants[e] {
                    Constant::Int(bits) => bits
                        .to_u64()
                        .map(|v| v as u32 as i32)
                        .ok_or(ReadErrorKind::Inconsistent("shuffle mask")),
                    Constant::Undef | Constant::Poison => Ok(-1),
                    _ => Err(ReadErrorKind::Inconsistent("a shuffle mask that is not made of integers")),
                })
                .collect::<Parsed<_>>()?,
            _ => return Err(ReadErrorKind::Inconsistent("a shuffle mask that is not made of integers")),
        };
        Ok((elements, scalable))
    }

    /// A scalable vector that repeats a scalar: the shuffle that LLVM writes for it.
    pub(super) fn scalable_splat(&mut self, ty: TypeId, count: u32, scalar: ConstId) -> Parsed<ConstId> {
        if u64::from(count) > MAX_MASK {
            return Err(ReadErrorKind::Limit { what: "elements of a shuffle mask", max: MAX_MASK });
        }
        if self.module.constants.is_zero(scalar) {
            return Ok(self.module.constants.zero(&self.module.types, ty));
        }
        let i64_ = self.module.types.int(64);
        let index = self.module.constants.int(i64_, 64, 0);
        let poison = self.module.constants.intern(ty, Constant::Poison);
        let insert = ConstantExpr::InsertElement { vector: poison, element: scalar, index };
        let a = self.module.constants.intern(ty, Constant::Expr(Box::new(insert)));
        self.charge(4 * u64::from(count))?;
        let mask = vec![0; count as usize].into();
        let shuffle = ConstantExpr::ShuffleVector { a, b: poison, mask };
        Ok(self.module.constants.intern(ty, Constant::Expr(Box::new(shuffle))))
    }
}
