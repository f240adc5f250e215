//! Conversions between numbers and images or samplers: the module states the width of the numbers (SPV_NV_bindless_texture).

use spirv_module::{Instruction, Module, Op};
use translate_common::problems::ShaderProblem;

const NO_ADDRESSING: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a number is converted to an image or a sampler, or back, and the module does not state the width of such numbers",
    help: "state 32 or 64 in !spirv.SamplerImageAddressingModeNV",
};

/// Returns the first such conversion of a module that does not state the width.
pub(super) fn first_without_addressing(module: &Module) -> Option<(Instruction<'_>, ShaderProblem)> {
    let mut in_front = module.instructions().take_while(|instruction| instruction.op() != Op::Function);
    if in_front.any(|instruction| instruction.op() == Op::SamplerImageAddressingModeNV) {
        return None;
    }
    let found = module.instructions().find(|instruction| is_conversion(instruction.op()))?;
    Some((found, NO_ADDRESSING))
}

/// Whether an instruction converts between numbers and images or samplers.
fn is_conversion(op: Op) -> bool {
    matches!(
        op,
        Op::ConvertUToImageNV
            | Op::ConvertUToSamplerNV
            | Op::ConvertImageToUNV
            | Op::ConvertSamplerToUNV
            | Op::ConvertUToSampledImageNV
            | Op::ConvertSampledImageToUNV
    )
}
