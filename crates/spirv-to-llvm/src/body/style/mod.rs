//! Alternative encodings of whole instructions, which choices of [`translate_common::Forms`] ask for in place of the plain
//! ones.

pub(super) mod composites;
pub(super) mod constants;
pub(super) mod matrices;
