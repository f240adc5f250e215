//! Kernels as functions that run a whole work-group.
//!
//! A kernel of LLVM IR is the code of one work-item. [`form`] turns it into a function that runs all work-items of a group, one
//! after the other between two barriers: `void K.work_group(ptr args, ptr group)`.
//!
//! - Without barriers it is loops over the work-items around the kernel's body, the first dimension innermost. Metadata
//!   of accesses to shared memory states that iterations are independent, so that LLVM vectorizes them, unless a
//!   work-item may read its own stores.
//! - Barriers cut the body into regions: the blocks that are reachable from its beginning, or from behind a barrier, without
//!   another barrier. Each region has loops of its own over copies of its blocks. Values of a work-item that a later region needs
//!   are kept in memory with a place for each work-item.
//! - Uniform loops of the kernel are cut at their heads as well: so that the loops over work-items are inside, where LLVM
//!   vectorizes them.
//! - A kernel with private arrays, or with loops that work-items leave at different times, runs in strips of 16 work-items. All
//!   its loops are cut. A loop over the lanes of a strip is the innermost one, with a mask of the lanes that take part, and
//!   LLVM is asked to make it one vector. An element of a private array stands beside the same element of the other lanes.
//! - In strips, operations of sub-groups are instructions on the vector of a value of all lanes. The library has another form of
//!   them for other groups.
//! - Divisions of integers become divisions of floats where LLVM vectorizes them: there are no others for vectors.
//! - If work-items may leave a region through different exits, each stores the number of its next region. The work-items with
//!   the first region in the order of the kernel go on, until all have ended. Sub-groups go on one by one up to a barrier of the
//!   group.
//!
//! Functions with a barrier, or with a query about the work-item, are inlined before. `args` are addresses of the arguments'
//! values: of a pointer, a number or a vector itself, or of the bytes of an argument by value. `group` points to
//!
//! ```c
//! struct {
//!     int64_t group_id[3], num_groups[3], enqueued_local_size[3], global_size[3], global_offset[3], local_size[3];
//!     int32_t work_dim, flags;
//!     void *contexts, *group_scratch, *sub_group_scratch, *locals, *printf_state;   // aligned to 128 bytes
//!     uint64_t local_bytes;    // behind `locals`, with the memory of arguments; with `Options::spaces`
//! };
//! ```
//!
//! whose memory has the sizes of [`WorkGroup`]. `printf` becomes
//! `int32_t __spirv_run_printf(void *state, const char *format, const void *values, uint64_t bytes)`, a slot of a multiple of 8
//! bytes for each value, after C's promotions.

#![forbid(unsafe_code)]

mod address;
mod collective;
mod copy;
mod divergence;
mod division;
mod emit;
mod fold;
mod function;
mod group;
mod hazards;
mod interleaved;
mod liveness;
mod locals;
mod loops;
mod narrow;
mod primitives;
mod printf;
mod regions;
mod rematerialize;
mod shape;
mod spaces;
mod spills;
mod strips;
mod uniform_loops;

use llvm_model::{DataLayout, Module};

/// How groups are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Work-items of a group.
    pub local_size: LocalSize,
    /// How many work-items a sub-group has: a power of two up to 64.
    pub sub_group_size: u32,
    /// Whether all groups have that size; otherwise those at the edge of a range are smaller.
    pub uniform: bool,
    /// Whether queries about the address space of a generic pointer (`__to_global`, `get_fence`) are computed here. They need
    /// the member `local_bytes` of the structure. Otherwise they stay calls.
    pub spaces: bool,
    /// Whether strips of work-items may become vectors. The function takes longer to compile then.
    pub strips: bool,
}

/// How many work-items a group has in each dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalSize {
    /// These numbers, none of them 0.
    Fixed([u32; 3]),
    /// Numbers that the structure states, whose product is at most this one. Memory has room for so many work-items.
    UpTo(u32),
}

impl Options {
    /// How many work-items a group has at most; `None` for a number of more than 64 bits.
    pub(crate) fn items(&self) -> Option<u64> {
        match self.local_size {
            LocalSize::Fixed(sizes) => {
                sizes.iter().try_fold(1_u64, |items, &size| items.checked_mul(size.into()))
            }
            LocalSize::UpTo(items) => Some(items.into()),
        }
    }
}

/// The memory that the host provides for each thread that runs groups, aligned to 128 bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkGroup {
    /// The name of the function.
    pub function: String,
    /// The saved values of work-items of the largest group.
    pub context_bytes: u64,
    /// The saved values of a work-item, if the size of groups varies. A group needs so much for its number of work-items, rounded up
    /// to a multiple of 16.
    pub context_bytes_per_item: u64,
    /// Scratch memory of the library's functions of work-groups.
    pub group_scratch_bytes: u64,
    /// Scratch memory of the library's functions of sub-groups; zeros at first.
    pub sub_group_scratch_bytes: u64,
    /// The variables of local memory.
    pub local_bytes: u64,
}

/// The reasons why there is no work-group function.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The module does not define the kernel.
    #[error("the module does not define it")]
    NoKernel,
    /// The data layout of the module cannot be read, or lacks the size of a type.
    #[error("the module does not specify the sizes of its types")]
    Layout,
    /// An instruction with no form.
    #[error("`{0}` has no form in a loop over work-items")]
    Instruction(&'static str),
    /// A group of no work-items or of more than 32 bits count, or a sub-group of another size than there are.
    #[error("a group has 1 to 4294967295 work-items, and sub-groups have 1, 2, 4, 8, 16, 32 or 64")]
    Options,
}

/// Whether functions of work-groups implement calls of this name.
pub fn is_primitive(name: &str) -> bool {
    primitives::named(name).is_some()
}

/// Adds the function that runs a work-group of `kernel`, and makes a declaration of the kernel.
///
/// # Errors
/// The kernel is not there, or something of it has no form: it stays as it is then.
pub fn form(module: &mut Module, kernel: &str, options: &Options) -> Result<WorkGroup, Error> {
    let right = options.sub_group_size.is_power_of_two() && options.sub_group_size <= 64;
    // Larger numbers of work-items have no memory: products with their number fit 64 bits.
    let items = options.items().filter(|items| (1..=u64::from(u32::MAX)).contains(items));
    let (true, Some(items)) = (right, items) else { return Err(Error::Options) };
    let id = module.function_named(kernel).ok_or(Error::NoKernel)?;
    let layout = module.data_layout.as_str().and_then(|text| DataLayout::parse(text).ok());
    let layout = layout.ok_or(Error::Layout)?;
    let body = module.functions[id].body.take().ok_or(Error::NoKernel)?;
    let made = function::make(module, id, body.clone(), &layout, (options, items));
    if made.is_err() {
        module.functions[id].body = Some(body);
    }
    made
}
