//! Names that are unique in their scope, the same in every run.

use llvm_model::Name;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

/// The names of one scope: a module's symbols, a module's structs, a function's values.
#[derive(Clone, Default)]
pub(crate) struct Names {
    /// Each name taken, with the number its next namesake gets.
    taken: FxHashMap<Name, u32>,
    /// The last number given to a name, as LLVM numbers values of equal names.
    last: Option<u32>,
}

impl Names {
    /// No names; values of equal names get numbers as in LLVM.
    pub(crate) fn as_llvm() -> Names {
        Names { last: Some(0), ..Names::default() }
    }

    /// Takes `wanted`, or `wanted.N` with the lowest number that makes it unique. An empty name stays empty.
    pub(crate) fn unique(&mut self, wanted: Name) -> Name {
        if wanted.is_empty() {
            return wanted;
        }
        if self.last.is_some() {
            return self.next_namesake(wanted);
        }
        let mut number = match self.taken.entry(wanted.clone()) {
            Entry::Vacant(free) => {
                free.insert(1);
                return wanted;
            }
            Entry::Occupied(namesakes) => *namesakes.get(),
        };
        loop {
            let mut candidate = wanted.as_bytes().to_vec();
            candidate.extend_from_slice(format!(".{number}").as_bytes());
            let candidate = Name::from(candidate);
            number += 1;
            if !self.taken.contains_key(&candidate) {
                self.taken.insert(candidate.clone(), 1);
                self.taken.insert(wanted, number);
                return candidate;
            }
        }
    }
    /// Takes `wanted`, or `wantedN` with the next number that makes it unique.
    fn next_namesake(&mut self, wanted: Name) -> Name {
        let mut candidate = wanted.clone();
        while self.taken.contains_key(&candidate) {
            let number = self.last.map_or(1, |last| last.wrapping_add(1));
            self.last = Some(number);
            let mut text = wanted.as_bytes().to_vec();
            text.extend_from_slice(number.to_string().as_bytes());
            candidate = Name::from(text);
        }
        self.taken.insert(candidate.clone(), 1);
        candidate
    }
    /// Makes room for so many names more.
    pub(crate) fn reserve(&mut self, more: usize) {
        self.taken.reserve(more);
    }
    /// Reserves `name` whether it is free or not; returns whether it was free.
    pub(crate) fn take(&mut self, name: &Name) -> bool {
        self.taken.insert(name.clone(), 1).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn namesakes_are_numbered() {
        let mut names = Names::default();
        let all: Vec<_> = ["a", "a.1", "a", "a", ""].iter().map(|n| names.unique(Name::from(*n))).collect();
        assert_eq!(all, ["a", "a.1", "a.2", "a.3", ""]);
        let mut names = Names::as_llvm();
        let all: Vec<_> =
            ["a", "b", "b2", "b", "a", "b"].iter().map(|n| names.unique(Name::from(*n))).collect();
        assert_eq!(all, ["a", "b", "b2", "b1", "a2", "b3"]);
    }
}
