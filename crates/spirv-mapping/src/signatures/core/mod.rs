//! Signatures of core instructions, by topic.

mod arithmetic;
mod atomics;
mod composites;
mod conversions;
mod enqueue;
mod groups;
mod images;
mod matrices;
mod memory;
mod motion_estimation;
mod others;
mod pipes;
mod relational;

use super::pattern::Signature;
use spirv_grammar::Op;

/// The topics.
const TOPICS: [&[Signature]; 13] = [
    arithmetic::SIGNATURES,
    atomics::SIGNATURES,
    composites::SIGNATURES,
    conversions::SIGNATURES,
    enqueue::SIGNATURES,
    groups::SIGNATURES,
    images::SIGNATURES,
    matrices::SIGNATURES,
    memory::SIGNATURES,
    motion_estimation::SIGNATURES,
    others::SIGNATURES,
    pipes::SIGNATURES,
    relational::SIGNATURES,
];

/// Bits of a row in [`INDEX`].
const ROW_BITS: u32 = 11;

/// Opcode → topic + 1 and row; 0 for none.
static INDEX: [u16; Op::LIMIT as usize] = {
    let mut index = [0; Op::LIMIT as usize];
    let mut topic = 0;
    while topic < TOPICS.len() {
        let mut row = 0;
        while row < TOPICS[topic].len() {
            index[TOPICS[topic][row].number as usize] = ((topic as u16 + 1) << ROW_BITS) | row as u16;
            row += 1;
        }
        topic += 1;
    }
    index
};

/// The signature of an instruction.
pub(super) fn signature(op: Op) -> Option<&'static Signature> {
    static ROWS: [&[Signature]; TOPICS.len()] = TOPICS;
    let place = *INDEX.get(usize::from(op.0))?;
    let topic = usize::from(place >> ROW_BITS).checked_sub(1)?;
    ROWS.get(topic)?.get(usize::from(place & ((1 << ROW_BITS) - 1)))
}

/// The signatures of all topics.
#[cfg(test)]
pub(super) fn all() -> impl Iterator<Item = &'static Signature> {
    TOPICS.into_iter().flatten()
}
