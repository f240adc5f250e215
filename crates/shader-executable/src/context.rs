//! The context that a host passes to a shader: one structure for each invocation. `docs/shaders.md` states it as C.

use llvm_model::{Module, TypeId};

/// The members of the structure that an entry point's parameter points to, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    /// `ptr`: by the number of a descriptor set, pointers to its bindings, each of them a [`descriptor`].
    Sets,
    /// `ptr`: the push constants.
    PushConstants,
    /// `ptr`: the memory of the workgroup.
    Workgroup,
    /// `ptr`: the function that waits for the workgroup; its argument is the context.
    Barrier,
    /// `[3 x i32]`: the number of workgroups in each dimension.
    NumWorkgroups,
    /// `[3 x i32]`: which of them this is.
    WorkgroupId,
    /// `[3 x i32]`: which invocation of the workgroup this is.
    LocalInvocationId,
}

/// The type of the structure.
pub(crate) fn structure(out: &mut Module) -> TypeId {
    let (pointer, word) = (out.types.ptr(0), out.types.int(32));
    let vector = out.types.array(word, 3);
    let fields = [pointer, pointer, pointer, pointer, vector, vector, vector];
    out.types.literal_struct(&fields, false)
}

/// The type of a descriptor: where the buffer is, and how many bytes it has. For an array of resources: where their
/// descriptors are, and how many.
pub(crate) fn descriptor(out: &mut Module) -> TypeId {
    let (pointer, size) = (out.types.ptr(0), out.types.int(64));
    out.types.literal_struct(&[pointer, size], false)
}
