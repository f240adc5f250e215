//! Debug information: the nodes of LLVM as instructions of a debug-info set, by the table of
//! [`spirv_mapping::debug_info`].
//!
//! The rest of lowering uses only these hooks: [`begin`] and [`finish`] around a module, [`begin_function`],
//! [`CurrentLine`] before each instruction, [`lower_record`] and [`lower_call`] for the locations of variables.
//!
//! Instructions outside functions come after their operands; nodes form cycles. [`graph`] writes them in a valid order,
//! without recursion: members of structures may be named before they are written, in the sets that allow it, and a
//! reference that would still close a cycle is cut, at the place that was reached last, and reported. [`operands`]
//! interprets the table, [`hooks`] says which file has the code for the rest, by topic; [`companions`] are further instructions
//! for a node. Forms that validators do not accept are replaced by forms
//! that they accept: a name for a type other than a basic one is a second instruction for the type, and an import that
//! names it ([`aliases`]).

mod aliases;
mod arrays;
mod availability;
mod bounds;
mod companions;
mod constants;
mod entry_points;
mod expressions;
mod functions;
mod graph;
mod hooks;
mod lines;
mod macros;
mod nodes;
mod operands;
mod scopes;
mod sources;
mod structures;
mod templates;
mod types;
mod units;
mod values;

pub(in crate::lower) use lines::CurrentLine;
pub(in crate::lower) use units::{NON_SEMANTIC, begin, begin_entry, begin_function, finish};
pub(in crate::lower) use values::{is_call, lower_call, lower_postponed, lower_record};
