//! Opaque types: LLVM's target extension types (`target("spirv.Image", …)`) and the opaque structs of older files
//! (`%opencl.image2d_ro_t`, `%spirv.Image._void_1_0_0_0_0_0_0`).

use crate::lower::types::{Types, spec_nodes};
use llvm_model::{MdId, Name, Type, TypeId};
use spirv_mapping::Ty;
use spirv_mapping::convention::opaque;
use spirv_module::{Category, Dim, Id, ImageFormat, Op, OperandFacts, OperandKind, Quantifier};
use translate_common::Lost;
use translate_common::losses::LossReason;
use translate_common::problems::LlvmTypeProblem;

/// The maximum values of operands of images and cooperative matrices, by their names (specification, OpTypeImage;
/// SPV_KHR_cooperative_matrix).
const MOST: [(&str, u32); 7] =
    [("Depth", 2), ("Arrayed", 1), ("MS", 1), ("Sampled", 2), ("Scope", 6), ("Use", 2), (ANSWER, 1)];

/// The operand of a type that is a truth value (SPV_NV_tensor_addressing).
const ANSWER: &str = "HasDimensions";

/// A number among the parameters of a type.
#[derive(Clone, Copy, Debug)]
enum Number {
    /// The number itself.
    Known(u32),
    /// The id of a constant that a specialization chooses.
    Chosen(Id),
}

/// Why parameters make no type: an operand that cannot have a value, or their number.
type NoType = Option<(&'static str, u32)>;

/// The dimensions of images that kernels have.
const DIMENSIONS: [Dim; 4] = [Dim::Dim1D, Dim::Dim2D, Dim::Dim3D, Dim::Buffer];

/// Types of images.
const IMAGES: [Op; 3] = [Op::TypeImage, Op::TypeSampledImage, Op::TypeVmeImageINTEL];

/// Types whose components are numbers.
const OF_NUMBERS: [Op; 4] =
    [Op::TypeImage, Op::TypeSampledImage, Op::TypeVmeImageINTEL, Op::TypeCooperativeMatrixKHR];

/// The formats of kernels' images: unknown, or that of an extension which kernels can have (SPV_EXT_shader_image_int64).
const FORMATS: [ImageFormat; 3] = [ImageFormat::Unknown, ImageFormat::R64ui, ImageFormat::R64i];

/// Whether an operand of a type may be this word.
fn is_value(operand: &OperandFacts, word: u32, kernels: bool) -> bool {
    match operand.kind.category() {
        // The others belong to shaders, whose rules would apply to the whole module.
        _ if kernels && operand.kind == OperandKind::Dim => DIMENSIONS.contains(&Dim(word)),
        _ if kernels && operand.kind == OperandKind::ImageFormat => FORMATS.contains(&ImageFormat(word)),
        Category::Enum => operand.kind.enumerant(word).is_some(),
        _ => MOST.iter().all(|&(name, most)| operand.name() != name || word <= most),
    }
}

impl Types<'_> {
    /// Returns the type for `target("name", types…, ints…)`. The parameters are the operands of the OpType instruction
    /// of the same name, those of an image with a sampler its image's.
    pub(in crate::lower) fn target_type(
        &mut self,
        ty: TypeId,
        name: &Name,
        types: &[TypeId],
        ints: &[u32],
    ) -> Id {
        let numbers = self.numbers(ty, ints);
        let signed = name.as_str().is_some_and(opaque::is_signed);
        let texels = types;
        let types: Vec<Id> = types
            .iter()
            .map(|&ty| match self.input.module.types[ty] {
                Type::Integer(width @ (32 | 64)) if signed => self.pool.signed_int_type(width),
                _ => self.value_type(ty),
            })
            .collect();
        let op = name.as_str().and_then(opaque::declaring);
        let made = match op {
            Some(op) if OF_NUMBERS.contains(&op) && !texels.iter().all(|&ty| self.is_texel(ty)) => Err(None),
            Some(op) => self.opaque_type(op, &types, &numbers),
            None => Err(None),
        };
        made.unwrap_or_else(|wrong| {
            match wrong {
                None => self.report().problem(LlvmTypeProblem::UnknownTarget { name: name.to_string() }),
                Some((operand, value)) => {
                    let ty = name.to_string();
                    self.report().problem(LlvmTypeProblem::TargetOperand { ty, operand, value });
                }
            }
            Id(0)
        })
    }

    /// The type of cooperative matrices like those of an LLVM type, with other components; `None` if that is not a
    /// matrix.
    pub(in crate::lower) fn matrix_of(&mut self, like: TypeId, component: Id) -> Option<Id> {
        let llvm_model::Type::TargetExt { name, ints, .. } = &self.input.module.types[like] else {
            return None;
        };
        let op = name.as_str().and_then(opaque::declaring);
        let op = op.filter(|op| opaque::COOPERATIVE.contains(op))?;
        let numbers = self.numbers(like, ints);
        self.opaque_type(op, &[component], &numbers).ok()
    }

    /// Returns the numbers of a type, some of which a specialization may choose.
    fn numbers(&mut self, ty: TypeId, ints: &[u32]) -> Vec<Number> {
        let Some(nodes) = self.input.shaders.type_operands(ty) else {
            return ints.iter().map(|&int| Number::Known(int)).collect();
        };
        // The number that makes it another type comes after them.
        let mut numbers = Vec::with_capacity(nodes.len());
        for (&int, &node) in ints.iter().zip(nodes) {
            let chosen = node.and_then(|node| self.stated_number(node));
            numbers.push(chosen.map_or(Number::Known(int), Number::Chosen));
        }
        numbers
    }

    /// The 32-bit integer that a node states.
    fn stated_number(&mut self, node: MdId) -> Option<Id> {
        let types = &self.input.module.types;
        let made = spec_nodes::emit_value(self, node).filter(|(ty, _)| types[*ty] == Type::Integer(32));
        if made.is_none() {
            self.report().lose(Lost::Metadata("spirv.TypeOperands".into(), LossReason::Operands));
        }
        made.map(|(_, id)| id)
    }

    /// Whether an image can have texels of a type; `void` leaves it unspecified.
    fn is_texel(&self, ty: TypeId) -> bool {
        let types = &self.input.module.types;
        matches!(types[ty], llvm_model::Type::Void | llvm_model::Type::Integer(_)) || types.is_float(ty)
    }

    fn opaque_type(&mut self, op: Op, types: &[Id], ints: &[Number]) -> Result<Id, NoType> {
        if IMAGES.contains(&op) && op != Op::TypeImage {
            let image = self.opaque_type(Op::TypeImage, types, ints)?;
            return Ok(self.pool.intern(op, &[image.0]));
        }
        let mut types = types.iter();
        let mut ints = ints.iter();
        let mut operands = Vec::new();
        let facts = op.facts().ok_or(None)?.operands;
        let repeated = facts.last().filter(|last| last.quantifier == Quantifier::Many);
        for operand in facts.iter().chain(repeated.into_iter().cycle()) {
            let word = if operand.name().ends_with("Type") {
                types.next().map(|id| id.0)
            } else if let Some(&number) = ints.next() {
                let word = match number {
                    Number::Known(word) => self.checked(operand, word)?,
                    Number::Chosen(id) if operand.kind.category() == Category::Id => {
                        operands.push(id.0);
                        continue;
                    }
                    Number::Chosen(_) => return Err(None),
                };
                // Sizes and scopes are ids of constants, and so is the answer whether a view has dimensions.
                match operand.kind {
                    OperandKind::IdRef if operand.name() == ANSWER => {
                        Some(self.pool.bool_constant(word != 0).0)
                    }
                    OperandKind::IdRef | OperandKind::IdScope => Some(self.pool.u32_constant(word).0),
                    _ => Some(word),
                }
            } else {
                None
            };
            match word {
                Some(word) => operands.push(word),
                None if operand.quantifier == Quantifier::One => return Err(None),
                None => break,
            }
        }
        if types.next().is_some() || ints.next().is_some() {
            return Err(None);
        }
        Ok(match (op, operands.first()) {
            (op, Some(&component)) if opaque::COOPERATIVE.contains(&op) => {
                self.pool.intern_sequence(op, &operands, Id(component))
            }
            _ => self.pool.intern(op, &operands),
        })
    }

    /// A word that an operand of a type may be.
    fn checked(&self, operand: &OperandFacts, word: u32) -> Result<u32, NoType> {
        if is_value(operand, word, self.input.profile().has_kernels) {
            Ok(word)
        } else {
            Err(Some((operand.name(), word)))
        }
    }

    /// Returns the type for an opaque struct of an older file, if it is one of OpenCL's or SPIR-V's.
    pub(in crate::lower) fn legacy_opaque_type(&mut self, name: &Name) -> Option<Id> {
        // The linker numbers structs of the same name: `opencl.event_t.3`.
        let name = name.as_str()?;
        let name = name.trim_end_matches(|c: char| c.is_ascii_digit()).strip_suffix('.').unwrap_or(name);
        let Some((op, mut operands)) = opaque::from_old(name) else { return self.legacy_friendly_type(name) };
        if op == Op::TypeImage {
            operands.insert(0, self.pool.void_type().0);
        }
        Some(self.pool.intern(op, &operands))
    }

    /// `spirv.Image._void_1_0_0_0_0_0_0`, `spirv.Event`: the type's name and its operands.
    fn legacy_friendly_type(&mut self, name: &str) -> Option<Id> {
        let (target, operands) = name.split_once("._").unwrap_or((name, ""));
        let op = opaque::declaring(target)?;
        let mut types = Vec::new();
        let mut ints = Vec::new();
        for word in operands.split('_').filter(|word| !word.is_empty()) {
            match word.parse() {
                Ok(number) => ints.push(Number::Known(number)),
                Err(_) => types.push(match opaque::sampled_type(word)? {
                    Ty::Void => self.pool.void_type(),
                    Ty::Float(width) => self.pool.float_type(width),
                    Ty::Int(width) => self.pool.int_type(width),
                    _ => return None,
                }),
            }
        }
        self.opaque_type(op, &types, &ints).ok()
    }
}
