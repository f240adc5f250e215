//! The source locations of instructions. Code that was compiled without `-g` has none, and then they take no memory.

use crate::arena::Id as _;
use crate::function::InstId;
use crate::metadata::DebugLocId;

/// The source locations (`!dbg`) of the instructions of a body.
#[derive(Clone, Debug, Default)]
pub struct InstLocs {
    /// By instruction; those behind the last have none.
    locs: Vec<Option<DebugLocId>>,
}

impl InstLocs {
    /// Returns the source location of an instruction.
    #[inline]
    pub fn get(&self, inst: InstId) -> Option<DebugLocId> {
        self.locs.get(inst.index()).copied().flatten()
    }
    /// Gives an instruction this source location, or takes it away.
    #[inline]
    pub fn set(&mut self, inst: InstId, loc: Option<DebugLocId>) {
        let index = inst.index();
        match self.locs.get_mut(index) {
            Some(slot) => *slot = loc,
            None if loc.is_none() => {}
            None => {
                self.locs.resize(index, None);
                self.locs.push(loc);
            }
        }
    }
    /// Whether no instruction has one.
    pub fn is_empty(&self) -> bool {
        self.locs.iter().all(Option::is_none)
    }
    /// Takes all of them away.
    pub fn clear(&mut self) {
        self.locs.clear();
    }
    /// All source locations, to be replaced, with those of instructions that stand in no block.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut DebugLocId> {
        self.locs.iter_mut().flatten()
    }
    /// Gives memory back that no location needs.
    pub fn shrink_to_fit(&mut self) {
        self.locs.shrink_to_fit();
    }
    /// The number of instructions that there is memory for.
    pub(crate) fn room(&self) -> usize {
        self.locs.len()
    }
}

/// Instructions of equal numbers have equal locations.
impl PartialEq for InstLocs {
    fn eq(&self, other: &InstLocs) -> bool {
        let count = self.locs.len().max(other.locs.len());
        (0..count).map(InstId::from_index).all(|inst| self.get(inst) == other.get(inst))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_without_locations_take_no_memory() {
        let mut locs = InstLocs::default();
        locs.set(InstId::from_index(7), None);
        assert_eq!(locs.room(), 0);
        assert_eq!(locs.get(InstId::from_index(7)), None);
    }

    #[test]
    fn a_location_is_that_of_its_instruction_alone() {
        let mut locs = InstLocs::default();
        let [first, third] = [0, 2].map(InstId::from_index);
        let loc = Some(DebugLocId::from_index(5));
        locs.set(third, loc);
        assert_eq!((locs.get(first), locs.get(third)), (None, loc));
        let mut other = InstLocs::default();
        assert_ne!(locs, other);
        other.set(InstId::from_index(9), loc);
        other.set(InstId::from_index(9), None);
        other.set(third, loc);
        assert_eq!(locs, other);
    }
}
