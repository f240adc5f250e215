//! Images: texels in memory of the host.
//!
//! A value of an image is the address of its description (`spirv_image` in `docs/shaders.md`), to which its descriptor points. A
//! storage image has the format of its type: accesses of its texels are emitted here. Outside of the image, reads return
//! zeros, and writes and atomic operations have no effect. The format of a sampled image is known at run time: functions of the
//! host read it (`sampled`).
//!
//! Source: SPIR-V specification, "Image Instructions"; Vulkan specification, "Texel Input Validation Operations".

mod kinds;
mod sampled;
mod texels;

pub(crate) use kinds::{Resource, holds_resource};
pub(crate) use sampled::load_combined;

use crate::bounds::Access;
use crate::code::Code;
use crate::copies::pointee;
use crate::function::Lowering;
use crate::problem::Res;
use kinds::Image;
use llvm_model::{BinaryOp, Call, CastOp, InstBuilder as _, IntPredicate, TypeId, Value};
use spirv_grammar::{ImageOperands, Op};
use texels::Format;
use translate_common::problems::ExecutableProblem;

/// Image operands that choose other texels than the coordinate does.
const CHOOSING: &[ImageOperands] = &[
    ImageOperands::Bias,
    ImageOperands::Lod,
    ImageOperands::Grad,
    ImageOperands::ConstOffset,
    ImageOperands::Offset,
    ImageOperands::ConstOffsets,
    ImageOperands::Sample,
    ImageOperands::MinLod,
    ImageOperands::Offsets,
];

/// The members of an image's description, in order.
#[derive(Clone, Copy)]
enum Member {
    Texels,
    Width,
    Height,
    Depth,
    Layers,
    RowPitch,
    SlicePitch,
    /// Sampled images have the rest.
    Levels = 10,
    Sampler = 12,
}

/// Translates an instruction about an image; nothing if it is about something else.
pub(crate) fn lower(
    lowering: &mut Lowering<'_, '_, '_>,
    call: &Call,
    op: Op,
    result: TypeId,
) -> Res<Option<Option<Value>>> {
    let Some(&first) = call.args.first() else { return Ok(None) };
    let from = lowering.plan.from;
    let ty = if op == Op::ImageTexelPointer { pointee(lowering, first) } else { lowering.old_type(first) };
    let image = match ty.and_then(|ty| Resource::of(from, ty)) {
        Some(Resource::Storage(image)) => image,
        Some(kind) => return sampled::lower(lowering, call, op, kind, result).map(Some),
        None => return Ok(None),
    };
    let lower = LOWERINGS.iter().find(|(known, _)| *known == op);
    let (_, lower) = lower.ok_or_else(|| ExecutableProblem::StorageImage { op: op.to_string() })?;
    let described = lowering.value(first)?;
    let result = lowering.convert(result)?;
    let done = lower(&mut Use { lowering, call, image, described, result })?;
    match lowering.code.was_wrong() {
        false => Ok(Some(done)),
        true => Err(ExecutableProblem::OperandTypes { instruction: op.to_string() }.into()),
    }
}

/// An instruction that uses an image.
struct Use<'l, 'p, 'm, 'o> {
    lowering: &'l mut Lowering<'p, 'm, 'o>,
    call: &'l Call,
    image: Image,
    /// The address of the image's description.
    described: Value,
    /// The type of the result.
    result: TypeId,
}

type Lower = fn(&mut Use<'_, '_, '_, '_>) -> Res<Option<Value>>;

/// The instructions on images, with their lowerings.
const LOWERINGS: &[(Op, Lower)] = &[
    (Op::ImageRead, |of| {
        of.operands(2)?;
        let format = of.image.format()?;
        let address = of.texel(format, Access::Read)?;
        let result = of.result;
        texels::load(of.code(), format, address, result).map(Some)
    }),
    (Op::ImageWrite, |of| {
        of.operands(3)?;
        let format = of.image.format()?;
        let (address, texel) = (of.texel(format, Access::Write)?, of.operand(2)?);
        texels::store(of.code(), format, address, texel)?;
        Ok(None)
    }),
    (Op::ImageTexelPointer, |of| {
        let format = of.image.format()?;
        of.texel(format, Access::Write).map(Some)
    }),
    (Op::ImageQuerySize, |of| {
        let sizes = of.sizes();
        of.size_of(sizes).map(Some)
    }),
];

impl<'o> Use<'_, '_, '_, 'o> {
    fn code(&mut self) -> &mut Code<'o> {
        &mut self.lowering.code
    }

    fn operand(&mut self, index: usize) -> Res<Value> {
        let &operand = self.call.args.get(index).ok_or(ExecutableProblem::TooFewOperands)?;
        self.lowering.value(operand)
    }

    /// Refuses image operands behind so many others that choose another texel.
    fn operands(&self, count: usize) -> Res<()> {
        let Some(&mask) = self.call.args.get(count) else { return Ok(()) };
        let mask = self.lowering.plan.from.as_u64(mask).ok_or(ExecutableProblem::VariableImageOperands)?;
        match CHOOSING.iter().find(|operand| mask & u64::from(operand.0) != 0) {
            None => Ok(()),
            Some(_) => Err(ExecutableProblem::StorageImageOperands.into()),
        }
    }

    fn member(&mut self, member: Member) -> Value {
        let types = &mut self.lowering.code.out.types;
        let (pointer, word, wide) = (types.ptr(0), types.int(32), types.int(64));
        // Storage images do not use the members behind the pitches.
        let fields = [pointer, word, word, word, word, wide, wide, word, word, word, word, word, pointer];
        let ty = types.literal_struct(&fields, false);
        let address = self.lowering.code.member_address(ty, self.described, member as u32);
        self.lowering.code.load(fields[member as usize], address, 0)
    }

    /// The result of asking for the size of an image that has these sizes.
    fn size_of(&mut self, sizes: [Value; 3]) -> Res<Value> {
        let mut sizes: Vec<Value> = sizes[..self.image.dimensions as usize].to_vec();
        if self.image.is_array {
            let layers = self.member(Member::Layers);
            let faces = if self.image.is_cube { 6 } else { 1 };
            let faces = self.code().int32(faces);
            sizes.push(self.code().binary(BinaryOp::UDiv, layers, faces));
        }
        let sizes = self.code().join_components(&sizes);
        match self.code().ty(sizes) == self.result {
            true => Ok(sizes),
            false => Err(ExecutableProblem::ImageSize.into()),
        }
    }

    /// Width, height and depth.
    fn sizes(&mut self) -> [Value; 3] {
        [Member::Width, Member::Height, Member::Depth].map(|member| self.member(member))
    }

    /// The address of the texel at the coordinate; of substitute memory if there is none.
    fn texel(&mut self, format: Format, access: Access) -> Res<Value> {
        let coordinate = self.operand(1)?;
        let components = self.code().components(coordinate);
        let count = self.image.dimensions + u32::from(self.image.has_layers());
        let components = components.get(..count as usize).ok_or(ExecutableProblem::Coordinate)?.to_vec();
        let mut limits: Vec<Value> = self.sizes()[..self.image.dimensions as usize].to_vec();
        let mut pitches = vec![self.code().int64(format.bytes())];
        let (row, slice) = (self.member(Member::RowPitch), self.member(Member::SlicePitch));
        pitches.extend([row, slice].into_iter().take(self.image.dimensions as usize - 1));
        if self.image.has_layers() {
            limits.push(self.member(Member::Layers));
            pitches.push(slice);
        }
        let texels = self.member(Member::Texels);
        let elsewhere = self.lowering.elsewhere(format.bytes(), access);
        let code = &mut self.lowering.code;
        let (mut offset, truth) = (code.int64(0), code.out.types.int(1));
        let zero = code.zero(truth);
        let mut inside = code.not(zero);
        let wide = code.out.types.int(64);
        for ((component, limit), pitch) in components.into_iter().zip(limits).zip(pitches) {
            let component = code.resize(component, 32);
            let is_in = code.icmp(IntPredicate::Ult, component, limit);
            inside = code.binary(BinaryOp::And, inside, is_in);
            let component = code.cast(CastOp::ZExt, component, wide);
            let bytes = code.binary(BinaryOp::Mul, component, pitch);
            offset = code.binary(BinaryOp::Add, offset, bytes);
        }
        let texel = code.bytes_further(texels, offset);
        Ok(code.select(inside, texel, elsewhere))
    }
}
