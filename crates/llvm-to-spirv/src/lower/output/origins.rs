//! Where the instructions of the SPIR-V module come from: what was being lowered when they were written.

use crate::lower::place::At;
use llvm_model::{BlockId, FunctionId, Id as _, InstId};
use spirv_module::{Builder, Id, Instruction, InstructionList, Module, Section};

/// The origins of a module's instructions.
#[derive(Default)]
pub(super) struct Origins {
    /// By the instruction's number in [`Section::Globals`].
    globals: Vec<At>,
    /// Where in [`Section::FunctionDefinitions`] each definition begins, and the number of the function that it is of.
    functions: Vec<(u32, u32)>,
    /// Where there what follows comes from something else of its function than what stands before.
    definitions: Vec<Mark>,
    /// The same within the variables, the prologue and the code of the current function.
    current: [Vec<Mark>; 3],
}

/// From an instruction on, by its number, a list comes from an instruction of LLVM IR, or from the function as a whole. There
/// is one for nearly every instruction, which is why it does not say the function.
struct Mark {
    start: u32,
    origin: Option<(BlockId, InstId)>,
}

impl Origins {
    /// An instruction is added to the globals.
    pub(super) fn note_global(&mut self, at: At) {
        self.globals.push(at);
    }

    /// A function begins.
    pub(super) fn enter_function(&mut self) {
        self.current.iter_mut().for_each(Vec::clear);
    }

    /// From here on the lists of the function, which have so many instructions, grow by what `at` becomes.
    pub(super) fn mark(&mut self, lengths: [usize; 3], at: At) {
        let origin = match at {
            At::Instruction(_, block, inst) => Some((block, inst)),
            _ => None,
        };
        for (marks, len) in self.current.iter_mut().zip(lengths) {
            let start = len as u32;
            match marks.last_mut() {
                Some(last) if last.start == start => last.origin = origin,
                _ => marks.push(Mark { start, origin }),
            }
        }
    }

    /// The function's lists are added to the definitions, which have `start` instructions so far.
    pub(super) fn leave_function(
        &mut self,
        [head, lists @ ..]: [&InstructionList; 4],
        start: usize,
        function: u32,
    ) {
        self.functions.push((start as u32, function));
        self.definitions.push(Mark { start: start as u32, origin: None });
        let mut start = start + head.len();
        for (marks, list) in self.current.iter().zip(lists) {
            self.definitions.push(Mark { start: start as u32, origin: None });
            let moved = |mark: &Mark| Mark { start: start as u32 + mark.start, origin: mark.origin };
            self.definitions.extend(marks.iter().map(moved));
            start += list.len();
        }
    }

    fn of_definition(&self, index: u32) -> Option<At> {
        let after = self.functions.partition_point(|&(start, _)| start <= index);
        let function = self.functions.get(after.checked_sub(1)?)?.1;
        let after = self.definitions.partition_point(|mark| mark.start <= index);
        let mark = self.definitions.get(after.checked_sub(1)?)?;
        Some(match mark.origin {
            Some((block, inst)) => At::Instruction(function, block, inst),
            None => At::Function(function),
        })
    }
}

/// How many instructions of a module stand before its globals, its declarations and its definitions.
#[derive(Clone, Copy, Debug)]
struct Starts {
    globals: u32,
    declarations: u32,
    definitions: u32,
}

/// A written module that knows where its instructions come from.
pub(in crate::lower) struct Written {
    pub(in crate::lower) module: Module,
    origins: Origins,
    starts: Starts,
}

impl Written {
    pub(super) fn new(builder: Builder, origins: Origins) -> Written {
        let before = |end: Section| {
            let sections = Section::ALL.iter().take_while(|section| **section != end);
            sections.map(|section| builder.section(*section).len()).sum::<usize>() as u32
        };
        let starts = Starts {
            globals: before(Section::Globals),
            declarations: before(Section::FunctionDeclarations),
            definitions: before(Section::FunctionDefinitions),
        };
        Written { module: builder.finish(), origins, starts }
    }

    /// What an instruction of the module comes from. `declared` tells the declared function with an id.
    pub(in crate::lower) fn origin(
        &self,
        instruction: Instruction<'_>,
        declared: impl Fn(Id) -> Option<FunctionId>,
    ) -> At {
        // What says something about another instruction comes from where that one comes from.
        let subject = match (Section::of_global(instruction.op()), instruction.operands()) {
            (Some(Section::EntryPoints), &[_, id, ..]) => Some(Id(id)),
            (Some(Section::ExecutionModes | Section::Names | Section::Annotations), &[id, ..]) => {
                Some(Id(id))
            }
            _ => None,
        };
        let about =
            subject.and_then(|id| self.module.instructions().find(|other| other.result() == Some(id)));
        self.own_origin(about.unwrap_or(instruction), declared).unwrap_or(At::Module)
    }

    fn own_origin(
        &self,
        instruction: Instruction<'_>,
        declared: impl Fn(Id) -> Option<FunctionId>,
    ) -> Option<At> {
        let index = instruction.index();
        if let Some(index) = index.checked_sub(self.starts.definitions) {
            return self.origins.of_definition(index);
        }
        if index >= self.starts.declarations {
            let function = declared(instruction.result()?)?;
            return Some(At::Function(function.index() as u32));
        }
        self.origins.globals.get(index.checked_sub(self.starts.globals)? as usize).copied()
    }
}
