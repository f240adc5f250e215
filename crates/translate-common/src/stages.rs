//! The stages of a translation, with their times, for hosts that measure them.

use crate::options::Options;
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

    fn end(&self, name: &'static str, count: u64, counted: &'static str) {
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

impl Options {
    /// Ends a stage, if a listener is registered. `count` is only called then.
    #[inline]
    pub fn end_stage(&self, name: &'static str, counted: &'static str, count: impl FnOnce() -> usize) {
        if let Some(log) = &self.run.stages {
            log.end(name, count() as u64, counted);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_stand_in_their_order() {
        let log = StageLog::new();
        let mut options = Options::default();
        options.run.stages = Some(log.clone());
        options.end_stage("read", "instructions", || 3);
        options.clone().end_stage("lower", "instructions", || 5);
        let stages = log.stages();
        let told: Vec<(&str, u64)> = stages.iter().map(|stage| (stage.name, stage.count)).collect();
        assert_eq!(told, [("read", 3), ("lower", 5)]);
        Options::default().end_stage("read", "instructions", || panic!("nobody wants to know"));
    }
}
