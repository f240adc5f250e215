//! Variables of functions, loads, stores, copies.

use crate::body::FunctionRaiser;
use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::module::stated_decorations::is_metadata;
use crate::module::variables::alignment;
use crate::raise::{Raise, result_type, word, words, words_from};
use llvm_model::{AttrKind, Attribute, Flags, InstKind, Instruction as LlvmInst, Type, TypeId, Value};
use spirv_mapping::convention::intrinsics::written;
use spirv_module::{Decoration, Instruction, MemoryAccess, Op, StorageClass};
use translate_common::LossKind;

/// What the memory operands of an access say.
#[derive(Clone, Copy, Default)]
struct Access {
    volatile: bool,
    nontemporal: bool,
    align: u64,
}

impl<'m> FunctionRaiser<'_, 'm> {
    /// OpVariable in a body.
    pub(crate) fn variable(&mut self, inst: Instruction<'m>) -> Res<()> {
        let ty = result_type(inst)?;
        let (storage, pointee, initializer) = self.raise.variable_parts(inst)?;
        if StorageClass(storage) != StorageClass::Function {
            return Err(fail!("a variable in a function must have the storage class Function"));
        }
        let allocated = self.raise.value_type(pointee)?;
        let mut align = 0;
        if self.is_decorated(inst)? {
            for decoration in self.decorations(inst)? {
                match (decoration.kind, decoration.operands) {
                    (Decoration::Alignment, &[bytes, ..]) => align = alignment(bytes)?,
                    (kind, _) if is_metadata(inst.op(), kind) => {}
                    (kind, _) => {
                        self.raise.lose(LossKind::Decoration, format!("{kind:?}"), decoration.instruction)
                    }
                }
            }
        }
        let count = self.int(self.i32, 1);
        let kind = InstKind::Alloca { allocated, count, align, inalloca: false, swifterror: false };
        let pointer_type = self.raise.llvm_type(ty)?;
        let pointer = self.emit(kind, pointer_type, Flags::NONE)?;
        if let Some(initializer) = initializer {
            let value = Value::Const(self.raise.constant(initializer)?);
            if self.type_of_value(value) != Some(allocated) {
                return Err(fail!("the initialiser is not of the variable's type"));
            }
            let kind = InstKind::Store { value, pointer, align, volatile: false, atomic: None };
            self.emit(kind, self.void, Flags::NONE)?;
        }
        self.bind(inst, pointer)
    }

    /// OpLoad.
    pub(crate) fn load(&mut self, inst: Instruction<'m>) -> Res<()> {
        let id = word(inst, 0)?;
        match self.entity_here(id)? {
            Entity::BuiltinAddress(builtin) => return self.load_builtin(inst, builtin),
            Entity::BuiltinComponent(component) => return self.load_component(inst, component),
            _ => {}
        }
        let pointer = self.pointer(id)?;
        let ty = self.raise.value_type(result_type(inst)?)?;
        let access = self.access(inst, words_from(inst, 1)?)?.0;
        let kind = InstKind::Load { pointer, align: access.align, volatile: access.volatile, atomic: None };
        let mut llvm = LlvmInst::new(kind, ty);
        self.mark_nontemporal(&mut llvm, access);
        let value = Value::Inst(self.push(llvm)?);
        self.bind(inst, value)
    }

    /// OpStore.
    pub(crate) fn store(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [pointer, object] = words(inst)?;
        let pointer = self.pointer(pointer)?;
        let (value, _) = self.typed(object)?;
        let access = self.access(inst, words_from(inst, 2)?)?.0;
        let kind =
            InstKind::Store { value, pointer, align: access.align, volatile: access.volatile, atomic: None };
        let mut llvm = LlvmInst::new(kind, self.void);
        self.mark_nontemporal(&mut llvm, access);
        self.push(llvm)?;
        Ok(())
    }

    fn mark_nontemporal(&mut self, inst: &mut LlvmInst, access: Access) {
        if access.nontemporal {
            let one = self.raise.md_u32(1);
            let node = self.raise.md_tuple(&[Some(one)]);
            inst.attachments = Box::new([(self.raise.md_kind("nontemporal"), node)]);
        }
    }

    /// Reads memory operands; returns them and the words behind them.
    fn access<'w>(&mut self, inst: Instruction<'m>, words: &'w [u32]) -> Res<(Access, &'w [u32])> {
        let Some((&mask, mut rest)) = words.split_first() else { return Ok((Access::default(), words)) };
        let mask = MemoryAccess(mask);
        let mut access = Access {
            volatile: mask.contains(MemoryAccess::Volatile),
            nontemporal: mask.contains(MemoryAccess::Nontemporal),
            align: 0,
        };
        let known = MemoryAccess::Volatile | MemoryAccess::Aligned | MemoryAccess::Nontemporal;
        for bit in (0..32).map(|n| MemoryAccess(1 << n)).filter(|bit| mask.contains(*bit)) {
            let count = MemoryAccess::KIND.enumerant(bit.0).map_or(0, |facts| facts.parameters.len());
            let (parameters, behind) =
                rest.split_at_checked(count).ok_or_else(|| fail!("the memory operands are cut off"))?;
            rest = behind;
            if let (MemoryAccess::Aligned, &[bytes]) = (bit, parameters) {
                access.align = alignment(bytes)?;
            }
        }
        if !mask.without(known).is_empty() {
            self.lose(LossKind::Operand, format!("memory operand {:?}", mask.without(known)), inst);
        }
        Ok((access, rest))
    }

    /// OpCopyMemory, OpCopyMemorySized: `llvm.memcpy`. One mask of memory operands holds for both sides.
    pub(crate) fn copy_memory(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [target_id, source_id] = words(inst)?;
        let (target, target_type) = self.typed(target_id)?;
        let (source, source_type) = self.typed(source_id)?;
        for ty in [target_type, source_type] {
            if self.raise.out.types.address_space(ty).is_none() {
                return Err(fail!("the operands are not pointers"));
            }
        }
        let sized = inst.op() == Op::CopyMemorySized;
        let (size, size_type) = if sized {
            let (size, ty) = self.typed(word(inst, 2)?)?;
            if !matches!(self.raise.out.types[ty], Type::Integer(32 | 64)) {
                return Err(fail!("the size is not an integer of 32 or 64 bits"));
            }
            (size, ty)
        } else {
            let pointee = self.raise.pointee_of(target_id)?;
            let ty = self.raise.value_type(pointee)?;
            let size = self.raise.layout.store_size(&self.raise.out.types, ty);
            let size = size.ok_or_else(|| fail!("the pointee has no size"))?;
            let size_type = self.raise.size_type();
            (self.int(size_type, size), size_type)
        };
        let (to, rest) = self.access(inst, words_from(inst, if sized { 3 } else { 2 })?)?;
        let from = if rest.is_empty() { to } else { self.access(inst, rest)?.0 };
        let volatile = self.int(self.i1, u64::from(to.volatile || from.volatile));
        let value = self.intrinsic(
            written::COPY,
            &[target_type, source_type, size_type],
            self.void,
            &[(target, target_type), (source, source_type), (size, size_type), (volatile, self.i1)],
        )?;
        let aligned = |raise: &mut Raise<'m>, align: u64| {
            let set = if align == 0 { Vec::new() } else { vec![Attribute::Int(AttrKind::ALIGN, align)] };
            raise.out.attributes.intern_set(set)
        };
        let params = [aligned(self.raise, to.align), aligned(self.raise, from.align)];
        if let Value::Inst(id) = value
            && let InstKind::Call(call) = &mut self.body.insts[id].kind
        {
            let empty = self.raise.out.attributes.empty_set();
            call.attributes = self.raise.out.attributes.intern_list(empty, empty, &params);
        }
        Ok(())
    }

    /// OpLifetimeStart, OpLifetimeStop. LLVM has them for allocas only.
    pub(crate) fn lifetime(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [pointer] = words(inst)?;
        let (pointer, ty) = self.typed(pointer)?;
        let is_alloca = match pointer {
            Value::Inst(id) => matches!(self.body.insts[id].kind, InstKind::Alloca { .. }),
            _ => false,
        };
        if !is_alloca {
            self.lose(LossKind::Hint, "lifetime of what is not a variable", inst);
            return Ok(());
        }
        let start = inst.op() == Op::LifetimeStart;
        let name = if start { written::LIFETIME_START } else { written::LIFETIME_END };
        self.intrinsic(name, &[ty], self.void, &[(pointer, ty)])?;
        Ok(())
    }
}

impl Raise<'_> {
    /// The integer type as wide as a pointer.
    pub(crate) fn size_type(&mut self) -> TypeId {
        let width = self.pointer_width();
        self.out.types.int(width)
    }
}
