//! What every finished module of shaders keeps to, whoever wrote the LLVM IR: an error rather than an invalid module.

mod builtin_types;
mod builtins;
mod entries;
mod functions;
mod image_uses;
mod layouts;
mod locations;
mod logical;
mod modes;
mod operand_types;
mod parts;
mod resources;
mod runtime_arrays;
mod scopes;
mod terminators;
mod types;
mod workgroups;

use super::stages;
use spirv_module::{Capability, Decoration, Definitions, Instruction, Module, Op, OperandKind};
use translate_common::problems::ShaderProblem;
use translate_common::requirements::Requirements;

const BUILTIN_TYPE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a builtin variable of the shader has another type than Vulkan defines for it",
    help: "declare it with the type of the specification of Vulkan, \"Built-In Variables\": numbers have 32 bits",
};

const OUTDATED: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a structure is decorated with BufferBlock, which SPIR-V has up to version 1.3 only",
    help: "decorate it with Block, and put the variable into address space 11 (StorageBuffer)",
};

/// Returns the first instruction that breaks a rule, and the rule.
pub(super) fn first_fault<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<(Instruction<'m>, ShaderProblem)> {
    first_misuse(module, definitions)
        .or_else(|| operand_types::first_fault(module, definitions))
        .or_else(|| stages::first_fault(module, definitions))
}

/// Returns the first instruction that breaks a rule of shaders.
fn first_misuse<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<(Instruction<'m>, ShaderProblem)> {
    if let Some(misuse) = logical::first_misuse(module, definitions) {
        let problem = ShaderProblem::Misuse { wrong: misuse.what, help: misuse.help };
        return Some((misuse.instruction, problem));
    }
    if let Some(variable) = builtins::first_misplaced(module) {
        return Some((variable, ShaderProblem::BuiltinStorage));
    }
    if let Some(declaration) = builtin_types::first_of_other_type(module, definitions) {
        return Some((declaration, BUILTIN_TYPE));
    }
    if let Some(instruction) = functions::first_of_kernels(module, definitions) {
        return Some((instruction, ShaderProblem::KernelFunction));
    }
    if let Some(fault) = entries::first_fault(module, definitions) {
        return Some(fault);
    }
    if let Some(fault) = terminators::first_inside(module) {
        return Some(fault);
    }
    if let Some(fault) = modes::first_of_another_stage(module) {
        return Some(fault);
    }
    if let Some(fault) = entries::first_without_origin(module) {
        return Some(fault);
    }
    if let Some(entry) = entries::first_of_same_name(module) {
        return Some((entry, ShaderProblem::SameEntryPoint));
    }
    if let Some(instruction) = scopes::first_unknown(module, definitions) {
        return Some((instruction, ShaderProblem::Scope));
    }
    if let Some(variable) = resources::first_unbound(module) {
        return Some((variable, ShaderProblem::NoBinding));
    }
    if let Some(fault) = layouts::first_fault(module, definitions) {
        return Some(fault);
    }
    if let Some(fault) = runtime_arrays::first_fault(module, definitions) {
        return Some(fault);
    }
    if let Some(entry) = workgroups::first_without_workgroups(module) {
        return Some((entry, ShaderProblem::NoWorkgroups));
    }
    let without_size = workgroups::first_without_size(module);
    let of_size = without_size.map(|entry| (entry, ShaderProblem::NoWorkgroupSize));
    of_size.or_else(|| locations::first_fault(module, definitions))
}

/// Returns the first instruction whose needs the module does not meet, and why: it has another version, or may import nothing.
pub(super) fn first_unmet<'m>(
    module: &'m Module,
    needs: &Requirements,
    may_import: bool,
) -> Option<(Instruction<'m>, ShaderProblem)> {
    let import = if may_import { None } else { first_import(module, needs) };
    let import = import.map(|declaration| (declaration, ShaderProblem::Import));
    import.or_else(|| first_outdated(module, needs).map(|decoration| (decoration, OUTDATED)))
}

/// Returns the first decoration BufferBlock in a module of a version that does not have it any more.
fn first_outdated<'m>(module: &'m Module, needs: &Requirements) -> Option<Instruction<'m>> {
    let last = OperandKind::Decoration.enumerant(Decoration::BufferBlock.0)?.requires.last_version?;
    let mut before_functions =
        module.instructions().take_while(|instruction| instruction.op() != Op::Function);
    let is_outdated = |instruction: &Instruction<'_>| {
        instruction.op() == Op::Decorate && instruction.operands().get(1) == Some(&Decoration::BufferBlock.0)
    };
    if needs.version > last { before_functions.find(is_outdated) } else { None }
}

/// Returns the first declaration of what another module has to define, which Vulkan has no linking for.
fn first_import<'m>(module: &'m Module, needs: &Requirements) -> Option<Instruction<'m>> {
    let needed = needs.capabilities.iter().find(|(capability, _)| *capability == Capability::Linkage);
    needed.and_then(|(_, reason)| module.instruction(reason.instruction?))
}
