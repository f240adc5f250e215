//! Which module translates which instruction.

use crate::body::{
    access_chains, arithmetic, calls, comparisons, composites, control_flow, conversions,
    cooperative_matrices, copies, indirect_calls, intrinsics, matrices, memory, native, phis, small_formats,
    style,
};
use crate::builtins::{self, untyped};
use crate::debug_info::{self, lines};
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use spirv_mapping::convention::shaders;
use spirv_module::{Instruction, Op};
use translate_common::forms::Constants;
use translate_common::problems::BlockProblem;

/// Translates one instruction of a body.
pub(crate) fn translate<'m>(f: &mut FunctionRaiser<'_, 'm>, inst: Instruction<'m>) -> Res<()> {
    let op = inst.op();
    match op {
        Op::Line => return lines::line(f, inst),
        Op::NoLine => {
            lines::no_line(f);
            return Ok(());
        }
        Op::Nop => return Ok(()),
        Op::Label => return control_flow::begin_block(f, inst),
        Op::LoopMerge | Op::SelectionMerge if !f.build.in_block() => {}
        Op::ExtInst | Op::ExtInstWithForwardRefsKHR if !f.build.in_block() => {
            return debug_info::between_blocks(f, inst);
        }
        _ if !f.build.in_block() => return Err(fail(BlockProblem::OutsideBlock)),
        // It may only have more debug lines.
        Op::ExtInst | Op::ExtInstWithForwardRefsKHR => {}
        _ => lines::settle(f),
    }
    operation(f, inst)
}

/// Translates an instruction that is more than a mark of a place.
pub(crate) fn operation<'m>(f: &mut FunctionRaiser<'_, 'm>, inst: Instruction<'m>) -> Res<()> {
    let op = inst.op();
    // Few modules have any.
    if f.raise.input.scan.has_small_formats && small_formats::conversion(f, inst)? {
        return Ok(());
    }
    if f.raise.input.scan.has_cooperative && cooperative_matrices::on_matrices(f, inst)? {
        return Ok(());
    }
    if f.raise.input.forms().constants == Constants::Folded && style::constants::on_constants(f, inst)? {
        return Ok(());
    }
    if f.raise.input.options.llvm.is_native() && native::native(f, inst)? {
        return Ok(());
    }
    match op {
        Op::Phi => phis::phi(f, inst),
        Op::Variable | Op::UntypedVariableKHR => memory::variable(f, inst),
        Op::Load => memory::load(f, inst),
        Op::Store => memory::store(f, inst),
        Op::CopyMemory | Op::CopyMemorySized => copies::copy_memory(f, inst),
        Op::LifetimeStart | Op::LifetimeStop => memory::lifetime(f, inst),
        Op::AccessChain
        | Op::InBoundsAccessChain
        | Op::PtrAccessChain
        | Op::InBoundsPtrAccessChain
        | Op::UntypedAccessChainKHR
        | Op::UntypedInBoundsAccessChainKHR
        | Op::UntypedPtrAccessChainKHR
        | Op::UntypedInBoundsPtrAccessChainKHR => access_chains::access_chain(f, inst),
        Op::PtrEqual | Op::PtrNotEqual | Op::PtrDiff => comparisons::compare_pointers(f, inst),
        Op::Undef | Op::PoisonKHR => arithmetic::undefined(f, inst),
        Op::FreezeKHR => arithmetic::freeze(f, inst),
        Op::Select => arithmetic::select(f, inst),
        Op::CopyLogical if !f.raise.input.options.spirv.profile.has_library => builtins::builtin(f, inst),
        Op::CopyObject | Op::CopyLogical => conversions::copy_object(f, inst),
        Op::CompositeConstruct => composites::composite_construct(f, inst),
        Op::CompositeExtract => composites::composite_extract(f, inst),
        Op::CompositeInsert => composites::composite_insert(f, inst),
        Op::VectorExtractDynamic => composites::extract_dynamic(f, inst),
        Op::VectorInsertDynamic => composites::insert_dynamic(f, inst),
        Op::VectorShuffle => composites::vector_shuffle(f, inst),
        Op::FunctionCall => calls::function_call(f, inst),
        Op::ExtInst | Op::ExtInstWithForwardRefsKHR if debug_info::instruction(f, inst) => Ok(()),
        Op::ExtInst | Op::ExtInstWithForwardRefsKHR => builtins::extended(f, inst),
        Op::UntypedArrayLengthKHR => untyped::untyped_array_length(f, inst),
        Op::UntypedPrefetchKHR => untyped::untyped_prefetch(f, inst),
        Op::UntypedGroupAsyncCopyKHR => untyped::untyped_group_async_copy(f, inst),
        Op::SubgroupBlockPrefetchINTEL if untyped::has_untyped_pointer(f, inst) => {
            untyped::untyped_block_prefetch(f, inst)
        }
        _ => by_table(f, inst),
    }
}

/// Translates an instruction of the tables by the first of these modules that has it; any other instruction is a call of a
/// builtin.
fn by_table<'m>(f: &mut FunctionRaiser<'_, 'm>, inst: Instruction<'m>) -> Res<()> {
    if shaders::is_called(inst.op()) && !f.raise.input.options.spirv.profile.has_library {
        return builtins::builtin(f, inst);
    }
    if control_flow::control_flow(f, inst)?
        || arithmetic::arithmetic(f, inst)?
        || matrices::matrix_arithmetic(f, inst)?
        || comparisons::comparison(f, inst)?
        || conversions::conversion(f, inst)?
        || indirect_calls::indirect(f, inst)?
        || intrinsics::hint(f, inst)?
    {
        return Ok(());
    }
    builtins::builtin(f, inst)
}
