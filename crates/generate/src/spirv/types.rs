//! Types of values, and their ids in the module.

use super::Smith;
use spirv_module::{Capability, Id, Op, StorageClass};

/// The type of a number or a truth value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Scalar {
    Bool,
    Int(u32),
    Float(u32),
}

impl Scalar {
    /// The bits of a number; those of a truth value are not defined.
    pub(super) fn width(self) -> Option<u32> {
        match self {
            Scalar::Bool => None,
            Scalar::Int(width) | Scalar::Float(width) => Some(width),
        }
    }
}

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Ty {
    Void,
    /// A scalar, or a vector of so many.
    Value(Scalar, u32),
    Pointer(StorageClass, Box<Ty>),
    Array(Box<Ty>, u32),
    Struct(Vec<Ty>),
    Function(Box<Ty>, Vec<Ty>),
}

impl Ty {
    pub(super) fn int(width: u32) -> Ty {
        Ty::Value(Scalar::Int(width), 1)
    }

    pub(super) fn pointer(storage: StorageClass, pointee: Ty) -> Ty {
        Ty::Pointer(storage, Box::new(pointee))
    }

    /// The number of components, 1 for everything but vectors.
    pub(super) fn lanes(&self) -> u32 {
        match self {
            Ty::Value(_, lanes) => *lanes,
            _ => 1,
        }
    }

    /// The type of the components.
    pub(super) fn scalar(&self) -> Option<Scalar> {
        match self {
            Ty::Value(scalar, _) => Some(*scalar),
            _ => None,
        }
    }

    /// The parts of a composite.
    pub(super) fn parts(&self) -> Vec<Ty> {
        match self {
            Ty::Value(scalar, lanes @ 2..) => vec![Ty::Value(*scalar, 1); *lanes as usize],
            Ty::Array(element, count) => vec![(**element).clone(); *count as usize],
            Ty::Struct(members) => members.clone(),
            _ => Vec::new(),
        }
    }

    /// Whether values of it can be in memory: truth values have no layout.
    pub(super) fn has_memory(&self) -> bool {
        match self {
            Ty::Void | Ty::Function(..) | Ty::Value(Scalar::Bool, _) => false,
            Ty::Value(..) | Ty::Pointer(..) => true,
            Ty::Array(element, _) => element.has_memory(),
            Ty::Struct(members) => members.iter().all(Ty::has_memory),
        }
    }
}

/// The lengths of vectors in kernels.
pub(super) const LANES: [u32; 6] = [1, 2, 4, 3, 8, 16];
/// The widths of integers.
pub(super) const INTS: [u32; 4] = [32, 64, 8, 16];
/// The widths of floats.
pub(super) const FLOATS: [u32; 3] = [32, 16, 64];

impl Smith<'_> {
    /// The id of a type; declared with the capability that it needs.
    pub(super) fn type_id(&mut self, ty: &Ty) -> Id {
        if let Some(&id) = self.types.get(ty) {
            return id;
        }
        let (op, operands) = match ty {
            Ty::Void => (Op::TypeVoid, Vec::new()),
            Ty::Value(Scalar::Bool, 1) => (Op::TypeBool, Vec::new()),
            Ty::Value(Scalar::Int(width), 1) => {
                let capability = match width {
                    8 => Some(Capability::Int8),
                    16 => Some(Capability::Int16),
                    64 => Some(Capability::Int64),
                    _ => None,
                };
                self.require(capability);
                (Op::TypeInt, vec![*width, 0])
            }
            Ty::Value(Scalar::Float(width), 1) => {
                let capability = match width {
                    16 => Some(Capability::Float16),
                    64 => Some(Capability::Float64),
                    _ => None,
                };
                self.require(capability);
                (Op::TypeFloat, vec![*width])
            }
            Ty::Value(scalar, lanes) => {
                self.require((*lanes > 4).then_some(Capability::Vector16));
                (Op::TypeVector, vec![self.type_id(&Ty::Value(*scalar, 1)).0, *lanes])
            }
            Ty::Pointer(storage, pointee) => {
                self.require((*storage == StorageClass::Generic).then_some(Capability::GenericPointer));
                (Op::TypePointer, vec![storage.0, self.type_id(pointee).0])
            }
            Ty::Array(element, count) => {
                let element = self.type_id(element);
                (Op::TypeArray, vec![element.0, self.number(32, u64::from(*count)).0])
            }
            Ty::Struct(members) => {
                (Op::TypeStruct, members.iter().map(|member| self.type_id(member).0).collect())
            }
            Ty::Function(ret, params) => {
                let all = std::iter::once(&**ret).chain(params);
                (Op::TypeFunction, all.map(|ty| self.type_id(ty).0).collect())
            }
        };
        let id = self.declare(op, None, &operands);
        self.types.insert(ty.clone(), id);
        id
    }

    pub(super) fn scalar_number(&mut self) -> Scalar {
        if self.choices.rarely(2) {
            Scalar::Float(self.choices.pick(&FLOATS).unwrap_or(32))
        } else {
            Scalar::Int(self.choices.pick(&INTS).unwrap_or(32))
        }
    }

    /// A number or a vector of numbers.
    pub(super) fn number_type(&mut self) -> Ty {
        let scalar = self.scalar_number();
        Ty::Value(scalar, self.choices.pick(&LANES).unwrap_or(1))
    }

    /// A type for memory: numbers, arrays and structures of them.
    pub(super) fn memory_type(&mut self) -> Ty {
        match self.choices.below(6) {
            0..=3 => self.number_type(),
            4 => Ty::Array(Box::new(self.number_type()), 1 + self.choices.below(4) as u32),
            _ => {
                let count = 1 + self.choices.below(3);
                Ty::Struct((0..count).map(|_| self.number_type()).collect())
            }
        }
    }

    /// Any type of values that are no pointers.
    pub(super) fn any_type(&mut self) -> Ty {
        match self.choices.below(6) {
            0 => Ty::Value(Scalar::Bool, self.choices.pick(&LANES).unwrap_or(1)),
            1 => self.memory_type(),
            _ => self.number_type(),
        }
    }
}
