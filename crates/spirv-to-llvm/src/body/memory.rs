//! Variables of functions, loads and stores.

use crate::body::aliasing::{AliasLists, attach_lists};
use crate::body::annotations;
use crate::body::packed;
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::{intrinsic, sampler};
use crate::function::deferred::builtin_variables;
use crate::function::memory::{mark_nontemporal, mark_volatile};
use crate::ids::Entity;
use crate::module::annotations::has_text;
use crate::module::global_annotations::take_texts;
use crate::module::metadata;
use crate::module::stated_decorations::is_metadata;
use crate::module::variables::{alignment, named_number, variable_parts};
use crate::operands::{result_type, word, words, words_from};
use llvm_model::{
    Align, InstBuilder as _, InstId, InstKind, Instruction as LlvmInst, Type, TypeId, Types, Value,
};
use spirv_mapping::convention::intrinsics::written;
use spirv_mapping::convention::{aliasing, memory, shaders};
use spirv_module::{Decoration, Instruction, MemoryAccess, Op, StorageClass, Tolerance};
use translate_common::Lost;
use translate_common::Problem;
use translate_common::forms::DecoratedVolatile;
use translate_common::problems::{MemoryProblem, OperandProblem, Wanted};

/// The memory operands of an access.
#[derive(Clone, Copy, Default)]
pub(super) struct Access {
    pub(super) volatile: bool,
    /// Whether it is volatile by a decoration and not by its operands.
    decorated: bool,
    pub(super) nontemporal: bool,
    pub(super) align: u64,
    pub(super) aliases: AliasLists,
}

/// OpVariable in a body.
pub(crate) fn variable(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let ty = result_type(inst)?;
    let (storage, pointee, initializer) = variable_parts(&f.raise.ids, inst)?;
    let pointee = pointee.ok_or_else(|| fail(MemoryProblem::Untyped))?;
    if StorageClass(storage) != StorageClass::Function {
        return Err(fail(Problem::internal("a variable in a function with another storage class")));
    }
    let mut allocated = f.raise.ids.value_type(&f.raise.out.types, pointee)?;
    let mut count = f.int32(1);
    if !f.raise.input.options.spirv.profile.pointers_are_logical
        && initializer.is_none()
        && let Some(length) = f.raise.spec_constants.is_open_array(&f.raise.ids, pointee)
        && let Some(element) = element_of_wrapped(&f.raise.out.types, allocated)
    {
        f.raise.spec_constants.note_stated(length, []);
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
                    align = alignment(bytes.ok_or_else(|| {
                        fail(OperandProblem::NotA {
                            operand: "the alignment",
                            wanted: Wanted::ConstantInteger,
                        })
                    })?)?;
                }
                _ if is_metadata(inst.op(), &decoration) => {}
                _ if has_text(decoration.kind, decoration.operands) => said.push(decoration),
                _ => f.raise.report.lose_decoration(&f.raise.ids, decoration),
            }
        }
    }
    let kind =
        InstKind::Alloca { allocated, count, align: Align::of(align), inalloca: false, swifterror: false };
    let pointer_type = f.raise.ids.llvm_type(ty)?;
    let pointer = f.emit(kind, pointer_type);
    if let Some(initializer) = initializer {
        let value = match f.raise.spec_constants.open(initializer) {
            Some(_) => f.value(initializer)?,
            None => Value::Const(f.raise.ids.constant(initializer)?),
        };
        if f.value_type(value) != Some(allocated) {
            return Err(fail(MemoryProblem::Initializer));
        }
        let kind = InstKind::Store { value, pointer, align: Align::of(align), volatile: false, atomic: None };
        let mut store = LlvmInst::new(kind, f.void);
        if !f.raise.input.options.spirv.profile.has_library {
            let node = f.raise.nodes.tuple(&mut f.raise.out, &[]);
            store.attach(metadata::kind(&mut f.raise.out, shaders::INITIALIZER), node);
        }
        f.build.push(store);
    }
    for text in take_texts(&mut said) {
        annotations::annotate_variable(f, pointer, pointer_type, &text)?;
    }
    f.bind(inst, pointer)
}

/// The type of the elements of an array that a structure is around.
fn element_of_wrapped(types: &Types, wrapper: TypeId) -> Option<TypeId> {
    types.element(types.element(wrapper, 0)?, 0)
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
    let load = |f: &mut FunctionRaiser<'_, '_>, pointer, align, ty| {
        let kind = InstKind::Load { pointer, align, volatile, atomic: None };
        let load = f.build.push(LlvmInst::new(kind, ty));
        attach_access(f, load, access);
        Value::Inst(load)
    };
    let value = match packed::component(f, id, pointer) {
        Some(component) => {
            let whole = component.pointer(f);
            let vector = load(f, whole, Align::NONE, component.vector);
            f.extract_at(vector, component.index)
        }
        None => load(f, pointer, Align::of(access.align), ty),
    };
    f.bind(inst, value)
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
    let (value, pointer, align) = match packed::component(f, target, pointer) {
        Some(component) => {
            let value = f.value_of(object, f.raise.out.types.scalar(component.vector))?;
            let whole = component.pointer(f);
            let kind = InstKind::Load { pointer: whole, align: Align::NONE, volatile, atomic: None };
            let vector = f.build.push(LlvmInst::new(kind, component.vector));
            attach_access(f, vector, access);
            (f.insert_at(Value::Inst(vector), value, component.index), whole, 0)
        }
        None => (value, pointer, access.align),
    };
    let kind = InstKind::Store { value, pointer, align: Align::of(align), volatile, atomic: None };
    let store = f.build.push(LlvmInst::new(kind, f.void));
    attach_access(f, store, access);
    Ok(())
}

/// Attaches the memory operands that LLVM has metadata for.
pub(super) fn attach_access(f: &mut FunctionRaiser<'_, '_>, target: InstId, access: Access) {
    attach_lists(f, target, access.aliases);
    if access.nontemporal {
        mark_nontemporal(f, target, memory::NONTEMPORAL);
    }
    if access.decorated && f.raise.input.forms().decorated_volatile == DecoratedVolatile::Volatile {
        mark_volatile(f, target);
    }
}

/// Reads memory operands; returns them and the words behind them.
pub(super) fn access<'w>(
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
        let (parameters, behind) = rest
            .split_at_checked(count)
            .ok_or_else(|| fail(OperandProblem::CutOff { part: "its memory operands" }))?;
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
        f.lose(Lost::hint("lifetime of a value that is not a variable"), inst);
        return Ok(());
    }
    let start = inst.op() == Op::LifetimeStart;
    let name = if start { written::LIFETIME_START } else { written::LIFETIME_END };
    intrinsic(f, name, &[ty], f.void, &[(pointer, ty)])?;
    Ok(())
}
