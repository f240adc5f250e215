//! Comparisons of numbers, booleans and pointers.

use crate::body::FunctionRaiser;
use crate::fail::{Res, fail};
use crate::raise::words;
use llvm_model::{BinaryOp, CastOp, Flags, InstKind, IntPredicate, TypeId, Value};
use spirv_mapping::convention::predicates;
use spirv_module::Instruction;

impl<'m> FunctionRaiser<'_, 'm> {
    /// Translates comparisons; false when `inst` is none.
    pub(crate) fn comparison(&mut self, inst: Instruction<'m>) -> Res<bool> {
        if let Some(predicate) = predicates::int(inst.op()) {
            self.compare_ints(inst, predicate)?;
        } else if let Some(predicate) = predicates::float(inst.op()) {
            let (lhs, rhs, ty) = self.compared(inst)?;
            self.check_float(ty)?;
            let flags = self.fast_math(inst)?;
            let result = self.bools_like(ty);
            let value = self.emit(InstKind::FCmp { predicate, lhs, rhs }, result, flags)?;
            self.bind(inst, value)?;
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    fn compare_ints(&mut self, inst: Instruction<'m>, predicate: IntPredicate) -> Res<()> {
        if matches!(predicate, IntPredicate::Eq | IntPredicate::Ne)
            && self.compare_addresses(inst, predicate)?
        {
            return Ok(());
        }
        let (lhs, rhs, ty) = self.compared(inst)?;
        self.check_int(ty)?;
        let result = self.bools_like(ty);
        let value = self.emit(InstKind::ICmp { predicate, lhs, rhs }, result, Flags::NONE)?;
        self.bind(inst, value)
    }

    /// The operands of a comparison, and their type.
    fn compared(&mut self, inst: Instruction<'m>) -> Res<(Value, Value, TypeId)> {
        let [lhs, rhs] = words(inst)?;
        let (lhs, ty) = self.typed(lhs)?;
        Ok((lhs, self.value_of(rhs, ty)?, ty))
    }

    /// OpPtrEqual, OpPtrNotEqual, OpPtrDiff.
    pub(crate) fn compare_pointers(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [lhs_id, rhs_id] = words(inst)?;
        let (lhs, ty) = self.typed(lhs_id)?;
        let rhs = self.value_of(rhs_id, ty)?;
        if self.raise.out.types.address_space(ty).is_none() {
            return Err(fail!("the operands are not pointers"));
        }
        let Some(predicate) = predicates::pointer(inst.op()) else {
            return self.pointer_difference(inst, lhs_id, [lhs, rhs]);
        };
        let value = self.emit(InstKind::ICmp { predicate, lhs, rhs }, self.i1, Flags::NONE)?;
        self.bind(inst, value)
    }

    /// The number of elements between two pointers.
    fn pointer_difference(&mut self, inst: Instruction<'m>, pointer: u32, operands: [Value; 2]) -> Res<()> {
        let ty = self.raise.scan.ids.get(pointer).map_or(0, |slot| slot.ty);
        let size = if self.raise.untyped_pointer_storage(ty).is_some() {
            // Nothing tells another unit than bytes.
            Some(1)
        } else {
            let pointee = self.raise.pointee_of(pointer)?;
            let element = self.raise.value_type(pointee)?;
            self.raise.layout.alloc_size(&self.raise.out.types, element)
        };
        let size = size.filter(|size| *size > 0).ok_or_else(|| fail!("the pointee has no size"))?;
        let ty = self.result_type(inst)?;
        self.check_int(ty)?;
        let mut addresses = Vec::with_capacity(2);
        for operand in operands {
            let kind = InstKind::Cast { op: CastOp::PtrToInt, operand };
            addresses.push(self.emit(kind, ty, Flags::NONE)?);
        }
        let &[lhs, rhs] = addresses.as_slice() else { return Err(fail!("two operands are needed")) };
        let bytes = self.emit(InstKind::Binary { op: BinaryOp::Sub, lhs, rhs }, ty, Flags::NONE)?;
        let rhs = self.int(ty, size);
        self.emit_result(inst, InstKind::Binary { op: BinaryOp::SDiv, lhs: bytes, rhs }, ty, Flags::EXACT)
    }
}
