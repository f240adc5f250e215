//! Functions of OpenCL C that CPUs need beside those of numbers: the runner's library, with the library of C for mathematics.
//!
//! Each function has one form, with generic pointers. Functions of groups call `__spirv_run_group_barrier` and other primitives, which
//! the crate `work-groups` lists, and queries such as `get_local_id`. Functions of device queues call the host.

/// The parts: bitcode of LLVM 22.
pub(crate) const PARTS: [&[u8]; 11] = [
    include_bytes!("cpu/maths.bc"),
    include_bytes!("cpu/memory.bc"),
    include_bytes!("cpu/atomics.bc"),
    include_bytes!("cpu/groups.bc"),
    include_bytes!("cpu/sub_groups.bc"),
    include_bytes!("cpu/blocks.bc"),
    include_bytes!("cpu/image_access.bc"),
    include_bytes!("cpu/image_formats.bc"),
    include_bytes!("cpu/image_sampling.bc"),
    include_bytes!("cpu/pipes.bc"),
    include_bytes!("cpu/queues.bc"),
];
