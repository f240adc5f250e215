//! The stages of a translation, with their times, for hosts that measure them.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A stage of a translation that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stage {
    /// Its name, such as `legalize`.
    pub name: &'static str,
    /// How long it took.
    pub elapsed: Duration,
    /// How much there is when it has ended.
    pub count: u64,
    /// The unit of the count, such as `instructions`.
    pub counted: &'static str,
}

/// Keeps the stages of one translation. Clones are the same log.
#[derive(Clone)]
pub struct StageLog(Arc<Mutex<Log>>);

struct Log {
    /// When the last stage ended, or the log began.
    last: Instant,
    stages: Vec<Stage>,
}

impl StageLog {
    /// An empty log. The first stage begins here.
    pub fn new() -> StageLog {
        StageLog(Arc::new(Mutex::new(Log { last: Instant::now(), stages: Vec::new() })))
    }

    /// The stages that have ended, in their order.
    pub fn stages(&self) -> Vec<Stage> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).stages.clone()
    }

    pub(crate) fn end(&self, name: &'static str, count: u64, counted: &'static str) {
        let now = Instant::now();
        let mut log = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let elapsed = now.duration_since(std::mem::replace(&mut log.last, now));
        log.stages.push(Stage { name, elapsed, count, counted });
    }
}

impl Default for StageLog {
    fn default() -> StageLog {
        StageLog::new()
    }
}

impl fmt::Debug for StageLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("StageLog").field(&self.stages().len()).finish()
    }
}

/// Whether both are the same log.
impl PartialEq for StageLog {
    fn eq(&self, other: &StageLog) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for StageLog {}
