//! Lookup of the signatures of core instructions, which are in tables by topic.

use super::pattern::Signature;
use spirv_grammar::Op;

/// Bits of a row in an [`Index`].
const ROW_BITS: u32 = 11;

/// Opcode → topic + 1 and row; 0 for none.
pub(super) struct Index([u16; Op::LIMIT as usize]);

impl Index {
    /// Returns the index of these topics.
    pub(super) const fn of(topics: &[&[Signature]]) -> Index {
        let mut index = [0; Op::LIMIT as usize];
        let mut topic = 0;
        while topic < topics.len() {
            let mut row = 0;
            while row < topics[topic].len() {
                index[topics[topic][row].number as usize] = ((topic as u16 + 1) << ROW_BITS) | row as u16;
                row += 1;
            }
            topic += 1;
        }
        Index(index)
    }

    /// The signature of an instruction among the `topics` that the index is of.
    pub(super) fn find(&self, topics: &[&'static [Signature]], op: Op) -> Option<&'static Signature> {
        let place = *self.0.get(usize::from(op.0))?;
        let topic = usize::from(place >> ROW_BITS).checked_sub(1)?;
        topics.get(topic)?.get(usize::from(place & ((1 << ROW_BITS) - 1)))
    }
}
