//! Constant offsets in bytes as the way to an element: optimisers write `getelementptr i8, ptr %p, i64 12` for the
//! fourth `float` of an array and for a member of a structure alike. Where the type of the base has an element of the
//! wanted type there, the address needs no cast.

use crate::lower::Lower;
use llvm_model::{Constant, InstId, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_module::{Id, Op};

/// An index of an access chain.
enum Step {
    /// A number of elements.
    Index(u64),
    /// A member of a structure.
    Member(u32),
}

impl Lower<'_> {
    /// Lowers a `getelementptr` by a constant number of bytes as the way to an element; `false` when there is none.
    pub(in crate::lower) fn lower_byte_offset(
        &mut self,
        inst: InstId,
        op: Op,
        source: TypeId,
        base: Value,
        indices: &[Value],
    ) -> bool {
        if !crate::typing::is_byte_offset(self.module, source, indices) {
            return false;
        }
        let Some(pointee) = self.solved_pointee(base) else { return false };
        let Some(bytes) = indices.first().and_then(|&index| self.offset_constant(index)) else {
            return false;
        };
        let natural = self.natural_type(inst);
        let (base_id, base_type) = self.operand(base);
        let (Some((_, from)), Some((_, to))) =
            (self.shapes().pointer_parts(base_type), self.shapes().pointer_parts(natural))
        else {
            return false;
        };
        if from == to && self.module.types.int_width(pointee) == Some(8) {
            return false;
        }
        let Some(path) = self.path_to(pointee, from, to, bytes) else { return false };
        let mut operands: SmallVec<[u32; 6]> = SmallVec::from_slice(&[base_id.0]);
        for step in path {
            operands.push(match step {
                Step::Index(index) => self.types().size_constant(index).0,
                Step::Member(member) => self.pool().u32_constant(member).0,
            });
        }
        self.define(inst, op, natural, &operands);
        true
    }

    fn offset_constant(&self, index: Value) -> Option<i64> {
        let Value::Const(id) = index else { return None };
        match self.module.constants[id] {
            Constant::Null => Some(0),
            _ => self.signed_constant(index),
        }
    }

    /// The indices from a pointer to `ty`, whose SPIR-V type is `from`, to the SPIR-V type `to`, `bytes` further on.
    fn path_to(&self, mut ty: TypeId, mut from: Id, to: Id, bytes: i64) -> Option<SmallVec<[Step; 4]>> {
        let module = self.module;
        let types = &module.types;
        let size = self.layout.alloc_size(types, ty).and_then(|size| i64::try_from(size).ok())?;
        let count = bytes.checked_div_euclid(size)?;
        let mut rest = bytes.checked_rem_euclid(size)?.cast_unsigned();
        let mut path = SmallVec::new();
        path.push(Step::Index(count.cast_unsigned()));
        while from != to {
            let index = match types[ty] {
                Type::Array { element, .. } | Type::Vector { element, .. } => {
                    let size = self.layout.alloc_size(types, element)?;
                    let index = rest.checked_div(size)?;
                    (rest, ty) = (rest.checked_rem(size)?, element);
                    path.push(Step::Index(index));
                    0
                }
                _ => {
                    let offsets = &self.layout.struct_layout(types, ty)?.offsets;
                    let member = offsets.partition_point(|&offset| offset <= rest).checked_sub(1)?;
                    rest -= offsets.get(member)?;
                    ty = *types.struct_body(ty)?.fields.get(member)?;
                    path.push(Step::Member(u32::try_from(member).ok()?));
                    member as u64
                }
            };
            from = self.shapes().element_type(from, index)?;
        }
        (rest == 0).then_some(path)
    }
}
