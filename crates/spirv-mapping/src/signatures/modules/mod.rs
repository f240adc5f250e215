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

use super::index::Index;
use super::pattern::Signature;
use crate::row::Inst;
use spirv_grammar::ExtInstSet;

/// The topics of core instructions.
const TOPICS: [&[Signature]; 5] =
    [arithmetic::SIGNATURES, images::SIGNATURES, others::SIGNATURES, pipes::SIGNATURES, rays::SIGNATURES];

static INDEX: Index = Index::of(&TOPICS);

/// The types of an instruction in a module.
pub(super) fn signature(inst: Inst) -> Option<&'static Signature> {
    static ROWS: [&[Signature]; TOPICS.len()] = TOPICS;
    match inst {
        Inst::Core(op) => INDEX.find(&ROWS, op),
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
