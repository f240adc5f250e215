//! What builtins access through untyped pointers: the other operands and the result tell; and the instructions that
//! exist for untyped pointers alone, which say how many bytes they move.

use crate::body::FunctionRaiser;
use crate::fail::{Res, fail};
use crate::raise::{words, words_from};
use spirv_mapping::convention::accessed::{Accessed, accessed};
use spirv_mapping::{Inst, Operand, Ty};
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
        self.call_builtin_on_elements(inst, Inst::cl(OpenClStd::prefetch), operands, Some(1))
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

/// The type of what an instruction reads or writes where its untyped pointers point; `None` when nothing tells.
/// `element_bytes` is what the instruction itself says about it.
pub(crate) fn accessed_type(
    inst: Inst,
    operands: &[Operand],
    result: &Ty,
    element_bytes: Option<u64>,
) -> Option<Ty> {
    if let Some(bytes) = element_bytes {
        return integers_of(bytes);
    }
    Some(match accessed(inst)? {
        Accessed::Result => result.clone(),
        Accessed::ElementOfResult => element(result),
        Accessed::IntegersLikeResult => integers_like(result),
        Accessed::LastOperand => operands.last()?.ty.clone(),
        Accessed::ElementOfFirstOperand => element(&operands.first()?.ty),
        Accessed::Integer(width) => Ty::Int(width),
        Accessed::Half => Ty::Float(16),
    })
}

/// Integers, or a vector of them, of so many bytes; OpenCL copies nothing else.
pub(crate) fn integers_of(bytes: u64) -> Option<Ty> {
    match bytes {
        1 | 2 | 4 | 8 => Some(Ty::Int(bytes as u32 * 8)),
        16 | 32 | 64 | 128 => Some(Ty::Vector(bytes as u32 / 8, Box::new(Ty::Int(64)))),
        _ => None,
    }
}

/// 32-bit integers in as many lanes.
fn integers_like(ty: &Ty) -> Ty {
    match ty {
        Ty::Vector(lanes, _) => Ty::Vector(*lanes, Box::new(Ty::Int(32))),
        _ => Ty::Int(32),
    }
}

fn element(ty: &Ty) -> Ty {
    match ty {
        Ty::Vector(_, element) => (**element).clone(),
        other => other.clone(),
    }
}
