//! Atomic instructions and fences.

use crate::lower::Lower;
use llvm_model::instruction::{Atomic, CmpXchg};
use llvm_model::{AtomicOp, InstId, Ordering, SyncScopeId, Type, Value};
use spirv_mapping::convention::{memory, operators};
use spirv_module::{Id, Op, Scope};

impl Lower<'_> {
    fn scope(&mut self, scope: SyncScopeId) -> Id {
        let name = &self.module.sync_scopes[scope];
        let scope = memory::scope(name.as_bytes()).unwrap_or_else(|| {
            self.error_with_help(
                format!("the synchronisation scope \"{name}\" has no SPIR-V scope"),
                "use all_svm_devices, device, workgroup, subgroup or work_item",
            );
            Scope::CrossDevice
        });
        self.u32_constant(scope.0)
    }

    /// The memory semantics of an ordering.
    fn semantics(&mut self, ordering: Ordering) -> Id {
        self.u32_constant(memory::semantics(ordering).0)
    }

    fn lose_volatile(&mut self, volatile: bool) {
        if volatile {
            self.lose_flag("volatile (atomic)");
        }
    }

    /// Whether an atomic operation can be on a value of this type; reports it when not.
    fn check_atomic_type(&mut self, value: Value) -> bool {
        let ty = self.type_of(value);
        let fits = match self.module.types[ty] {
            Type::Integer(width) => matches!(width, 32 | 64),
            Type::Half | Type::Float | Type::Double | Type::Pointer(_) => true,
            _ => false,
        };
        if !fits {
            self.error_with_help(
                "SPIR-V has atomic operations on integers of 32 and 64 bits and on floats only",
                "use a wider type",
            );
        }
        fits
    }

    /// The pointer and the type an atomic operation on a value of this type works on: pointers count as integers.
    fn atomic_operand(&mut self, pointer: Value, value: Value) -> (Id, Id) {
        let ty = self.type_of(value);
        let accessed = if self.is_pointer(ty) { self.common.size } else { ty };
        let accessed = self.memory_type(accessed);
        (self.pointer_to(pointer, accessed), accessed)
    }

    /// A value as an operand of an atomic operation on type `accessed`.
    fn atomic_value(&mut self, value: Value, accessed: Id) -> Id {
        let id = self.value(value);
        if self.is_pointer(self.type_of(value)) {
            self.emit(Op::ConvertPtrToU, accessed, &[id.0])
        } else {
            id
        }
    }

    /// Defines the result of an atomic operation on type `accessed`.
    fn define_atomic(&mut self, inst: InstId, op: Op, accessed: Id, operands: &[u32]) {
        if self.is_pointer(self.type_of(Value::Inst(inst))) {
            let bits = self.emit(op, accessed, operands);
            let natural = self.natural_type(inst);
            self.define(inst, Op::ConvertUToPtr, natural, &[bits.0]);
        } else {
            self.define(inst, op, accessed, operands);
        }
    }

    /// Lowers an atomic `load`.
    pub(in crate::lower) fn lower_atomic_load(
        &mut self,
        inst: InstId,
        pointer: Value,
        atomic: Atomic,
        volatile: bool,
    ) {
        // SPIR-V has no atomic instructions on memory that cannot change.
        self.check_writable(pointer);
        self.lose_volatile(volatile);
        if !self.check_atomic_type(Value::Inst(inst)) {
            return;
        }
        let (pointer, accessed) = self.atomic_operand(pointer, Value::Inst(inst));
        let (scope, semantics) = (self.scope(atomic.scope), self.semantics(atomic.ordering));
        self.define_atomic(inst, Op::AtomicLoad, accessed, &[pointer.0, scope.0, semantics.0]);
    }

    /// Lowers an atomic `store`.
    pub(in crate::lower) fn lower_atomic_store(
        &mut self,
        value: Value,
        pointer: Value,
        atomic: Atomic,
        volatile: bool,
    ) {
        self.check_writable(pointer);
        self.lose_volatile(volatile);
        if !self.check_atomic_type(value) {
            return;
        }
        let (pointer, accessed) = self.atomic_operand(pointer, value);
        let (scope, semantics) = (self.scope(atomic.scope), self.semantics(atomic.ordering));
        let value = self.atomic_value(value, accessed);
        self.emit_void(Op::AtomicStore, &[pointer.0, scope.0, semantics.0, value.0]);
    }

    /// Lowers `fence`.
    pub(in crate::lower) fn lower_fence(&mut self, atomic: Atomic) {
        let (scope, semantics) = (self.scope(atomic.scope), self.semantics(atomic.ordering));
        self.emit_void(Op::MemoryBarrier, &[scope.0, semantics.0]);
    }

    /// Lowers `cmpxchg`, whose result is the old value and whether it was the expected one.
    pub(in crate::lower) fn lower_cmpxchg(&mut self, inst: InstId, exchange: &CmpXchg) {
        self.check_writable(exchange.pointer);
        self.lose_volatile(exchange.volatile);
        if exchange.weak {
            self.lose_flag("weak");
        }
        if !self.check_atomic_type(exchange.expected) {
            return;
        }
        let (pointer, accessed) = self.atomic_operand(exchange.pointer, exchange.expected);
        let scope = self.scope(exchange.scope);
        let (equal, unequal) = (self.semantics(exchange.success), self.semantics(exchange.failure));
        let value = self.atomic_value(exchange.replacement, accessed);
        let expected = self.atomic_value(exchange.expected, accessed);
        let operands = [pointer.0, scope.0, equal.0, unequal.0, value.0, expected.0];
        let old = self.emit(Op::AtomicCompareExchange, accessed, &operands);
        let boolean = self.bool_type();
        let same = self.emit(Op::IEqual, boolean, &[old.0, expected.0]);
        let natural = self.natural_type(inst);
        let (Some(first), Some(flag)) = (self.element_type(natural, 0), self.element_type(natural, 1)) else {
            return;
        };
        let old = if first == accessed { old } else { self.emit(Op::ConvertUToPtr, first, &[old.0]) };
        let (one, zero) = (self.narrow_constant(flag, 1), self.narrow_constant(flag, 0));
        let flag = self.emit(Op::Select, flag, &[same.0, one.0, zero.0]);
        self.define(inst, Op::CompositeConstruct, natural, &[old.0, flag.0]);
    }

    /// Lowers `atomicrmw`.
    pub(in crate::lower) fn lower_atomic_rmw(
        &mut self,
        inst: InstId,
        op: AtomicOp,
        pointer: Value,
        value: Value,
        atomic: Atomic,
        volatile: bool,
    ) {
        self.check_writable(pointer);
        self.lose_volatile(volatile);
        if !self.check_atomic_type(value) {
            return;
        }
        let Some(code) = operators::atomic_op(op) else {
            return self.error_with_help(
                format!("'atomicrmw {}' has no SPIR-V instruction", op.keyword()),
                "write a loop around a compare-and-exchange",
            );
        };
        let (pointer, accessed) = self.atomic_operand(pointer, value);
        let (scope, semantics) = (self.scope(atomic.scope), self.semantics(atomic.ordering));
        let mut value = self.atomic_value(value, accessed);
        if op == AtomicOp::FSub {
            value = self.emit(Op::FNegate, accessed, &[value.0]);
        }
        self.define_atomic(inst, code, accessed, &[pointer.0, scope.0, semantics.0, value.0]);
    }
}
