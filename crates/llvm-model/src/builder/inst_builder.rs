//! The vocabulary of instructions and their constants.

use super::InstBuilderBase;
use super::constants;
use crate::align::Align;
use crate::flags::Flags;
use crate::function::{BlockId, FunctionId, InstId};
use crate::instruction::{Call, InstKind, Instruction, Value};
use crate::int::ApInt;
use crate::intrinsics::mangle;
use crate::module::Module;
use crate::name::Name;
use crate::opcode::{BinaryOp, CastOp, FloatPredicate, IntPredicate, UnaryOp};
use crate::types::TypeId;
use thin_vec::{ThinVec, thin_vec};

/// Makes constants and instructions; see the [module](crate::builder).
///
/// A `ty` of constants and operations may be a scalar or a vector; vectors are treated element by element.
pub trait InstBuilder: InstBuilderBase {
    // ---- types

    /// Returns the type of an operand; `void` for operands without one.
    #[inline]
    fn ty(&mut self, value: Value) -> TypeId {
        self.value_type(value).unwrap_or_else(|| self.module_mut().types.void())
    }
    /// Returns the type of an operand; `None` for operands without one.
    #[inline]
    fn value_type(&self, value: Value) -> Option<TypeId> {
        match value {
            Value::Const(id) => Some(self.module().constants.ty(id)),
            Value::Inst(id) => self.body().insts.get(id).map(|inst| inst.ty),
            Value::Arg(index) => {
                let (_, params, _) = self.module().types.function_parts(self.function_type())?;
                params.get(index as usize).copied()
            }
            Value::Metadata(_) | Value::Block(_) => None,
        }
    }
    /// Returns the width of an integer type, or of the elements of a vector of integers.
    #[inline]
    fn int_width(&self, ty: TypeId) -> Option<u32> {
        let types = &self.module().types;
        types.int_width(types.scalar(ty))
    }
    /// Returns `element`, or a vector of it if `ty` is a vector, with as many elements.
    fn like(&mut self, ty: TypeId, element: TypeId) -> TypeId {
        let types = &mut self.module_mut().types;
        match types.lanes(ty) {
            Some(lanes) => types.vector(element, lanes),
            None => element,
        }
    }
    /// Returns the integer type of `width` bits, or a vector of it if `ty` is a vector, with as many elements.
    fn int_type_like(&mut self, ty: TypeId, width: u32) -> TypeId {
        let element = self.module_mut().types.int(width);
        self.like(ty, element)
    }

    // ---- constants

    /// Returns an integer constant with the bits that `bits` makes for its width. A `ty` that has no integers is a
    /// [mismatch](InstBuilderBase::mismatch).
    fn int_bits(&mut self, ty: TypeId, bits: impl FnOnce(u32) -> ApInt) -> Value {
        let Module { constants, types, .. } = self.module_mut();
        match constants.int_bits(types, ty, bits) {
            Some(id) => Value::Const(id),
            None => {
                self.mismatch();
                self.poison(ty)
            }
        }
    }
    /// Returns an integer constant: `value` zero extended or truncated.
    fn int(&mut self, ty: TypeId, value: u64) -> Value {
        self.int_bits(ty, |width| ApInt::from_u64(width, value))
    }
    /// Returns an integer constant of the type of `like`: `value` sign extended or truncated.
    fn int_like(&mut self, like: Value, value: i64) -> Value {
        let ty = self.ty(like);
        self.int_bits(ty, |width| ApInt::from_i64(width, value))
    }
    /// Returns the integer with all bits set.
    fn all_ones(&mut self, ty: TypeId) -> Value {
        self.int_bits(ty, |width| ApInt::from_i64(width, -1))
    }
    /// Returns the integer with only bit `bit` set.
    fn one_bit(&mut self, ty: TypeId, bit: u32) -> Value {
        self.int_bits(ty, |width| constants::one_bit(width, bit))
    }
    /// Returns a constant of type `i32`.
    fn int32(&mut self, value: u32) -> Value {
        let Module { constants, types, .. } = self.module_mut();
        let ty = types.int(32);
        Value::Const(constants.int(ty, 32, value.into()))
    }
    /// Returns a constant of type `i64`.
    fn int64(&mut self, value: u64) -> Value {
        let Module { constants, types, .. } = self.module_mut();
        let ty = types.int(64);
        Value::Const(constants.int(ty, 64, value))
    }
    /// Returns the float constant with these bits. A `ty` that has no floats is a [mismatch](InstBuilderBase::mismatch).
    fn float_bits(&mut self, ty: TypeId, bits: u64) -> Value {
        let Module { constants, types, .. } = self.module_mut();
        match constants.float_bits(types, ty, bits) {
            Some(id) => Value::Const(id),
            None => {
                self.mismatch();
                self.poison(ty)
            }
        }
    }
    /// Returns a float of the type of `like`, rounded to it: a constant of `float` and `double`, otherwise a `float`
    /// constant that an instruction converts.
    fn float_like(&mut self, like: Value, value: f64) -> Value {
        constants::float_like(self, like, value)
    }
    /// Returns the zero of any type.
    fn zero(&mut self, ty: TypeId) -> Value {
        let Module { constants, types, .. } = self.module_mut();
        Value::Const(constants.zero(types, ty))
    }
    /// Returns `poison` of any type.
    fn poison(&mut self, ty: TypeId) -> Value {
        Value::Const(self.module_mut().constants.poison(ty))
    }

    // ---- any instruction

    /// Adds an operation without flags and returns its result.
    #[inline]
    fn emit(&mut self, kind: InstKind, ty: TypeId) -> Value {
        Value::Inst(self.push(Instruction::new(kind, ty)))
    }
    /// Adds an operation with flags and returns its result.
    #[inline]
    fn emit_with(&mut self, kind: InstKind, ty: TypeId, flags: Flags) -> Value {
        Value::Inst(self.push(Instruction { flags, ..Instruction::new(kind, ty) }))
    }

    // ---- arithmetic and conversions

    /// Adds a binary operation on two values of one type.
    fn binary(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Value {
        let ty = self.ty(lhs);
        self.emit(InstKind::Binary { op, lhs, rhs }, ty)
    }
    /// Adds a binary operation with flags on two values of one type.
    fn binary_with(&mut self, op: BinaryOp, lhs: Value, rhs: Value, flags: Flags) -> Value {
        let ty = self.ty(lhs);
        self.emit_with(InstKind::Binary { op, lhs, rhs }, ty, flags)
    }
    /// Adds a binary operation on a value and an integer constant.
    fn binary_int(&mut self, op: BinaryOp, lhs: Value, rhs: u64) -> Value {
        let ty = self.ty(lhs);
        let rhs = self.int(ty, rhs);
        self.binary(op, lhs, rhs)
    }
    /// Adds the bitwise complement.
    fn not(&mut self, value: Value) -> Value {
        let ty = self.ty(value);
        let ones = self.all_ones(ty);
        self.binary(BinaryOp::Xor, value, ones)
    }
    /// Adds zero minus an integer.
    fn neg(&mut self, value: Value) -> Value {
        let ty = self.ty(value);
        let zero = self.zero(ty);
        self.binary(BinaryOp::Sub, zero, value)
    }
    /// Adds the negation of a float.
    fn fneg(&mut self, operand: Value) -> Value {
        let ty = self.ty(operand);
        self.emit(InstKind::Unary { op: UnaryOp::FNeg, operand }, ty)
    }
    /// Adds a conversion to `ty`.
    fn cast(&mut self, op: CastOp, operand: Value, ty: TypeId) -> Value {
        self.emit(InstKind::Cast { op, operand }, ty)
    }
    /// Returns an integer with `width` bits in each element: truncated, zero extended, or as it is.
    fn resize(&mut self, operand: Value, width: u32) -> Value {
        let ty = self.ty(operand);
        let op = match self.int_width(ty).unwrap_or(width).cmp(&width) {
            std::cmp::Ordering::Less => CastOp::ZExt,
            std::cmp::Ordering::Equal => return operand,
            std::cmp::Ordering::Greater => CastOp::Trunc,
        };
        let to = self.int_type_like(ty, width);
        self.cast(op, operand, to)
    }

    // ---- comparisons and choices

    /// Adds a comparison of integers or pointers.
    fn icmp(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        let operands = self.ty(lhs);
        let ty = self.int_type_like(operands, 1);
        self.emit(InstKind::ICmp { predicate, lhs, rhs }, ty)
    }
    /// Adds a comparison of an integer with a constant.
    fn icmp_int(&mut self, predicate: IntPredicate, lhs: Value, rhs: u64) -> Value {
        let ty = self.ty(lhs);
        let rhs = self.int(ty, rhs);
        self.icmp(predicate, lhs, rhs)
    }
    /// Adds a comparison of floats.
    fn fcmp(&mut self, predicate: FloatPredicate, lhs: Value, rhs: Value) -> Value {
        let operands = self.ty(lhs);
        let ty = self.int_type_like(operands, 1);
        self.emit(InstKind::FCmp { predicate, lhs, rhs }, ty)
    }
    /// Adds a choice between two values of one type.
    fn select(&mut self, condition: Value, if_true: Value, if_false: Value) -> Value {
        let ty = self.ty(if_true);
        self.emit(InstKind::Select { condition, if_true, if_false }, ty)
    }

    /// Adds a phi with these incoming values; [`Body::add_incoming`] adds more.
    fn phi(&mut self, ty: TypeId, incoming: impl Into<Vec<(Value, BlockId)>>) -> InstId {
        self.push(Instruction::new(InstKind::Phi { incoming: incoming.into() }, ty))
    }

    // ---- terminators

    /// Adds a terminator, or another instruction without a result.
    fn emit_void(&mut self, kind: InstKind) -> InstId {
        let void = self.module_mut().types.void();
        self.push(Instruction::new(kind, void))
    }
    /// Adds an unconditional branch.
    fn br(&mut self, target: BlockId) {
        self.emit_void(InstKind::Br { target });
    }
    /// Adds a conditional branch.
    fn cond_br(&mut self, condition: Value, if_true: BlockId, if_false: BlockId) {
        self.emit_void(InstKind::CondBr { condition, if_true, if_false });
    }
    /// Adds a return, of nothing or of a value.
    fn ret(&mut self, value: Option<Value>) {
        self.emit_void(InstKind::Ret { value });
    }

    // ---- vectors

    /// Adds the extraction of an element of a vector.
    fn extract(&mut self, vector: Value, index: u32) -> Value {
        let index = self.int32(index);
        self.extract_at(vector, index)
    }
    /// Adds the extraction of an element of a vector at a computed index.
    fn extract_at(&mut self, vector: Value, index: Value) -> Value {
        let ty = self.ty(vector);
        let element = self.module().types.scalar(ty);
        self.emit(InstKind::ExtractElement { vector, index }, element)
    }
    /// Adds a vector with one element replaced.
    fn insert(&mut self, vector: Value, element: Value, index: u32) -> Value {
        let index = self.int32(index);
        self.insert_at(vector, element, index)
    }
    /// Adds a vector with the element at a computed index replaced.
    fn insert_at(&mut self, vector: Value, element: Value, index: Value) -> Value {
        let ty = self.ty(vector);
        self.emit(InstKind::InsertElement { vector, element, index }, ty)
    }
    /// Adds a vector of elements of two vectors; -1 in the mask is poison.
    fn shuffle(&mut self, a: Value, b: Value, mask: ThinVec<i32>) -> Value {
        let ty = self.ty(a);
        let types = &mut self.module_mut().types;
        let element = types.scalar(ty);
        let ty = types.vector(element, mask.len().max(1) as u32);
        self.emit(InstKind::ShuffleVector { a, b, mask }, ty)
    }
    /// Adds a vector of the given elements, of which there is at least one.
    fn vector(&mut self, elements: &[Value]) -> Value {
        let element = match elements.first() {
            Some(&first) => self.ty(first),
            None => self.module_mut().types.void(),
        };
        let ty = self.module_mut().types.vector(element, elements.len() as u32);
        let start = self.poison(ty);
        (0..).zip(elements).fold(start, |vector, (index, &element)| self.insert(vector, element, index))
    }
    /// Returns `scalar` itself, or adds a vector of type `ty` with `scalar` in every element.
    fn splat(&mut self, ty: TypeId, scalar: Value) -> Value {
        let Some(lanes) = self.module().types.lanes(ty) else { return scalar };
        let poison = self.poison(ty);
        let first = self.insert(poison, scalar, 0);
        self.shuffle(first, poison, thin_vec![0; lanes as usize])
    }

    // ---- aggregates

    /// Adds the extraction of a member of an array or a struct.
    fn extract_value(&mut self, aggregate: Value, indices: &[u32]) -> Value {
        let mut ty = self.ty(aggregate);
        for &index in indices {
            ty = self.module().types.element(ty, index.into()).unwrap_or(ty);
        }
        self.emit(InstKind::ExtractValue { aggregate, indices: indices.into() }, ty)
    }
    /// Adds an array or a struct with one member replaced.
    fn insert_value(&mut self, aggregate: Value, element: Value, indices: &[u32]) -> Value {
        let ty = self.ty(aggregate);
        self.emit(InstKind::InsertValue { aggregate, element, indices: indices.into() }, ty)
    }
    /// Adds an array or a struct of type `ty` with these members.
    fn structure(&mut self, ty: TypeId, members: &[Value]) -> Value {
        let start = self.poison(ty);
        (0..).zip(members).fold(start, |all, (index, &member)| self.insert_value(all, member, &[index]))
    }

    // ---- memory

    /// Adds an allocation of `count` values of a type; `align` in bytes, 0 for that of the type.
    fn alloca(&mut self, allocated: TypeId, count: Value, align: u64) -> Value {
        let pointer = self.module_mut().types.ptr(0);
        let kind = InstKind::Alloca {
            allocated,
            count,
            align: Align::of(align),
            inalloca: false,
            swifterror: false,
        };
        self.emit(kind, pointer)
    }
    /// Adds a load of a `ty`; `align` in bytes, 0 for that of the type.
    fn load(&mut self, ty: TypeId, pointer: Value, align: u64) -> Value {
        self.load_as(ty, pointer, align, false)
    }
    /// As [`InstBuilder::load`], volatile or not.
    fn load_as(&mut self, ty: TypeId, pointer: Value, align: u64, volatile: bool) -> Value {
        self.emit(InstKind::Load { pointer, align: Align::of(align), volatile, atomic: None }, ty)
    }
    /// Adds a store; `align` in bytes, 0 for that of the type.
    fn store(&mut self, value: Value, pointer: Value, align: u64) -> InstId {
        self.store_as(value, pointer, align, false)
    }
    /// As [`InstBuilder::store`], volatile or not.
    fn store_as(&mut self, value: Value, pointer: Value, align: u64, volatile: bool) -> InstId {
        self.emit_void(InstKind::Store { value, pointer, align: Align::of(align), volatile, atomic: None })
    }
    /// Adds the address of a part of the pointee of `base`, taken as a `source_type`.
    fn gep(&mut self, source_type: TypeId, base: Value, indices: &[Value]) -> Value {
        let ty = self.ty(base);
        self.emit(InstKind::GetElementPtr { source_type, base, indices: indices.into() }, ty)
    }
    /// Adds an address so many bytes behind another.
    fn byte_offset(&mut self, base: Value, bytes: Value) -> Value {
        let byte = self.module_mut().types.int(8);
        self.gep(byte, base, &[bytes])
    }

    // ---- calls

    /// Adds a direct call in the calling convention of the callee, without attributes.
    fn call(&mut self, callee: FunctionId, args: impl Into<Vec<Value>>) -> Value {
        let function = &self.module().functions[callee];
        let (ty, calling_conv) = (function.ty, function.calling_conv);
        let callee = Value::Const(self.module_mut().function_const(callee));
        self.call_with(Call { calling_conv, ..Call::new(callee, ty, args.into()) })
    }
    /// Adds a call.
    fn call_with(&mut self, call: Call) -> Value {
        let types = &mut self.module_mut().types;
        let ret = match types.function_parts(call.function_type) {
            Some((ret, _, _)) => ret,
            None => types.void(),
        };
        self.emit(InstKind::Call(Box::new(call)), ret)
    }
    /// Adds a call of the function with this name, [declared](InstBuilderBase::declare) for these arguments if there is none.
    fn call_named(&mut self, name: impl Into<Name>, ret: TypeId, args: impl Into<Vec<Value>>) -> Value {
        let args = args.into();
        let params: Vec<TypeId> = args.iter().map(|&arg| self.ty(arg)).collect();
        let ty = self.module_mut().types.function(ret, &params, false);
        let callee = self.declare(name.into(), ty);
        self.call(callee, args)
    }
    /// Adds a call of the intrinsic `base`, with the types `overloads` as the suffixes of its name. Unnamed structs have no
    /// spelling there; no intrinsic takes them.
    fn call_intrinsic(
        &mut self,
        base: &str,
        overloads: &[TypeId],
        ret: TypeId,
        args: impl Into<Vec<Value>>,
    ) -> Value {
        let name = mangle::name(base, &self.module().types, overloads).unwrap_or_else(|| base.into());
        self.call_named(name, ret, args)
    }
}

impl<B: InstBuilderBase> InstBuilder for B {}
