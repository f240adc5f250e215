//! Memory: `alloca`, `load`, `store`, and the intrinsics that copy and fill.

use crate::lower::Lower;
use llvm_model::{AttrKind, Call, InstId, Instruction, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_mapping::convention::memory;
use spirv_module::{Decoration, Id, MemoryAccess, Op, StorageClass};

/// Memory operands of a load, store or copy.
pub(in crate::lower) type Access = SmallVec<[u32; 2]>;

impl Lower<'_> {
    /// The memory operands of an access: `align` in bytes, 0 when unknown.
    pub(in crate::lower) fn access(
        &mut self,
        align: u64,
        volatile: bool,
        instruction: &Instruction,
    ) -> Access {
        let nontemporal = self.kinds.nontemporal.is_some_and(|kind| instruction.attachment(kind).is_some());
        memory_operands(align, volatile, nontemporal)
    }

    /// Lowers `alloca`. It becomes a variable of the function, which stands in the entry block wherever it came from.
    pub(in crate::lower) fn lower_alloca(
        &mut self,
        inst: InstId,
        allocated: TypeId,
        count: Value,
        align: u64,
    ) {
        let Some(count) = self.module.as_u64(count) else {
            return self.lower_variable_alloca(inst, allocated, count, align);
        };
        let natural = self.natural_type(inst);
        let Some((storage, pointee)) = self.pointer_parts(natural) else { return };
        let element = if count == 1 { pointee } else { self.memory_type(allocated) };
        let stored = if count == 1 { element } else { self.array_type(element, count.max(1)) };
        let variable_type = self.pointer_type(StorageClass::Function, stored);
        let variable = if variable_type == natural { self.result_id(inst) } else { self.fresh() };
        self.function_variable_as(variable, variable_type, None);
        self.alignment(variable, align);
        if variable_type != natural {
            self.note_cast(Value::Inst(inst), variable_type, natural);
            let pointer = self.pointer_type(StorageClass::Function, pointee);
            let cast = if pointer == variable_type {
                variable
            } else if storage == StorageClass::Function {
                return self.prologue_as(inst, Op::Bitcast, natural, variable);
            } else {
                self.prologue(Op::Bitcast, pointer, &[variable.0])
            };
            if storage == StorageClass::Generic {
                self.prologue_as(inst, Op::PtrCastToGeneric, natural, cast);
            } else {
                self.error_with_help(
                    format!("an alloca in {storage:?} memory cannot be expressed in SPIR-V"),
                    "variables of a function are in the private (0) or generic (4) address space",
                );
            }
        }
        self.name(variable, &self.instruction_name(inst));
    }

    /// Lowers `load`.
    pub(in crate::lower) fn lower_load(&mut self, inst: InstId, pointer: Value, access: Access) {
        let ty = self.type_of(Value::Inst(inst));
        let natural = self.natural_type(inst);
        let loaded = self.type_in_memory(ty, natural, pointer);
        let pointer = self.pointer_to(pointer, loaded);
        let mut operands: SmallVec<[u32; 4]> = SmallVec::new();
        operands.push(pointer.0);
        operands.extend(access);
        if self.module.types[ty] == Type::Integer(1) {
            let byte = self.emit(Op::Load, loaded, &operands);
            let zero = self.narrow_constant(loaded, 0);
            self.define(inst, Op::INotEqual, natural, &[byte.0, zero.0]);
        } else {
            self.define_pointer(inst, Op::Load, loaded, &operands);
        }
    }

    /// Lowers `store`.
    pub(in crate::lower) fn lower_store(&mut self, value: Value, pointer: Value, access: Access) {
        self.check_writable(pointer);
        let ty = self.type_of(value);
        let stored = if self.is_pointer(ty) {
            let natural = self.operand(value).1;
            self.type_in_memory(ty, natural, pointer)
        } else {
            // A constant i1 is stored as a byte: asking for its own form would declare a constant that nothing uses.
            self.memory_type(ty)
        };
        let pointer = self.pointer_to(pointer, stored);
        let value = self.value_in_memory(value, stored);
        let mut operands: SmallVec<[u32; 4]> = SmallVec::new();
        operands.extend([pointer.0, value.0]);
        operands.extend(access);
        self.emit_void(Op::Store, &operands);
    }

    /// Reports a write or an atomic access to memory that cannot change.
    pub(in crate::lower) fn check_writable(&mut self, pointer: Value) {
        let Type::Pointer(space) = self.module.types[self.type_of(pointer)] else { return };
        let storage = self.storage_class(space);
        if memory::READ_ONLY.contains(&storage) {
            self.error_with_help(
                format!("memory of the storage class {storage:?} cannot be written or accessed atomically"),
                format!("a pointer into address space {space} is for reading"),
            );
        }
    }

    /// The SPIR-V type to access memory with for a value of LLVM type `ty` whose own type is `natural`: for a pointer
    /// whatever pointer lies where `pointer` points.
    fn type_in_memory(&mut self, ty: TypeId, natural: Id, pointer: Value) -> Id {
        if !self.is_pointer(ty) {
            return self.memory_type(ty);
        }
        let of_pointer = match self.resolve(pointer) {
            Value::Const(id) if self.pointers.takes_any_type(id) => return natural,
            other => self.operand(other).1,
        };
        let Some((_, pointee)) = self.pointer_parts(of_pointer) else { return natural };
        match self.pointer_parts(natural) {
            Some((storage, _)) if self.is_pointer_in(pointee, storage) => pointee,
            _ => natural,
        }
    }

    /// A value in the form it has in memory and inside aggregates.
    pub(in crate::lower) fn value_in_memory(&mut self, value: Value, stored: Id) -> Id {
        let ty = self.type_of(value);
        if self.module.types[ty] == Type::Integer(1) && !matches!(self.resolve(value), Value::Const(_)) {
            let condition = self.value(value);
            let one = self.narrow_constant(stored, 1);
            let zero = self.narrow_constant(stored, 0);
            return self.emit(Op::Select, stored, &[condition.0, one.0, zero.0]);
        }
        self.operand_as(value, stored)
    }

    /// A pointer value as a pointer to the SPIR-V type `pointee`.
    pub(in crate::lower) fn pointer_to(&mut self, pointer: Value, pointee: Id) -> Id {
        let ty = self.type_of(pointer);
        let Type::Pointer(space) = self.module.types[ty] else { return self.value(pointer) };
        let storage = self.storage_class(space);
        let want = self.pointer_type(storage, pointee);
        self.operand_as(pointer, want)
    }

    /// Lowers `llvm.memcpy` of a length that is not known to be 0.
    pub(in crate::lower) fn lower_memcpy(&mut self, call: &Call) {
        let &[to, from, length, ref rest @ ..] = call.args.as_slice() else { return };
        if self.module.as_u64(length) == Some(0) {
            return;
        }
        self.check_writable(to);
        let access = self.copy_access(call, rest, true);
        let (to, from, length) = (self.value(to), self.value(from), self.value(length));
        let mut operands: SmallVec<[u32; 6]> = SmallVec::new();
        operands.extend([to.0, from.0, length.0]);
        operands.extend(access);
        self.emit_void(Op::CopyMemorySized, &operands);
    }

    /// Lowers `llvm.memset` of constant value and length: a copy from a constant of that many bytes.
    pub(in crate::lower) fn lower_memset(&mut self, call: &Call) {
        let &[to, value, length, ref rest @ ..] = call.args.as_slice() else { return };
        let (Some(value), Some(length)) = (self.module.as_u64(value), self.module.as_u64(length)) else {
            return self.error_with_help(
                "a memset whose value or length is known only at run time cannot be expressed in SPIR-V",
                "write a loop",
            );
        };
        if length == 0 {
            return;
        }
        self.check_writable(to);
        let access = self.copy_access(call, rest, false);
        let source = self.fill_constant(value as u8, length);
        self.note_interface(source);
        let length = self.size_constant(length);
        let to = self.value(to);
        let mut operands: SmallVec<[u32; 6]> = SmallVec::new();
        operands.extend([to.0, source.0, length.0]);
        operands.extend(access);
        self.emit_void(Op::CopyMemorySized, &operands);
    }

    /// A constant variable of `length` bytes that are all `value`.
    fn fill_constant(&mut self, value: u8, length: u64) -> Id {
        if let Some(&id) = self.fills.get(&(value, length)) {
            return id;
        }
        let byte = self.int_type(8);
        let ty = self.array_type(byte, length);
        let initial = match (value, usize::try_from(length)) {
            (0, _) => self.null_constant(ty),
            // What does not fit an instruction is reported when it is written.
            (_, length) => {
                let element = self.narrow_constant(byte, u32::from(value));
                let length = length.unwrap_or(usize::MAX).min(1 << 16);
                self.composite(Op::ConstantComposite, ty, vec![element.0; length])
            }
        };
        let pointer = self.pointer_type(StorageClass::UniformConstant, ty);
        let id = self.fresh();
        let operands = [StorageClass::UniformConstant.0, initial.0];
        self.push_global(Op::Variable, Some(pointer), Some(id), &operands);
        self.decorate(id, Decoration::Constant, &[]);
        self.fills.insert((value, length), id);
        id
    }

    /// The memory operands of a copy: the weaker alignment of both sides.
    fn copy_access(&mut self, call: &Call, rest: &[Value], has_source: bool) -> Access {
        let attributes = &self.module.attributes;
        let align =
            |index| attributes.int(attributes.param(call.attributes, index), AttrKind::ALIGN).unwrap_or(1);
        let align = if has_source { align(0).min(align(1)) } else { align(0) };
        let volatile = rest.first().and_then(|&v| self.module.as_u64(v)) == Some(1);
        memory_operands(align, volatile, false)
    }
}

fn memory_operands(align: u64, volatile: bool, nontemporal: bool) -> Access {
    let mut access = Access::new();
    let mut mask = MemoryAccess::None;
    if volatile {
        mask |= MemoryAccess::Volatile;
    }
    let align = u32::try_from(align).unwrap_or(0);
    if align.is_power_of_two() {
        mask |= MemoryAccess::Aligned;
    }
    if nontemporal {
        mask |= MemoryAccess::Nontemporal;
    }
    if !mask.is_empty() {
        access.push(mask.0);
    }
    if mask.contains(MemoryAccess::Aligned) {
        access.push(align);
    }
    access
}
