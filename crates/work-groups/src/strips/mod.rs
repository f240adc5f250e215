//! Strips: work-items that go through a kernel together, so that its loops are outside of the loops over work-items.
//!
//! LLVM vectorizes innermost loops only. A kernel is cut at the heads of its loops, at the blocks behind them, and where the
//! paths of work-items meet again. Each strip of [`LANES`](crate::interleaved::LANES) work-items runs the regions in order, up to a barrier of the group: a
//! loop over the lanes is the innermost one, has no other loops inside, and its values are in arrays with an element for each
//! lane. If LLVM vectorizes it with a vector for the whole strip, these arrays become registers.
//!
//! If lanes may leave a region in different ways, each notes the number of its next region. The lanes at the smallest one go on.
//! Loads before that, and stores behind it, are those of all lanes: a lane that does not take part stores its old values.

mod collectives;
mod control;
mod cost;
mod cuts;
mod expand;
mod order;
mod separate;

pub(crate) use control::run;
pub(crate) use cuts::cut;
pub(crate) use order::loops_first;
