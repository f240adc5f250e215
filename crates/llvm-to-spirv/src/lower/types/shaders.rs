//! Types of shaders: matrices, arrays with strides, and structures with a layout.

use crate::lower::types::Types;
use llvm_model::{MdId, Metadata, Module, Name, Type, TypeId};
use spirv_mapping::convention::shaders::{POINTER_STRIDE, SIGNED_MEMBER};
use spirv_module::{Decoration, Id, Op, Operands};
use translate_common::Lost;
use translate_common::shaders::{Wrapper, wrapper};

impl<'m> Types<'m> {
    /// Whether a structure stands for a type that LLVM's do not tell apart.
    pub(in crate::lower) fn is_wrapper(&self, ty: TypeId) -> bool {
        !self.input.has_kernels() && wrapper(&self.input.module.types, ty).is_some()
    }

    /// The type that a wrapper stands for.
    pub(super) fn wrapped_type(&mut self, ty: TypeId) -> Id {
        let types = &self.input.module.types;
        let Some((kind, array)) = wrapper(types, ty) else { return Id(0) };
        let Type::Array { element, count } = types[array] else { return Id(0) };
        self.members.enter(ty);
        let element = self.member_type(ty, 0, element);
        self.members.leave();
        match kind {
            Wrapper::Matrix => {
                let columns = u32::try_from(count).unwrap_or(u32::MAX);
                self.pool.intern_sequence(Op::TypeMatrix, &[element.0, columns], element)
            }
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

    /// The name that a structure has in SPIR-V, where its own is another one.
    pub(super) fn stated_name(&self, ty: TypeId) -> Option<&'m Name> {
        let module = self.input.module;
        let &own = self.input.shaders.structure(ty).first()?;
        module.tuple(own).iter().flatten().find_map(|&node| module.md_string(node))
    }

    /// What the module says of a structure and its members.
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
        for (member, &list) in members.iter().enumerate() {
            for &node in module.tuple(list).iter().flatten() {
                if module.md_string(node).is_some_and(|said| said.as_bytes() == SIGNED_MEMBER.as_bytes()) {
                    self.pool.out().signed().members.insert((id, member as u32));
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

    /// Decorates the types of pointers of which the module states a stride.
    pub(in crate::lower) fn decorate_pointers(&mut self) {
        let module = self.input.module;
        if self.input.has_kernels() {
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
                let storage = self.input.options.profile.storage_class(space)?;
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

/// `!{i32 decoration, literals…}`
fn decoration(module: &Module, node: MdId) -> Option<(Decoration, Operands)> {
    let (&first, rest) = module.tuple(node).split_first()?;
    let mut operands = Operands::new();
    for &literal in rest {
        operands = match &module.metadata[literal?] {
            Metadata::String(text) => operands.bytes(text.as_bytes()),
            _ => operands.word(u32::try_from(module.md_u64(literal?)?).ok()?),
        };
    }
    Some((Decoration(u32::try_from(module.md_u64(first?)?).ok()?), operands))
}
