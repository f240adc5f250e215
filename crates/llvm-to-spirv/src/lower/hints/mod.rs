//! What a module says to help its consumer, and which it could leave unsaid.

pub(super) mod contraction;
pub(super) mod late;
pub(super) mod loops;
