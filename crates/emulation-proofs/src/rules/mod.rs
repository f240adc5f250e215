//! The rules of legalization: one for each intrinsic that it rewrites, and for each instruction on integers of widths that
//! SPIR-V does not have.
//!
//! The lists are those of the product: [`llvm_legalize::rewritten_intrinsics`], and the variants of LLVM's operations. An
//! entry without a rule here is one without a row in the table, which a test finds.

mod atomics;
mod calls;
mod chosen_lanes;
mod conversions;
mod floats;
mod instructions;
mod integers;
mod memory;
mod predication;
mod unchecked;
mod vectors;

use crate::case::Construct;

/// A rule, which is a row of the table.
pub struct Rule {
    /// The construct.
    pub name: String,
    /// How it is checked.
    pub checks: Checks,
}

/// How a rule is checked.
pub enum Checks {
    /// By these forms of the construct.
    Forms(Vec<Form>, Plan),
    /// Not at all, for this reason.
    Unchecked(&'static str),
}

/// A form of a construct, for a width and a number of lanes; `None` if the construct does not exist for them.
pub type Make = Box<dyn Fn(u32, Option<u32>) -> Option<Construct> + Sync + Send>;

/// A form of a construct: with other flags, immediate operands, or types.
pub struct Form {
    /// The difference from the other forms; empty for the plain form.
    pub name: String,
    /// Builds the construct.
    pub make: Make,
}

/// The widths of the checks.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The widths for which all values are tried, as far as they are not too many.
    pub all: &'static [u32],
    /// The widths for which edges and random values are tried.
    pub samples: &'static [u32],
    /// The widths that are proved.
    pub proofs: &'static [u32],
    /// The numbers of lanes of vectors for which edges and random values are tried.
    pub lanes: &'static [u32],
    /// Why no width is proved, or no larger one.
    pub limit: &'static str,
    /// Whether the result was frozen.
    pub frozen: bool,
}

/// Widths for which all values are tried.
const ALL: &[u32] = &[1, 2, 3, 4, 5, 6, 7, 8, 16];
/// Native widths, and narrow and wide ones, next to the limits.
const SAMPLES: &[u32] = &[13, 16, 24, 31, 32, 33, 48, 63, 64, 65, 96, 127, 128];

/// The plan of a rule with code without products and loops.
const PLAN: Plan =
    Plan { all: ALL, samples: SAMPLES, proofs: SAMPLES, lanes: &[2, 3, 5], limit: "", frozen: false };
/// The plan of a rule whose code multiplies or divides: solvers prove that for few bits.
const PRODUCT: Plan =
    Plan { proofs: &[5, 7], limit: "products of more bits take the solver too long", ..PLAN };

/// Returns every rule, in the order of the table.
pub fn all() -> Vec<Rule> {
    let mut rules = instructions::rules();
    rules.extend(conversions::rules());
    rules.extend(atomics::rules());
    rules.extend(llvm_legalize::rewritten_intrinsics().filter_map(|name| {
        let checks = integers::checks(name)
            .or_else(|| floats::checks(name))
            .or_else(|| vectors::checks(name))
            .or_else(|| {
                name.strip_prefix("llvm.vp.").and_then(|operation| predication::checks(name, operation))
            })
            .or_else(|| memory::checks(name))
            .or_else(|| chosen_lanes::checks(name))
            .or_else(|| unchecked::reason(name).map(Checks::Unchecked))?;
        Some(Rule { name: name.to_owned(), checks })
    }));
    rules
}

/// Returns the names of intrinsics that legalization rewrites and that have no rule.
pub fn missing() -> Vec<&'static str> {
    let rules = all();
    llvm_legalize::rewritten_intrinsics().filter(|name| rules.iter().all(|rule| rule.name != *name)).collect()
}

/// A form without a name.
fn form(make: impl Fn(u32, Option<u32>) -> Option<Construct> + Sync + Send + 'static) -> Form {
    named(String::new(), make)
}

fn named(name: String, make: impl Fn(u32, Option<u32>) -> Option<Construct> + Sync + Send + 'static) -> Form {
    Form { name, make: Box::new(make) }
}
