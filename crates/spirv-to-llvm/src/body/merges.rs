//! Structured control flow of shaders: merge instructions are metadata of the terminators that they stand in front of.
//!
//! The blocks are named by their addresses: LLVM keeps those up to date when it moves blocks. The address of a deleted block
//! is no longer a block address, so that stale metadata can be recognized.

use crate::function::FunctionRaiser;
use crate::module::metadata;
use llvm_model::{Constant, MdId};
use spirv_mapping::convention::shaders;
use spirv_module::{Instruction, Op};

/// Attaches all merges.
pub(crate) fn attach(f: &mut FunctionRaiser<'_, '_>) {
    for (block, inst) in std::mem::take(&mut f.deferred.merges) {
        let Some(&last) = f.build.body().blocks[block].insts.last() else { continue };
        let Some(node) = merge_node(f, inst) else { continue };
        let name = if inst.op() == Op::LoopMerge { shaders::LOOP_MERGE } else { shaders::SELECTION_MERGE };
        let kind = metadata::kind(&mut f.raise.out, name);
        let terminator = f.build.inst_mut(last);
        if terminator.attachment(kind).is_none() {
            terminator.attach(kind, node);
        }
    }
}

fn merge_node(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Option<MdId> {
    let blocks = if inst.op() == Op::LoopMerge { 2 } else { 1 };
    let (blocks, literals) = inst.operands().split_at_checked(blocks)?;
    let mut node = Vec::with_capacity(blocks.len() + literals.len());
    for &label in blocks {
        let block = f.label(label).ok()?;
        let pointer = f.raise.out.types.ptr(0);
        let function = f.id;
        let address = f.raise.out.constants.intern(pointer, Constant::BlockAddress { function, block });
        node.push(Some(f.raise.nodes.constant(&mut f.raise.out, address)));
    }
    for &literal in literals {
        node.push(Some(f.raise.nodes.u32(&mut f.raise.out, literal)));
    }
    Some(f.raise.nodes.tuple(&mut f.raise.out, &node))
}
