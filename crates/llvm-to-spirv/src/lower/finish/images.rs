//! Accesses of images: places and samples, and image operands. Instructions have some of these, with their types: floats for the
//! level of detail that a sampler takes, integers for offsets and samples, with one component for each dimension of the image
//! (SPIR-V specification, "Image Operands" and 3.49.10 "Image Instructions").

use spirv_mapping::signatures::{self, Kind};
use spirv_module::{
    Definitions, Dim, Id, ImageFormat, ImageOperands, Instruction, InstructionClass, Op, OperandKind,
    StorageClass,
};
use translate_common::problems::ShaderProblem;

const OPERAND: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an image operand has another type than the instruction takes, or is not constant",
    help: "use floats for Bias, MinLod, Grad, and for Lod where a sampler is used; constants for ConstOffset; one component for \
           each dimension of the image in Grad and offsets",
};

const MISPLACED: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an instruction has image operands that it cannot have, or that exclude each other",
    help: "use Bias where the level of detail is computed, Lod or Grad where it is not, ConstOffsets for gathers, and Sample \
           where no sampler is used",
};

const NO_SAMPLES: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the number of samples is asked of an image that has no samples",
    help: "use 1: only multisampled images have more",
};

const PLACE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the place in an image has another number of coordinates than the image, or the pointer to it is to other memory",
    help: "pass one integer for each dimension of the image, and one for the layer of an array; the result is in address space 16",
};

const WIDE_PLACE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the place in an image is given by numbers of another width than 32 bits",
    help: "convert the coordinates to 32 bits",
};

const FORMAT: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an image is accessed atomically whose format does not allow that",
    help: "declare the image with the format R32ui, R32i, R32f, R64ui or R64i",
};

const TEXEL: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a texel has another type than the image",
    help: "read and write texels of the type that the image is declared with, and convert or bitcast them",
};

/// The formats of images that shaders access atomically (specification of Vulkan, VUID-StandaloneSpirv-OpImageTexelPointer-04658).
const ATOMIC_FORMATS: [ImageFormat; 5] =
    [ImageFormat::R32ui, ImageFormat::R32i, ImageFormat::R32f, ImageFormat::R64ui, ImageFormat::R64i];

/// Returns the problem of an instruction of a shader with the texels of the image that it accesses: unlike those of kernels, images
/// of shaders state the type of their texels, and mostly their format.
pub(super) fn texel_fault(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
) -> Option<ShaderProblem> {
    if instruction.op() == Op::ImageTexelPointer {
        let format = *image_behind(definitions, instruction)?.operands().get(6)?;
        return (!ATOMIC_FORMATS.contains(&ImageFormat(format))).then_some(FORMAT);
    }
    let read = match instruction.op() {
        Op::ImageRead | Op::ImageFetch => component_of(definitions, instruction.result_type()?),
        Op::ImageWrite => {
            component_of(definitions, definitions.type_of(Id(*instruction.operands().get(2)?))?)
        }
        _ => return None,
    };
    let image = definitions.instruction(definitions.type_of(Id(*instruction.operands().first()?))?)?;
    let sampled = Id(*image.operands().first().filter(|_| image.op() == Op::TypeImage)?);
    let is_void = definitions.instruction(sampled)?.op() == Op::TypeVoid;
    (sampled != read && !is_void).then_some(TEXEL)
}

/// The type of the image that the first operand points to.
fn image_behind<'m>(definitions: &Definitions<'m>, instruction: Instruction<'_>) -> Option<Instruction<'m>> {
    let pointer = Id(*instruction.operands().first()?);
    let ty = definitions.instruction(definitions.type_of(pointer)?)?;
    definitions.instruction(Id(*ty.operands().get(1).filter(|_| ty.op() == Op::TypePointer)?))
}

/// Whether OpImageTexelPointer has the coordinates of a place in its image, and gives a pointer to one.
fn has_place(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> bool {
    let &[_, place, ..] = instruction.operands() else { return false };
    let result = instruction.result_type().and_then(|ty| definitions.instruction(ty));
    if result.and_then(|ty| ty.operands().first()) != Some(&StorageClass::Image.0) {
        return false;
    }
    let lanes = image_behind(definitions, instruction).and_then(|image| {
        let arrayed = *image.operands().get(3)?;
        let is_cube = image.operands().get(1) == Some(&Dim::Cube.0);
        // The layers of cubes are faces.
        dimensions_of(image).map(|dimensions| dimensions + u32::from(arrayed != 0 && !is_cube))
    });
    has_type(definitions, Id(place), Op::TypeInt, lanes)
}

/// Whether the coordinates of an instruction do not have 32 bits, which all devices have.
fn has_wide_place(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> bool {
    let operands = instruction.op().facts().map_or(&[][..], |facts| facts.operands);
    let place = operands.iter().position(|operand| operand.name() == "Coordinate");
    let place = place.and_then(|place| instruction.operands().get(place));
    let ty = place.and_then(|&place| definitions.type_of(Id(place)));
    let Some(ty) = ty.and_then(|ty| definitions.instruction(component_of(definitions, ty))) else {
        return false;
    };
    matches!(ty.op(), Op::TypeInt | Op::TypeFloat) && ty.operands().first() != Some(&32)
}

/// The type of the components of a vector; another type is returned as it is.
fn component_of(definitions: &Definitions<'_>, ty: Id) -> Id {
    let vector = definitions.instruction(ty).filter(|ty| ty.op() == Op::TypeVector);
    vector.and_then(|vector| vector.operands().first()).map_or(ty, |&element| Id(element))
}

/// Whether the first operand of an instruction is a multisampled image.
fn has_samples(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> bool {
    let image = || definitions.instruction(definitions.type_of(Id(*instruction.operands().first()?))?);
    image().is_some_and(|image| image.op() == Op::TypeImage && image.operands().get(4) == Some(&1))
}

/// Whether an instruction may have image operands.
fn has_some(op: Op) -> bool {
    let signature = signatures::of_core(op);
    signature.is_some_and(|signature| {
        signature.operands.iter().any(|part| matches!(part.kind, Kind::ImageOperands { .. }))
    })
}

/// Returns the problem of an instruction with the image that it accesses.
pub(in crate::lower::finish) fn fault(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
) -> Option<ShaderProblem> {
    let op = instruction.op();
    if op == Op::ImageQuerySamples && !has_samples(definitions, instruction) {
        return Some(NO_SAMPLES);
    }
    if op == Op::ImageTexelPointer && !has_place(definitions, instruction) {
        return Some(PLACE);
    }
    if op.class() == Some(InstructionClass::Image) && has_wide_place(definitions, instruction) {
        return Some(WIDE_PLACE);
    }
    // Few instructions have some.
    if !has_some(op) {
        return None;
    }
    let place = op.facts()?.operands.iter().position(|operand| operand.kind == OperandKind::ImageOperands)?;
    let (&mask, mut rest) = instruction.operands().get(place..)?.split_first()?;
    let is_sampled = !matches!(
        op,
        Op::ImageFetch | Op::ImageRead | Op::ImageWrite | Op::ImageSparseFetch | Op::ImageSparseRead
    );
    if !allows(op.facts()?.name, is_sampled, ImageOperands(mask)) {
        return Some(MISPLACED);
    }
    for bit in (0..u32::BITS).map(|bit| 1 << bit).filter(|bit| mask & bit != 0) {
        let facts = OperandKind::ImageOperands.enumerant(bit);
        let split = facts.and_then(|facts| rest.split_at_checked(facts.parameters.len()));
        let Some((own, behind)) = split else { return Some(MISPLACED) };
        rest = behind;
        let expected = match ImageOperands(bit) {
            ImageOperands::Bias | ImageOperands::Grad | ImageOperands::MinLod => Op::TypeFloat,
            ImageOperands::Lod if is_sampled => Op::TypeFloat,
            ImageOperands::Lod
            | ImageOperands::ConstOffset
            | ImageOperands::Offset
            | ImageOperands::Sample => Op::TypeInt,
            _ => continue,
        };
        let lanes = match ImageOperands(bit) {
            ImageOperands::Grad | ImageOperands::ConstOffset | ImageOperands::Offset => {
                dimensions(definitions, instruction)
            }
            _ => Some(1),
        };
        let fits = own.iter().all(|&id| has_type(definitions, Id(id), expected, lanes));
        let is_constant =
            |&id: &u32| definitions.instruction(Id(id)).is_some_and(|value| value.op().is_constant());
        if !fits || ImageOperands(bit) == ImageOperands::ConstOffset && !own.iter().all(is_constant) {
            return Some(OPERAND);
        }
    }
    None
}

/// Whether an instruction of that name may have these image operands together.
fn allows(name: &str, is_sampled: bool, mask: ImageOperands) -> bool {
    let [is_implicit, is_explicit, is_gather] =
        ["ImplicitLod", "ExplicitLod", "Gather"].map(|part| name.contains(part));
    let has = |bit: ImageOperands| mask.contains(bit);
    let offsets = [ImageOperands::ConstOffset, ImageOperands::Offset, ImageOperands::ConstOffsets];
    offsets.into_iter().filter(|&bit| has(bit)).count() <= 1
        && (!has(ImageOperands::Bias) || is_implicit || is_gather)
        && (!has(ImageOperands::Lod) || !is_implicit)
        && (!has(ImageOperands::Grad) || is_explicit)
        && (!is_explicit || has(ImageOperands::Lod) != has(ImageOperands::Grad))
        && (!has(ImageOperands::ConstOffsets) || is_gather)
        && (!has(ImageOperands::Sample) || !is_sampled)
        && (!has(ImageOperands::MinLod) || is_implicit || has(ImageOperands::Grad))
}

/// Returns the number of the dimensions of the image that an instruction accesses, without that of an array's layers; `None` if
/// it is not known.
fn dimensions(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> Option<u32> {
    let &[image, ..] = instruction.operands() else { return None };
    let mut ty = definitions.instruction(definitions.type_of(Id(image))?)?;
    if ty.op() == Op::TypeSampledImage {
        ty = definitions.instruction(Id(*ty.operands().first()?))?;
    }
    dimensions_of(ty)
}

/// As [`dimensions`], of the type of an image.
fn dimensions_of(image: Instruction<'_>) -> Option<u32> {
    let &[_, dim, ..] = image.operands() else { return None };
    match Dim(dim) {
        _ if image.op() != Op::TypeImage => None,
        Dim::Dim1D | Dim::Buffer => Some(1),
        Dim::Dim2D | Dim::Rect | Dim::SubpassData => Some(2),
        Dim::Dim3D | Dim::Cube => Some(3),
        _ => None,
    }
}

/// Whether a value is a number of that kind if it has one lane, or a vector of such; the number of lanes may be unknown.
fn has_type(definitions: &Definitions<'_>, value: Id, expected: Op, lanes: Option<u32>) -> bool {
    let ty = definitions.type_of(value).and_then(|ty| definitions.instruction(ty));
    let Some(ty) = ty else { return false };
    match (ty.op(), ty.operands()) {
        (Op::TypeVector, &[element, count]) => {
            lanes.is_none_or(|lanes| lanes == count)
                && definitions.instruction(Id(element)).is_some_and(|element| element.op() == expected)
        }
        (op, _) => op == expected && lanes.is_none_or(|lanes| lanes == 1),
    }
}
