//! Tests over the whole table.

mod convention_page;
mod coverage;
mod friendly;
mod laws;
