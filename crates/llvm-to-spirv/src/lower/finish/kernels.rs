//! What every finished module of kernels keeps to: calls in LLVM IR are instructions by their name alone, with arguments of any
//! types. Instructions that functions of libraries stand for were checked as calls.

use super::numbers::number;
use super::{atomics, bindless, images, stages};
use spirv_mapping::Inst;
use spirv_mapping::signatures;
use spirv_module::{Definitions, Id, Instruction, InstructionClass, Module, Op, OperandKind, Scope};
use translate_common::OperandTypes;
use translate_common::problems::ShaderProblem;

const OF_SHADERS: ShaderProblem = ShaderProblem::Misuse {
    wrong: "kernels do not have this instruction of shaders",
    help: "use it in a shader, of the stage that it is for",
};

const SCOPE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "kernels do not have this scope of shaders",
    help: "use the device, the work-group, the sub-group or the work-item: 1, 2, 3 or 4",
};

/// Whether instructions of LLVM IR become this one; calls of it are checked as such.
fn is_of_llvm(op: Op) -> bool {
    use InstructionClass as Class;
    let Some(facts) = op.facts().filter(|facts| facts.requires.version.is_some()) else { return false };
    match facts.class {
        Class::Arithmetic => matches!(
            op,
            Op::SNegate
                | Op::FNegate
                | Op::IAdd
                | Op::FAdd
                | Op::ISub
                | Op::FSub
                | Op::IMul
                | Op::FMul
                | Op::UDiv
                | Op::SDiv
                | Op::FDiv
                | Op::UMod
                | Op::SRem
                | Op::FRem
        ),
        Class::Composite => !matches!(op, Op::CopyLogical | Op::Transpose),
        Class::Memory => matches!(
            op,
            Op::Load
                | Op::Store
                | Op::CopyMemory
                | Op::CopyMemorySized
                | Op::PtrAccessChain
                | Op::InBoundsPtrAccessChain
        ),
        class => matches!(class, Class::Bit | Class::RelationalAndLogical | Class::Conversion),
    }
}

/// Whether an instruction can break a rule.
fn is_checked(op: Op) -> bool {
    signatures::are_known(Inst::Core(op)) && !is_of_llvm(op)
        || stages::is_of_shaders(op)
        || bindless::is_conversion(op)
}

/// Whether an instruction has a scope that only shaders have.
fn has_scope_of_shaders(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> bool {
    const SCOPES: [Scope; 2] = [Scope::QueueFamily, Scope::ShaderCallKHR];
    let operands = instruction.op().facts().map_or(&[][..], |facts| facts.operands);
    operands.iter().zip(instruction.operands()).any(|(operand, &word)| {
        operand.kind == OperandKind::IdScope
            && number(definitions, Id(word)).is_some_and(|scope| SCOPES.contains(&Scope(scope)))
    })
}

/// Returns the first instruction that breaks a rule, and the rule.
pub(super) fn first_fault<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<(Instruction<'m>, ShaderProblem)> {
    // Modules have many instructions and few opcodes. By opcode, for those up to the highest that there was.
    let mut opcodes: Vec<Option<bool>> = Vec::new();
    let mut checked = Vec::new();
    for instruction in module.instructions().skip_while(|instruction| instruction.op() != Op::Function) {
        let op = instruction.op();
        let number = usize::from(op.0);
        if number >= opcodes.len() {
            opcodes.resize(number + 1, None);
        }
        if opcodes.get_mut(number).is_some_and(|known| *known.get_or_insert_with(|| is_checked(op))) {
            checked.push(instruction);
        }
    }
    let mut types = OperandTypes::new(definitions);
    checked.into_iter().find_map(|instruction| {
        if stages::is_of_shaders(instruction.op()) {
            return Some((instruction, OF_SHADERS));
        }
        if has_scope_of_shaders(definitions, instruction) {
            return Some((instruction, SCOPE));
        }
        if let Some(problem) = atomics::fault(definitions, instruction) {
            return Some((instruction, problem));
        }
        if let Some(problem) = images::fault(definitions, instruction) {
            return Some((instruction, problem));
        }
        if let Some(problem) = bindless::fault(module, instruction) {
            return Some((instruction, problem));
        }
        let wrong = types.wrong(instruction)?;
        Some((instruction, ShaderProblem::OperandTypes { wrong: wrong.to_string() }))
    })
}
