//! Null pointers of address spaces whose null is not the address 0.

use crate::constants::{ConstId, Constant};
use crate::module::Module;
use crate::types::{Type, TypeId};
use rustc_hash::FxHashMap;

/// The number of elements, with those of elements, up to which a zero aggregate gets the new null pointers.
const MAX_ELEMENTS: usize = 1 << 12;

impl Module {
    /// Gives the null pointers of an address space another value, which `value` adds. Uses keep their ids. Zero aggregates with
    /// more than 4096 elements stay as they are.
    ///
    /// Returns the id of the null pointer.
    pub fn replace_null_pointers(
        &mut self,
        space: u32,
        value: impl FnOnce(&mut Module) -> Constant,
    ) -> ConstId {
        let pointer = self.types.ptr(space);
        let null = self.constants.intern(pointer, Constant::Null);
        let value = value(self);
        // No constant is in the table twice: one of the same value becomes a cast that has no effect.
        if let Some(same) = self.constants.find(pointer, &value) {
            self.constants.make_equal(same, null);
        }
        self.constants.replace(null, pointer, value);
        let mut zeros = Zeros { module: self, made: FxHashMap::default(), budget: MAX_ELEMENTS };
        zeros.made.insert(pointer, null);
        let types: Vec<TypeId> = zeros
            .module
            .constants
            .iter()
            .filter(|(_, _, constant)| matches!(constant, Constant::Null))
            .map(|(_, ty, _)| ty)
            .collect();
        for ty in types {
            zeros.budget = MAX_ELEMENTS;
            zeros.of(ty);
        }
        null
    }
}

/// Zeros of types that have such pointers.
struct Zeros<'a> {
    module: &'a mut Module,
    made: FxHashMap<TypeId, ConstId>,
    budget: usize,
}

impl Zeros<'_> {
    /// The zero of a type; `None` if it has no such pointers, or the budget is spent.
    fn of(&mut self, ty: TypeId) -> Option<ConstId> {
        if let Some(&zero) = self.made.get(&ty) {
            return Some(zero);
        }
        let fields: Vec<TypeId> = match &self.module.types[ty] {
            Type::Array { element, count } if *count <= self.budget as u64 => vec![*element; *count as usize],
            Type::Vector { element, count, scalable: false } if u64::from(*count) <= self.budget as u64 => {
                vec![*element; *count as usize]
            }
            Type::Vector { .. } => return None,
            _ => self.module.types.struct_body(ty)?.fields.to_vec(),
        };
        self.budget = self.budget.checked_sub(fields.len())?;
        let (mut has_pointers, mut elements) = (false, Vec::with_capacity(fields.len()));
        for field in fields {
            let element = self.of(field);
            has_pointers |= element.is_some();
            let module = &mut *self.module;
            elements.push(element.unwrap_or_else(|| module.constants.zero(&module.types, field)));
        }
        if !has_pointers {
            return None;
        }
        let zero = self.module.constants.intern(ty, Constant::Null);
        self.module.constants.replace(zero, ty, Constant::Aggregate(elements.into()));
        self.made.insert(ty, zero);
        Some(zero)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::constants::ConstantExpr;
    use crate::int::ApInt;
    use crate::opcode::CastOp;

    #[test]
    fn pointers_in_aggregates_follow() {
        let mut module = Module::default();
        let (local, word) = (module.types.ptr(3), module.types.int(32));
        let pair = module.types.literal_struct(&[word, local], false);
        let array = module.types.array(pair, 2);
        let zero = module.constants.zero(&module.types, array);
        let plain = module.types.array(word, 2);
        let plain = module.constants.zero(&module.types, plain);
        let null = module.replace_null_pointers(3, |module| {
            let number = module.constants.intern(word, Constant::Int(ApInt::from_u64(32, u32::MAX.into())));
            Constant::Expr(Box::new(ConstantExpr::Cast { op: CastOp::IntToPtr, operand: number }))
        });
        assert!(matches!(module.constants[null], Constant::Expr(_)));
        assert!(matches!(module.constants[plain], Constant::Null));
        let pairs = module.constants.elements(&module.types, zero, 8).expect("two structures");
        let fields = module.constants.elements(&module.types, pairs[1], 8).expect("two fields");
        assert_eq!(fields[1], null);
        assert!(module.constants.is_zero(fields[0]));
    }
}
