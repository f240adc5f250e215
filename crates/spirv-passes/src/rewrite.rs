//! Writing a module anew: instructions in order, each with the instruction that it comes from.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use spirv_module::{
    Definitions, Edit, Id, Instruction, InstructionList, InstructionTooLong, Module, Op, Value, walk_operands,
};

/// The operands of an instruction.
pub(crate) type Words = SmallVec<[u32; 8]>;

/// A module in another form, with the origins of its instructions.
#[derive(Debug)]
pub struct Rewritten {
    /// The module.
    pub module: Module,
    /// For each instruction the number of the one that it was made from.
    pub origins: Vec<u32>,
    /// Ids that are gone, with those that stand for them.
    pub replaced: FxHashMap<Id, Id>,
}

/// The new form of a module, while it is written.
pub(crate) struct Rewrite {
    out: Module,
    origins: Vec<u32>,
    /// The number of the instruction that is being rewritten.
    current: u32,
    next_id: u32,
    /// The first instruction that is too long.
    error: Option<InstructionTooLong>,
}

impl Rewrite {
    /// Returns an empty module with the header of `module`. All ids of `module` stay reserved for their instructions.
    pub(crate) fn of(module: &Module) -> Rewrite {
        let mut out = Module::new(module.header.version);
        out.header = module.header;
        let origins = Vec::with_capacity(module.list().len());
        Rewrite { out, origins, current: 0, next_id: module.header.bound, error: None }
    }

    /// Makes an instruction the origin of all that is pushed from now on.
    pub(crate) fn start(&mut self, origin: Instruction<'_>) {
        self.current = origin.index();
    }

    /// Returns a new id.
    pub(crate) fn fresh(&mut self) -> Id {
        let id = Id(self.next_id);
        // The last id cannot be reached: every instruction that defines one takes 4 bytes of memory and more.
        self.next_id = self.next_id.saturating_add(1);
        id
    }

    /// Appends an instruction. One that is too long is an error of [`Rewrite::finish`].
    pub(crate) fn push(&mut self, op: Op, ty: Option<Id>, result: Option<Id>, words: &[u32]) {
        match self.out.list_mut().push(op, ty, result, words) {
            Ok(_) => self.origins.push(self.current),
            Err(error) => {
                self.error.get_or_insert(error);
            }
        }
    }

    /// Returns the instructions so far.
    pub(crate) fn instructions(&self) -> impl DoubleEndedIterator<Item = Instruction<'_>> {
        self.out.instructions()
    }

    /// Removes instructions.
    pub(crate) fn remove(&mut self, mut is_removed: impl FnMut(Instruction<'_>) -> bool) {
        let nothing = InstructionList::new();
        let removed: Vec<bool> = self.out.instructions().map(&mut is_removed).collect();
        let indices = removed.iter().enumerate().filter(|(_, removed)| **removed);
        let edits: Vec<_> =
            indices.map(|(index, _)| Edit { at: index..index + 1, from: &nothing, with: 0..0 }).collect();
        self.out.list_mut().edit(&edits);
        let mut removed = removed.into_iter();
        self.origins.retain(|_| !removed.next().unwrap_or(false));
    }

    /// Ends writing; `replaced` are ids that are gone, with those that stand for them.
    ///
    /// # Errors
    /// An instruction is too long.
    pub(crate) fn finish(mut self, replaced: FxHashMap<Id, Id>) -> Result<Rewritten, InstructionTooLong> {
        if let Some(error) = self.error {
            return Err(error);
        }
        self.out.header.bound = self.next_id;
        Ok(Rewritten { module: self.out, origins: self.origins, replaced })
    }
}

/// Calls `visit` for each operand of an instruction that is an id, with its index among the operands. Words behind one that
/// does not fit the grammar are not visited.
pub(crate) fn for_each_id<'m>(
    inst: Instruction<'m>,
    definitions: &Definitions<'m>,
    mut visit: impl FnMut(usize, Id),
) {
    let first = inst.words().len() - inst.operands().len();
    let _ = walk_operands(inst, definitions, |operand| {
        if let (Value::Id(id), Some(index)) = (operand.value, operand.word.checked_sub(first)) {
            visit(index, id);
        }
    });
}

/// Returns the operands of an instruction with `map` applied to those that are ids; it gets their indices, too.
pub(crate) fn map_ids<'m>(
    inst: Instruction<'m>,
    definitions: &Definitions<'m>,
    mut map: impl FnMut(usize, Id) -> Id,
) -> Words {
    let mut words = Words::from_slice(inst.operands());
    for_each_id(inst, definitions, |index, id| {
        if let Some(word) = words.get_mut(index) {
            *word = map(index, id).0;
        }
    });
    words
}
