//! Types of shaders: matrices, arrays with strides, and structures with a layout.

use crate::lower::types::{Types, spec_nodes};
use llvm_model::constants::data_element_size;
use llvm_model::{ConstId, Constant, MdId, Metadata, Module, Name, Type, TypeId};
use spirv_mapping::convention::shaders::{POINTER_STRIDE, SIGNED_MEMBER};
use spirv_module::{Category, Decoration, Id, Op, OperandKind, Operands, Quantifier};
use translate_common::Lost;
use translate_common::losses::LossReason;
use translate_common::shaders::{Wrapper, wrapper_in};

impl<'m> Types<'m> {
    /// Returns whether a structure represents a type that LLVM's types do not distinguish.
    pub(in crate::lower) fn is_wrapper(&self, ty: TypeId) -> bool {
        wrapper_in(&self.input.module.types, ty, self.input.profile()).is_some()
    }

    /// Returns the type that a wrapper represents.
    pub(super) fn wrapped_type(&mut self, ty: TypeId) -> Id {
        let types = &self.input.module.types;
        let Some((kind, array)) = wrapper_in(types, ty, self.input.profile()) else { return Id(0) };
        let Type::Array { element, count } = types[array] else { return Id(0) };
        self.members.enter(ty);
        let element = self.member_type(ty, 0, element);
        self.members.leave();
        match kind {
            Wrapper::Matrix => {
                let columns = u32::try_from(count).unwrap_or(u32::MAX);
                self.pool.intern_sequence(Op::TypeMatrix, &[element.0, columns], element)
            }
            Wrapper::Specialized(stride) => self.specialized_array(ty, (element, count), stride),
            Wrapper::Strided(stride) => {
                let id = if count == 0 {
                    self.pool.new_sequence(Op::TypeRuntimeArray, &[element.0], element)
                } else {
                    let length = self.pool.u32_constant(u32::try_from(count).unwrap_or(u32::MAX));
                    self.pool.new_sequence(Op::TypeArray, &[element.0, length.0], element)
                };
                self.pool.out().decorate(id, Decoration::ArrayStride, &[stride]);
                id
            }
        }
    }

    /// An array whose length or stride is chosen later. Without metadata, length and stride are those of the array in
    /// the wrapper.
    fn specialized_array(&mut self, ty: TypeId, (element, count): (Id, u64), stride: u32) -> Id {
        let [length, stride_id] = self.input.shaders.length(ty).map(|node| self.stated_length(node));
        let operands = match (length, count) {
            (Some(length), _) => vec![element.0, length.0],
            (None, 0) => vec![element.0],
            (None, count) => {
                let count = u32::try_from(count).unwrap_or(u32::MAX);
                vec![element.0, self.pool.u32_constant(count).0]
            }
        };
        let op = if operands.len() == 1 { Op::TypeRuntimeArray } else { Op::TypeArray };
        if !self.input.profile().structures_are_laid_out && op == Op::TypeRuntimeArray {
            return self.pool.new_struct(&[]);
        }
        if !self.input.profile().structures_are_laid_out || stride == 0 && stride_id.is_none() {
            return self.pool.intern_sequence(op, &operands, element);
        }
        let id = self.pool.new_sequence(op, &operands, element);
        match stride_id {
            Some(stride) => {
                let operands = [id.0, Decoration::ArrayStrideIdEXT.0, stride.0];
                self.pool.out().push(Op::DecorateId, None, None, &operands);
            }
            None => self.pool.out().decorate(id, Decoration::ArrayStride, &[stride]),
        }
        id
    }

    /// The integer that a node states.
    fn stated_length(&mut self, node: Option<MdId>) -> Option<Id> {
        let types = &self.input.module.types;
        let made = spec_nodes::emit_value(self, node?);
        let made = made.filter(|(ty, _)| types.int_width(*ty).is_some_and(|width| width > 1));
        if made.is_none() {
            self.report().lose(Lost::Metadata("spirv.ArrayLength".into(), LossReason::Operands));
        }
        made.map(|(_, id)| id)
    }

    /// The name that a structure has in SPIR-V, where its own is another one.
    pub(super) fn stated_name(&self, ty: TypeId) -> Option<&'m Name> {
        let module = self.input.module;
        let &own = self.input.shaders.structure(ty).first()?;
        module.tuple(own).iter().flatten().find_map(|&node| module.md_string(node))
    }

    /// Emits the decorations that the module states for a structure and its members.
    pub(super) fn decorate_structure(&mut self, ty: TypeId, id: Id) {
        let (module, shaders) = (self.input.module, self.input.shaders);
        let Some((&own, members)) = shaders.structure(ty).split_first() else { return };
        for &node in module.tuple(own).iter().flatten() {
            // The name.
            if module.md_string(node).is_some() {
                continue;
            }
            match decoration(module, node) {
                Some((decoration, operands)) => self.pool.out().decorate(id, decoration, &operands),
                None => self.lose_decoration(),
            }
        }
        let count = module.types.struct_body(ty).map_or(0, |body| body.fields.len());
        if members.len() > count {
            self.lose_decoration();
        }
        for (member, &list) in members.iter().enumerate().take(count) {
            for &node in module.tuple(list).iter().flatten() {
                if module.md_string(node).is_some_and(|said| said.as_bytes() == SIGNED_MEMBER.as_bytes()) {
                    self.pool.out().signed().members.insert((id, member as u32));
                    continue;
                }
                if let Some((decoration, ids)) = self.decoration_by_ids(node) {
                    let words = [id.0, member as u32, decoration.0].into_iter().chain(ids);
                    let words: Vec<u32> = words.collect();
                    self.pool.out().push(Op::MemberDecorateIdEXT, None, None, &words);
                    continue;
                }
                let Some((decoration, operands)) = decoration(module, node) else {
                    self.lose_decoration();
                    continue;
                };
                self.pool.out().decorate_member(id, member as u32, decoration, &operands);
            }
        }
    }

    /// Emits the numbers that decorations of members name by their ids: they come before the structure.
    pub(super) fn emit_member_numbers(&mut self, ty: TypeId) {
        let (module, shaders) = (self.input.module, self.input.shaders);
        let lists = shaders.structure(ty).iter().skip(1);
        for &node in lists.flat_map(|&list| module.tuple(list)).flatten() {
            self.decoration_by_ids(node);
        }
    }

    /// A decoration by the ids of numbers that nodes state, with these ids; `None` for decorations of another kind.
    fn decoration_by_ids(&mut self, node: MdId) -> Option<(Decoration, Vec<u32>)> {
        let module = self.input.module;
        let (&first, nodes) = module.tuple(node).split_first()?;
        let decoration = Decoration(u32::try_from(module.md_u64(first?)?).ok()?);
        let parameters = decoration.facts()?.parameters;
        let takes_ids = !parameters.is_empty() && parameters.iter().all(|p| p.kind == OperandKind::IdRef);
        if !takes_ids || parameters.len() != nodes.len() {
            return None;
        }
        let mut ids = Vec::with_capacity(nodes.len());
        for &node in nodes {
            ids.push(spec_nodes::emit_value(self, node?)?.1.0);
        }
        Some((decoration, ids))
    }

    /// Decorates the types of pointers for which the module states a stride.
    pub(in crate::lower) fn decorate_pointers(&mut self) {
        let module = self.input.module;
        if !self.input.profile().structures_are_laid_out {
            return;
        }
        let constant = |node: Option<MdId>| match module.metadata[node?] {
            Metadata::Constant(constant) => Some(module.constants.ty(constant)),
            _ => None,
        };
        let mut decorated = Vec::new();
        for &node in module.named(POINTER_STRIDE).map_or(&[][..], |named| &named.operands) {
            let parts = || {
                let &[pointer, pointee, stride] = module.tuple(node) else { return None };
                let space = module.types.address_space(constant(pointer)?)?;
                let storage = self.input.options.spirv.profile.storage_class(space)?;
                Some((storage, constant(pointee)?, u32::try_from(module.md_u64(stride?)?).ok()?))
            };
            let Some((storage, pointee, stride)) = parts() else {
                self.report()
                    .lose(Lost::Decorations("a node of !spirv.PointerStride that has another form".into()));
                continue;
            };
            let pointee = self.memory_type(pointee);
            let id = self.pool.pointer_type(storage, pointee);
            if !decorated.contains(&id) {
                decorated.push(id);
                self.pool.out().decorate(id, Decoration::ArrayStride, &[stride]);
            }
        }
    }

    fn lose_decoration(&mut self) {
        self.report().lose(Lost::Decorations("a node of !spirv.Structure that has another form".into()));
    }
}

impl<'m> spec_nodes::Constants<'m> for Types<'m> {
    fn types(&mut self) -> &mut Types<'m> {
        self
    }

    /// Lengths are computed of numbers.
    fn constant(&mut self, id: ConstId, want: Id) -> Option<Id> {
        let module = self.input.module;
        let ty = module.constants.ty(id);
        if self.value_type(ty) != want {
            return None;
        }
        match (&module.constants[id], &module.types[ty]) {
            (Constant::Null, _) => Some(self.pool.null_constant(want)),
            (Constant::Int(bits), Type::Integer(1)) => Some(self.pool.bool_constant(!bits.is_zero())),
            (Constant::Int(bits), Type::Integer(width)) => {
                Some(self.pool.number_constant(want, *width, bits.words()))
            }
            (Constant::Float(bits), ty) => {
                let width = ty.float_width().filter(|&width| width <= 64)?;
                Some(self.pool.number_constant(want, width, bits.words()))
            }
            (Constant::Aggregate(parts), Type::Vector { element, .. }) => {
                let scalar = self.value_type(*element);
                let mut ids = Vec::with_capacity(parts.len());
                for &part in parts {
                    ids.push(spec_nodes::Constants::constant(self, part, scalar)?.0);
                }
                Some(self.pool.composite(Op::ConstantComposite, want, ids))
            }
            (Constant::Data(bytes), Type::Vector { element, .. }) => {
                let scalar = self.value_type(*element);
                let size = data_element_size(&module.types, *element)?;
                let number =
                    |chunk: &[u8]| chunk.iter().rev().fold(0, |acc, &byte| acc << 8 | u64::from(byte));
                let parts = bytes
                    .chunks_exact(size)
                    .map(|chunk| self.pool.number_constant(scalar, size as u32 * 8, &[number(chunk)]).0);
                let parts = parts.collect();
                Some(self.pool.composite(Op::ConstantComposite, want, parts))
            }
            _ => None,
        }
    }
}

/// `!{i32 decoration, literals…}`; `None` if the literals are not those that the decoration has.
fn decoration(module: &Module, node: MdId) -> Option<(Decoration, Operands)> {
    let (&first, rest) = module.tuple(node).split_first()?;
    let number = |literal: MdId| u32::try_from(module.md_u64(literal)?).ok();
    let decoration = Decoration(number(first?)?);
    let (mut rest, mut operands) = (rest.iter(), Operands::new());
    for parameter in decoration.facts()?.parameters {
        loop {
            let Some(&literal) = rest.next() else {
                if parameter.quantifier == Quantifier::One {
                    return None;
                }
                break;
            };
            let literal = literal?;
            operands = match (&module.metadata[literal], parameter.kind) {
                (Metadata::String(text), OperandKind::LiteralString) => operands.bytes(text.as_bytes()),
                (Metadata::String(_), _) | (_, OperandKind::LiteralString) => return None,
                (_, kind) => {
                    let number = number(literal)?;
                    let is_known = kind.enumerant(number).is_some();
                    let category = kind.category();
                    if category == Category::Id || category == Category::Enum && !is_known {
                        return None;
                    }
                    operands.word(number)
                }
            };
            if parameter.quantifier != Quantifier::Many {
                break;
            }
        }
    }
    rest.next().is_none().then_some((decoration, operands))
}
