//! Sampled images: functions of the host read them, because the format and the sampler are known at run time
//! (`docs/shaders.md`).
//!
//! A value of a sampler is its address, one of an image with a sampler the addresses of both.
//!
//! Source: SPIR-V specification, "Image Instructions"; Vulkan specification, "Image Operations".

use super::kinds::{Image, Resource};
use super::{Member, Use};
use crate::function::Lowering;
use crate::problem::Res;
use llvm_model::{BinaryOp, Call, InstBuilder as _, Type, TypeId, Value};
use spirv_grammar::{ImageOperands, Op};
use translate_common::problems::ExecutableProblem;

/// Image operands that are supported, or that do not affect which texels are read.
const UNDERSTOOD: &[ImageOperands] = &[
    ImageOperands::Lod,
    ImageOperands::Grad,
    ImageOperands::ConstOffset,
    ImageOperands::Offset,
    ImageOperands::ConstOffsets,
    ImageOperands::Offsets,
    ImageOperands::NonPrivateTexel,
    ImageOperands::VolatileTexel,
    ImageOperands::SignExtend,
    ImageOperands::ZeroExtend,
    ImageOperands::Nontemporal,
];

/// How an instruction is computed; the value is that of the sampler.
type Lower = fn(&mut Use<'_, '_, '_, '_>, Value) -> Res<Value>;

/// The instructions about an image with its sampler.
const OF_PAIRS: &[(Op, Lower)] = &[
    (Op::Image, |of, _| Ok(of.described)),
    (Op::ImageSampleExplicitLod, |of, sampler| sample(of, sampler, false, false)),
    (Op::ImageSampleDrefExplicitLod, |of, sampler| sample(of, sampler, false, true)),
    (Op::ImageSampleProjExplicitLod, |of, sampler| sample(of, sampler, true, false)),
    (Op::ImageSampleProjDrefExplicitLod, |of, sampler| sample(of, sampler, true, true)),
    (Op::ImageGather, |of, sampler| gather(of, sampler, false)),
    (Op::ImageDrefGather, |of, sampler| gather(of, sampler, true)),
];

/// The instructions on an image alone, which stands in for the sampler.
const OF_IMAGES: &[(Op, Lower)] = &[
    (Op::SampledImage, |of, described| {
        let (sampler, result) = (of.operand(1)?, of.result);
        Ok(of.code().structure(result, &[described, sampler]))
    }),
    (Op::ImageFetch, |of, _| fetch(of)),
    (Op::ImageQuerySize, |of, _| {
        let sizes = of.sizes();
        of.size_of(sizes)
    }),
    (Op::ImageQuerySizeLod, |of, _| {
        let level = of.operand(1)?;
        let sizes = of.sizes().map(|size| of.size_at(size, level));
        of.size_of(sizes)
    }),
    (Op::ImageQueryLevels, |of, _| Ok(of.member(Member::Levels))),
];

/// Loads an image with its sampler: the image is where the descriptor points, and its description has the sampler.
pub(crate) fn load_combined(
    lowering: &mut Lowering<'_, '_, '_>,
    described: Value,
    image: Image,
    pair: TypeId,
) -> Value {
    let call = Call::new(described, pair, Vec::new());
    let sampler = Use { lowering, call: &call, image, described, result: pair }.member(Member::Sampler);
    lowering.code.structure(pair, &[described, sampler])
}

/// Translates an instruction on an image, or on an image with its sampler, as its first operand.
pub(super) fn lower(
    lowering: &mut Lowering<'_, '_, '_>,
    call: &Call,
    op: Op,
    kind: Resource,
    result: TypeId,
) -> Res<Option<Value>> {
    let without = || ExecutableProblem::Sampled { op: op.to_string() };
    let first = call.args.first().copied().ok_or_else(without)?;
    let value = lowering.value(first)?;
    let result = lowering.convert(result)?;
    let (image, described, sampler, rows) = match kind {
        Resource::Combined(image) => {
            let [described, sampler] = [0, 1].map(|part| lowering.code.extract_value(value, &[part]));
            (image, described, sampler, OF_PAIRS)
        }
        Resource::Sampled(image) => (image, value, value, OF_IMAGES),
        Resource::Storage(_) | Resource::Sampler => return Err(without().into()),
    };
    let row = rows.iter().find(|(known, _)| *known == op);
    let (_, lower) = row.ok_or_else(without)?;
    let done = lower(&mut Use { lowering, call, image, described, result }, sampler)?;
    match lowering.code.was_wrong() || lowering.code.ty(done) != result {
        false => Ok(Some(done)),
        true => Err(ExecutableProblem::OperandTypes { instruction: op.to_string() }.into()),
    }
}

/// The image operands of an instruction, as values of the module that is made.
#[derive(Default)]
struct Chosen {
    lod: Option<Value>,
    gradients: Option<[Value; 2]>,
    offset: Option<Value>,
    /// One for each texel that is gathered.
    offsets: Option<Value>,
}

fn sample(of: &mut Use<'_, '_, '_, '_>, sampler: Value, projects: bool, compares: bool) -> Res<Value> {
    let before = if compares { 3 } else { 2 };
    let chosen = of.chosen(before)?;
    let count = of.coordinates() + u32::from(projects);
    let coordinate = of.operand(1)?;
    let mut at = of.some_components(coordinate, count)?;
    let mut reference = if compares { Some(of.operand(2)?) } else { None };
    if projects {
        let divisor = at.pop().ok_or(ExecutableProblem::Coordinate)?;
        let code = of.code();
        for part in at.iter_mut().chain(&mut reference) {
            *part = code.binary(BinaryOp::FDiv, *part, divisor);
        }
    }
    let at = of.four(&at, Type::Float)?;
    let shape = of.shape();
    let lod = match (chosen.lod, chosen.gradients) {
        (Some(lod), _) => lod,
        (None, Some(gradients)) => {
            let count = of.image.dimensions + u32::from(of.image.is_cube);
            let mut args = vec![of.described, shape, at];
            for gradient in gradients {
                let components = of.some_components(gradient, count)?;
                args.push(of.four(&components, Type::Float)?);
            }
            let float = of.code().out.types.intern(Type::Float);
            of.code().call_host("__spirv_run_texture_lod", float, &args)
        }
        (None, None) => return Err(ExecutableProblem::NoLevel.into()),
    };
    let offset = of.offset(chosen.offset)?;
    if let Some(reference) = reference {
        let float = of.code().out.types.intern(Type::Float);
        let args = [of.described, sampler, shape, at, reference, lod, offset];
        return Ok(of.code().call_host("__spirv_run_texture_compare", float, &args));
    }
    let args = [of.described, sampler, shape, at, lod, offset];
    of.call_by_class(["__spirv_run_texture_float", "__spirv_run_texture_int"], &args)
}

fn gather(of: &mut Use<'_, '_, '_, '_>, sampler: Value, compares: bool) -> Res<Value> {
    let chosen = of.chosen(3)?;
    let (coordinate, count) = (of.operand(1)?, of.coordinates());
    let at = of.some_components(coordinate, count)?;
    let at = of.four(&at, Type::Float)?;
    // The component, or the reference.
    let chooses = of.operand(2)?;
    let chooses = if compares { chooses } else { of.code().resize(chooses, 32) };
    let names = match compares {
        true => ["__spirv_run_texture_gather_compare"; 2],
        false => ["__spirv_run_texture_gather_float", "__spirv_run_texture_gather_int"],
    };
    let shape = of.shape();
    let Some(offsets) = chosen.offsets else {
        let offset = of.offset(chosen.offset)?;
        return of.call_by_class(names, &[of.described, sampler, shape, at, chooses, offset]);
    };
    // Each is the offset of a texel that would be the last of four, at the lowest indices.
    let mut texels = Vec::with_capacity(4);
    for texel in 0..4 {
        let offset = of.code().extract_value(offsets, &[texel]);
        let offset = of.offset(Some(offset))?;
        let four = of.call_by_class(names, &[of.described, sampler, shape, at, chooses, offset])?;
        texels.push(of.code().component(four, 3));
    }
    Ok(of.code().join_components(&texels))
}

fn fetch(of: &mut Use<'_, '_, '_, '_>) -> Res<Value> {
    let chosen = of.chosen(2)?;
    let (coordinate, count) = (of.operand(1)?, of.coordinates());
    let mut at = of.some_components(coordinate, count)?;
    let code = of.code();
    for component in &mut at {
        *component = code.resize(*component, 32);
    }
    if let Some(offset) = chosen.offset {
        let moved = of.image.dimensions;
        let offset = of.some_components(offset, moved)?;
        for (component, offset) in at.iter_mut().zip(offset) {
            let offset = of.code().resize(offset, 32);
            *component = of.code().binary(BinaryOp::Add, *component, offset);
        }
    }
    let (at, shape) = (of.four(&at, Type::Integer(32))?, of.shape());
    let lod = match chosen.lod {
        Some(lod) => of.code().resize(lod, 32),
        None => of.code().int32(0),
    };
    let names = ["__spirv_run_texture_fetch_float", "__spirv_run_texture_fetch_int"];
    of.call_by_class(names, &[of.described, shape, at, lod])
}

impl Use<'_, '_, '_, '_> {
    /// How many components a coordinate has.
    fn coordinates(&self) -> u32 {
        self.image.dimensions + u32::from(self.image.is_cube) + u32::from(self.image.is_array)
    }

    fn shape(&mut self) -> Value {
        let shape = self.image.shape();
        self.code().int32(shape)
    }

    /// The image operands, with the number of the operand that is their mask.
    fn chosen(&mut self, mask: usize) -> Res<Chosen> {
        let mut chosen = Chosen::default();
        let Some(&bits) = self.call.args.get(mask) else { return Ok(chosen) };
        let bits = self.lowering.plan.from.as_u64(bits).ok_or(ExecutableProblem::VariableImageOperands)?;
        let known = UNDERSTOOD.iter().fold(0, |all, operand| all | u64::from(operand.0));
        if bits & !known != 0 {
            return Err(ExecutableProblem::SampledImageOperands.into());
        }
        let mut next = mask + 1;
        let has = |operand: ImageOperands| bits & u64::from(operand.0) != 0;
        let mut take = |of: &mut Self| {
            next += 1;
            of.operand(next - 1)
        };
        // Operands stand in the order of their bits.
        if has(ImageOperands::Lod) {
            chosen.lod = Some(take(self)?);
        }
        if has(ImageOperands::Grad) {
            chosen.gradients = Some([take(self)?, take(self)?]);
        }
        for operand in [ImageOperands::ConstOffset, ImageOperands::Offset] {
            if has(operand) {
                chosen.offset = Some(take(self)?);
            }
        }
        for operand in [ImageOperands::ConstOffsets, ImageOperands::Offsets] {
            if has(operand) {
                chosen.offsets = Some(take(self)?);
            }
        }
        Ok(chosen)
    }

    /// The first components of a value.
    fn some_components(&mut self, value: Value, count: u32) -> Res<Vec<Value>> {
        let mut all = self.code().components(value);
        if all.len() < count as usize {
            return Err(ExecutableProblem::Coordinate.into());
        }
        all.truncate(count as usize);
        Ok(all)
    }

    /// A vector of four: missing components are zero.
    fn four(&mut self, components: &[Value], scalar: Type) -> Res<Value> {
        let code = self.code();
        let scalar = code.out.types.intern(scalar);
        let zero = code.zero(scalar);
        let mut all = components.to_vec();
        all.resize(4, zero);
        let is_such = all.iter().all(|&component| code.ty(component) == scalar);
        match is_such {
            true => Ok(code.join_components(&all)),
            false => Err(ExecutableProblem::CoordinateType.into()),
        }
    }

    /// An offset as a vector of four.
    fn offset(&mut self, offset: Option<Value>) -> Res<Value> {
        let mut components = Vec::new();
        if let Some(offset) = offset {
            let dimensions = self.image.dimensions;
            components = self.some_components(offset, dimensions)?;
        }
        self.four(&components, Type::Integer(32))
    }

    /// Calls the first function where texels are floats, else the second; both give four components.
    fn call_by_class(&mut self, [floats, integers]: [&str; 2], args: &[Value]) -> Res<Value> {
        let is_of_floats = self.image.is_of_floats;
        let code = &mut self.lowering.code;
        let scalar = code.out.types.intern(if is_of_floats { Type::Float } else { Type::Integer(32) });
        let four = code.out.types.vector(scalar, 4);
        Ok(code.call_host(if is_of_floats { floats } else { integers }, four, args))
    }

    /// A size at a level, at least 1.
    fn size_at(&mut self, size: Value, level: Value) -> Value {
        let code = self.code();
        let level = code.resize(level, 32);
        let (most, one) = (code.int32(31), code.int32(1));
        let level = code.same("llvm.umin", &[level, most]);
        let size = code.binary(BinaryOp::LShr, size, level);
        code.same("llvm.umax", &[size, one])
    }
}
