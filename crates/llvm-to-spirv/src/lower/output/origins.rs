//! The origins of the instructions of the SPIR-V module: the construct that was being lowered when they were written.

use crate::lower::output::marks::{Last, Mark, Marks};
use crate::lower::place::At;
use llvm_model::{FunctionId, Id as _};
use spirv_module::{Builder, Id, Instruction, InstructionList, Module, Section};

/// The origins of a module's instructions.
#[derive(Default)]
pub(super) struct Origins {
    /// By the instruction's number in [`Section::Globals`].
    globals: Vec<At>,
    /// The definitions in [`Section::FunctionDefinitions`], in order.
    functions: Vec<Definition>,
    /// The positions in definitions at which the origin within the function changes.
    definitions: Marks,
    /// The same within the variables, the prologue and the code of the current function.
    current: [Vec<Mark>; 3],
}

/// The definition of a function.
struct Definition {
    /// The number of its first instruction.
    start: u32,
    /// Its number in LLVM IR.
    function: u32,
    /// Where its marks begin.
    marks: usize,
}

impl Origins {
    /// An instruction is added to the globals.
    pub(super) fn note_global(&mut self, at: At) {
        self.globals.push(at);
    }

    /// Returns the origin of an instruction by its place among those outside functions.
    pub(super) fn global(&self, index: usize) -> At {
        self.globals.get(index).copied().unwrap_or(At::Module)
    }

    /// Adds the functions of a part behind `start` instructions.
    pub(super) fn append(&mut self, part: Origins, start: usize) {
        let (start, marks) = (start as u32, self.definitions.len());
        let moved = |definition: Definition| Definition {
            start: start + definition.start,
            marks: marks + definition.marks,
            ..definition
        };
        self.functions.extend(part.functions.into_iter().map(moved));
        self.definitions.append(part.definitions);
    }

    /// Reorders the globals: each place receives the one at the given index.
    pub(super) fn permute_globals(&mut self, order: &[usize]) {
        self.globals = order.iter().filter_map(|&at| self.globals.get(at).copied()).collect();
    }

    /// A function begins.
    pub(super) fn enter_function(&mut self) {
        self.current.iter_mut().for_each(Vec::clear);
    }

    /// Sets `at` as the origin of the instructions that follow in the lists of the function, which have these lengths.
    pub(super) fn mark(&mut self, lengths: [usize; 3], at: At) {
        let inst = match at {
            At::Instruction(_, _, inst) => Some(inst),
            _ => None,
        };
        for (marks, len) in self.current.iter_mut().zip(lengths) {
            let start = len as u32;
            match marks.last_mut() {
                Some(last) if last.start == start => last.inst = inst,
                _ => marks.push(Mark { start, inst }),
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
        self.functions.push(Definition { start: start as u32, function, marks: self.definitions.len() });
        let mut last = Last::default();
        self.definitions.push(Mark { start: 0, inst: None }, &mut last);
        let mut start = head.len() as u32;
        for (marks, list) in self.current.iter().zip(lists) {
            self.definitions.push(Mark { start, inst: None }, &mut last);
            for mark in marks {
                self.definitions.push(Mark { start: start + mark.start, ..*mark }, &mut last);
            }
            start += list.len() as u32;
        }
    }

    fn of_definition(&self, llvm: &llvm_model::Module, index: u32) -> Option<At> {
        let after = self.functions.partition_point(|definition| definition.start <= index);
        let &Definition { start, function, marks } = self.functions.get(after.checked_sub(1)?)?;
        let end = self.functions.get(after).map_or(self.definitions.len(), |next| next.marks);
        let marks = self.definitions.within(marks..end).take_while(|mark| mark.start <= index - start);
        let inst = marks.last()?.inst;
        let body = llvm.functions.get(FunctionId::from_index(function as usize))?.body.as_ref()?;
        let block = |inst| body.layout.iter().find(|&&block| body.blocks[block].insts.contains(&inst));
        let at = inst.and_then(|inst| Some(At::Instruction(function, *block(inst)?, inst)));
        Some(at.unwrap_or(At::Function(function)))
    }
}

/// The number of instructions of a module before its globals, its declarations and its definitions.
#[derive(Clone, Copy, Debug)]
struct Starts {
    globals: u32,
    declarations: u32,
    definitions: u32,
}

/// A written module with the origins of its instructions.
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

    /// Returns the origin of an instruction of the module, which was translated from `llvm`. `declared` returns the
    /// declared function with an id.
    pub(in crate::lower) fn origin(
        &self,
        llvm: &llvm_model::Module,
        instruction: Instruction<'_>,
        declared: impl Fn(Id) -> Option<FunctionId>,
    ) -> At {
        // An instruction that describes another one has the same origin.
        let subject = match (Section::of_global(instruction.op()), instruction.operands()) {
            (Some(Section::EntryPoints), &[_, id, ..]) => Some(Id(id)),
            (Some(Section::ExecutionModes | Section::Names | Section::Annotations), &[id, ..]) => {
                Some(Id(id))
            }
            _ => None,
        };
        let about =
            subject.and_then(|id| self.module.instructions().find(|other| other.result() == Some(id)));
        self.own_origin(llvm, about.unwrap_or(instruction), declared).unwrap_or(At::Module)
    }

    fn own_origin(
        &self,
        llvm: &llvm_model::Module,
        instruction: Instruction<'_>,
        declared: impl Fn(Id) -> Option<FunctionId>,
    ) -> Option<At> {
        let index = instruction.index();
        if let Some(index) = index.checked_sub(self.starts.definitions) {
            return self.origins.of_definition(llvm, index);
        }
        if index >= self.starts.declarations {
            let function = declared(instruction.result()?)?;
            return Some(At::Function(function.index() as u32));
        }
        self.origins.globals.get(index.checked_sub(self.starts.globals)? as usize).copied()
    }
}
