//! Writing a module in any order.

use crate::edit::Edit;
use crate::header::{HEADER_WORDS, Header};
use crate::instruction::{Id, InstructionList, InstructionTooLong};
use crate::layout::Section;
use crate::module::Module;
use spirv_grammar::{Op, Version};

/// Collects instructions section by section, then puts the sections in the order that the specification wants
/// (2.4, logical layout of a module). Inside a section the order is that of the calls, so a type must be pushed after
/// the types it is made of.
#[derive(Debug, Clone)]
pub struct Builder {
    version: Version,
    generator: u32,
    bound: u32,
    sections: [InstructionList; Section::ALL.len()],
}

impl Builder {
    /// An empty module. The version can be changed until the end.
    pub fn new(version: Version) -> Builder {
        Builder { version, generator: 0, bound: 1, sections: Default::default() }
    }

    /// A fresh id.
    pub fn alloc_id(&mut self) -> Id {
        let id = Id(self.bound);
        // The last id cannot be reached: every instruction that defines one takes 4 bytes of memory and more.
        self.bound = self.bound.saturating_add(1);
        id
    }

    /// Greater than every id given out so far.
    pub fn bound(&self) -> u32 {
        self.bound
    }

    /// Sets the version for the header.
    pub fn set_version(&mut self, version: Version) {
        self.version = version;
    }

    /// Sets the generator word for the header.
    pub fn set_generator(&mut self, generator: u32) {
        self.generator = generator;
    }

    /// Adds an instruction to the section of the module where its opcode belongs, see [`Section::of_global`]. An opcode
    /// that can only stand in a function goes to the end of the function definitions.
    ///
    /// # Errors
    /// More words than the word count can say.
    pub fn push(
        &mut self,
        op: Op,
        result_type: Option<Id>,
        result: Option<Id>,
        operands: &[u32],
    ) -> Result<usize, InstructionTooLong> {
        let section = Section::of_global(op).unwrap_or(Section::FunctionDefinitions);
        self.section_mut(section).push(op, result_type, result, operands)
    }

    /// Adds a whole function, from OpFunction (or OpLine before it) to OpFunctionEnd. One without a block is a
    /// declaration and goes before all definitions.
    pub fn add_function(&mut self, function: &InstructionList) {
        let defined = function.iter().any(|instruction| instruction.op() == Op::Label);
        let section = if defined { Section::FunctionDefinitions } else { Section::FunctionDeclarations };
        self.section_mut(section).append(function);
    }

    /// Returns the instructions of a section so far.
    pub fn section(&self, section: Section) -> &InstructionList {
        &self.sections[section as usize]
    }

    /// Returns the instructions of a section so far, to be extended or replaced.
    pub fn section_mut(&mut self, section: Section) -> &mut InstructionList {
        &mut self.sections[section as usize]
    }

    /// How many instructions there are so far.
    pub fn len(&self) -> usize {
        self.sections.iter().map(InstructionList::len).sum()
    }

    /// Returns whether there are no instructions.
    pub fn is_empty(&self) -> bool {
        self.sections.iter().all(InstructionList::is_empty)
    }

    /// The bytes that the instructions take so far.
    pub fn footprint(&self) -> u64 {
        self.sections.iter().map(InstructionList::footprint).sum()
    }

    /// The module. It takes the place of the function definitions, which are the most of it.
    pub fn finish(mut self) -> Module {
        let mut list = std::mem::take(self.section_mut(Section::FunctionDefinitions));
        let before: Vec<Edit<'_>> = self.sections.iter().map(|section| Edit::insert(0, section)).collect();
        list.edit_behind(HEADER_WORDS, &before);
        let header =
            Header { version: self.version, generator: self.generator, bound: self.bound, schema: 0 };
        Module { header, list }
    }
}
