//! The differences between the modules of the smith: kernels, and the stages of shaders.

use super::Smith;
use super::table::Row;
use super::types::Ty;
use crate::choices::Choices;
use crate::graph::Graph;
use spirv_module::{AddressingModel, Capability, ExecutionModel, Id, MemoryModel, Op, Scope, StorageClass};

/// A kind of modules.
pub(super) struct Flavor {
    pub(super) model: ExecutionModel,
    /// The addressing and the memory model.
    pub(super) memory: (AddressingModel, MemoryModel),
    /// The capabilities that every module declares.
    pub(super) capabilities: &'static [Capability],
    /// The capabilities that instructions may need.
    pub(super) known: &'static [Capability],
    /// The lengths of vectors, 1 first.
    pub(super) lanes: &'static [u32],
    /// The width of indices and sizes.
    pub(super) index_width: u32,
    /// The storage classes that instructions may read and write.
    pub(super) accessible: &'static [StorageClass],
    /// The storage classes of atomic operations.
    pub(super) atomic: &'static [StorageClass],
    /// The storage classes that instructions may only read.
    pub(super) read_only: &'static [StorageClass],
    /// The storage classes of pointers that functions take.
    pub(super) parameters: &'static [StorageClass],
    /// Instructions by their signatures.
    pub(super) rows: fn() -> &'static [Row],
    /// Kinds of instructions, each as often as it is there.
    pub(super) kinds: &'static [fn(&mut Smith<'_>)],
    /// Chooses the blocks of a function.
    pub(super) graph: fn(&mut Choices<'_>) -> Graph,
    /// Decorates the result of an arithmetic instruction.
    pub(super) decorate: fn(&mut Smith<'_>, Op, Id, &Ty),
    /// The scopes of memory and of invocations in a barrier or an atomic operation.
    pub(super) scopes: &'static [Scope],
    /// The scopes of invocations that a barrier synchronizes.
    pub(super) barriers: &'static [Scope],
    /// The storage classes in memory semantics.
    pub(super) semantics: &'static [u64],
}

impl Flavor {
    pub(super) fn is_kernel(&self) -> bool {
        self.model == ExecutionModel::Kernel
    }
}
