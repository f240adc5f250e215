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

use super::index::Index;
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

static INDEX: Index = Index::of(&TOPICS);

/// The signature of an instruction.
pub(super) fn signature(op: Op) -> Option<&'static Signature> {
    static ROWS: [&[Signature]; TOPICS.len()] = TOPICS;
    INDEX.find(&ROWS, op)
}

/// The signatures of all topics.
#[cfg(test)]
pub(super) fn all() -> impl Iterator<Item = &'static Signature> {
    TOPICS.into_iter().flatten()
}
