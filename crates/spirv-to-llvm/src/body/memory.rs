//! Variables of functions, loads, stores, copies.

use crate::body::aliasing::{AliasLists, attach_lists};
use crate::body::annotations;
use crate::fail::{Res, fail, invalid};
use crate::function::calls::{intrinsic, sampler};
use crate::function::memory::{mark_nontemporal, mark_volatile};
use crate::function::{FunctionRaiser, builtin_variables};
use crate::ids::Entity;
use crate::module::annotations::has_text;
use crate::module::global_annotations::take_texts;
use crate::module::stated_decorations::is_metadata;
use crate::module::target::size_type;
use crate::module::variables::{alignment, named_number, variable_parts};
use crate::module::{Raise, metadata};
use crate::operands::{result_type, word, words, words_from};
use llvm_model::{
    AttrKind, Attribute, CastOp, Flags, InstId, InstKind, Instruction as LlvmInst, Type, Value,
};
use spirv_mapping::convention::intrinsics::written;
use spirv_mapping::convention::{aliasing, memory, shaders};
use spirv_module::{Decoration, Instruction, MemoryAccess, Op, StorageClass, Tolerance};
use translate_common::Lost;

/// What the memory operands of an access say.
#[derive(Clone, Copy, Default)]
struct Access {
    volatile: bool,
    /// Whether it is volatile because a decoration says so, and the operands do not.
    decorated: bool,
    nontemporal: bool,
    align: u64,
    aliases: AliasLists,
}

/// OpVariable in a body.
pub(crate) fn variable(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let ty = result_type(inst)?;
    let (storage, pointee, initializer) = variable_parts(&f.raise.ids, inst)?;
    if StorageClass(storage) != StorageClass::Function {
        return Err(fail!("a variable in a function must have the storage class Function"));
    }
    let mut allocated = f.raise.ids.value_type(&f.raise.out.types, pointee)?;
    let mut count = f.int(f.i32, 1);
    if f.raise.input.options.profile.has_kernels()
        && let Some(length) = f.raise.spec_constants.is_open_array(&f.raise.ids, pointee)
        && let Some(element) = f.raise.out.types.element(allocated, 0)
    {
        (allocated, count) = (element, f.value(length)?);
    }
    let mut align = 0;
    let mut said = Vec::new();
    if f.is_decorated(inst)? {
        for decoration in f.decorations(inst)? {
            match (decoration.kind, decoration.operands) {
                (Decoration::Alignment, &[bytes, ..]) => align = alignment(bytes)?,
                (Decoration::AlignmentId, &[id, ..]) => {
                    let bytes = named_number(&f.raise.ids, &f.raise.out.constants, id);
                    align = alignment(bytes.ok_or_else(|| fail!("AlignmentId names no constant"))?)?;
                }
                _ if is_metadata(inst.op(), &decoration) => {}
                _ if has_text(decoration.kind, decoration.operands) => said.push(decoration),
                _ => f.raise.report.lose_decoration(&f.raise.ids, decoration),
            }
        }
    }
    let kind = InstKind::Alloca { allocated, count, align, inalloca: false, swifterror: false };
    let pointer_type = f.raise.ids.llvm_type(ty)?;
    let pointer = f.build.emit(kind, pointer_type, Flags::NONE)?;
    if let Some(initializer) = initializer {
        let value = Value::Const(f.raise.ids.constant(initializer)?);
        if f.type_of_value(value) != Some(allocated) {
            return Err(invalid!("the initialiser is not of the variable's type"));
        }
        let kind = InstKind::Store { value, pointer, align, volatile: false, atomic: None };
        let mut store = LlvmInst::new(kind, f.void);
        if !f.raise.input.options.profile.has_kernels() {
            let node = f.raise.nodes.tuple(&mut f.raise.out, &[]);
            store.attach(metadata::kind(&mut f.raise.out, shaders::INITIALIZER), node);
        }
        f.build.push(store)?;
    }
    for text in take_texts(&mut said) {
        annotations::annotate_variable(f, pointer, pointer_type, &text)?;
    }
    f.bind(inst, pointer)
}

/// OpLoad.
pub(crate) fn load(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let id = word(inst, 0)?;
    match f.entity_here(id)? {
        Entity::BuiltinAddress(variable) if builtin_variables::load(f, inst, variable)? => return Ok(()),
        Entity::BuiltinComponent(component) if builtin_variables::load_component(f, inst, component)? => {
            return Ok(());
        }
        Entity::SamplerVariable(bits) => {
            let sampler = sampler(f, bits)?;
            return f.bind(inst, sampler);
        }
        _ => {}
    }
    let pointer = f.pointer(id)?;
    let ty = f.raise.ids.value_type(&f.raise.out.types, result_type(inst)?)?;
    let mut access = access(f, inst, words_from(inst, 1)?)?.0;
    // The value of an image only names the texels that are volatile.
    let is_memory = !matches!(f.raise.out.types[ty], Type::TargetExt { .. });
    let is_volatile = f.is_volatile(id) || f.raise.input.scan.volatility.of_type(result_type(inst)?);
    access.decorated = is_memory && !access.volatile && is_volatile;
    let volatile = access.volatile || access.decorated;
    let kind = InstKind::Load { pointer, align: access.align, volatile, atomic: None };
    let load = f.build.push(LlvmInst::new(kind, ty))?;
    attach_access(f, load, access);
    f.bind(inst, Value::Inst(load))
}

/// OpStore.
pub(crate) fn store(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [target, object] = words(inst)?;
    let pointer = f.pointer(target)?;
    let (value, _) = f.typed(object)?;
    let mut access = access(f, inst, words_from(inst, 2)?)?.0;
    let ty = f.raise.ids.type_of(object);
    access.decorated =
        !access.volatile && (f.is_volatile(target) || f.raise.input.scan.volatility.of_type(ty));
    let volatile = access.volatile || access.decorated;
    let kind = InstKind::Store { value, pointer, align: access.align, volatile, atomic: None };
    let store = f.build.push(LlvmInst::new(kind, f.void))?;
    attach_access(f, store, access);
    Ok(())
}

/// Attaches what memory operands say and LLVM has metadata for.
fn attach_access(f: &mut FunctionRaiser<'_, '_>, target: InstId, access: Access) {
    attach_lists(f, target, access.aliases);
    if access.nontemporal {
        mark_nontemporal(f, target, memory::NONTEMPORAL);
    }
    if access.decorated && !f.raise.input.khronos() {
        mark_volatile(f, target);
    }
}

/// Reads memory operands; returns them and the words behind them.
fn access<'w>(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    words: &'w [u32],
) -> Res<(Access, &'w [u32])> {
    let Some((&mask, mut rest)) = words.split_first() else { return Ok((Access::default(), words)) };
    let mask = MemoryAccess(mask);
    let mut access = Access {
        volatile: mask.contains(MemoryAccess::Volatile),
        decorated: false,
        nontemporal: mask.contains(MemoryAccess::Nontemporal),
        align: 0,
        aliases: AliasLists::default(),
    };
    let known = MemoryAccess::Volatile | MemoryAccess::Aligned | MemoryAccess::Nontemporal;
    let known = aliasing::LISTS.iter().fold(known, |known, pair| known | pair.spirv.operand);
    for bit in (0..32).map(|n| MemoryAccess(1 << n)).filter(|bit| mask.contains(*bit)) {
        let count = MemoryAccess::KIND.enumerant(bit.0).map_or(0, |facts| facts.parameters.len());
        let (parameters, behind) =
            rest.split_at_checked(count).ok_or_else(|| fail!("the memory operands are cut off"))?;
        rest = behind;
        match (bit, parameters) {
            (MemoryAccess::Aligned, &[bytes]) => access.align = alignment(bytes)?,
            (_, parameters) => access.aliases.read(&f.raise.ids, aliasing::by_operand(bit), parameters)?,
        }
    }
    if !mask.without(known).is_empty() {
        f.lose(Lost::MemoryOperand(mask.without(known)), inst);
    }
    Ok((access, rest))
}

/// OpCopyMemory, OpCopyMemorySized: `llvm.memcpy`. One mask of memory operands holds for both sides.
pub(crate) fn copy_memory(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [target_id, source_id] = words(inst)?;
    let (target, target_type) = f.typed(target_id)?;
    let (source, source_type) = f.typed(source_id)?;
    for ty in [target_type, source_type] {
        if f.raise.out.types.address_space(ty).is_none() {
            return Err(fail!("the operands are not pointers"));
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
                (f.build.cast(CastOp::ZExt, size, size_type)?, size_type)
            }
            _ => return Err(invalid!("the size is not an integer of up to 64 bits")),
        }
    } else {
        let pointee = f.raise.ids.pointee_of(target_id)?;
        let ty = f.raise.ids.value_type(&f.raise.out.types, pointee)?;
        let size = f.raise.types.layout().store_size(&f.raise.out.types, ty);
        let size = size.ok_or_else(|| fail!("the pointee has no size"))?;
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

/// OpLifetimeStart, OpLifetimeStop. LLVM has them for allocas only.
pub(crate) fn lifetime(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [pointer] = words(inst)?;
    let pointer_type = f.raise.ids.type_of(pointer);
    let (pointer, ty) = f.typed(pointer)?;
    let is_alloca = match pointer {
        Value::Inst(id) => matches!(f.build.inst(id).kind, InstKind::Alloca { .. }),
        _ => false,
    };
    if !is_alloca {
        if f.raise.ids.storage_class(pointer_type) != Some(StorageClass::Function) {
            f.raise.report.tolerate(
                f.raise.input.options,
                &f.raise.ids,
                Tolerance::LifetimeOfOthers,
                inst,
            )?;
        }
        f.lose(Lost::hint("lifetime of what is not a variable"), inst);
        return Ok(());
    }
    let start = inst.op() == Op::LifetimeStart;
    let name = if start { written::LIFETIME_START } else { written::LIFETIME_END };
    intrinsic(f, name, &[ty], f.void, &[(pointer, ty)])?;
    Ok(())
}
