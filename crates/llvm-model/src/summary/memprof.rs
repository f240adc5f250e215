//! Memory profiles of a function's calls and allocations. LangRef, "`memprof` Metadata" and
//! "`callsite` Metadata". Stack ids are hashes of frames, the innermost first.

use super::SummaryValueId;

/// A profiled call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallsiteSummary {
    /// The function called; `None` when the index leaves it out.
    pub callee: Option<SummaryValueId>,
    /// For each clone of the calling function, which clone of the callee it calls; 0 is the original. A single 0 in
    /// an index of one module.
    pub clones: Vec<u32>,
    /// The frames at the call, more than one when calls were inlined.
    pub stack_ids: Vec<u64>,
}

/// A profiled allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllocSummary {
    /// The type of the allocation in each clone of the function. A single [`AllocationType::NONE`] in an index of one
    /// module.
    pub versions: Vec<AllocationType>,
    /// The profiled contexts that reach it.
    pub contexts: Vec<AllocationContext>,
}

/// A calling context of an allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllocationContext {
    /// The behavior of allocations in this context.
    pub kind: AllocationType,
    /// The frames of the context; none when the index leaves them out.
    pub stack_ids: Vec<u64>,
    /// The sizes of the full contexts that it stands for; empty unless they were asked for (in bitcode only).
    pub sizes: Vec<ContextSize>,
}

/// The profiled size of a full context.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ContextSize {
    /// The hash of the full context.
    pub full_stack_id: u64,
    /// The allocated bytes.
    pub total_size: u64,
}

/// How hot the memory of an allocation is: a bit set, as a call of several contexts has several kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AllocationType(pub u8);

impl AllocationType {
    /// Nothing known.
    pub const NONE: AllocationType = AllocationType(0);
    /// Not cold.
    pub const NOT_COLD: AllocationType = AllocationType(1);
    /// Cold.
    pub const COLD: AllocationType = AllocationType(2);
    /// Hot.
    pub const HOT: AllocationType = AllocationType(4);
}
