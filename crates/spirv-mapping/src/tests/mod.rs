//! Tests over the whole table.

mod coverage;
mod friendly;
mod laws;
