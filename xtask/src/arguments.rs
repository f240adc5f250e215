//! Options that several chores have: flags, paths and numbers.

use anyhow::{Context, Result};
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use std::path::PathBuf;

/// An option without a value.
pub(crate) fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).help(help).action(ArgAction::SetTrue)
}

/// An option with a path as its value.
pub(crate) fn path(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).help(help).value_parser(value_parser!(PathBuf))
}

/// An option with a number as its value.
pub(crate) fn number(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).help(help).value_parser(value_parser!(u64))
}

/// The value of an option that has a number.
pub(crate) fn number_of(args: &ArgMatches, name: &str) -> Result<u64> {
    args.get_one(name).copied().with_context(|| format!("--{name} has no value"))
}
