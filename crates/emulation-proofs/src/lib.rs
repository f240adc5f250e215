//! Checks that legalized code computes the same as the LLVM IR that it replaces.
//!
//! For each rule of legalization ([`rules`]) a function with the construct ([`case`]) goes through the product's
//! legalization ([`legalized`]), and both functions are executed ([`machine`]): on all values of a few bits, on edges and
//! random values of more bits, and on symbolic values, which a solver compares ([`solver`]). The meaning of instructions
//! ([`semantics`]) and of intrinsics ([`reference`]) is stated here once more, after LLVM's language reference.

pub mod bits;
pub mod case;
pub mod check;
pub mod floats;
pub mod legalized;
pub mod machine;
mod numbers;
pub mod page;
pub mod program;
mod reference;
pub mod rules;
pub mod run;
pub mod semantics;
mod small_floats;
pub mod solver;
pub mod undecided;
pub mod validation;
mod values;
pub mod world;
