//! The capability for indices into arrays of resources that differ between invocations, by the kind of the resources.
//! Source: the SPIR-V specification, 3.31 "Capability", and SPV_EXT_descriptor_indexing.

use spirv_grammar::{Capability, Dim, Op, StorageClass};
use spirv_module::{Definitions, Id, Instruction};

/// The capability that an address decorated NonUniform needs; `None` if it is not one into an array of resources.
pub(super) fn capability(definitions: &Definitions<'_>, address: Id) -> Option<Capability> {
    let chain = definitions.instruction(address)?;
    if !matches!(chain.op(), Op::AccessChain | Op::InBoundsAccessChain) {
        return None;
    }
    let &[base, ..] = chain.operands() else { return None };
    let pointer = definitions.instruction(definitions.type_of(Id(base))?)?;
    let &[storage, pointee] = pointer.operands() else { return None };
    let array = definitions.instruction(Id(pointee))?;
    if !matches!(array.op(), Op::TypeArray | Op::TypeRuntimeArray) {
        return None;
    }
    let element = definitions.instruction(Id(*array.operands().first()?))?;
    match StorageClass(storage) {
        StorageClass::StorageBuffer => Some(Capability::StorageBufferArrayNonUniformIndexing),
        StorageClass::Uniform => Some(Capability::UniformBufferArrayNonUniformIndexing),
        StorageClass::UniformConstant => of_handle(element),
        _ => None,
    }
}

/// The capability for an array of images or samplers.
fn of_handle(element: Instruction<'_>) -> Option<Capability> {
    let sampled = Capability::SampledImageArrayNonUniformIndexing;
    match (element.op(), element.operands()) {
        (Op::TypeSampler | Op::TypeSampledImage, _) => Some(sampled),
        (Op::TypeImage, &[_, dim, _, _, _, access, ..]) => Some(match (Dim(dim), access) {
            (Dim::SubpassData, _) => Capability::InputAttachmentArrayNonUniformIndexing,
            (Dim::Buffer, 2) => Capability::StorageTexelBufferArrayNonUniformIndexing,
            (Dim::Buffer, _) => Capability::UniformTexelBufferArrayNonUniformIndexing,
            (_, 2) => Capability::StorageImageArrayNonUniformIndexing,
            _ => sampled,
        }),
        _ => None,
    }
}
