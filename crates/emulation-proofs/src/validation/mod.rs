//! Translation validation: the functions of whole modules before and after legalization.
//!
//! A function and its legalized form are executed in one [world](crate::world): each pointer argument and each global variable
//! is an object of its own with bytes that both executions share, and functions without a body are unknown functions. The
//! legalized form refines the original one if, whenever the original behavior is defined, it returns the same value, leaves the
//! same memory, and calls the same functions with effects, in the same order, with the same arguments and memory. Values that
//! are poison in the original may be anything.
//!
//! The executions run on known numbers, by several seeds, and on symbols, for which the solver compares all results. Branches
//! on symbols are followed both ways; a loop on symbols, an address from memory, or an effect under a symbolic condition is not
//! decided.

mod arguments;
pub mod corpus;
mod execution;
mod refinement;

pub use execution::{Limits, Proof, Verdict, function};
