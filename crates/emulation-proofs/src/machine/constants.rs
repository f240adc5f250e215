//! The values of constants.

use super::Machine;
use crate::bits::Bits;
use crate::semantics::{self, Scalar, Value};
use crate::undecided::Undecided;
use llvm_model::constants::ConstantExpr;
use llvm_model::int::ApInt;
use llvm_model::{ConstId, Constant, Flags, Type, TypeId};
use num_bigint::BigUint;

impl Machine<'_> {
    pub(super) fn constant(&mut self, id: ConstId) -> Result<Value, Undecided> {
        let ty = self.module.constants.ty(id);
        match &self.module.constants[id] {
            Constant::Int(bits) | Constant::Float(bits) => {
                Ok(Value::Scalar(Scalar::new(Bits::large(self.width(ty)?, number(bits)))))
            }
            Constant::Null => self.fill(ty, &|width| Scalar::new(Bits::new(width, 0))),
            // A use of undef has no known value: as poison, it is allowed only where any result is.
            Constant::Undef | Constant::Poison => self.fill(ty, &Scalar::poison),
            Constant::Aggregate(elements) => Ok(Value::List(
                elements.iter().map(|&element| self.constant(element)).collect::<Result<_, _>>()?,
            )),
            Constant::Data(bytes) => {
                let element = self.module.types.element(ty, 0).ok_or_else(|| self.unknown_type(ty))?;
                let width = self.width(element)?;
                let scalar = |bytes: &[u8]| {
                    Value::Scalar(Scalar::new(Bits::large(width, BigUint::from_bytes_le(bytes))))
                };
                Ok(Value::List(bytes.chunks(width as usize / 8).map(scalar).collect()))
            }
            Constant::Global(id) => self.global_address(*id, ty),
            Constant::Function(id) => self.function_address(*id, ty),
            Constant::Alias(id) => self.constant(self.module.aliases[*id].aliasee),
            Constant::Expr(expression) => self.expression(expression, ty),
            Constant::IFunc(_)
            | Constant::BlockAddress { .. }
            | Constant::DsoLocalEquivalent(_)
            | Constant::NoCfi(_)
            | Constant::PtrAuth(..)
            | Constant::InlineAsm(_) => Err(Undecided::Construct("a constant of code".to_owned())),
        }
    }

    fn expression(&mut self, expression: &ConstantExpr, ty: TypeId) -> Result<Value, Undecided> {
        match expression {
            ConstantExpr::GetElementPtr { source_type, base, indices, .. } => {
                let base = self.constant(*base)?;
                let indices = indices.iter().map(|&index| self.constant(index)).collect::<Result<_, _>>()?;
                self.element_pointer(*source_type, base, indices)
            }
            ConstantExpr::Cast { op, operand } => {
                let value = self.constant(*operand)?;
                self.cast(*op, value, (self.module.constants.ty(*operand), ty), Flags::NONE)
            }
            ConstantExpr::Binary { op, flags, lhs, rhs } => {
                let operands = [self.constant(*lhs)?, self.constant(*rhs)?];
                self.lanes(&operands, &mut |machine, lanes| {
                    let [a, b] = super::instructions::pair(lanes)?;
                    let result = semantics::binary(machine.script, *op, *flags, a, b);
                    result.map(|result| result.0).ok_or_else(|| Undecided::Construct(op.keyword().to_owned()))
                })
            }
            ConstantExpr::ICmp { predicate, lhs, rhs } => {
                let operands = [self.constant(*lhs)?, self.constant(*rhs)?];
                self.lanes(&operands, &mut |machine, lanes| {
                    let [a, b] = super::instructions::pair(lanes)?;
                    Ok(semantics::compare(machine.script, *predicate, Flags::NONE, a, b))
                })
            }
            ConstantExpr::Select { condition, if_true, if_false } => {
                let condition = self.constant(*condition)?;
                let (a, b) = (self.constant(*if_true)?, self.constant(*if_false)?);
                Ok(self.select(&condition, &a, &b))
            }
            _ => Err(Undecided::Construct("a constant expression of this kind".to_owned())),
        }
    }

    /// A value of a type with the same scalar in every place.
    pub(super) fn fill(&self, ty: TypeId, scalar: &dyn Fn(u32) -> Scalar) -> Result<Value, Undecided> {
        let types = &self.module.types;
        match &types[ty] {
            Type::Vector { scalable: false, .. }
            | Type::Array { .. }
            | Type::Struct(_)
            | Type::NamedStruct(_) => {
                let count = types.element_count(ty).ok_or_else(|| self.unknown_type(ty))?;
                (0..count)
                    .map(|index| match types.element(ty, index) {
                        Some(element) => self.fill(element, scalar),
                        None => Err(self.unknown_type(ty)),
                    })
                    .collect::<Result<_, _>>()
                    .map(Value::List)
            }
            _ => Ok(Value::Scalar(scalar(self.width(ty)?))),
        }
    }
}

fn number(bits: &ApInt) -> BigUint {
    bits.words().iter().rev().fold(BigUint::ZERO, |sum, &word| (sum << 64) | BigUint::from(word))
}
