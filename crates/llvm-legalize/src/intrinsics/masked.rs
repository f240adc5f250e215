//! Accesses to memory for some elements of a vector only: element by element, each behind a branch.

use super::gone;
use super::helper::{helper, word};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::{Args, Call};
use llvm_model::{
    Align, AttrKind, BinaryOp, BlockId, Builder, Constant, InstBuilder as _, InstId, InstKind, IntPredicate,
    TypeId, Value,
};
use translate_common::problems::IntrinsicProblem;

/// The operation on each element.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// Element i is read or written at element i behind the pointer.
    Contiguous,
    /// Element i has a pointer of its own.
    Scattered,
    /// The elements that take part lie behind one another.
    Packed,
}

/// The operands that remain when the alignment of older LLVM is taken out: it was a plain argument up to LLVM 21.
pub(super) struct Operands {
    pub(super) values: Args,
    pub(super) align: u64,
}

fn operands(e: &Emitter, call: &Call, pointer: usize, without_align: usize) -> Operands {
    let mut values = call.args.clone();
    let mut align = 0;
    if values.len() > without_align {
        align = e.module.as_u64(values.remove(pointer + 1)).unwrap_or(0);
    } else {
        let set = e.module.attributes.param(call.attributes, pointer);
        align = e.module.attributes.int(set, AttrKind::ALIGN).unwrap_or(align);
    }
    Operands { values, align }
}

/// `llvm.masked.load`
pub(super) fn load(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let operands = operands(e, call, 0, 3);
    if let &[pointer, mask, _] = &operands.values[..]
        && is_all_ones(e, mask)
    {
        let ty = e.body.insts[inst].ty;
        let kind = InstKind::Load {
            pointer,
            align: Align::of(operands.align.max(1)),
            volatile: false,
            atomic: None,
        };
        return Step::Replace(e.emit(kind, ty));
    }
    let ty = e.body.insts[inst].ty;
    read(e, inst, ty, operands, Access::Contiguous)
}
/// `llvm.masked.gather`
pub(super) fn gather(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let operands = operands(e, call, 0, 3);
    let ty = e.body.insts[inst].ty;
    read(e, inst, ty, operands, Access::Scattered)
}
/// `llvm.masked.expandload`
pub(super) fn expand(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let operands = operands(e, call, 0, 3);
    let ty = e.body.insts[inst].ty;
    read(e, inst, ty, operands, Access::Packed)
}
/// `llvm.masked.store`
pub(super) fn store(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let operands = operands(e, call, 1, 3);
    if let &[value, pointer, mask] = &operands.values[..]
        && is_all_ones(e, mask)
    {
        e.store(value, pointer, operands.align.max(1));
        return Step::Drop;
    }
    write(e, inst, operands, Access::Contiguous)
}
/// `llvm.masked.scatter`
pub(super) fn scatter(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let operands = operands(e, call, 1, 3);
    write(e, inst, operands, Access::Scattered)
}
/// `llvm.masked.compressstore`
pub(super) fn compress(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let operands = operands(e, call, 1, 3);
    write(e, inst, operands, Access::Packed)
}

fn is_all_ones(e: &Emitter, mask: Value) -> bool {
    let Value::Const(id) = mask else { return false };
    match &e.module.constants[id] {
        Constant::Aggregate(bits) => {
            bits.iter().all(|&bit| e.module.constants.as_int(bit).is_some_and(|bit| !bit.is_zero()))
        }
        _ => false,
    }
}

/// Returns the alignment of single elements: that of the call, but at most the element's size.
fn element_align(e: &Emitter, element: TypeId, align: u64) -> Option<u64> {
    let size = e.cx.layout.size_bits(&e.module.types, element)?;
    if !size.is_multiple_of(8) || size == 0 {
        return None;
    }
    let size = size / 8;
    Some(align.max(1).min(1 << size.trailing_zeros()))
}

fn unsupported(e: &mut Emitter, inst: InstId) -> Step {
    e.problem(inst, IntrinsicProblem::MaskedElements);
    gone(e, inst)
}

/// Reads a vector of type `ty`. The operands are the pointer, the mask, and the value of elements that are not read.
pub(super) fn read(e: &mut Emitter, inst: InstId, ty: TypeId, operands: Operands, access: Access) -> Step {
    if operands.values.len() != 3 {
        return unsupported(e, inst);
    }
    let name = match access {
        Access::Contiguous => "load",
        Access::Scattered => "gather",
        Access::Packed => "expandload",
    };
    let element = e.module.types.scalar(ty);
    let Some(align) = element_align(e, element, operands.align) else { return unsupported(e, inst) };
    let params: Vec<TypeId> = operands.values.iter().map(|&value| e.ty(value)).collect();
    let name = name_of(e, name, ty, &params, align);
    let callee = helper(e.cx, e.module, name, ty, &params, |m, entry| {
        lanes(m, entry, ty, params[0], access, |m, lane, pointer, so_far| {
            let value = m.load(element, pointer, align);
            m.insert(so_far, value, lane)
        });
    });
    Step::Replace(e.call(callee, &*operands.values))
}

/// Writes a vector. The values are value, pointer and mask.
pub(super) fn write(e: &mut Emitter, inst: InstId, operands: Operands, access: Access) -> Step {
    if operands.values.len() != 3 {
        return unsupported(e, inst);
    }
    let name = match access {
        Access::Contiguous => "store",
        Access::Scattered => "scatter",
        Access::Packed => "compressstore",
    };
    let params: Vec<TypeId> = operands.values.iter().map(|&value| e.ty(value)).collect();
    let Some(&ty) = params.first() else { return gone(e, inst) };
    let element = e.module.types.scalar(ty);
    let Some(align) = element_align(e, element, operands.align) else { return unsupported(e, inst) };
    let name = name_of(e, name, ty, &params, align);
    let void = e.module.types.void();
    let callee = helper(e.cx, e.module, name, void, &params, |m, entry| {
        lanes(m, entry, ty, params[1], access, |m, lane, pointer, so_far| {
            let value = m.extract(Value::Arg(0), lane);
            m.store(value, pointer, align);
            so_far
        });
    });
    e.call(callee, &*operands.values);
    Step::Drop
}

/// `llvm.experimental.vector.histogram.add`: element by element, because pointers may be equal.
pub(super) fn histogram_add(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    histogram(e, inst, call, "add", |m, old, by| m.binary(BinaryOp::Add, old, by))
}
/// `llvm.experimental.vector.histogram.uadd.sat`
pub(super) fn histogram_uadd_sat(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    histogram(e, inst, call, "uadd_sat", |m, old, by| {
        let ty = m.ty(old);
        let most = m.all_ones(ty);
        let sum = m.binary(BinaryOp::Add, old, by);
        let wraps = m.icmp(IntPredicate::Ult, sum, old);
        m.select(wraps, most, sum)
    })
}
/// `llvm.experimental.vector.histogram.umax`
pub(super) fn histogram_umax(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    histogram(e, inst, call, "umax", |m, old, by| {
        let first = m.icmp(IntPredicate::Ugt, old, by);
        m.select(first, old, by)
    })
}
/// `llvm.experimental.vector.histogram.umin`
pub(super) fn histogram_umin(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    histogram(e, inst, call, "umin", |m, old, by| {
        let first = m.icmp(IntPredicate::Ult, old, by);
        m.select(first, old, by)
    })
}

fn histogram(
    e: &mut Emitter,
    inst: InstId,
    call: &Call,
    name: &str,
    update: impl Fn(&mut Builder, Value, Value) -> Value,
) -> Step {
    let [pointers, by, mask] = super::args(e, call);
    let (of_pointers, element) = (e.ty(pointers), e.ty(by));
    let count = e.module.types.lanes(of_pointers).unwrap_or(0);
    let ty = e.module.types.vector(element, count);
    let Some(align) = element_align(e, element, u64::MAX) else { return unsupported(e, inst) };
    let values = vec![by, pointers, mask];
    let params: Vec<TypeId> = values.iter().map(|&value| e.ty(value)).collect();
    let name = name_of(e, &format!("histogram_{name}"), ty, &params, align);
    let void = e.module.types.void();
    let callee = helper(e.cx, e.module, name, void, &params, |m, entry| {
        lanes(m, entry, ty, of_pointers, Access::Scattered, |m, _, pointer, so_far| {
            let old = m.load(element, pointer, align);
            let value = update(m, old, Value::Arg(0));
            m.store(value, pointer, align);
            so_far
        });
    });
    e.call(callee, values);
    Step::Drop
}

/// The body of a helper: for every element a test of the mask, a block with the access, and a join. Reads have the
/// parameters pointer, mask, result for the other elements; writes have value, pointer, mask.
fn lanes(
    m: &mut Builder,
    entry: BlockId,
    ty: TypeId,
    pointers: TypeId,
    access: Access,
    mut each: impl FnMut(&mut Builder, u32, Value, Value) -> Value,
) {
    let types = &mut m.module.types;
    let count = types.lanes(ty).unwrap_or(0);
    let element = types.scalar(ty);
    let pointer_ty = types.scalar(pointers);
    let void = types.void();
    let reads = types.function_parts(m.function_type).is_some_and(|(ret, _, _)| ret != void);
    let (pointer, mask) = if reads { (Value::Arg(0), Value::Arg(1)) } else { (Value::Arg(1), Value::Arg(2)) };
    let mut result = if reads { Value::Arg(2) } else { Value::Arg(0) };
    let (mut cursor, mut before) = (pointer, entry);
    for lane in 0..count {
        // A mask of another type is an error of the call, and not of this function, too.
        let (index, truth) = (m.int32(lane), m.module.types.int(1));
        let set = m.emit(InstKind::ExtractElement { vector: mask, index }, truth);
        let (access_block, join) = (m.add_block(""), m.add_block(""));
        m.cond_br(set, access_block, join);
        m.switch_to(access_block);
        let at = match access {
            Access::Contiguous => m.gep(element, pointer, &[index]),
            Access::Scattered => m.extract(pointer, lane),
            Access::Packed => cursor,
        };
        let changed = each(m, lane, at, result);
        let one = m.int32(1);
        let advanced = (access == Access::Packed).then(|| m.gep(element, cursor, &[one]));
        m.br(join);
        m.switch_to(join);
        let mut merge = |changed: Value, before_value: Value, ty: TypeId| {
            Value::Inst(m.phi(ty, [(before_value, before), (changed, access_block)]))
        };
        if reads {
            result = merge(changed, result, ty);
        }
        if let Some(advanced) = advanced {
            cursor = merge(advanced, cursor, pointer_ty);
        }
        before = join;
    }
    m.ret(reads.then_some(result));
}

fn name_of(e: &Emitter, name: &str, ty: TypeId, params: &[TypeId], align: u64) -> String {
    let types = &e.module.types;
    let space = params.iter().find_map(|&ty| types.address_space(types.scalar(ty))).unwrap_or(0);
    format!("expanded.llvm_masked_{name}_{}_p{space}_{align}", word(e.module, ty))
}
