//! The names of the results of instructions. Code that an optimizer wrote has none, and then they take no memory.

use crate::arena::Id as _;
use crate::function::InstId;
use crate::name::Name;

/// The names of the instructions of a body: those without one are numbered.
#[derive(Clone, Debug, Default)]
pub struct InstNames {
    /// By instruction; those behind the last have no name.
    names: Vec<Name>,
}

static UNNAMED: Name = Name::EMPTY;

impl InstNames {
    /// Makes room for the names of `count` instructions.
    pub fn expect(&mut self, count: usize) {
        self.names.reserve_exact(count.saturating_sub(self.names.len()));
    }
    /// Returns the name of an instruction, which is empty if it is numbered.
    #[inline]
    pub fn get(&self, inst: InstId) -> &Name {
        self.names.get(inst.index()).unwrap_or(&UNNAMED)
    }
    /// Whether an instruction has a name.
    #[inline]
    pub fn has(&self, inst: InstId) -> bool {
        !self.get(inst).is_empty()
    }
    /// Names an instruction; an empty name takes its name away.
    pub fn set(&mut self, inst: InstId, name: Name) {
        let index = inst.index();
        match self.names.get_mut(index) {
            Some(slot) => *slot = name,
            None if name.is_empty() => {}
            None => {
                self.names.resize(index, Name::EMPTY);
                self.names.push(name);
            }
        }
    }
    /// Takes the name of an instruction away, and returns it.
    pub fn take(&mut self, inst: InstId) -> Name {
        self.names.get_mut(inst.index()).map(std::mem::take).unwrap_or_default()
    }
    /// All names, with those of instructions that stand in no block.
    pub fn iter(&self) -> impl Iterator<Item = &Name> {
        self.names.iter().filter(|name| !name.is_empty())
    }
    /// The number of instructions that there is memory for.
    pub(crate) fn room(&self) -> usize {
        self.names.len()
    }
}

/// Instructions of equal numbers have equal names.
impl PartialEq for InstNames {
    fn eq(&self, other: &InstNames) -> bool {
        let count = self.names.len().max(other.names.len());
        (0..count).map(InstId::from_index).all(|inst| self.get(inst) == other.get(inst))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_without_names_take_no_memory() {
        let mut names = InstNames::default();
        names.set(InstId::from_index(7), Name::default());
        assert_eq!(names.room(), 0);
        assert!(!names.has(InstId::from_index(7)) && names.get(InstId::from_index(7)).is_empty());
    }

    #[test]
    fn a_name_is_that_of_its_instruction_alone() {
        let mut names = InstNames::default();
        let [first, third] = [0, 2].map(InstId::from_index);
        names.set(third, Name::from("x"));
        assert_eq!((names.get(third), names.get(first)), (&Name::from("x"), &Name::default()));
        let mut other = InstNames::default();
        assert_ne!(names, other);
        other.set(InstId::from_index(5), Name::from("y"));
        other.take(InstId::from_index(5));
        other.set(third, names.take(third));
        assert_eq!(other.iter().collect::<Vec<_>>(), [&Name::from("x")]);
        names.set(third, Name::from("x"));
        assert_eq!(names, other);
    }
}
