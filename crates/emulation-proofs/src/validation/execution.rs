//! The validation of one function: on numbers, and by proof.

use super::arguments::{self, Numbers};
use super::refinement::{Comparison, Difference, Execution};
use crate::bits::{Bits, Script};
use crate::legalized::Legalized;
use crate::machine::Machine;
use crate::program::Program;
use crate::semantics::Value;
use crate::solver;
use crate::undecided::Undecided;
use crate::world::World;
use llvm_model::FunctionId;
use std::collections::BTreeSet;

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The number of executions on known numbers.
    pub seeds: u64,
    /// How many instructions one execution may take.
    pub steps: u32,
    /// How long the solver may take for one question, in milliseconds; 0 for no proofs.
    pub solver: u32,
    /// How many bytes a question to the solver may have.
    pub question: usize,
}

/// The inputs that a proof covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Proof {
    /// All numbers as arguments and all contents of memory, for one work-item.
    AllInputs,
    /// All contents of memory; the arguments that are numbers are small known ones.
    AllMemory,
}

/// The result of the validation of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The legalized function refines the original one, also on the known numbers that were tried.
    Proved(Proof),
    /// It does so on known numbers. The text is the reason why it has no proof.
    Tried(String),
    /// Neither is decided, for this reason.
    Undecided(String),
    /// It does not, for these inputs.
    Different(String),
}

/// An attempt without a result.
enum NoResult {
    Undecided(String),
    Different(String),
}

impl From<Undecided> for NoResult {
    fn from(undecided: Undecided) -> NoResult {
        NoResult::Undecided(undecided.to_string())
    }
}

/// Validates the function of a name; `None` if there is none with a body in both modules.
pub fn function(forms: &Legalized, name: &str, limits: Limits) -> Option<Verdict> {
    let [original, legalized] = [&forms.original, &forms.legalized].map(|program| {
        let id = program.module.function_named(name);
        id.filter(|&id| program.module.functions[id].body.is_some())
    });
    let pair = Pair { forms, original: original?, legalized: legalized?, limits };
    let (mut tried, mut reason) = (0, None);
    for seed in 0..limits.seeds {
        match pair.on_numbers(seed) {
            Ok(()) => tried += 1,
            Err(NoResult::Undecided(why)) => reason = reason.or(Some(why)),
            Err(NoResult::Different(what)) => {
                return Some(Verdict::Different(format!("seed {seed}: {what}")));
            }
        }
    }
    let proof = if limits.solver == 0 { Err("no proof was tried".to_owned()) } else { pair.proof() };
    Some(match proof {
        Ok(proof) => Verdict::Proved(proof),
        Err(why) if tried > 0 => Verdict::Tried(why),
        Err(why) => Verdict::Undecided(reason.unwrap_or(why)),
    })
}

/// A function before and after legalization.
struct Pair<'f> {
    forms: &'f Legalized,
    original: FunctionId,
    legalized: FunctionId,
    limits: Limits,
}

/// Both executions in one world, and the unknown functions that each used.
struct Executions {
    expected: Execution,
    actual: Execution,
    names: [BTreeSet<String>; 2],
}

impl Pair<'_> {
    fn executions(
        &self,
        script: &mut Script,
        world: &mut World,
        numbers: Numbers,
    ) -> Result<Executions, Undecided> {
        let Legalized { original, legalized } = self.forms;
        let args = arguments::of_function(original, self.original, script, world, numbers)?;
        let converted =
            arguments::of_legalized(script, (original, legalized), (self.original, self.legalized), &args)?;
        let expected = self.execute(original, self.original, args, script, world)?;
        let before = world.take_names();
        if expected.outcome.undefined.decided() == Some(true) {
            return Err(Undecided::Undefined);
        }
        let actual = self.execute(legalized, self.legalized, converted, script, world)?;
        Ok(Executions { expected, actual, names: [before, world.take_names()] })
    }

    fn execute(
        &self,
        program: &Program,
        function: FunctionId,
        args: Vec<Value>,
        script: &mut Script,
        world: &mut World,
    ) -> Result<Execution, Undecided> {
        let mut machine =
            Machine::new(program, script, world).with_limits(self.limits.steps, self.limits.question);
        let outcome = machine.call(function, args)?;
        let (memory, trace) = machine.into_effects();
        Ok(Execution { outcome, memory, trace })
    }

    /// Executes both functions on numbers that a seed decides.
    fn on_numbers(&self, seed: u64) -> Result<(), NoResult> {
        let numbers = if seed % 4 == 3 { Numbers::Large } else { Numbers::Small };
        let (mut script, mut world) = (Script::default(), World::of_values(seed));
        let executions = self.executions(&mut script, &mut world, numbers)?;
        let Executions { expected, actual, names } = &executions;
        let differences = Comparison::of(&mut script, &mut world, expected, actual)?;
        if differences.is_empty() {
            return Ok(());
        }
        if let Some(why) = other_names(names, &executions) {
            return Err(NoResult::Undecided(why));
        }
        if self.shows_addresses(seed, numbers, expected)? {
            return Err(NoResult::Undecided("the address of a variable or a function is visible".to_owned()));
        }
        Err(NoResult::Different(describe(&differences)))
    }

    /// Whether the results of the original function depend on the addresses of its variables, or of functions.
    fn shows_addresses(&self, seed: u64, numbers: Numbers, expected: &Execution) -> Result<bool, NoResult> {
        let (mut script, mut world) = (Script::default(), World::of_values(seed).with_other_addresses());
        let args =
            arguments::of_function(&self.forms.original, self.original, &mut script, &mut world, numbers)?;
        let again = self.execute(&self.forms.original, self.original, args, &mut script, &mut world)?;
        Ok(!Comparison::of(&mut script, &mut world, expected, &again)?.is_empty())
    }

    /// The largest proof that the solver finds; otherwise the reason why there is none.
    fn proof(&self) -> Result<Proof, String> {
        let mut reason = String::new();
        for (numbers, proof) in [(Numbers::Symbols, Proof::AllInputs), (Numbers::Small, Proof::AllMemory)] {
            match self.by_solver(numbers) {
                Ok(()) => return Ok(proof),
                Err(why) => reason = why,
            }
        }
        Err(reason)
    }

    fn by_solver(&self, numbers: Numbers) -> Result<(), String> {
        let (mut script, mut world) = (Script::default(), World::of_symbols());
        let executions =
            self.executions(&mut script, &mut world, numbers).map_err(|undecided| undecided.to_string())?;
        let Executions { expected, actual, names } = &executions;
        let differences = Comparison::of(&mut script, &mut world, expected, actual)
            .map_err(|undecided| undecided.to_string())?;
        let any =
            differences.iter().fold(Bits::truth(false), |any, difference| script.or(&any, &difference.holds));
        if any.decided() == Some(false) {
            return Ok(());
        }
        if script.size() > self.limits.question {
            return Err("the question to the solver is too long".to_owned());
        }
        let answers = solver::ask(&[&script.question(&any)], self.limits.solver)
            .map_err(|failure| failure.to_string())?;
        match answers.first().map(String::as_str) {
            Some("unsat") => Ok(()),
            Some("sat") => Err(other_names(names, &executions)
                .unwrap_or_else(|| "unknown functions or uncomputed floats hide the reason".to_owned())),
            _ => Err("the solver takes too long".to_owned()),
        }
    }
}

/// The unknown functions that only one of two executions used: another spelling, or another way to compute. Functions that the
/// translation does not know have one spelling only.
fn other_names(names: &[BTreeSet<String>; 2], executions: &Executions) -> Option<String> {
    let all = |names: &BTreeSet<String>, execution: &Execution| -> BTreeSet<String> {
        let names = names.iter().cloned().chain(execution.trace.iter().map(|event| event.name.clone()));
        names.map(|name| name.split(' ').next().unwrap_or_default().to_owned()).collect()
    };
    let [before, after] = names;
    let (before, after) = (all(before, &executions.expected), all(after, &executions.actual));
    fn base(name: &str) -> &str {
        name.split('(').next().unwrap_or_default()
    }
    let only = |a: &BTreeSet<String>, b: &BTreeSet<String>| {
        let is_known = |name: &&String| {
            let has_other_type = b.iter().any(|other| base(other) == base(name));
            name.starts_with("llvm.") || name.starts_with('_') || has_other_type
        };
        a.difference(b).find(is_known).cloned()
    };
    match (only(&before, &after), only(&after, &before)) {
        (None, None) => None,
        (Some(old), Some(new)) => Some(format!("{old} is another function after legalization: {new}")),
        (Some(old), None) => Some(format!("{old} is computed after legalization")),
        (None, Some(new)) => Some(format!("legalization adds a call of {new}")),
    }
}

/// The first places that differ.
fn describe(differences: &[Difference]) -> String {
    let places: Vec<&str> = differences.iter().take(8).map(|difference| difference.place.as_str()).collect();
    match differences.len() - places.len() {
        0 => places.join("; "),
        more => format!("{}; {more} more", places.join("; ")),
    }
}
