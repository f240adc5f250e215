//! Instructions for untyped pointers only, with a number of bytes or a base type among their operands.

use crate::builtins::builtin_operands::{BuiltinOperand, Operands, id_operand};
use crate::builtins::call_builtin_on_elements;
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::module::accessed_types::integers_of;
use crate::module::spelling::Element;
use crate::module::target::size_type;
use crate::operands::{word, words, words_from};
use spirv_mapping::Inst;
use spirv_mapping::convention::access_chains;
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{Instruction, Op};
use translate_common::Lost;
use translate_common::forms::UntypedChains;
use translate_common::problems::MemoryProblem;

/// OpUntypedPrefetchKHR: a prefetch of so many bytes.
pub(crate) fn untyped_prefetch(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [pointer, bytes] = words(inst)?;
    let (_, of_size) = f.typed(bytes)?;
    if of_size != size_type(f.raise.input, &mut f.raise.out.types) {
        f.lose(Lost::hint("a prefetch of a size that is no size_t"), inst);
        return Ok(());
    }
    if !words_from(inst, 2)?.is_empty() {
        f.lose(Lost::AccessHint("operands of OpUntypedPrefetchKHR other than the size".into()), inst);
    }
    let operands = Operands::from_slice(&[id_operand(f, pointer)?, id_operand(f, bytes)?]);
    call_builtin_on_elements(f, inst, Inst::cl(OpenClStd::prefetch), operands, Some(Element::Bytes(1)))
}

/// Whether the first operand of an instruction is an untyped pointer.
pub(crate) fn has_untyped_pointer(f: &FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> bool {
    let ids = &f.raise.ids;
    inst.operands().first().is_some_and(|&id| ids.untyped_pointer_storage(ids.type_of(id)).is_some())
}

/// OpSubgroupBlockPrefetchINTEL through an untyped pointer: it counts bytes.
pub(crate) fn untyped_block_prefetch(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [pointer, bytes] = words(inst)?;
    if !words_from(inst, 2)?.is_empty() {
        f.lose(Lost::AccessHint("memory operands of OpSubgroupBlockPrefetchINTEL".into()), inst);
    }
    let operands = Operands::from_slice(&[id_operand(f, pointer)?, id_operand(f, bytes)?]);
    call_builtin_on_elements(
        f,
        inst,
        Inst::Core(Op::SubgroupBlockPrefetchINTEL),
        operands,
        Some(Element::Bytes(1)),
    )
}

/// An access chain with a base type operand, as the call of the instruction on typed pointers, or by its own name
/// ([`UntypedChains`]).
pub(crate) fn untyped_access_chain(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let op = match f.raise.input.forms().untyped_chains {
        UntypedChains::Untyped => inst.op(),
        UntypedChains::Typed => access_chains::typed(inst.op()).unwrap_or(inst.op()),
    };
    let operands = words_from(inst, 1)?.iter().map(|&id| id_operand(f, id)).collect::<Res<Operands>>()?;
    call_builtin_on_elements(f, inst, Inst::Core(op), operands, Some(Element::Type(word(inst, 0)?)))
}

/// OpUntypedGroupAsyncCopyKHR: a copy of elements of so many bytes.
pub(crate) fn untyped_group_async_copy(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [execution, to, from, element, count, stride, event] = words(inst)?;
    if !words_from(inst, 7)?.is_empty() {
        f.lose(Lost::AccessHint("memory operands of OpUntypedGroupAsyncCopyKHR".into()), inst);
    }
    let element = id_operand(f, element)?.constant();
    let element = element
        .filter(|bytes| integers_of(*bytes).is_some())
        .ok_or_else(|| fail(MemoryProblem::ElementSize))?;
    let mut operands = Operands::new();
    for id in [execution, to, from, count, stride, event] {
        operands.push(id_operand(f, id)?);
    }
    call_builtin_on_elements(f, inst, Inst::Core(Op::GroupAsyncCopy), operands, Some(Element::Bytes(element)))
}

/// OpUntypedArrayLengthKHR: the structure is the first operand, and the type behind the pointer.
pub(crate) fn untyped_array_length(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [structure, pointer, member] = words(inst)?;
    let operands = Operands::from_slice(&[id_operand(f, pointer)?, BuiltinOperand::Literal(member)]);
    call_builtin_on_elements(f, inst, Inst::Core(Op::ArrayLength), operands, Some(Element::Type(structure)))
}
