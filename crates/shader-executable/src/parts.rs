//! A limit for the code of one instruction: values are moved part by part, and a type of a few words may have billions of parts.

use crate::problem::Res;
use translate_common::problems::ExecutableProblem;

/// Maximum number of parts of a value that is moved at once: larger ones need an array and a loop.
const MAX_PARTS: u32 = 1 << 14;

/// How many parts a value has had so far, the whole included.
#[derive(Default)]
pub(crate) struct Parts(u32);

impl Parts {
    /// Counts one more.
    pub(crate) fn count(&mut self) -> Res<()> {
        self.0 += 1;
        match self.0 <= MAX_PARTS {
            true => Ok(()),
            false => Err(ExecutableProblem::Parts { most: MAX_PARTS }.into()),
        }
    }
}
