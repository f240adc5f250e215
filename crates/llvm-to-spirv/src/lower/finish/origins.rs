//! Where the instructions of the SPIR-V module come from: what was being lowered when they were written.

use crate::lower::Lower;
use crate::lower::body::function_state::FunctionState;
use crate::lower::place::{At, build};
use llvm_model::Id as _;
use spirv_module::{Id, Instruction, Module, Section};
use translate_common::Place;

/// The origins of a module's instructions.
#[derive(Default)]
pub(in crate::lower) struct Origins {
    /// By the instruction's number in [`Section::Globals`].
    globals: Vec<At>,
    /// Where in [`Section::FunctionDefinitions`] what follows comes from something else than what stands before.
    definitions: Vec<(u32, At)>,
    /// The same within the variables, the prologue and the code of the current function.
    current: [Vec<(u32, At)>; 3],
}

impl Origins {
    /// An instruction is added to the globals.
    pub(in crate::lower) fn note_global(&mut self, at: At) {
        self.globals.push(at);
    }

    /// A function begins.
    pub(in crate::lower) fn enter_function(&mut self) {
        self.current.iter_mut().for_each(Vec::clear);
    }

    /// From here on the lists of the function grow by what `at` becomes.
    pub(in crate::lower) fn mark(&mut self, function: &FunctionState, at: At) {
        for (marks, list) in self.current.iter_mut().zip(&function.lists()[1..]) {
            let len = list.len() as u32;
            match marks.last_mut() {
                Some(last) if last.0 == len => last.1 = at,
                _ => marks.push((len, at)),
            }
        }
    }

    /// The function's lists are added to the definitions, which have `start` instructions so far.
    pub(in crate::lower) fn leave_function(&mut self, function: &FunctionState, start: usize, at: At) {
        let [head, lists @ ..] = function.lists();
        self.definitions.push((start as u32, at));
        let mut start = start + head.len();
        for (marks, list) in self.current.iter().zip(lists) {
            self.definitions.push((start as u32, at));
            self.definitions.extend(marks.iter().map(|&(index, at)| (start as u32 + index, at)));
            start += list.len();
        }
    }

    fn of_definition(&self, index: u32) -> Option<At> {
        let after = self.definitions.partition_point(|&(start, _)| start <= index);
        Some(self.definitions.get(after.checked_sub(1)?)?.1)
    }
}

/// How many instructions of a module stand before its globals, its declarations and its definitions.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct Starts {
    globals: u32,
    declarations: u32,
    definitions: u32,
}

impl Lower<'_> {
    /// Where the sections of the module start that is about to be finished.
    pub(in crate::lower) fn section_starts(&self) -> Starts {
        let before = |end: Section| {
            let sections = Section::ALL.iter().take_while(|section| **section != end);
            sections.map(|section| self.out.section(*section).len()).sum::<usize>() as u32
        };
        Starts {
            globals: before(Section::Globals),
            declarations: before(Section::FunctionDeclarations),
            definitions: before(Section::FunctionDefinitions),
        }
    }

    /// What an instruction of the finished module `out` comes from.
    pub(in crate::lower) fn place_of(
        &self,
        out: &Module,
        starts: Starts,
        instruction: Instruction<'_>,
    ) -> Place {
        // What says something about another instruction comes from where that one comes from.
        let subject = match (Section::of_global(instruction.op()), instruction.operands()) {
            (Some(Section::EntryPoints), &[_, id, ..]) => Some(Id(id)),
            (Some(Section::ExecutionModes | Section::Names | Section::Annotations), &[id, ..]) => {
                Some(Id(id))
            }
            _ => None,
        };
        let about = subject.and_then(|id| out.instructions().find(|other| other.result() == Some(id)));
        let at = self.origin(starts, about.unwrap_or(instruction)).unwrap_or(At::Module);
        build(self.module, at)
    }

    fn origin(&self, starts: Starts, instruction: Instruction<'_>) -> Option<At> {
        let index = instruction.index();
        if let Some(index) = index.checked_sub(starts.definitions) {
            return self.origins.of_definition(index);
        }
        if index >= starts.declarations {
            let function = self.functions.declared_as(instruction.result()?)?;
            return Some(At::Function(function.index() as u32));
        }
        self.origins.globals.get(index.checked_sub(starts.globals)? as usize).copied()
    }
}
