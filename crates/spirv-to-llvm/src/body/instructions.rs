//! Which module translates which instruction.

use crate::body::FunctionRaiser;
use crate::fail::{Res, fail};
use spirv_module::{Instruction, Op};

impl<'m> FunctionRaiser<'_, 'm> {
    /// Translates one instruction of a body.
    pub(crate) fn instruction(&mut self, inst: Instruction<'m>) -> Res<()> {
        let op = inst.op();
        if self.block.is_none() {
            return match op {
                Op::Label => self.begin_block(inst),
                Op::Line => self.line(inst),
                Op::Nop => Ok(()),
                Op::NoLine => {
                    self.no_line();
                    Ok(())
                }
                _ => Err(fail!("an instruction outside of blocks")),
            };
        }
        match op {
            Op::Label => Err(fail!("a new block before the last one has a terminator")),
            Op::Line => self.line(inst),
            Op::NoLine => {
                self.no_line();
                Ok(())
            }
            Op::Nop => Ok(()),
            Op::Phi => self.phi(inst),
            Op::Variable | Op::UntypedVariableKHR => self.variable(inst),
            Op::Load => self.load(inst),
            Op::Store => self.store(inst),
            Op::CopyMemory | Op::CopyMemorySized => self.copy_memory(inst),
            Op::LifetimeStart | Op::LifetimeStop => self.lifetime(inst),
            Op::AccessChain
            | Op::InBoundsAccessChain
            | Op::PtrAccessChain
            | Op::InBoundsPtrAccessChain
            | Op::UntypedAccessChainKHR
            | Op::UntypedInBoundsAccessChainKHR
            | Op::UntypedPtrAccessChainKHR
            | Op::UntypedInBoundsPtrAccessChainKHR => self.access_chain(inst),
            Op::UntypedPrefetchKHR => self.untyped_prefetch(inst),
            Op::UntypedGroupAsyncCopyKHR => self.untyped_group_async_copy(inst),
            Op::PtrEqual | Op::PtrNotEqual | Op::PtrDiff => self.compare_pointers(inst),
            Op::FunctionCall => self.function_call(inst),
            Op::ExtInst | Op::ExtInstWithForwardRefsKHR => self.extended(inst),
            Op::Undef | Op::PoisonKHR => self.undefined(inst),
            Op::FreezeKHR => self.freeze(inst),
            Op::Select => self.select(inst),
            Op::CopyObject => self.copy_object(inst),
            Op::CopyLogical => self.copy_object(inst),
            Op::CompositeConstruct => self.composite_construct(inst),
            Op::CompositeExtract => self.composite_extract(inst),
            Op::CompositeInsert => self.composite_insert(inst),
            Op::VectorExtractDynamic => self.extract_dynamic(inst),
            Op::VectorInsertDynamic => self.insert_dynamic(inst),
            Op::VectorShuffle => self.vector_shuffle(inst),
            _ => self.by_class(inst),
        }
    }

    fn by_class(&mut self, inst: Instruction<'m>) -> Res<()> {
        if self.control_flow(inst)?
            || self.arithmetic(inst)?
            || self.comparison(inst)?
            || self.conversion(inst)?
            || self.indirect(inst)?
        {
            return Ok(());
        }
        self.builtin(inst)
    }
}
