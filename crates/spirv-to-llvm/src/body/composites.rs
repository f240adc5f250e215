//! Vectors and aggregates.

use crate::body::{FunctionRaiser, wrong_type};
use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::operands::{word, words, words_from};
use llvm_model::{Flags, InstKind, Type, TypeId, Value};
use spirv_module::Instruction;

impl<'m> FunctionRaiser<'_, 'm> {
    /// OpCompositeConstruct: members one after the other; for a vector also the components of shorter vectors.
    pub(crate) fn composite_construct(&mut self, inst: Instruction<'m>) -> Res<()> {
        let ty = self.result_type(inst)?;
        let constituents = words_from(inst, 0)?;
        let mut value = self.poison(ty);
        let Type::Vector { element, count, .. } = self.raise.out.types[ty] else {
            for (index, &id) in constituents.iter().enumerate() {
                let member = self.raise.out.types.element(ty, index as u64);
                let element = self.value_of(id, member.ok_or_else(|| fail!("too many constituents"))?)?;
                let indices = Box::new([index as u32]);
                value =
                    self.emit(InstKind::InsertValue { aggregate: value, element, indices }, ty, Flags::NONE)?;
            }
            let members = match &self.raise.out.types[ty] {
                Type::Array { count, .. } => Some(*count),
                _ => self.raise.out.types.struct_body(ty).map(|body| body.fields.len() as u64),
            };
            if members != Some(constituents.len() as u64) {
                return Err(fail!("{} constituents are not what the result type has", constituents.len()));
            }
            return self.bind(inst, value);
        };
        let mut lane = 0;
        for &id in constituents {
            let (part, part_type) = self.typed(id)?;
            let lanes = self.raise.out.types.lanes(part_type);
            if self.raise.out.types.scalar(part_type) != element {
                return Err(wrong_type(id));
            }
            self.raise.report.spend(lanes.unwrap_or(1) as usize)?;
            for at in 0..lanes.unwrap_or(1) {
                let component = match lanes {
                    Some(_) => self.extract_lane(part, element, at)?,
                    None => part,
                };
                if lane >= count {
                    return Err(fail!("more components than the {count} of the result type"));
                }
                let index = self.int(self.i32, u64::from(lane));
                let kind = InstKind::InsertElement { vector: value, element: component, index };
                value = self.emit(kind, ty, Flags::NONE)?;
                lane += 1;
            }
        }
        if lane != count {
            return Err(fail!("{lane} components for a vector of {count}"));
        }
        self.bind(inst, value)
    }

    fn extract_lane(&mut self, vector: Value, element: TypeId, lane: u32) -> Res<Value> {
        let index = self.int(self.i32, u64::from(lane));
        self.emit(InstKind::ExtractElement { vector, index }, element, Flags::NONE)
    }

    /// The type that a path of literal indices leads to, the number of steps that are `extractvalue`'s, and the lane of
    /// the vector that the path may end in.
    fn follow(&self, ty: TypeId, path: &[u32]) -> Res<(TypeId, usize, Option<u32>)> {
        let mut at = ty;
        for (step, &index) in path.iter().enumerate() {
            if let Type::Vector { element, count, .. } = self.raise.out.types[at] {
                if index >= count {
                    return Err(fail!("component {index} of a vector of {count}"));
                }
                if step + 1 != path.len() {
                    return Err(fail!("the indices go deeper than the composite"));
                }
                return Ok((element, step, Some(index)));
            }
            if let Type::Array { count, .. } = self.raise.out.types[at]
                && u64::from(index) >= count
            {
                return Err(fail!("element {index} of an array of {count}"));
            }
            let next = self.raise.out.types.element(at, u64::from(index));
            at = next.ok_or_else(|| fail!("index {index} does not lead to a member"))?;
        }
        Ok((at, path.len(), None))
    }

    /// OpCompositeExtract.
    pub(crate) fn composite_extract(&mut self, inst: Instruction<'m>) -> Res<()> {
        let id = word(inst, 0)?;
        let path = words_from(inst, 1)?;
        if let (Entity::BuiltinVector(vector), &[lane]) = (self.entity_here(id)?, path) {
            return self.extract_builtin(inst, vector, lane);
        }
        let (composite, ty) = self.typed(id)?;
        let (found, steps, lane) = self.follow(ty, path)?;
        let mut value = composite;
        if steps > 0 {
            let indices: Box<[u32]> = path.get(..steps).unwrap_or(path).into();
            let member = match lane {
                Some(_) => self.follow(ty, &indices)?.0,
                None => found,
            };
            value =
                self.emit(InstKind::ExtractValue { aggregate: composite, indices }, member, Flags::NONE)?;
        }
        if let Some(lane) = lane {
            value = self.extract_lane(value, found, lane)?;
        }
        self.bind(inst, value)
    }

    /// OpCompositeInsert.
    pub(crate) fn composite_insert(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [object, composite] = words(inst)?;
        let path = words_from(inst, 2)?;
        let (composite, ty) = self.typed(composite)?;
        let (found, steps, lane) = self.follow(ty, path)?;
        let mut element = self.value_of(object, found)?;
        let indices: Box<[u32]> = path.get(..steps).unwrap_or(path).into();
        if let Some(lane) = lane {
            let vector_type = self.follow(ty, &indices)?.0;
            let vector = match steps {
                0 => composite,
                _ => {
                    let kind = InstKind::ExtractValue { aggregate: composite, indices: indices.clone() };
                    self.emit(kind, vector_type, Flags::NONE)?
                }
            };
            let index = self.int(self.i32, u64::from(lane));
            element =
                self.emit(InstKind::InsertElement { vector, element, index }, vector_type, Flags::NONE)?;
        }
        if steps == 0 {
            return self.bind(inst, element);
        }
        self.emit_result(
            inst,
            InstKind::InsertValue { aggregate: composite, element, indices },
            ty,
            Flags::NONE,
        )
    }

    /// OpVectorExtractDynamic.
    pub(crate) fn extract_dynamic(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [vector_id, index_id] = words(inst)?;
        let (index, index_type) = self.typed(index_id)?;
        if !matches!(self.raise.out.types[index_type], Type::Integer(_)) {
            return Err(wrong_type(index_id));
        }
        if let Entity::BuiltinVector(vector) = self.entity_here(vector_id)? {
            return self.extract_builtin_dynamic(inst, vector, index, index_type);
        }
        let (vector, ty) = self.typed(vector_id)?;
        if self.raise.out.types.lanes(ty).is_none() {
            return Err(wrong_type(vector_id));
        }
        let element = self.raise.out.types.scalar(ty);
        let value = self.emit(InstKind::ExtractElement { vector, index }, element, Flags::NONE)?;
        self.bind(inst, value)
    }

    /// OpVectorInsertDynamic.
    pub(crate) fn insert_dynamic(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [vector_id, element_id, index_id] = words(inst)?;
        let (vector, ty) = self.typed(vector_id)?;
        if self.raise.out.types.lanes(ty).is_none() {
            return Err(wrong_type(vector_id));
        }
        let element = self.value_of(element_id, self.raise.out.types.scalar(ty))?;
        let (index, index_type) = self.typed(index_id)?;
        if !matches!(self.raise.out.types[index_type], Type::Integer(_)) {
            return Err(wrong_type(index_id));
        }
        let value = self.emit(InstKind::InsertElement { vector, element, index }, ty, Flags::NONE)?;
        self.bind(inst, value)
    }

    /// OpVectorShuffle. LLVM wants both vectors of one type: the shorter one is filled up first.
    pub(crate) fn vector_shuffle(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [a_id, b_id] = words(inst)?;
        let (mut a, a_type) = self.typed(a_id)?;
        let (mut b, b_type) = self.typed(b_id)?;
        let types = &self.raise.out.types;
        let (Some(a_lanes), Some(b_lanes)) = (types.lanes(a_type), types.lanes(b_type)) else {
            return Err(fail!("the operands are not vectors"));
        };
        let element = types.scalar(a_type);
        if types.scalar(b_type) != element {
            return Err(wrong_type(b_id));
        }
        let lanes = a_lanes.max(b_lanes);
        if a_lanes < lanes {
            a = self.widen(a, a_type, lanes)?;
        }
        if b_lanes < lanes {
            b = self.widen(b, b_type, lanes)?;
        }
        let components = words_from(inst, 2)?;
        let mut mask = Vec::with_capacity(components.len());
        for &component in components {
            mask.push(match component {
                u32::MAX => -1,
                _ if component < a_lanes => component as i32,
                _ if component - a_lanes < b_lanes => (component - a_lanes + lanes) as i32,
                _ => return Err(fail!("component {component} of {a_lanes} and {b_lanes}")),
            });
        }
        let ty = self.raise.out.types.vector(element, mask.len().max(1) as u32);
        let value = self.emit(InstKind::ShuffleVector { a, b, mask: mask.into() }, ty, Flags::NONE)?;
        self.bind(inst, value)
    }

    /// A vector with undefined components behind its own, `lanes` in all.
    fn widen(&mut self, vector: Value, ty: TypeId, lanes: u32) -> Res<Value> {
        let own = self.raise.out.types.lanes(ty).unwrap_or(0);
        self.raise.report.spend(lanes as usize)?;
        let mask = (0..lanes).map(|lane| if lane < own { lane as i32 } else { -1 }).collect();
        let element = self.raise.out.types.scalar(ty);
        let wide = self.raise.out.types.vector(element, lanes);
        let poison = self.poison(ty);
        self.emit(InstKind::ShuffleVector { a: vector, b: poison, mask }, wide, Flags::NONE)
    }
}
