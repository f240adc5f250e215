//! Constants as bytes and as elements: one form for each value.

use crate::constants::{ConstId, Constant, Constants};
use crate::int::ApInt;
use crate::types::{Type, TypeId, Types};

/// The size in bytes of an element that [`Constant::Data`] can hold; `None` for other types.
pub fn data_element_size(types: &Types, element: TypeId) -> Option<usize> {
    Some(match types[element] {
        Type::Integer(8) | Type::Byte(8) => 1,
        Type::Integer(16) | Type::Byte(16) | Type::Half | Type::BFloat => 2,
        Type::Integer(32) | Type::Byte(32) | Type::Float => 4,
        Type::Integer(64) | Type::Byte(64) | Type::Double => 8,
        _ => return None,
    })
}

impl Constants {
    /// A struct, array or fixed vector with these elements, in its one form.
    pub fn aggregate(&mut self, types: &Types, ty: TypeId, elements: &[ConstId]) -> ConstId {
        let all = |this: &Self, test: fn(&Constant) -> bool| elements.iter().all(|&e| test(&this[e]));
        let constant = if elements.is_empty() || elements.iter().all(|&e| self.is_zero(e)) {
            Constant::Null
        } else if all(self, |c| matches!(c, Constant::Poison)) {
            Constant::Poison
        } else if all(self, |c| matches!(c, Constant::Undef)) {
            Constant::Undef
        } else if let Some(data) = self.data(types, ty, elements) {
            Constant::Data(data)
        } else {
            Constant::Aggregate(elements.into())
        };
        self.intern(ty, constant)
    }

    /// An array or vector from the little-endian bits of its plain elements ([`data_element_size`] bytes each).
    pub fn data_sequence(&mut self, ty: TypeId, bytes: Box<[u8]>) -> ConstId {
        let constant = if bytes.iter().all(|&b| b == 0) { Constant::Null } else { Constant::Data(bytes) };
        self.intern(ty, constant)
    }

    /// The elements of a struct, array or fixed vector constant: of aggregates, data, null, undef and poison.
    /// `None` for everything else, and for more than `limit` elements.
    pub fn elements(&mut self, types: &Types, id: ConstId, limit: usize) -> Option<Vec<ConstId>> {
        let ty = self.ty(id);
        let (count, uniform) = match &types[ty] {
            Type::Array { element, count } => (usize::try_from(*count).ok()?, Some(*element)),
            Type::Vector { element, count, scalable: false } => (*count as usize, Some(*element)),
            _ => (types.struct_body(ty)?.fields.len(), None),
        };
        if count > limit {
            return None;
        }
        let constant = self[id].clone();
        let field = |i: usize| uniform.or_else(|| types.struct_body(ty)?.fields.get(i).copied());
        match constant {
            Constant::Aggregate(elements) => Some(elements.into_vec()),
            Constant::Null => (0..count).map(|i| Some(self.zero(types, field(i)?))).collect(),
            Constant::Undef | Constant::Poison => {
                (0..count).map(|i| Some(self.intern(field(i)?, constant.clone()))).collect()
            }
            Constant::Data(bytes) => {
                let element = uniform?;
                let size = data_element_size(types, element)?;
                Some(bytes.chunks_exact(size).map(|chunk| self.plain(types, element, chunk)).collect())
            }
            _ => None,
        }
    }

    /// A plain number from its little-endian bytes.
    fn plain(&mut self, types: &Types, ty: TypeId, bytes: &[u8]) -> ConstId {
        let word = bytes.iter().rev().fold(0u64, |acc, &b| acc << 8 | u64::from(b));
        let bits = ApInt::Small(word);
        self.intern(ty, if types.is_float(ty) { Constant::Float(bits) } else { Constant::Int(bits) })
    }

    fn data(&self, types: &Types, ty: TypeId, elements: &[ConstId]) -> Option<Box<[u8]>> {
        let element = match types[ty] {
            Type::Array { element, .. } | Type::Vector { element, scalable: false, .. } => element,
            _ => return None,
        };
        let size = data_element_size(types, element)?;
        let mut bytes = Vec::with_capacity(elements.len() * size);
        for &e in elements {
            match &self[e] {
                Constant::Int(ApInt::Small(word)) | Constant::Float(ApInt::Small(word)) => {
                    bytes.extend_from_slice(&word.to_le_bytes()[..size]);
                }
                _ => return None,
            }
        }
        Some(bytes.into())
    }
}
