//! Types, in the order of the module: every type is declared before it is used, save through pointers.

mod wrapped;

use crate::fail::{Res, fail};
use crate::ids::{Entity, Ids};
use crate::module::address_spaces::AddressSpaces;
use crate::module::opaque_types::opaque_type;
use crate::module::open_constants::SpecConstants;
use crate::module::shaders::structure_name;
use crate::operands::{result, word, words, words_from};
use crate::scan::names::Names;
use llvm_model::types::StructType;
use llvm_model::{DataLayout, Module, Name, Type, TypeId, Types};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::small_formats::Format;
use spirv_mapping::convention::{opaque, shaders};
use spirv_module::{Decoration, FPEncoding, Instruction, LiteralString, Op};
use translate_common::Options;
use translate_common::Problem;
use translate_common::forms::AnonymousStructures;
use translate_common::problems::{IdProblem, TypeProblem, Wanted};

/// The largest object that LLVM's own arithmetic on sizes can bear, in bytes.
const MAX_SIZE: u64 = 1 << 60;
/// The names that the Khronos translator gives to structures without names.
const ANONYMOUS: &str = "structtype";
/// The most columns that a matrix has: as many as vectors have components.
const MAX_COLUMNS: u32 = 16;
/// LLVM's widest integer.
const MAX_INT_WIDTH: u32 = 1 << 23;

/// The state for building types: the names of structures, and the sizes of everything.
#[derive(Clone)]
pub(crate) struct TypeTable {
    spaces: AddressSpaces,
    layout: DataLayout,
    /// Whether structures stay without names.
    strips_names: bool,
    /// The names for structures without names, if any.
    anonymous: Option<&'static str>,
    /// Whether types state their layout. It is attached to the names of structures, so that all have one.
    is_laid_out: bool,
    /// Whether integer types have signs.
    has_signs: bool,
    struct_names: Names,
    /// The structures that only keep an array apart from others ([`shaders::WRAPPER`]).
    wrappers: FxHashSet<TypeId>,
    /// Arrays of open length, with the ids of the array types.
    open_arrays: Vec<(TypeId, u32)>,
    /// Opaque types of which a specialization chooses some operands, with the ids of the types.
    open_types: Vec<(TypeId, u32)>,
}

impl TypeTable {
    /// No types, with the address spaces that the options want, on a target with this layout.
    pub(crate) fn new(options: &Options, layout: DataLayout) -> TypeTable {
        let spaces = AddressSpaces::new(options);
        TypeTable {
            spaces,
            layout,
            strips_names: options.policy.strip_names,
            anonymous: (options.forms().anonymous_structures == AnonymousStructures::Named)
                .then_some(ANONYMOUS),
            is_laid_out: options.spirv.profile.structures_are_laid_out,
            has_signs: options.spirv.profile.integers_have_signs,
            struct_names: Names::default(),
            wrappers: FxHashSet::default(),
            open_arrays: Vec::new(),
            open_types: Vec::new(),
        }
    }

    /// The sizes and alignments of types.
    pub(crate) fn layout(&self) -> &DataLayout {
        &self.layout
    }

    /// The LLVM type for a type declaration; `None` when the instruction declares no type.
    pub(crate) fn declare(
        &mut self,
        ids: &Ids<'_>,
        out: &mut Module,
        spec_constants: &SpecConstants,
        inst: Instruction<'_>,
    ) -> Res<Option<TypeId>> {
        let ty = match inst.op() {
            Op::TypeVoid => Type::Void,
            Op::TypeBool => Type::Integer(1),
            Op::TypeInt => match word(inst, 0)? {
                width @ 1..=MAX_INT_WIDTH => Type::Integer(width),
                width => return Err(fail(TypeProblem::IntegerWidth { width })),
            },
            Op::TypeFloat => float(inst)?,
            Op::TypeVector => vector(ids, &out.types, inst)?,
            Op::TypeMatrix => {
                let matrix = matrix(ids, &out.types, inst)?;
                if self.is_laid_out {
                    let name = matrix_name(&out.types, &matrix);
                    return Ok(Some(self.wrapper(out, &name, matrix)));
                }
                matrix
            }
            Op::TypeArray | Op::TypeRuntimeArray => {
                let array = self.array(ids, out, inst)?;
                let stride = ids.decoration(result(inst)?, Decoration::ArrayStride);
                let stride = stride.and_then(|stride| stride.operands.first()).filter(|_| self.is_laid_out);
                let id = result(inst)?;
                if spec_constants.is_open_array(ids, id).is_some()
                    || self.is_laid_out && SpecConstants::array_stride(ids, id).is_some()
                {
                    let name = format!("{}{}", shaders::SPECIALIZED_ARRAY, stride.unwrap_or(&0));
                    let ty = self.wrapper(out, &name, array);
                    self.open_arrays.push((ty, id));
                    return Ok(Some(ty));
                }
                if let Some(stride) = stride {
                    let name = format!("{}{stride}", shaders::STRIDED_ARRAY);
                    return Ok(Some(self.wrapper(out, &name, array)));
                }
                array
            }
            Op::TypeStruct => return self.structure(ids, out, inst).map(Some),
            Op::TypeOpaque => {
                let name = LiteralString::read(inst.operands())
                    .ok_or_else(|| fail(Problem::internal("an instruction ends inside an operand")))?;
                let name = self.struct_names.unique(name.to_vec().into());
                return Ok(Some(out.types.named_struct(name, None)));
            }
            Op::TypePointer => Type::Pointer(self.spaces.of_pointer(ids, inst)?),
            Op::TypeUntypedPointerKHR => Type::Pointer(self.spaces.of(word(inst, 0)?)?),
            Op::TypeTokenINTEL => Type::Token,
            Op::TypeFunction => function_type(ids, &out.types, inst)?,
            Op::TypeImage => self.image(ids, inst, [opaque::IMAGE, opaque::SIGNED_IMAGE])?,
            Op::TypeSampledImage | Op::TypeVmeImageINTEL => {
                let image = ids.definition(word(inst, 0)?).filter(|image| image.op() == Op::TypeImage);
                let image = image.ok_or_else(|| fail(TypeProblem::ImageOfSampled))?;
                let sampled = inst.op() == Op::TypeSampledImage;
                let names = [opaque::SAMPLED_IMAGE, opaque::SIGNED_SAMPLED_IMAGE];
                self.image(ids, image, if sampled { names } else { [opaque::VME_IMAGE; 2] })?
            }
            Op::TypePipe => Type::TargetExt {
                name: opaque::PIPE.into(),
                types: Box::default(),
                ints: Box::new([word(inst, 0)?]),
            },
            op => match (opaque::plain(op), opaque_type(ids, &out.constants, inst)?) {
                (Some(plain), _) => target(plain.target),
                (None, Some(ty)) if spec_constants.has_open_operand(inst) => {
                    return self.open_type(out, ty, result(inst)?).map(Some);
                }
                (None, Some(ty)) => ty,
                (None, None) => return Ok(None),
            },
        };
        Ok(Some(out.types.intern(ty)))
    }

    /// The type of an image, called by the first of two names, or by the second where it is of signed integers and
    /// that makes a difference.
    fn image(&self, ids: &Ids<'_>, inst: Instruction<'_>, names: [&str; 2]) -> Res<Type> {
        let sampled = ids.definition(word(inst, 0)?).filter(|_| self.has_signs);
        let signed = sampled.is_some_and(|ty| ty.op() == Op::TypeInt && ty.operands().get(1) == Some(&1));
        image_type(ids, inst, names[usize::from(signed)], !self.has_signs)
    }

    fn array(&self, ids: &Ids<'_>, out: &Module, inst: Instruction<'_>) -> Res<Type> {
        let element = member_type(ids, &out.types, word(inst, 0)?)?;
        let count = match inst.op() {
            Op::TypeRuntimeArray => 0,
            _ => ids.constant_u64(&out.constants, word(inst, 1)?)?,
        };
        if let Some(size) = self.layout.alloc_size(&out.types, element)
            && size.checked_mul(count).is_none_or(|total| total > MAX_SIZE)
        {
            return Err(fail(TypeProblem::ArraySize { count, size }));
        }
        Ok(Type::Array { element, count })
    }

    fn structure(&mut self, ids: &Ids<'_>, out: &mut Module, inst: Instruction<'_>) -> Res<TypeId> {
        let members = ids.module().constituents(inst).flatten();
        let fields =
            members.map(|&member| member_type(ids, &out.types, member)).collect::<Res<Box<[_]>>>()?;
        let id = result(inst)?;
        let packed = ids.has_decoration(id, Decoration::CPacked);
        let body = StructType { packed, fields };
        if self.is_laid_out {
            let name = if self.strips_names { Name::default() } else { ids.name(id) };
            let name = self.struct_names.unique(structure_name(name));
            return Ok(out.types.named_struct(name, Some(body)));
        }
        let name = ids.name_of(id).filter(|name| !name.is_empty() && !self.strips_names);
        Ok(match name.map(|name| name.to_vec().into()).or(self.anonymous.map(Name::from)) {
            Some(name) => {
                let stands_for = name.starts_with(shaders::SPECIALIZED_ARRAY);
                let name = if stands_for { structure_name(name) } else { name };
                let name = self.struct_names.unique(name);
                out.types.named_struct(name, Some(body))
            }
            None => out.types.intern(Type::Struct(body)),
        })
    }
}

/// OpTypeForwardPointer: the pointer is all that a use before its declaration needs.
pub(crate) fn forward_pointer(
    spaces: AddressSpaces,
    ids: &mut Ids<'_>,
    out: &mut Module,
    inst: Instruction<'_>,
) -> Res<()> {
    let [id, storage] = words(inst)?;
    match ids.definition(id) {
        Some(pointer) if pointer.op() == Op::TypePointer && word(pointer, 0)? == storage => {
            let ty = out.types.ptr(spaces.of_pointer(ids, pointer)?);
            ids.set(id, Entity::Type(ty));
            Ok(())
        }
        _ => Err(fail(IdProblem::NotA { id, wanted: Wanted::PointerOfStorage })),
    }
}

/// LLVM aligns a vector to its size, and nothing to more than 4 GiB.
const MAX_VECTOR_BYTES: u64 = 1 << 32;

fn vector(ids: &Ids<'_>, types: &Types, inst: Instruction<'_>) -> Res<Type> {
    let [element, count] = words(inst)?;
    let element = ids.llvm_type(element)?;
    let plain = matches!(types[element], Type::Integer(_) | Type::Pointer(_));
    if !plain && !types.is_float(element) {
        return Err(fail(Problem::internal("a vector of other components than scalars")));
    }
    if count == 0 {
        return Err(fail(Problem::internal("a vector without components")));
    }
    let bits = types.int_width(element).or(types[element].float_width()).unwrap_or(64);
    if u64::from(count) * u64::from(bits.div_ceil(8)) > MAX_VECTOR_BYTES {
        return Err(fail(TypeProblem::VectorSize { count: count.into() }));
    }
    Ok(Type::Vector { element, count, scalable: false })
}

/// A matrix: an array of its columns.
fn matrix(ids: &Ids<'_>, types: &Types, inst: Instruction<'_>) -> Res<Type> {
    let [column, count] = words(inst)?;
    let element = ids.llvm_type(column)?;
    if types.lanes(element).is_none() || !types.is_float(types.scalar(element)) {
        return Err(fail(TypeProblem::MatrixColumn));
    }
    if !(2..=MAX_COLUMNS).contains(&count) {
        return Err(fail(TypeProblem::MatrixColumns { count }));
    }
    Ok(Type::Array { element, count: u64::from(count) })
}

/// The name of the structure for a matrix, an array of its columns.
fn matrix_name(types: &Types, matrix: &Type) -> String {
    let &Type::Array { element: column, count } = matrix else { return shaders::MATRIX.to_owned() };
    let rows = types.lanes(column).unwrap_or(1);
    let width = types[types.scalar(column)].float_width().filter(|&width| width != 32);
    let width = width.map_or(String::new(), |width| format!(".f{width}"));
    format!("{}{count}x{rows}{width}", shaders::MATRIX)
}

/// The type of a member of an array or struct.
fn member_type(ids: &Ids<'_>, types: &Types, id: u32) -> Res<TypeId> {
    let ty = ids.llvm_type(id)?;
    match &types[ty] {
        Type::Void | Type::Function { .. } => {
            Err(fail(Problem::internal("a member of type void or of a function type")))
        }
        Type::NamedStruct(named) if types.structs[*named].body.is_none() => {
            Err(fail(TypeProblem::OpaqueMember { id }))
        }
        _ => Ok(ty),
    }
}

fn function_type(ids: &Ids<'_>, types: &Types, inst: Instruction<'_>) -> Res<Type> {
    let (&ret, params) =
        words_from(inst, 0)?.split_first().ok_or_else(|| fail(Problem::internal("an operand is missing")))?;
    let ret = ids.llvm_type(ret)?;
    if matches!(types[ret], Type::Function { .. }) {
        return Err(fail(Problem::internal("a function that returns a function")));
    }
    let params = params.iter().map(|&param| member_type(ids, types, param)).collect::<Res<Box<[_]>>>()?;
    Ok(Type::Function { ret, params, vararg: false })
}

/// `target("spirv.Image", sampled type, dim, depth, arrayed, ms, sampled, format, access)`
fn image_type(ids: &Ids<'_>, inst: Instruction<'_>, name: &str, kernels: bool) -> Res<Type> {
    let [sampled_type, dim, depth, arrayed, ms, sampled, format] = words(inst)?;
    let sampled_type = ids.llvm_type(sampled_type)?;
    let mut ints = vec![dim, depth, arrayed, ms, sampled, format];
    // Kernels have it always, shaders never.
    let access = inst.operands().get(7).copied();
    ints.extend(access.or(kernels.then_some(0)));
    Ok(Type::TargetExt { name: name.into(), types: Box::new([sampled_type]), ints: ints.into() })
}

fn float(inst: Instruction<'_>) -> Res<Type> {
    let encoding = inst.operands().get(1).copied().map(FPEncoding);
    Ok(match (word(inst, 0)?, encoding) {
        (16, None) => Type::Half,
        (32, None) => Type::Float,
        (64, None) => Type::Double,
        (16, Some(FPEncoding::BFloat16KHR)) => Type::BFloat,
        (width, None) => return Err(fail(TypeProblem::FloatWidth { width })),
        (width, encoding) if Format::of_float(width, encoding).is_some_and(Format::is_small) => {
            Type::Integer(width)
        }
        (width, Some(encoding)) => {
            return Err(fail(TypeProblem::FloatEncoding { width, encoding }));
        }
    })
}

fn target(name: &str) -> Type {
    Type::TargetExt { name: name.into(), types: Box::default(), ints: Box::default() }
}
