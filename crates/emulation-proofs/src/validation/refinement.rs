//! The comparison of two executions.

use crate::bits::{Bits, Script};
use crate::machine::{Argument, Event, Memory, Outcome};
use crate::semantics::{self, Scalar};
use crate::undecided::Undecided;
use crate::world::World;
use std::collections::BTreeSet;

/// The results of an execution.
pub(super) struct Execution {
    /// The value that the function returns, and whether its behavior is defined.
    pub(super) outcome: Outcome,
    /// The memory afterwards.
    pub(super) memory: Memory,
    /// The calls with effects.
    pub(super) trace: Vec<Event>,
}

/// A place at which the legalized execution may differ, and the condition.
pub(super) struct Difference {
    /// The place.
    pub(super) place: String,
    /// Whether it differs there.
    pub(super) holds: Bits,
}

/// The places at which an execution may differ from the one that it has to refine.
pub(super) struct Comparison<'c> {
    script: &'c mut Script,
    world: &'c mut World,
    differences: Vec<Difference>,
    /// Whether a call gets a pointer to a copy of an object.
    has_copy: bool,
}

impl<'c> Comparison<'c> {
    /// Compares two executions in one world, the original one first.
    ///
    /// # Errors
    /// The results have other types.
    pub(super) fn of(
        script: &'c mut Script,
        world: &'c mut World,
        expected: &Execution,
        actual: &Execution,
    ) -> Result<Vec<Difference>, Undecided> {
        let mut comparison = Comparison { script, world, differences: Vec::new(), has_copy: false };
        let (undefined, defined) =
            (actual.outcome.undefined.clone(), comparison.script.not(&expected.outcome.undefined));
        comparison.add(|| "the behavior is undefined".to_owned(), undefined);
        comparison.traces(&expected.trace, &actual.trace);
        // With other calls the memory behind them is another one.
        if expected.memory.unknown_writes() == actual.memory.unknown_writes() {
            comparison.memories("after the function", &expected.memory, &actual.memory);
        }
        comparison.values(expected, actual)?;
        let Comparison { script, differences, has_copy, .. } = comparison;
        if has_copy {
            return Err(Undecided::Construct("a call with a pointer to a copy".to_owned()));
        }
        let relevant = differences.into_iter().map(|difference| Difference {
            holds: script.and(&defined, &difference.holds),
            place: difference.place,
        });
        Ok(relevant.filter(|difference| difference.holds.decided() != Some(false)).collect())
    }

    fn add(&mut self, place: impl Fn() -> String, holds: Bits) {
        if holds.decided() != Some(false) {
            self.differences.push(Difference { place: place(), holds });
        }
    }

    /// Whether a scalar is not the one that it has to refine.
    fn scalar(&mut self, expected: &Scalar, actual: &Scalar) -> Bits {
        // Bits above an integer of another width mean nothing.
        let width = expected.bits.width().min(actual.bits.width());
        let [x, y] = [expected, actual].map(|scalar| self.script.extract(&scalar.bits, 0, width));
        let differs = self.script.differ(&x, &y);
        let differs = self.script.or(&differs, &actual.poison);
        let is_relevant = self.script.not(&expected.poison);
        self.script.and(&is_relevant, &differs)
    }

    fn values(&mut self, expected: &Execution, actual: &Execution) -> Result<(), Undecided> {
        let (Some(expected), Some(actual)) = (&expected.outcome.value, &actual.outcome.value) else {
            return Ok(());
        };
        let (mut wanted, mut found) = (Vec::new(), Vec::new());
        semantics::flatten(expected, &mut wanted);
        semantics::flatten(actual, &mut found);
        if let ([whole], [_, _, ..]) = (&wanted[..], &found[..]) {
            // A wide integer as its words.
            let mut bits = Bits::new(1, 0);
            let mut poison = Bits::truth(false);
            for (index, word) in found.iter().enumerate() {
                bits = if index == 0 { word.bits.clone() } else { self.script.concat(&word.bits, &bits) };
                poison = self.script.or(&poison, &word.poison);
            }
            let actual = Scalar { bits, poison };
            if whole.bits.width() <= actual.bits.width() {
                let differs = self.scalar(whole, &actual);
                self.add(|| format!("result: {} instead of {}", show(&actual), show(whole)), differs);
                return Ok(());
            }
        }
        let fits = wanted.len() == found.len()
            && wanted.iter().zip(&found).all(|(x, y)| x.bits.width() <= y.bits.width());
        if !fits {
            return Err(Undecided::Construct("a result of another type after legalization".to_owned()));
        }
        for (index, (expected, actual)) in wanted.iter().zip(&found).enumerate() {
            let differs = self.scalar(expected, actual);
            let place = || format!("result {index}: {} instead of {}", show(actual), show(expected));
            self.add(place, differs);
        }
        Ok(())
    }

    fn memories(&mut self, place: &str, expected: &Memory, actual: &Memory) {
        let addresses: BTreeSet<u64> = expected.written().chain(actual.written()).collect();
        for address in addresses {
            let x = expected.byte(self.script, self.world, address);
            let y = actual.byte(self.script, self.world, address);
            let differs = self.scalar(&x, &y);
            let object = self.world.describe(address);
            self.add(|| format!("{object} {place}: {} instead of {}", show(&y), show(&x)), differs);
        }
    }

    fn traces(&mut self, expected: &[Event], actual: &[Event]) {
        let names = |events: &[Event]| events.iter().map(|event| event.name.clone()).collect::<Vec<_>>();
        let (wanted, found) = (names(expected), names(actual));
        if wanted != found {
            let place = || format!("the calls are [{}] instead of [{}]", found.join(", "), wanted.join(", "));
            self.add(place, Bits::truth(true));
            return;
        }
        for (number, (x, y)) in expected.iter().zip(actual).enumerate() {
            let place = format!("before call {number} of @{}", x.name);
            self.memories(&place, &x.memory, &y.memory);
            if x.arguments.len() != y.arguments.len() {
                self.add(|| format!("{place}: other arguments"), Bits::truth(true));
            }
            for (index, (x, y)) in x.arguments.iter().zip(&y.arguments).enumerate() {
                self.argument(&format!("argument {index} {place}"), x, y);
            }
        }
    }

    fn argument(&mut self, place: &str, expected: &Argument, actual: &Argument) {
        match (expected, actual) {
            (Argument::Scalar(expected), Argument::Scalar(actual)) => {
                let differs = self.scalar(expected, actual);
                self.add(|| format!("{place}: {} instead of {}", show(actual), show(expected)), differs);
            }
            (Argument::Variable(expected), Argument::Variable(actual)) => {
                for (offset, (x, y)) in expected.iter().zip(actual).enumerate() {
                    let differs = self.scalar(x, y);
                    let place = || format!("byte {offset} of {place}: {} instead of {}", show(y), show(x));
                    self.add(place, differs);
                }
            }
            // The contents would have to be compared by a type that a call does not have.
            _ => self.has_copy = true,
        }
    }
}

fn show(scalar: &Scalar) -> String {
    match (scalar.poison.decided(), scalar.bits.known()) {
        (Some(true), _) => "poison".to_owned(),
        (_, Some(bits)) => format!("{bits:#x}"),
        (_, None) => "a symbol".to_owned(),
    }
}
