//! A whole module.

use crate::header::Header;
use crate::instruction::{Instruction, InstructionList, Instructions};
use spirv_grammar::Version;

/// A SPIR-V module: header and instructions, in the order of the file.
///
/// Nothing is checked beyond the rules of [`Module::decode`]; a module that was built by hand can be invalid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Module {
    /// The header; `bound` must be greater than every id.
    pub header: Header,
    pub(crate) list: InstructionList,
}

impl Module {
    /// A module without instructions, bound 1.
    pub fn new(version: Version) -> Module {
        let header = Header { version, generator: 0, bound: 1, schema: 0 };
        Module { header, list: InstructionList::behind_header() }
    }

    /// Returns a module of a header and instructions behind it ([`InstructionList::behind_header`]).
    pub fn of_instructions(header: Header, list: InstructionList) -> Module {
        Module { header, list }
    }

    /// All instructions in order.
    pub fn instructions(&self) -> Instructions<'_> {
        self.list.iter()
    }

    /// One instruction by its number; `None` past the end.
    #[inline]
    pub fn instruction(&self, index: usize) -> Option<Instruction<'_>> {
        self.list.get(index)
    }

    /// The instructions as a list, to be extended or changed in place.
    pub fn list(&self) -> &InstructionList {
        &self.list
    }

    /// The instructions as a list, to be extended or changed in place.
    pub fn list_mut(&mut self) -> &mut InstructionList {
        &mut self.list
    }
}
