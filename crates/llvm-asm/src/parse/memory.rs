//! Memory operations.

use super::instructions::Operation;
use super::{Kind, Parser, Result};
use llvm_model::instruction::{Atomic, CmpXchg};
use llvm_model::{Align, AtomicOp, Flags, InstKind, Name, Ordering, SyncScopeId, Type, TypeId, Value};
use smallvec::SmallVec;

impl<'t> Parser<'t> {
    /// The operation called `word`.
    pub(super) fn memory_operation(&mut self, word: &str) -> Result<Operation> {
        self.advance();
        match word {
            "alloca" => self.alloca(),
            "load" => self.load(),
            "store" => self.store(),
            "fence" => {
                let void = self.m.types.void();
                let atomic = Atomic { scope: self.sync_scope()?, ordering: self.ordering()? };
                Ok(Operation::new(InstKind::Fence { atomic }, void))
            }
            "cmpxchg" => self.cmpxchg(),
            "atomicrmw" => self.atomic_rmw(),
            _ => self.get_element_ptr(),
        }
    }

    fn alloca(&mut self) -> Result<Operation> {
        let inalloca = self.eat_word("inalloca");
        let swifterror = self.eat_word("swifterror");
        let allocated = self.type_id()?;
        let mut count = None;
        let mut align = 0;
        let mut space = 0;
        while self.kind() == Kind::Comma && self.token(1).kind != Kind::Metadata {
            self.advance();
            match self.word() {
                "align" => {
                    self.advance();
                    align = self.power_of_two()?;
                }
                "addrspace" => space = self.address_space()?.unwrap_or(0),
                _ if count.is_none() => count = Some(self.typed_value()?.0),
                _ => return self.expected("'align' or 'addrspace'"),
            }
        }
        let count = match count {
            Some(count) => count,
            None => {
                let i32_ = self.m.types.int(32);
                Value::Const(self.m.constants.int(i32_, 32, 1))
            }
        };
        if align == 0 {
            align = self.default_align(allocated, true);
        }
        let id = self.opaque_pointer(space);
        let kind = InstKind::Alloca { allocated, count, align: Align::of(align), inalloca, swifterror };
        let ty = super::Ty { id, pointee: Some(allocated) };
        Ok(Operation { kind, ty, flags: Flags::NONE })
    }

    /// The alignment LLVM gives an access of this type when none is written (0 for types without a size).
    fn default_align(&mut self, ty: TypeId, preferred: bool) -> u64 {
        let types = &self.m.types;
        let found =
            if preferred { self.layout.preferred_align(types, ty) } else { self.layout.abi_align(types, ty) };
        match found {
            Some(align) => align,
            None => self.scalable_align(ty, 0),
        }
    }

    /// The alignment of types without a fixed size that have a layout all the same: scalable vectors, handles of targets,
    /// and structs and arrays of them.
    fn scalable_align(&mut self, ty: TypeId, depth: u32) -> u64 {
        if depth > crate::MAX_NESTING {
            return 0;
        }
        match self.m.types[ty].clone() {
            Type::Vector { element, count, scalable: true } => {
                let fixed = self.m.types.intern(Type::Vector { element, count, scalable: false });
                self.layout.abi_align(&self.m.types, fixed).unwrap_or(0)
            }
            // Handles of the SPIR-V target are laid out as pointers.
            Type::TargetExt { .. } => self.layout.pointer(0).align,
            Type::Array { element, .. } => self.scalable_align(element, depth + 1),
            Type::Struct(_) | Type::NamedStruct(_) => {
                let fields = self.m.types.struct_body(ty).map(|body| body.fields.clone()).unwrap_or_default();
                fields.iter().map(|field| self.scalable_align(*field, depth + 1)).max().unwrap_or(0)
            }
            _ => self.layout.abi_align(&self.m.types, ty).unwrap_or(0),
        }
    }

    /// `syncscope("…")` if it comes next, else the default scope.
    fn sync_scope(&mut self) -> Result<SyncScopeId> {
        if !self.eat_word("syncscope") {
            return Ok(self.m.sync_scopes.intern(Name::default()));
        }
        self.expect(Kind::OpenParen, "'('")?;
        let name = Name::from(self.string()?);
        self.expect(Kind::CloseParen, "')'")?;
        Ok(self.m.sync_scopes.intern(name))
    }

    fn ordering(&mut self) -> Result<Ordering> {
        match Ordering::from_keyword(self.word()) {
            Some(ordering) => {
                self.advance();
                Ok(ordering)
            }
            None => self.expected("an ordering such as 'seq_cst'"),
        }
    }

    /// `, align N` if it comes next.
    fn comma_align(&mut self) -> Result<Option<u64>> {
        if self.kind() != Kind::Comma || self.word_at(1) != "align" {
            return Ok(None);
        }
        self.at += 2;
        Ok(Some(self.power_of_two()?))
    }

    /// Scope, ordering and alignment behind the operands of a load or store of `ty`.
    fn access_tail(&mut self, is_atomic: bool, ty: TypeId) -> Result<(Option<Atomic>, u64)> {
        let atomic = if is_atomic {
            Some(Atomic { scope: self.sync_scope()?, ordering: self.ordering()? })
        } else {
            None
        };
        let align = match self.comma_align()? {
            Some(align) => align,
            None => self.default_align(ty, false),
        };
        Ok((atomic, align))
    }

    fn load(&mut self) -> Result<Operation> {
        let is_atomic = self.eat_word("atomic");
        let volatile = self.eat_word("volatile");
        let ty = self.ty()?;
        self.expect(Kind::Comma, "','")?;
        let pointer = self.pointer_operand()?;
        let (atomic, align) = self.access_tail(is_atomic, ty.id)?;
        Ok(Operation {
            kind: InstKind::Load { pointer, align: Align::of(align), volatile, atomic },
            ty,
            flags: Flags::NONE,
        })
    }

    fn pointer_operand(&mut self) -> Result<Value> {
        let at = self.token(0).start;
        let (pointer, ty) = self.typed_value()?;
        if self.m.types.address_space(ty).is_none() {
            return self.error_at(at, "a pointer is expected here");
        }
        Ok(pointer)
    }

    fn store(&mut self) -> Result<Operation> {
        let is_atomic = self.eat_word("atomic");
        let volatile = self.eat_word("volatile");
        let (value, ty) = self.typed_value()?;
        self.expect(Kind::Comma, "','")?;
        let pointer = self.pointer_operand()?;
        let (atomic, align) = self.access_tail(is_atomic, ty)?;
        let void = self.m.types.void();
        Ok(Operation::new(
            InstKind::Store { value, pointer, align: Align::of(align), volatile, atomic },
            void,
        ))
    }

    /// The default alignment of an atomic read-modify-write: the size of its value.
    fn atomic_align(&mut self, ty: TypeId) -> Result<u64> {
        Ok(match self.comma_align()? {
            Some(align) => align,
            None => self.layout.store_size(&self.m.types, ty).map_or(0, u64::next_power_of_two),
        })
    }

    fn cmpxchg(&mut self) -> Result<Operation> {
        let weak = self.eat_word("weak");
        let volatile = self.eat_word("volatile");
        let pointer = self.pointer_operand()?;
        self.expect(Kind::Comma, "','")?;
        let (expected, ty) = self.typed_value()?;
        self.expect(Kind::Comma, "','")?;
        let replacement = self.operand_of_type(ty)?;
        let scope = self.sync_scope()?;
        let success = self.ordering()?;
        let failure = self.ordering()?;
        let align = self.atomic_align(ty)?;
        let i1 = self.m.types.int(1);
        let result = self.m.types.literal_struct(&[ty, i1], false);
        let kind = CmpXchg {
            pointer,
            expected,
            replacement,
            success,
            failure,
            scope,
            weak,
            volatile,
            align: Align::of(align),
        };
        Ok(Operation::new(InstKind::CmpXchg(Box::new(kind)), result))
    }

    fn atomic_rmw(&mut self) -> Result<Operation> {
        let volatile = self.eat_word("volatile");
        let flags = if self.eat_word("elementwise") { Flags::ELEMENTWISE } else { Flags::NONE };
        let Some(op) = AtomicOp::from_keyword(self.word()) else {
            return self.expected("an atomic operation such as 'add'");
        };
        if !flags.is_empty() || matches!(op, AtomicOp::FMaximumNum | AtomicOp::FMinimumNum) {
            self.is_of_llvm_23();
        }
        self.advance();
        let pointer = self.pointer_operand()?;
        self.expect(Kind::Comma, "','")?;
        let (value, ty) = self.typed_value()?;
        let atomic = Atomic { scope: self.sync_scope()?, ordering: self.ordering()? };
        let align = self.atomic_align(ty)?;
        let kind = InstKind::AtomicRmw { op, pointer, value, atomic, volatile, align: Align::of(align) };
        Ok(Operation { flags, ..Operation::new(kind, ty) })
    }

    fn get_element_ptr(&mut self) -> Result<Operation> {
        let mut flags = self.flags();
        if flags.contains(Flags::INBOUNDS) {
            flags |= Flags::NUSW;
        }
        let source_type = self.type_id()?;
        self.expect(Kind::Comma, "','")?;
        let at = self.token(0).start;
        let (base, base_type) = self.typed_value()?;
        let mut indices: SmallVec<[Value; 2]> = SmallVec::new();
        let mut index_types = Vec::new();
        while self.kind() == Kind::Comma && self.token(1).kind != Kind::Metadata {
            self.advance();
            let (index, ty) = self.typed_value()?;
            if self.m.types.int_width(self.m.types.scalar(ty)).is_none() {
                return self.error("an index must be an integer");
            }
            indices.push(index);
            index_types.push(ty);
        }
        let ty = self.gep_type(at, base_type, &index_types)?;
        let kind = InstKind::GetElementPtr { source_type, base, indices: indices[..].into() };
        Ok(Operation { flags, ..Operation::new(kind, ty) })
    }
}
