//! Instructions about an argument of a kernel: the first operands are the kernel, and the ordinal of the argument.

use super::is_reflection;
use super::operands::{Operands, Problem};
use crate::instruction::Id;
use crate::report::Budget;
use crate::report::reflection::{
    Argument, ArgumentInfo, ArgumentKind, ImageChannelInfo, ImageChannelProperty, Place,
};
use spirv_grammar::Op;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Set;

/// Returns the kind of an argument, and the number of operands in front of its declaration; `None` for an instruction
/// about something else.
pub(super) fn kind(
    number: Set,
    operands: Operands<'_, '_>,
) -> Result<Option<(ArgumentKind, usize)>, Problem> {
    let descriptor = || operands.descriptor(2);
    let kind = match number {
        Set::ArgumentStorageBuffer => ArgumentKind::StorageBuffer(descriptor()?),
        Set::ArgumentUniform => ArgumentKind::Uniform(descriptor()?),
        Set::ArgumentPodStorageBuffer => ArgumentKind::PodStorageBuffer(descriptor()?, operands.range(4)?),
        Set::ArgumentPodUniform => ArgumentKind::PodUniform(descriptor()?, operands.range(4)?),
        Set::ArgumentPodPushConstant => ArgumentKind::PodPushConstant(operands.range(2)?),
        Set::ArgumentSampledImage => ArgumentKind::SampledImage(descriptor()?),
        Set::ArgumentStorageImage => ArgumentKind::StorageImage(descriptor()?),
        Set::ArgumentSampler => ArgumentKind::Sampler(descriptor()?),
        Set::ArgumentWorkgroup => {
            ArgumentKind::Workgroup { spec_id: operands.value(2)?, element_size: operands.value(3)? }
        }
        Set::ArgumentPointerPushConstant => ArgumentKind::PointerPushConstant(operands.range(2)?),
        Set::ArgumentPointerUniform => ArgumentKind::PointerUniform(descriptor()?, operands.range(4)?),
        Set::ArgumentStorageTexelBuffer => ArgumentKind::StorageTexelBuffer(descriptor()?),
        Set::ArgumentUniformTexelBuffer => ArgumentKind::UniformTexelBuffer(descriptor()?),
        _ => return Ok(None),
    };
    let is_part_of_buffer = kind.descriptor().is_some() && kind.range().is_some();
    Ok(Some((kind, if is_part_of_buffer { 6 } else { 4 })))
}

/// Returns an argument, with its declaration if an operand at the position `used` names one.
pub(super) fn argument(
    kind: ArgumentKind,
    operands: Operands<'_, '_>,
    used: usize,
    budget: &mut Budget,
) -> Result<Argument, Problem> {
    let info = operands.optional_id(used);
    let info = info.map(|info| {
        let inst = operands.definitions.instruction(info).filter(|inst| inst.op() == Op::ExtInst);
        let Some(&[set, number, ref ids @ ..]) = inst.map(|inst| inst.operands()) else {
            return Err(Problem::NotAllowed);
        };
        if !is_reflection(operands.definitions, Id(set)) || Set(number) != Set::ArgumentInfo {
            return Err(Problem::NotAllowed);
        }
        declaration(Operands { ids, ..operands }, budget)
    });
    Ok(Argument { ordinal: operands.value(1)?, kind, info: info.transpose()? })
}

/// Reads an ArgumentInfo.
pub(super) fn declaration(operands: Operands<'_, '_>, budget: &mut Budget) -> Result<ArgumentInfo, Problem> {
    Ok(ArgumentInfo {
        name: operands.text(0, budget)?,
        type_name: operands.optional_text(1, budget)?,
        address_qualifier: operands.optional_value(2)?,
        access_qualifier: operands.optional_value(3)?,
        type_qualifier: operands.optional_value(4)?,
    })
}

/// Returns the property of an image argument; `None` for an instruction about something else.
pub(super) fn image_channel(
    number: Set,
    operands: Operands<'_, '_>,
) -> Result<Option<ImageChannelInfo>, Problem> {
    let property = match number {
        Set::ImageArgumentInfoChannelOrderPushConstant | Set::ImageArgumentInfoChannelOrderUniform => {
            ImageChannelProperty::Order
        }
        Set::ImageArgumentInfoChannelDataTypePushConstant | Set::ImageArgumentInfoChannelDataTypeUniform => {
            ImageChannelProperty::DataType
        }
        _ => return Ok(None),
    };
    let place = match number {
        Set::ImageArgumentInfoChannelOrderUniform | Set::ImageArgumentInfoChannelDataTypeUniform => {
            Place::Uniform(operands.descriptor(2)?, operands.range(4)?)
        }
        _ => Place::PushConstant(operands.range(2)?),
    };
    Ok(Some(ImageChannelInfo { ordinal: operands.value(1)?, property, place }))
}
