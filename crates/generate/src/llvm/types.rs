//! Types: odd widths, vectors of any length, nested aggregates.

use super::Smith;
use llvm_model::types::StructType;
use llvm_model::{Type, TypeId};

/// Widths that SPIR-V has.
const NATIVE: [u32; 5] = [32, 8, 16, 64, 1];
/// Widths that optimizers make of them.
const ODD: [u32; 16] = [7, 2, 3, 9, 12, 17, 24, 31, 33, 48, 63, 65, 96, 100, 128, 256];
/// Lengths of vectors: those of OpenCL C first.
const LANES: [u32; 13] = [4, 2, 3, 8, 16, 1, 5, 6, 7, 9, 12, 17, 32];
/// How deep aggregates nest.
const DEPTH: usize = 2;

impl Smith<'_> {
    /// Returns an integer type.
    pub(super) fn int_scalar(&mut self) -> TypeId {
        let widths: &[u32] = if self.choices.rarely(3) { &ODD } else { &NATIVE };
        let width = self.choices.pick(widths).unwrap_or(32);
        self.module.types.int(width)
    }

    /// Returns a float type.
    pub(super) fn float_scalar(&mut self) -> TypeId {
        let ty = match self.choices.below(8) {
            0..=3 => Type::Float,
            4 | 5 => Type::Half,
            // Few options allow it: a program with it is mostly refused.
            7 if self.choices.rarely(16) => Type::BFloat,
            _ => Type::Double,
        };
        self.module.types.intern(ty)
    }

    /// Returns a pointer type: of the device, of a work-group, constant, generic, or private.
    pub(super) fn pointer_scalar(&mut self) -> TypeId {
        let space = self.choices.pick(&[1, 3, 2, 4, 0]).unwrap_or(1);
        self.module.types.ptr(space)
    }

    /// Returns `element`, or a vector of it.
    pub(super) fn or_vector(&mut self, element: TypeId) -> TypeId {
        if self.choices.rarely(3) {
            let lanes = self.lanes();
            return self.module.types.vector(element, lanes);
        }
        element
    }

    /// Returns the length of a vector.
    pub(super) fn lanes(&mut self) -> u32 {
        self.choices.pick(&LANES).unwrap_or(4)
    }

    /// Returns an integer type or a vector of integers.
    pub(super) fn int_type(&mut self) -> TypeId {
        let element = self.int_scalar();
        self.or_vector(element)
    }

    /// Returns a float type or a vector of floats.
    pub(super) fn float_type(&mut self) -> TypeId {
        let element = self.float_scalar();
        self.or_vector(element)
    }

    /// Returns a scalar type.
    pub(super) fn scalar_type(&mut self) -> TypeId {
        match self.choices.below(8) {
            0..=3 => self.int_scalar(),
            4..=6 => self.float_scalar(),
            _ => self.pointer_scalar(),
        }
    }

    /// Returns a vector type.
    pub(super) fn vector_type(&mut self) -> TypeId {
        let element = self.scalar_type();
        let lanes = self.lanes();
        self.module.types.vector(element, lanes)
    }

    /// Returns an array or a struct.
    pub(super) fn aggregate_type(&mut self) -> TypeId {
        self.aggregate_of_depth(DEPTH)
    }

    /// Returns a type of values that memory holds.
    pub(super) fn any_type(&mut self) -> TypeId {
        self.type_of_depth(DEPTH)
    }

    fn type_of_depth(&mut self, depth: usize) -> TypeId {
        match self.choices.below(8) {
            0..=3 => self.scalar_type(),
            4 | 5 => self.vector_type(),
            _ if depth > 0 => self.aggregate_of_depth(depth),
            _ => self.scalar_type(),
        }
    }

    fn aggregate_of_depth(&mut self, depth: usize) -> TypeId {
        if self.choices.rarely(2) {
            let element = self.type_of_depth(depth - 1);
            let count = 1 + self.choices.below(4) as u64;
            return self.module.types.array(element, count);
        }
        let count = 1 + self.choices.below(4);
        let fields: Vec<TypeId> = (0..count).map(|_| self.type_of_depth(depth - 1)).collect();
        let packed = self.choices.rarely(4);
        if self.choices.rarely(3) {
            let name = format!("s{}", self.module.types.structs.len());
            let body = StructType { packed, fields: fields.into() };
            return self.module.types.named_struct(name.as_str().into(), Some(body));
        }
        self.module.types.literal_struct(&fields, packed)
    }

    /// Returns the number of bits of a scalar or vector of numbers; `None` for types with pointers, and for aggregates.
    pub(super) fn bits_of(&self, ty: TypeId) -> Option<u32> {
        let types = &self.module.types;
        let element = types.scalar(ty);
        let bits = types.int_width(element).or_else(|| types[element].float_width())?;
        Some(bits * types.lanes(ty).unwrap_or(1))
    }
}
