//! Results: of a test, of a kernel, and the ways on which a suite gets its modules.

use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A way on which the runtime gets the modules of a suite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Route {
    /// The runtime compiles the sources. For modules that a suite brings, the modules as they are.
    Online,
    /// Clang compiles the sources at this level, and the command translates the bitcode.
    Forward(Level),
    /// The modules of [`Route::Forward`], translated to LLVM IR and to SPIR-V again.
    RoundTrip(Level),
    /// The modules that a suite brings, translated to LLVM IR and to SPIR-V again.
    Modules,
}

/// A level of optimization.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub(super) enum Level {
    #[value(name = "0")]
    O0,
    #[value(name = "1")]
    O1,
    #[value(name = "2")]
    O2,
    #[value(name = "3")]
    O3,
}

impl Level {
    /// Returns the option of clang.
    pub(super) fn option(self) -> &'static str {
        match self {
            Level::O0 => "-O0",
            Level::O1 => "-O1",
            Level::O2 => "-O2",
            Level::O3 => "-O3",
        }
    }
}

impl Route {
    /// Returns the name in tables and of folders.
    pub(super) fn name(self) -> String {
        match self {
            Route::Online => "online".to_owned(),
            Route::Forward(level) => level.option()[1..].to_owned(),
            Route::RoundTrip(level) => format!("{} round trip", &level.option()[1..]),
            Route::Modules => "round trip".to_owned(),
        }
    }

    /// Returns the name of the folder with the modules.
    pub(super) fn folder(self) -> String {
        self.name().replace(' ', "-")
    }
}

/// The result of a test, or of building a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Outcome {
    /// The test passed, or the kernel became a valid module.
    Passed,
    /// The suite does not run the test on this device, or not with SPIR-V.
    Skipped,
    /// The test uses a source that it did not use online.
    NotDumped,
    /// Clang rejected the source.
    RefusedByClang,
    /// The command rejected its input.
    Refused,
    /// `spirv-val` rejected the module.
    Invalid,
    /// The runtime did not build the module.
    RefusedByRuntime,
    /// The test failed.
    Wrong,
    /// A program ended with a signal, or without a result.
    Crashed,
    /// The time for one test, or for one program, was over.
    TimedOut,
}

impl Outcome {
    pub(super) const ALL: [Outcome; 10] = [
        Outcome::Passed,
        Outcome::Skipped,
        Outcome::NotDumped,
        Outcome::RefusedByClang,
        Outcome::Refused,
        Outcome::Invalid,
        Outcome::RefusedByRuntime,
        Outcome::Wrong,
        Outcome::Crashed,
        Outcome::TimedOut,
    ];

    /// Returns the name in tables and files.
    pub(super) fn name(self) -> &'static str {
        match self {
            Outcome::Passed => "passed",
            Outcome::Skipped => "skipped",
            Outcome::NotDumped => "source unknown",
            Outcome::RefusedByClang => "refused by clang",
            Outcome::Refused => "refused by us",
            Outcome::Invalid => "invalid",
            Outcome::RefusedByRuntime => "refused by the runtime",
            Outcome::Wrong => "wrong",
            Outcome::Crashed => "crashed",
            Outcome::TimedOut => "timed out",
        }
    }

    /// Returns whether a test that passes online differs by this outcome.
    pub(super) fn is_difference(self) -> bool {
        !matches!(self, Outcome::Passed | Outcome::Skipped)
    }
}

/// An outcome and the first line of its reason, which is empty if there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Verdict {
    pub(super) outcome: Outcome,
    pub(super) reason: String,
}

impl Verdict {
    pub(super) fn new(outcome: Outcome, reason: impl Into<String>) -> Verdict {
        Verdict { outcome, reason: reason.into() }
    }

    /// A verdict without a reason.
    pub(super) fn passed() -> Verdict {
        Verdict::new(Outcome::Passed, "")
    }

    fn to_json(&self) -> Value {
        json!([self.outcome.name(), self.reason])
    }

    fn from_json(value: &Value) -> Option<Verdict> {
        let name = value.get(0)?.as_str()?;
        let outcome = Outcome::ALL.into_iter().find(|outcome| outcome.name() == name)?;
        Some(Verdict::new(outcome, value.get(1)?.as_str()?))
    }
}

/// Verdicts by the name of a test, or of a kernel.
pub(super) type Verdicts = BTreeMap<String, Verdict>;

/// The results of a suite on one route.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RouteResult {
    pub(super) tests: Verdicts,
    /// The modules: a valid one has passed.
    pub(super) kernels: Verdicts,
    /// Tests that the budget left no time for.
    pub(super) not_reached: usize,
}

impl RouteResult {
    pub(super) fn to_json(&self) -> Value {
        let verdicts = |verdicts: &Verdicts| -> Value {
            verdicts.iter().map(|(name, verdict)| (name.clone(), verdict.to_json())).collect()
        };
        json!({
            "tests": verdicts(&self.tests),
            "kernels": verdicts(&self.kernels),
            "not_reached": self.not_reached,
        })
    }

    /// Returns the results of [`RouteResult::to_json`]; `None` for other values.
    pub(super) fn from_json(value: &Value) -> Option<RouteResult> {
        let verdicts = |name: &str| -> Option<Verdicts> {
            let entries = value.get(name)?.as_object()?.iter();
            entries.map(|(name, verdict)| Some((name.clone(), Verdict::from_json(verdict)?))).collect()
        };
        Some(RouteResult {
            tests: verdicts("tests")?,
            kernels: verdicts("kernels")?,
            not_reached: usize::try_from(value.get("not_reached")?.as_u64()?).ok()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_survive_the_file() {
        let mut result = RouteResult { not_reached: 3, ..RouteResult::default() };
        for outcome in Outcome::ALL {
            result.tests.insert(outcome.name().to_owned(), Verdict::new(outcome, "a \"reason\""));
        }
        result.kernels.insert("sum.0123".to_owned(), Verdict::passed());
        assert_eq!(RouteResult::from_json(&result.to_json()), Some(result));
        assert_eq!(RouteResult::from_json(&json!({ "tests": {} })), None);
    }

    #[test]
    fn folders_have_no_spaces() {
        assert_eq!(Route::RoundTrip(Level::O2).folder(), "O2-round-trip");
        assert_eq!(Route::Forward(Level::O0).name(), "O0");
    }
}
