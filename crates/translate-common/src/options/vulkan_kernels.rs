//! Options for kernels of OpenCL that become compute shaders of Vulkan.

/// How kernels become compute shaders. The forms are those of clspv, whose hosts read them from the reflection
/// (`NonSemantic.ClspvReflection`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct VulkanKernels {
    /// Where arguments that are no pointers are.
    pub plain_arguments: PlainArguments,
    /// Whether the host states the global offset, as push constants. Otherwise it is 0.
    pub global_offset: bool,
}

/// Where the arguments of a kernel that are numbers, vectors and structures are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PlainArguments {
    /// In one storage buffer.
    #[default]
    StorageBuffer,
    /// In one uniform buffer.
    UniformBuffer,
    /// In a uniform buffer each, whose bindings are in the order of the arguments.
    UniformBuffers,
    /// In push constants.
    PushConstants,
}
