//! Debug information: the instructions of debug-info sets as nodes of LLVM, by the table of
//! [`spirv_mapping::debug_info`], and what instructions say of lines, scopes and variables.
//!
//! Nodes come before bodies ([`raise_nodes`]), in passes over all instructions, without recursion: [`collect`] makes an
//! empty node for each, so that they may name each other in any order, [`fill`] interprets the table, [`hooks`] says which
//! file completes what it cannot say, [`units`] makes the lists of the compile units and what follows from everything together. Input may
//! say anything: what makes no sense to LLVM, such as scopes that lie in each other, is left out and reported.
//! In bodies, [`instruction`], [`between_blocks`] and [`lines`] say where instructions and variables are.

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

/// Completes what bodies say more of: call it behind them.
pub(crate) fn finish(m: &mut Raise<'_>) {
    functions::keep_variables(m);
}

/// Makes the nodes of everything that instructions outside functions say.
pub(crate) fn raise_nodes(m: &mut Raise<'_>) {
    collect::collect(m);
    if m.debug_nodes.order.is_empty() {
        return;
    }
    fill::fill(m);
    units::complete(m);
}
