//! Signed integers of a shader: LLVM's integers have no sign, so that metadata has it.

use crate::module::{Raise, metadata};
use llvm_model::{MdId, MdKindId};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::shaders;
use spirv_module::{Id, Instruction, Op};

/// The types of signed integers, without structures: each member has a type of its own.
#[derive(Clone, Default)]
pub(crate) struct Signs(FxHashSet<u32>);

impl Signs {
    /// Looks through the types of a module, where integers have signs.
    pub(crate) fn find(m: &mut Raise<'_>) {
        if !m.input.options.spirv.profile.integers_have_signs {
            return;
        }
        for &index in &m.input.scan.globals {
            let Some(inst) = m.input.instruction(index as usize) else { continue };
            let is_signed = match (inst.op(), inst.operands()) {
                (Op::TypeInt, &[_, sign]) => sign == 1,
                (Op::TypeVector | Op::TypeArray | Op::TypeRuntimeArray, &[inner, ..])
                | (Op::TypePointer, &[_, inner]) => m.signs.0.contains(&inner),
                _ => false,
            };
            if is_signed {
                m.signs.0.extend(inst.result().map(|id| id.0));
            }
        }
    }

    /// Whether a type is of signed integers.
    pub(crate) fn has(&self, ty: u32) -> bool {
        !self.0.is_empty() && self.0.contains(&ty)
    }

    /// Returns whether the result of an instruction is signed, and no other part of the module states it.
    pub(crate) fn marks(&self, inst: Instruction<'_>) -> bool {
        !self.0.is_empty()
            && inst.result_type().is_some_and(|ty| self.has(ty.0))
            && !matches!(
                inst.op(),
                Op::Load
                    | Op::AccessChain
                    | Op::InBoundsAccessChain
                    | Op::PtrAccessChain
                    | Op::InBoundsPtrAccessChain
                    | Op::CompositeExtract
                    | Op::CopyObject
                    | Op::FunctionCall
                    | Op::VectorExtractDynamic
                    | Op::VectorShuffle
            )
    }
}

/// The mark of something signed.
pub(crate) fn mark(m: &mut Raise<'_>) -> (MdKindId, MdId) {
    let node = m.nodes.tuple(&mut m.out, &[]);
    (metadata::kind(&mut m.out, shaders::SIGNED), node)
}

/// The mark of a function, when its result or one of its parameters is signed.
pub(crate) fn of_function(
    m: &mut Raise<'_>,
    function: Instruction<'_>,
    parameters: &[u32],
) -> Option<(MdKindId, MdId)> {
    let result = function.result_type().map_or(0, |Id(ty)| ty);
    let of = std::iter::once(&result).chain(parameters);
    let signed: Vec<u32> =
        of.enumerate().filter(|&(_, &ty)| m.signs.has(ty)).map(|(number, _)| number as u32).collect();
    if signed.is_empty() {
        return None;
    }
    let numbers: Vec<_> = signed.into_iter().map(|number| Some(m.nodes.u32(&mut m.out, number))).collect();
    let node = m.nodes.tuple(&mut m.out, &numbers);
    Some((metadata::kind(&mut m.out, shaders::SIGNED), node))
}
