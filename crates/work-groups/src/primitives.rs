//! Calls of the kernel that the work-group function implements itself: queries and barriers.

use crate::collective::{self, Collective, HAS_LANES, Scan};
use llvm_model::{Body, InstId, InstKind, Module};
use rustc_hash::FxHashMap;

/// The query of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Primitive {
    /// A query about the dimension of the argument; a number if the dimension does not exist.
    Sized(Sized, u64),
    /// Something without arguments.
    Plain(Plain),
    /// A barrier.
    Barrier(Barrier),
    /// `printf`.
    Printf,
    /// A question about the address space of a generic pointer.
    Space(Space),
    /// Whether operations of sub-groups are those of lanes.
    HasLanes,
    /// An operation of lanes.
    Collective(Collective),
}

/// The questions about the address space of a generic pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Space {
    /// The pointer as one of global memory; null if it points elsewhere.
    ToGlobal,
    ToLocal,
    ToPrivate,
    /// The fence flags of OpenCL C for its memory.
    Fence,
}

/// The queries about a dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sized {
    GlobalSize,
    GlobalId,
    LocalSize,
    EnqueuedLocalSize,
    LocalId,
    NumGroups,
    GroupId,
    GlobalOffset,
}

/// The queries without a dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plain {
    WorkDim,
    GlobalLinearId,
    LocalLinearId,
    SubGroupSize,
    MaxSubGroupSize,
    NumSubGroups,
    EnqueuedNumSubGroups,
    SubGroupId,
    SubGroupLocalId,
    GroupScratch,
    SubGroupScratch,
}

/// The work-items that a barrier synchronizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Barrier {
    Group,
    SubGroup,
    /// Those of a strip ([`crate::strips`]).
    Strip,
}

const NAMES: [(&str, Primitive); 27] = [
    ("_Z15get_global_sizej", Primitive::Sized(Sized::GlobalSize, 1)),
    ("_Z13get_global_idj", Primitive::Sized(Sized::GlobalId, 0)),
    ("_Z14get_local_sizej", Primitive::Sized(Sized::LocalSize, 1)),
    ("_Z23get_enqueued_local_sizej", Primitive::Sized(Sized::EnqueuedLocalSize, 1)),
    ("_Z12get_local_idj", Primitive::Sized(Sized::LocalId, 0)),
    ("_Z14get_num_groupsj", Primitive::Sized(Sized::NumGroups, 1)),
    ("_Z12get_group_idj", Primitive::Sized(Sized::GroupId, 0)),
    ("_Z17get_global_offsetj", Primitive::Sized(Sized::GlobalOffset, 0)),
    ("_Z12get_work_dimv", Primitive::Plain(Plain::WorkDim)),
    ("_Z20get_global_linear_idv", Primitive::Plain(Plain::GlobalLinearId)),
    ("_Z19get_local_linear_idv", Primitive::Plain(Plain::LocalLinearId)),
    ("_Z18get_sub_group_sizev", Primitive::Plain(Plain::SubGroupSize)),
    ("_Z22get_max_sub_group_sizev", Primitive::Plain(Plain::MaxSubGroupSize)),
    ("_Z18get_num_sub_groupsv", Primitive::Plain(Plain::NumSubGroups)),
    ("_Z27get_enqueued_num_sub_groupsv", Primitive::Plain(Plain::EnqueuedNumSubGroups)),
    ("_Z16get_sub_group_idv", Primitive::Plain(Plain::SubGroupId)),
    ("_Z22get_sub_group_local_idv", Primitive::Plain(Plain::SubGroupLocalId)),
    ("__spirv_run_group_scratch", Primitive::Plain(Plain::GroupScratch)),
    ("__spirv_run_sub_group_scratch", Primitive::Plain(Plain::SubGroupScratch)),
    ("__spirv_run_group_barrier", Primitive::Barrier(Barrier::Group)),
    ("__spirv_run_sub_group_barrier", Primitive::Barrier(Barrier::SubGroup)),
    ("printf", Primitive::Printf),
    ("__to_global", Primitive::Space(Space::ToGlobal)),
    ("__to_local", Primitive::Space(Space::ToLocal)),
    ("__to_private", Primitive::Space(Space::ToPrivate)),
    ("_Z9get_fencePU3AS4v", Primitive::Space(Space::Fence)),
    ("_Z9get_fencePU3AS4Kv", Primitive::Space(Space::Fence)),
];

impl Primitive {
    /// Whether all work-items of a group get the same for the same arguments.
    pub(crate) fn is_uniform(self) -> bool {
        match self {
            Primitive::Sized(what, _) => !matches!(what, Sized::GlobalId | Sized::LocalId),
            Primitive::Plain(what) => matches!(
                what,
                Plain::WorkDim
                    | Plain::MaxSubGroupSize
                    | Plain::NumSubGroups
                    | Plain::EnqueuedNumSubGroups
                    | Plain::GroupScratch
            ),
            Primitive::HasLanes => true,
            Primitive::Barrier(_) | Primitive::Printf | Primitive::Space(_) | Primitive::Collective(_) => {
                false
            }
        }
    }
}

impl Primitive {
    /// Whether all work-items of a sub-group get the same, for operands of which `has_same` tells by number whether these are the
    /// same.
    pub(crate) fn is_uniform_in_sub_group(self, has_same: impl Fn(usize) -> bool) -> bool {
        match self {
            Primitive::Plain(what) => matches!(what, Plain::SubGroupId | Plain::SubGroupSize),
            Primitive::Collective(Collective::Ballot | Collective::Scan(Scan::Reduce, _)) => true,
            Primitive::Collective(Collective::Shuffle) => has_same(1),
            _ => false,
        }
    }
}

/// Returns the query of the function of this name.
pub(crate) fn named(name: &str) -> Option<Primitive> {
    if name == HAS_LANES {
        return Some(Primitive::HasLanes);
    }
    let known = NAMES.iter().find(|(known, _)| *known == name).map(|(_, primitive)| *primitive);
    known.or_else(|| collective::named(name).map(Primitive::Collective))
}

/// The calls of primitives in a body; those about address spaces if `spaces` holds.
pub(crate) fn find(module: &Module, body: &Body, spaces: bool) -> FxHashMap<InstId, Primitive> {
    let of = |kind: &InstKind| {
        let InstKind::Call(call) = kind else { return None };
        let callee = module.as_function(call.callee)?;
        let primitive = named(module.functions[callee].props.name.as_str()?)?;
        // A function of that name without a dimension is another one.
        let lacks_dimension = matches!(primitive, Primitive::Sized(..)) && call.args.is_empty();
        let primitive = match primitive {
            Primitive::Collective(what) => {
                let size = call.args.get(2).and_then(|&size| module.as_u64(size));
                Primitive::Collective(what.in_clusters(size))
            }
            other => other,
        };
        let stays = match primitive {
            Primitive::Space(_) => !spaces || call.args.len() != 1,
            _ => lacks_dimension,
        };
        (!stays).then_some(primitive)
    };
    body.instructions().filter_map(|(_, id, inst)| Some((id, of(&inst.kind)?))).collect()
}
