//! Where in the input something is.

use std::fmt;

/// A place in the input. Every diagnostic has one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Place {
    /// The module as a whole (its header, triple, data layout, memory model).
    Module,
    /// A byte of a file that could not be read further.
    Byte(u64),
    /// A character of a text.
    Text {
        /// The line, from 1.
        line: u32,
        /// The column in characters, from 1.
        column: u32,
    },
    /// In LLVM IR.
    Llvm(LlvmPlace),
    /// In SPIR-V.
    Spirv(SpirvPlace),
}

/// A place in LLVM IR. Empty parts are not printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LlvmPlace {
    /// The function's name without the at sign, empty when it is outside functions.
    pub function: String,
    /// The block's label, or its number.
    pub block: String,
    /// The instruction or the global as LLVM assembly, or its essence.
    pub item: String,
    /// The name of the called function without the at sign, if the item is a direct call.
    pub callee: Option<String>,
    /// The place in the source code, if debug info has it.
    pub source: Option<SourceLine>,
}

/// A line of source code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceLine {
    /// The file as debug info names it.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1; 0 when unknown.
    pub column: u32,
}

/// A place in a SPIR-V module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SpirvPlace {
    /// The offset of the instruction's first word from the start of the module, in words.
    pub word_offset: u32,
    /// The number of the instruction, from 0; `None` in the header.
    pub instruction: Option<u32>,
    /// The opcode's name, such as `OpLoad`; empty if there is none.
    pub opcode: String,
    /// The id concerned, when there is one.
    pub id: Option<u32>,
    /// The enclosing function's name or id, empty outside functions.
    pub function: String,
    /// The place in the source code, if `OpLine` has it.
    pub source: Option<SourceLine>,
}

impl Place {
    /// A global value or function of LLVM IR, by name.
    pub fn llvm_global(name: impl Into<String>) -> Place {
        Place::Llvm(LlvmPlace { item: format!("@{}", name.into()), ..LlvmPlace::default() })
    }
}

impl fmt::Display for SourceLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        if self.column != 0 {
            write!(f, ":{}", self.column)?;
        }
        Ok(())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Module => f.write_str("module"),
            Place::Byte(offset) => write!(f, "byte {offset}"),
            Place::Text { line, column } => write!(f, "line {line}, column {column}"),
            Place::Llvm(place) => place.fmt(f),
            Place::Spirv(place) => place.fmt(f),
        }
    }
}

impl fmt::Display for LlvmPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        if let Some(source) = &self.source {
            write!(f, "{source}")?;
            separator = ", ";
        }
        for (word, text) in [("function @", &self.function), ("block %", &self.block)] {
            if !text.is_empty() {
                write!(f, "{separator}{word}{text}")?;
                separator = ", ";
            }
        }
        if !self.item.is_empty() {
            write!(f, "{separator}'{}'", self.item)?;
        }
        Ok(())
    }
}

impl fmt::Display for SpirvPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(source) = &self.source {
            write!(f, "{source}, ")?;
        }
        if !self.function.is_empty() {
            write!(f, "function {}, ", self.function)?;
        }
        write!(f, "word {}", self.word_offset)?;
        if let Some(instruction) = self.instruction {
            write!(f, ", instruction {instruction}")?;
        }
        match (self.opcode.as_str(), self.id) {
            ("", None) => Ok(()),
            ("", Some(id)) => write!(f, " (%{id})"),
            (opcode, None) => write!(f, " ({opcode})"),
            (opcode, Some(id)) => write!(f, " ({opcode} %{id})"),
        }
    }
}
