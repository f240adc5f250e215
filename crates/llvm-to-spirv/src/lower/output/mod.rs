//! The output and the reports of a run: the lowest layer, which uses the module of LLVM IR only to name places in it.

mod declaration_order;
pub(super) mod decorations;
pub(super) mod loss_counts;
mod marks;
pub(super) mod new_ids;
pub(super) mod origins;
pub(super) mod report;
pub(super) mod writer;

pub(super) use report::Report;
pub(super) use writer::Writer;
