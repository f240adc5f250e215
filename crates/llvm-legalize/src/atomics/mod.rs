//! Atomic operations that SPIR-V has no instruction for: a loop around a compare-and-exchange, in a function. Values of
//! 8 and 16 bits are exchanged with the word around them.

mod cell;
mod operation;
pub(super) mod whole_words;

use super::intrinsics::helper::{helper, suffix, word};
use crate::context::Context;
use crate::emit::{Emitter, Step, rewrite};
use crate::short_atomics;
use cell::Cell;
use llvm_model::instruction::{Atomic, CmpXchg};
use llvm_model::{
    Align, AtomicOp, BlockId, Builder, CastOp, Flags, FunctionId, Id, InstBuilder as _, InstId, InstKind,
    Module, Ordering, Type, TypeId, Value,
};
use spirv_mapping::convention::operators;
use translate_common::problems::{LlvmInstructionProblem, Prerequisite};

/// Rewrites the operations of a function that need it.
pub(super) fn run(cx: &mut Context, module: &mut Module, function: FunctionId) {
    let Some(body) = &module.functions[function].body else { return };
    let atomic = |kind: &InstKind| match kind {
        InstKind::AtomicRmw { .. } | InstKind::CmpXchg(_) => true,
        InstKind::Load { atomic, .. } | InstKind::Store { atomic, .. } => atomic.is_some(),
        _ => false,
    };
    if !body.instructions().any(|(_, _, inst)| atomic(&inst.kind)) {
        return;
    }
    rewrite(cx, module, function, |e, inst| match e.body.insts[inst].kind.clone() {
        InstKind::AtomicRmw { op, pointer, value, atomic, volatile, align } => {
            let ty = e.ty(value);
            let access = Access { atomic, volatile, align: align.bytes() };
            if e.body.insts[inst].flags.contains(Flags::ELEMENTWISE) {
                return Step::Replace(by_elements(e, inst, op, (pointer, value), access));
            }
            if has_instruction(e, op, ty) {
                return Step::Keep;
            }
            match update(e, inst, op, (pointer, value), access) {
                Some(old) => Step::Replace(old),
                None => Step::Replace(e.poison(ty)),
            }
        }
        InstKind::Load { pointer, align, volatile, atomic: Some(atomic) } => {
            let ty = e.body.insts[inst].ty;
            if !is_part(e, ty) {
                return Step::Keep;
            }
            match load(e, inst, pointer, Access { atomic, volatile, align: align.bytes() }) {
                Some(value) => Step::Replace(value),
                None => Step::Replace(e.poison(ty)),
            }
        }
        InstKind::Store { value, pointer, align, volatile, atomic: Some(atomic) } => {
            let ty = e.ty(value);
            if !is_part(e, ty) {
                return Step::Keep;
            }
            update(
                e,
                inst,
                AtomicOp::Xchg,
                (pointer, value),
                Access { atomic, volatile, align: align.bytes() },
            );
            Step::Drop
        }
        InstKind::CmpXchg(exchange) => {
            let ty = e.ty(exchange.expected);
            if !is_part(e, ty) {
                return Step::Keep;
            }
            match compare_exchange(e, inst, &exchange) {
                Some(pair) => Step::Replace(pair),
                None => {
                    let ty = e.body.insts[inst].ty;
                    Step::Replace(e.poison(ty))
                }
            }
        }
        _ => Step::Keep,
    });
}

/// How memory is accessed.
#[derive(Clone, Copy)]
struct Access {
    atomic: Atomic,
    volatile: bool,
    /// In bytes.
    align: u64,
}

/// The bits of a value, all elements of a vector together.
fn width(e: &Emitter, ty: TypeId) -> Option<u32> {
    let types = &e.module.types;
    let element = types.scalar(ty);
    let width = types.int_width(element).or(types[element].float_width())?;
    width.checked_mul(types.lanes(ty).unwrap_or(1))
}

/// Returns whether values of this type are smaller than the operands of SPIR-V's atomic instructions.
fn is_part(e: &Emitter, ty: TypeId) -> bool {
    let is_short = short_atomics::have_instructions(&e.module.types[ty], e.cx.options);
    !is_short && width(e, ty).is_some_and(|width| width < 32)
}

fn has_instruction(e: &Emitter, op: AtomicOp, ty: TypeId) -> bool {
    use AtomicOp::{FAdd, FMax, FMin, FSub};
    let allows = |extension| e.cx.options.spirv.extensions.allows(extension);
    match op {
        _ if operators::atomic_op(op).is_none() => false,
        FAdd | FSub | FMax | FMin if short_atomics::is_half_vector(&e.module.types, ty, e.cx.options) => true,
        FAdd | FSub => match e.module.types[ty] {
            Type::Half => allows("SPV_EXT_shader_atomic_float16_add"),
            Type::Float | Type::Double => allows("SPV_EXT_shader_atomic_float_add"),
            ref ty => short_atomics::have_instructions(ty, e.cx.options),
        },
        FMax | FMin => match e.module.types[ty] {
            Type::Half | Type::Float | Type::Double => allows("SPV_EXT_shader_atomic_float_min_max"),
            ref ty => short_atomics::have_instructions(ty, e.cx.options),
        },
        _ => !is_part(e, ty),
    }
}

/// Whether a loop can compute with values of this type.
fn has_arithmetic(e: &Emitter, ty: TypeId) -> bool {
    let types = &e.module.types;
    !matches!(types[types.scalar(ty)], Type::BFloat)
        || e.cx.options.spirv.extensions.allows("SPV_INTEL_bfloat16_arithmetic")
}

/// The facts that all helper functions need.
struct Target {
    pointer_ty: TypeId,
    /// The integer type of addresses.
    address: TypeId,
    ty: TypeId,
    width: u32,
    access: Access,
}

impl Target {
    /// Reports types that cannot be exchanged.
    fn new(e: &mut Emitter, inst: InstId, pointer: Value, ty: TypeId, access: Access) -> Option<Target> {
        let Some(width @ (8 | 16 | 32 | 64)) = width(e, ty) else {
            let keyword = e.body.insts[inst].kind.keyword();
            e.problem(inst, LlvmInstructionProblem::AtomicWidth { keyword });
            return None;
        };
        if width < 32 && access.align != 0 && access.align < u64::from(width / 8) {
            e.problem(inst, LlvmInstructionProblem::AtomicAlignment);
            return None;
        }
        let pointer_ty = e.ty(pointer);
        let space = e.module.types.address_space(pointer_ty).unwrap_or(0);
        let bits = e.cx.layout.pointer(space).bits;
        let address = e.module.types.int(bits);
        Some(Target { pointer_ty, address, ty, width, access })
    }

    /// The name of a helper that does `what`.
    fn name(&self, e: &Emitter, what: &str, failure: Option<Ordering>) -> String {
        let space = e.module.types.address_space(self.pointer_ty).unwrap_or(0);
        let Access { atomic, volatile, .. } = self.access;
        let mut name = format!(
            "expanded.{what}_p{space}_{}_{}_{}",
            word(e.module, self.ty),
            atomic.ordering.keyword(),
            atomic.scope.index()
        );
        if let Some(failure) = failure {
            name = format!("{name}_{}", failure.keyword());
        }
        name + suffix(volatile)
    }

    fn cell(&self, m: &mut Builder) -> Cell {
        Cell::new(m, self.address, self.width, self.access)
    }
}

/// `atomicrmw elementwise`: each element of the vector is updated on its own, in any order.
fn by_elements(
    e: &mut Emitter,
    inst: InstId,
    op: AtomicOp,
    (pointer, value): (Value, Value),
    access: Access,
) -> Value {
    let ty = e.ty(value);
    let Some(lanes) = e.module.types.lanes(ty) else { return e.poison(ty) };
    let element = e.module.types.scalar(ty);
    let bytes = width(e, element).map_or(1, |width| u64::from(width / 8));
    let pointer_ty = e.ty(pointer);
    let space = e.module.types.address_space(pointer_ty).unwrap_or(0);
    let bits = e.cx.layout.pointer(space).bits;
    let index_ty = e.module.types.int(bits);
    let mut old = e.poison(ty);
    for lane in 0..lanes {
        let by = e.int(index_ty, lane.into());
        let place = e.gep(element, pointer, &[by]);
        let part = e.extract(value, lane);
        // The first element is aligned as the vector, the others as far as their place allows.
        let align = if lane == 0 { access.align } else { access.align.min(bytes) };
        let access = Access { align, ..access };
        let result = if has_instruction(e, op, element) {
            let Access { atomic, volatile, align } = access;
            e.emit(
                InstKind::AtomicRmw {
                    op,
                    pointer: place,
                    value: part,
                    atomic,
                    volatile,
                    align: Align::of(align),
                },
                element,
            )
        } else {
            match update(e, inst, op, (place, part), access) {
                Some(old) => old,
                None => return e.poison(ty),
            }
        };
        old = e.insert(old, result, lane);
    }
    old
}

/// `atomicrmw`; returns the old value.
fn update(
    e: &mut Emitter,
    inst: InstId,
    op: AtomicOp,
    (pointer, value): (Value, Value),
    access: Access,
) -> Option<Value> {
    let ty = e.ty(value);
    if matches!(op, AtomicOp::FAdd | AtomicOp::FSub) && !has_arithmetic(e, ty) {
        let what = format!("atomicrmw {} of bfloat", op.keyword());
        e.problem(inst, Prerequisite::extension(what, "SPV_INTEL_16bit_atomics"));
        return None;
    }
    let target = Target::new(e, inst, pointer, ty, access)?;
    let name = target.name(e, &format!("atomicrmw_{}", op.keyword()), None);
    let params = [target.pointer_ty, ty];
    let callee = helper(e.cx, e.module, name, ty, &params, |m, entry| make_update(m, entry, op, &target));
    Some(e.call(callee, vec![pointer, value]))
}

/// `old = *p; do { new = op(old, value) } while (!compare_exchange(p, &old, new)); return old;` on the bits.
fn make_update(m: &mut Builder, entry: BlockId, op: AtomicOp, target: &Target) {
    let ty = target.ty;
    let (attempt, exit) = (m.add_block("attempt"), m.add_block("exit"));
    let cell = target.cell(m);
    let start = cell.load(m, Ordering::Monotonic);
    m.br(attempt);
    m.switch_to(attempt);
    let phi = m.phi(cell.word, [(start, entry)]);
    let expected = Value::Inst(phi);
    let bits = cell.get(m, expected);
    let is_integer = m.module.types.int_width(ty).is_some();
    let old = if is_integer { bits } else { m.cast(CastOp::BitCast, bits, ty) };
    let new = operation::operation(m, op, ty, old);
    let bits_ty = m.module.types.int(target.width);
    let new = if is_integer { new } else { m.cast(CastOp::BitCast, new, bits_ty) };
    let replacement = cell.with(m, expected, new);
    let (seen, done) = cell.exchange(m, (expected, replacement), Ordering::Monotonic);
    m.cond_br(done, exit, attempt);
    m.body.add_incoming(phi, seen, attempt);
    m.switch_to(exit);
    m.ret(Some(old));
}

/// An atomic load of part of a word.
fn load(e: &mut Emitter, inst: InstId, pointer: Value, access: Access) -> Option<Value> {
    let ty = e.body.insts[inst].ty;
    let target = Target::new(e, inst, pointer, ty, access)?;
    let name = target.name(e, "atomic_load", None);
    let callee = helper(e.cx, e.module, name, ty, &[target.pointer_ty], |m, _| {
        let cell = target.cell(m);
        let word = cell.load(m, access.atomic.ordering.max(Ordering::Monotonic));
        let bits = cell.get(m, word);
        let is_integer = m.module.types.int_width(ty).is_some();
        let value = if is_integer { bits } else { m.cast(CastOp::BitCast, bits, ty) };
        m.ret(Some(value));
    });
    Some(e.call(callee, vec![pointer]))
}

/// `cmpxchg` of part of a word: a failure of the exchange is one only if the meant bits differ.
fn compare_exchange(e: &mut Emitter, inst: InstId, exchange: &CmpXchg) -> Option<Value> {
    let ty = e.ty(exchange.expected);
    let pair = e.body.insts[inst].ty;
    let atomic = Atomic { ordering: exchange.success, scope: exchange.scope };
    let access = Access { atomic, volatile: exchange.volatile, align: exchange.align.bytes() };
    let target = Target::new(e, inst, exchange.pointer, ty, access)?;
    let failure = exchange.failure;
    let name = target.name(e, "cmpxchg", Some(failure));
    let params = [target.pointer_ty, ty, ty];
    let callee = helper(e.cx, e.module, name, pair, &params, |m, entry| {
        let [attempt, try_, equal, unequal] =
            ["attempt", "exchange", "equal", "unequal"].map(|name| m.add_block(name));
        let cell = target.cell(m);
        let start = cell.load(m, failure);
        m.br(attempt);
        m.switch_to(attempt);
        let phi = m.phi(cell.word, [(start, entry)]);
        let word = Value::Inst(phi);
        let old = cell.get(m, word);
        let same = m.icmp(llvm_model::IntPredicate::Eq, old, Value::Arg(1));
        m.cond_br(same, try_, unequal);
        m.switch_to(try_);
        let replacement = cell.with(m, word, Value::Arg(2));
        let (seen, done) = cell.exchange(m, (word, replacement), failure);
        m.cond_br(done, equal, attempt);
        m.body.add_incoming(phi, seen, try_);
        let bool_ = m.module.types.int(1);
        for (block, flag) in [(equal, 1), (unequal, 0)] {
            m.switch_to(block);
            let flag = m.int(bool_, flag);
            let result = m.structure(pair, &[old, flag]);
            m.ret(Some(result));
        }
    });
    Some(e.call(callee, vec![exchange.pointer, exchange.expected, exchange.replacement]))
}
