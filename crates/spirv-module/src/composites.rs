//! Structure types and composite constants that are too long for one instruction (SPV_INTEL_long_composites).

use crate::instruction::Instruction;
use crate::module::Module;
use spirv_grammar::Op;

/// The instructions that begin a type or a constant, and those that continue its members or constituents.
const CONTINUED: [(Op, Op); 3] = [
    (Op::TypeStruct, Op::TypeStructContinuedINTEL),
    (Op::ConstantComposite, Op::ConstantCompositeContinuedINTEL),
    (Op::SpecConstantComposite, Op::SpecConstantCompositeContinuedINTEL),
];

/// Returns the instruction that continues those of `op`; `None` if they cannot be continued.
pub fn continuation(op: Op) -> Option<Op> {
    CONTINUED.iter().find(|(begun, _)| *begun == op).map(|(_, continued)| *continued)
}

/// Whether an instruction only adds members or constituents to the one in front of it.
pub fn is_continuation(op: Op) -> bool {
    CONTINUED.iter().any(|(_, continued)| *continued == op)
}

impl Module {
    /// The members of a structure type or the constituents of a composite constant, with those that the instructions behind
    /// it add, as a slice of ids for each instruction.
    pub fn constituents<'m>(
        &'m self,
        instruction: Instruction<'m>,
    ) -> impl Iterator<Item = &'m [u32]> + Clone + use<'m> {
        let behind = (instruction.index() as usize + 1..).map_while(|index| self.instruction(index));
        let behind = behind.take_while(|next| is_continuation(next.op()));
        std::iter::once(instruction.operands()).chain(behind.map(|next| next.operands()))
    }
}
