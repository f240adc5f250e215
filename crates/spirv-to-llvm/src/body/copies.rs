//! Copies of memory.

use crate::body::aliasing::attach_lists;
use crate::body::memory::{access, attach_access};
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::intrinsic;
use crate::function::memory::mark_nontemporal;
use crate::module::Raise;
use crate::module::target::size_type;
use crate::operands::{word, words, words_from};
use llvm_model::{
    Align, AttrKind, Attribute, CastOp, InstBuilder as _, InstKind, Instruction as LlvmInst, Type, TypeId,
    Value,
};
use spirv_mapping::convention::intrinsics::written;
use spirv_mapping::convention::memory;
use spirv_module::{Instruction, Op};
use translate_common::Lost;
use translate_common::problems::{OperandProblem, TypeProblem, Wanted};

/// OpCopyMemory, OpCopyMemorySized: `llvm.memcpy`. One mask of memory operands holds for both sides.
pub(crate) fn copy_memory(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [target_id, source_id] = words(inst)?;
    let (target, target_type) = f.typed(target_id)?;
    let (source, source_type) = f.typed(source_id)?;
    for ty in [target_type, source_type] {
        if f.raise.out.types.address_space(ty).is_none() {
            return Err(fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::Pointer }));
        }
    }
    let sized = inst.op() == Op::CopyMemorySized;
    let (size, size_type) = if sized {
        let (size, ty) = f.typed(word(inst, 2)?)?;
        match f.raise.out.types[ty] {
            Type::Integer(32 | 64) => (size, ty),
            // Back ends know the copy with a size of these widths only.
            Type::Integer(8 | 16) => {
                let size_type = size_type(f.raise.input, &mut f.raise.out.types);
                (f.cast(CastOp::ZExt, size, size_type), size_type)
            }
            _ => {
                return Err(fail(OperandProblem::NotA {
                    operand: "the size",
                    wanted: Wanted::IntegerUpTo64,
                }));
            }
        }
    } else {
        let pointee = f.raise.ids.pointee_of(target_id)?;
        let ty = f.raise.ids.value_type(&f.raise.out.types, pointee)?;
        if f.raise.types.is_open(&f.raise.out.types, ty) {
            return copy_open(f, inst, (target_id, target), (source_id, source), ty);
        }
        let size = f.raise.types.layout().store_size(&f.raise.out.types, ty);
        let size = size.ok_or_else(|| fail(TypeProblem::Unsized))?;
        let size_type = size_type(f.raise.input, &mut f.raise.out.types);
        (f.int(size_type, size), size_type)
    };
    let (to, rest) = access(f, inst, words_from(inst, if sized { 3 } else { 2 })?)?;
    let from = if rest.is_empty() { to } else { access(f, inst, rest)?.0 };
    let volatile = to.volatile || from.volatile || f.is_volatile(target_id) || f.is_volatile(source_id);
    let volatile = f.int(f.i1, u64::from(volatile));
    let value = intrinsic(
        f,
        written::COPY,
        &[target_type, source_type, size_type],
        f.void,
        &[(target, target_type), (source, source_type), (size, size_type), (volatile, f.i1)],
    )?;
    let aligned = |raise: &mut Raise<'_>, align: u64| {
        let set = if align == 0 { Vec::new() } else { vec![Attribute::Int(AttrKind::ALIGN, align)] };
        raise.out.attributes.intern_set(set)
    };
    let params = [aligned(f.raise, to.align), aligned(f.raise, from.align)];
    if let Value::Inst(id) = value
        && let InstKind::Call(call) = &mut f.build.inst_mut(id).kind
    {
        let empty = f.raise.out.attributes.empty_set();
        call.attributes = f.raise.out.attributes.intern_list(empty, empty, &params);
        if to.aliases == from.aliases {
            attach_lists(f, id, to.aliases);
        } else {
            f.lose(Lost::AccessHint("aliasing of one side of a copy".into()), inst);
        }
        if to.nontemporal && from.nontemporal {
            mark_nontemporal(f, id, memory::NONTEMPORAL);
        } else if to.nontemporal || from.nontemporal {
            f.lose(Lost::AccessHint("memory operand Nontemporal of one side of a copy".into()), inst);
        }
    }
    Ok(())
}

/// OpCopyMemory of a size that is a specialization constant: a load and a store.
fn copy_open(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    (target_id, target): (u32, Value),
    (source_id, source): (u32, Value),
    ty: TypeId,
) -> Res<()> {
    let (to, rest) = access(f, inst, words_from(inst, 2)?)?;
    let from = if rest.is_empty() { to } else { access(f, inst, rest)?.0 };
    let volatile = from.volatile || f.is_volatile(source_id);
    let kind = InstKind::Load { pointer: source, align: Align::of(from.align), volatile, atomic: None };
    let load = f.build.push(LlvmInst::new(kind, ty));
    attach_access(f, load, from);
    let volatile = to.volatile || f.is_volatile(target_id);
    let value = Value::Inst(load);
    let kind = InstKind::Store { value, pointer: target, align: Align::of(to.align), volatile, atomic: None };
    let store = f.build.push(LlvmInst::new(kind, f.void));
    attach_access(f, store, to);
    Ok(())
}
