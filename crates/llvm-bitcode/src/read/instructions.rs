//! Instruction records: arithmetic, comparison, conversion, vectors and aggregates. The others are in `memory`,
//! `calls` and `terminators`.

use llvm_model::instruction::{InstKind, Value};
use llvm_model::{Constant, Flags, Type, TypeId, UnaryOp};

use super::NONE;
use super::body::{BodyReader, Operand};
use super::ops::{Ops, Parsed};
use crate::codes::function as code;
use crate::error::ReadErrorKind;
use crate::{flags, tables};
use thin_vec::ThinVec;

impl BodyReader<'_, '_> {
    /// Reads one instruction record.
    pub(super) fn instruction(&mut self, record_code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        match record_code {
            code::BINOP => self.binary(ops),
            code::UNOP => self.unary(ops),
            code::CAST => self.cast(ops),
            code::CMP | code::CMP2 => self.compare(ops),
            code::SELECT | code::VSELECT => self.select(record_code, ops),
            code::PHI => self.phi(ops),
            code::FREEZE => {
                let a = self.typed(ops)?;
                self.push(InstKind::Freeze { operand: a.value }, a.ty, a.type_no, Flags::NONE).map(drop)
            }
            code::EXTRACTELT => self.extract_element(ops),
            code::INSERTELT => self.insert_element(ops),
            code::SHUFFLEVEC => self.shuffle_vector(ops),
            code::EXTRACTVAL => self.extract_value(ops),
            code::INSERTVAL => self.insert_value(ops),
            code::VAARG => {
                let list_type = self.reader.types.get(ops.next()?)?;
                let list = self.of_type(ops, list_type)?;
                let type_no = ops.next_u32("type number")?;
                let ty = self.value_type(u64::from(type_no))?;
                self.push(InstKind::VaArg { list }, ty, type_no, Flags::NONE).map(drop)
            }
            code::ALLOCA
            | code::LOAD
            | code::LOADATOMIC
            | code::STORE
            | code::STORE_OLD
            | code::STOREATOMIC
            | code::STOREATOMIC_OLD
            | code::FENCE
            | code::CMPXCHG
            | code::CMPXCHG_OLD
            | code::ATOMICRMW
            | code::ATOMICRMW_OLD
            | code::GEP
            | code::GEP_OLD
            | code::INBOUNDS_GEP_OLD => self.memory(record_code, ops),
            code::CALL
            | code::INVOKE
            | code::CALLBR
            | code::LANDINGPAD
            | code::LANDINGPAD_OLD
            | code::CATCHPAD
            | code::CLEANUPPAD => self.call_or_pad(record_code, ops),
            _ => self.terminator(record_code, ops),
        }
    }

    fn scalar(&self, ty: TypeId) -> &Type {
        let types = &self.reader.module.types;
        &types[types.scalar(ty)]
    }

    fn is_float(&self, ty: TypeId) -> bool {
        self.scalar(ty).float_width().is_some()
    }

    fn is_int(&self, ty: TypeId) -> bool {
        matches!(self.scalar(ty), Type::Integer(_))
    }

    /// i1, or the vector of i1 with the shape of `ty`.
    fn condition_type(&mut self, ty: TypeId) -> TypeId {
        match self.reader.module.types[ty] {
            Type::Vector { count, scalable, .. } => {
                self.reader.module.types.intern(Type::Vector { element: self.i1, count, scalable })
            }
            _ => self.i1,
        }
    }

    fn binary(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let lhs = self.typed(ops)?;
        let rhs = self.of_type(ops, lhs.ty)?;
        let number = ops.next()?;
        let is_float = self.is_float(lhs.ty);
        let op = tables::binary_op(number, is_float)
            .filter(|_| is_float || self.is_int(lhs.ty))
            .ok_or(ReadErrorKind::BadValue { what: "binary operator for this type", value: number })?;
        let flags = flags::binary(op, ops.or_zero());
        self.push(InstKind::Binary { op, lhs: lhs.value, rhs }, lhs.ty, NONE, flags).map(drop)
    }

    fn unary(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let a = self.typed(ops)?;
        let number = ops.next()?;
        if number != 0 || !self.is_float(a.ty) {
            return Err(ReadErrorKind::BadValue { what: "unary operator for this type", value: number });
        }
        let flags = flags::fast_math(ops.or_zero());
        self.push(InstKind::Unary { op: UnaryOp::FNeg, operand: a.value }, a.ty, NONE, flags).map(drop)
    }

    fn cast(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let operand = self.typed(ops)?;
        let type_no = ops.next_u32("type number")?;
        let ty = self.value_type(u64::from(type_no))?;
        let number = ops.next()?;
        let op = tables::cast_op(number)
            .ok_or(ReadErrorKind::BadValue { what: "cast operator", value: number })?;
        let flags = flags::cast(op, ops.or_zero());
        self.push(InstKind::Cast { op, operand: operand.value }, ty, type_no, flags).map(drop)
    }

    fn compare(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let lhs = self.typed(ops)?;
        let rhs = self.of_type(ops, lhs.ty)?;
        let number = ops.next()?;
        let (kind, flags) = if self.is_float(lhs.ty) {
            let predicate = tables::float_predicate(number)
                .ok_or(ReadErrorKind::BadValue { what: "floating-point predicate", value: number })?;
            (InstKind::FCmp { predicate, lhs: lhs.value, rhs }, flags::fast_math(ops.or_zero()))
        } else {
            let predicate = tables::int_predicate(number)
                .ok_or(ReadErrorKind::BadValue { what: "integer predicate", value: number })?;
            (InstKind::ICmp { predicate, lhs: lhs.value, rhs }, flags::icmp(ops.or_zero()))
        };
        let ty = self.condition_type(lhs.ty);
        self.push(kind, ty, NONE, flags).map(drop)
    }

    fn select(&mut self, record_code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        let if_true = self.typed(ops)?;
        let if_false = self.of_type(ops, if_true.ty)?;
        let condition = if record_code == code::SELECT {
            self.of_type(ops, self.i1)?
        } else {
            let condition = self.typed(ops)?;
            let per_lane = self.condition_type(if_true.ty);
            if condition.ty != self.i1 && condition.ty != per_lane {
                return Err(ReadErrorKind::Inconsistent("select by something that is not i1"));
            }
            condition.value
        };
        let flags = flags::fast_math(ops.or_zero());
        let kind = InstKind::Select { condition, if_true: if_true.value, if_false };
        self.push(kind, if_true.ty, if_true.type_no, flags).map(drop)
    }

    fn phi(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let type_no = ops.next_u32("type number")?;
        let ty = self.value_type(u64::from(type_no))?;
        let pairs = ops.left() / 2;
        self.reader.charge(12 * pairs as u64)?;
        let mut incoming = Vec::with_capacity(pairs);
        for _ in 0..pairs {
            let op = ops.next()?;
            // The operand is signed here: values behind the phi are as usual as values before it.
            let number = if self.reader.version == 0 {
                op as u32
            } else {
                self.number(crate::bitstream::decode_signed(op) as u64)
            };
            let value = self.with_number(number, ty)?;
            let block = self.block(ops.next()?)?;
            incoming.push((value, block));
        }
        let flags = flags::fast_math(ops.or_zero());
        self.push(InstKind::Phi { incoming }, ty, type_no, flags).map(drop)
    }

    /// The element type of a vector operand.
    fn element_type(&self, ty: TypeId) -> Parsed<TypeId> {
        match self.reader.module.types[ty] {
            Type::Vector { element, .. } => Ok(element),
            _ => Err(ReadErrorKind::Inconsistent("a vector operand that is not a vector")),
        }
    }

    fn extract_element(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let vector = self.typed(ops)?;
        let index = self.typed(ops)?;
        let ty = self.element_type(vector.ty)?;
        let type_no = self.reader.types.member_number(vector.type_no, 0);
        let kind = InstKind::ExtractElement { vector: vector.value, index: index.value };
        self.push(kind, ty, type_no, Flags::NONE).map(drop)
    }

    fn insert_element(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let vector = self.typed(ops)?;
        let element_type = self.element_type(vector.ty)?;
        let element = self.of_type(ops, element_type)?;
        let index = self.typed(ops)?;
        let kind = InstKind::InsertElement { vector: vector.value, element, index: index.value };
        self.push(kind, vector.ty, vector.type_no, Flags::NONE).map(drop)
    }

    fn shuffle_vector(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let a = self.typed(ops)?;
        let b = self.of_type(ops, a.ty)?;
        let mask = self.typed(ops)?;
        let element = self.element_type(a.ty)?;
        let Value::Const(mask) = mask.value else {
            return Err(ReadErrorKind::Inconsistent("a shuffle mask that is not constant"));
        };
        let (mask, scalable) = self.reader.shuffle_mask(mask)?;
        let count = mask.len() as u32;
        let ty = self.reader.module.types.intern(Type::Vector { element, count, scalable });
        let kind = InstKind::ShuffleVector { a: a.value, b, mask: mask.into() };
        self.push(kind, ty, NONE, Flags::NONE).map(drop)
    }

    /// Follows indices into an aggregate.
    fn member(&self, aggregate: &Operand, indices: &[u64]) -> Parsed<(TypeId, u32, ThinVec<u32>)> {
        let (mut ty, mut type_no) = (aggregate.ty, aggregate.type_no);
        let mut path = ThinVec::with_capacity(indices.len());
        for &index in indices {
            let bad = ReadErrorKind::BadReference { what: "member of an aggregate", id: index };
            let in_bounds = match &self.reader.module.types[ty] {
                Type::Array { count, .. } => index < *count,
                Type::Struct(_) | Type::NamedStruct(_) => true,
                _ => false,
            };
            if !in_bounds {
                return Err(bad);
            }
            let Some(member) = self.reader.module.types.element(ty, index) else { return Err(bad) };
            let is_struct = self.reader.module.types.struct_body(ty).is_some();
            type_no = self.reader.types.member_number(type_no, if is_struct { index } else { 0 });
            ty = member;
            path.push(u32::try_from(index).map_err(|_| bad)?);
        }
        if path.is_empty() {
            return Err(ReadErrorKind::Inconsistent("no indices into an aggregate"));
        }
        Ok((ty, type_no, path))
    }

    fn extract_value(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let aggregate = self.typed(ops)?;
        let (ty, type_no, indices) = self.member(&aggregate, ops.rest())?;
        let kind = InstKind::ExtractValue { aggregate: aggregate.value, indices };
        self.push(kind, ty, type_no, Flags::NONE).map(drop)
    }

    fn insert_value(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let aggregate = self.typed(ops)?;
        let element = self.typed(ops)?;
        let (ty, _, indices) = self.member(&aggregate, ops.rest())?;
        if ty != element.ty {
            return Err(ReadErrorKind::Inconsistent("an operand has another type than its place needs"));
        }
        let kind = InstKind::InsertValue { aggregate: aggregate.value, element: element.value, indices };
        self.push(kind, aggregate.ty, aggregate.type_no, Flags::NONE).map(drop)
    }

    /// The value of a constant integer operand.
    pub(super) fn constant_index(&self, value: Value) -> Option<u64> {
        let Value::Const(id) = value else { return None };
        let constants = &self.reader.module.constants;
        match &constants[id] {
            Constant::Int(bits) => bits.to_u64(),
            // A vector index into a struct repeats one number.
            Constant::Null => Some(0),
            Constant::Data(bytes) => {
                let size = match self.scalar(constants.ty(id)) {
                    Type::Integer(width) => *width as usize / 8,
                    _ => return None,
                };
                Some(bytes.get(..size)?.iter().rev().fold(0, |acc, &b| acc << 8 | u64::from(b)))
            }
            _ => None,
        }
    }
}
