//! Loop control and the hints of `!llvm.loop`.

use super::{Pair, both, to_spirv};
use spirv_grammar::LoopControl;

/// The metadata of branches back to the header of a loop: a distinct node of itself and hints.
pub const KIND: &str = "llvm.loop";

/// A hint of `!llvm.loop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Its name.
    pub name: &'static str,
    /// The parameter of the loop control when the hint has no number.
    pub default: Option<u32>,
}

const fn hint(name: &'static str) -> Hint {
    Hint { name, default: None }
}

const fn hint_or(name: &'static str, default: u32) -> Hint {
    Hint { name, default: Some(default) }
}

/// Bits of loop control and hints. A hint has a number where the bit has a parameter.
pub const HINTS: &[Pair<LoopControl, Hint>] = &[
    both(LoopControl::Unroll, hint("llvm.loop.unroll.enable")),
    to_spirv(hint(FULL), LoopControl::Unroll, "how far is the consumer's choice"),
    both(LoopControl::DontUnroll, hint("llvm.loop.unroll.disable")),
    both(LoopControl::DependencyInfinite, hint("llvm.loop.ivdep.enable")),
    both(LoopControl::DependencyLength, hint("llvm.loop.ivdep.safelen")),
    both(LoopControl::PartialCount, hint("llvm.loop.unroll.count")),
    both(LoopControl::InitiationIntervalINTEL, hint("llvm.loop.ii.count")),
    both(LoopControl::MaxConcurrencyINTEL, hint("llvm.loop.max_concurrency.count")),
    both(LoopControl::PipelineEnableINTEL, hint_or("llvm.loop.intel.pipelining.enable", 1)),
    both(LoopControl::LoopCoalesceINTEL, hint("llvm.loop.coalesce.count")),
    to_spirv(hint_or("llvm.loop.coalesce.enable", 0), LoopControl::LoopCoalesceINTEL, "a count of 0 is all"),
    both(LoopControl::MaxInterleavingINTEL, hint("llvm.loop.max_interleaving.count")),
    both(LoopControl::SpeculatedIterationsINTEL, hint("llvm.loop.intel.speculated.iterations.count")),
    both(LoopControl::NoFusionINTEL, hint("llvm.loop.fusion.disable")),
    both(LoopControl::MaxReinvocationDelayINTEL, hint("llvm.loop.intel.max_reinvocation_delay.count")),
];

/// The hint for unrolling a loop as a whole. The Khronos translator emits Unroll and a PartialCount of 1 for it, which
/// no other tool does: a loop that is not to be unrolled has DontUnroll.
pub const FULL: &str = "llvm.loop.unroll.full";

/// Returns the loop control for the hint of this name.
pub fn control(name: &str) -> Option<&'static Pair<LoopControl, Hint>> {
    HINTS.iter().find(|pair| pair.llvm.name == name)
}

/// The hint for a bit of loop control.
pub fn hint_of(bit: LoopControl) -> Option<&'static Hint> {
    HINTS.iter().find(|pair| pair.spirv == bit && pair.way.is_to_llvm()).map(|pair| &pair.llvm)
}

/// How many parameters a bit of loop control has.
pub fn parameters(bit: LoopControl) -> usize {
    LoopControl::KIND.enumerant(bit.0).map_or(0, |facts| facts.parameters.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::laws;

    const LEFT_OUT: &[(LoopControl, &str)] = &[
        (LoopControl::MinIterations, "LLVM has no hint for how often a loop runs"),
        (LoopControl::MaxIterations, "LLVM has no hint for how often a loop runs"),
        (LoopControl::IterationMultiple, "LLVM has no hint for how often a loop runs"),
        (LoopControl::PeelCount, "consumers of LLVM IR choose it from a profile"),
        (
            LoopControl::DependencyArrayINTEL,
            "validators know one parameter of it, and it has variables behind their number",
        ),
        (LoopControl::MultipleWaitQueuesQCOM, "only consumers of its vendor know it"),
        (
            LoopControl::LoopCountINTEL,
            "validators know one parameter of it, and it has three numbers of 64 bits",
        ),
    ];

    #[test]
    fn hints_are_one_to_one_and_complete() {
        laws::check(HINTS);
        let bits = LoopControl::KIND.enumerants().filter(|facts| facts.value != 0);
        let bits: Vec<LoopControl> = bits.map(|facts| LoopControl(facts.value)).collect();
        laws::complete(&bits, &laws::spirv_side(HINTS), LEFT_OUT);
        assert!(HINTS.iter().all(|pair| parameters(pair.spirv) <= 1));
    }
}
