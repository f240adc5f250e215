//! Options about how a translation runs; none of them changes the output.

use super::Options;
use crate::diagnostics::Diagnostic;
use crate::diagnostics::problems::LimitProblem;
use crate::limits::{CancelFlag, Limits, Progress, cancelled, hold};
use crate::stages::StageLog;
use llvm_model::{Host, Module};
use std::borrow::Cow;
use std::mem::ManuallyDrop;
use std::time::Duration;

/// Threads, limits, cancellation and timing of a translation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RunControl {
    /// The number of threads that a translation may use, the caller's included; 0 counts as 1.
    pub threads: usize,
    /// The number of instructions from which on a stage uses more than one thread.
    pub parallel_from: usize,
    /// The resources that a translation may use.
    pub limits: Limits,
    /// The flag by which the host cancels the translation.
    pub cancel: Option<CancelFlag>,
    /// The time after which the translation is canceled, measured from the call. Without a limit no clock is read.
    pub time_limit: Option<Duration>,
    /// Whether the process ends soon, so that the memory of modules is left to the system: that is sooner than to free every
    /// instruction.
    pub leaves_memory: bool,
    /// The log that receives how long each stage took. Use one log for each translation.
    pub stages: Option<StageLog>,
}

impl Default for RunControl {
    fn default() -> RunControl {
        RunControl {
            threads: 1,
            parallel_from: Host::WORTHWHILE,
            limits: Limits::default(),
            cancel: None,
            time_limit: None,
            leaves_memory: false,
            stages: None,
        }
    }
}

impl Options {
    /// Starts the time of a translation: returns the options with a flag that is raised at its end.
    pub fn started(&self) -> Cow<'_, Options> {
        let Some(limit) = self.run.time_limit else { return Cow::Borrowed(self) };
        let mut options = self.clone();
        options.run.cancel = Some(options.run.cancel.unwrap_or_default().limited(limit));
        options.run.time_limit = None;
        Cow::Owned(options)
    }

    /// Returns the host's interface for stages that walk over functions. `go_on` returns whether a result is still wanted.
    pub fn host<'h>(&self, go_on: &'h (dyn Fn() -> bool + Sync)) -> Host<'h> {
        Host::new(go_on, self.run.threads).parallel_from(self.run.parallel_from)
    }

    /// Frees a module in the threads of the host, unless its memory is left to the system.
    pub fn free(&self, module: Module) {
        if self.run.leaves_memory {
            let _ = ManuallyDrop::new(module);
        } else {
            module.free(self.host(&|| true));
        }
    }

    /// Checks whether a translation with this progress may continue. Stages check it for every function.
    ///
    /// # Errors
    /// The host canceled the translation, or the translation exceeds one of its limits.
    #[inline]
    pub fn check(&self, so_far: Progress) -> Result<(), Box<Diagnostic>> {
        let Limits { ids, instructions, memory, .. } = self.run.limits;
        let within = so_far.ids <= ids && so_far.instructions <= instructions && so_far.memory <= memory;
        if within && !self.is_cancelled() { Ok(()) } else { Err(self.why_not(so_far)) }
    }

    /// Returns whether the host canceled the translation.
    #[inline]
    pub fn is_cancelled(&self) -> bool {
        self.run.cancel.as_ref().is_some_and(CancelFlag::is_cancelled)
    }

    #[cold]
    fn why_not(&self, so_far: Progress) -> Box<Diagnostic> {
        let Limits { ids, instructions, memory, .. } = self.run.limits;
        hold(so_far.ids, ids, |found, most| LimitProblem::Ids { found, most })
            .and_then(|()| {
                let over = |found, most| LimitProblem::Instructions { found, most };
                hold(so_far.instructions, instructions, over)
            })
            .and_then(|()| hold(so_far.memory, memory, |found, most| LimitProblem::Memory { found, most }))
            .err()
            .unwrap_or_else(|| Box::new(cancelled(self.run.cancel.as_ref())))
    }

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
    use crate::diagnostics::code::Code;

    #[test]
    fn each_limit_has_its_code() {
        let limits = Limits { input_size: 1, ids: 2, nesting: 3, instructions: 4, memory: 5 };
        let mut options = Options::default();
        options.run.limits = limits;
        let code = |progress| options.check(progress).map_err(|error| error.code);
        assert_eq!(code(Progress { ids: 2, instructions: 4, memory: 5 }), Ok(()));
        assert_eq!(code(Progress { ids: 3, ..Progress::default() }), Err(Code::TooManyIds));
        assert_eq!(code(Progress { instructions: 5, ..Progress::default() }), Err(Code::TooManyInstructions));
        assert_eq!(code(Progress { memory: 6, ..Progress::default() }), Err(Code::Memory));
        assert_eq!(options.run.limits.check_input(2).map_err(|error| error.code), Err(Code::InputSize));
        assert_eq!(options.run.limits.check_nesting(4).map_err(|error| error.code), Err(Code::Nesting));
    }

    #[test]
    fn a_raised_flag_ends_what_has_it() {
        let flag = CancelFlag::new();
        let mut options = Options::default();
        options.run.cancel = Some(flag.clone());
        assert_eq!(options.check(Progress::default()), Ok(()));
        flag.clone().cancel();
        assert_eq!(options.check(Progress::default()).map_err(|error| error.code), Err(Code::Cancelled));
        assert_ne!(flag, CancelFlag::new());
    }

    #[test]
    fn time_runs_from_the_start() {
        let mut options = Options::default();
        assert!(matches!(options.started(), Cow::Borrowed(_)));
        options.run.time_limit = Some(Duration::ZERO);
        assert_eq!(options.check(Progress::default()), Ok(()));
        let started = options.started();
        assert_eq!(started.check(Progress::default()).map_err(|error| error.code), Err(Code::Cancelled));
        assert!(matches!(started.started(), Cow::Borrowed(_)));
    }

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
