//! The reflection of OpenCL kernels in Vulkan modules: how a host passes arguments to them.
//!
//! Vulkan has no kernel arguments. A compiler of OpenCL C for Vulkan turns them into descriptors, push constants and
//! specialization constants, and states the result by instructions of the extended set `NonSemantic.ClspvReflection`.
//! [`Reflection`] holds the instructions of revisions 1 to 7 as plain data.

mod kernels;
mod program;
mod reader;

pub use kernels::{Argument, ArgumentInfo, ArgumentKind, ImageChannelInfo, ImageChannelProperty, Kernel};
pub use program::{
    LiteralSampler, PrintfBuffer, PrintfFormat, ProgramData, ProgramDataKind, PushConstants, Relocation,
    SpecConstants, WorkgroupVariable,
};
pub(super) use reader::read;

/// The reflection of a module.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Reflection {
    /// The revision of the instruction set, which the imported name ends with; 0 if it has none.
    pub revision: u32,
    /// The kernels, in the order of the module.
    pub kernels: Vec<Kernel>,
    /// The specialization constants with a meaning for all kernels.
    pub spec_constants: SpecConstants,
    /// The push constants with a meaning for all kernels.
    pub push_constants: PushConstants,
    /// The contents of constants and variables of program scope.
    pub data: Vec<ProgramData>,
    /// The pointers among the variables of program scope.
    pub relocations: Vec<Relocation>,
    /// The samplers that the program declares.
    pub literal_samplers: Vec<LiteralSampler>,
    /// The buffer that `printf` writes.
    pub printf_buffer: Option<PrintfBuffer>,
    /// The format strings of `printf`, and the literal strings that are its arguments.
    pub printf_formats: Vec<PrintfFormat>,
    /// The sizes of variables in workgroup memory.
    pub workgroup_variables: Vec<WorkgroupVariable>,
    /// The numbers of the instructions that are not part of the above: of an unknown revision, or with operands that the
    /// set does not allow.
    pub ignored: Vec<u32>,
}

/// The place of a descriptor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(clippy::exhaustive_structs, reason = "Vulkan names descriptors by two numbers")]
pub struct Descriptor {
    /// The number of the descriptor set.
    pub set: u32,
    /// The binding in the set.
    pub binding: u32,
}

/// A range of bytes in a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(clippy::exhaustive_structs, reason = "a range has a begin and a size")]
pub struct ByteRange {
    /// The offset of the first byte.
    pub offset: u32,
    /// The number of bytes.
    pub size: u32,
}

/// The memory that holds the address or the contents of something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "modules pass data by buffers and push constants only")]
pub enum Place {
    /// A buffer.
    Descriptor(Descriptor),
    /// Part of a uniform buffer.
    Uniform(Descriptor, ByteRange),
    /// Part of the push constants.
    PushConstant(ByteRange),
}
