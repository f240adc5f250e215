//! Image builtins: sampling, reading, writing and size queries, from the virtual operands of their hooks.

use crate::lower::builtins::BuiltinCall;
use crate::lower::builtins::hooks;
use crate::lower::code::Code;
use llvm_model::{Type, Value};
use smallvec::SmallVec;
use spirv_mapping::convention::sampler;
use spirv_mapping::{Ty, Value as Source};
use spirv_module::{Id, ImageOperands, InstructionClass, Op, Version};
use translate_common::Lost;
use translate_common::forms::SizeComponents;
use translate_common::problems::ImageCallProblem;

/// OpImageSampleExplicitLod over OpSampledImage.
pub(in crate::lower) fn lower_image_sample(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let operands = hooks::builtin_operands(code, call);
    let &[image, sampler, coordinate, _, ref rest @ ..] = operands.as_slice() else { return };
    let Some(image_type) = argument_type(code, call, 0) else { return };
    let Some(sampler) = as_sampler(code, call.args.get(1).copied(), sampler) else { return };
    let sampled_type = code.pool().intern(Op::TypeSampledImage, &[image_type.0]);
    let sampled = code.emit(Op::SampledImage, sampled_type, &[image, sampler]);
    let (mut mask, mut ids) = match *rest {
        [dx, dy] => {
            (ImageOperands::Grad.0, vec![gradient(code, call, 3, dx).0, gradient(code, call, 4, dy).0])
        }
        [lod] => (ImageOperands::Lod.0, vec![lod]),
        _ => {
            let float = code.pool().float_type(32);
            (ImageOperands::Lod.0, vec![code.pool().narrow_constant(float, 0).0])
        }
    };
    mask |= extension_of_texel(code, call, 3) | hint_of_access(code, call);
    let mut words = vec![sampled.0, coordinate, mask];
    words.append(&mut ids);
    define_texel(code, call, Op::ImageSampleExplicitLod, &words);
}

/// Returns the sampler of an argument. If it is an integer, as in SPIR 1.2, a literal specifies the sampler completely.
fn as_sampler(code: &mut Code<'_, '_>, argument: Option<Value>, id: u32) -> Option<u32> {
    let ty = argument.map(|argument| code.type_of(argument));
    if !ty.is_some_and(|ty| matches!(code.module().types[ty], Type::Integer(_))) {
        let found = argument.map(|argument| code.operand(argument).1);
        if found.is_some_and(|found| found != code.pool().intern(Op::TypeSampler, &[])) {
            code.report().problem(ImageCallProblem::Sampler);
            return None;
        }
        return Some(id);
    }
    let literal = argument.and_then(|argument| code.module().as_u64(code.resolve(argument)));
    let literal = literal.and_then(|literal| u32::try_from(literal).ok());
    let Some(operands) = literal.map(sampler::operands).filter(|&operands| sampler::is_known(operands))
    else {
        code.report().problem(ImageCallProblem::IntegerSampler);
        return None;
    };
    let ty = code.pool().intern(Op::TypeSampler, &[]);
    let constant = code.out().fresh();
    code.out().push(Op::ConstantSampler, Some(ty), Some(constant), &operands);
    Some(constant.0)
}

/// A gradient, which is argument `index`: OpenCL C has four components for three dimensions, SPIR-V three.
fn gradient(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, index: usize, id: u32) -> Id {
    let lanes = call.args.get(index).and_then(|&arg| code.module().types.lanes(code.type_of(arg)));
    if lanes != Some(4) {
        return Id(id);
    }
    let float = code.pool().float_type(32);
    let vector = code.pool().vector_type(float, 3);
    code.emit(Op::VectorShuffle, vector, &[id, id, 0, 1, 2])
}

/// OpImageRead.
pub(in crate::lower) fn lower_image_read(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let operands = hooks::builtin_operands(code, call);
    let &[image, coordinate, _, ref rest @ ..] = operands.as_slice() else { return };
    let mut words = vec![image, coordinate];
    let sample = if rest.is_empty() { 0 } else { ImageOperands::Sample.0 };
    let mask = sample | extension_of_texel(code, call, 2) | hint_of_access(code, call);
    if mask != 0 {
        words.push(mask);
        words.extend(rest);
    }
    define_texel(code, call, Op::ImageRead, &words);
}

/// OpImageWrite.
pub(in crate::lower) fn lower_image_write(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let operands = hooks::builtin_operands(code, call);
    let &[image, coordinate, texel, _, ref rest @ ..] = operands.as_slice() else { return };
    // The OpenCL SPIR-V environment specification has Lod here, with cl_khr_mipmap_image_writes.
    let lod = if rest.is_empty() { 0 } else { ImageOperands::Lod.0 };
    let mask = extension_of_texel(code, call, 3) | lod | hint_of_access(code, call);
    let mut words = vec![image, coordinate, texel];
    if mask != 0 {
        words.push(mask);
        words.extend(rest);
    }
    code.emit_void(Op::ImageWrite, &words);
}

/// One component of the size.
pub(in crate::lower) fn lower_image_size(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let Some(Source::Const { value, .. }) = call.reading.operands.get(1) else { return };
    let component = *value as u32;
    let Some((op, words, lanes)) = size_query(code, call) else { return };
    let natural = code.natural_type(call.inst);
    let int = if code.input().options.forms().size_components == SizeComponents::Wide {
        natural
    } else {
        code.pool().int_type(32)
    };
    if lanes == 1 && natural == int {
        code.define(call.inst, op, int, &words);
        return;
    }
    let vector = if lanes == 1 { int } else { code.pool().vector_type(int, lanes) };
    let mut size = code.emit(op, vector, &words);
    if natural == int {
        code.define(call.inst, Op::CompositeExtract, natural, &[size.0, component]);
        return;
    }
    if lanes > 1 {
        size = code.emit(Op::CompositeExtract, int, &[size.0, component]);
    }
    code.define(call.inst, Op::UConvert, natural, &[size.0]);
}

/// Width and height; or width, height, depth and 0.
pub(in crate::lower) fn lower_image_dim(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let Some((op, words, lanes)) = size_query(code, call) else { return };
    let natural = code.natural_type(call.inst);
    let wanted = code.module().types.lanes(code.type_of(Value::Inst(call.inst))).unwrap_or(1);
    if lanes == wanted {
        code.define(call.inst, op, natural, &words);
        return;
    }
    let int = code.pool().int_type(32);
    let vector = code.pool().vector_type(int, lanes);
    let size = code.emit(op, vector, &words);
    let zero = code.pool().null_constant(vector);
    // The lane after the last is the first of the zeros.
    let lanes_of_both = (0..wanted).map(|i| if wanted > 2 { i.min(lanes) } else { i });
    let words: Vec<u32> = [size.0, zero.0].into_iter().chain(lanes_of_both).collect();
    code.define(call.inst, Op::VectorShuffle, natural, &words);
}

/// The query for the size of the image that is argument 0: instruction, operands, number of components.
fn size_query(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) -> Option<(Op, Vec<u32>, u32)> {
    let &image = call.args.first()?;
    let id = code.value(image);
    // The symbol determines the type of the image, also for the opaque pointers of older files.
    let builtin = code.builtin(call.callee)?;
    let Ty::Target(target) = Ty::from_mangled(builtin.function.params.first()?)? else { return None };
    let &[dim, _, arrayed, multisampled, ..] = target.ints.as_slice() else { return None };
    let lanes = arrayed
        + match dim {
            1 => 2,
            2 => 3,
            _ => 1,
        };
    // Buffers and multisampled images have one level of detail.
    Some(if dim == 5 || multisampled == 1 {
        (Op::ImageQuerySize, vec![id.0], lanes)
    } else {
        (Op::ImageQuerySizeLod, vec![id.0, code.pool().u32_constant(0).0], lanes)
    })
}

/// Defines the call as the result of `op`: the texel, or its first component for a depth image.
fn define_texel(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op, words: &[u32]) {
    let natural = code.natural_type(call.inst);
    if code.module().types.lanes(code.type_of(Value::Inst(call.inst))).is_some() {
        code.define(call.inst, op, natural, words);
    } else {
        let vector = code.pool().vector_type(natural, 4);
        let texel = code.emit(op, vector, words);
        code.define(call.inst, Op::CompositeExtract, natural, &[texel.0, 0]);
    }
}

/// Returns the image operand for the extension of the integers of a texel.
fn extension_of_texel(code: &Code<'_, '_>, call: &BuiltinCall<'_>, operand: usize) -> u32 {
    let wanted = match call.reading.operands.get(operand) {
        Some(Source::Const { value: 1, .. }) => ImageOperands::SignExtend.0,
        Some(Source::Const { value: 2, .. }) => ImageOperands::ZeroExtend.0,
        _ => 0,
    };
    if may_extend(code) { wanted } else { 0 }
}

/// Returns the image operand for an attachment of the call: SPIR-V has it since 1.6.
fn hint_of_access(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) -> u32 {
    let kind = code.kinds().image_nontemporal;
    if kind.is_none_or(|kind| code.body().insts[call.inst].attachment(kind).is_none()) {
        return 0;
    }
    if code.input().options.spirv.max_version >= Version::V1_6 {
        return ImageOperands::Nontemporal.0;
    }
    code.report().lose(Lost::AccessHint("the image operand Nontemporal (the version is too low)".into()));
    0
}

/// Returns whether SPIR-V has image operands for the extension of a texel's integers: it has since 1.4.
fn may_extend(code: &Code<'_, '_>) -> bool {
    code.input().options.spirv.max_version >= Version::V1_4
}

/// Adds the extension of a texel's integers where only the name of the function determines it.
pub(super) fn extend_texel(
    code: &mut Code<'_, '_>,
    call: &BuiltinCall<'_>,
    op: Op,
    operands: &mut SmallVec<[u32; 10]>,
) {
    let is_image = op.class() == Some(InstructionClass::Image);
    if !is_image || !code.input().profile().has_library || !may_extend(code) {
        return;
    }
    let extension = code.builtin(call.callee).and_then(|builtin| builtin.texel_extension(op));
    let Some((number, extension)) = extension else { return };
    let said = ImageOperands::SignExtend | ImageOperands::ZeroExtend;
    if operands.len() == number {
        operands.push(0);
    }
    if let Some(mask) = operands.get_mut(number).filter(|mask| **mask & said.0 == 0) {
        *mask |= extension.0;
    }
}

/// The SPIR-V type of an argument.
fn argument_type(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, index: usize) -> Option<Id> {
    let &value = call.args.get(index)?;
    Some(code.operand(value).1)
}
