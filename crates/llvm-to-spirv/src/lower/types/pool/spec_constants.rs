//! Scalar specialization constants, once for each number.

use crate::lower::types::Pool;
use llvm_model::{Name, Type};
use rustc_hash::FxHashMap;
use spirv_module::{Decoration, Id, Op};
use translate_common::problems::LlvmConstantProblem;

/// The scalar specialization constants by their number.
#[derive(Clone, Default)]
pub(super) struct SpecConstants(FxHashMap<u32, Scalar>);

/// A scalar specialization constant: its type, the bits of its default value, its id, and whether it has a name.
#[derive(Clone)]
struct Scalar {
    ty: Id,
    bits: u64,
    id: Id,
    is_named: bool,
}

impl SpecConstants {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}

impl Pool<'_> {
    /// The specialization constant `number` of the LLVM type `scalar`, which is `ty` in SPIR-V, with the default value
    /// `bits`. Reports another type or default value than it has elsewhere.
    pub(in crate::lower) fn spec_constant(
        &mut self,
        number: u32,
        (scalar, ty): (&Type, Id),
        bits: u64,
        name: &Name,
    ) -> Id {
        if let Some(known) = self.spec_constants.0.get_mut(&number) {
            let id = known.id;
            let fits = (known.ty, known.bits) == (ty, bits);
            if !known.is_named && !name.is_empty() {
                known.is_named = true;
                self.out.name(id, name);
            }
            if !fits {
                self.report().problem(LlvmConstantProblem::SpecNumber { number });
            }
            return id;
        }
        let id = self.out.fresh();
        let words = [bits as u32, (bits >> 32) as u32];
        let (op, words) = match scalar {
            Type::Integer(1) if bits == 0 => (Op::SpecConstantFalse, &[][..]),
            Type::Integer(1) => (Op::SpecConstantTrue, &[][..]),
            Type::Integer(33..) | Type::Double => (Op::SpecConstant, &words[..]),
            _ => (Op::SpecConstant, &words[..1]),
        };
        self.out.push(op, Some(ty), Some(id), words);
        self.out.decorate(id, Decoration::SpecId, &[number]);
        self.out.name(id, name);
        self.note_specializable(id);
        self.spec_constants.0.insert(number, Scalar { ty, bits, id, is_named: !name.is_empty() });
        id
    }
}
