//! Images: one function of OpenCL C corresponds to several instructions of SPIR-V.
//!
//! OpenCL C has no sampled images: the image and the sampler are arguments of the functions that read it. A size is a call for
//! each component. Both are emitted as values only when something needs them as such.

use crate::builtins::builtin_operands::{BuiltinOperand, Operands, builtin_operands};
use crate::builtins::{arguments, call_builtin, spelling_key, value_as};
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::deferred::{image_values, lazy_list};
use crate::module::neutral_types::neutral_type;
use crate::module::spelling::{OperandType, SpellingKey, spell};
use llvm_model::{InstBuilder as _, Value};
use spirv_mapping::{Inst, Ty};
use spirv_module::{Instruction, Op};
use translate_common::forms::ImageSizes;
use translate_common::problems::{LibraryProblem, RequirementProblem};
use translate_common::{BuiltinDialect, Problem};

/// The instructions that combine an image with a sampler.
const SAMPLED: [Op; 2] = [Op::SampledImage, Op::VmeImageINTEL];

/// Translates instructions that combine values which other instructions take apart; false if it is not one, or if nothing
/// can take the result apart.
pub(super) fn image_value(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    operands: &[BuiltinOperand],
) -> Res<bool> {
    let op = inst.op();
    let concerns =
        SAMPLED.contains(&op) || matches!(op, Op::Image | Op::ImageQuerySize | Op::ImageQuerySizeLod);
    if !concerns || f.raise.input.options.llvm.dialect == BuiltinDialect::SpirvFriendly {
        return Ok(false);
    }
    match op {
        Op::Image => {
            let Some(&sampled) = operands.first() else { return Ok(false) };
            if image_and_sampler_ids(f, sampled).is_none() {
                return Ok(false);
            }
            let image = image_of(f, sampled)?;
            f.bind(inst, image)?;
            return Ok(true);
        }
        _ if SAMPLED.contains(&op) => {}
        _ if f.raise.input.forms().image_sizes == ImageSizes::All && whole_size(f, inst, operands)? => {
            return Ok(true);
        }
        _ if !has_size_functions(f, inst, operands) => return Ok(false),
        _ => {
            let ty = f.result_type(inst)?;
            if f.raise.out.types.lanes(ty).is_none() {
                let size = size_component(f, inst, operands, 0)?;
                f.bind(inst, size)?;
                return Ok(true);
            }
            if f.raise.input.forms().image_sizes == ImageSizes::All {
                size_by_component(f, inst, operands)?;
                return Ok(true);
            }
        }
    }
    image_values::bind(f, inst, make)?;
    Ok(true)
}

/// Translates the instruction for something that needs its result as a value.
fn make(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let operands = own_operands(f, inst)?;
    if !SAMPLED.contains(&inst.op()) && !has_whole_size(f, inst, &operands)? {
        return size_by_component(f, inst, &operands);
    }
    call_builtin(f, inst, Inst::Core(inst.op()), operands)
}

fn own_operands(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<Operands> {
    let facts = inst.op().facts().ok_or_else(|| fail(RequirementProblem::UnknownOpcode { op: inst.op() }))?;
    builtin_operands(f, inst, inst.operands(), facts.operands)
}

// ---- sampled images

/// The ids of the image and the sampler that a sampled image of this function was made from.
fn image_and_sampler_ids(f: &FunctionRaiser<'_, '_>, sampled: BuiltinOperand) -> Option<(u32, u32)> {
    match SAMPLED.iter().find_map(|&op| f.defined_by(sampled.id()?, op))? {
        &[image, sampler] => Some((image, sampler)),
        _ => None,
    }
}

/// The image that a sampled image was made from.
pub(super) fn image_of(f: &mut FunctionRaiser<'_, '_>, sampled: BuiltinOperand) -> Res<Value> {
    let ids = image_and_sampler_ids(f, sampled);
    f.value(ids.ok_or_else(|| fail(Problem::internal("a sampled image that no OpSampledImage made")))?.0)
}

/// The sampler that a sampled image was made from.
pub(super) fn sampler_of(f: &mut FunctionRaiser<'_, '_>, sampled: BuiltinOperand) -> Res<Value> {
    let ids = image_and_sampler_ids(f, sampled);
    f.value(ids.ok_or_else(|| fail(Problem::internal("a sampled image that no OpSampledImage made")))?.1)
}

/// Whether OpenCL C's functions can be called as far as their arguments are concerned: the image and the sampler of
/// a sampled image must be known.
pub(super) fn knows_image_and_sampler(
    f: &FunctionRaiser<'_, '_>,
    inst: Inst,
    operands: &[BuiltinOperand],
) -> bool {
    let Some(&first) = operands.first() else { return true };
    if !is_picture(f, first) {
        return inst != Inst::Core(Op::ImageSampleExplicitLod) || image_and_sampler_ids(f, first).is_some();
    }
    // A search has one sampler for all pictures.
    let Some((_, sampler)) = image_and_sampler_ids(f, first) else { return false };
    operands
        .iter()
        .filter(|&&operand| is_picture(f, operand))
        .all(|&picture| image_and_sampler_ids(f, picture).is_some_and(|(_, other)| other == sampler))
}

/// Whether an operand is a picture of a motion estimation.
fn is_picture(f: &FunctionRaiser<'_, '_>, operand: BuiltinOperand) -> bool {
    let BuiltinOperand::Value { ty, .. } = operand else { return false };
    f.raise.ids.definition(ty).is_some_and(|ty| ty.op() == Op::TypeVmeImageINTEL)
}

/// Binds the result to a texel: of a depth image the call gives the first component alone.
pub(super) fn bind_texel(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, texel: Value) -> Res<()> {
    let ty = f.result_type(inst)?;
    let given = f.value_type(texel).ok_or_else(|| fail(Problem::internal("a call without a result")))?;
    if given == ty || f.raise.out.types.scalar(ty) != given {
        return f.bind(inst, texel);
    }
    let (vector, index) = (f.poison(ty), f.int32(0));
    let texel = f.insert_at(vector, texel, index);
    f.build.adapts(texel);
    f.bind(inst, texel)
}

// ---- sizes

/// OpCompositeExtract of a size: the call that returns the component. False if the value is not a size.
pub(crate) fn extract_size(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    index: u32,
    lane: u32,
) -> Res<bool> {
    let size = f.deferred.image_values.get(index)?;
    let query = lazy_list::instruction(f, size.inst)?;
    if SAMPLED.contains(&query.op()) || size.is_made() {
        return Ok(false);
    }
    if f.raise.out.types.lanes(size.ty).is_none_or(|lanes| lane >= lanes) {
        return Err(fail(LibraryProblem::SizeComponent { lane }));
    }
    let operands = own_operands(f, query)?;
    let value = size_component(f, query, &operands, lane)?;
    f.bind(inst, value)?;
    Ok(true)
}

/// OpVectorShuffle of the size of an image with layers that leaves out how many there are: OpenCL C has a function for the
/// rest. False if it is another shuffle.
pub(crate) fn shuffle_size(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, index: u32) -> Res<bool> {
    let Ok(size) = f.deferred.image_values.get(index) else { return Ok(false) };
    let query = lazy_list::instruction(f, size.inst)?;
    if SAMPLED.contains(&query.op()) || size.is_made() || inst.operands().get(2..) != Some(&[0, 1]) {
        return Ok(false);
    }
    let operands = own_operands(f, query)?;
    let Some(OperandType::Of(image)) = operands.first().map(BuiltinOperand::ty) else { return Ok(false) };
    let Ty::Target(image) = neutral_type(&f.raise.ids, &f.raise.out, image) else { return Ok(false) };
    let result = inst.result_type().map_or(0, |ty| ty.0);
    let is_pair = neutral_type(&f.raise.ids, &f.raise.out, result) == Ty::Int(32).vector(2);
    if !is_pair || !matches!(image.ints.as_slice(), [1, _, 1, ..]) {
        return Ok(false);
    }
    let key = SpellingKey { result, ..size_key(query, &operands, None) };
    let spelled = spell(f.raise, key, query)?;
    let size = arguments::call(f, &spelled, &operands)?;
    f.bind(inst, size)?;
    Ok(true)
}

fn size_key(inst: Instruction<'_>, operands: &[BuiltinOperand], component: Option<u32>) -> SpellingKey {
    SpellingKey { component, ..spelling_key(Inst::Core(inst.op()), operands, inst) }
}

/// Whether there is a function for every component of a size.
fn has_size_functions(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    operands: &[BuiltinOperand],
) -> bool {
    let Ok(ty) = f.result_type(inst) else { return false };
    let lanes = f.raise.out.types.lanes(ty).unwrap_or(1);
    (0..lanes.min(4)).all(|lane| spell(f.raise, size_key(inst, operands, Some(lane)), inst).is_ok())
}

/// The operands of the type of the image that is the first operand: its dimensions, whether it is of depths, has layers, …
fn shape(f: &FunctionRaiser<'_, '_>, operands: &[BuiltinOperand]) -> Option<Vec<u32>> {
    let OperandType::Of(image) = operands.first()?.ty() else { return None };
    match neutral_type(&f.raise.ids, &f.raise.out, image) {
        Ty::Target(image) => Some(image.ints),
        _ => None,
    }
}

/// Whether there is a function for a whole size: images without layers have `get_image_dim`.
fn has_whole_size(
    f: &FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    operands: &[BuiltinOperand],
) -> Res<bool> {
    let ty = f.result_type(inst)?;
    let components = match shape(f, operands).as_deref() {
        Some([1, _, 0, ..]) => 2,
        Some([2, _, 0, ..]) => 3,
        _ => return Ok(false),
    };
    let types = &f.raise.out.types;
    Ok(types.lanes(ty) == Some(components) && types.scalar(ty) == f.i32)
}

/// Binds the result of a query to the whole size at once, where there is a function for it. False if there is none.
fn whole_size(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    operands: &[BuiltinOperand],
) -> Res<bool> {
    if has_whole_size(f, inst, operands)? {
        call_builtin(f, inst, Inst::Core(inst.op()), operands.into())?;
        return Ok(true);
    }
    size_and_layers(f, inst, operands)
}

/// Binds the result of a query of an image with two dimensions and layers to the size of a layer, with the number of layers
/// put behind it, as the translator of Khronos has it. False if it is of another image.
fn size_and_layers(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    operands: &[BuiltinOperand],
) -> Res<bool> {
    let ty = f.result_type(inst)?;
    let types = &f.raise.out.types;
    let is_size = types.lanes(ty) == Some(3) && types.scalar(ty) == f.i32;
    if !is_size || !matches!(shape(f, operands).as_deref(), Some([1, _, 1, ..])) {
        return Ok(false);
    }
    let key = SpellingKey { lanes: Some(2), ..size_key(inst, operands, None) };
    let spelled = spell(f.raise, key, inst)?;
    let size = arguments::call(f, &spelled, operands)?;
    let from = f.value_type(size).ok_or_else(|| fail(Problem::internal("a call without a result")))?;
    let poison = f.poison(from);
    let size = f.shuffle(size, poison, [0, 1, 2].into());
    let layers = size_component(f, inst, operands, 2)?;
    let whole = f.insert(size, layers, 2);
    f.bind(inst, whole)?;
    Ok(true)
}

/// The call that gives one component, in the type that the instruction gives it.
fn size_component(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    operands: &[BuiltinOperand],
    component: u32,
) -> Res<Value> {
    let spelled = spell(f.raise, size_key(inst, operands, Some(component)), inst)?;
    let given = arguments::call(f, &spelled, operands)?;
    let ty = f.result_type(inst)?;
    let element = f.raise.out.types.scalar(ty);
    let value = value_as(f, given, element)?;
    if value != given {
        f.build.adapts(value);
    }
    Ok(value)
}

/// Binds the result of a query to its components, a call for each.
fn size_by_component(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    operands: &[BuiltinOperand],
) -> Res<()> {
    let ty = f.result_type(inst)?;
    let mut vector = f.poison(ty);
    for lane in 0..f.raise.out.types.lanes(ty).unwrap_or(0) {
        let element = size_component(f, inst, operands, lane)?;
        vector = f.insert(vector, element, lane);
    }
    f.bind(inst, vector)
}
