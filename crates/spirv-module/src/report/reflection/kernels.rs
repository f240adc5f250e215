//! Kernels and their arguments.

use super::{ByteRange, Descriptor, Place};
use crate::instruction::Id;

/// A kernel: an entry point of the module.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Kernel {
    /// The name in the source, which is that of the entry point.
    pub name: String,
    /// The function of the entry point.
    pub function: Id,
    /// The number of arguments in the source, those without a use included; `None` if the module does not state it.
    pub argument_count: Option<u32>,
    /// Whether the kernel may call `printf`.
    pub may_use_printf: bool,
    /// The attributes of the kernel in the source, such as `vec_type_hint(float4)`.
    pub attributes: Option<String>,
    /// The work-group size that the source requires.
    pub required_workgroup_size: Option<[u32; 3]>,
    /// The arguments that the kernel reads, in the order of the module.
    pub arguments: Vec<Argument>,
    /// The properties of image arguments that the host passes beside the images.
    pub image_channels: Vec<ImageChannelInfo>,
    /// The ordinals of sampler arguments whose properties the host passes in push constants too, as a
    /// [`LiteralSampler::mask`](super::LiteralSampler::mask).
    pub sampler_masks: Vec<(u32, ByteRange)>,
}

/// An argument of a kernel.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Argument {
    /// The position among the arguments in the source, from 0.
    pub ordinal: u32,
    /// How the host passes the argument.
    pub kind: ArgumentKind,
    /// The declaration in the source, if the module states it.
    pub info: Option<ArgumentInfo>,
}

/// The ways to pass an argument. A POD argument is passed by value ("plain old data").
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ArgumentKind {
    /// A pointer to global or constant memory: a storage buffer.
    StorageBuffer(Descriptor),
    /// A pointer to constant memory: a uniform buffer.
    Uniform(Descriptor),
    /// A value in a storage buffer.
    PodStorageBuffer(Descriptor, ByteRange),
    /// A value in a uniform buffer.
    PodUniform(Descriptor, ByteRange),
    /// A value in the push constants.
    PodPushConstant(ByteRange),
    /// An image that is read with samplers.
    SampledImage(Descriptor),
    /// An image that is written, or read and written.
    StorageImage(Descriptor),
    /// A sampler.
    Sampler(Descriptor),
    /// A pointer to local memory: an array in workgroup memory whose length is a specialization constant.
    Workgroup {
        /// The `SpecId` of the length.
        spec_id: u32,
        /// The bytes of an element.
        element_size: u32,
    },
    /// A pointer to global memory, passed as an address in the push constants.
    PointerPushConstant(ByteRange),
    /// A pointer to global memory, passed as an address in a uniform buffer.
    PointerUniform(Descriptor, ByteRange),
    /// An image of dimension Buffer that is written, or read and written.
    StorageTexelBuffer(Descriptor),
    /// An image of dimension Buffer that is read.
    UniformTexelBuffer(Descriptor),
}

impl ArgumentKind {
    /// Returns the name of the instruction without `Argument`.
    pub fn name(self) -> &'static str {
        match self {
            Self::StorageBuffer(_) => "StorageBuffer",
            Self::Uniform(_) => "Uniform",
            Self::PodStorageBuffer(..) => "PodStorageBuffer",
            Self::PodUniform(..) => "PodUniform",
            Self::PodPushConstant(_) => "PodPushConstant",
            Self::SampledImage(_) => "SampledImage",
            Self::StorageImage(_) => "StorageImage",
            Self::Sampler(_) => "Sampler",
            Self::Workgroup { .. } => "Workgroup",
            Self::PointerPushConstant(_) => "PointerPushConstant",
            Self::PointerUniform(..) => "PointerUniform",
            Self::StorageTexelBuffer(_) => "StorageTexelBuffer",
            Self::UniformTexelBuffer(_) => "UniformTexelBuffer",
        }
    }

    /// Returns the descriptor of the argument, or of the buffer that holds it.
    pub fn descriptor(self) -> Option<Descriptor> {
        match self {
            Self::StorageBuffer(descriptor)
            | Self::Uniform(descriptor)
            | Self::PodStorageBuffer(descriptor, _)
            | Self::PodUniform(descriptor, _)
            | Self::SampledImage(descriptor)
            | Self::StorageImage(descriptor)
            | Self::Sampler(descriptor)
            | Self::PointerUniform(descriptor, _)
            | Self::StorageTexelBuffer(descriptor)
            | Self::UniformTexelBuffer(descriptor) => Some(descriptor),
            Self::PodPushConstant(_) | Self::PointerPushConstant(_) | Self::Workgroup { .. } => None,
        }
    }

    /// Returns the bytes of a value, or of an address, in its block.
    pub fn range(self) -> Option<ByteRange> {
        match self {
            Self::PodStorageBuffer(_, range)
            | Self::PodUniform(_, range)
            | Self::PodPushConstant(range)
            | Self::PointerPushConstant(range)
            | Self::PointerUniform(_, range) => Some(range),
            _ => None,
        }
    }
}

/// The declaration of an argument in the source. Qualifiers have the numbers of OpenCL's `clGetKernelArgInfo`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ArgumentInfo {
    /// The name.
    pub name: String,
    /// The name of the type.
    pub type_name: Option<String>,
    /// `CL_KERNEL_ARG_ADDRESS_QUALIFIER`.
    pub address_qualifier: Option<u32>,
    /// `CL_KERNEL_ARG_ACCESS_QUALIFIER`.
    pub access_qualifier: Option<u32>,
    /// `CL_KERNEL_ARG_TYPE_QUALIFIER`, a mask.
    pub type_qualifier: Option<u32>,
}

impl ArgumentInfo {
    /// Returns the address space: `global`, `local`, `constant` or `private`.
    pub fn address_space(&self) -> Option<&'static str> {
        match self.address_qualifier? {
            0x119B => Some("global"),
            0x119C => Some("local"),
            0x119D => Some("constant"),
            0x119E => Some("private"),
            _ => None,
        }
    }

    /// Returns the access of an image or a pipe: `read_only`, `write_only` or `read_write`.
    pub fn access(&self) -> Option<&'static str> {
        match self.access_qualifier? {
            0x11A0 => Some("read_only"),
            0x11A1 => Some("write_only"),
            0x11A2 => Some("read_write"),
            _ => None,
        }
    }

    /// Returns the qualifiers of the pointee type: `const`, `restrict`, `volatile` and `pipe`.
    pub fn type_qualifiers(&self) -> impl Iterator<Item = &'static str> + use<> {
        let mask = self.type_qualifier.unwrap_or(0);
        let names = ["const", "restrict", "volatile", "pipe"].into_iter().enumerate();
        names.filter(move |(bit, _)| mask >> bit & 1 != 0).map(|(_, name)| name)
    }
}

/// A property of an image argument that the host passes beside the image.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct ImageChannelInfo {
    /// The ordinal of the image argument.
    pub ordinal: u32,
    /// The property.
    pub property: ImageChannelProperty,
    /// Where the kernel reads it.
    pub place: Place,
}

/// The properties of images that kernels query and Vulkan has no query for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ImageChannelProperty {
    /// The channel order, by OpenCL's number (`CL_RGBA`).
    Order,
    /// The channel data type, by OpenCL's number (`CL_UNORM_INT8`).
    DataType,
}
