//! Operations of sub-groups whose work-items are lanes of one strip.
//!
//! The library has two forms of its functions of sub-groups: one with barriers and scratch memory, and one with the operations of
//! this module, which become instructions on vectors. A kernel chooses between them by the call `__spirv_run_has_lanes()`, which
//! is constant in each work-group function.

mod emit;

pub(crate) use emit::emit;

use crate::interleaved::LANES;

/// An operation of all lanes of a sub-group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Collective {
    /// The value of the lane with a given number.
    Shuffle,
    /// The mask of the lanes that pass another number than 0.
    Ballot,
    /// The values of lanes, combined. Operands are the value, the result for no values, and the size of clusters of lanes.
    Scan(Scan, Combine),
}

/// The lanes that a scan combines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scan {
    /// All of them.
    Reduce,
    /// Those of clusters of so many lanes; 0 if the number is not known.
    Clusters(u32),
    /// Those before a lane, and its own.
    Inclusive,
    /// Those before a lane.
    Exclusive,
}

/// How two values are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Combine {
    Add,
    Mul,
    /// The smaller one; `true` for signed integers.
    Min(bool),
    Max(bool),
    And,
    Or,
    Xor,
}

/// The name of the call that chooses between the forms.
pub(crate) const HAS_LANES: &str = "__spirv_run_has_lanes";

/// Returns the operation of the function of this name: `__spirv_run_lanes_`, and `shuffle`, `ballot`, or a scan with the types of
/// OpenCL C, such as `reduce_add_uint`.
pub(crate) fn named(name: &str) -> Option<Collective> {
    let name = name.strip_prefix("__spirv_run_lanes_")?;
    match name {
        "shuffle" => return Some(Collective::Shuffle),
        "ballot" => return Some(Collective::Ballot),
        _ => {}
    }
    let mut words = name.split('_');
    let (Some(scan), Some(op), Some(ty), None) = (words.next(), words.next(), words.next(), words.next())
    else {
        return None;
    };
    let scan = match scan {
        "reduce" => Scan::Reduce,
        "inclusive" => Scan::Inclusive,
        "exclusive" => Scan::Exclusive,
        _ => return None,
    };
    let is_signed = !ty.starts_with('u');
    let op = match op {
        "add" => Combine::Add,
        "mul" => Combine::Mul,
        "min" => Combine::Min(is_signed),
        "max" => Combine::Max(is_signed),
        "and" => Combine::And,
        "or" => Combine::Or,
        "xor" => Combine::Xor,
        _ => return None,
    };
    Some(Collective::Scan(scan, op))
}

impl Collective {
    /// Returns the operation for clusters of a size, if that is known.
    pub(crate) fn in_clusters(self, size: Option<u64>) -> Collective {
        match self {
            Collective::Scan(Scan::Reduce, op) if size.is_none_or(|size| size < LANES.into()) => {
                Collective::Scan(Scan::Clusters(size.map_or(0, |size| size as u32)), op)
            }
            _ => self,
        }
    }
}

/// Returns whether sub-groups of this size are whole parts of strips.
pub(crate) fn fits(sub_group_size: u32) -> bool {
    LANES.is_multiple_of(sub_group_size)
}
