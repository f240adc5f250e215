//! Options about how a translation runs; none of them changes the output.

use crate::limits::{CancelFlag, Limits};
use crate::stages::StageLog;

/// Threads, limits, cancellation and timing of a translation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RunControl {
    /// The number of threads that a translation may use, the caller's included; 0 counts as 1.
    pub threads: usize,
    /// The resources that a translation may use.
    pub limits: Limits,
    /// The flag by which the host cancels the translation.
    pub cancel: Option<CancelFlag>,
    /// The log that receives how long each stage took. Use one log for each translation.
    pub stages: Option<StageLog>,
}

impl Default for RunControl {
    fn default() -> RunControl {
        RunControl { threads: 1, limits: Limits::default(), cancel: None, stages: None }
    }
}
