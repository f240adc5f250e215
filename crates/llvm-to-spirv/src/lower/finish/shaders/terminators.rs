//! Calls that end a block: nothing is behind them (SPIR-V specification, 2.2.5 "Control Flow", "Termination Instruction").

use spirv_mapping::convention::shaders;
use spirv_module::{Instruction, Module, Op};
use translate_common::problems::ShaderProblem;

const GOES_ON: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the block goes on behind an instruction that ends it",
    help: "end the block with `unreachable` behind the call",
};

/// Returns the first such instruction with another one behind it in its block.
pub(super) fn first_inside(module: &Module) -> Option<(Instruction<'_>, ShaderProblem)> {
    let mut ended: Option<Instruction<'_>> = None;
    for instruction in module.instructions() {
        let op = instruction.op();
        if let Some(ended) =
            ended.filter(|_| !matches!(op, Op::Label | Op::FunctionEnd | Op::Line | Op::NoLine))
        {
            return Some((ended, GOES_ON));
        }
        if !matches!(op, Op::Line | Op::NoLine) {
            ended = shaders::is_called_terminator(op).then_some(instruction);
        }
    }
    None
}
