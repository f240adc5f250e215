//! SPIR-V types as the mapping table sees them, and its types as LLVM's.

use crate::raise::Raise;
use llvm_model::{Type, TypeId};
use spirv_mapping::{TargetTy, Ty};
use spirv_module::Op;

/// How deep pointees and members are described.
const MAX_DEPTH: u32 = 4;

impl Raise<'_> {
    /// The SPIR-V type `id` in the table's terms.
    pub(crate) fn neutral_type(&self, id: u32) -> Ty {
        self.neutral_type_at(id, 0)
    }

    fn neutral_type_at(&self, id: u32, depth: u32) -> Ty {
        let Some(inst) = self.ids.definition(id) else { return Ty::Other };
        if depth > MAX_DEPTH {
            return Ty::Other;
        }
        let operands = inst.operands();
        match (inst.op(), operands) {
            (Op::TypeVoid, _) => Ty::Void,
            (Op::TypeBool, _) => Ty::Bool,
            (Op::TypeInt, &[width, ..]) => Ty::Int(width),
            (Op::TypeFloat, &[width]) => Ty::Float(width),
            (Op::TypeFloat, &[16, 0]) => Ty::BFloat16,
            (Op::TypeVector, &[element, count]) => {
                Ty::Vector(count, Box::new(self.neutral_type_at(element, depth + 1)))
            }
            (Op::TypeArray, &[element, length]) => match self.ids.constant_u64(&self.out.constants, length) {
                Ok(length) => Ty::Array(length, Box::new(self.neutral_type_at(element, depth + 1))),
                Err(_) => Ty::Other,
            },
            (Op::TypeStruct | Op::TypeOpaque, _) => {
                Ty::Struct(self.ids.name_of(id).map(|name| name.to_string_lossy()).unwrap_or_default())
            }
            (Op::TypePointer, &[_, pointee]) => {
                let space = self.ids.llvm_type(id).ok().and_then(|ty| self.out.types.address_space(ty));
                let pointee = match self.neutral_type_at(pointee, depth + 1) {
                    Ty::Other | Ty::Void => None,
                    ty => Some(Box::new(ty)),
                };
                Ty::Pointer { space: space.unwrap_or(0), pointee }
            }
            (Op::TypeUntypedPointerKHR, _) => {
                let space = self.ids.llvm_type(id).ok().and_then(|ty| self.out.types.address_space(ty));
                Ty::untyped_pointer(space.unwrap_or(0))
            }
            _ => match self.ids.llvm_type(id).map(|ty| &self.out.types[ty]) {
                Ok(Type::TargetExt { name, types, ints }) => Ty::Target(TargetTy {
                    name: name.to_string_lossy().into_owned(),
                    types: types.iter().map(|&ty| sampled(&self.out.types[ty])).collect(),
                    ints: ints.to_vec(),
                }),
                _ => Ty::Other,
            },
        }
    }

    /// The LLVM type of a type of the table; `None` for structures and what has no LLVM type of its own.
    pub(crate) fn llvm_type_of(&mut self, ty: &Ty) -> Option<TypeId> {
        let types = &mut self.out.types;
        Some(match ty {
            Ty::Void => types.void(),
            Ty::Bool => types.int(1),
            Ty::Int(width) => types.int(*width),
            Ty::Float(16) => types.intern(Type::Half),
            Ty::Float(32) => types.intern(Type::Float),
            Ty::Float(64) => types.intern(Type::Double),
            Ty::BFloat16 => types.intern(Type::BFloat),
            Ty::Vector(lanes, element) => {
                let element = self.llvm_type_of(element)?;
                self.out.types.vector(element, *lanes)
            }
            Ty::Pointer { space, .. } => types.ptr(*space),
            Ty::Target(target) => {
                let parameters =
                    target.types.iter().map(|ty| self.llvm_type_of(ty)).collect::<Option<_>>()?;
                let name = target.name.as_str().into();
                let ints = target.ints.clone().into();
                self.out.types.intern(Type::TargetExt { name, types: parameters, ints })
            }
            Ty::Float(_) | Ty::Array(..) | Ty::Struct(_) | Ty::Other => return None,
        })
    }
}

/// The sampled type of an image.
fn sampled(ty: &Type) -> Ty {
    match ty {
        Type::Void => Ty::Void,
        Type::Integer(width) => Ty::Int(*width),
        other => other.float_width().map_or(Ty::Other, Ty::Float),
    }
}
