//! Functions of images.

use super::Call;
use crate::calls::call;
use crate::kernels::Context;
use crate::kernels::images::{self, Image};
use crate::rewrite::callee_name;
use llvm_model::{BinaryOp, Builder, CastOp, FunctionId, GlobalId, InstBuilder as _, Type, TypeId, Value};
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Reflected;
use spirv_grammar::{Dim, ImageOperands, Op};
use spirv_mapping::convention::sampler::{self, NORMALIZED};
use spirv_mapping::{Hook, Inst, ResultAdapter};

/// Adds what a function of images is; `None` if the call is none, `Some(None)` if it has no result.
pub(super) fn lower(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    function: FunctionId,
    this: &Call,
) -> Option<Option<Value>> {
    if this.reading.hook == Some(Hook::Sampler) {
        // Where it is used, it is loaded from its variable.
        return Some(Some(at.poison(this.ty)));
    }
    let image = cx.images.image(function, *this.args.first()?)?;
    let value = match (this.reading.hook, this.reading.inst) {
        (Some(Hook::ImageSample), _) => sample(at, cx, function, this, image)?,
        (Some(Hook::ImageRead), _) => read(at, this, image)?,
        (Some(Hook::ImageWrite), _) => {
            write(at, this, image)?;
            return Some(None);
        }
        (Some(Hook::ImageSize), _) => {
            let component = this.constant(at.module, 1)?;
            let size = size(at, image);
            let own = *size.get(component as usize)?;
            let width = at.int_width(this.ty)?;
            at.resize(own, width)
        }
        (Some(Hook::ImageDim), _) => {
            let lanes = at.module.types.lanes(this.ty)?;
            let mut size = size(at, image);
            size.truncate(image.axes() as usize);
            size.resize(lanes as usize, at.int32(0));
            at.vector(&size)
        }
        (None, Inst::Core(Op::ImageQueryLevels)) if !image.is_storage => {
            let loaded = image.load(at);
            call(at, "__spirv_ImageQueryLevels", &[loaded], this.ty)
        }
        (None, Inst::Core(op @ (Op::ImageQueryFormat | Op::ImageQueryOrder))) => {
            let kind = match op {
                Op::ImageQueryFormat => Reflected::ImageArgumentInfoChannelDataTypePushConstant,
                _ => Reflected::ImageArgumentInfoChannelOrderPushConstant,
            };
            let &Value::Arg(index) = this.args.first()? else { return None };
            // The host gives OpenCL's numbers, which is what the function of OpenCL C results in.
            return Some(Some(cx.push.beside(at, kind, (function, index))))
                .filter(|_| matches!(this.reading.result, ResultAdapter::Offset(_) | ResultAdapter::Same));
        }
        (None, Inst::Core(Op::ImageQuerySamples)) => {
            let loaded = image.load(at);
            call(at, "__spirv_ImageQuerySamples", &[loaded], this.ty)
        }
        _ => return None,
    };
    Some(Some(value))
}

/// The components of the size, layers last.
fn size(at: &mut Builder<'_>, image: Image) -> Vec<Value> {
    let count = image.coordinates();
    let i32 = at.module.types.int(32);
    let ty = if count == 1 { i32 } else { at.module.types.vector(i32, count) };
    let loaded = image.load(at);
    let has_levels = !image.is_storage && !image.is_multisampled && image.dimension != Dim::Buffer;
    let whole = if has_levels {
        let level = at.int32(0);
        call(at, "__spirv_ImageQuerySizeLod", &[loaded, level], ty)
    } else {
        call(at, "__spirv_ImageQuerySize", &[loaded], ty)
    };
    match count {
        1 => vec![whole],
        _ => (0..count).map(|lane| at.extract(whole, lane)).collect(),
    }
}

/// The first components of a vector.
fn first_components(at: &mut Builder<'_>, value: Value, count: u32) -> Value {
    let ty = at.ty(value);
    match (at.module.types.lanes(ty), count) {
        (None, _) => value,
        (Some(_), 1) => at.extract(value, 0),
        (Some(lanes), count) if lanes == count => value,
        _ => at.shuffle(value, value, (0..count as i32).collect()),
    }
}

fn float_like(at: &mut Builder<'_>, ty: TypeId) -> TypeId {
    let float = at.module.types.intern(Type::Float);
    at.like(ty, float)
}

/// Reads through a sampler.
fn sample(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    function: FunctionId,
    this: &Call,
    image: Image,
) -> Option<Value> {
    let sampler = *this.args.get(1)?;
    let coordinate = this.operand(at, 2)?;
    let mut coordinate = first_components(at, coordinate, image.coordinates());
    let of = at.ty(coordinate);
    let is_whole =
        at.int_width(of).is_some() || at.module.types.int_width(at.module.types.scalar(of)).is_some();
    if is_whole {
        let float = float_like(at, of);
        coordinate = at.cast(CastOp::SIToFP, coordinate, float);
    }
    let mask = literal_mask(at, sampler);
    // Samplers of coordinates in texels are for single images of one or two dimensions.
    let mask = match mask {
        Some(mask) if mask & NORMALIZED == 0 && (image.axes() == 3 || image.is_arrayed) => {
            coordinate = normalized(at, image, coordinate, is_whole);
            Some(mask | NORMALIZED)
        }
        mask => mask,
    };
    let variable: GlobalId = match mask {
        Some(mask) => cx.images.literal(at.module, mask),
        None => cx.images.sampler(function, sampler)?,
    };
    let loaded = image.load(at);
    let sampler = images::load(at, variable);
    let sampled = sampled_image(at, loaded, sampler)?;
    let mut all = vec![sampled, coordinate];
    match this.reading.operands.len() {
        6.. => {
            all.push(at.int32(ImageOperands::Grad.0));
            for index in [4, 5] {
                let gradient = this.operand(at, index)?;
                all.push(first_components(at, gradient, image.axes()));
            }
        }
        5 => {
            all.push(at.int32(ImageOperands::Lod.0));
            all.push(this.operand(at, 4)?);
        }
        _ => {
            all.push(at.int32(ImageOperands::Lod.0));
            let float = at.module.types.intern(Type::Float);
            all.push(at.zero(float));
        }
    }
    Some(texel(at, "__spirv_ImageSampleExplicitLod", &all, image, this.ty))
}

/// Coordinates in texels as parts of the size. Whole numbers mean the middles of texels.
fn normalized(at: &mut Builder<'_>, image: Image, coordinate: Value, is_whole: bool) -> Value {
    let size = size(at, image);
    let mut coordinate = coordinate;
    for (axis, &extent) in (0..image.axes()).zip(&size) {
        let count = image.coordinates();
        let mut part = if count == 1 { coordinate } else { at.extract(coordinate, axis) };
        if is_whole {
            let half = at.float_like(part, 0.5);
            part = at.binary(BinaryOp::FAdd, part, half);
        }
        let float = at.module.types.intern(Type::Float);
        let extent = at.cast(CastOp::UIToFP, extent, float);
        part = at.binary(BinaryOp::FDiv, part, extent);
        coordinate = if count == 1 { part } else { at.insert(coordinate, part, axis) };
    }
    coordinate
}

/// OpenCL's bits of a sampler that the kernel states itself: a constant, or the call that makes a sampler of one.
fn literal_mask(at: &Builder<'_>, sampler: Value) -> Option<u32> {
    let constant = match sampler {
        Value::Inst(inst) => {
            let kind = &at.body.insts[inst].kind;
            let is_literal = callee_name(at.module, kind).is_some_and(|name| *name == *sampler::SYMBOL);
            *kind.call().filter(|_| is_literal)?.args.first()?
        }
        constant => constant,
    };
    let is_constant = matches!(constant, Value::Const(_));
    at.module.as_u64(constant).filter(|_| is_constant).and_then(|mask| u32::try_from(mask).ok())
}

/// Reads a texel without a sampler.
fn read(at: &mut Builder<'_>, this: &Call, image: Image) -> Option<Value> {
    let coordinate = this.operand(at, 1)?;
    let coordinate = first_components(at, coordinate, image.coordinates());
    let loaded = image.load(at);
    let mut all = vec![loaded, coordinate];
    if let Some(sample) = this.operand(at, 3) {
        all.push(at.int32(ImageOperands::Sample.0));
        all.push(sample);
    } else if !image.is_storage && image.dimension != Dim::Buffer {
        all.push(at.int32(ImageOperands::Lod.0));
        all.push(at.int32(0));
    }
    let name = if image.is_storage { "__spirv_ImageRead" } else { "__spirv_ImageFetch" };
    Some(texel(at, name, &all, image, this.ty))
}

/// Writes a texel. Levels of detail other than the first have no form.
fn write(at: &mut Builder<'_>, this: &Call, image: Image) -> Option<()> {
    if this.reading.operands.len() > 4 || !image.is_storage {
        return None;
    }
    let coordinate = this.operand(at, 1)?;
    let coordinate = first_components(at, coordinate, image.coordinates());
    let mut value = this.operand(at, 2)?;
    let four = at.module.types.vector(image.texel, 4);
    let of = at.ty(value);
    if at.module.types.lanes(of).is_none() {
        value = at.splat(four, value);
    } else if of != four {
        value = at.cast(CastOp::FPExt, value, four);
    }
    let loaded = image.load(at);
    let void = at.module.types.void();
    call(at, "__spirv_ImageWrite", &[loaded, coordinate, value], void);
    Some(())
}

/// Adds an instruction that results in a texel, of which depth images have the first component.
fn texel(at: &mut Builder<'_>, name: &str, args: &[Value], image: Image, ty: TypeId) -> Value {
    let four = at.module.types.vector(image.texel, 4);
    let whole = call(at, name, args, four);
    let value = match at.module.types.lanes(ty) {
        Some(_) => whole,
        None => at.extract(whole, 0),
    };
    let own = at.ty(value);
    if own == ty { value } else { at.cast(CastOp::FPTrunc, value, ty) }
}

/// An image with a sampler.
fn sampled_image(at: &mut Builder<'_>, image: Value, sampler: Value) -> Option<Value> {
    let ty = at.ty(image);
    let Type::TargetExt { name, types, ints } = at.module.types[ty].clone() else { return None };
    let name = match name.as_str()? {
        "spirv.Image" => "spirv.SampledImage",
        _ => "spirv.SignedSampledImage",
    };
    let sampled = at.module.types.intern(Type::TargetExt { name: name.into(), types, ints });
    Some(call(at, "__spirv_SampledImage", &[image, sampler], sampled))
}
