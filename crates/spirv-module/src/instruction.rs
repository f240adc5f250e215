//! Instructions over an arena of words.

use crate::header::HEADER_WORDS;
use crate::literal_string::string_words;
use spirv_grammar::Op;
use std::fmt;
use std::ops::Range;

/// An id. Valid ids are greater than 0 and less than the header's bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id(pub u32);

/// As in assembly: `%12`.
impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.0)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.0)
    }
}

impl From<Id> for u32 {
    fn from(id: Id) -> u32 {
        id.0
    }
}

/// A view of one instruction.
#[derive(Clone, Copy)]
pub struct Instruction<'m> {
    /// The first word (word count and opcode) and everything after it. Never empty.
    words: &'m [u32],
    index: u32,
    offset: u32,
}

impl<'m> Instruction<'m> {
    /// Returns a view of `words`; `None` if there is no first word.
    #[inline]
    pub(crate) fn new(words: &'m [u32], index: u32, offset: u32) -> Option<Instruction<'m>> {
        if words.is_empty() { None } else { Some(Instruction { words, index, offset }) }
    }

    /// The opcode.
    #[inline]
    pub fn op(&self) -> Op {
        Op(self.words.first().copied().unwrap_or(0) as u16)
    }

    /// All words, the first (word count and opcode) included.
    #[inline]
    pub fn words(&self) -> &'m [u32] {
        self.words
    }

    /// The id of the result type, when the opcode has one. Constant time.
    #[inline]
    pub fn result_type(&self) -> Option<Id> {
        if self.op().layout().result_type { self.words.get(1).copied().map(Id) } else { None }
    }

    /// The result id, when the opcode has one. Constant time.
    #[inline]
    pub fn result(&self) -> Option<Id> {
        let layout = self.op().layout();
        if layout.result {
            self.words.get(1 + usize::from(layout.result_type)).copied().map(Id)
        } else {
            None
        }
    }

    /// The words after result type and result id; for an unknown opcode everything after the first word.
    #[inline]
    pub fn operands(&self) -> &'m [u32] {
        let layout = self.op().layout();
        self.words.get(1 + usize::from(layout.result_type) + usize::from(layout.result)..).unwrap_or(&[])
    }

    /// Number of the instruction in its module or list, from 0.
    #[inline]
    pub fn index(&self) -> u32 {
        self.index
    }

    /// Word offset of the first word, from the beginning of the file (of the list, for a list outside a module).
    #[inline]
    pub fn offset(&self) -> u32 {
        self.offset
    }
}

/// For messages: opcode, place and words.
impl fmt::Debug for Instruction<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at word {}: {:?}", self.op(), self.offset, self.words)
    }
}

/// An instruction does not fit into the 16 bits of its word count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{op} with {words} words; an instruction has at most 65535")]
pub struct InstructionTooLong {
    /// The opcode.
    pub op: Op,
    /// The words it would have, the first one included.
    pub words: usize,
}

/// Instructions in order, over one arena of words.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct InstructionList {
    /// The encoded instructions one after the other; a module's list begins with room for the header.
    pub(crate) words: Vec<u32>,
    /// Where each instruction begins in `words`.
    pub(crate) starts: Vec<u32>,
}

impl InstructionList {
    /// An empty list.
    pub fn new() -> InstructionList {
        InstructionList::default()
    }

    /// An empty list whose first instruction will stand behind a module header.
    pub fn behind_header() -> InstructionList {
        InstructionList { words: vec![0; HEADER_WORDS], starts: Vec::new() }
    }

    /// Makes room for so many more instructions with so many words together.
    pub fn reserve(&mut self, instructions: usize, words: usize) {
        self.starts.reserve(instructions);
        self.words.reserve(words);
    }

    /// Adds an instruction at the end and returns its index.
    ///
    /// `result_type` and `result` must be given exactly when the opcode has them (checked in debug builds for known
    /// opcodes).
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
        let layout = op.layout();
        debug_assert!(
            !layout.known || layout.result_type == result_type.is_some(),
            "{op} and its result type"
        );
        debug_assert!(!layout.known || layout.result == result.is_some(), "{op} and its result id");
        let count = 1 + usize::from(result_type.is_some()) + usize::from(result.is_some()) + operands.len();
        let index = self.begin(op, count)?;
        if let Some(id) = result_type {
            self.words.push(id.0);
        }
        if let Some(id) = result {
            self.words.push(id.0);
        }
        self.words.extend_from_slice(operands);
        Ok(index)
    }

    /// Adds an instruction without a result, whose operands are some words and then a literal string (which ends at the
    /// first zero byte, if it has one). What names things is written as often as what computes.
    ///
    /// # Errors
    /// More words than the word count can say.
    pub fn push_text(&mut self, op: Op, operands: &[u32], text: &[u8]) -> Result<usize, InstructionTooLong> {
        let end = text.iter().position(|&byte| byte == 0).unwrap_or(text.len());
        let count = 1 + operands.len() + end / 4 + 1;
        let index = self.begin(op, count)?;
        self.words.extend_from_slice(operands);
        self.words.extend(string_words(text.get(..end).unwrap_or(text)));
        Ok(index)
    }

    /// Adds the first word of an instruction of `count` words, with room for the others: every instruction that is
    /// written comes by here, so without iterators.
    #[inline]
    fn begin(&mut self, op: Op, count: usize) -> Result<usize, InstructionTooLong> {
        let Ok(count16) = u16::try_from(count) else { return Err(InstructionTooLong { op, words: count }) };
        let index = self.starts.len();
        self.starts.push(self.words.len() as u32);
        self.words.reserve(count);
        self.words.push(u32::from(count16) << 16 | u32::from(op.0));
        Ok(index)
    }

    /// Adds a copy of an instruction at the end.
    pub fn push_copy(&mut self, instruction: Instruction<'_>) {
        self.starts.push(self.words.len() as u32);
        self.words.extend_from_slice(instruction.words());
    }

    /// Adds copies of all instructions of another list at the end.
    pub fn append(&mut self, other: &InstructionList) {
        self.append_range(other, 0..other.len());
    }

    /// Adds copies of some instructions of another list at the end: those with these indices, as far as there are any.
    pub fn append_range(&mut self, other: &InstructionList, range: Range<usize>) {
        let starts = other.starts.get(range.start..range.end.min(other.len())).unwrap_or(&[]);
        let Some(&first) = starts.first() else { return };
        let end = other.starts.get(range.end).map_or(other.words.len(), |&end| end as usize);
        let shift = self.words.len() as u32;
        self.starts.extend(starts.iter().map(|start| start - first + shift));
        self.words.extend_from_slice(other.words.get(first as usize..end).unwrap_or(&[]));
    }

    /// Removes all instructions and keeps the memory.
    pub fn clear(&mut self) {
        self.words.clear();
        self.starts.clear();
    }

    /// Number of instructions.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Returns whether there are no instructions.
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// One instruction; `None` past the end.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Instruction<'_>> {
        let start = *self.starts.get(index)? as usize;
        let count = (*self.words.get(start)? >> 16) as usize;
        Instruction::new(self.words.get(start..start + count)?, index as u32, start as u32)
    }

    /// The operand words of an instruction, to be changed in place (its length stays); empty past the end.
    pub fn operands_mut(&mut self, index: usize) -> &mut [u32] {
        let Some(instruction) = self.get(index) else { return &mut [] };
        let end = instruction.offset() as usize + instruction.words().len();
        let start = end - instruction.operands().len();
        self.words.get_mut(start..end).unwrap_or(&mut [])
    }

    /// All instructions in order.
    pub fn iter(&self) -> Instructions<'_> {
        self.range(0..self.starts.len())
    }

    /// Some instructions in order, by their numbers.
    pub(crate) fn range(&self, range: Range<usize>) -> Instructions<'_> {
        let end = range.end.min(self.starts.len());
        Instructions { list: self, next: range.start.min(end), end }
    }
}

impl fmt::Debug for InstructionList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'m> IntoIterator for &'m InstructionList {
    type Item = Instruction<'m>;
    type IntoIter = Instructions<'m>;

    fn into_iter(self) -> Instructions<'m> {
        self.iter()
    }
}

/// Iterator over instructions.
#[derive(Clone)]
pub struct Instructions<'m> {
    list: &'m InstructionList,
    next: usize,
    end: usize,
}

impl<'m> Iterator for Instructions<'m> {
    type Item = Instruction<'m>;

    #[inline]
    fn next(&mut self) -> Option<Instruction<'m>> {
        if self.next == self.end {
            return None;
        }
        self.next += 1;
        self.list.get(self.next - 1)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.end - self.next, Some(self.end - self.next))
    }
}

impl DoubleEndedIterator for Instructions<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        if self.next == self.end {
            return None;
        }
        self.end -= 1;
        self.list.get(self.end)
    }
}

impl ExactSizeIterator for Instructions<'_> {}
