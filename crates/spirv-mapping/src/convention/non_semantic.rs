//! Instructions of sets without an effect on the program (SPV_KHR_non_semantic_info) that stand outside of functions, as nodes
//! of metadata.
//!
//! A node is `!{!"NonSemantic.ClspvReflection.5", i32 number, operand, …}`. An operand is a string (OpString), a constant, the
//! address of a function or a variable, or another node of the list in front of it, which means its result.

/// The list of nodes.
pub const LIST: &str = "spirv.NonSemantic";

/// The prefix of the names of sets.
pub const PREFIX: &str = "NonSemantic.";
