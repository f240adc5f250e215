//! Options about kernels and compute shaders that a CPU runs.

/// The machine that kernels and compute shaders are compiled for, and the interface of their functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Executable {
    /// The LLVM triple of the machine.
    pub triple: String,
    /// The interface between shaders and their host.
    pub interface: Interface,
    /// The work-groups of kernels.
    pub groups: KernelGroups,
}

/// The work-groups that functions of kernels run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelGroups {
    /// Work-items in each dimension, for kernels that require no size. `None`: the host chooses a size at run time.
    pub local_size: Option<[u32; 3]>,
    /// Maximum work-items of a group with a size that the host chooses.
    pub max_work_items: u32,
    /// Work-items of a sub-group, for kernels that require no size: a power of two up to 64.
    pub sub_group_size: u32,
    /// Whether all groups have the same size. Otherwise those at the edge of a range may be smaller.
    pub uniform: bool,
}

impl Default for KernelGroups {
    fn default() -> KernelGroups {
        KernelGroups { local_size: None, max_work_items: 256, sub_group_size: 16, uniform: false }
    }
}

impl Executable {
    /// Returns the default interface for a machine: functions that take a context, accesses unchecked.
    pub fn new(triple: &str) -> Executable {
        Executable {
            triple: triple.to_owned(),
            interface: Interface::default(),
            groups: KernelGroups::default(),
        }
    }
}

/// The interface between a compute shader and its host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Interface {
    /// Each entry point is a function of one invocation that takes a pointer to its buffers and identifiers.
    Context {
        /// Whether accesses beyond buffers and arrays, and conversions out of range, are defined. The checks take time.
        robust: bool,
    },
    /// The form of MLIR's conversion of its SPIR-V dialect: shader variables are global variables with the names in its
    /// manual. Their size is unknown, so that accesses cannot be checked.
    Mlir,
}

impl Default for Interface {
    fn default() -> Interface {
        Interface::Context { robust: false }
    }
}
