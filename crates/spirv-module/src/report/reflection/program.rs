//! The parts of the reflection that all kernels share.

use super::{ByteRange, Descriptor, Place};
use crate::instruction::Id;

/// The specialization constants with a meaning, by their `SpecId`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct SpecConstants {
    /// The work-group size of kernels that do not require one.
    pub workgroup_size: Option<[u32; 3]>,
    /// The global offset of the launch.
    pub global_offset: Option<[u32; 3]>,
    /// The number of dimensions of the launch.
    pub work_dim: Option<u32>,
    /// The largest sub-group size of the device.
    pub subgroup_max_size: Option<u32>,
}

/// The push constants with a meaning. Each has three integers of 32 bits.
///
/// A host that splits a launch into several dispatches calls each part a region.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct PushConstants {
    /// The global offset of the launch.
    pub global_offset: Option<ByteRange>,
    /// The work-group size of the launch, which work-groups at its end may not have.
    pub enqueued_local_size: Option<ByteRange>,
    /// The number of work-items of the launch.
    pub global_size: Option<ByteRange>,
    /// The offset of the region's work-items.
    pub region_offset: Option<ByteRange>,
    /// The number of work-groups of the launch.
    pub num_workgroups: Option<ByteRange>,
    /// The offset of the region's work-groups.
    pub region_group_offset: Option<ByteRange>,
}

/// The contents of a buffer that the host fills before the first launch.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ProgramData {
    /// The use of the buffer.
    pub kind: ProgramDataKind,
    /// The descriptor of the buffer, or the push constant for its address.
    pub place: Place,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// The uses of buffers that the host fills.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProgramDataKind {
    /// Constants, in a storage buffer.
    ConstantStorageBuffer,
    /// Constants, in a uniform buffer.
    ConstantUniform,
    /// Constants, at an address.
    ConstantPointer,
    /// Variables in global memory, in a storage buffer that keeps its contents between launches.
    VariablesStorageBuffer,
    /// Variables in global memory, at an address.
    VariablesPointer,
}

/// A pointer to a variable of program scope, among the variables of program scope.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Relocation {
    /// The offset of the variable that the pointer points to.
    pub object_offset: u32,
    /// The offset of the pointer.
    pub pointer_offset: u32,
    /// The bytes of the pointer.
    pub pointer_size: u32,
}

/// A sampler that the program declares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct LiteralSampler {
    /// The descriptor.
    pub descriptor: Descriptor,
    /// The properties, as OpenCL C's constants (`CLK_FILTER_LINEAR`) in SPIR have them.
    pub mask: u32,
}

impl LiteralSampler {
    /// Returns whether coordinates are normalized.
    pub fn is_normalized(&self) -> bool {
        self.mask & 1 != 0
    }

    /// Returns whether the filter is linear.
    pub fn is_linear(&self) -> bool {
        self.mask & 0x30 == 0x20
    }

    /// Returns the addressing mode: `none`, `clamp_to_edge`, `clamp`, `repeat` or `mirrored_repeat`.
    pub fn addressing(&self) -> Option<&'static str> {
        match self.mask & 0xE {
            0 => Some("none"),
            2 => Some("clamp_to_edge"),
            4 => Some("clamp"),
            6 => Some("repeat"),
            8 => Some("mirrored_repeat"),
            _ => None,
        }
    }
}

/// The buffer that `printf` writes: a word with the number of the words in use behind it, and records. A record is the
/// number of a [`PrintfFormat`], and the arguments, each rounded up to words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct PrintfBuffer {
    /// The descriptor of the buffer, or the push constant for its address.
    pub place: Place,
    /// The bytes of the buffer.
    pub size: u32,
}

/// A format string of `printf`, or a literal string that is an argument of `printf`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct PrintfFormat {
    /// The number by which records, and arguments for `%s`, refer to it.
    pub id: u32,
    /// The text.
    pub text: String,
    /// The bytes of each argument.
    pub argument_sizes: Vec<u32>,
}

/// A variable in workgroup memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct WorkgroupVariable {
    /// The variable.
    pub variable: Id,
    /// Its bytes.
    pub size: u32,
}
