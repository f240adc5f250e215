//! The verifier: the structural rules of LLVM IR that matter for translation.
//!
//! Source: LangRef. One run reports many errors, each with the function, block and instruction it is about.
//!
//! Checked:
//! - types: components of arrays, vectors, structs and functions; structs that contain themselves;
//! - constants: elements and operands against types;
//! - the data layout;
//! - symbols: names used once, linkage and comdats against definition or declaration, initializers, aliasees,
//!   alignments, results of kernels, functions with types that only intrinsics have;
//! - attributes: that each stands where it may (function, result, parameter) and fits the parameter's type;
//! - functions: blocks and terminators, phi nodes first and against predecessors, the entry block without
//!   predecessors, every instruction in one place, exception pads where unwinding leads;
//! - instructions: operand and result types, calls against function types, `immarg`, casts, memory orderings, indices of
//!   aggregates and vectors, flags on operations that have them; no calls of kernels;
//! - dominance: every use of a result is dominated by its definition (uses in unreachable blocks excepted);
//! - metadata: operands of named metadata and module flags are nodes of the right form.
//!
//! Not checked:
//! - intrinsics: signatures against names, values of arguments beyond `immarg`, use of their addresses, and operand
//!   bundles;
//! - the meaning of metadata attachments (`!range`, `!tbaa`, …), named metadata of tools and the contents of debug info;
//! - nesting of exception funclets, `musttail` and `callbr` rules, `swifterror`, convergence and statepoint tokens;
//! - the types of variables that LLVM knows by name (`llvm.used`, `llvm.global_ctors`), storage classes of DLLs, resolvers
//!   of ifuncs;
//! - values of attributes, conflicts between attributes, calling conventions other than kernels', and target rules.
//!
//! Time is proportional to the size of the module (times the logarithm of a function's number of blocks).

mod attributes;
mod calls;
mod casts;
mod composites;
mod constants;
mod control_flow;
mod dominance;
mod flags;
mod function;
mod instructions;
mod memory;
mod module;
mod operations;
mod pads;
mod phi;
mod terminators;
mod types;

use crate::arena::Id;
use crate::function::{BlockId, FunctionId, InstId};
use crate::host::Host;
use crate::module::Module;
use std::fmt;
use std::ops::Range;

/// How many errors one run reports at most.
pub const MAX_ERRORS: usize = 100;

/// A rule that is broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifyError {
    /// Where.
    pub place: Place,
    /// The rule that is broken.
    pub message: String,
}

/// Where a rule is broken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The construct, if it is not a function: `type`, `constant`, `global @x`, …
    pub item: String,
    /// The function, and its name.
    pub function: Option<(FunctionId, String)>,
    /// The block.
    pub block: Option<BlockId>,
    /// The instruction.
    pub instruction: Option<InstId>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.function {
            Some((_, name)) => write!(f, "function @{name}")?,
            None => f.write_str(&self.item)?,
        }
        if let Some(block) = self.block {
            write!(f, ", block {}", block.index())?;
        }
        if let Some(instruction) = self.instruction {
            write!(f, ", instruction {}", instruction.index())?;
        }
        Ok(())
    }
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

impl std::error::Error for VerifyError {}

/// The LLVM release whose rules a module is checked against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rules {
    /// LLVM 22's.
    Current,
    /// The rules of every LLVM that can have written a file.
    Any,
}

/// Checks `module` against the rules of LLVM 22. Ids must be of this module, as everywhere.
///
/// # Errors
/// The broken rules in the order in which they were found, at least one and at most [`MAX_ERRORS`].
pub fn verify(module: &Module) -> Result<(), Vec<VerifyError>> {
    check(module, Rules::Current, Host::PATIENT)
}

/// As [`verify`] for a `host`, with its threads and until it cancels. Unchecked parts count as valid.
///
/// # Errors
/// As there.
pub fn verify_for(module: &Module, host: Host<'_>) -> Result<(), Vec<VerifyError>> {
    check(module, Rules::Current, host)
}

/// As [`verify_for`] for a module that an older LLVM may have made, which took calls of kernels.
///
/// # Errors
/// As there.
pub fn verify_of_any_version(module: &Module, host: Host<'_>) -> Result<(), Vec<VerifyError>> {
    check(module, Rules::Any, host)
}

fn check(module: &Module, rules: Rules, host: Host<'_>) -> Result<(), Vec<VerifyError>> {
    let mut errors = Errors::default();
    types::check(module, &mut errors);
    constants::check(module, &mut errors);
    module::check(module, &mut errors);
    let parts = host.parts(module.functions.len(), |number| module.instructions_of(number));
    let of_parts = host.each(&parts, |part| functions(module, part, rules, host));
    errors.list.extend(of_parts.into_iter().flatten());
    errors.list.truncate(MAX_ERRORS);
    if errors.list.is_empty() { Ok(()) } else { Err(errors.list) }
}

/// The errors in functions that follow each other.
fn functions(module: &Module, part: Range<usize>, rules: Rules, host: Host<'_>) -> Vec<VerifyError> {
    let mut errors = Errors::default();
    let mut work = function::Work::new(module, rules);
    for (id, function) in module.functions.iter_from(part.start).take(part.len()) {
        if errors.is_full() || !host.goes_on() {
            break;
        }
        let name = function.props.name.to_string_lossy().into_owned();
        errors.place = Place { function: Some((id, name)), ..Place::default() };
        attributes::check_function(module, function, work.sizes(), &mut errors);
        if let Some(body) = &function.body {
            function::check(module, function, body, &mut work, &mut errors);
        }
    }
    errors.list
}

/// The errors found so far, and the place being checked.
#[derive(Default)]
struct Errors {
    list: Vec<VerifyError>,
    place: Place,
}

impl Errors {
    /// Reports an error at the current place.
    #[cold]
    fn push(&mut self, message: impl Into<String>) {
        if !self.is_full() {
            self.list.push(VerifyError { place: self.place.clone(), message: message.into() });
        }
    }
    /// Reports `message` unless `holds`; returns `holds`.
    #[inline]
    fn require(&mut self, holds: bool, message: impl FnOnce() -> String) -> bool {
        if !holds {
            self.push(message());
        }
        holds
    }
    #[inline]
    fn is_full(&self) -> bool {
        self.list.len() >= MAX_ERRORS
    }
    /// Goes on to something that is not in a function.
    fn at(&mut self, item: impl Into<String>) {
        self.place = Place { item: item.into(), ..Place::default() };
    }
}

#[cfg(test)]
mod tests;
