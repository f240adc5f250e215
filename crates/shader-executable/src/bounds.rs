//! Accesses that stay in their memory, if the form is robust.
//!
//! An access of a buffer that is not wholly in it goes to memory of the function: it reads zeros, or its
//! value is discarded. An index into an array or a vector of the shader's own is that of the last element where it is larger.
//!
//! Source: Vulkan specification, "Robustness": reads beyond a buffer may give zeros, writes may be left out.

use crate::addresses::{Member, descriptor_at};
use crate::copies::pointee;
use crate::function::Lowering;
use crate::home::Home;
use crate::layout::{self, Layout};
use crate::problem::Res;
use llvm_model::{Align, CastOp, InstBuilder as _, InstId, InstKind, IntPredicate, Type, TypeId, Value};
use translate_common::Problem;
use translate_common::problems::ExecutableProblem;

/// The memory that a pointer is to stay in.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    /// Where it begins.
    pub(crate) start: Value,
    /// How many bytes it has, in 64 bits.
    pub(crate) size: Value,
}

/// The kind of an access.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    Read,
    /// It writes, and may read.
    Write,
}

/// Memory of a function that replaces memory out of bounds. It has zeros at first.
pub(crate) struct Elsewhere {
    access: Access,
    memory: Value,
    zeros: InstId,
    size: u64,
}

impl Lowering<'_, '_, '_> {
    /// Whether accesses have to stay in their memory.
    pub(crate) fn is_robust(&self) -> bool {
        self.plan.form.is_robust()
    }

    /// The memory that a pointer of the module that is read is to stay in, if it is known.
    pub(crate) fn bounds_of(&mut self, pointer: Value) -> Option<Bounds> {
        if let Some(&known) = self.bounds.get(&pointer) {
            return Some(known);
        }
        match self.home(pointer)? {
            Home::Binding { .. } => {
                let (start, size) = (self.value(pointer).ok()?, self.size(pointer)?);
                Some(Bounds { start, size })
            }
            Home::PushConstants(layout) | Home::Workgroup(_, Some(layout)) => {
                let size = layout::size(self.plan.from, pointee(self, pointer)?, layout)?;
                Some(Bounds { start: self.value(pointer).ok()?, size: self.code.int64(size) })
            }
            _ => None,
        }
    }

    /// Returns the address for an access of a whole value of a type with this layout.
    pub(crate) fn within(
        &mut self,
        pointer: Value,
        (ty, layout): (TypeId, &Layout),
        access: Access,
    ) -> Res<Value> {
        let address = self.value(pointer)?;
        if !self.is_robust() {
            return Ok(address);
        }
        let bytes = layout::size(self.plan.from, ty, layout).ok_or(ExecutableProblem::TooLarge)?;
        let bounds = self.bounds_of(pointer).ok_or(ExecutableProblem::UnknownBuffer)?;
        let elsewhere = self.elsewhere(bytes, access);
        let code = &mut self.code;
        let wide = code.out.types.int(64);
        let [here, start] = [address, bounds.start].map(|pointer| code.cast(CastOp::PtrToInt, pointer, wide));
        let offset = code.binary(llvm_model::BinaryOp::Sub, here, start);
        let bytes = code.int64(bytes);
        let last = code.same("llvm.usub.sat", &[bounds.size, bytes]);
        let fits = code.icmp(IntPredicate::Uge, bounds.size, bytes);
        let begins = code.icmp(IntPredicate::Ule, offset, last);
        let inside = code.binary(llvm_model::BinaryOp::And, fits, begins);
        Ok(code.select(inside, address, elsewhere))
    }

    /// The same for a pointer to something of a known size, which may be memory of the shader's own.
    pub(crate) fn within_pointee(&mut self, pointer: Value, access: Access) -> Res<Value> {
        if !self.is_robust() || !self.is_explicit(pointer) {
            return self.value(pointer);
        }
        let ty = pointee(self, pointer).ok_or(ExecutableProblem::UnknownPointee)?;
        self.within_accessed(pointer, ty, access)
    }

    /// The same for an access of type `ty`: a pointer without a type may be to something larger or smaller.
    pub(crate) fn within_accessed(&mut self, pointer: Value, ty: TypeId, access: Access) -> Res<Value> {
        if !self.is_robust() || !self.is_explicit(pointer) {
            return self.value(pointer);
        }
        let layout = self.layout(pointer, ty)?;
        self.within(pointer, (ty, &layout), access)
    }

    /// Keeps an instruction that stands for `old`, which has the result type `ty`, in its memory or its vector.
    pub(crate) fn keep_within(&mut self, ty: TypeId, old: &InstKind, new: &mut InstKind) -> Res<()> {
        let untyped = || Problem::internal("an operand of an access without a type");
        match (old, new) {
            (InstKind::Load { pointer, .. }, InstKind::Load { pointer: new, .. }) => {
                *new = self.within_accessed(*pointer, ty, Access::Read)?;
            }
            (InstKind::Store { pointer, value, .. }, InstKind::Store { pointer: new, .. })
            | (InstKind::AtomicRmw { pointer, value, .. }, InstKind::AtomicRmw { pointer: new, .. }) => {
                let ty = self.old_type(*value).ok_or_else(untyped)?;
                *new = self.within_accessed(*pointer, ty, Access::Write)?;
            }
            (InstKind::CmpXchg(old), InstKind::CmpXchg(new)) => {
                let ty = self.old_type(old.expected).ok_or_else(untyped)?;
                new.pointer = self.within_accessed(old.pointer, ty, Access::Write)?;
            }
            (InstKind::ExtractElement { vector, index }, InstKind::ExtractElement { index: new, .. })
            | (InstKind::InsertElement { vector, index, .. }, InstKind::InsertElement { index: new, .. }) => {
                if let Some(ty) = self.old_type(*vector) {
                    *new = self.index_within(ty, *index)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns replacement memory of so many bytes for accesses out of bounds.
    pub(crate) fn elsewhere(&mut self, bytes: u64, access: Access) -> Value {
        if let Some(known) = self.elsewhere.iter_mut().find(|known| known.access == access) {
            known.size = known.size.max(bytes);
            return known.memory;
        }
        // Its type is that of all that goes there, which is known in the end.
        let (byte, one) = (self.code.out.types.int(8), self.code.int32(1));
        let (memory, zeros) = self.code.in_prologue(|code| {
            let memory = code.alloca(byte, one, 0);
            let zero = code.zero(byte);
            (memory, code.store_as(zero, memory, 1, false))
        });
        self.elsewhere.push(Elsewhere { access, memory, zeros, size: bytes });
        memory
    }

    /// Sets the final size of the replacement memory.
    pub(crate) fn finish_elsewhere(&mut self) {
        for Elsewhere { memory, zeros, size, .. } in std::mem::take(&mut self.elsewhere) {
            let types = &mut self.code.out.types;
            let byte = types.int(8);
            let ty = types.array(byte, size);
            let zero = self.code.zero(ty);
            if let Value::Inst(memory) = memory
                && let InstKind::Alloca { allocated, align, .. } = &mut self.code.body.insts[memory].kind
            {
                (*allocated, *align) = (ty, Align::of(16));
            }
            if let InstKind::Store { value, .. } = &mut self.code.body.insts[zeros].kind {
                *value = zero;
            }
        }
    }

    /// An index into an array or a vector, which is a type of the module that is read, of the shader's own.
    pub(crate) fn index_within(&mut self, ty: TypeId, index: Value) -> Res<Value> {
        let new = self.value(index)?;
        let count = match self.plan.from.types[ty] {
            Type::Array { count, .. } => count,
            Type::Vector { count, .. } => count.into(),
            _ => return Ok(new),
        };
        let constant = self.plan.from.as_u64(index);
        if !self.is_robust() || count == 0 || constant.is_some_and(|index| index < count) {
            return Ok(new);
        }
        // Indices have a sign: of a narrow type not all elements can be named.
        let highest = llvm_model::int::mask(self.code.width(new).clamp(1, 64)) >> 1;
        let last = self.code.int_like(new, (count - 1).min(highest) as i64);
        Ok(self.code.same("llvm.umin", &[new, last]))
    }

    /// Which of so many resources an index names: the last one, if it is larger.
    pub(crate) fn resource_within(&mut self, table: Value, index: Value) -> Res<Value> {
        let index = self.value(index)?;
        if !self.is_robust() {
            return Ok(index);
        }
        let count = self.size(table).ok_or(ExecutableProblem::UnknownCount)?;
        let one = self.code.int64(1);
        let last = self.code.same("llvm.usub.sat", &[count, one]);
        let index = self.code.resize(index, 64);
        Ok(self.code.same("llvm.umin", &[index, last]))
    }

    /// A resource of a table: where it begins, and its size.
    pub(crate) fn resource(&mut self, table: Value, index: Value) -> Bounds {
        let start = descriptor_at(&mut self.code, table, index, Member::Data);
        Bounds { start, size: descriptor_at(&mut self.code, table, index, Member::Size) }
    }
}
