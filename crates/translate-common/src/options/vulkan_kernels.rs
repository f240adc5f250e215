//! Options for kernels of OpenCL that become compute shaders of Vulkan.

/// How kernels become compute shaders. The forms are those of clspv; hosts read them from the reflection
/// (`NonSemantic.ClspvReflection`).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct VulkanKernels {
    /// Where arguments that are no pointers are.
    pub plain_arguments: PlainArguments,
    /// The bytes of push constants that the host has. Arguments that do not fit are in a buffer.
    pub push_constant_size: u32,
    /// Whether that buffer may be a uniform one for arguments of 8 and 16 bits.
    pub narrow_uniforms: bool,
    /// Whether pointers to constant memory are uniform buffers.
    pub uniform_constants: bool,
    /// The bytes of these buffers.
    pub uniform_buffer_size: u32,
    /// Whether the constants of the program are in a storage buffer, which the host fills.
    pub constants_in_buffer: bool,
    /// Whether pointers to global and constant memory are addresses, which the host gives in the place of descriptors.
    pub physical_buffers: bool,
    /// The origin of the global offset.
    pub global_offset: GlobalOffset,
    /// Whether a launch may have work-groups of several sizes: the host runs it in regions.
    pub regions: bool,
    /// Whether each kernel has a descriptor set of its own.
    pub distinct_sets: bool,
    /// The bytes of the buffer of `printf`.
    pub printf_size: u32,
}

impl Default for VulkanKernels {
    fn default() -> VulkanKernels {
        VulkanKernels {
            plain_arguments: PlainArguments::default(),
            push_constant_size: 128,
            narrow_uniforms: true,
            uniform_constants: false,
            uniform_buffer_size: 1 << 16,
            constants_in_buffer: false,
            physical_buffers: false,
            global_offset: GlobalOffset::default(),
            regions: false,
            distinct_sets: false,
            printf_size: 1 << 20,
        }
    }
}

/// Where the arguments of a kernel that are numbers, vectors and structures are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PlainArguments {
    /// In one storage buffer.
    #[default]
    StorageBuffer,
    /// In one uniform buffer.
    UniformBuffer,
    /// In a uniform buffer each, with bindings in the order of the arguments.
    UniformBuffers,
    /// In push constants.
    PushConstants,
}

/// The origin of the offset of a launch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GlobalOffset {
    /// The offset is zero.
    #[default]
    Zero,
    /// Push constants of the host.
    PushConstants,
    /// Specialization constants of the host.
    SpecConstants,
}
