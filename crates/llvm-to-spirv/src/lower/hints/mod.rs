//! Optional parts of a module that help its consumer.

pub(super) mod contraction;
pub(super) mod late;
pub(super) mod loops;
