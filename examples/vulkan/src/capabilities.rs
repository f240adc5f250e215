//! The capabilities of modules that a device lacks.

use ash::vk;
use spirv_llvm::Capability;

/// The features of a device, as it states them.
pub(crate) struct Features<'f> {
    pub(crate) core: vk::PhysicalDeviceFeatures,
    pub(crate) of_1_1: &'f vk::PhysicalDeviceVulkan11Features<'f>,
    pub(crate) of_1_2: &'f vk::PhysicalDeviceVulkan12Features<'f>,
    pub(crate) subgroups: vk::SubgroupFeatureFlags,
}

impl Features<'_> {
    /// Returns the capabilities that kernels may need and this device does not have, with Vulkan's name of the feature.
    /// Access to images without a format is not among them: drivers have it that do not state it, lavapipe for one.
    pub(crate) fn lacking(&self) -> Vec<(Capability, &'static str)> {
        let on = |feature: vk::Bool32| feature != vk::FALSE;
        let subgroups = |operations: vk::SubgroupFeatureFlags| self.subgroups.contains(operations);
        let (core, newer, newest) = (&self.core, self.of_1_1, self.of_1_2);
        use vk::SubgroupFeatureFlags as S;
        let all = [
            (Capability::Int16, "shaderInt16", on(core.shader_int16)),
            (Capability::Int64, "shaderInt64", on(core.shader_int64)),
            (Capability::Float64, "shaderFloat64", on(core.shader_float64)),
            (Capability::Int8, "shaderInt8", on(newest.shader_int8)),
            (Capability::Float16, "shaderFloat16", on(newest.shader_float16)),
            (
                Capability::StorageBuffer16BitAccess,
                "storageBuffer16BitAccess",
                on(newer.storage_buffer16_bit_access),
            ),
            (
                Capability::UniformAndStorageBuffer16BitAccess,
                "uniformAndStorageBuffer16BitAccess",
                on(newer.uniform_and_storage_buffer16_bit_access),
            ),
            (Capability::StoragePushConstant16, "storagePushConstant16", on(newer.storage_push_constant16)),
            (
                Capability::StorageBuffer8BitAccess,
                "storageBuffer8BitAccess",
                on(newest.storage_buffer8_bit_access),
            ),
            (
                Capability::UniformAndStorageBuffer8BitAccess,
                "uniformAndStorageBuffer8BitAccess",
                on(newest.uniform_and_storage_buffer8_bit_access),
            ),
            (Capability::StoragePushConstant8, "storagePushConstant8", on(newest.storage_push_constant8)),
            (
                Capability::VariablePointersStorageBuffer,
                "variablePointersStorageBuffer",
                on(newer.variable_pointers_storage_buffer),
            ),
            (Capability::VariablePointers, "variablePointers", on(newer.variable_pointers)),
            (Capability::Int64Atomics, "shaderBufferInt64Atomics", on(newest.shader_buffer_int64_atomics)),
            (Capability::VulkanMemoryModel, "vulkanMemoryModel", on(newest.vulkan_memory_model)),
            (
                Capability::PhysicalStorageBufferAddresses,
                "bufferDeviceAddress",
                on(newest.buffer_device_address),
            ),
            (Capability::GroupNonUniform, "VK_SUBGROUP_FEATURE_BASIC_BIT", subgroups(S::BASIC)),
            (Capability::GroupNonUniformVote, "VK_SUBGROUP_FEATURE_VOTE_BIT", subgroups(S::VOTE)),
            (
                Capability::GroupNonUniformArithmetic,
                "VK_SUBGROUP_FEATURE_ARITHMETIC_BIT",
                subgroups(S::ARITHMETIC),
            ),
            (Capability::GroupNonUniformBallot, "VK_SUBGROUP_FEATURE_BALLOT_BIT", subgroups(S::BALLOT)),
            (Capability::GroupNonUniformShuffle, "VK_SUBGROUP_FEATURE_SHUFFLE_BIT", subgroups(S::SHUFFLE)),
            (
                Capability::GroupNonUniformShuffleRelative,
                "VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT",
                subgroups(S::SHUFFLE_RELATIVE),
            ),
            (
                Capability::GroupNonUniformClustered,
                "VK_SUBGROUP_FEATURE_CLUSTERED_BIT",
                subgroups(S::CLUSTERED),
            ),
            (Capability::GroupNonUniformQuad, "VK_SUBGROUP_FEATURE_QUAD_BIT", subgroups(S::QUAD)),
        ];
        all.into_iter()
            .filter(|(.., has)| !has)
            .map(|(capability, feature, _)| (capability, feature))
            .collect()
    }
}
