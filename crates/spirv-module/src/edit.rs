//! Edits a list of instructions in place, because a module may be too large for a copy.

use crate::instruction::InstructionList;
use std::ops::Range;

/// A change: some instructions of a list give way to others.
#[derive(Debug, Clone)]
pub struct Edit<'l> {
    /// Those that go, by their indices; an empty range is a place between two.
    pub at: Range<usize>,
    /// Where those that come are.
    pub from: &'l InstructionList,
    /// Which of them come.
    pub with: Range<usize>,
}

impl<'l> Edit<'l> {
    /// All instructions of a list come before the one with an index.
    pub fn insert(at: usize, list: &'l InstructionList) -> Edit<'l> {
        Edit { at: at..at, from: list, with: 0..list.len() }
    }
}

/// An instruction that stays or is inserted: its place, and its new place.
struct Piece {
    instructions: Range<usize>,
    words: Range<usize>,
    index: usize,
    offset: usize,
}

impl InstructionList {
    /// Makes changes, which are in order and do not overlap: a change that begins before the end of the previous one begins
    /// there instead. Every remaining instruction is moved at most once, inside of the list.
    pub fn edit(&mut self, edits: &[Edit<'_>]) {
        self.edit_behind(0, edits);
    }

    /// As [`InstructionList::edit`], with so many words of room in front of everything.
    pub(crate) fn edit_behind(&mut self, room: usize, edits: &[Edit<'_>]) {
        let (mut staying, mut coming) = (Vec::new(), Vec::new());
        let (mut index, mut offset) = (0, room);
        let mut place = |instructions: Range<usize>, words: Range<usize>| {
            let piece = Piece { index, offset, instructions, words };
            index += piece.instructions.len();
            offset += piece.words.len();
            piece
        };
        // Instructions before the first one stay there.
        let (mut next, mut next_word) = (0, 0);
        for edit in edits {
            let start = edit.at.start.clamp(next, self.len());
            staying.push(place(next..start, next_word..self.word_of(start)));
            let last = edit.with.end.min(edit.from.len());
            let with = edit.with.start.min(last)..last;
            coming.push(place(with.clone(), edit.from.words_of(&with)));
            next = edit.at.end.clamp(start, self.len());
            next_word = self.word_of(next);
        }
        staying.push(place(next..self.len(), next_word..self.words.len()));
        for piece in &staying {
            let shift = (piece.offset as u32).wrapping_sub(piece.words.start as u32);
            for start in self.starts.get_mut(piece.instructions.clone()).unwrap_or_default() {
                *start = start.wrapping_add(shift);
            }
        }
        move_within(&mut self.starts, index, staying.iter().map(|p| (p.instructions.clone(), p.index)));
        move_within(&mut self.words, offset, staying.iter().map(|p| (p.words.clone(), p.offset)));
        if let Some(room) = self.words.get_mut(..room) {
            room.fill(0);
        }
        for (piece, edit) in coming.into_iter().zip(edits) {
            let (old, new) = (edit.from.starts.get(piece.instructions), self.starts.get_mut(piece.index..));
            let shift = (piece.offset as u32).wrapping_sub(piece.words.start as u32);
            for (new, old) in new.unwrap_or_default().iter_mut().zip(old.unwrap_or_default()) {
                *new = old.wrapping_add(shift);
            }
            let (old, new) = (edit.from.words.get(piece.words), self.words.get_mut(piece.offset..));
            for (new, old) in new.unwrap_or_default().iter_mut().zip(old.unwrap_or_default()) {
                *new = *old;
            }
        }
    }

    /// Where the words of an instruction begin; behind the last, where they end.
    fn word_of(&self, index: usize) -> usize {
        self.starts.get(index).map_or(self.words.len(), |&start| start as usize)
    }

    /// The words of some instructions.
    fn words_of(&self, instructions: &Range<usize>) -> Range<usize> {
        self.word_of(instructions.start)..self.word_of(instructions.end)
    }
}

/// Moves parts of a list, which are in order before and after, and gives the list a length; the words between the parts are
/// then unspecified.
fn move_within(
    list: &mut Vec<u32>,
    len: usize,
    parts: impl DoubleEndedIterator<Item = (Range<usize>, usize)> + Clone,
) {
    if let Some(more) = len.checked_sub(list.len()) {
        list.reserve_exact(more);
        list.resize(len, 0);
    }
    // An instruction that moves back makes room for those before it, and the other way round.
    for (part, to) in parts.clone().rev().filter(|(part, to)| *to > part.start) {
        list.copy_within(part, to);
    }
    for (part, to) in parts.filter(|(part, to)| *to < part.start) {
        list.copy_within(part, to);
    }
    list.truncate(len);
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirv_grammar::Op;

    /// Instructions of different lengths, each with its number.
    fn list(numbers: Range<u32>) -> InstructionList {
        let mut list = InstructionList::new();
        for number in numbers {
            list.push(Op::Line, None, None, &vec![number; 1 + number as usize % 5]).unwrap();
        }
        list
    }

    /// The same changes to a copy.
    fn edited(list: &InstructionList, edits: &[Edit<'_>]) -> InstructionList {
        let mut out = InstructionList::new();
        let mut next = 0;
        for edit in edits {
            out.append_range(list, next..edit.at.start);
            out.append_range(edit.from, edit.with.clone());
            next = edit.at.end;
        }
        out.append_range(list, next..list.len());
        out
    }

    #[test]
    fn changes_in_place_are_those_of_a_copy() {
        let (whole, others) = (list(0..60), list(100..160));
        let mut random = 1u32;
        let mut below = |limit: usize| {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (random >> 8) as usize % limit
        };
        for _ in 0..500 {
            let mut edits: Vec<Edit<'_>> = Vec::new();
            for _ in 0..below(6) {
                let last = edits.last().map_or(0, |edit| edit.at.end);
                let start = last + below(61 - last);
                let end = start + below(61 - start).min(below(8));
                let first = below(50);
                edits.push(Edit { at: start..end, from: &others, with: first..first + below(10) });
            }
            let mut in_place = whole.clone();
            in_place.edit(&edits);
            assert_eq!(in_place, edited(&whole, &edits), "{edits:?}");
        }
    }

    #[test]
    fn what_does_not_fit_is_taken_as_it_can_be() {
        let (mut whole, others) = (list(0..4), list(10..12));
        let beyond = Edit { at: 9..12, from: &others, with: 0..1 };
        let before = Edit { at: 1..2, from: &others, with: 1..7 };
        whole.edit(&[beyond, before]);
        let numbers: Vec<u32> = whole.iter().filter_map(|i| i.operands().first().copied()).collect();
        assert_eq!(numbers, [0, 1, 2, 3, 10, 11]);
    }

    #[test]
    fn a_header_gets_room_in_front() {
        let (mut whole, others) = (list(0..3), list(10..11));
        whole.edit_behind(5, &[Edit::insert(0, &others)]);
        let mut behind = InstructionList { words: vec![0; 5], starts: Vec::new() };
        behind.append(&others);
        behind.append(&list(0..3));
        assert_eq!(whole, behind);
        whole.edit(&[Edit::insert(0, &others)]);
        assert_eq!(whole.get(0).map(|first| first.offset()), Some(5));
    }
}
