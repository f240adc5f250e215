//! The control-flow graphs of a module's functions, with the text of their instructions: for display.

mod llvm;
mod spirv;

use crate::error::{self, Error};
use crate::{Options, is_spirv, llvm_tools};
use spirv_module::Module;

/// The control-flow graph of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ControlFlow {
    /// The name of the function: of SPIR-V that of its entry point, of its linkage or of its OpName, else its id.
    pub function: String,
    /// The blocks in their order; the first is the entry.
    pub blocks: Vec<BasicBlock>,
}

/// A block of a [`ControlFlow`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BasicBlock {
    /// Its name in the text of the module, with a leading `%`.
    pub name: String,
    /// The text of its instructions, one of each.
    pub instructions: Vec<String>,
    /// The successors, in the order of the terminator, and the blocks that the merge instruction names.
    pub edges: Vec<Edge>,
}

/// From a block to another.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Edge {
    /// The other block's index among the [`ControlFlow::blocks`].
    pub to: usize,
    /// The kind of the edge.
    pub kind: EdgeKind,
    /// The condition of the edge: `true`, `false`, `default`, a number of a switch; empty for an unconditional edge.
    pub label: String,
}

/// The kind of an [`Edge`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EdgeKind {
    /// A branch.
    Branch,
    /// OpSelectionMerge or OpLoopMerge names it as the merge block.
    Merge,
    /// OpLoopMerge names it as the continue target.
    Continue,
}

/// The control-flow graphs of the functions that a module defines, in its order: of a SPIR-V binary, of LLVM bitcode, or of
/// LLVM assembly.
///
/// # Errors
/// [`Error::Read`] for bytes of any other kind, [`Error::Translate`] for errors in assembly and for a module with
/// an invalid structure.
pub fn control_flow(module: &[u8]) -> Result<Vec<ControlFlow>, Error> {
    error::guard(|| {
        if is_spirv(module) {
            let module = Module::decode(module).map_err(error::read_spirv)?;
            error::check_spirv(spirv_module::check_tolerantly(&module).0)?;
            Ok(spirv::graphs(&module))
        } else {
            Ok(llvm::graphs(&llvm_tools::read(module, &Options::default())?))
        }
    })
}
