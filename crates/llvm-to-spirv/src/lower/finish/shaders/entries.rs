//! Entry points: their functions have no parameters, and nothing calls them; those of one model have different names (SPIR-V
//! specification, 2.16.1 "Universal Validation Rules").

use rustc_hash::FxHashSet;
use spirv_module::{Definitions, ExecutionMode, ExecutionModel, Id, Instruction, Module, Op};
use translate_common::problems::ShaderProblem;

const PARAMETERS: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the entry point of a shader has parameters",
    help: "read inputs from variables",
};

const CALLED: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the entry point of a shader is called",
    help: "move its body to a function that the entry point and the caller call",
};

const NO_ORIGIN: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the coordinates of a fragment shader have no origin",
    help: "state the execution mode OriginUpperLeft in !spirv.ExecutionMode",
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

/// Returns the first entry point of a fragment shader without an origin of its coordinates (specification of Vulkan,
/// VUID-StandaloneSpirv-OriginLowerLeft-04653).
pub(super) fn first_without_origin(module: &Module) -> Option<(Instruction<'_>, ShaderProblem)> {
    let mut fragments = Vec::new();
    let mut with_origin: FxHashSet<u32> = FxHashSet::default();
    for instruction in module.instructions() {
        match (instruction.op(), instruction.operands()) {
            (Op::EntryPoint, &[model, function, ..]) if ExecutionModel(model) == ExecutionModel::Fragment => {
                fragments.push((function, instruction));
            }
            (Op::ExecutionMode, &[function, mode, ..])
                if ExecutionMode(mode) == ExecutionMode::OriginUpperLeft =>
            {
                with_origin.insert(function);
            }
            (Op::Function, _) => break,
            _ => {}
        }
    }
    let found = fragments.into_iter().find(|(function, _)| !with_origin.contains(function));
    found.map(|(_, entry)| (entry, NO_ORIGIN))
}

/// Returns the first entry point whose execution model and name another has.
pub(super) fn first_of_same_name(module: &Module) -> Option<Instruction<'_>> {
    let mut seen: FxHashSet<(u32, &[u32])> = FxHashSet::default();
    let entries = module.instructions().take_while(|instruction| instruction.op() != Op::Function);
    entries.into_iter().filter(|instruction| instruction.op() == Op::EntryPoint).find(|entry| {
        let &[model, _, ref rest @ ..] = entry.operands() else { return false };
        // The name ends in the word that has a zero byte.
        let last = rest.iter().position(|word| word.to_le_bytes().contains(&0));
        let name = &rest[..last.map_or(rest.len(), |last| last + 1)];
        !seen.insert((model, name))
    })
}
