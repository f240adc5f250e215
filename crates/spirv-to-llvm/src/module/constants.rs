//! Constants and specialization constants, which get the values of the options or their default values.

use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::operands::{result, result_type, words, words_from};
use crate::raise::Raise;
use llvm_model::{ApInt, ConstId, Constant, Type, TypeId, Value};
use spirv_module::{Decoration, Instruction, Op};
use translate_common::LossKind;

impl<'m> Raise<'m> {
    /// What a constant instruction stands for; `None` when the instruction is no constant.
    pub(crate) fn raise_constant(&mut self, inst: Instruction<'m>) -> Res<Option<Entity>> {
        let op = inst.op();
        let constant = match op {
            Op::ConstantTrue => self.boolean(inst, true)?,
            Op::ConstantFalse => self.boolean(inst, false)?,
            Op::Constant => self.number(inst, None)?,
            Op::SpecConstantTrue | Op::SpecConstantFalse => {
                let chosen = self.specialized(inst)?;
                self.boolean(inst, chosen.map_or(op == Op::SpecConstantTrue, |bits| bits & 1 != 0))?
            }
            Op::SpecConstant => {
                let chosen = self.specialized(inst)?;
                self.number(inst, chosen)?
            }
            Op::ConstantComposite | Op::SpecConstantComposite => self.composite(inst)?,
            Op::ConstantNull => {
                let ty = self.ids.value_type(&self.out.types, result_type(inst)?)?;
                self.out.constants.zero(&self.out.types, ty)
            }
            Op::Undef => {
                let ty = self.ids.value_type(&self.out.types, result_type(inst)?)?;
                self.out.constants.intern(ty, Constant::Undef)
            }
            Op::PoisonKHR => {
                let ty = self.ids.value_type(&self.out.types, result_type(inst)?)?;
                self.out.constants.intern(ty, Constant::Poison)
            }
            Op::SpecConstantOp => self.spec_constant_op(inst)?,
            Op::ConstantSampler => return self.sampler(inst).map(Some),
            _ => return Ok(None),
        };
        Ok(Some(Entity::Value(Value::Const(constant))))
    }

    /// The value that the options give a specialization constant. One that could be given a value and is not is lost.
    fn specialized(&mut self, inst: Instruction<'m>) -> Res<Option<u64>> {
        let id = result(inst)?;
        let Some(found) = self.ids.decoration(id, Decoration::SpecId) else {
            return Ok(None);
        };
        let number = found.operands.first().copied();
        let chosen = self.input.options.specialization.iter().rfind(|(wanted, _)| Some(*wanted) == number);
        if chosen.is_none() {
            self.report.lose(&self.ids, LossKind::Decoration, "SpecId", found.instruction);
        }
        self.specialized.extend(number);
        Ok(chosen.map(|(_, bits)| *bits))
    }

    /// Reports the values of specialization constants that do not exist.
    pub(crate) fn check_specialization(&mut self) {
        for (number, _) in &self.input.options.specialization {
            if !self.specialized.contains(number) {
                let fail = fail!("there is no specialization constant {number} that could have a value");
                self.report.module_error(fail.help("`spirv-llvm report` lists those of a module"));
            }
        }
    }

    fn boolean(&mut self, inst: Instruction<'m>, value: bool) -> Res<ConstId> {
        let ty = self.ids.llvm_type(result_type(inst)?)?;
        if self.out.types[ty] != Type::Integer(1) {
            return Err(fail!("the result type is not OpTypeBool"));
        }
        Ok(self.out.constants.int(ty, 1, u64::from(value)))
    }

    /// The constant of OpConstant; with other bits when they are `chosen`.
    fn number(&mut self, inst: Instruction<'m>, chosen: Option<u64>) -> Res<ConstId> {
        let ty = self.ids.llvm_type(result_type(inst)?)?;
        let literal = words_from(inst, 0)?;
        let (width, is_float) = match &self.out.types[ty] {
            Type::Integer(width) => (*width, false),
            other => match other.float_width() {
                Some(width) => (width, true),
                None => return Err(fail!("the result type is not a number")),
            },
        };
        if literal.len() != width.div_ceil(32) as usize {
            return Err(fail!("{} words of literal for a number of {width} bits", literal.len()));
        }
        let literal: &[u32] = match (chosen, literal) {
            (Some(bits), [_]) => &[bits as u32],
            (Some(bits), [_, _]) => &[bits as u32, (bits >> 32) as u32],
            _ => literal,
        };
        let bits = match *literal {
            [low] => ApInt::from_u64(width, u64::from(low)),
            [low, high] => ApInt::from_u64(width, u64::from(high) << 32 | u64::from(low)),
            _ => {
                let chunks = literal.chunks(2);
                let words: Vec<u64> = chunks
                    .map(|c| c.iter().rev().fold(0u64, |word, &half| word << 32 | u64::from(half)))
                    .collect();
                ApInt::from_words(width, &words)
            }
        };
        let constant = if is_float { Constant::Float(bits) } else { Constant::Int(bits) };
        Ok(self.out.constants.intern(ty, constant))
    }

    fn composite(&mut self, inst: Instruction<'m>) -> Res<ConstId> {
        let ty = self.ids.value_type(&self.out.types, result_type(inst)?)?;
        let members = words_from(inst, 0)?;
        let elements = members.iter().map(|&id| self.ids.constant(id)).collect::<Res<Vec<_>>>()?;
        self.aggregate(ty, &elements)
    }

    /// An aggregate or vector constant, its elements checked against its type.
    pub(crate) fn aggregate(&mut self, ty: TypeId, elements: &[ConstId]) -> Res<ConstId> {
        let count = match &self.out.types[ty] {
            Type::Array { count, .. } => *count,
            Type::Vector { count, .. } => u64::from(*count),
            _ => match self.out.types.struct_body(ty) {
                Some(body) => body.fields.len() as u64,
                None => return Err(fail!("the result type is not a composite")),
            },
        };
        if count != elements.len() as u64 {
            return Err(fail!("{} constituents for a composite of {count}", elements.len()));
        }
        for (index, &element) in elements.iter().enumerate() {
            if self.out.types.element(ty, index as u64) != Some(self.out.constants.ty(element)) {
                return Err(fail!("constituent {index} is not of the type of its member"));
            }
        }
        Ok(self.out.constants.aggregate(&self.out.types, ty, elements))
    }

    /// The packing of OpenCL C's sampler literals: normalised coordinates in bit 0, addressing mode from bit 1 on,
    /// filter from bit 4 on (1 nearest, 2 linear).
    fn sampler(&mut self, inst: Instruction<'m>) -> Res<Entity> {
        let [addressing, normalized, filter] = words(inst)?;
        match (addressing, normalized, filter) {
            (0..=4, 0..=1, 0..=1) => Ok(Entity::Sampler(addressing << 1 | normalized | (filter + 1) << 4)),
            _ => Err(fail!("a sampler that OpenCL C has no literal for")),
        }
    }
}
