//! What a function's body needs when it is whole.

pub(crate) mod dominance;
