//! The check of one case: the legalized function refines the original one.
//!
//! Whenever the original function has defined behavior and a word of its result is not poison, the legalized function has
//! defined behavior, and the word is the same and not poison.

use crate::bits::{Bits, Script};
use crate::case::{Case, Kind, words};
use crate::legalized::{Legalized, test};
use crate::machine::Machine;
use crate::program::Program;
use crate::semantics::{Scalar, Value};
use crate::undecided::Undecided;
use crate::world::World;
use num_bigint::BigUint;

/// A check that failed, or could not be made.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The machine does not have a construct.
    #[error(transparent)]
    Undecided(#[from] Undecided),
    /// The legalized function computes something else.
    #[error("for {inputs} the result is {actual}, not {expected}:\n{text}")]
    Different {
        /// The operands.
        inputs: String,
        /// The result of the original function.
        expected: String,
        /// The result of the legalized function.
        actual: String,
        /// The module.
        text: String,
    },
    /// The solver finds a difference, or gives no answer.
    #[error("the solver answers `{0}` for:\n{1}")]
    Solver(String, String),
    /// The program is missing, or fails.
    #[error("{0}")]
    Program(String),
}

/// Both forms of a case.
pub struct Check<'c> {
    case: &'c Case,
    forms: &'c Legalized,
    /// Whether a result must not be poison whatever the original one is: it was frozen.
    frozen: bool,
}

/// What a function gives: its words, and whether its behavior is undefined.
struct Results {
    words: Vec<Scalar>,
    undefined: Bits,
}

impl<'c> Check<'c> {
    /// Returns the check of a case.
    pub fn new(case: &'c Case, forms: &'c Legalized, frozen: bool) -> Check<'c> {
        Check { case, forms, frozen }
    }

    /// Compares the results for known operands.
    ///
    /// # Errors
    /// The results differ, or a construct is not modeled.
    pub fn values(&self, operands: &[BigUint]) -> Result<(), Failure> {
        let mut args = Vec::new();
        for (operand, kind) in operands.iter().zip(&self.case.inputs) {
            for word in 0..words(width(*kind)) {
                args.push(Bits::large(64, operand >> (64 * word)));
            }
        }
        let mut script = Script::default();
        let expected = run(&self.forms.original, &mut script, &args)?;
        if expected.undefined.decided() == Some(true) {
            return Ok(());
        }
        let actual = run(&self.forms.legalized, &mut script, &args)?;
        let is_defined = actual.undefined.decided() == Some(false);
        let are_equal = expected.words.iter().zip(&actual.words).zip(&self.case.outputs).all(
            |((expected, actual), kind)| {
                let any_value = expected.poison.decided() == Some(true);
                let has_value = actual.poison.decided() == Some(false);
                let is_equal = match (kind, expected.bits.small(), actual.bits.small()) {
                    (Kind::Float(format), Some(x), Some(y)) if format.is_nan(x) => format.is_nan(y),
                    _ => expected.bits == actual.bits,
                };
                if any_value { has_value || !self.frozen } else { has_value && is_equal }
            },
        );
        if is_defined && are_equal && expected.words.len() == actual.words.len() {
            return Ok(());
        }
        Err(Failure::Different {
            inputs: operands.iter().map(|operand| format!("{operand:#x}")).collect::<Vec<_>>().join(", "),
            expected: show(&expected),
            actual: show(&actual),
            text: self.text(),
        })
    }

    /// Returns a script that is satisfiable exactly if the functions differ for some operands.
    ///
    /// # Errors
    /// A construct is not modeled, or a loop depends on the operands.
    pub fn script(&self) -> Result<String, Failure> {
        let mut script = Script::default();
        let args: Vec<Bits> = self
            .case
            .inputs
            .iter()
            .flat_map(|kind| 0..words(width(*kind)))
            .map(|_| script.input(64))
            .collect();
        let expected = run(&self.forms.original, &mut script, &args)?;
        let actual = run(&self.forms.legalized, &mut script, &args)?;
        let mut wrong = actual.undefined;
        for (expected, actual) in expected.words.iter().zip(&actual.words) {
            let differs = script.differ(&expected.bits, &actual.bits);
            let bad = script.or(&differs, &actual.poison);
            let is_relevant = script.not(&expected.poison);
            let mut bad = script.and(&is_relevant, &bad);
            if self.frozen {
                bad = script.or(&bad, &actual.poison);
            }
            wrong = script.or(&wrong, &bad);
        }
        let defined = script.not(&expected.undefined);
        let wrong = script.and(&defined, &wrong);
        Ok(script.question(&wrong))
    }

    /// Returns both forms as text.
    pub fn text(&self) -> String {
        let legalized = llvm_asm::print(&self.forms.legalized.module).unwrap_or_default();
        format!("{}\nlegalized:\n{legalized}", self.case.text)
    }
}

/// The number of bits of a scalar.
pub(crate) fn width(kind: Kind) -> u32 {
    match kind {
        Kind::Integer(width) => width,
        Kind::Float(format) => format.width(),
    }
}

fn run(program: &Program, script: &mut Script, args: &[Bits]) -> Result<Results, Undecided> {
    let function =
        test(&program.module).ok_or_else(|| Undecided::Construct("a module without @test".to_owned()))?;
    let args = args.iter().map(|bits| Value::Scalar(Scalar::new(bits.clone()))).collect();
    let mut world = World::closed();
    let outcome = Machine::new(program, script, &mut world).call(function, args)?;
    let words = match outcome.value {
        None => Vec::new(),
        Some(Value::Scalar(scalar)) => vec![scalar],
        Some(Value::List(elements)) => elements
            .into_iter()
            .filter_map(|element| match element {
                Value::Scalar(scalar) => Some(scalar),
                Value::List(_) => None,
            })
            .collect(),
    };
    Ok(Results { words, undefined: outcome.undefined })
}

fn show(results: &Results) -> String {
    if results.undefined.decided() == Some(true) {
        return "undefined".to_owned();
    }
    let word = |scalar: &Scalar| match (scalar.poison.decided(), scalar.bits.known()) {
        (Some(false), Some(bits)) => format!("{bits:#x}"),
        _ => "poison".to_owned(),
    };
    results.words.iter().map(word).collect::<Vec<_>>().join(", ")
}
