//! Instructions that exist for untyped pointers alone, which say how many bytes they move.

use crate::body::FunctionRaiser;
use crate::fail::{Res, fail};
use crate::module::accessed_types::integers_of;
use crate::operands::{words, words_from};
use spirv_mapping::Inst;
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{Instruction, Op};
use translate_common::LossKind;

impl<'m> FunctionRaiser<'_, 'm> {
    /// OpUntypedPrefetchKHR: a prefetch of so many bytes.
    pub(crate) fn untyped_prefetch(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [pointer, bytes] = words(inst)?;
        if !words_from(inst, 2)?.is_empty() {
            self.lose(LossKind::Operand, "what OpUntypedPrefetchKHR says besides the size", inst);
        }
        let operands = vec![self.id_operand(pointer)?, self.id_operand(bytes)?];
        self.call_builtin_on_elements(inst, Inst::Cl(OpenClStd::prefetch), operands, Some(1))
    }

    /// OpUntypedGroupAsyncCopyKHR: a copy of elements of so many bytes.
    pub(crate) fn untyped_group_async_copy(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [execution, to, from, element, count, stride, event] = words(inst)?;
        if !words_from(inst, 7)?.is_empty() {
            self.lose(LossKind::Operand, "memory operands of OpUntypedGroupAsyncCopyKHR", inst);
        }
        let element = self.id_operand(element)?.constant;
        let element = element.filter(|bytes| integers_of(*bytes).is_some()).ok_or_else(|| {
            fail!("the size of an element is not a constant power of two up to 128")
                .help("OpenCL copies scalars and vectors only")
        })?;
        let mut operands = Vec::with_capacity(6);
        for id in [execution, to, from, count, stride, event] {
            operands.push(self.id_operand(id)?);
        }
        self.call_builtin_on_elements(inst, Inst::Core(Op::GroupAsyncCopy), operands, Some(element))
    }
}
