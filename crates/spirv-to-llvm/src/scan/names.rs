//! Names that are unique in their scope, the same in every run.

use llvm_model::Name;
use rustc_hash::FxHashMap;

/// The names of one scope: a module's symbols, a module's structs, a function's values.
#[derive(Default)]
pub(crate) struct Names {
    /// Each name taken, with the number its next namesake gets.
    taken: FxHashMap<Name, u32>,
}

impl Names {
    /// Takes `wanted`, or `wanted.N` with the lowest number that makes it unique. An empty name stays empty.
    pub(crate) fn unique(&mut self, wanted: &[u8]) -> Name {
        if wanted.is_empty() {
            return Name::default();
        }
        let name = Name::from(wanted);
        let Some(count) = self.taken.get_mut(&name) else {
            self.taken.insert(name.clone(), 1);
            return name;
        };
        let mut number = *count;
        loop {
            let mut candidate = wanted.to_vec();
            candidate.extend_from_slice(format!(".{number}").as_bytes());
            let candidate = Name::from(candidate);
            number += 1;
            if !self.taken.contains_key(&candidate) {
                self.taken.insert(candidate.clone(), 1);
                self.taken.insert(name, number);
                return candidate;
            }
        }
    }
    /// Takes `name` whether it is free or not; says whether it was.
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
        let all: Vec<_> = ["a", "a.1", "a", "a", ""].iter().map(|n| names.unique(n.as_bytes())).collect();
        assert_eq!(all, ["a", "a.1", "a.2", "a.3", ""]);
    }
}
