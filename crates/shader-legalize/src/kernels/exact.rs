//! Arithmetic of floats without fast-math flags: shaders may reorder and fuse what is not decorated NoContraction, kernels must
//! not.

use crate::hlsl::blocks::{decorations, tuple};
use llvm_model::{BinaryOp, Flags, FunctionId, InstKind, MdId, Module};
use spirv_grammar::Decoration;
use spirv_mapping::convention::decorations::BY_NUMBER;

/// Decorates the operations of a function. `node` is the list of decorations, once there is one.
pub(super) fn run(module: &mut Module, function: FunctionId, node: &mut Option<MdId>) {
    let Some(mut body) = module.functions[function].body.take() else { return };
    let kind = module.md_kinds.intern(BY_NUMBER.into());
    for block in &body.layout {
        for &inst in &body.blocks[*block].insts {
            let this = &mut body.insts[inst];
            let InstKind::Binary { op, .. } = this.kind else { continue };
            let may_differ = this.flags.intersects(Flags::REASSOC) || this.flags.intersects(Flags::CONTRACT);
            if is_rounded(op) && !may_differ && this.attachment(kind).is_none() {
                let node = *node.get_or_insert_with(|| {
                    let list = decorations(module, &[(Decoration::NoContraction, Vec::new())]);
                    tuple(module, list)
                });
                this.attach(kind, node);
            }
        }
    }
    module.functions[function].body = Some(body);
}

fn is_rounded(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv)
}
