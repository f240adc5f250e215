//! Capabilities that the rules about types choose from: for numbers of a few bits, for images, and one as a list.

use spirv_grammar::{Capability, Dim};

/// The capabilities for numbers of a few bits in shaders: as values, or in one kind of memory.
pub(super) const BYTES: [Capability; 5] = [
    Capability::Int8,
    Capability::StorageBuffer8BitAccess,
    Capability::UniformAndStorageBuffer8BitAccess,
    Capability::StoragePushConstant8,
    Capability::WorkgroupMemoryExplicitLayout8BitAccessKHR,
];

pub(super) const SHORTS: [Capability; 6] = [
    Capability::Int16,
    Capability::StorageBuffer16BitAccess,
    Capability::UniformAndStorageBuffer16BitAccess,
    Capability::StoragePushConstant16,
    Capability::StorageInputOutput16,
    Capability::WorkgroupMemoryExplicitLayout16BitAccessKHR,
];

pub(super) const HALVES: [Capability; 6] = [
    Capability::Float16,
    Capability::StorageBuffer16BitAccess,
    Capability::UniformAndStorageBuffer16BitAccess,
    Capability::StoragePushConstant16,
    Capability::StorageInputOutput16,
    Capability::WorkgroupMemoryExplicitLayout16BitAccessKHR,
];

macro_rules! singletons {
    ($($name:ident),* $(,)?) => {
        /// The capability as a list of one, in the form of the grammar's tables.
        pub(super) fn only(capability: Capability) -> &'static [Capability] {
            $(if capability == Capability::$name { return &[Capability::$name]; })*
            &[]
        }
    };
}

/// The capabilities of an image of a shader, by its shape and whether it is one without a sampler (specification 2.16.1 and 3.8).
pub(super) fn of_image(
    dim: Dim,
    arrayed: bool,
    multisampled: bool,
    is_storage: bool,
) -> &'static [Capability] {
    let [storage, sampled]: [&[Capability]; 2] = match dim {
        Dim::Dim1D => [&[Capability::Image1D], &[Capability::Sampled1D]],
        Dim::Rect => [&[Capability::ImageRect], &[Capability::SampledRect]],
        Dim::Buffer => [&[Capability::ImageBuffer], &[Capability::SampledBuffer]],
        Dim::Cube if arrayed => [&[Capability::ImageCubeArray], &[Capability::SampledCubeArray]],
        Dim::Dim2D if arrayed && multisampled => {
            [&[Capability::ImageMSArray, Capability::StorageImageMultisample], &[]]
        }
        Dim::Dim2D if multisampled => [&[Capability::StorageImageMultisample], &[]],
        _ => [&[], &[]],
    };
    if is_storage { storage } else { sampled }
}

singletons!(
    InputAttachmentArrayNonUniformIndexing,
    SampledImageArrayNonUniformIndexing,
    StorageBufferArrayNonUniformIndexing,
    StorageImageArrayNonUniformIndexing,
    StorageTexelBufferArrayNonUniformIndexing,
    UniformBufferArrayNonUniformIndexing,
    UniformTexelBufferArrayNonUniformIndexing,
    RuntimeDescriptorArray,
    StorageImageReadWithoutFormat,
    StorageImageWriteWithoutFormat,
    Int8,
    Int16,
    Int64,
    Int4TypeINTEL,
    Int4CooperativeMatrixINTEL,
    ArbitraryPrecisionIntegersALTERA,
    Float16,
    Float16Buffer,
    Float64,
    Vector16,
    ImageBasic,
    Int64ImageEXT,
    Image1D,
    Sampled1D,
    ImageRect,
    SampledRect,
    ImageBuffer,
    SampledBuffer,
    ImageCubeArray,
    SampledCubeArray,
    ImageMSArray,
    StorageImageMultisample,
    AtomicBFloat16AddINTEL,
    AtomicBFloat16MinMaxINTEL,
    AtomicBFloat16LoadStoreINTEL,
    AtomicInt16CompareExchangeINTEL,
    Int16AtomicsINTEL,
    ImageReadWrite,
    SubgroupAvcMotionEstimationIntraINTEL,
    SubgroupAvcMotionEstimationChromaINTEL,
    Int64Atomics,
    VariablePointers,
    VariablePointersStorageBuffer,
    AtomicFloat16VectorNV,
    AtomicFloat16AddEXT,
    AtomicFloat32AddEXT,
    AtomicFloat64AddEXT,
    AtomicFloat16MinMaxEXT,
    AtomicFloat32MinMaxEXT,
    AtomicFloat64MinMaxEXT,
);
