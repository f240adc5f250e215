//! Composite constants that are too long for one instruction (SPV_INTEL_long_composites).

use spirv_grammar::Op;

/// What begins a composite constant, and what goes on with its constituents.
const CONTINUED: [(Op, Op); 2] = [
    (Op::ConstantComposite, Op::ConstantCompositeContinuedINTEL),
    (Op::SpecConstantComposite, Op::SpecConstantCompositeContinuedINTEL),
];

/// The instruction that continues the composite constants of `op`; `None` for any other instruction.
pub fn constant_continuation(op: Op) -> Option<Op> {
    CONTINUED.iter().find(|(begun, _)| *begun == op).map(|(_, continued)| *continued)
}

/// Whether an instruction only adds constituents to the composite constant in front of it.
pub fn continues_constant(op: Op) -> bool {
    CONTINUED.iter().any(|(_, continued)| *continued == op)
}
