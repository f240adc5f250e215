//! Debug information: the instructions of debug-info sets as nodes of LLVM, by the table of
//! [`spirv_mapping::debug_info`], and lines, scopes and variables of instructions.
//!
//! Nodes come before bodies ([`raise_nodes`]), in passes over all instructions, without recursion: [`collect`] makes an
//! empty node for each, so that they may name each other in any order, [`fill`] interprets the table, [`hooks`] dispatches
//! the operands that the table leaves to code, [`units`] builds the lists of the compile units and everything that depends on all
//! nodes. Input is not trusted: nodes that LLVM rejects, such as scopes that contain each other, are left out and reported.
//! In bodies, [`instruction`], [`between_blocks`] and [`lines`] attach locations and variables to instructions.

mod bounds;
mod collect;
mod complete;
mod declarations;
mod entry_points;
mod expressions;
mod fields;
mod fill;
mod functions;
mod hooks;
pub(crate) mod lines;
mod lists;
mod macros;
mod members;
mod names;
mod refs;
mod scopes;
mod sources;
mod templates;
mod types;
mod units;
mod values;
mod variables;

pub(crate) use values::{between_blocks, instruction};

use crate::module::Raise;

/// Completes the nodes that bodies contribute to: call it behind them.
pub(crate) fn finish(m: &mut Raise<'_>) {
    functions::keep_variables(m);
}

/// Builds the nodes of all instructions outside functions.
pub(crate) fn raise_nodes(m: &mut Raise<'_>) {
    collect::collect(m);
    if m.debug_nodes.order.is_empty() {
        return;
    }
    fill::fill(m);
    units::complete(m);
}
