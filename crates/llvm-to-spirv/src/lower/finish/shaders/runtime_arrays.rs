//! Arrays without a length: they are the last member of a block in a buffer, or arrays of resources (Vulkan specification,
//! VUID-StandaloneSpirv-OpTypeRuntimeArray-04680).

use super::types::{declared, element_of_arrays};
use spirv_module::{Decoration, Definitions, Id, Instruction, Module, Op, StorageClass};
use translate_common::problems::ShaderProblem;

/// Memory whose size the host determines.
const SIZED_BY_HOST: [StorageClass; 5] = [
    StorageClass::StorageBuffer,
    StorageClass::Uniform,
    StorageClass::UniformConstant,
    StorageClass::PhysicalStorageBuffer,
    StorageClass::ShaderRecordBufferKHR,
];

const IN_MEMORY: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a variable of the shader has an array without a length, and is not a resource",
    help: "give the array a length; only buffers and arrays of resources have any number of elements",
};

const IN_UNIFORM_BLOCK: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a uniform buffer of the shader has an array without a length",
    help: "give the array a length, or use a storage buffer (address space 11)",
};

const IN_VALUE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a value of the shader has an array without a length",
    help: "access the elements of the array in the buffer",
};

const NOT_LAST: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an array without a length is followed by other members, or is the element of an array",
    help: "make it the last member of the structure",
};

/// Returns the first use of an array without a length where shaders do not have one.
pub(super) fn first_fault<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<(Instruction<'m>, ShaderProblem)> {
    // Most modules do not have one, and types that have one are few.
    let mut unsized_types: Vec<u32> = Vec::new();
    // Structures in the memory of uniform buffers that are storage buffers all the same.
    let mut storage_blocks: Vec<u32> = Vec::new();
    let is_runtime_array =
        |ty: u32| definitions.instruction(Id(ty)).is_some_and(|ty| ty.op() == Op::TypeRuntimeArray);
    for instruction in module.instructions() {
        let is_unsized = |ty: u32| unsized_types.contains(&ty);
        match (instruction.op(), instruction.operands()) {
            (Op::Decorate, &[structure, decoration]) if Decoration(decoration) == Decoration::BufferBlock => {
                storage_blocks.push(structure);
            }
            (Op::TypeRuntimeArray, _) => unsized_types.extend(instruction.result().map(|id| id.0)),
            (_, _) if unsized_types.is_empty() => {}
            (Op::TypeArray, &[element, _]) if is_runtime_array(element) => {
                return Some((instruction, NOT_LAST));
            }
            // Buffers of one binding.
            (Op::TypeArray, &[element, _]) if is_unsized(element) => {
                unsized_types.extend(instruction.result().map(|id| id.0));
            }
            (Op::TypeStruct, members) if members.iter().any(|&member| is_unsized(member)) => {
                if members.iter().rev().skip(1).any(|&member| is_unsized(member)) {
                    return Some((instruction, NOT_LAST));
                }
                unsized_types.extend(instruction.result().map(|id| id.0));
            }
            (Op::Variable | Op::UntypedVariableKHR, &[storage, ..]) => {
                let held = declared(definitions, instruction).filter(|ty| is_unsized(ty.0));
                let Some(held) = held else { continue };
                if !SIZED_BY_HOST.contains(&StorageClass(storage)) {
                    return Some((instruction, IN_MEMORY));
                }
                let element = element_of_arrays(definitions, held);
                let is_block = definitions.instruction(element).is_some_and(|ty| ty.op() == Op::TypeStruct)
                    && !storage_blocks.contains(&element.0);
                if StorageClass(storage) == StorageClass::Uniform && is_block && is_unsized(element.0) {
                    return Some((instruction, IN_UNIFORM_BLOCK));
                }
            }
            (op, _) if !op.is_type() && instruction.result_type().is_some_and(|Id(ty)| is_unsized(ty)) => {
                return Some((instruction, IN_VALUE));
            }
            _ => {}
        }
    }
    None
}
