//! The number of work-items, and their groups.

use crate::error::Error;

/// The work-items of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// How many dimensions the launch has.
    pub dimensions: u32,
    /// Work-items in each dimension.
    pub global: [u64; 3],
    /// Work-items of a group in each dimension; groups at the edge are smaller where it does not divide the whole.
    pub group: [u32; 3],
    /// The first global id in each dimension.
    pub offset: [u64; 3],
}

/// The default number of work-items of a group.
const GROUP: u32 = 64;

impl Range {
    /// So many work-items in the first dimension, in groups of as many.
    #[must_use]
    pub fn linear(global: u64, group: u32) -> Self {
        Self { dimensions: 1, global: [global, 1, 1], group: [group, 1, 1], offset: [0; 3] }
    }

    /// Returns the default group for `global` work-items: the largest divisor up to 64 of the first dimension.
    #[must_use]
    pub fn default_group(global: [u64; 3]) -> [u32; 3] {
        let first = (1..=GROUP).rev().find(|&size| global[0].is_multiple_of(size.into()));
        [first.unwrap_or(1), 1, 1]
    }

    /// How many groups there are in each dimension.
    ///
    /// # Errors
    /// A size is zero, or there are more work-items than numbers.
    pub fn groups(&self) -> Result<[u64; 3], Error> {
        if self.global.contains(&0) || self.group.contains(&0) {
            return Err(Error::Range("a grid or a group has no work-items".to_owned()));
        }
        let counts = [0, 1, 2].map(|at| self.global[at].div_ceil(self.group[at].into()));
        let total = self.global.iter().try_fold(1u64, |all, &size| all.checked_mul(size));
        let items = self.group.iter().try_fold(1u32, |all, &size| all.checked_mul(size));
        if total.is_none() || items.is_none_or(|items| items > 1 << 20) {
            return Err(Error::Range("a grid or a group has too many work-items".to_owned()));
        }
        Ok(counts)
    }

    /// Whether all groups have the same size.
    #[must_use]
    pub fn is_uniform(&self) -> bool {
        (0..3).all(|at| self.group[at] != 0 && self.global[at].is_multiple_of(self.group[at].into()))
    }

    /// The ids of the group of this number, and how many work-items it has.
    pub(crate) fn group_at(&self, number: u64, counts: [u64; 3]) -> ([u64; 3], [u64; 3]) {
        let (plane, row) = (counts[0] * counts[1], counts[0]);
        let ids = [number % row, number % plane / row, number / plane];
        let size = |at: usize| {
            let group = u64::from(self.group[at]);
            group.min(self.global[at] - ids[at] * group)
        };
        (ids, [size(0), size(1), size(2)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_at_the_edge_are_smaller() {
        let range = Range { dimensions: 2, global: [10, 4, 1], group: [4, 2, 1], offset: [0; 3] };
        let counts = range.groups().unwrap();
        assert_eq!((counts, range.is_uniform()), ([3, 2, 1], false));
        assert_eq!(range.group_at(0, counts), ([0, 0, 0], [4, 2, 1]));
        assert_eq!(range.group_at(5, counts), ([2, 1, 0], [2, 2, 1]));
        assert_eq!(Range::default_group([96, 5, 1]), [48, 1, 1]);
        assert!(Range::linear(0, 1).groups().is_err());
        assert!(Range::linear(1 << 40, 1 << 30).groups().is_err());
    }
}
