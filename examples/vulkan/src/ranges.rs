//! The range of a launch, cut into regions whose work-groups are all full.

use anyhow::{Result, ensure};

/// A part of a launch that one dispatch runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The first work-item, without the global offset.
    pub start: [u32; 3],
    /// The first work-group.
    pub first_group: [u32; 3],
    /// The number of work-groups.
    pub groups: [u32; 3],
    /// The size of each of them.
    pub local: [u32; 3],
}

/// Cuts `global` work-items into work-groups of `local`: the last one of each dimension may be smaller, if the module
/// allows regions.
///
/// # Errors
/// A work-group is empty, or the last one would be smaller and the module does not allow that.
pub(crate) fn regions(global: [u32; 3], local: [u32; 3], allowed: bool) -> Result<Vec<Region>> {
    ensure!(!local.contains(&0), "a work-group has no work-items: {local:?}");
    let parts: Vec<Vec<[u32; 4]>> =
        global.into_iter().zip(local).map(|(global, local)| parts(global, local)).collect();
    let [x, y, z] = parts.as_slice() else { return Ok(Vec::new()) };
    let is_even = parts.iter().all(|parts| parts.len() <= 1);
    ensure!(
        is_even || allowed,
        "{global:?} work-items are not whole work-groups of {local:?}, and the module has no push constant for regions"
    );
    let mut regions = Vec::new();
    for z in z {
        for y in y {
            for x in x {
                let [start, first_group, groups, local] = [0, 1, 2, 3].map(|at| [x[at], y[at], z[at]]);
                regions.push(Region { start, first_group, groups, local });
            }
        }
    }
    Ok(regions)
}

/// The parts of one dimension: start, first group, groups, size of a group.
fn parts(global: u32, local: u32) -> Vec<[u32; 4]> {
    let (groups, rest) = (global / local, global % local);
    let full = (groups > 0).then_some([0, 0, groups, local]);
    let last = (rest > 0).then_some([groups * local, groups, 1, rest]);
    full.into_iter().chain(last).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_cut_at_their_last_work_groups() {
        let even = regions([64, 4, 1], [16, 2, 1], false).unwrap();
        assert_eq!(
            even,
            [Region { start: [0; 3], first_group: [0; 3], groups: [4, 2, 1], local: [16, 2, 1] }]
        );
        assert!(regions([65, 1, 1], [16, 1, 1], false).is_err());
        let uneven = regions([20, 5, 1], [16, 2, 1], true).unwrap();
        let starts: Vec<_> = uneven.iter().map(|region| (region.start, region.local)).collect();
        assert_eq!(
            starts,
            [
                ([0, 0, 0], [16, 2, 1]),
                ([16, 0, 0], [4, 2, 1]),
                ([0, 4, 0], [16, 1, 1]),
                ([16, 4, 0], [4, 1, 1])
            ]
        );
        assert!(regions([0, 1, 1], [16, 1, 1], false).unwrap().is_empty());
    }
}
