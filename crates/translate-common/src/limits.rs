//! The limits that a host sets for one translation, and the flag by which it cancels one.

use crate::diagnostics::Diagnostic;
use crate::diagnostics::place::Place;
use crate::diagnostics::problems::LimitProblem;
use crate::options::Options;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

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

impl Options {
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
            .unwrap_or_else(|| Box::new(cancelled()))
    }
}

/// Returns the error of a canceled translation.
pub fn cancelled() -> Diagnostic {
    LimitProblem::Cancelled.at(Place::Module)
}

/// The error of a translation that would take more memory than it may.
pub fn out_of_memory(limit: u64) -> Diagnostic {
    LimitProblem::MemoryInAll { most: limit }.at(Place::Module)
}

/// Returns the error of a number that is over its limit.
fn hold(found: u64, most: u64, over: fn(u64, u64) -> LimitProblem) -> Result<(), Box<Diagnostic>> {
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
pub struct CancelFlag(Arc<AtomicBool>);

impl CancelFlag {
    /// A flag that is not raised.
    pub fn new() -> CancelFlag {
        CancelFlag::default()
    }

    /// Raises the flag permanently: translations that have it end with [`Code::Cancelled`](crate::Code::Cancelled) at
    /// the next function that they reach.
    pub fn cancel(&self) {
        // The flag publishes no other data.
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it is raised.
    #[inline]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl fmt::Debug for CancelFlag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("CancelFlag").field(&self.is_cancelled()).finish()
    }
}

/// Whether both are the same flag.
impl PartialEq for CancelFlag {
    fn eq(&self, other: &CancelFlag) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for CancelFlag {}

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
    fn amounts_have_units() {
        assert_eq!(parse_amount("12"), Ok(12));
        assert_eq!(parse_amount("64K"), Ok(64 << 10));
        assert_eq!(parse_amount("3g"), Ok(3 << 30));
        for wrong in ["", "K", "-1", "1T", "0x10", "99999999999G"] {
            assert!(parse_amount(wrong).is_err(), "{wrong}");
        }
    }
}
