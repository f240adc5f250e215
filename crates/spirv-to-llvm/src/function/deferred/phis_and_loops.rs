//! Work that waits for the end of the body.

use llvm_model::{BlockId, InstId};
use spirv_module::Instruction;

/// A phi that still needs its incoming values.
pub(crate) struct PendingPhi<'m> {
    /// The SPIR-V instruction.
    pub(crate) inst: Instruction<'m>,
    /// The LLVM instruction.
    pub(crate) phi: InstId,
    /// Its block.
    pub(crate) block: BlockId,
}

/// The merge instruction in a loop's header.
pub(crate) struct Loop<'m> {
    /// The header.
    pub(crate) header: BlockId,
    /// OpLoopMerge or OpLoopControlINTEL.
    pub(crate) inst: Instruction<'m>,
    /// The loop control.
    pub(crate) control: u32,
    /// The parameters of the control's bits, lowest bit first.
    pub(crate) parameters: &'m [u32],
}
