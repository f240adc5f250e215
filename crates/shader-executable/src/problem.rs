//! Results without a place: the caller that knows the place adds it.

use translate_common::Problem;

/// A result, or the reason why there is none.
pub(crate) type Res<T> = Result<T, Problem>;
