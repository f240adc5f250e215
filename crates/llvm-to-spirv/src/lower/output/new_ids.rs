//! The ids of functions that were lowered apart from the others, and the ids that they have in the module.

use rustc_hash::FxHashSet;
use spirv_module::Id;

/// Who knows the id of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Known {
    /// Only the part: it is a result of a function's instructions.
    Local,
    /// All functions, but the module had no declaration for it before.
    Now,
    /// The module had a declaration for it already.
    Before,
}

/// The ids from a number on, in order, each with its id in the module. Ids before them are the same in both.
pub(in crate::lower) struct NewIds {
    first: u32,
    ids: Vec<Id>,
    known: Vec<Known>,
    /// The functions that were lowered, whose ids the module may have given out for calls of them.
    lowered: FxHashSet<Id>,
}

impl NewIds {
    /// No ids yet; the first one will be that of `first`. `lowered` are the functions.
    pub(in crate::lower) fn new(first: u32, lowered: FxHashSet<Id>) -> NewIds {
        NewIds { first, ids: Vec::new(), known: Vec::new(), lowered }
    }

    /// Gives the next id its id in the module.
    pub(in crate::lower) fn push(&mut self, id: Id, known: Known) {
        self.ids.push(id);
        self.known.push(known);
    }

    /// Whether only the part knows an id.
    pub(in crate::lower) fn is_local(&self, id: Id) -> bool {
        self.known(id) == Known::Local
    }

    fn known(&self, id: Id) -> Known {
        let at = id.0.checked_sub(self.first).map(|at| at as usize);
        at.map_or(Known::Before, |at| self.known.get(at).copied().unwrap_or(Known::Local))
    }

    /// Whether an id is one of those apart.
    pub(in crate::lower) fn is_new(&self, id: Id) -> bool {
        id.0 >= self.first
    }

    /// Whether the module described an id before, so that another description repeats it.
    pub(in crate::lower) fn is_described(&self, id: Id) -> bool {
        if self.lowered.contains(&id) {
            return false;
        }
        self.known(id) == Known::Before
    }

    /// The id in the module. 0 stands for that of something that failed, and for ids that have none yet.
    pub(in crate::lower) fn get(&self, id: Id) -> Id {
        match id.0.checked_sub(self.first) {
            Some(at) => self.ids.get(at as usize).copied().unwrap_or(Id(0)),
            None => id,
        }
    }
}
