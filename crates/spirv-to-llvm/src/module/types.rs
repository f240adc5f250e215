//! Types, in the order of the module: every type is declared before it is used, save through pointers.

use crate::fail::{Res, fail};
use crate::ids::{Entity, Ids};
use crate::module::address_spaces::AddressSpaces;
use crate::module::opaque_types::opaque_type;
use crate::operands::{result, word, words, words_from};
use crate::scan::names::Names;
use llvm_model::types::StructType;
use llvm_model::{DataLayout, Module, Type, TypeId, Types};
use spirv_mapping::convention::opaque;
use spirv_mapping::convention::small_formats::Format;
use spirv_module::{Decoration, FPEncoding, Instruction, LiteralString, Op};
use translate_common::Options;

/// The largest object that LLVM's own arithmetic on sizes can bear, in bytes.
const MAX_SIZE: u64 = 1 << 60;
/// The most columns that a matrix has: as many as vectors have components.
const MAX_COLUMNS: u32 = 16;
/// LLVM's widest integer.
const MAX_INT_WIDTH: u32 = 1 << 23;

/// What is needed to make types: the names that structures have, and the sizes of everything.
pub(crate) struct TypeTable {
    spaces: AddressSpaces,
    layout: DataLayout,
    /// Whether structures stay without names.
    strips_names: bool,
    struct_names: Names,
}

impl TypeTable {
    /// No types, with the address spaces that the options want, on a target with this layout.
    pub(crate) fn new(options: &Options, layout: DataLayout) -> TypeTable {
        let spaces = AddressSpaces::new(options);
        TypeTable { spaces, layout, strips_names: options.strip_names, struct_names: Names::default() }
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
        inst: Instruction<'_>,
    ) -> Res<Option<TypeId>> {
        let ty = match inst.op() {
            Op::TypeVoid => Type::Void,
            Op::TypeBool => Type::Integer(1),
            Op::TypeInt => match word(inst, 0)? {
                width @ 1..=MAX_INT_WIDTH => Type::Integer(width),
                width => return Err(fail!("integers of {width} bits do not exist in LLVM")),
            },
            Op::TypeFloat => float(inst)?,
            Op::TypeVector => vector(ids, &out.types, inst)?,
            Op::TypeMatrix => matrix(ids, &out.types, inst)?,
            Op::TypeArray => self.array(ids, out, inst)?,
            Op::TypeStruct => return self.structure(ids, out, inst).map(Some),
            Op::TypeOpaque => {
                let name =
                    LiteralString::read(inst.operands()).ok_or_else(|| fail!("the name has no end"))?;
                let name = self.struct_names.unique(name.to_vec().into());
                return Ok(Some(out.types.named_struct(name, None)));
            }
            Op::TypePointer => Type::Pointer(self.spaces.of_pointer(ids, inst)?),
            Op::TypeUntypedPointerKHR => Type::Pointer(self.spaces.of(word(inst, 0)?)?),
            Op::TypeFunction => function_type(ids, &out.types, inst)?,
            Op::TypeImage => image_type(ids, inst, opaque::IMAGE)?,
            Op::TypeSampledImage | Op::TypeVmeImageINTEL => {
                let image = ids.definition(word(inst, 0)?).filter(|image| image.op() == Op::TypeImage);
                let image = image.ok_or_else(|| fail!("a sampled image of what is no image type"))?;
                let sampled = inst.op() == Op::TypeSampledImage;
                image_type(ids, image, if sampled { opaque::SAMPLED_IMAGE } else { opaque::VME_IMAGE })?
            }
            Op::TypePipe => Type::TargetExt {
                name: opaque::PIPE.into(),
                types: Box::default(),
                ints: Box::new([word(inst, 0)?]),
            },
            op => match (opaque::plain(op), opaque_type(ids, &out.constants, inst)?) {
                (Some(plain), _) => target(plain.target),
                (None, Some(ty)) => ty,
                (None, None) => return Ok(None),
            },
        };
        Ok(Some(out.types.intern(ty)))
    }

    fn array(&self, ids: &Ids<'_>, out: &Module, inst: Instruction<'_>) -> Res<Type> {
        let [element, length] = words(inst)?;
        let element = member_type(ids, &out.types, element)?;
        let count = ids.constant_u64(&out.constants, length)?;
        if let Some(size) = self.layout.alloc_size(&out.types, element)
            && size.checked_mul(count).is_none_or(|total| total > MAX_SIZE)
        {
            return Err(fail!("an array of {count} elements of {size} bytes is too large for LLVM"));
        }
        Ok(Type::Array { element, count })
    }

    fn structure(&mut self, ids: &Ids<'_>, out: &mut Module, inst: Instruction<'_>) -> Res<TypeId> {
        let members = words_from(inst, 0)?.iter();
        let fields =
            members.map(|&member| member_type(ids, &out.types, member)).collect::<Res<Box<[_]>>>()?;
        let id = result(inst)?;
        let packed = ids.has_decoration(id, Decoration::CPacked);
        let body = StructType { packed, fields };
        Ok(match ids.name_of(id).filter(|name| !name.is_empty() && !self.strips_names) {
            Some(name) => {
                let name = self.struct_names.unique(name.to_vec().into());
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
        _ => Err(fail!("%{id} is not a pointer type of this storage class")),
    }
}

/// LLVM aligns a vector to its size, and nothing to more than 4 GiB.
const MAX_VECTOR_BYTES: u64 = 1 << 32;

fn vector(ids: &Ids<'_>, types: &Types, inst: Instruction<'_>) -> Res<Type> {
    let [element, count] = words(inst)?;
    let element = ids.llvm_type(element)?;
    let plain = matches!(types[element], Type::Integer(_) | Type::Pointer(_));
    if !plain && !types.is_float(element) {
        return Err(fail!("a vector's components are numbers, booleans or pointers"));
    }
    if count == 0 {
        return Err(fail!("a vector without components"));
    }
    let bits = types.int_width(element).or(types[element].float_width()).unwrap_or(64);
    if u64::from(count) * u64::from(bits.div_ceil(8)) > MAX_VECTOR_BYTES {
        return Err(fail!("a vector of {count} components is larger than LLVM can align"));
    }
    Ok(Type::Vector { element, count, scalable: false })
}

/// A matrix: an array of its columns.
fn matrix(ids: &Ids<'_>, types: &Types, inst: Instruction<'_>) -> Res<Type> {
    let [column, count] = words(inst)?;
    let element = ids.llvm_type(column)?;
    if types.lanes(element).is_none() || !types.is_float(types.scalar(element)) {
        return Err(fail!("a matrix's columns are vectors of floats"));
    }
    if !(2..=MAX_COLUMNS).contains(&count) {
        return Err(fail!("a matrix of {count} columns"));
    }
    Ok(Type::Array { element, count: u64::from(count) })
}

/// The type of a member of an array or struct.
fn member_type(ids: &Ids<'_>, types: &Types, id: u32) -> Res<TypeId> {
    let ty = ids.llvm_type(id)?;
    match &types[ty] {
        Type::Void | Type::Function { .. } => Err(fail!("%{id} cannot be the type of a member")),
        Type::NamedStruct(named) if types.structs[*named].body.is_none() => {
            Err(fail!("the opaque type %{id} cannot be the type of a member"))
        }
        _ => Ok(ty),
    }
}

fn function_type(ids: &Ids<'_>, types: &Types, inst: Instruction<'_>) -> Res<Type> {
    let (&ret, params) = words_from(inst, 0)?.split_first().ok_or_else(|| fail!("no return type"))?;
    let ret = ids.llvm_type(ret)?;
    if matches!(types[ret], Type::Function { .. }) {
        return Err(fail!("a function cannot return a function"));
    }
    let params = params.iter().map(|&param| member_type(ids, types, param)).collect::<Res<Box<[_]>>>()?;
    Ok(Type::Function { ret, params, vararg: false })
}

/// `target("spirv.Image", sampled type, dim, depth, arrayed, ms, sampled, format, access)`
fn image_type(ids: &Ids<'_>, inst: Instruction<'_>, name: &str) -> Res<Type> {
    let [sampled_type, dim, depth, arrayed, ms, sampled, format] = words(inst)?;
    let sampled_type = ids.llvm_type(sampled_type)?;
    let access = inst.operands().get(7).copied().unwrap_or(0);
    Ok(Type::TargetExt {
        name: name.into(),
        types: Box::new([sampled_type]),
        ints: Box::new([dim, depth, arrayed, ms, sampled, format, access]),
    })
}

fn float(inst: Instruction<'_>) -> Res<Type> {
    let encoding = inst.operands().get(1).copied().map(FPEncoding);
    Ok(match (word(inst, 0)?, encoding) {
        (16, None) => Type::Half,
        (32, None) => Type::Float,
        (64, None) => Type::Double,
        (16, Some(FPEncoding::BFloat16KHR)) => Type::BFloat,
        (width, None) => return Err(fail!("floats of {width} bits are not supported")),
        (width, encoding) if Format::of_float(width, encoding).is_some_and(Format::is_small) => {
            Type::Integer(width)
        }
        (width, Some(encoding)) => {
            return Err(fail!("floats of {width} bits with the encoding {encoding:?} are not supported"));
        }
    })
}

fn target(name: &str) -> Type {
    Type::TargetExt { name: name.into(), types: Box::default(), ints: Box::default() }
}
