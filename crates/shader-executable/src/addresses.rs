//! The places of variables, and the layout and size of the memory behind pointers.

use crate::code::Code;
use crate::context::{self, Field};
use crate::copies::pointee;
use crate::function::Lowering;
use crate::home::Home;
use crate::layout::Layout;
use crate::origins::Search;
use crate::problem::Res;
use llvm_model::{Constant, GlobalId, InstBuilder as _, InstId, InstKind, TypeId, Value};
use spirv_grammar::StorageClass;
use spirv_mapping::convention::memory;
use std::rc::Rc;
use translate_common::Problem;
use translate_common::problems::ExecutableProblem;
use translate_common::shaders::wrapper;

impl<'p> Lowering<'p, '_, '_> {
    /// Whether memory has an explicit layout: that of the address space of this pointer.
    pub(crate) fn is_explicit(&self, pointer: Value) -> bool {
        let space = self.old_type(pointer).and_then(|ty| self.plan.from.types.address_space(ty));
        let class = space.and_then(|space| memory::storage_class(memory::SHADER_STORAGE, space));
        // Of images there are only variables and arrays of descriptors.
        let is_explicit = |class| match class {
            StorageClass::UniformConstant => true,
            StorageClass::Workgroup => self.plan.variables.has_workgroup_blocks,
            class => memory::EXPLICIT_LAYOUT.contains(&class),
        };
        class.is_some_and(is_explicit)
    }

    /// Returns the layout of the pointee of a pointer into memory with explicit layout, used as a `ty`. A pointer without a
    /// type may be used with another type than its variable's.
    pub(crate) fn layout(&mut self, pointer: Value, ty: TypeId) -> Res<Rc<Layout>> {
        match self.known_layout(pointer) {
            Some((of, layout)) if of == ty => Ok(layout.clone()),
            // In a table there are resources only.
            Some((_, layout)) if matches!(**layout, Layout::Resources(_)) => {
                let layout = self.plan.layouts.of_resource(ty)?;
                match *layout {
                    Layout::Resources(_) => Ok(layout),
                    _ => Err(ExecutableProblem::UnknownBuffer.into()),
                }
            }
            Some(_) => Ok(self.plan.layouts.of(ty)?),
            None => self.layout_of_origins(pointer, ty),
        }
    }

    /// Returns the layout behind a pointer that comes from another function or from several places, used as a `ty`.
    fn layout_of_origins(&mut self, pointer: Value, ty: TypeId) -> Res<Rc<Layout>> {
        let plan = self.plan;
        if !self.origins.contains_key(&pointer) {
            let origin = Search::run(plan.from, &plan.callers, &plan.variables, (self.id, pointer))?;
            self.origins.insert(pointer, origin);
        }
        let origin = &self.origins[&pointer];
        let mut layouts = origin.memory.iter().filter(|(of, _)| *of == ty).map(|(_, layout)| layout);
        let Some(layout) = layouts.next() else { return Ok(plan.layouts.of(ty)?) };
        let are_same = layouts.all(|other| other == layout)
            && (!origin.has_unknown || plan.layouts.of(ty).is_ok_and(|other| other == *layout));
        if are_same { Ok(layout.clone()) } else { Err(ExecutableProblem::Layouts.into()) }
    }

    /// Returns the type and the layout of the pointee, if the pointer comes from a variable in this function.
    pub(crate) fn known_layout(&self, pointer: Value) -> Option<(TypeId, &Rc<Layout>)> {
        if let Some((ty, layout)) = self.layouts.get(&pointer) {
            return Some((*ty, layout));
        }
        let layout = self.home(pointer)?.layout()?;
        Some((pointee(self, pointer)?, layout))
    }

    /// Stores the type and the layout of the pointee of an instruction's pointer.
    pub(crate) fn set_layout(&mut self, pointer: InstId, ty: TypeId, layout: Rc<Layout>) {
        self.layouts.insert(Value::Inst(pointer), (ty, layout));
    }

    /// Remembers that an instruction's pointer is the same as another.
    pub(crate) fn same_memory(&mut self, pointer: InstId, other: Value) {
        if let Some((ty, layout)) = self.known_layout(other) {
            let layout = layout.clone();
            self.set_layout(pointer, ty, layout);
        }
        if let Some(size) = self.size(other) {
            self.set_size(pointer, size);
        }
        if self.is_robust()
            && let Some(bounds) = self.bounds_of(other)
        {
            self.bounds.insert(Value::Inst(pointer), bounds);
        }
    }

    /// Remembers the size of the buffer that an instruction points to the start of.
    pub(crate) fn set_size(&mut self, pointer: InstId, size: Value) {
        self.sizes.insert(Value::Inst(pointer), size);
    }

    /// The size in bytes of the buffer that a pointer points to the start of.
    pub(crate) fn size(&mut self, pointer: Value) -> Option<Value> {
        let pointer = self.start(pointer);
        if let Some(&known) = self.sizes.get(&pointer) {
            return Some(known);
        }
        let &Home::Binding { set, binding, .. } = self.home(pointer)? else { return None };
        let context = self.context;
        Some(self.code.in_prologue(|code| descriptor(code, context, (set, binding), Member::Size)))
    }

    /// Follows access chains without indices to the pointer that they start from.
    fn start(&self, mut pointer: Value) -> Value {
        let body = self.function.body.as_ref();
        // The layouts of addresses are known in their order, so that this ends.
        while let Value::Inst(id) = pointer
            && self.layouts.contains_key(&pointer)
            && let Some(InstKind::GetElementPtr { base, indices, .. }) = body.map(|body| &body.insts[id].kind)
            && let &[first] = &indices[..]
            && self.plan.from.as_u64(first) == Some(0)
        {
            pointer = *base;
        }
        pointer
    }

    /// Where the variable is that a pointer is the address of.
    pub(crate) fn home(&self, pointer: Value) -> Option<&'p Home> {
        let Value::Const(id) = pointer else { return None };
        let Constant::Global(global) = self.plan.from.constants[id] else { return None };
        self.plan.variables.of(global)
    }

    /// Follows the indices behind the first of an address; those that lead into an array that is only kept apart from
    /// others lead nowhere.
    pub(crate) fn path(
        &mut self,
        mut ty: TypeId,
        mut layout: Option<Rc<Layout>>,
        indices: &[Value],
    ) -> Res<Path> {
        let from = self.plan.from;
        let mut out = Vec::with_capacity(indices.len());
        for &index in indices {
            if self.is_mlir()
                && let Some((_, array)) = wrapper(&from.types, ty)
            {
                ty = array;
                continue;
            }
            let constant = from.as_u64(index);
            out.push(self.index_within(ty, index)?);
            layout = layout.and_then(|layout| layout.part(constant));
            let element = from.types.element(ty, constant.unwrap_or(0));
            ty = element.ok_or_else(|| Problem::internal("indices that do not fit the type"))?;
        }
        Ok(Path { indices: out, ty, layout })
    }

    /// The address of a variable, computed once in front of everything.
    pub(crate) fn global(&mut self, global: GlobalId) -> Res<Value> {
        if let Some(&known) = self.globals.get(&global) {
            return Ok(known);
        }
        let home =
            self.plan.variables.of(global).ok_or_else(|| Problem::internal("a variable without a place"))?;
        let (context, frame, frame_type) = (self.context, self.frame, self.plan.frame);
        let address = self.code.in_prologue(|code| match *home {
            Home::Binding { set, binding, .. } => descriptor(code, context, (set, binding), Member::Data),
            Home::PushConstants(_) => code.context_field(context, Field::PushConstants),
            Home::Workgroup(offset, _) => {
                let (memory, offset) = (code.context_field(context, Field::Workgroup), code.int64(offset));
                code.bytes_further(memory, offset)
            }
            Home::Frame(member) => code.member_address(frame_type, frame, member),
            Home::Global(new, _) => Value::Const(code.out.global_const(new)),
        });
        self.globals.insert(global, address);
        Ok(address)
    }
}

/// Where indices into a type lead.
pub(crate) struct Path {
    /// The indices, in the module that is made.
    pub(crate) indices: Vec<Value>,
    /// The type there, in the module that is read.
    pub(crate) ty: TypeId,
    /// The layout there, if it was known at the start.
    pub(crate) layout: Option<Rc<Layout>>,
}

/// A member of a binding's descriptor.
fn descriptor(code: &mut Code<'_>, context: Value, (set, binding): (u32, u32), member: Member) -> Value {
    let pointer = code.out.types.ptr(0);
    let sets = code.context_field(context, Field::Sets);
    let set = code.int32(set);
    let set = code.gep(pointer, sets, &[set]);
    let bindings = code.load(pointer, set, 0);
    let binding = code.int32(binding);
    descriptor_at(code, bindings, binding, member)
}

/// A member of a descriptor of a table.
pub(crate) fn descriptor_at(code: &mut Code<'_>, table: Value, index: Value, member: Member) -> Value {
    let ty = context::descriptor(code.out);
    let of_member = code.out.types.element(ty, member as u64).unwrap_or(ty);
    let member = code.int32(member as u32);
    let address = code.gep(ty, table, &[index, member]);
    code.load(of_member, address, 0)
}

/// The members of a descriptor.
#[derive(Clone, Copy)]
pub(crate) enum Member {
    /// Where the buffer is.
    Data,
    /// How many bytes it has.
    Size,
}
