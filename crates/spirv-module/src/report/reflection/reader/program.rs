//! Instructions about the program, which all kernels share.

use super::operands::{Operands, Problem};
use crate::report::Budget;
use crate::report::reflection::{
    LiteralSampler, Place, PrintfBuffer, PrintfFormat, ProgramData, ProgramDataKind, Reflection, Relocation,
    WorkgroupVariable,
};
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Set;

/// Adds an instruction to the reflection.
pub(super) fn read(
    reflection: &mut Reflection,
    number: Set,
    operands: Operands<'_, '_>,
    budget: &mut Budget,
) -> Result<(), Problem> {
    let (chosen, pushed) = (&mut reflection.spec_constants, &mut reflection.push_constants);
    match number {
        Set::SpecConstantWorkgroupSize => chosen.workgroup_size = Some(operands.three_values(0)?),
        Set::SpecConstantGlobalOffset => chosen.global_offset = Some(operands.three_values(0)?),
        Set::SpecConstantWorkDim => chosen.work_dim = Some(operands.value(0)?),
        Set::SpecConstantSubgroupMaxSize => chosen.subgroup_max_size = Some(operands.value(0)?),
        Set::PushConstantGlobalOffset => pushed.global_offset = Some(operands.range(0)?),
        Set::PushConstantEnqueuedLocalSize => pushed.enqueued_local_size = Some(operands.range(0)?),
        Set::PushConstantGlobalSize => pushed.global_size = Some(operands.range(0)?),
        Set::PushConstantRegionOffset => pushed.region_offset = Some(operands.range(0)?),
        Set::PushConstantNumWorkgroups => pushed.num_workgroups = Some(operands.range(0)?),
        Set::PushConstantRegionGroupOffset => pushed.region_group_offset = Some(operands.range(0)?),
        Set::ConstantDataStorageBuffer
        | Set::ConstantDataUniform
        | Set::ConstantDataPointerPushConstant
        | Set::ProgramScopeVariablesStorageBuffer
        | Set::ProgramScopeVariablePointerPushConstant => {
            reflection.data.push(data(number, operands, budget)?);
        }
        Set::ProgramScopeVariablePointerRelocation => {
            let [object_offset, pointer_offset, pointer_size] = operands.three_values(0)?;
            reflection.relocations.push(Relocation { object_offset, pointer_offset, pointer_size });
        }
        Set::LiteralSampler => {
            let sampler = LiteralSampler { descriptor: operands.descriptor(0)?, mask: operands.value(2)? };
            reflection.literal_samplers.push(sampler);
        }
        Set::PrintfInfo => reflection.printf_formats.push(PrintfFormat {
            id: operands.value(0)?,
            text: operands.text(1, budget)?,
            argument_sizes: operands.values_from(2)?,
        }),
        Set::PrintfBufferStorageBuffer => {
            let place = Place::Descriptor(operands.descriptor(0)?);
            reflection.printf_buffer = Some(PrintfBuffer { place, size: operands.value(2)? });
        }
        Set::PrintfBufferPointerPushConstant => {
            let place = Place::PushConstant(operands.range(0)?);
            reflection.printf_buffer = Some(PrintfBuffer { place, size: operands.value(2)? });
        }
        Set::WorkgroupVariableSize => {
            let variable = WorkgroupVariable { variable: operands.id(0)?, size: operands.value(1)? };
            reflection.workgroup_variables.push(variable);
        }
        _ => return Err(Problem::NotAllowed),
    }
    Ok(())
}

/// Returns the contents of a buffer: behind a descriptor, or a range of the push constants, is the text.
fn data(number: Set, operands: Operands<'_, '_>, budget: &mut Budget) -> Result<ProgramData, Problem> {
    let kind = match number {
        Set::ConstantDataStorageBuffer => ProgramDataKind::ConstantStorageBuffer,
        Set::ConstantDataUniform => ProgramDataKind::ConstantUniform,
        Set::ConstantDataPointerPushConstant => ProgramDataKind::ConstantPointer,
        Set::ProgramScopeVariablesStorageBuffer => ProgramDataKind::VariablesStorageBuffer,
        _ => ProgramDataKind::VariablesPointer,
    };
    let place = match kind {
        ProgramDataKind::ConstantPointer | ProgramDataKind::VariablesPointer => {
            Place::PushConstant(operands.range(0)?)
        }
        _ => Place::Descriptor(operands.descriptor(0)?),
    };
    Ok(ProgramData { kind, place, bytes: operands.bytes(2, budget)? })
}
