//! Constants and specialization constants, which get the values of the options or their default values.

use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::raise::{Raise, result, result_type, words, words_from};
use llvm_model::{ApInt, ConstId, Constant, Type, TypeId, Value};
use spirv_mapping::convention::sampler;
use spirv_module::{Decoration, Instruction, Op};
use translate_common::{Diagnostic, LossKind, Place};

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
                let ty = self.value_type(result_type(inst)?)?;
                self.out.constants.zero(&self.out.types, ty)
            }
            Op::Undef => {
                let ty = self.value_type(result_type(inst)?)?;
                self.out.constants.intern(ty, Constant::Undef)
            }
            Op::PoisonKHR => {
                let ty = self.value_type(result_type(inst)?)?;
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
        let Some(found) = self.scan.decorations.find(&self.scan.ids, id, Decoration::SpecId) else {
            return Ok(None);
        };
        let number = found.operands.first().copied();
        let chosen = self.options.specialization.iter().rfind(|(wanted, _)| Some(*wanted) == number);
        if chosen.is_none() {
            self.lose(LossKind::Decoration, "SpecId", found.instruction);
        }
        self.specialized.extend(number);
        Ok(chosen.map(|(_, bits)| *bits))
    }

    /// Reports the values of specialization constants that do not exist.
    pub(crate) fn check_specialization(&mut self) {
        for (number, _) in &self.options.specialization {
            if !self.specialized.contains(number) {
                let message = format!("there is no specialization constant {number} that could have a value");
                let help = "`spirv-llvm report` lists those of a module";
                self.diagnostics.push(Diagnostic::error(Place::Module, message).help(help));
            }
        }
    }

    /// The LLVM type of a type that values can have.
    pub(crate) fn value_type(&self, id: u32) -> Res<TypeId> {
        let ty = self.llvm_type(id)?;
        match &self.out.types[ty] {
            Type::Void | Type::Function { .. } => Err(fail!("%{id} is not a type that values have")),
            Type::NamedStruct(named) if self.out.types.structs[*named].body.is_none() => {
                Err(fail!("the opaque type %{id} has no values"))
            }
            _ => Ok(ty),
        }
    }

    fn boolean(&mut self, inst: Instruction<'m>, value: bool) -> Res<ConstId> {
        let ty = self.llvm_type(result_type(inst)?)?;
        if self.out.types[ty] != Type::Integer(1) {
            return Err(fail!("the result type is not OpTypeBool"));
        }
        Ok(self.out.constants.int(ty, 1, u64::from(value)))
    }

    /// The constant of OpConstant; with other bits when they are `chosen`.
    fn number(&mut self, inst: Instruction<'m>, chosen: Option<u64>) -> Res<ConstId> {
        let ty = self.llvm_type(result_type(inst)?)?;
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
        let ty = self.value_type(result_type(inst)?)?;
        let members = words_from(inst, 0)?;
        let elements = members.iter().map(|&id| self.constant(id)).collect::<Res<Vec<_>>>()?;
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

    /// OpConstantSampler: OpenCL C's literal.
    fn sampler(&mut self, inst: Instruction<'m>) -> Res<Entity> {
        let [addressing, normalized, filter] = words(inst)?;
        let literal = sampler::literal(addressing, normalized, filter);
        literal.map(Entity::Sampler).ok_or_else(|| fail!("a sampler that OpenCL C has no literal for"))
    }
}
