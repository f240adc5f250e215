//! Blocks of OpenCL C: the functions that they run receive the address of the captured values.

use super::constraints::{Strength, Vote};
use super::nodes::Nodes;
use llvm_model::Module;

/// The name of the parameter in clang's output.
const CAPTURED: &str = ".block_descriptor";

/// Votes for bytes as the pointee of each such parameter, as the invoked functions of OpEnqueueKernel require.
pub(super) fn vote(module: &mut Module, nodes: &Nodes, votes: &mut Vec<Vote>) {
    let byte = module.types.int(8);
    for (function, this) in module.functions.iter() {
        for (index, param) in this.params.iter().enumerate() {
            if param.name == CAPTURED
                && let Some(node) = nodes.param(function, index as u32)
            {
                votes.push(Vote { node, strength: Strength::Signature, ty: byte });
            }
        }
    }
}
