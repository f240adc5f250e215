//! Effects that other code can see: calls of functions without a body.

use super::{Machine, Memory};
use crate::bits::Bits;
use crate::semantics::Scalar;

/// An argument of a call with effects.
#[derive(Clone, Debug)]
pub(crate) enum Argument {
    /// A scalar.
    Scalar(Scalar),
    /// A pointer to a variable of the function, as the bytes from there to its end.
    Variable(Vec<Scalar>),
}

/// A call of a function that may have effects, and the memory that it finds.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    /// The name of the function.
    pub(crate) name: String,
    /// The scalars of the arguments.
    pub(crate) arguments: Vec<Argument>,
    /// The memory before the call.
    pub(crate) memory: Memory,
}

impl Machine<'_> {
    /// Joins the effects from a number on with those of the other way of a branch, which count if the condition holds. Returns
    /// `false` if they are not calls of the same functions.
    pub(super) fn join_effects(&mut self, condition: &Bits, from: usize, others: Vec<Event>) -> bool {
        let own = self.trace.split_off(from);
        if own.len() != others.len() {
            return false;
        }
        for (mut own, other) in own.into_iter().zip(others) {
            let arguments = own.arguments.iter().zip(&other.arguments);
            let joined: Option<Vec<Argument>> =
                arguments.map(|(own, other)| self.join_arguments(condition, own, other)).collect();
            let is_same = own.name == other.name && own.arguments.len() == other.arguments.len();
            let (Some(arguments), true) = (joined, is_same) else { return false };
            if !own.memory.join(self.script, self.world, condition, &other.memory) {
                return false;
            }
            self.trace.push(Event { arguments, ..own });
        }
        true
    }

    fn join_arguments(&mut self, condition: &Bits, own: &Argument, other: &Argument) -> Option<Argument> {
        let mut scalar = |own: &Scalar, other: &Scalar| Scalar {
            bits: self.script.choose(condition, &other.bits, &own.bits),
            poison: self.script.choose(condition, &other.poison, &own.poison),
        };
        match (own, other) {
            (Argument::Scalar(own), Argument::Scalar(other)) => Some(Argument::Scalar(scalar(own, other))),
            (Argument::Variable(own), Argument::Variable(other)) if own.len() == other.len() => {
                let bytes = own.iter().zip(other).map(|(own, other)| scalar(own, other));
                Some(Argument::Variable(bytes.collect()))
            }
            _ => None,
        }
    }
}
