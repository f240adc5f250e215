//! Conversions between numbers and images or samplers: the module states the width of the numbers (SPV_NV_bindless_texture).

use spirv_module::{Instruction, Module, Op};
use translate_common::problems::ShaderProblem;

const NO_ADDRESSING: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a number is converted to an image or a sampler, or back, and the module does not state the width of such numbers",
    help: "state 32 or 64 in !spirv.SamplerImageAddressingModeNV",
};

/// Returns the problem of such a conversion in a module that does not state the width.
pub(super) fn fault(module: &Module, instruction: Instruction<'_>) -> Option<ShaderProblem> {
    if !is_conversion(instruction.op()) {
        return None;
    }
    let mut in_front = module.instructions().take_while(|instruction| instruction.op() != Op::Function);
    let states_width = in_front.any(|instruction| instruction.op() == Op::SamplerImageAddressingModeNV);
    (!states_width).then_some(NO_ADDRESSING)
}

/// Whether an instruction converts between numbers and images or samplers.
pub(super) fn is_conversion(op: Op) -> bool {
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
