//! The layouts of blocks: each member of a structure in a buffer has an offset (SPIR-V specification, 2.16.2 "Validation Rules
//! for Shader Capabilities").

use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::memory;
use spirv_module::{Decoration, Definitions, Id, Instruction, Module, Op, StorageClass};

/// Returns the first variable in a buffer that has a structure with members without offsets.
pub(super) fn first_without_offsets<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<Instruction<'m>> {
    let mut placed: FxHashMap<u32, FxHashSet<u32>> = FxHashMap::default();
    for instruction in module.instructions() {
        match (instruction.op(), instruction.operands()) {
            (Op::MemberDecorate, &[structure, member, decoration, ..])
                if Decoration(decoration) == Decoration::Offset =>
            {
                placed.entry(structure).or_default().insert(member);
            }
            (Op::Variable, &[storage, ..])
                if memory::EXPLICIT_LAYOUT.contains(&StorageClass(storage))
                    && instruction
                        .result_type()
                        .is_some_and(|ty| is_incomplete(definitions, ty, &placed)) =>
            {
                return Some(instruction);
            }
            (Op::Function, _) => break,
            _ => {}
        }
    }
    None
}

/// Whether a structure in the pointee of a pointer type has members without offsets.
fn is_incomplete(
    definitions: &Definitions<'_>,
    pointer: Id,
    placed: &FxHashMap<u32, FxHashSet<u32>>,
) -> bool {
    let pointee = definitions.instruction(pointer).and_then(|ty| ty.operands().get(1).copied());
    let (mut waiting, mut seen): (Vec<u32>, _) = (pointee.into_iter().collect(), FxHashSet::default());
    while let Some(ty) = waiting.pop() {
        // Types may have common parts.
        let Some(definition) = definitions.instruction(Id(ty)).filter(|_| seen.insert(ty)) else { continue };
        match (definition.op(), definition.operands()) {
            (Op::TypeArray | Op::TypeRuntimeArray, &[element, ..]) => waiting.push(element),
            (Op::TypeStruct, members) => {
                if placed.get(&ty).map_or(0, FxHashSet::len) < members.len() {
                    return true;
                }
                waiting.extend(members);
            }
            _ => {}
        }
    }
    false
}
