//! Where the opinions on pointee types come from: kept only for explanations.

use crate::place::At;

/// The places of the votes and of the edges, in the order of these.
#[derive(Clone, Debug, Default)]
pub(super) struct Record {
    pub(super) votes: Vec<At>,
    pub(super) edges: Vec<At>,
}
