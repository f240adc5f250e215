//! Conversions.

use crate::lower::Lower;
use llvm_model::{CastOp, Flags, InstId, Type, TypeId, Value};
use spirv_mapping::convention::{casts, memory};
use spirv_module::{Id, Op, StorageClass};

impl Lower<'_> {
    /// Lowers a conversion.
    pub(in crate::lower) fn lower_cast(&mut self, inst: InstId, op: CastOp, operand: Value, flags: Flags) {
        let from = self.type_of(operand);
        let to = self.type_of(Value::Inst(inst));
        self.lose_exactness(flags);
        self.lose_cast_flags(op, flags);
        if self.is_bool(from) || self.is_bool(to) {
            return self.lower_bool_cast(inst, op, operand, from, to);
        }
        let Some(op) = casts::cast_op(op) else { return self.lower_address_space_cast(inst, operand, to) };
        let ty = self.natural_type(inst);
        let operand = self.value(operand);
        self.define(inst, op, ty, &[operand.0]);
    }

    fn lose_cast_flags(&mut self, op: CastOp, flags: Flags) {
        if op == CastOp::Trunc {
            for (flag, name) in [(Flags::NUW, "nuw"), (Flags::NSW, "nsw")] {
                if flags.contains(flag) {
                    self.lose_flag(name);
                }
            }
        }
        self.lose_fast_math(flags);
    }

    /// Conversions from and to truth values: to 1 or 0 (-1 or 0 when signed), and from "is not 0" or "is odd".
    fn lower_bool_cast(&mut self, inst: InstId, op: CastOp, operand: Value, from: TypeId, to: TypeId) {
        let value = self.value(operand);
        let ty = self.natural_type(inst);
        if self.is_bool(from) && self.is_bool(to) {
            self.define(inst, Op::LogicalAnd, ty, &[value.0, value.0]);
            return;
        }
        let scalar = self.module.types.scalar(to);
        match op {
            CastOp::ZExt | CastOp::UIToFP => self.select_constants(inst, value, to, self.one(scalar)),
            CastOp::SExt | CastOp::SIToFP => self.select_constants(inst, value, to, self.minus_one(scalar)),
            CastOp::Trunc => {
                let wide = self.value_type(from);
                let one = self.splat_constant(from, 1);
                let zero = self.splat_constant(from, 0);
                let bit = self.emit(Op::BitwiseAnd, wide, &[value.0, one.0]);
                self.define(inst, Op::INotEqual, ty, &[bit.0, zero.0]);
            }
            CastOp::FPToUI | CastOp::FPToSI => {
                // Only -1 < x < 2 is defined; what is at least 1 away from 0 is true.
                let whole = self.int_like(from, 32);
                let converted = self.emit(Op::ConvertFToS, whole, &[value.0]);
                let none = self.zero_like(from);
                self.define(inst, Op::INotEqual, ty, &[converted.0, none.0]);
            }
            _ => self.error_with_help(
                format!("'{}' between i1 and another type cannot be expressed in SPIR-V", op.keyword()),
                "extend to i8 first",
            ),
        }
    }

    /// The 32-bit integer 0 in as many lanes as `ty` has.
    fn zero_like(&mut self, ty: TypeId) -> Id {
        if self.lanes(ty).is_some() {
            let vector = self.int_like(ty, 32);
            return self.null_constant(vector);
        }
        self.u32_constant(0)
    }

    fn select_constants(&mut self, inst: InstId, condition: Id, to: TypeId, bits: u64) {
        let ty = self.natural_type(inst);
        let one = self.splat_constant(to, bits);
        let zero = self.splat_constant(to, 0);
        self.define(inst, Op::Select, ty, &[condition.0, one.0, zero.0]);
    }

    /// The bits of 1 in a scalar type.
    fn one(&self, scalar: TypeId) -> u64 {
        match self.module.types[scalar] {
            Type::Half => 0x3C00,
            Type::BFloat => 0x3F80,
            Type::Float => 0x3F80_0000,
            Type::Double => 0x3FF0_0000_0000_0000,
            _ => 1,
        }
    }

    /// The bits of -1 in a scalar type.
    fn minus_one(&self, scalar: TypeId) -> u64 {
        match self.module.types[scalar] {
            Type::Integer(width) => llvm_model::int::mask(width),
            Type::Half | Type::BFloat => self.one(scalar) | 1 << 15,
            Type::Float => self.one(scalar) | 1 << 31,
            _ => self.one(scalar) | 1 << 63,
        }
    }

    fn lower_address_space_cast(&mut self, inst: InstId, operand: Value, to: TypeId) {
        let (value, from) = self.operand(operand);
        let Some((op, ty)) = self.address_space_cast(from, to) else { return };
        self.define_pointer(inst, op.unwrap_or(Op::Bitcast), ty, &[value.0]);
    }

    /// The instruction that moves a pointer of SPIR-V type `from` to the address space of `to`, and the type it gives:
    /// same pointee, other storage class. No instruction when the storage class is the same.
    pub(in crate::lower) fn address_space_cast(&mut self, from: Id, to: TypeId) -> Option<(Option<Op>, Id)> {
        let (source, pointee) = self.pointer_parts(from)?;
        let Type::Pointer(space) = self.module.types[to] else { return None };
        let target = self.storage_class(space);
        let ty = self.pointer_type(target, pointee);
        if source == target {
            return Some((None, ty));
        }
        match memory::pointer_cast(source, target) {
            Some(op) => Some((Some(op), ty)),
            None => self.no_address_space_cast(source, target),
        }
    }

    #[cold]
    fn no_address_space_cast<T>(&mut self, from: StorageClass, to: StorageClass) -> Option<T> {
        self.error_with_help(
            format!("a pointer to {from:?} memory cannot become one to {to:?} memory"),
            "only the generic address space (4) and the private (0), global (1) and local (3) ones convert",
        );
        None
    }
}
