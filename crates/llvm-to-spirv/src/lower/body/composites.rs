//! Parts of vectors and aggregates.

use crate::lower::Lower;
use llvm_model::{InstId, Type, Value};
use smallvec::SmallVec;
use spirv_module::{Id, Op};

/// The component number of OpVectorShuffle that stands for an undefined one.
const UNDEFINED: u32 = 0xFFFF_FFFF;

impl Lower<'_> {
    /// Lowers `extractelement`.
    pub(in crate::lower) fn lower_extract_element(&mut self, inst: InstId, vector: Value, index: Value) {
        let ty = self.natural_type(inst);
        let lanes = self.module.types.lanes(self.type_of(vector)).unwrap_or(0);
        let vector_id = self.value(vector);
        match self.module.as_u64(index) {
            Some(lane) if lane < u64::from(lanes) => {
                self.define(inst, Op::CompositeExtract, ty, &[vector_id.0, lane as u32]);
            }
            _ => {
                let index = self.value(index);
                self.define(inst, Op::VectorExtractDynamic, ty, &[vector_id.0, index.0]);
            }
        }
    }

    /// Lowers `insertelement`.
    pub(in crate::lower) fn lower_insert_element(
        &mut self,
        inst: InstId,
        vector: Value,
        element: Value,
        index: Value,
    ) {
        let ty = self.natural_type(inst);
        let lanes = self.module.types.lanes(self.type_of(vector)).unwrap_or(0);
        let (vector, element) = (self.value(vector), self.value(element));
        match self.module.as_u64(index) {
            Some(lane) if lane < u64::from(lanes) => {
                self.define(inst, Op::CompositeInsert, ty, &[element.0, vector.0, lane as u32]);
            }
            _ => {
                let index = self.value(index);
                self.define(inst, Op::VectorInsertDynamic, ty, &[vector.0, element.0, index.0]);
            }
        }
    }

    /// Lowers `shufflevector`.
    pub(in crate::lower) fn lower_shuffle(&mut self, inst: InstId, a: Value, b: Value, mask: &[i32]) {
        let ty = self.natural_type(inst);
        let (a, b) = (self.value(a), self.value(b));
        let mut operands: SmallVec<[u32; 20]> = SmallVec::new();
        operands.extend([a.0, b.0]);
        operands.extend(mask.iter().map(|&lane| u32::try_from(lane).unwrap_or(UNDEFINED)));
        self.define(inst, Op::VectorShuffle, ty, &operands);
    }

    /// Lowers `extractvalue`.
    pub(in crate::lower) fn lower_extract_value(&mut self, inst: InstId, aggregate: Value, indices: &[u32]) {
        let (id, ty) = self.operand(aggregate);
        let Some(part) = self.part_type(ty, indices) else {
            return self.report().error("the indices of extractvalue do not fit its type");
        };
        let operands: SmallVec<[u32; 4]> = std::iter::once(id.0).chain(indices.iter().copied()).collect();
        if self.module.types[self.type_of(Value::Inst(inst))] == Type::Integer(1) {
            let natural = self.natural_type(inst);
            let byte = self.emit(Op::CompositeExtract, part, &operands);
            let zero = self.pool().narrow_constant(part, 0);
            self.define(inst, Op::INotEqual, natural, &[byte.0, zero.0]);
        } else {
            self.define_pointer(inst, Op::CompositeExtract, part, &operands);
        }
    }

    /// Lowers `insertvalue`.
    pub(in crate::lower) fn lower_insert_value(
        &mut self,
        inst: InstId,
        aggregate: Value,
        element: Value,
        indices: &[u32],
    ) {
        let ty = self.natural_type(inst);
        let Some(part) = self.part_type(ty, indices) else {
            return self.report().error("the indices of insertvalue do not fit its type");
        };
        let aggregate = self.operand_as(aggregate, ty);
        let element = self.value_in_memory(element, part);
        let operands: SmallVec<[u32; 4]> =
            [element.0, aggregate.0].into_iter().chain(indices.iter().copied()).collect();
        self.define(inst, Op::CompositeInsert, ty, &operands);
    }

    /// The type of a part of an aggregate.
    fn part_type(&self, ty: Id, indices: &[u32]) -> Option<Id> {
        indices.iter().try_fold(ty, |ty, &index| self.shapes().element_type(ty, u64::from(index)))
    }
}
