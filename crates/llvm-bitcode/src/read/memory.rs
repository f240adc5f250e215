//! Instruction records about memory: alloca, load, store, atomics, getelementptr.

use llvm_model::instruction::{Atomic, CmpXchg, InstKind, Value};
use llvm_model::types::StructType;
use llvm_model::{Align, Flags, Ordering, Type, TypeId};

use super::NONE;
use super::body::{BodyReader, Operand};
use super::ops::{self, Ops, Parsed};
use super::types;
use crate::codes::function as code;
use crate::error::ReadErrorKind;
use crate::{flags, tables};

/// Bits of the third operand of ALLOCA.
mod alloca {
    pub(super) const ALIGN_LOW: u64 = 0x1F;
    pub(super) const INALLOCA: u64 = 1 << 5;
    pub(super) const EXPLICIT_TYPE: u64 = 1 << 6;
    pub(super) const SWIFTERROR: u64 = 1 << 7;
    pub(super) const ALIGN_HIGH_SHIFT: u32 = 8;
}

impl BodyReader<'_, '_> {
    pub(super) fn memory(&mut self, record_code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        match record_code {
            code::ALLOCA => self.alloca(ops),
            code::LOAD | code::LOADATOMIC => self.load(record_code == code::LOADATOMIC, ops),
            code::STORE | code::STORE_OLD => self.store(record_code == code::STORE, false, ops),
            code::STOREATOMIC | code::STOREATOMIC_OLD => {
                self.store(record_code == code::STOREATOMIC, true, ops)
            }
            code::FENCE => {
                let ordering = atomic_ordering(ops.next()?)?;
                let scope = self.reader.sync_scope(ops.next()?);
                if matches!(ordering, Ordering::Unordered | Ordering::Monotonic) {
                    return Err(ReadErrorKind::Inconsistent("a fence with a relaxed ordering"));
                }
                let kind = InstKind::Fence { atomic: Atomic { ordering, scope } };
                self.push(kind, self.void, NONE, Flags::NONE).map(drop)
            }
            code::CMPXCHG | code::CMPXCHG_OLD => self.cmpxchg(record_code == code::CMPXCHG, ops),
            code::ATOMICRMW | code::ATOMICRMW_OLD => self.atomic_rmw(record_code == code::ATOMICRMW, ops),
            _ => self.get_element_ptr(record_code, ops),
        }
    }

    fn alloca(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let mut type_no = ops.next_u32("type number")?;
        let count_type = self.reader.types.get(ops.next()?)?;
        let count_number = ops.next_u32("value")?;
        let packed = ops.next()?;
        let address_space = ops.optional();
        let mut old_space = None;
        if packed & alloca::EXPLICIT_TYPE == 0 {
            let pointer = self.reader.types.get(u64::from(type_no))?;
            old_space = self.reader.module.types.address_space(pointer);
            type_no = self.reader.types.pointee_number(type_no);
        }
        let allocated = self.value_type(u64::from(type_no))?;
        let address_space = match (address_space, old_space) {
            (Some(space), _) => types::address_space(space)?,
            (None, Some(space)) => space,
            (None, None) => self.reader.alloca_space(),
        };
        // The count is an absolute number, and nearly always a constant.
        let count = self.with_number(count_number, count_type)?;
        let exponent = packed & alloca::ALIGN_LOW | (packed >> alloca::ALIGN_HIGH_SHIFT & 7) << 5;
        let kind = InstKind::Alloca {
            allocated,
            count,
            align: Align::of(ops::alignment(exponent)?),
            inalloca: packed & alloca::INALLOCA != 0,
            swifterror: packed & alloca::SWIFTERROR != 0,
        };
        let ty = self.reader.module.types.ptr(address_space);
        let type_no = self.reader.types.pointer_to(type_no, ty);
        self.push(kind, ty, type_no, Flags::NONE).map(drop)
    }

    fn pointer(&mut self, ops: &mut Ops<'_>) -> Parsed<Operand> {
        let pointer = self.typed(ops)?;
        match self.reader.module.types[pointer.ty] {
            Type::Pointer(_) => Ok(pointer),
            _ => Err(ReadErrorKind::Inconsistent("a pointer operand that is not a pointer")),
        }
    }

    fn load(&mut self, atomic: bool, ops: &mut Ops<'_>) -> Parsed<()> {
        let pointer = self.pointer(ops)?;
        let fixed = if atomic { 4 } else { 2 };
        let type_no = if ops.left() == fixed {
            // Very old files leave the type to the pointer.
            self.reader.types.pointee_number(pointer.type_no)
        } else {
            ops.next_u32("type number")?
        };
        let ty = self.value_type(u64::from(type_no))?;
        let align = ops::alignment(ops.next()?)?;
        let volatile = ops.next()? != 0;
        let atomic = self.atomic_part(atomic, align, ops)?;
        if atomic.is_some_and(|a| matches!(a.ordering, Ordering::Release | Ordering::AcqRel)) {
            return Err(ReadErrorKind::Inconsistent("an atomic load that releases"));
        }
        let kind = InstKind::Load { pointer: pointer.value, align: Align::of(align), volatile, atomic };
        self.push(kind, ty, type_no, Flags::NONE).map(drop)
    }

    fn atomic_part(&mut self, atomic: bool, align: u64, ops: &mut Ops<'_>) -> Parsed<Option<Atomic>> {
        if !atomic {
            return Ok(None);
        }
        let ordering = atomic_ordering(ops.next()?)?;
        let scope = self.reader.sync_scope(ops.next()?);
        if align == 0 {
            return Err(ReadErrorKind::Inconsistent("an atomic access without an alignment"));
        }
        Ok(Some(Atomic { ordering, scope }))
    }

    fn store(&mut self, typed_value: bool, atomic: bool, ops: &mut Ops<'_>) -> Parsed<()> {
        let pointer = self.pointer(ops)?;
        let value = self.value_for_pointer(typed_value, &pointer, ops)?;
        let align = ops::alignment(ops.next()?)?;
        let volatile = ops.next()? != 0;
        let atomic = self.atomic_part(atomic, align, ops)?;
        if atomic.is_some_and(|a| matches!(a.ordering, Ordering::Acquire | Ordering::AcqRel)) {
            return Err(ReadErrorKind::Inconsistent("an atomic store that acquires"));
        }
        let kind = InstKind::Store {
            value: value.value,
            pointer: pointer.value,
            align: Align::of(align),
            volatile,
            atomic,
        };
        self.push(kind, self.void, NONE, Flags::NONE).map(drop)
    }

    /// A value operand; in old records its type is the pointee of the pointer.
    fn value_for_pointer(&mut self, typed: bool, pointer: &Operand, ops: &mut Ops<'_>) -> Parsed<Operand> {
        if typed {
            return self.typed(ops);
        }
        let type_no = self.reader.types.pointee_number(pointer.type_no);
        let ty = self.reader.types.get(u64::from(type_no))?;
        Ok(Operand { value: self.of_type(ops, ty)?, ty, type_no })
    }

    fn cmpxchg(&mut self, current: bool, ops: &mut Ops<'_>) -> Parsed<()> {
        let pointer = self.pointer(ops)?;
        let expected = self.value_for_pointer(current, &pointer, ops)?;
        let replacement = self.of_type(ops, expected.ty)?;
        let volatile = ops.next()? != 0;
        let success = atomic_ordering(ops.next()?)?;
        let scope = self.reader.sync_scope(ops.next()?);
        let failure = match ops.optional() {
            Some(number) => atomic_ordering(number)?,
            None => strongest_failure(success),
        };
        let weak = ops.optional();
        let align = ops::alignment(ops.or_zero())?;
        let fits = success != Ordering::Unordered
            && !matches!(failure, Ordering::Unordered | Ordering::Release | Ordering::AcqRel);
        if !fits {
            return Err(ReadErrorKind::Inconsistent("an ordering that cmpxchg cannot have"));
        }
        let fields = [expected.ty, self.i1].into();
        let ty = self.reader.module.types.intern(Type::Struct(StructType { packed: false, fields }));
        let kind = InstKind::CmpXchg(Box::new(CmpXchg {
            pointer: pointer.value,
            expected: expected.value,
            replacement,
            success,
            failure,
            scope,
            weak: weak.unwrap_or(0) != 0,
            volatile,
            align: Align::of(self.natural_align(align, expected.ty)),
        }));
        if current || weak.is_some() {
            return self.push(kind, ty, NONE, Flags::NONE).map(drop);
        }
        // The record is from the time when the result was the loaded value alone: only that gets a number.
        let pair = self.push(kind, ty, NONE, Flags::NONE)?;
        self.reader.values.pop();
        let kind = InstKind::ExtractValue { aggregate: Value::Inst(pair), indices: [0].into() };
        self.push(kind, expected.ty, expected.type_no, Flags::NONE).map(drop)
    }

    fn atomic_rmw(&mut self, current: bool, ops: &mut Ops<'_>) -> Parsed<()> {
        let pointer = self.pointer(ops)?;
        let value = self.value_for_pointer(current, &pointer, ops)?;
        let number = ops.next()?;
        let op = tables::atomic_op(number & !tables::ELEMENTWISE)
            .ok_or(ReadErrorKind::BadValue { what: "atomic operation", value: number })?;
        let volatile = ops.next()? != 0;
        let ordering = atomic_ordering(ops.next()?)?;
        let scope = self.reader.sync_scope(ops.next()?);
        let align = ops::alignment(ops.or_zero())?;
        if ordering == Ordering::Unordered {
            return Err(ReadErrorKind::Inconsistent("an ordering that atomicrmw cannot have"));
        }
        let kind = InstKind::AtomicRmw {
            op,
            pointer: pointer.value,
            value: value.value,
            atomic: Atomic { ordering, scope },
            volatile,
            align: Align::of(self.natural_align(align, value.ty)),
        };
        let flags = if number & tables::ELEMENTWISE == 0 { Flags::NONE } else { Flags::ELEMENTWISE };
        self.push(kind, value.ty, value.type_no, flags).map(drop)
    }

    /// Atomic accesses without an alignment have that of their size.
    fn natural_align(&self, align: u64, ty: TypeId) -> u64 {
        if align != 0 {
            return align;
        }
        let types = &self.reader.module.types;
        let bits = match types[ty] {
            Type::Integer(width) => u64::from(width),
            Type::Pointer(space) => u64::from(self.reader.data_layout().pointer(space).bits),
            ref other => u64::from(other.float_width().unwrap_or(0)),
        };
        bits.div_ceil(8).next_power_of_two()
    }

    fn get_element_ptr(&mut self, record_code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        let (flags, source) = match record_code {
            code::GEP => (flags::gep(ops.next()?), Some(ops.next_u32("type number")?)),
            code::INBOUNDS_GEP_OLD => (flags::gep(1), None),
            _ => (Flags::NONE, None),
        };
        let base = self.typed(ops)?;
        let source_no = match source {
            Some(number) => number,
            None => self.reader.types.pointee_number(base.type_no),
        };
        let source_type = self.value_type(u64::from(source_no))?;
        let types = &self.reader.module.types;
        if types.address_space(types.scalar(base.ty)).is_none() {
            return Err(ReadErrorKind::Inconsistent("a pointer operand that is not a pointer"));
        }
        let mut shape = vector_shape(types, base.ty);
        let mut indices = smallvec::SmallVec::<[Value; 2]>::new();
        // The pointee type of the result, as far as types are followed.
        let (mut at, mut at_no) = (source_type, source_no);
        while !ops.is_empty() {
            let index = self.typed(ops)?;
            let types = &self.reader.module.types;
            if !matches!(types[types.scalar(index.ty)], Type::Integer(_)) {
                return Err(ReadErrorKind::Inconsistent("an index that is not an integer"));
            }
            let index_shape = vector_shape(types, index.ty);
            if shape.is_some() && index_shape.is_some() && shape != index_shape {
                return Err(ReadErrorKind::Inconsistent("vector operands of different lengths"));
            }
            shape = shape.or(index_shape);
            if !indices.is_empty() {
                (at, at_no) = self.step(at, at_no, index.value)?;
            }
            indices.push(index.value);
        }
        self.reader.charge(8 * indices.len() as u64)?;
        let types = &mut self.reader.module.types;
        let pointer = types.scalar(base.ty);
        let ty = match shape {
            Some((count, scalable)) => types.intern(Type::Vector { element: pointer, count, scalable }),
            None => pointer,
        };
        let type_no = self.reader.types.pointer_to(at_no, ty);
        let kind = InstKind::GetElementPtr { source_type, base: base.value, indices: indices[..].into() };
        self.push(kind, ty, type_no, flags).map(drop)
    }

    /// One index further into a type.
    fn step(&self, ty: TypeId, type_no: u32, index: Value) -> Parsed<(TypeId, u32)> {
        let types = &self.reader.module.types;
        let bad = ReadErrorKind::Inconsistent("getelementptr into something that has no such member");
        let member = match &types[ty] {
            Type::Struct(_) | Type::NamedStruct(_) => {
                self.constant_index(index).and_then(|i| Some((types.element(ty, i)?, i)))
            }
            _ => types.element(ty, 0).map(|t| (t, 0)),
        };
        let (member, index) = member.ok_or(bad)?;
        Ok((member, self.reader.types.member_number(type_no, index)))
    }
}

/// Length and scalability of a vector type.
fn vector_shape(types: &llvm_model::Types, ty: TypeId) -> Option<(u32, bool)> {
    match types[ty] {
        Type::Vector { count, scalable, .. } => Some((count, scalable)),
        _ => None,
    }
}

fn atomic_ordering(number: u64) -> Parsed<Ordering> {
    tables::ordering(number)
        .flatten()
        .ok_or(ReadErrorKind::BadValue { what: "atomic ordering", value: number })
}

/// The default failure ordering of a cmpxchg.
fn strongest_failure(success: Ordering) -> Ordering {
    match success {
        Ordering::AcqRel | Ordering::Acquire => Ordering::Acquire,
        Ordering::SeqCst => Ordering::SeqCst,
        Ordering::Release | Ordering::Monotonic | Ordering::Unordered => Ordering::Monotonic,
    }
}
