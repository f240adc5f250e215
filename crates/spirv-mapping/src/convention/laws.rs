//! The laws of the tables.

use super::{Pair, Way};
use spirv_grammar::{Capability, InstructionClass, Op};
use std::fmt::Debug;

/// Each side of the pairs that hold in a direction names one thing; a pair that holds one way has a reason.
pub(super) fn check<S: Copy + PartialEq + Debug, L: Copy + PartialEq + Debug>(pairs: &[Pair<S, L>]) {
    for (index, pair) in pairs.iter().enumerate() {
        let Pair { spirv, llvm, way } = pair;
        if let Way::ToSpirv(why) | Way::ToLlvm(why) = way {
            assert!(why.len() > 10, "{spirv:?} ⇄ {llvm:?} gives no reason");
        }
        for other in pairs.iter().take(index) {
            let to_llvm = way.is_to_llvm() && other.way.is_to_llvm();
            assert!(!to_llvm || other.spirv != *spirv, "{spirv:?} has two meanings in LLVM IR");
            let to_spirv = way.is_to_spirv() && other.way.is_to_spirv();
            assert!(!to_spirv || other.llvm != *llvm, "{llvm:?} has two meanings in SPIR-V");
        }
    }
}

/// Every value is either represented, or omitted for a reason.
pub(super) fn complete<T: Copy + PartialEq + Debug>(all: &[T], said: &[T], left_out: &[(T, &str)]) {
    let is_left_out = |value: &T| left_out.iter().any(|(other, _)| other == value);
    let open: Vec<&T> = all.iter().filter(|value| said.contains(value) == is_left_out(value)).collect();
    assert!(open.is_empty(), "to be said, or left out with a reason: {open:?}");
    for (value, why) in left_out {
        assert!(all.contains(value) && why.len() > 10, "{value:?} is left out without need or reason");
    }
}

/// Returns the LLVM side of the pairs.
pub(super) fn llvm_side<S, L: Copy>(pairs: &[Pair<S, L>]) -> Vec<L> {
    pairs.iter().filter(|pair| pair.way.is_to_spirv()).map(|pair| pair.llvm).collect()
}

/// Returns the SPIR-V side of the pairs.
pub(super) fn spirv_side<S: Copy, L>(pairs: &[Pair<S, L>]) -> Vec<S> {
    pairs.iter().filter(|pair| pair.way.is_to_llvm()).map(|pair| pair.spirv).collect()
}

/// Every opcode of a class that a kernel may contain and no row of the mapping table owns is represented, or omitted
/// for a reason.
pub(super) fn complete_class(class: InstructionClass, said: &[Op], left_out: &[(Op, &str)]) {
    let is_graphics = |capabilities: &[Capability]| {
        !capabilities.is_empty()
            && capabilities.iter().all(|c| *c == Capability::Shader || *c == Capability::Matrix)
    };
    let all: Vec<Op> = Op::all()
        .filter(|facts| facts.class == class && !is_graphics(facts.requires.capabilities))
        .map(|facts| facts.op)
        .filter(|op| matches!(crate::coverage::owner(*op), crate::coverage::Owner::Structural(_)))
        .collect();
    let of_class = |op: &Op| op.class() == Some(class);
    let said: Vec<Op> = said.iter().copied().filter(of_class).collect();
    let left_out: Vec<(Op, &str)> = left_out.iter().copied().filter(|(op, _)| of_class(op)).collect();
    complete(&all, &said, &left_out);
}
