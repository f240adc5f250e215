//! Filling and moving memory. Only `llvm.memcpy`, of any length, is left for the writer.

use super::helper::{helper, suffix, word};
use super::{args, immediate};
use crate::context::Context;
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{
    AttrKind, AttrListId, Attribute, BinaryOp, BlockId, Builder, CastOp, ConstId, FunctionId, GlobalProps,
    GlobalVariable, InstBuilder as _, InstId, InstKind, IntPredicate, Linkage, Module, Type, TypeId, Value,
};
use translate_common::problems::IntrinsicProblem;

/// The constant address space, where values to copy from can be.
const CONSTANT_SPACE: u32 = 2;
/// The generic address space.
const GENERIC_SPACE: u32 = 4;
/// The longest constant filled with a value other than zero that is made to copy from.
const MAX_PATTERN: u64 = 4096;
/// The longest constant of zeros that is made to copy from. LLVM has no arrays of all sizes that a length can have.
const MAX_ZEROS: u64 = u32::MAX as u64;
/// The longest move that goes through a temporary.
const MAX_TEMPORARY: u64 = 256;

/// A length that is constant.
fn constant_length(e: &Emitter, length: Value) -> Option<u64> {
    e.module.as_u64(length)
}

/// The alignment that the call promises for a pointer argument, in bytes; 1 when it promises none.
fn align(e: &Emitter, call: &Call, index: usize) -> u64 {
    let set = e.module.attributes.param(call.attributes, index);
    e.module.attributes.int(set, AttrKind::ALIGN).unwrap_or(1).max(1)
}

fn with_aligns(e: &mut Emitter, aligns: [u64; 2]) -> AttrListId {
    let attributes = &mut e.module.attributes;
    let sets = aligns.map(|align| attributes.intern_set(vec![Attribute::Int(AttrKind::ALIGN, align)]));
    let empty = attributes.empty_set();
    attributes.intern_list(empty, empty, &sets)
}

/// A copy, as an intrinsic for the writer.
fn copy(e: &mut Emitter, to: Value, from: Value, length: Value, volatile: Value, aligns: [u64; 2]) {
    let overloads = [to, from, length].map(|value| e.ty(value));
    let void = e.module.types.void();
    let call = e.call_intrinsic("llvm.memcpy", &overloads, void, vec![to, from, length, volatile]);
    let attributes = with_aligns(e, aligns);
    if let Value::Inst(id) = call
        && let InstKind::Call(call) = &mut e.body.insts[id].kind
    {
        call.attributes = attributes;
    }
}

/// `llvm.memcpy`, `llvm.memcpy.inline`: nothing to do when nothing is copied.
pub(super) fn memcpy(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [to, from, length, volatile] = args(e, call);
    if constant_length(e, length) == Some(0) {
        return Step::Drop;
    }
    let callee = e.module.as_function(call.callee).map(|f| e.module.functions[f].props.name.clone());
    if callee.is_some_and(|name| name.starts_with("llvm.memcpy.inline")) {
        let aligns = [align(e, call, 0), align(e, call, 1)];
        copy(e, to, from, length, volatile, aligns);
        return Step::Drop;
    }
    Step::Keep
}

/// `llvm.memmove`: a copy if the two cannot overlap, through a temporary if it is short, otherwise a loop in the direction
/// that reads every element before it is overwritten.
pub(super) fn memmove(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [to, from, length, volatile] = args(e, call);
    let aligns = [align(e, call, 0), align(e, call, 1)];
    let constant = constant_length(e, length);
    if constant == Some(0) {
        return Step::Drop;
    }
    let (to_ty, from_ty) = (e.ty(to), e.ty(from));
    let spaces = (e.module.types.address_space(to_ty), e.module.types.address_space(from_ty));
    let (Some(to_space), Some(from_space)) = spaces else { return Step::Keep };
    // Nothing is written to constant memory, so what is read there does not change.
    let apart = from_space == CONSTANT_SPACE
        || to_space != from_space && to_space != GENERIC_SPACE && from_space != GENERIC_SPACE;
    if apart {
        copy(e, to, from, length, volatile, aligns);
        return Step::Drop;
    }
    match constant {
        Some(bytes) if bytes <= MAX_TEMPORARY => {
            let byte = e.module.types.int(8);
            let array = e.module.types.array(byte, bytes);
            let through = aligns[0].max(aligns[1]).min(16);
            let temporary = e.entry_alloca(array, through);
            copy(e, temporary, from, length, volatile, [through, aligns[1]]);
            copy(e, to, temporary, length, volatile, [aligns[0], through]);
        }
        _ => {
            let length_ty = e.ty(length);
            let is_volatile = immediate(e, call, 3) != 0;
            let callee = move_function(e.cx, e.module, [to_ty, from_ty, length_ty], is_volatile);
            match callee {
                Some(callee) => {
                    e.call(callee, vec![to, from, length]);
                }
                None => e.problem(inst, IntrinsicProblem::MoveSpaces),
            }
        }
    }
    Step::Drop
}

/// `llvm.memset`: a copy from a constant when value and length are constant, else a loop.
pub(super) fn memset(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [to, value, length, volatile] = args(e, call);
    let bytes = constant_length(e, length);
    let fill = e.module.as_u64(value);
    match (bytes, fill) {
        (Some(0), _) => return Step::Drop,
        (Some(bytes), Some(fill)) if bytes <= if fill == 0 { MAX_ZEROS } else { MAX_PATTERN } => {
            let aligns = [align(e, call, 0), align(e, call, 0).min(16)];
            let pattern = pattern(e.cx, e.module, bytes, fill as u8, aligns[1]);
            copy(e, to, Value::Const(pattern), length, volatile, aligns);
            return Step::Drop;
        }
        _ => {}
    }
    let (to_ty, length_ty) = (e.ty(to), e.ty(length));
    let callee = set_function(e.cx, e.module, to_ty, length_ty, immediate(e, call, 3) != 0);
    e.call(callee, vec![to, value, length]);
    Step::Drop
}

/// A constant variable of so many equal bytes.
fn pattern(cx: &mut Context, module: &mut Module, bytes: u64, fill: u8, align: u64) -> ConstId {
    if let Some(&known) = cx.patterns.get(&(bytes, fill, align)) {
        return known;
    }
    let byte = module.types.int(8);
    let array = module.types.array(byte, bytes);
    let value = if fill == 0 {
        module.constants.zero(&module.types, array)
    } else {
        module.constants.data_sequence(array, vec![fill; bytes as usize].into())
    };
    let props = GlobalProps {
        name: format!("expanded.memset.{fill:02x}.{bytes}.{align}").into(),
        linkage: Linkage::Private,
        address_space: CONSTANT_SPACE,
        align,
        ..GlobalProps::default()
    };
    let declared = GlobalVariable::declaration(props, array);
    let global =
        module.globals.push(GlobalVariable { is_constant: true, initializer: Some(value), ..declared });
    let address = module.global_const(global);
    cx.patterns.insert((bytes, fill, align), address);
    address
}

fn set_function(
    cx: &mut Context,
    module: &mut Module,
    to: TypeId,
    length: TypeId,
    volatile: bool,
) -> FunctionId {
    // A name that starts with `spirv.llvm_` would make other readers take the function for the intrinsic itself.
    let name =
        format!("expanded.llvm_memset_{}_{}{}", word(module, to), word(module, length), suffix(volatile));
    let (byte, void) = (module.types.int(8), module.types.void());
    helper(cx, module, name, void, &[to, byte, length], |m, entry| {
        let exit = m.add_block("exit");
        let loop_ = count(m, (Value::Arg(2), length), false, entry, exit, |m, index| {
            let at = m.byte_offset(Value::Arg(0), index);
            m.store_as(Value::Arg(1), at, 1, volatile);
        });
        m.switch_to(exit);
        m.ret(None);
        m.switch_to(entry);
        let empty = m.icmp_int(IntPredicate::Eq, Value::Arg(2), 0);
        m.cond_br(empty, exit, loop_);
    })
}

/// `None` when the two pointers cannot be brought into one address space.
fn move_function(
    cx: &mut Context,
    module: &mut Module,
    [to, from, length]: [TypeId; 3],
    volatile: bool,
) -> Option<FunctionId> {
    let castable = |ty| matches!(module.types[ty], Type::Pointer(0 | 1 | 3 | GENERIC_SPACE));
    if to != from && !(castable(to) && castable(from)) {
        return None;
    }
    let words = [to, from, length].map(|ty| word(module, ty));
    let name = format!("expanded.llvm_memmove_{}{}", words.join("_"), suffix(volatile));
    let generic = module.types.ptr(GENERIC_SPACE);
    let bits = cx.layout.pointer(module.types.address_space(to).unwrap_or(0)).bits;
    let (address, void) = (module.types.int(bits), module.types.void());
    Some(helper(cx, module, name, void, &[to, from, length], |m, entry| {
        let exit = m.add_block("exit");
        let choose = m.add_block("choose");
        let each = |m: &mut Builder, index| {
            let source = m.byte_offset(Value::Arg(1), index);
            let byte = m.module.types.int(8);
            let value = m.load_as(byte, source, 1, volatile);
            let target = m.byte_offset(Value::Arg(0), index);
            m.store_as(value, target, 1, volatile);
        };
        let up = count(m, (Value::Arg(2), length), false, choose, exit, each);
        let down = count(m, (Value::Arg(2), length), true, choose, exit, each);
        m.switch_to(exit);
        m.ret(None);
        m.switch_to(entry);
        let empty = m.icmp_int(IntPredicate::Eq, Value::Arg(2), 0);
        m.cond_br(empty, exit, choose);
        m.switch_to(choose);
        let mut number = |value, ty| {
            let common = if to == from || ty == generic {
                value
            } else {
                m.cast(CastOp::AddrSpaceCast, value, generic)
            };
            m.cast(CastOp::PtrToInt, common, address)
        };
        let (target, source) = (number(Value::Arg(0), to), number(Value::Arg(1), from));
        let forwards = m.icmp(IntPredicate::Ult, target, source);
        m.cond_br(forwards, up, down);
    }))
}

/// Builds a loop over `0..length`, upwards or downwards; `each` builds its body, and it ends in `exit`. Returns the block of
/// the loop, to be branched to from `before`.
fn count(
    m: &mut Builder,
    (length, ty): (Value, TypeId),
    down: bool,
    before: BlockId,
    exit: BlockId,
    each: impl FnOnce(&mut Builder, Value),
) -> BlockId {
    let block = m.add_block("");
    m.switch_to(block);
    let (zero, one) = (m.int(ty, 0), m.int(ty, 1));
    let start = if down { length } else { zero };
    let phi = m.phi(ty, [(start, before)]);
    let number = Value::Inst(phi);
    let next = m.binary(if down { BinaryOp::Sub } else { BinaryOp::Add }, number, one);
    each(m, if down { next } else { number });
    let more = m.icmp(IntPredicate::Ne, next, if down { zero } else { length });
    m.cond_br(more, block, exit);
    m.body.add_incoming(phi, next, block);
    block
}
