//! Textures: what is sampled, gathered, loaded and asked of them becomes instructions of images.

use super::images::{first_of, four_of};
use super::is_pixel_shader;
use super::resources::called;
use crate::calls::call;
use crate::rewrite::{self, Step, callee_name};
use llvm_model::{
    BinaryOp, Builder, FunctionId, Id as _, InstBuilder as _, InstId, Module, Type, TypeId, Value,
};
use spirv_grammar::{Dim, ImageOperands};

/// The names of the intrinsics for resources, in front of the rest.
const PREFIX: &str = "llvm.spv.resource.";

/// An argument behind the coordinate.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Argument {
    /// An operand of the instruction: a reference value or the number of a component.
    Plain,
    /// An image operand.
    Operand(ImageOperands),
    /// The second value of an image operand that has two.
    Second,
    /// No argument, but the level 0.
    LevelZero,
    Offset,
}

const BIAS: Argument = Argument::Operand(ImageOperands::Bias);
const LEVEL: Argument = Argument::Operand(ImageOperands::Lod);
const GRADIENT: Argument = Argument::Operand(ImageOperands::Grad);
const CLAMP: Argument = Argument::Operand(ImageOperands::MinLod);

/// Intrinsics, without the types at the end of their names: the instruction, and the arguments behind the coordinate in the
/// order of the bits of their image operands.
const TABLE: &[(&str, (&str, &[Argument]))] = {
    use Argument::{LevelZero, Offset, Plain, Second};
    &[
        ("gather", ("__spirv_ImageGather", &[Plain, Offset])),
        ("gather.cmp", ("__spirv_ImageDrefGather", &[Plain, Offset])),
        ("load.level", ("__spirv_ImageFetch", &[LEVEL, Offset])),
        ("sample", ("__spirv_ImageSampleImplicitLod", &[Offset])),
        ("sample.clamp", ("__spirv_ImageSampleImplicitLod", &[Offset, CLAMP])),
        ("samplebias", ("__spirv_ImageSampleImplicitLod", &[BIAS, Offset])),
        ("samplebias.clamp", ("__spirv_ImageSampleImplicitLod", &[BIAS, Offset, CLAMP])),
        ("samplecmp", ("__spirv_ImageSampleDrefImplicitLod", &[Plain, Offset])),
        ("samplecmp.clamp", ("__spirv_ImageSampleDrefImplicitLod", &[Plain, Offset, CLAMP])),
        ("samplecmplevelzero", ("__spirv_ImageSampleDrefExplicitLod", &[Plain, LevelZero, Offset])),
        ("samplegrad", ("__spirv_ImageSampleExplicitLod", &[GRADIENT, Second, Offset])),
        ("samplegrad.clamp", ("__spirv_ImageSampleExplicitLod", &[GRADIENT, Second, Offset, CLAMP])),
        ("samplelevel", ("__spirv_ImageSampleExplicitLod", &[LEVEL, Offset])),
    ]
};

/// Replaces the intrinsics of all functions.
pub(super) fn run(module: &mut Module) {
    let has_derivatives = module.functions.values().any(|function| is_pixel_shader(module, function));
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        rewrite::run(module, function, |at, inst| {
            let replacement = access(at, inst, has_derivatives).or_else(|| query(at, inst));
            replacement.map_or(Step::Keep, Step::Replace)
        });
    }
}

/// The instruction that reads texels.
fn access(at: &mut Builder<'_>, inst: InstId, has_derivatives: bool) -> Option<Value> {
    let kind = &at.body.insts[inst].kind;
    let name = callee_name(at.module, kind)?.as_str()?.strip_prefix(PREFIX)?;
    let (name, arguments) = super::longest_row(TABLE, name)?;
    // Only pixel shaders have derivatives, which choose the level.
    if name.contains("ImplicitLod") && !has_derivatives {
        return None;
    }
    let args = kind.call()?.args.clone();
    let ty = at.body.insts[inst].ty;
    let (image, mut coordinate, rest, is_fetch) = match args[..] {
        [image, coordinate, ref rest @ ..] if name == "__spirv_ImageFetch" => (image, coordinate, rest, true),
        [image, sampler, coordinate, ref rest @ ..] => {
            (sampled_image(at, image, sampler)?, coordinate, rest, false)
        }
        _ => return None,
    };
    let mut rest = rest.iter().copied();
    let (mut plain, mut mask, mut operands) = (Vec::new(), 0, Vec::new());
    for &argument in arguments {
        match argument {
            Argument::Plain => plain.push(rest.next()?),
            Argument::Operand(operand) => {
                mask |= operand.0;
                operands.push(rest.next()?);
            }
            Argument::Second => operands.push(rest.next()?),
            Argument::LevelZero => {
                mask |= ImageOperands::Lod.0;
                operands.push(level_zero(at));
            }
            Argument::Offset => {
                let offset = rest.next()?;
                match offset {
                    Value::Const(constant) if at.module.constants.is_zero(constant) => {}
                    Value::Const(_) => {
                        mask |= ImageOperands::ConstOffset.0;
                        operands.push(offset);
                    }
                    // A fetch has whole numbers, and a gather may have any offset.
                    _ if is_fetch => coordinate = moved(at, coordinate, offset),
                    _ if name.ends_with("Gather") => {
                        mask |= ImageOperands::Offset.0;
                        operands.push(offset);
                    }
                    _ => return None,
                }
            }
        }
    }
    let mut all = vec![image, coordinate];
    all.extend(plain);
    if mask != 0 {
        all.push(at.int32(mask));
        all.extend(operands);
    }
    if name.contains("SampleDref") {
        return Some(call(at, name, &all, ty));
    }
    let four = four_of(at, ty);
    let whole = call(at, name, &all, four);
    Some(first_of(at, whole, ty))
}

fn level_zero(at: &mut Builder<'_>) -> Value {
    let float = at.module.types.intern(Type::Float);
    at.zero(float)
}

/// A coordinate and a number of texels, which has no component for a layer.
fn moved(at: &mut Builder<'_>, coordinate: Value, offset: Value) -> Value {
    let (whole, part) = (at.ty(coordinate), at.ty(offset));
    let lanes = |at: &Builder<'_>, ty: TypeId| at.module.types.lanes(ty).unwrap_or(1) as i32;
    let (all, own) = (lanes(at, whole), lanes(at, part));
    let offset = if all == own || all == 1 {
        offset
    } else {
        let zero = at.zero(part);
        at.shuffle(offset, zero, (0..all).map(|lane| lane.min(own)).collect())
    };
    at.binary(BinaryOp::Add, coordinate, offset)
}

/// An image with a sampler.
fn sampled_image(at: &mut Builder<'_>, image: Value, sampler: Value) -> Option<Value> {
    let ty = at.ty(image);
    let Type::TargetExt { name, types, ints } = at.module.types[ty].clone() else { return None };
    let name = match name.as_str()? {
        "spirv.Image" => "spirv.SampledImage",
        "spirv.SignedImage" => "spirv.SignedSampledImage",
        _ => return None,
    };
    let sampled = at.module.types.intern(Type::TargetExt { name: name.into(), types, ints });
    Some(call(at, "__spirv_SampledImage", &[image, sampler], sampled))
}

/// The instructions that give sizes, numbers of levels and of samples, and levels of detail.
fn query(at: &mut Builder<'_>, inst: InstId) -> Option<Value> {
    let kind = &at.body.insts[inst].kind;
    let ty = at.body.insts[inst].ty;
    let found =
        |name: &str| called(at.module, kind, &format!("{PREFIX}{name}")).map(|call| call.args.clone());
    if let Some(args) = found("calculate.lod.unclamped") {
        return level_of_detail(at, &args, 1);
    }
    if let Some(args) = found("calculate.lod") {
        return level_of_detail(at, &args, 0);
    }
    let of = |prefix: &str| ["x", "xy", "xyz"].iter().find_map(|axes| found(&format!("{prefix}{axes}")));
    if let Some(args) = of("getdimensions.levels.") {
        let &[image, level] = &args[..] else { return None };
        let lanes = at.module.types.lanes(ty)?;
        let size = size(at, image, Some(level), lanes - 1)?;
        let levels = call_number(at, "__spirv_ImageQueryLevels", image);
        return Some(joined(at, &size, levels));
    }
    if let Some(args) = of("getdimensions.ms.") {
        let &[image] = &args[..] else { return None };
        let lanes = at.module.types.lanes(ty)?;
        let size = size(at, image, None, lanes - 1)?;
        let samples = call_number(at, "__spirv_ImageQuerySamples", image);
        return Some(joined(at, &size, samples));
    }
    let args = of("getdimensions.")?;
    let &[image] = &args[..] else { return None };
    let lanes = at.module.types.lanes(ty).unwrap_or(1);
    let level = has_levels(at, image)?.then(|| at.int32(0));
    let size = size(at, image, level, lanes)?;
    Some(match (at.module.types.lanes(ty), &size[..]) {
        (None, &[only, ..]) => only,
        _ => at.vector(&size),
    })
}

/// The level that an access would have, in the range of levels if `component` is 0.
fn level_of_detail(at: &mut Builder<'_>, args: &[Value], component: u32) -> Option<Value> {
    let &[image, sampler, coordinate] = args else { return None };
    let image = sampled_image(at, image, sampler)?;
    let float = at.module.types.intern(Type::Float);
    let pair = at.module.types.vector(float, 2);
    let both = call(at, "__spirv_ImageQueryLod", &[image, coordinate], pair);
    Some(at.extract(both, component))
}

fn call_number(at: &mut Builder<'_>, name: &str, image: Value) -> Value {
    let i32 = at.module.types.int(32);
    call(at, name, &[image], i32)
}

/// The parts of an image's type: the dimension, whether it is arrayed, multisampled, and how it is accessed.
fn facts(at: &Builder<'_>, image: Value) -> Option<(Dim, bool, bool, u32)> {
    let ty = at.value_type(image)?;
    let Type::TargetExt { ints, .. } = &at.module.types[ty] else { return None };
    let &[dimension, _, arrayed, multisampled, sampled, ..] = &ints[..] else { return None };
    Some((Dim(dimension), arrayed != 0, multisampled != 0, sampled))
}

/// Whether an image is one of several levels.
fn has_levels(at: &Builder<'_>, image: Value) -> Option<bool> {
    let (dimension, _, is_multisampled, sampled) = facts(at, image)?;
    Some(sampled != 2 && dimension != Dim::Buffer && !is_multisampled)
}

/// The first `count` components of the size of an image.
fn size(at: &mut Builder<'_>, image: Value, level: Option<Value>, count: u32) -> Option<Vec<Value>> {
    let (dimension, is_arrayed, ..) = facts(at, image)?;
    let own = match dimension {
        Dim::Dim1D | Dim::Buffer => 1,
        Dim::Dim2D | Dim::Cube | Dim::Rect => 2,
        Dim::Dim3D => 3,
        _ => return None,
    };
    let all = own + u32::from(is_arrayed);
    let i32 = at.module.types.int(32);
    let ty = if all == 1 { i32 } else { at.module.types.vector(i32, all) };
    let whole = match level {
        Some(level) => call(at, "__spirv_ImageQuerySizeLod", &[image, level], ty),
        None => call(at, "__spirv_ImageQuerySize", &[image], ty),
    };
    match all {
        1 => (count == 1).then(|| vec![whole]),
        _ => (count <= all).then(|| (0..count).map(|lane| at.extract(whole, lane)).collect()),
    }
}

/// The vector of a size and a number.
fn joined(at: &mut Builder<'_>, size: &[Value], number: Value) -> Value {
    let all: Vec<Value> = size.iter().copied().chain([number]).collect();
    at.vector(&all)
}
