//! Blocks of OpenCL C: the functions that they run take the address of what they captured.

use super::constraints::{Strength, Vote};
use super::nodes::Nodes;
use llvm_model::Module;

/// What clang calls the parameter.
const CAPTURED: &str = ".block_descriptor";

/// Says of each such parameter that it points to bytes, as the invoked functions of OpEnqueueKernel take them.
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
