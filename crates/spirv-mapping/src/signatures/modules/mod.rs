//! Types of instructions in modules of SPIR-V, where they are narrower than those of calls, or where no library has functions for
//! the instruction: a function in LLVM IR has the name of an instruction and any types.
//!
//! The signs of these rows, and the accesses of their pointers, have no meaning.

mod arithmetic;
mod glsl;
mod images;
mod others;
mod pipes;
mod rays;

use super::pattern::Signature;
use crate::row::Inst;
use spirv_grammar::{ExtInstSet, Op};

/// The topics of core instructions.
const TOPICS: [&[Signature]; 5] =
    [arithmetic::SIGNATURES, images::SIGNATURES, others::SIGNATURES, pipes::SIGNATURES, rays::SIGNATURES];

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

/// The types of an instruction in a module.
pub(super) fn signature(inst: Inst) -> Option<&'static Signature> {
    static ROWS: [&[Signature]; TOPICS.len()] = TOPICS;
    match inst {
        Inst::Core(op) => {
            let place = *INDEX.get(usize::from(op.0))?;
            let topic = usize::from(place >> ROW_BITS).checked_sub(1)?;
            ROWS.get(topic)?.get(usize::from(place & ((1 << ROW_BITS) - 1)))
        }
        Inst::Ext(ExtInstSet::GlslStd450, number) => {
            glsl::SIGNATURES.iter().find(|signature| signature.number == number)
        }
        Inst::Ext(..) | Inst::Variable(_) => None,
    }
}

/// The signatures of core instructions.
#[cfg(test)]
pub(super) fn core() -> impl Iterator<Item = &'static Signature> {
    TOPICS.into_iter().flatten()
}
