//! Types of values, and their ids in the module.

use super::Smith;
use spirv_module::{Capability, Id, Op, StorageClass};

/// The type of a number or a truth value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Scalar {
    Bool,
    Int(u32),
    /// An integer type with a sign, which shaders have.
    Signed(u32),
    Float(u32),
}

impl Scalar {
    /// The bits of a number; those of a truth value are not defined.
    pub(super) fn width(self) -> Option<u32> {
        match self {
            Scalar::Bool => None,
            Scalar::Int(width) | Scalar::Signed(width) | Scalar::Float(width) => Some(width),
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
    /// A matrix of floats of 32 bits, with so many columns and rows.
    Matrix(u32, u32),
    /// The structure of a buffer or another block, whose members have offsets.
    Block(Vec<Ty>),
    /// A structure inside a block.
    Nested(Vec<Ty>),
    /// Several blocks of one kind, each with a binding of its own.
    Blocks(Box<Ty>, u32),
    /// An array in a block, whose elements have a stride; without a length at its end.
    Strided(Box<Ty>, Option<u32>),
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
            Ty::Struct(members) | Ty::Nested(members) => members.clone(),
            Ty::Matrix(columns, rows) => vec![Ty::Value(Scalar::Float(32), *rows); *columns as usize],
            Ty::Strided(element, Some(count)) => vec![(**element).clone(); *count as usize],
            _ => Vec::new(),
        }
    }

    /// Whether values of it can be in memory: truth values have no layout.
    pub(super) fn has_memory(&self) -> bool {
        match self {
            Ty::Void | Ty::Function(..) | Ty::Value(Scalar::Bool, _) => false,
            Ty::Block(_) | Ty::Blocks(..) | Ty::Strided(_, None) => false,
            Ty::Nested(members) => members.iter().all(Ty::has_memory),
            Ty::Value(..) | Ty::Pointer(..) | Ty::Matrix(..) | Ty::Strided(..) => true,
            Ty::Array(element, _) => element.has_memory(),
            Ty::Struct(members) => members.iter().all(Ty::has_memory),
        }
    }
}

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
            Ty::Value(scalar @ (Scalar::Int(width) | Scalar::Signed(width)), 1) => {
                let capability = match width {
                    8 => Some(Capability::Int8),
                    16 => Some(Capability::Int16),
                    64 => Some(Capability::Int64),
                    _ => None,
                };
                self.require(capability);
                (Op::TypeInt, vec![*width, u32::from(matches!(scalar, Scalar::Signed(_)))])
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
            Ty::Matrix(columns, rows) => {
                self.require(Some(Capability::Matrix));
                (Op::TypeMatrix, vec![self.type_id(&Ty::Value(Scalar::Float(32), *rows)).0, *columns])
            }
            Ty::Block(_) | Ty::Nested(_) | Ty::Strided(..) => return self.laid_out(ty),
            Ty::Blocks(block, count) => {
                let block = self.type_id(block);
                (Op::TypeArray, vec![block.0, self.number(32, u64::from(*count)).0])
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
            let width = self.choices.pick(&INTS).unwrap_or(32);
            self.integer(width)
        }
    }

    /// An integer type; in shaders perhaps one with a sign.
    pub(super) fn integer(&mut self, width: u32) -> Scalar {
        let is_signed = !self.flavor.is_kernel() && self.choices.rarely(3);
        if is_signed { Scalar::Signed(width) } else { Scalar::Int(width) }
    }

    /// The length of a vector, or 1.
    pub(super) fn lanes(&mut self) -> u32 {
        self.choices.pick(self.flavor.lanes).unwrap_or(1)
    }

    /// The type of indices and sizes.
    pub(super) fn index_type(&self) -> Ty {
        Ty::int(self.flavor.index_width)
    }

    /// A number or a vector of numbers.
    pub(super) fn number_type(&mut self) -> Ty {
        let scalar = self.scalar_number();
        Ty::Value(scalar, self.lanes())
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
            0 => Ty::Value(Scalar::Bool, self.lanes()),
            1 => self.memory_type(),
            _ => self.number_type(),
        }
    }
}
