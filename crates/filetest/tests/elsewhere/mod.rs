//! The rows of the catalogue of errors that no file test reaches, with the reasons.

/// The name of each row, and where it is reached.
pub(crate) const ROWS: &[(&str, &str)] = &[];
