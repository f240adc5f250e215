//! Specialization constants: what `__spirv_SpecConstant(i32 id, T default)` stands for, once for each number.

use crate::lower::types::Pool;
use llvm_model::{Name, Type};
use rustc_hash::FxHashMap;
use spirv_module::{Decoration, Id, Op};

/// The scalar specialization constants by their number: type, the bits of the default value, and id.
#[derive(Default)]
pub(in crate::lower) struct SpecConstants(FxHashMap<u32, (Id, u64, Id)>);

impl SpecConstants {
    /// The specialization constant `number` of the LLVM type `scalar`, which is `ty` in SPIR-V, with the default value
    /// `bits`. Reports another type or default value than it has elsewhere.
    pub(in crate::lower) fn scalar(
        &mut self,
        pool: &mut Pool<'_>,
        number: u32,
        (scalar, ty): (&Type, Id),
        bits: u64,
        name: &Name,
    ) -> Id {
        if let Some(&(known_type, known_bits, id)) = self.0.get(&number) {
            if (known_type, known_bits) != (ty, bits) {
                pool.report().error_with_help(
                    format!("specialization constant {number} has another type or default value elsewhere"),
                    "give each specialization constant a number of its own",
                );
            }
            return id;
        }
        let out = pool.out();
        let id = out.fresh();
        let words = [bits as u32, (bits >> 32) as u32];
        let (op, words) = match scalar {
            Type::Integer(1) if bits == 0 => (Op::SpecConstantFalse, &[][..]),
            Type::Integer(1) => (Op::SpecConstantTrue, &[][..]),
            Type::Integer(33..) | Type::Double => (Op::SpecConstant, &words[..]),
            _ => (Op::SpecConstant, &words[..1]),
        };
        out.push(op, Some(ty), Some(id), words);
        out.decorate(id, Decoration::SpecId, &[number]);
        out.name(id, name);
        pool.note_specializable(id);
        self.0.insert(number, (ty, bits, id));
        id
    }
}
