//! Atomic instructions and fences.

use crate::lower::code::Code;
use crate::lower::code::memory;
use llvm_legalize::short_atomics;
use llvm_model::instruction::{Atomic, CmpXchg};
use llvm_model::{AtomicOp, InstId, Ordering, SyncScopeId, Type, Value};
use spirv_mapping::convention::{memory as convention, operators};
use spirv_module::{Id, MemorySemantics, Op, Scope};
use translate_common::Lost;
use translate_common::problems::LlvmInstructionProblem;

/// The scope and the memory semantics of an atomic access, for an instruction that allows no other orderings than `allowed`.
fn scope_and_semantics(code: &mut Code<'_, '_>, atomic: Atomic, allowed: MemorySemantics) -> [Id; 2] {
    let scope = scope_of(code, atomic.scope);
    let semantics = semantics_of(code, atomic.ordering, scope, allowed);
    [scope.0, semantics.0].map(|number| code.pool().u32_constant(number))
}

fn scope_of(code: &mut Code<'_, '_>, scope: SyncScopeId) -> Scope {
    let name = &code.module().sync_scopes[scope];
    let scope = convention::scope(name.as_bytes()).unwrap_or_else(|| {
        // The widest scope is correct for every scope name of another target.
        code.report().lose(Lost::hint(format!("syncscope(\"{name}\"): the widest scope stands for it")));
        Scope::CrossDevice
    });
    // Memory of shaders is that of one device.
    let is_shader = code.input().profile().pointers_are_logical;
    if is_shader && scope == Scope::CrossDevice { Scope::Device } else { scope }
}

/// The memory semantics of an ordering. Shaders have no sequential consistency, name the memory that is ordered, and order
/// nothing for one invocation alone (specification of Vulkan, "Standalone SPIR-V Validation").
fn semantics_of(
    code: &Code<'_, '_>,
    ordering: Ordering,
    scope: Scope,
    allowed: MemorySemantics,
) -> MemorySemantics {
    let semantics = convention::semantics(ordering);
    if !code.input().profile().pointers_are_logical || semantics == MemorySemantics::None {
        return semantics;
    }
    if scope == Scope::Invocation {
        return MemorySemantics::None;
    }
    let order = match MemorySemantics(semantics.0 & convention::ORDERS.0) {
        MemorySemantics::SequentiallyConsistent => allowed,
        order => order,
    };
    order | MemorySemantics::UniformMemory | MemorySemantics::WorkgroupMemory
}

fn lose_volatile(code: &mut Code<'_, '_>, volatile: bool) {
    if volatile {
        code.report().lose_flag("volatile (atomic)");
    }
}

/// Whether an atomic operation can be on a value of this type; reports it when not.
fn check_atomic_type(code: &mut Code<'_, '_>, value: Value) -> bool {
    let ty = code.type_of(value);
    let fits = match &code.module().types[ty] {
        Type::Integer(32 | 64) | Type::Half | Type::Float | Type::Double | Type::Pointer(_) => true,
        Type::Vector { .. } => short_atomics::is_half_vector(&code.module().types, ty, code.input().options),
        ty => short_atomics::have_instructions(ty, code.input().options),
    };
    if !fits {
        code.report().problem(LlvmInstructionProblem::AtomicType);
    }
    fits
}

/// The pointer and the type an atomic operation on a value of this type works on: pointers count as integers.
fn atomic_operand(code: &mut Code<'_, '_>, pointer: Value, value: Value) -> (Id, Id) {
    let ty = code.type_of(value);
    let accessed = if code.input().is_pointer(ty) { code.input().common.size } else { ty };
    let accessed = code.types().memory_type(accessed);
    (memory::pointer_to(code, pointer, accessed), accessed)
}

/// A value as an operand of an atomic operation on type `accessed`.
fn atomic_value(code: &mut Code<'_, '_>, value: Value, accessed: Id) -> Id {
    let id = code.value(value);
    if code.input().is_pointer(code.type_of(value)) {
        code.emit(Op::ConvertPtrToU, accessed, &[id.0])
    } else {
        id
    }
}

/// Defines the result of an atomic operation on type `accessed`.
fn define_atomic(code: &mut Code<'_, '_>, inst: InstId, op: Op, accessed: Id, operands: &[u32]) {
    if code.input().is_pointer(code.type_of(Value::Inst(inst))) {
        let bits = code.emit(op, accessed, operands);
        let natural = code.natural_type(inst);
        code.define(inst, Op::ConvertUToPtr, natural, &[bits.0]);
    } else {
        code.define(inst, op, accessed, operands);
    }
}

/// Lowers an atomic `load`.
pub(in crate::lower) fn lower_atomic_load(
    code: &mut Code<'_, '_>,
    inst: InstId,
    pointer: Value,
    atomic: Atomic,
    volatile: bool,
) {
    // SPIR-V has no atomic instructions on memory that cannot change.
    memory::check_atomic(code, pointer);
    lose_volatile(code, volatile);
    if !check_atomic_type(code, Value::Inst(inst)) {
        return;
    }
    let (pointer, accessed) = atomic_operand(code, pointer, Value::Inst(inst));
    let [scope, semantics] = scope_and_semantics(code, atomic, MemorySemantics::Acquire);
    define_atomic(code, inst, Op::AtomicLoad, accessed, &[pointer.0, scope.0, semantics.0]);
}

/// Lowers an atomic `store`.
pub(in crate::lower) fn lower_atomic_store(
    code: &mut Code<'_, '_>,
    value: Value,
    pointer: Value,
    atomic: Atomic,
    volatile: bool,
) {
    memory::check_atomic(code, pointer);
    lose_volatile(code, volatile);
    if !check_atomic_type(code, value) {
        return;
    }
    let (pointer, accessed) = atomic_operand(code, pointer, value);
    let [scope, semantics] = scope_and_semantics(code, atomic, MemorySemantics::Release);
    let value = atomic_value(code, value, accessed);
    code.emit_void(Op::AtomicStore, &[pointer.0, scope.0, semantics.0, value.0]);
}

/// Lowers `fence`.
pub(in crate::lower) fn lower_fence(code: &mut Code<'_, '_>, atomic: Atomic) {
    // An invocation of a shader sees its own accesses in order anyway, and a barrier without semantics is not valid.
    if code.input().profile().pointers_are_logical && scope_of(code, atomic.scope) == Scope::Invocation {
        return;
    }
    let [scope, semantics] = scope_and_semantics(code, atomic, MemorySemantics::AcquireRelease);
    code.emit_void(Op::MemoryBarrier, &[scope.0, semantics.0]);
}

/// Lowers `cmpxchg`, whose result is the old value and whether it was the expected one.
pub(in crate::lower) fn lower_cmpxchg(code: &mut Code<'_, '_>, inst: InstId, exchange: &CmpXchg) {
    memory::check_atomic(code, exchange.pointer);
    lose_volatile(code, exchange.volatile);
    if exchange.weak {
        code.report().lose_flag("weak");
    }
    if !check_atomic_type(code, exchange.expected) {
        return;
    }
    let (pointer, accessed) = atomic_operand(code, exchange.pointer, exchange.expected);
    let scope = scope_of(code, exchange.scope);
    let unequal = semantics_of(code, exchange.failure, scope, MemorySemantics::Acquire);
    let equal = semantics_of(code, exchange.success, scope, MemorySemantics::AcquireRelease);
    let equal = convention::no_weaker(equal, unequal);
    let [scope, equal, unequal] =
        [scope.0, equal.0, unequal.0].map(|number| code.pool().u32_constant(number));
    let value = atomic_value(code, exchange.replacement, accessed);
    let expected = atomic_value(code, exchange.expected, accessed);
    let operands = [pointer.0, scope.0, equal.0, unequal.0, value.0, expected.0];
    if !code.input().is_pointer(code.type_of(exchange.expected)) && code.is_taken_apart(inst) {
        return code.exchange_parts(inst, accessed, &operands, expected);
    }
    let old = code.emit(Op::AtomicCompareExchange, accessed, &operands);
    let boolean = code.pool().bool_type();
    let same = code.emit(Op::IEqual, boolean, &[old.0, expected.0]);
    let natural = code.natural_type(inst);
    let (Some(first), Some(flag)) =
        (code.shapes().element_type(natural, 0), code.shapes().element_type(natural, 1))
    else {
        return;
    };
    let old = if first == accessed { old } else { code.emit(Op::ConvertUToPtr, first, &[old.0]) };
    // Structures of shaders have truth values themselves.
    let flag = if flag == boolean {
        same
    } else {
        let (one, zero) = (code.pool().narrow_constant(flag, 1), code.pool().narrow_constant(flag, 0));
        code.emit(Op::Select, flag, &[same.0, one.0, zero.0])
    };
    code.define(inst, Op::CompositeConstruct, natural, &[old.0, flag.0]);
}

/// Lowers `atomicrmw`.
pub(in crate::lower) fn lower_atomic_rmw(
    code: &mut Code<'_, '_>,
    inst: InstId,
    op: AtomicOp,
    pointer: Value,
    value: Value,
    atomic: Atomic,
    volatile: bool,
) {
    memory::check_atomic(code, pointer);
    lose_volatile(code, volatile);
    if !check_atomic_type(code, value) {
        return;
    }
    let Some(opcode) = operators::atomic_op(op) else {
        return code.report().problem(LlvmInstructionProblem::AtomicOperation { operation: op.keyword() });
    };
    let (pointer, accessed) = atomic_operand(code, pointer, value);
    let [scope, semantics] = scope_and_semantics(code, atomic, MemorySemantics::AcquireRelease);
    let mut value = atomic_value(code, value, accessed);
    if op == AtomicOp::FSub {
        value = code.negated(accessed, value);
    }
    define_atomic(code, inst, opcode, accessed, &[pointer.0, scope.0, semantics.0, value.0]);
}
