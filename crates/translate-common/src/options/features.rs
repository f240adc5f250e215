//! The features of a Vulkan device that a shader may use.

use spirv_grammar::{Capability, Version};
use std::collections::BTreeSet;

/// A feature that not every device has.
#[derive(Debug, PartialEq, Eq)]
pub struct DeviceFeature {
    /// The name in lists of features.
    pub name: &'static str,
    /// The name in Vulkan: a feature, or another property of a device.
    pub vulkan: &'static str,
    /// The first version of SPIR-V with a version of Vulkan that requires it from every device.
    pub since: Option<Version>,
    /// The capabilities that only devices with the feature accept.
    pub capabilities: &'static [Capability],
}

/// A row of the table; `since` is the first version of Vulkan that demands the feature.
const fn feature(
    name: &'static str,
    vulkan: &'static str,
    since: Option<Version>,
    capabilities: &'static [Capability],
) -> DeviceFeature {
    DeviceFeature { name, vulkan, since, capabilities }
}

/// The table. Sources: Vulkan specification, "Vulkan Environment for SPIR-V" (capabilities) and "Feature Requirements".
#[rustfmt::skip] // a table
pub static DEVICE_FEATURES: &[DeviceFeature] = {
    use Capability as C;
    &[
        feature("barycentric", "fragmentShaderBarycentric", None, &[C::FragmentBarycentricKHR]),
        feature("buffer-address", "bufferDeviceAddress", Some(Version::V1_6), &[C::PhysicalStorageBufferAddresses]),
        feature("clip-distance", "shaderClipDistance", None, &[C::ClipDistance]),
        feature("cooperative-matrix", "cooperativeMatrix", None, &[C::CooperativeMatrixKHR]),
        feature("cube-array", "imageCubeArray", None, &[C::ImageCubeArray, C::SampledCubeArray]),
        feature("cull-distance", "shaderCullDistance", None, &[C::CullDistance]),
        feature("demote", "shaderDemoteToHelperInvocation", Some(Version::V1_6), &[C::DemoteToHelperInvocation]),
        feature("descriptor-indexing", "descriptorIndexing", None, &[
            C::ShaderNonUniform, C::RuntimeDescriptorArray, C::InputAttachmentArrayDynamicIndexing,
            C::UniformTexelBufferArrayDynamicIndexing, C::StorageTexelBufferArrayDynamicIndexing,
            C::UniformBufferArrayNonUniformIndexing, C::SampledImageArrayNonUniformIndexing,
            C::StorageBufferArrayNonUniformIndexing, C::StorageImageArrayNonUniformIndexing,
            C::InputAttachmentArrayNonUniformIndexing, C::UniformTexelBufferArrayNonUniformIndexing,
            C::StorageTexelBufferArrayNonUniformIndexing,
        ]),
        feature("draw-parameters", "shaderDrawParameters", None, &[C::DrawParameters]),
        feature("dynamic-indexing", "shader*ArrayDynamicIndexing", None, &[
            C::UniformBufferArrayDynamicIndexing, C::SampledImageArrayDynamicIndexing,
            C::StorageBufferArrayDynamicIndexing, C::StorageImageArrayDynamicIndexing,
        ]),
        feature("float16", "shaderFloat16", None, &[C::Float16]),
        feature("float64", "shaderFloat64", None, &[C::Float64]),
        feature("float-atomics", "shaderBufferFloat32Atomics", None, &[
            C::AtomicFloat16AddEXT, C::AtomicFloat32AddEXT, C::AtomicFloat64AddEXT,
            C::AtomicFloat16MinMaxEXT, C::AtomicFloat32MinMaxEXT, C::AtomicFloat64MinMaxEXT,
        ]),
        feature("float-controls", "shaderDenormPreserveFloat32 and the like", None, &[
            C::DenormPreserve, C::DenormFlushToZero, C::SignedZeroInfNanPreserve, C::RoundingModeRTE, C::RoundingModeRTZ,
        ]),
        feature("gather-extended", "shaderImageGatherExtended", None, &[C::ImageGatherExtended]),
        feature("geometry", "geometryShader", None, &[C::Geometry]),
        feature("image-formats", "shaderStorageImageExtendedFormats", None, &[C::StorageImageExtendedFormats]),
        feature("image-multisample", "shaderStorageImageMultisample", None, &[C::StorageImageMultisample, C::ImageMSArray]),
        feature("image-read-without-format", "shaderStorageImageReadWithoutFormat", None, &[C::StorageImageReadWithoutFormat]),
        feature("image-write-without-format", "shaderStorageImageWriteWithoutFormat", None, &[C::StorageImageWriteWithoutFormat]),
        feature("int8", "shaderInt8", None, &[C::Int8]),
        feature("int16", "shaderInt16", None, &[C::Int16]),
        feature("int64", "shaderInt64", None, &[C::Int64]),
        feature("int64-atomics", "shaderBufferInt64Atomics", None, &[C::Int64Atomics]),
        feature("int64-images", "shaderImageInt64Atomics", None, &[C::Int64ImageEXT]),
        feature("integer-dot-product", "shaderIntegerDotProduct", Some(Version::V1_6), &[
            C::DotProduct, C::DotProductInputAll, C::DotProductInput4x8Bit, C::DotProductInput4x8BitPacked,
        ]),
        feature("mesh-shading", "meshShader", None, &[C::MeshShadingEXT, C::MeshShadingNV]),
        feature("min-lod", "shaderResourceMinLod", None, &[C::MinLod]),
        feature("multiview", "multiview", Some(Version::V1_3), &[C::MultiView]),
        feature("ray-query", "rayQuery", None, &[C::RayQueryKHR]),
        feature("ray-tracing", "rayTracingPipeline", None, &[C::RayTracingKHR, C::RayTracingNV]),
        feature("sample-rate-shading", "sampleRateShading", None, &[C::SampleRateShading, C::InterpolationFunction]),
        feature("sparse-residency", "shaderResourceResidency", None, &[C::SparseResidency]),
        feature("stencil-export", "VK_EXT_shader_stencil_export", None, &[C::StencilExportEXT]),
        feature("storage8", "storageBuffer8BitAccess and the like", None, &[
            C::StorageBuffer8BitAccess, C::UniformAndStorageBuffer8BitAccess, C::StoragePushConstant8,
        ]),
        feature("storage16", "storageBuffer16BitAccess and the like", None, &[
            C::StorageBuffer16BitAccess, C::UniformAndStorageBuffer16BitAccess, C::StoragePushConstant16,
            C::StorageInputOutput16,
        ]),
        feature("subgroups", "subgroupSupportedOperations", None, &[
            C::GroupNonUniformVote, C::GroupNonUniformArithmetic, C::GroupNonUniformBallot, C::GroupNonUniformShuffle,
            C::GroupNonUniformShuffleRelative, C::GroupNonUniformClustered, C::GroupNonUniformQuad,
            C::GroupNonUniformRotateKHR, C::SubgroupBallotKHR, C::SubgroupVoteKHR,
        ]),
        feature("tessellation", "tessellationShader", None, &[C::Tessellation]),
        feature("untyped-pointers", "shaderUntypedPointers", None, &[C::UntypedPointersKHR]),
        feature("variable-pointers", "variablePointers", None, &[C::VariablePointers, C::VariablePointersStorageBuffer]),
        feature("viewport-layer", "shaderOutputViewportIndex, shaderOutputLayer", None, &[
            C::ShaderViewportIndex, C::ShaderLayer, C::ShaderViewportIndexLayerEXT, C::MultiViewport,
        ]),
        feature("vulkan-memory-model", "vulkanMemoryModel", Some(Version::V1_6), &[
            C::VulkanMemoryModel, C::VulkanMemoryModelDeviceScope,
        ]),
    ]
};

/// The features that may be used. By default all may be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeviceFeatures {
    /// The names of those that not every device has; `None`: all.
    allowed: Option<BTreeSet<&'static str>>,
}

impl DeviceFeatures {
    /// Returns the features that the version of Vulkan requires from every device.
    pub fn core() -> DeviceFeatures {
        DeviceFeatures { allowed: Some(BTreeSet::new()) }
    }

    /// Adds an item of a list: the name of a feature, `core` or `all`. The first name limits the features to the core ones
    /// and those of the list.
    ///
    /// # Errors
    /// No feature has the name; nothing is changed then.
    pub fn add(&mut self, name: &str) -> Result<(), UnknownFeature> {
        match name {
            "all" => *self = DeviceFeatures::default(),
            "core" => *self = DeviceFeatures::core(),
            _ => {
                let row = DEVICE_FEATURES.iter().find(|row| row.name == name).ok_or(UnknownFeature)?;
                self.allowed.get_or_insert_default().insert(row.name);
            }
        }
        Ok(())
    }

    /// Whether every feature may be used.
    pub fn are_all(&self) -> bool {
        self.allowed.is_none()
    }

    /// Returns the feature that a device must have for a capability and that is not among these; `highest` is the highest
    /// version of SPIR-V that the device accepts.
    pub fn missing(&self, capability: Capability, highest: Version) -> Option<&'static DeviceFeature> {
        let allowed = self.allowed.as_ref()?;
        let row = DEVICE_FEATURES.iter().find(|row| row.capabilities.contains(&capability))?;
        let is_core = row.since.is_some_and(|since| since <= highest);
        (!is_core && !allowed.contains(row.name)).then_some(row)
    }
}

/// No feature has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownFeature;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_each_name_and_each_capability_once() {
        let mut names: Vec<&str> = DEVICE_FEATURES.iter().map(|row| row.name).collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
        let mut seen = Vec::new();
        for capability in DEVICE_FEATURES.iter().flat_map(|row| row.capabilities) {
            assert!(!seen.contains(capability), "{capability:?}");
            seen.push(*capability);
        }
    }

    #[test]
    fn lists_limit_the_features() {
        let mut features = DeviceFeatures::default();
        assert_eq!(features.missing(Capability::Int64, Version::V1_6), None);
        features.add("int16").unwrap();
        assert_eq!(features.missing(Capability::Int64, Version::V1_6).map(|row| row.name), Some("int64"));
        assert_eq!(features.missing(Capability::Int16, Version::V1_6), None);
        assert_eq!(features.missing(Capability::Shader, Version::V1_0), None);
        assert_eq!(features.missing(Capability::VulkanMemoryModel, Version::V1_6), None);
        assert!(features.missing(Capability::VulkanMemoryModel, Version::V1_5).is_some());
        assert_eq!(features.add("int128"), Err(UnknownFeature));
        features.add("all").unwrap();
        assert_eq!(features, DeviceFeatures::default());
    }
}
