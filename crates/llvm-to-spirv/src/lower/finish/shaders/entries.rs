//! The functions of entry points: they have no parameters, and nothing calls them (SPIR-V specification, 2.16.1 "Universal
//! Validation Rules").

use rustc_hash::FxHashSet;
use spirv_module::{Definitions, Id, Instruction, Module, Op};
use translate_common::problems::ShaderProblem;

const PARAMETERS: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the entry point of a shader has parameters",
    help: "read inputs from variables",
};

const CALLED: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the entry point of a shader is called",
    help: "move its body to a function that the entry point and the caller call",
};

/// Returns the first function of an entry point that has parameters, or the first call of one.
pub(super) fn first_fault<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<(Instruction<'m>, ShaderProblem)> {
    let mut entries: FxHashSet<u32> = FxHashSet::default();
    for instruction in module.instructions() {
        match (instruction.op(), instruction.operands()) {
            (Op::EntryPoint, &[_, function, ..]) => {
                entries.insert(function);
            }
            (Op::Function, &[_, ty])
                if instruction.result().is_some_and(|id| entries.contains(&id.0))
                    && definitions.instruction(Id(ty)).is_some_and(|ty| ty.operands().len() > 1) =>
            {
                return Some((instruction, PARAMETERS));
            }
            (Op::FunctionCall, &[callee, ..]) if entries.contains(&callee) => {
                return Some((instruction, CALLED));
            }
            _ => {}
        }
    }
    None
}
