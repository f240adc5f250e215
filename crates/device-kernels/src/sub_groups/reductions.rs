//! Reductions and scans of sub-groups, in as many steps as the number of work-items has bits.

use super::SubGroup;
use crate::operations::Operation;
use crate::target::{Among, Target};
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, IntPredicate, Value};

/// A reduction or a scan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reduction {
    operation: Operation,
    is_signed: bool,
    which: Which,
    among: Among,
}

/// Of which work-items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    All,
    /// Those up to the work-item.
    UpTo,
    /// Those in front of the work-item.
    Before,
    /// Those of a cluster; its size is an argument.
    Cluster,
}

/// How names begin, the operation follows.
const NAMES: &[(&str, Among, Which)] = &[
    ("intel_sub_group_reduce_", Among::All, Which::All),
    ("intel_sub_group_scan_exclusive_", Among::All, Which::Before),
    ("intel_sub_group_scan_inclusive_", Among::All, Which::UpTo),
    ("sub_group_clustered_reduce_", Among::Active, Which::Cluster),
    ("sub_group_non_uniform_reduce_", Among::Active, Which::All),
    ("sub_group_non_uniform_scan_exclusive_", Among::Active, Which::Before),
    ("sub_group_non_uniform_scan_inclusive_", Among::Active, Which::UpTo),
    ("sub_group_reduce_", Among::All, Which::All),
    ("sub_group_scan_exclusive_", Among::All, Which::Before),
    ("sub_group_scan_inclusive_", Among::All, Which::UpTo),
];

impl Reduction {
    pub(super) fn of_name(name: &str, is_signed: bool) -> Option<Reduction> {
        NAMES.iter().find_map(|&(prefix, among, which)| {
            let operation = Operation::of_name(name.strip_prefix(prefix)?)?;
            Some(Reduction { operation, is_signed, which, among })
        })
    }
}

impl<T: Target> SubGroup<'_, '_, T> {
    pub(super) fn reduced(&mut self, reduction: Reduction, args: &[Value]) -> Option<Value> {
        let Reduction { operation, is_signed, which, among } = reduction;
        let mut value = *args.first()?;
        let ty = self.at().ty(value);
        if self.at().module.types.lanes(ty).is_some() {
            return None;
        }
        if operation.is_logical() {
            let at = self.at();
            let is_set = at.icmp_int(IntPredicate::Ne, value, 0);
            value = at.cast(CastOp::ZExt, is_set, ty);
        }
        let mask = self.mask_of(which, among, args)?;
        // The number of the work-item that is next before this one, -1 if none is.
        let before = self.those(IntPredicate::Ult);
        let before = self.at().binary(BinaryOp::And, mask, before);
        let before = self.last(before);
        let mut from = before;
        let mut step = 1;
        while step < T::LANES {
            let at = self.at();
            let minus_one = at.int32(u32::MAX);
            let is_there = at.icmp(IntPredicate::Ne, from, minus_one);
            let other = self.value_of(among, value, from)?;
            let sum = operation.apply(self.at(), is_signed, other, value);
            value = self.at().select(is_there, sum, value);
            // The value of that one includes as many again.
            let further = self.value_of(among, from, from)?;
            from = self.at().select(is_there, further, from);
            step *= 2;
        }
        match which {
            Which::UpTo => Some(value),
            Which::Before => {
                let at = self.at();
                let minus_one = at.int32(u32::MAX);
                let is_there = at.icmp(IntPredicate::Ne, before, minus_one);
                let other = self.value_of(among, value, before)?;
                let neutral = operation.neutral(self.at(), is_signed, ty);
                Some(self.at().select(is_there, other, neutral))
            }
            Which::All | Which::Cluster => {
                let last = self.last(mask);
                self.value_of(among, value, last)
            }
        }
    }

    /// The work-items that take part.
    fn mask_of(&mut self, which: Which, among: Among, args: &[Value]) -> Option<Value> {
        let active = match among {
            Among::Active => self.active(),
            // All of them do; those that the last sub-group does not have are none.
            Among::All => {
                let bit = self.at().module.types.int(1);
                let yes = self.at().int(bit, 1);
                let target = self.target;
                target.ballot(self.at(), Among::All, yes)
            }
        };
        if which != Which::Cluster {
            return Some(active);
        }
        let size = *args.get(1)?;
        let lane = self.lane();
        let at = self.at();
        let last = at.binary_int(BinaryOp::Sub, size, 1);
        let clusters = at.not(last);
        let first = at.binary(BinaryOp::And, lane, clusters);
        let first = at.resize(first, 64);
        // Sizes are powers of two, up to 64: two shifts, so that 64 is not more than a shift may have.
        let last = at.resize(last, 64);
        let two = at.int64(2);
        let bits = at.binary(BinaryOp::Shl, two, last);
        let bits = at.binary_int(BinaryOp::Sub, bits, 1);
        let cluster = at.binary(BinaryOp::Shl, bits, first);
        Some(at.binary(BinaryOp::And, active, cluster))
    }
}
