//! The origins of instructions within functions, in about two bytes each: they are only read for errors, and there is one for
//! nearly every instruction.

use llvm_model::{Id as _, InstId};
use std::ops::Range;

/// From an instruction on, by its number in the function, a list comes from an instruction of LLVM IR; `None` for the function as a
/// whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    pub(super) start: u32,
    pub(super) inst: Option<InstId>,
}

/// The marks of a function, in their order. Each is the distance from the mark before it, then the distance of the instruction from
/// the last one that was named: both with seven bits to a byte, the lowest first, of which all but the last have the highest bit.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    bytes: Vec<u8>,
}

/// What the next mark is written relative to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Last {
    start: u32,
    inst: u32,
}

impl Marks {
    /// The number of the next byte.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Adds a mark. `last` is new for the first mark of a function.
    pub(super) fn push(&mut self, mark: Mark, last: &mut Last) {
        self.push_number(u64::from(mark.start.wrapping_sub(last.start)));
        last.start = mark.start;
        let Some(inst) = mark.inst else { return self.push_number(0) };
        let inst = inst.index() as u32;
        let distance = i64::from(inst) - i64::from(last.inst);
        // Small distances of either sign are small numbers.
        self.push_number(1 + ((distance << 1) ^ (distance >> 63)) as u64);
        last.inst = inst;
    }

    /// Adds the marks of other functions.
    pub(super) fn append(&mut self, others: Marks) {
        self.bytes.extend(others.bytes);
    }

    /// The marks of a function, which are in these bytes.
    pub(super) fn within(&self, bytes: Range<usize>) -> impl Iterator<Item = Mark> + '_ {
        let mut rest = self.bytes.get(bytes).unwrap_or_default().iter();
        let mut last = Last::default();
        std::iter::from_fn(move || {
            last.start = last.start.wrapping_add(number(&mut rest)? as u32);
            let inst = match number(&mut rest)?.checked_sub(1) {
                None => None,
                Some(distance) => {
                    let distance = (distance >> 1) as i64 ^ -((distance & 1) as i64);
                    last.inst = (i64::from(last.inst) + distance) as u32;
                    Some(InstId::from_index(last.inst as usize))
                }
            };
            Some(Mark { start: last.start, inst })
        })
    }

    fn push_number(&mut self, mut number: u64) {
        while number > 0x7f {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }
}

/// The next number.
fn number(bytes: &mut std::slice::Iter<'_, u8>) -> Option<u64> {
    let mut number = 0;
    for shift in (0..u64::BITS).step_by(7) {
        let byte = *bytes.next()?;
        number |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_as_they_were_written() {
        let mark = |(start, inst): (u32, Option<u32>)| Mark {
            start,
            inst: inst.map(|inst| InstId::from_index(inst as usize)),
        };
        let first =
            [(0, None), (3, Some(5)), (4, Some(4)), (200, None), (201, Some(70_000)), (u32::MAX, Some(0))];
        let second = [(0, Some(u32::MAX - 1)), (0, None), (1, Some(1))];
        let mut marks = Marks::default();
        let mut last = Last::default();
        first.into_iter().for_each(|each| marks.push(mark(each), &mut last));
        let middle = marks.len();
        let mut last = Last::default();
        let mut others = Marks::default();
        second.into_iter().for_each(|each| others.push(mark(each), &mut last));
        marks.append(others);
        assert_eq!(marks.within(0..middle).collect::<Vec<_>>(), first.map(mark));
        assert_eq!(marks.within(middle..marks.len()).collect::<Vec<_>>(), second.map(mark));
    }
}
