//! The code that differs between targets, for the functions that are built from it.

use llvm_model::{Builder, TypeId, Value};

/// A number of each dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Query {
    /// The number of the work-item in its group.
    LocalId,
    /// The number of the group.
    GroupId,
    /// The number of work-items in this group.
    LocalSize,
    /// The number of work-items in all groups but the last one.
    EnqueuedLocalSize,
    /// The number of groups.
    GroupCount,
    /// The number of work-items.
    GlobalSize,
    /// The number of the first work-item.
    GlobalOffset,
}

/// The scopes of OpenCL C 2.0 (`memory_scope`) that barriers and fences have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    WorkItem,
    WorkGroup,
    Device,
    All,
    SubGroup,
}

impl Scope {
    /// The scope of a number, if it is one.
    pub(crate) fn of_number(number: u64) -> Option<Scope> {
        let all = [Scope::WorkItem, Scope::WorkGroup, Scope::Device, Scope::All, Scope::SubGroup];
        all.get(usize::try_from(number).ok()?).copied()
    }
}

/// The memory that a generic pointer is to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Memory {
    Global,
    Local,
    Private,
}

/// Whether all work-items of a sub-group run a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Among {
    /// All of them.
    All,
    /// Those that get there.
    Active,
}

/// The code of a target.
pub(crate) trait Target: Copy {
    /// The bits of the mask of [`Target::ballot`].
    const LANES: u32;

    /// A number of a dimension below three, as a `ty`.
    fn query(self, at: &mut Builder<'_>, query: Query, dimension: u64, ty: TypeId) -> Value;
    /// The number of dimensions, as a `ty`.
    fn work_dim(self, at: &mut Builder<'_>, ty: TypeId) -> Value;
    /// The name of a scope of atomic accesses and fences in LLVM IR.
    fn scope(self, scope: Scope) -> &'static str;
    /// A barrier of the group; memory is as after fences of the scope.
    fn barrier(self, at: &mut Builder<'_>, scope: Scope);
    /// A barrier of the sub-group.
    fn sub_group_barrier(self, at: &mut Builder<'_>, scope: Scope);
    /// The number of the work-item in its sub-group, an `i32`.
    fn lane(self, at: &mut Builder<'_>) -> Value;
    /// The number of work-items in whole sub-groups, an `i32`.
    fn width(self, at: &mut Builder<'_>) -> Value;
    /// An `i64` with a bit for each work-item for which `bit` is set.
    fn ballot(self, at: &mut Builder<'_>, among: Among, bit: Value) -> Value;
    /// The `i32` that the work-item with the number `lane`, an `i32`, has.
    fn shuffle(self, at: &mut Builder<'_>, among: Among, value: Value, lane: Value) -> Value;
    /// Whether a generic pointer is to some memory.
    fn is_in(self, at: &mut Builder<'_>, memory: Memory, pointer: Value) -> Value;
    /// The pointer of a type that points to nothing.
    fn null(self, at: &mut Builder<'_>, ty: TypeId) -> Value;
}
