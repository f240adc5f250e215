//! Texels: their formats in memory, and as vectors of four.

use crate::code::Code;
use crate::operations::clamped;
use crate::problem::Res;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, Type, TypeId, Value};
use spirv_grammar::ImageFormat;
use translate_common::problems::ExecutableProblem;

/// The representation of a channel in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Channel {
    Float,
    /// From 0 to 1.
    Unorm,
    /// From -1 to 1.
    Snorm,
    Signed,
    Unsigned,
}

/// The number of channels of a texel, their representation, and the bits of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Format {
    channels: u32,
    channel: Channel,
    bits: u32,
}

/// The formats with channels of one kind and size.
const FORMATS: &[(ImageFormat, u32, Channel, u32)] = &[
    (ImageFormat::Rgba32f, 4, Channel::Float, 32),
    (ImageFormat::Rgba16f, 4, Channel::Float, 16),
    (ImageFormat::R32f, 1, Channel::Float, 32),
    (ImageFormat::Rgba8, 4, Channel::Unorm, 8),
    (ImageFormat::Rgba8Snorm, 4, Channel::Snorm, 8),
    (ImageFormat::Rg32f, 2, Channel::Float, 32),
    (ImageFormat::Rg16f, 2, Channel::Float, 16),
    (ImageFormat::R16f, 1, Channel::Float, 16),
    (ImageFormat::Rgba16, 4, Channel::Unorm, 16),
    (ImageFormat::Rg16, 2, Channel::Unorm, 16),
    (ImageFormat::Rg8, 2, Channel::Unorm, 8),
    (ImageFormat::R16, 1, Channel::Unorm, 16),
    (ImageFormat::R8, 1, Channel::Unorm, 8),
    (ImageFormat::Rgba16Snorm, 4, Channel::Snorm, 16),
    (ImageFormat::Rg16Snorm, 2, Channel::Snorm, 16),
    (ImageFormat::Rg8Snorm, 2, Channel::Snorm, 8),
    (ImageFormat::R16Snorm, 1, Channel::Snorm, 16),
    (ImageFormat::R8Snorm, 1, Channel::Snorm, 8),
    (ImageFormat::Rgba32i, 4, Channel::Signed, 32),
    (ImageFormat::Rgba16i, 4, Channel::Signed, 16),
    (ImageFormat::Rgba8i, 4, Channel::Signed, 8),
    (ImageFormat::R32i, 1, Channel::Signed, 32),
    (ImageFormat::Rg32i, 2, Channel::Signed, 32),
    (ImageFormat::Rg16i, 2, Channel::Signed, 16),
    (ImageFormat::Rg8i, 2, Channel::Signed, 8),
    (ImageFormat::R16i, 1, Channel::Signed, 16),
    (ImageFormat::R8i, 1, Channel::Signed, 8),
    (ImageFormat::Rgba32ui, 4, Channel::Unsigned, 32),
    (ImageFormat::Rgba16ui, 4, Channel::Unsigned, 16),
    (ImageFormat::Rgba8ui, 4, Channel::Unsigned, 8),
    (ImageFormat::R32ui, 1, Channel::Unsigned, 32),
    (ImageFormat::Rg32ui, 2, Channel::Unsigned, 32),
    (ImageFormat::Rg16ui, 2, Channel::Unsigned, 16),
    (ImageFormat::Rg8ui, 2, Channel::Unsigned, 8),
    (ImageFormat::R16ui, 1, Channel::Unsigned, 16),
    (ImageFormat::R8ui, 1, Channel::Unsigned, 8),
];

impl Format {
    pub(super) fn of(format: ImageFormat) -> Option<Format> {
        let row = FORMATS.iter().find(|(known, ..)| *known == format);
        row.map(|&(_, channels, channel, bits)| Format { channels, channel, bits })
    }

    /// How many bytes a texel has.
    pub(super) fn bytes(self) -> u64 {
        u64::from(self.channels * self.bits / 8)
    }

    /// The integer that stands for 1.
    fn highest(self) -> f64 {
        f64::from((1u32 << (self.bits - u32::from(self.channel == Channel::Snorm))) - 1)
    }

    fn lowest(self) -> f64 {
        if self.channel == Channel::Snorm { -1.0 } else { 0.0 }
    }

    fn is_of_floats(self) -> bool {
        matches!(self.channel, Channel::Float | Channel::Unorm | Channel::Snorm)
    }

    /// The type of a channel in memory.
    fn stored(self, code: &mut Code<'_>) -> TypeId {
        match (self.channel, self.bits) {
            (Channel::Float, 16) => code.out.types.intern(Type::Half),
            (Channel::Float, _) => code.out.types.intern(Type::Float),
            (_, bits) => code.out.types.int(bits),
        }
    }

    /// Whether a texel is of the kind of numbers that the shader has.
    fn fits(self, code: &Code<'_>, scalar: TypeId) -> Res<()> {
        match &code.out.types[scalar] {
            Type::Float if self.is_of_floats() => Ok(()),
            Type::Integer(32) if !self.is_of_floats() => Ok(()),
            _ => Err(ExecutableProblem::Texels.into()),
        }
    }
}

/// Loads a texel as a `ty`: channels that it does not have are 0, the last one is 1.
pub(super) fn load(code: &mut Code<'_>, format: Format, address: Value, ty: TypeId) -> Res<Value> {
    let (scalar, lanes) = (code.out.types.scalar(ty), code.out.types.lanes(ty).unwrap_or(1));
    format.fits(code, scalar)?;
    let (stored, size) = (format.stored(code), u64::from(format.bits / 8));
    let mut components = Vec::with_capacity(lanes as usize);
    for lane in 0..lanes {
        if lane >= format.channels {
            let zero = code.zero(scalar);
            let one = if format.is_of_floats() { code.float_like(zero, 1.0) } else { code.int_like(zero, 1) };
            components.push(if lane == 3 { one } else { zero });
            continue;
        }
        let offset = code.int64(u64::from(lane) * size);
        let at = code.bytes_further(address, offset);
        let channel = code.load_as(stored, at, size, code.is_volatile);
        components.push(match (format.channel, format.bits) {
            (Channel::Float | Channel::Signed | Channel::Unsigned, 32) => channel,
            (Channel::Float, _) => code.cast(CastOp::FPExt, channel, scalar),
            (Channel::Signed, _) => code.cast(CastOp::SExt, channel, scalar),
            (Channel::Unsigned, _) => code.cast(CastOp::ZExt, channel, scalar),
            (Channel::Unorm | Channel::Snorm, _) => {
                let op = if format.channel == Channel::Snorm { CastOp::SIToFP } else { CastOp::UIToFP };
                let large = code.cast(op, channel, scalar);
                let highest = code.float_like(large, format.highest());
                let small = code.binary(BinaryOp::FDiv, large, highest);
                // The lowest integer stands for -1, too.
                clamped(code, small, format.lowest(), 1.0)
            }
        });
    }
    Ok(code.join_components(&components))
}

/// Stores the channels of a texel that the format has.
pub(super) fn store(code: &mut Code<'_>, format: Format, address: Value, texel: Value) -> Res<()> {
    let scalar = code.scalar(texel);
    format.fits(code, scalar)?;
    let (stored, size) = (format.stored(code), u64::from(format.bits / 8));
    let components = code.components(texel);
    let components = components.get(..format.channels as usize).ok_or(ExecutableProblem::Texel)?;
    for (lane, &component) in components.iter().enumerate() {
        let channel = match (format.channel, format.bits) {
            (Channel::Float | Channel::Signed | Channel::Unsigned, 32) => component,
            (Channel::Float, _) => code.cast(CastOp::FPTrunc, component, stored),
            (Channel::Signed | Channel::Unsigned, _) => code.cast(CastOp::Trunc, component, stored),
            (Channel::Unorm | Channel::Snorm, _) => {
                let within = clamped(code, component, format.lowest(), 1.0);
                let highest = code.float_like(within, format.highest());
                let large = code.binary(BinaryOp::FMul, within, highest);
                let whole = code.same("llvm.roundeven", &[large]);
                let op = if format.channel == Channel::Snorm { CastOp::FPToSI } else { CastOp::FPToUI };
                code.cast(op, whole, stored)
            }
        };
        let offset = code.int64(lane as u64 * size);
        let at = code.bytes_further(address, offset);
        code.store_as(channel, at, size, code.is_volatile);
    }
    Ok(())
}
