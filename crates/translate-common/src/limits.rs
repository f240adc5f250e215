//! The limits that a host sets for one translation, and the flag by which it cancels one.

use crate::diagnostics::Diagnostic;
use crate::diagnostics::place::Place;
use crate::diagnostics::problems::LimitProblem;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Limits of the resources of one translation. Each limit has an error with a code of its own. The defaults accept the
/// output of any compiler; a host that reads untrusted files may want lower limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// Bytes of the file that is read ([`Code::InputSize`](crate::Code::InputSize)).
    pub input_size: u64,
    /// Ids of the SPIR-V module that is read or written ([`Code::TooManyIds`](crate::Code::TooManyIds)).
    pub ids: u64,
    /// Maximum nesting depth of types and constants in the input ([`Code::Nesting`](crate::Code::Nesting)).
    pub nesting: u32,
    /// Instructions of the module that is written ([`Code::TooManyInstructions`](crate::Code::TooManyInstructions)).
    pub instructions: u64,
    /// Bytes of memory that a translation may use for the modules it holds, by its own account
    /// ([`Code::Memory`](crate::Code::Memory)). They are counted by the sizes of their tables, so that actual
    /// allocations may be somewhat larger or smaller.
    pub memory: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { input_size: 1 << 30, ids: 1 << 27, nesting: 512, instructions: 1 << 27, memory: 1 << 34 }
    }
}

impl Limits {
    /// Checks the length of a file.
    ///
    /// # Errors
    /// It is over the limit.
    pub fn check_input(&self, bytes: usize) -> Result<(), Box<Diagnostic>> {
        hold(bytes as u64, self.input_size, |found, most| LimitProblem::InputSize { found, most })
    }

    /// Checks how deep types and constants nest.
    ///
    /// # Errors
    /// It is over the limit.
    pub fn check_nesting(&self, depth: u32) -> Result<(), Box<Diagnostic>> {
        let most = u64::from(self.nesting);
        hold(depth.into(), most, |found, most| LimitProblem::Nesting { found, most })
    }
}

/// The current consumption of the limited resources, as far as it is known at the check.
#[derive(Clone, Copy, Debug, Default)]
pub struct Progress {
    /// Ids of the SPIR-V module.
    pub ids: u64,
    /// Instructions that were written.
    pub instructions: u64,
    /// Bytes that its modules take.
    pub memory: u64,
}

/// Returns the error of a canceled translation: the host canceled it, or its time limit ended it.
pub fn cancelled(flag: Option<&CancelFlag>) -> Diagnostic {
    let limit = flag.filter(|flag| !flag.is_raised()).and_then(|flag| flag.deadline);
    let problem = limit.map_or(LimitProblem::Cancelled, |(_, limit)| LimitProblem::TimeLimit {
        seconds: limit.as_secs_f64().to_string(),
    });
    problem.at(Place::Module)
}

/// The error of a translation that would take more memory than it may.
pub fn out_of_memory(limit: u64) -> Diagnostic {
    LimitProblem::MemoryInAll { most: limit }.at(Place::Module)
}

/// Returns the error of a number that is over its limit.
pub(crate) fn hold(found: u64, most: u64, over: fn(u64, u64) -> LimitProblem) -> Result<(), Box<Diagnostic>> {
    if found <= most { Ok(()) } else { Err(Box::new(over(found, most).at(Place::Module))) }
}

/// Parses an amount: a number, optionally followed by K, M or G for a factor of 1024, 1024² or 1024³.
///
/// # Errors
/// The text is not such an amount, or the amount has more than 64 bits.
pub fn parse_amount(text: &str) -> Result<u64, String> {
    const UNITS: [(char, u32); 3] = [('K', 10), ('M', 20), ('G', 30)];
    let unit = UNITS
        .iter()
        .find_map(|(unit, shift)| Some((text.strip_suffix([*unit, unit.to_ascii_lowercase()])?, *shift)));
    let (digits, shift) = unit.unwrap_or((text, 0));
    let number: u64 = digits.parse().map_err(|_| "expected a number, or one with K, M or G behind it")?;
    number.checked_mul(1 << shift).ok_or_else(|| "more than 64 bits".to_owned())
}

/// A flag by which a host cancels translations in other threads. Clones are the same flag.
#[derive(Clone, Default)]
pub struct CancelFlag {
    raised: Arc<AtomicBool>,
    /// The time from which on it counts as raised, and the time limit that ends there.
    deadline: Option<(Instant, Duration)>,
}

impl CancelFlag {
    /// A flag that is not raised.
    pub fn new() -> CancelFlag {
        CancelFlag::default()
    }

    /// Raises the flag permanently: translations that have it end with [`Code::Cancelled`](crate::Code::Cancelled) at
    /// the next function that they reach.
    pub fn cancel(&self) {
        // The flag publishes no other data.
        self.raised.store(true, Ordering::Relaxed);
    }

    /// Returns a flag that is raised with this one, and `time` from now at the latest.
    pub(crate) fn limited(&self, time: Duration) -> CancelFlag {
        let limit = now().and_then(|now| Some((now.checked_add(time)?, time)));
        let deadline = self.deadline.into_iter().chain(limit).min();
        CancelFlag { raised: self.raised.clone(), deadline }
    }

    /// Whether it is raised.
    #[inline]
    pub fn is_cancelled(&self) -> bool {
        self.is_raised() || self.deadline.is_some_and(|(deadline, _)| Instant::now() >= deadline)
    }

    /// Returns whether the host raised it.
    fn is_raised(&self) -> bool {
        self.raised.load(Ordering::Relaxed)
    }
}

/// The time; `None` on machines without a clock, where reading one would end the program.
fn now() -> Option<Instant> {
    (!cfg!(all(target_family = "wasm", target_os = "unknown"))).then(Instant::now)
}

impl fmt::Debug for CancelFlag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("CancelFlag").field(&self.is_cancelled()).finish()
    }
}

/// Whether both are the same flag.
impl PartialEq for CancelFlag {
    fn eq(&self, other: &CancelFlag) -> bool {
        Arc::ptr_eq(&self.raised, &other.raised) && self.deadline == other.deadline
    }
}

impl Eq for CancelFlag {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limited_flag_is_raised_by_time_and_by_its_origin() {
        let flag = CancelFlag::new();
        let (long, none) = (flag.limited(Duration::from_secs(3600)), flag.limited(Duration::ZERO));
        assert!(!flag.is_cancelled() && !long.is_cancelled() && none.is_cancelled());
        assert!(none.limited(Duration::from_secs(1)).is_cancelled());
        // A limit beyond the clock is none.
        assert!(!flag.limited(Duration::MAX).is_cancelled());
        flag.cancel();
        assert!(long.is_cancelled());
    }

    #[test]
    fn a_time_limit_differs_from_a_request_of_the_host() {
        let flag = CancelFlag::new();
        let limited = flag.limited(Duration::from_millis(1500));
        let message = |flag| cancelled(flag).message;
        assert_eq!(message(None), "cancelled by the host");
        assert_eq!(message(Some(&limited)), "the time limit of 1.5 s ended the translation");
        assert!(cancelled(Some(&limited)).help.is_some_and(|help| help.contains("--timeout SECONDS")));
        flag.cancel();
        assert_eq!(message(Some(&limited)), "cancelled by the host");
    }

    #[test]
    fn amounts_have_units() {
        assert_eq!(parse_amount("12"), Ok(12));
        assert_eq!(parse_amount("64K"), Ok(64 << 10));
        assert_eq!(parse_amount("3g"), Ok(3 << 30));
        for wrong in ["", "K", "-1", "1T", "0x10", "99999999999G"] {
            assert!(parse_amount(wrong).is_err(), "{wrong}");
        }
    }
}
