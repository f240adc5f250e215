//! Types and constants of the shader's module in the module that is made: all pointers are in one address space.

use crate::images::Resource;
use crate::problem::Res;
use llvm_model::{ConstId, Constant, ConstantExpr, Module, Type, TypeId};
use rustc_hash::FxHashMap;
use spirv_grammar::Decoration;
use translate_common::Problem;
use translate_common::problems::ExecutableProblem;
use translate_common::shaders::{Shaders, wrapper};

/// How deep types and constants may nest.
const MAX_NESTING: u32 = 256;

/// How many components a vector may have: those of SPIR-V have 16 at most.
const MAX_LANES: u32 = 16;

/// The conversions so far.
#[derive(Default)]
pub(crate) struct Converter<'m> {
    /// The decorations of structures, if types are those of MLIR's conversion.
    mlir: Option<&'m Shaders>,
    types: FxHashMap<TypeId, TypeId>,
    /// The types that values of other types have in memory.
    memory: FxHashMap<TypeId, TypeId>,
    constants: FxHashMap<ConstId, ConstId>,
}

impl<'m> Converter<'m> {
    /// Converts to the types of MLIR's conversion: structures without names, packed where no member has an offset, and
    /// arrays for what structures only keep apart from them.
    pub(crate) fn for_mlir(shaders: &'m Shaders) -> Converter<'m> {
        Converter { mlir: Some(shaders), ..Converter::default() }
    }

    /// The type that stands for `ty` in `out`.
    pub(crate) fn ty(&mut self, from: &Module, out: &mut Module, ty: TypeId) -> Res<TypeId> {
        self.type_at(from, out, ty, MAX_NESTING)
    }

    fn type_at(&mut self, from: &Module, out: &mut Module, ty: TypeId, depth: u32) -> Res<TypeId> {
        if let Some(&known) = self.types.get(&ty) {
            return Ok(known);
        }
        let depth = depth.checked_sub(1).ok_or(ExecutableProblem::Nesting)?;
        if let (Some(shaders), Some(body)) = (self.mlir, from.types.struct_body(ty)) {
            let new = match wrapper(&from.types, ty) {
                Some((_, array)) => self.type_at(from, out, array, depth)?,
                None => {
                    let fields = body.fields.iter().map(|&field| self.type_at(from, out, field, depth));
                    let fields = fields.collect::<Res<Box<[TypeId]>>>()?;
                    let packed = body.packed || is_packed(from, shaders, ty);
                    out.types.literal_struct(&fields, packed)
                }
            };
            self.types.insert(ty, new);
            return Ok(new);
        }
        let mut all = |types: &[TypeId]| -> Res<Box<[TypeId]>> {
            types.iter().map(|&ty| self.type_at(from, out, ty, depth)).collect()
        };
        let new = match &from.types[ty] {
            Type::Pointer(_) => Type::Pointer(0),
            Type::Array { element, count } => Type::Array { element: all(&[*element])?[0], count: *count },
            Type::Vector { count, .. } if *count > MAX_LANES => {
                return Err(ExecutableProblem::WideVector { most: MAX_LANES.into() }.into());
            }
            Type::Vector { element, count, scalable } => {
                Type::Vector { element: all(&[*element])?[0], count: *count, scalable: *scalable }
            }
            Type::Function { ret, params, vararg } => {
                let (ret, params) = (all(&[*ret])?[0], all(params)?);
                Type::Function { ret, params, vararg: *vararg }
            }
            Type::Struct(body) => {
                let fields = all(&body.fields)?;
                Type::Struct(llvm_model::StructType { packed: body.packed, fields })
            }
            Type::NamedStruct(id) => {
                let named = &from.types.structs[*id];
                let body = named.body.as_ref();
                let body = body.ok_or_else(|| Problem::internal("a value of a structure without members"))?;
                let fields = all(&body.fields)?;
                let body = llvm_model::StructType { packed: body.packed, fields };
                let new = out.types.named_struct(named.name.clone(), Some(body));
                self.types.insert(ty, new);
                return Ok(new);
            }
            // The addresses of their descriptions.
            Type::TargetExt { .. }
                if self.mlir.is_none()
                    && let Some(resource) = Resource::of(from, ty) =>
            {
                let pointer = out.types.ptr(0);
                match resource {
                    Resource::Combined(_) => {
                        Type::Struct(llvm_model::StructType { packed: false, fields: [pointer; 2].into() })
                    }
                    _ => Type::Pointer(0),
                }
            }
            Type::TargetExt { name, .. } => {
                let name = name.to_string_lossy().into_owned();
                return Err(match self.mlir {
                    Some(_) => ExecutableProblem::MlirImage { name }.into(),
                    None => ExecutableProblem::Image { name }.into(),
                });
            }
            other => other.clone(),
        };
        let new = out.types.intern(new);
        self.types.insert(ty, new);
        Ok(new)
    }

    /// The type that a value of type `ty`, of the module that is read, has in memory that is laid out as LLVM does: vectors
    /// of truth values are of bytes there, since single bits have no addresses.
    pub(crate) fn memory_ty(&mut self, from: &Module, out: &mut Module, ty: TypeId) -> Res<TypeId> {
        let new = self.ty(from, out, ty)?;
        self.memory_at(out, new, MAX_NESTING)
    }

    fn memory_at(&mut self, out: &mut Module, ty: TypeId, depth: u32) -> Res<TypeId> {
        if let Some(&known) = self.memory.get(&ty) {
            return Ok(known);
        }
        let depth = depth.checked_sub(1).ok_or(ExecutableProblem::Nesting)?;
        let memory = match out.types[ty].clone() {
            Type::Vector { element, count, .. } if out.types.int_width(element) == Some(1) => {
                let byte = out.types.int(8);
                out.types.vector(byte, count)
            }
            Type::Array { element, count } => {
                let element = self.memory_at(out, element, depth)?;
                out.types.array(element, count)
            }
            Type::Struct(_) | Type::NamedStruct(_) => {
                let Some(body) = out.types.struct_body(ty).cloned() else { return Ok(ty) };
                let fields = body.fields.iter().map(|&field| self.memory_at(out, field, depth));
                let fields = fields.collect::<Res<Box<[TypeId]>>>()?;
                match fields == body.fields {
                    true => ty,
                    false => out.types.literal_struct(&fields, body.packed),
                }
            }
            _ => ty,
        };
        self.memory.insert(ty, memory);
        Ok(memory)
    }

    /// Returns the constant for `id` in `out`. Addresses are not constants: only the function's lowering knows the places
    /// of variables.
    pub(crate) fn constant(&mut self, from: &Module, out: &mut Module, id: ConstId) -> Res<ConstId> {
        self.constant_at(from, out, id, MAX_NESTING)
    }

    fn constant_at(&mut self, from: &Module, out: &mut Module, id: ConstId, depth: u32) -> Res<ConstId> {
        if let Some(&known) = self.constants.get(&id) {
            return Ok(known);
        }
        let depth = depth.checked_sub(1).ok_or(ExecutableProblem::Nesting)?;
        let ty = self.ty(from, out, from.constants.ty(id))?;
        let new = match &from.constants[id] {
            Constant::Aggregate(elements)
                if self.mlir.is_some() && wrapper(&from.types, from.constants.ty(id)).is_some() =>
            {
                let &[array] = &elements[..] else {
                    return Err(Problem::internal(
                        "a constant with another number of elements than its type",
                    ));
                };
                self.constant_at(from, out, array, depth)?
            }
            Constant::Aggregate(elements) => {
                let elements = elements
                    .iter()
                    .map(|&element| self.constant_at(from, out, element, depth))
                    .collect::<Res<Vec<_>>>()?;
                out.constants.aggregate(&out.types, ty, &elements)
            }
            plain @ (Constant::Int(_)
            | Constant::Float(_)
            | Constant::Null
            | Constant::Undef
            | Constant::Poison
            | Constant::Data(_)) => out.constants.intern(ty, plain.clone()),
            Constant::Expr(expr) => {
                let word = match **expr {
                    ConstantExpr::GetElementPtr { .. } => "an address in a constant",
                    _ => "a constant expression",
                };
                return Err(ExecutableProblem::Word { word: word.to_owned() }.into());
            }
            _ => return Err(ExecutableProblem::ConstantAddress.into()),
        };
        self.constants.insert(id, new);
        Ok(new)
    }
}

/// Returns whether MLIR's conversion packs a structure: none of its members has an offset.
fn is_packed(from: &Module, shaders: &Shaders, structure: TypeId) -> bool {
    let mut stated = shaders.member_decorations(from, structure, 0);
    !stated.any(|(decoration, _)| decoration == Decoration::Offset)
}
