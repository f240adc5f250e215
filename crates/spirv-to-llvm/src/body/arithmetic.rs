//! Arithmetic, bit operations, logic, selection.

use crate::body::{FunctionRaiser, wrong_type};
use crate::fail::{Res, fail};
use crate::ids::NONE;
use crate::module::stated_decorations::is_metadata;
use crate::raise::{result, word, words};
use llvm_model::{BinaryOp, CastOp, Flags, FloatPredicate, InstKind, IntPredicate, Type, TypeId, Value};
use spirv_mapping::convention::intrinsics::written;
use spirv_mapping::convention::{flags, operators};
use spirv_module::{Decoration, FPFastMathMode, Instruction, Op};
use translate_common::LossKind;

impl<'m> FunctionRaiser<'_, 'm> {
    /// Translates arithmetic; false when `inst` is none.
    pub(crate) fn arithmetic(&mut self, inst: Instruction<'m>) -> Res<bool> {
        if let Some(op) = operators::binary(inst.op()) {
            self.binary(inst, op)?;
            return Ok(true);
        }
        if let Some(op) = operators::unary(inst.op()) {
            let (operand, ty) = self.typed(word(inst, 0)?)?;
            self.check_float(ty)?;
            let flags = self.fast_math(inst)?;
            self.emit_result(inst, InstKind::Unary { op, operand }, ty, flags)?;
            return Ok(true);
        }
        match inst.op() {
            Op::SNegate => {
                let (rhs, ty) = self.typed(word(inst, 0)?)?;
                self.check_int(ty)?;
                let lhs = self.zero(ty);
                let flags = self.wrap_flags(inst)?;
                self.emit_result(inst, InstKind::Binary { op: BinaryOp::Sub, lhs, rhs }, ty, flags)?;
            }
            Op::Not | Op::LogicalNot => {
                let (lhs, ty) = self.typed(word(inst, 0)?)?;
                self.check_int(ty)?;
                let rhs = self.int_like(ty, -1)?;
                self.emit_result(inst, InstKind::Binary { op: BinaryOp::Xor, lhs, rhs }, ty, Flags::NONE)?;
            }
            Op::SMod => self.modulo(inst, false)?,
            Op::FMod => self.modulo(inst, true)?,
            Op::VectorTimesScalar => self.vector_times_scalar(inst)?,
            Op::IAddCarry => self.with_overflow(inst, written::ADD_CARRY)?,
            Op::ISubBorrow => self.with_overflow(inst, written::SUB_BORROW)?,
            Op::UMulExtended => self.extended_product(inst, CastOp::ZExt)?,
            Op::SMulExtended => self.extended_product(inst, CastOp::SExt)?,
            Op::BitCount => self.bit_count(inst)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn binary(&mut self, inst: Instruction<'m>, op: BinaryOp) -> Res<()> {
        let [lhs_id, rhs_id] = words(inst)?;
        if op == BinaryOp::Add
            && let Some(value) = self.offset_undone(lhs_id, rhs_id)
        {
            return self.bind(inst, value);
        }
        let (lhs, ty) = self.typed(lhs_id)?;
        let flags = if op.is_float() {
            self.check_float(ty)?;
            self.fast_math(inst)?
        } else {
            self.check_int(ty)?;
            self.wrap_flags(inst)?
        };
        let (mut rhs, rhs_type) = self.typed(rhs_id)?;
        if rhs_type != ty {
            if !matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr) {
                return Err(wrong_type(rhs_id));
            }
            rhs = self.resize(rhs, rhs_type, ty)?;
        }
        self.emit_result(inst, InstKind::Binary { op, lhs, rhs }, ty, flags)
    }

    /// An integer (or vector) zero extended or cut to another width.
    pub(crate) fn resize(&mut self, value: Value, from: TypeId, to: TypeId) -> Res<Value> {
        let types = &self.raise.out.types;
        let (a, b) = (types.scalar(from), types.scalar(to));
        let (Some(from_width), Some(to_width)) = (types.int_width(a), types.int_width(b)) else {
            return Err(fail!("an operand is not an integer"));
        };
        if types.lanes(from) != types.lanes(to) {
            return Err(fail!("operands have different numbers of components"));
        }
        if from_width == to_width {
            return Ok(value);
        }
        let op = if from_width < to_width { CastOp::ZExt } else { CastOp::Trunc };
        self.emit(InstKind::Cast { op, operand: value }, to, Flags::NONE)
    }

    /// `OpSMod`, `OpFMod`: the remainder with the sign of the divisor.
    fn modulo(&mut self, inst: Instruction<'m>, is_float: bool) -> Res<()> {
        let [lhs_id, rhs_id] = words(inst)?;
        let (lhs, ty) = self.typed(lhs_id)?;
        let rhs = self.value_of(rhs_id, ty)?;
        let zero = self.zero(ty);
        let bools = self.bools_like(ty);
        let (rem, add) =
            if is_float { (BinaryOp::FRem, BinaryOp::FAdd) } else { (BinaryOp::SRem, BinaryOp::Add) };
        if is_float {
            self.check_float(ty)?
        } else {
            self.check_int(ty)?
        };
        let remainder = self.emit(InstKind::Binary { op: rem, lhs, rhs }, ty, Flags::NONE)?;
        let compare = |lhs: Value, rhs: Value, not_equal: bool| match (is_float, not_equal) {
            (true, true) => InstKind::FCmp { predicate: FloatPredicate::Une, lhs, rhs },
            (true, false) => InstKind::FCmp { predicate: FloatPredicate::Olt, lhs, rhs },
            (false, true) => InstKind::ICmp { predicate: IntPredicate::Ne, lhs, rhs },
            (false, false) => InstKind::ICmp { predicate: IntPredicate::Slt, lhs, rhs },
        };
        let not_zero = self.emit(compare(remainder, zero, true), bools, Flags::NONE)?;
        let below = self.emit(compare(remainder, zero, false), bools, Flags::NONE)?;
        let divisor_below = self.emit(compare(rhs, zero, false), bools, Flags::NONE)?;
        let xor = InstKind::Binary { op: BinaryOp::Xor, lhs: below, rhs: divisor_below };
        let signs_differ = self.emit(xor, bools, Flags::NONE)?;
        let and = InstKind::Binary { op: BinaryOp::And, lhs: not_zero, rhs: signs_differ };
        let fix = self.emit(and, bools, Flags::NONE)?;
        let sum = self.emit(InstKind::Binary { op: add, lhs: remainder, rhs }, ty, Flags::NONE)?;
        let select = InstKind::Select { condition: fix, if_true: sum, if_false: remainder };
        self.emit_result(inst, select, ty, Flags::NONE)
    }

    fn vector_times_scalar(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [vector, scalar] = words(inst)?;
        let (lhs, ty) = self.typed(vector)?;
        self.check_float(ty)?;
        let element = self.raise.out.types.scalar(ty);
        let scalar = self.value_of(scalar, element)?;
        let rhs = self.splat(scalar, ty)?;
        let flags = self.fast_math(inst)?;
        self.emit_result(inst, InstKind::Binary { op: BinaryOp::FMul, lhs, rhs }, ty, flags)
    }

    /// A vector with `scalar` in every lane.
    pub(crate) fn splat(&mut self, scalar: Value, ty: TypeId) -> Res<Value> {
        let Some(lanes) = self.raise.out.types.lanes(ty) else { return Ok(scalar) };
        self.raise.spend(lanes as usize)?;
        let poison = self.poison(ty);
        let index = self.int(self.i32, 0);
        let kind = InstKind::InsertElement { vector: poison, element: scalar, index };
        let first = self.emit(kind, ty, Flags::NONE)?;
        let mask = vec![0; lanes as usize].into();
        self.emit(InstKind::ShuffleVector { a: first, b: poison, mask }, ty, Flags::NONE)
    }

    /// `OpIAddCarry`, `OpISubBorrow`: LLVM's carry is a bit, SPIR-V's a number of the operands' type.
    fn with_overflow(&mut self, inst: Instruction<'m>, name: &str) -> Res<()> {
        let [lhs_id, rhs_id] = words(inst)?;
        let (lhs, ty) = self.typed(lhs_id)?;
        self.check_int(ty)?;
        let rhs = self.value_of(rhs_id, ty)?;
        let bools = self.bools_like(ty);
        let pair = self.raise.out.types.literal_struct(&[ty, bools], false);
        let both = self.intrinsic(name, &[ty], pair, &[(lhs, ty), (rhs, ty)])?;
        let sum =
            self.emit(InstKind::ExtractValue { aggregate: both, indices: Box::new([0]) }, ty, Flags::NONE)?;
        let kind = InstKind::ExtractValue { aggregate: both, indices: Box::new([1]) };
        let carry = self.emit(kind, bools, Flags::NONE)?;
        let wide = self.emit(InstKind::Cast { op: CastOp::ZExt, operand: carry }, ty, Flags::NONE)?;
        self.pair(inst, sum, wide, ty)
    }

    /// `OpBitCount`: the intrinsic, for `popcount` is the extended instruction. Its result may have another width.
    fn bit_count(&mut self, inst: Instruction<'m>) -> Res<()> {
        let (value, ty) = self.typed(word(inst, 0)?)?;
        self.check_int(ty)?;
        let count = self.intrinsic(written::BIT_COUNT, &[ty], ty, &[(value, ty)])?;
        let result = self.result_type(inst)?;
        let count = self.resize(count, ty, result)?;
        self.bind(inst, count)
    }

    /// `OpUMulExtended`, `OpSMulExtended`: the product at twice the width, in two halves.
    fn extended_product(&mut self, inst: Instruction<'m>, extend: CastOp) -> Res<()> {
        let [lhs_id, rhs_id] = words(inst)?;
        let (lhs, ty) = self.typed(lhs_id)?;
        self.check_int(ty)?;
        let rhs = self.value_of(rhs_id, ty)?;
        let width = self.raise.out.types.int_width(self.raise.out.types.scalar(ty)).unwrap_or(0);
        if width > 64 {
            return Err(fail!("an extended product of integers of more than 64 bits is not supported"));
        }
        let wide = self.raise.out.types.int(width * 2);
        let wide = match self.raise.out.types.lanes(ty) {
            Some(lanes) => self.raise.out.types.vector(wide, lanes),
            None => wide,
        };
        let lhs = self.emit(InstKind::Cast { op: extend, operand: lhs }, wide, Flags::NONE)?;
        let rhs = self.emit(InstKind::Cast { op: extend, operand: rhs }, wide, Flags::NONE)?;
        let product = self.emit(InstKind::Binary { op: BinaryOp::Mul, lhs, rhs }, wide, Flags::NONE)?;
        let low = self.emit(InstKind::Cast { op: CastOp::Trunc, operand: product }, ty, Flags::NONE)?;
        let amount = self.int_like(wide, i64::from(width))?;
        let kind = InstKind::Binary { op: BinaryOp::LShr, lhs: product, rhs: amount };
        let high = self.emit(kind, wide, Flags::NONE)?;
        let high = self.emit(InstKind::Cast { op: CastOp::Trunc, operand: high }, ty, Flags::NONE)?;
        self.pair(inst, low, high, ty)
    }

    /// Binds the result to a structure of two members of type `ty`.
    fn pair(&mut self, inst: Instruction<'m>, first: Value, second: Value, ty: TypeId) -> Res<()> {
        let result = self.result_type(inst)?;
        let fits = self.raise.out.types.struct_body(result).is_some_and(|body| *body.fields == [ty, ty]);
        if !fits {
            return Err(fail!("the result type is not a structure of two members of the operands' type"));
        }
        let poison = self.poison(result);
        let kind = InstKind::InsertValue { aggregate: poison, element: first, indices: Box::new([0]) };
        let half = self.emit(kind, result, Flags::NONE)?;
        let kind = InstKind::InsertValue { aggregate: half, element: second, indices: Box::new([1]) };
        self.emit_result(inst, kind, result, Flags::NONE)
    }

    /// OpSelect.
    pub(crate) fn select(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [condition_id, true_id, false_id] = words(inst)?;
        let (if_true, ty) = self.typed(true_id)?;
        let if_false = self.value_of(false_id, ty)?;
        if let Some(value) = self.test_as_integer(condition_id, if_true, if_false, ty) {
            return self.bind(inst, value);
        }
        if let Some(value) = self.checked_dimension(condition_id, true_id, false_id) {
            return self.bind(inst, value);
        }
        let (condition, condition_type) = self.typed(condition_id)?;
        let per_lane = self.raise.out.types.lanes(condition_type).is_some();
        let fits = self.raise.out.types.scalar(condition_type) == self.i1
            && (!per_lane || self.raise.out.types.lanes(condition_type) == self.raise.out.types.lanes(ty));
        if !fits {
            return Err(wrong_type(condition_id));
        }
        let flags = self.fast_math_if_float(inst, ty)?;
        self.emit_result(inst, InstKind::Select { condition, if_true, if_false }, ty, flags)
    }

    /// OpUndef, OpPoisonKHR in a body.
    pub(crate) fn undefined(&mut self, inst: Instruction<'m>) -> Res<()> {
        if let Some(entity) = self.raise.raise_constant(inst)? {
            self.raise.set(result(inst)?, entity);
        }
        Ok(())
    }

    /// OpFreezeKHR.
    pub(crate) fn freeze(&mut self, inst: Instruction<'m>) -> Res<()> {
        let (operand, ty) = self.typed(word(inst, 0)?)?;
        self.emit_result(inst, InstKind::Freeze { operand }, ty, Flags::NONE)
    }

    // ---- types and flags

    /// Booleans, one for each lane of `ty`.
    pub(crate) fn bools_like(&mut self, ty: TypeId) -> TypeId {
        match self.raise.out.types.lanes(ty) {
            Some(lanes) => self.raise.out.types.vector(self.i1, lanes),
            None => self.i1,
        }
    }

    #[inline]
    pub(crate) fn check_int(&self, ty: TypeId) -> Res<()> {
        let types = &self.raise.out.types;
        match types[types.scalar(ty)] {
            Type::Integer(_) => Ok(()),
            _ => Err(fail!("the operands are not integers")),
        }
    }

    #[inline]
    pub(crate) fn check_float(&self, ty: TypeId) -> Res<()> {
        let types = &self.raise.out.types;
        if types.is_float(types.scalar(ty)) { Ok(()) } else { Err(fail!("the operands are not floats")) }
    }

    /// Whether the result has any decoration at all.
    #[inline]
    pub(crate) fn is_decorated(&self, inst: Instruction<'m>) -> Res<bool> {
        Ok(self.raise.scan.ids.get(result(inst)?).is_some_and(|slot| slot.decorations != NONE))
    }

    /// `nuw` and `nsw`, on the operators that have them.
    fn wrap_flags(&mut self, inst: Instruction<'m>) -> Res<Flags> {
        let mut found = Flags::NONE;
        if !self.is_decorated(inst)? {
            return Ok(found);
        }
        let wraps = inst.op() == Op::SNegate || operators::binary(inst.op()).is_some_and(flags::can_wrap);
        for decoration in self.decorations(inst)? {
            let kind = decoration.kind;
            match flags::wrap(kind).filter(|_| wraps) {
                Some(flag) => found |= flag,
                None if is_metadata(inst.op(), kind) => {}
                None => self.raise.lose(LossKind::Decoration, format!("{kind:?}"), decoration.instruction),
            }
        }
        Ok(found)
    }

    /// The fast-math flags that the result's decorations state.
    pub(crate) fn fast_math(&mut self, inst: Instruction<'m>) -> Res<Flags> {
        let mut found = Flags::NONE;
        if !self.is_decorated(inst)? {
            return Ok(found);
        }
        for decoration in self.decorations(inst)? {
            match (decoration.kind, decoration.operands) {
                (Decoration::FPFastMathMode, &[mode, ..]) => found |= flags::fast_math(FPFastMathMode(mode)),
                (kind, _) if is_metadata(inst.op(), kind) => {}
                (kind, _) => {
                    self.raise.lose(LossKind::Decoration, format!("{kind:?}"), decoration.instruction)
                }
            }
        }
        Ok(found)
    }

    /// The decorations of the result.
    pub(crate) fn decorations(
        &self,
        inst: Instruction<'m>,
    ) -> Res<Vec<crate::module::decorations::Decorated<'m>>> {
        let id = result(inst)?;
        Ok(self.raise.scan.decorations.of(&self.raise.scan.ids, id).collect())
    }
}
