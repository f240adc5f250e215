//! Structured control flow of shaders: the merge instructions from the metadata of terminators.

use crate::lower::code::Code;
use llvm_model::{BlockId, Cfg, Constant, InstKind, MdId, MdKindId, Metadata};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use spirv_mapping::convention::control::is_abort;
use spirv_mapping::convention::shaders;
use spirv_mapping::friendly;
use spirv_module::Op;
use translate_common::problems::ShaderProblem;

/// The blocks of a shader's function that merge instructions are about.
#[derive(Default)]
pub(super) struct Structure {
    /// Those where constructs end and where loops go on.
    ends: FxHashSet<BlockId>,
    /// Those that loops begin with.
    loops: FxHashSet<BlockId>,
}

impl Structure {
    /// Reads the metadata of all terminators.
    pub(super) fn of(code: &Code<'_, '_>) -> Structure {
        let mut structure = Structure::default();
        let (body, kinds) = (code.body(), code.kinds());
        for &block in &body.layout {
            let Some(&last) = body.blocks[block].insts.last() else { continue };
            for (kind, blocks) in [(kinds.selection_merge, 1), (kinds.loop_merge, 2)] {
                let Some(node) = kind.and_then(|kind| body.insts[last].attachment(kind)) else { continue };
                if blocks == 2 {
                    structure.loops.insert(block);
                }
                let labels = code.module().tuple(node).iter().take(blocks);
                structure.ends.extend(labels.filter_map(|&label| block_of(code, label)));
            }
        }
        structure
    }

    /// Reports branches of `block` to `targets` that structured control flow does not allow (specification 2.11): back
    /// to a block that is not the header of a loop, or to several blocks without a merge, none of which ends a
    /// construct or continues a loop.
    pub(super) fn check(&self, code: &mut Code<'_, '_>, cfg: &Cfg, block: BlockId, targets: &[BlockId]) {
        const HELP: &str =
            "SPIR-V of shaders has structured control flow: translate before blocks are moved or removed";
        let is_back = |target: &BlockId| cfg.number(*target).is_some_and(|to| Some(to) <= cfg.number(block));
        if targets.iter().any(|target| is_back(target) && !self.loops.contains(target)) {
            return code.report().problem(ShaderProblem::LoopWithoutMerge { help: HELP });
        }
        let (body, kinds) = (code.body(), code.kinds());
        let says = |kind: Option<MdKindId>| {
            let last = body.blocks[block].insts.last();
            kind.zip(last).is_some_and(|(kind, &last)| body.insts[last].attachment(kind).is_some())
        };
        let several = targets.iter().any(|target| Some(target) != targets.first());
        let leaves = |target: &BlockId| self.ends.contains(target) || self.loops.contains(target);
        if several && !targets.iter().any(leaves) && !says(kinds.selection_merge) && !says(kinds.loop_merge) {
            code.report().problem(ShaderProblem::SelectionWithoutMerge { help: HELP });
        }
    }
}

/// The block of this function that a node of a merge names.
fn block_of(code: &Code<'_, '_>, label: Option<MdId>) -> Option<BlockId> {
    let Metadata::Constant(constant) = code.module().metadata[label?] else { return None };
    match code.module().constants[constant] {
        Constant::BlockAddress { function, block } if function == code.function() => Some(block),
        _ => None,
    }
}

/// Emits the merge instruction before the terminator of `block`, if there is one.
pub(super) fn lower_merge(code: &mut Code<'_, '_>, block: BlockId) {
    let kinds = [(code.kinds().selection_merge, 1), (code.kinds().loop_merge, 2)];
    if !code.input().profile().control_flow_is_structured || kinds.iter().all(|(kind, _)| kind.is_none()) {
        return;
    }
    let body = code.body();
    let Some(&last) = body.blocks[block].insts.last() else { return };
    for (kind, blocks) in kinds {
        let Some(node) = kind.and_then(|kind| body.insts[last].attachment(kind)) else { continue };
        let op = if blocks == 1 { Op::SelectionMerge } else { Op::LoopMerge };
        match operands(code, node, blocks) {
            Some(operands) => code.emit_void(op, &operands),
            None => code.report().problem(ShaderProblem::MergeBlocks { op }),
        }
    }
}

/// The operands: labels, then literals; `None` when one of the blocks is gone.
fn operands(code: &mut Code<'_, '_>, node: MdId, blocks: usize) -> Option<SmallVec<[u32; 6]>> {
    let mut out = SmallVec::new();
    let (labels, literals) = code.module().tuple(node).split_at_checked(blocks)?;
    for &label in labels {
        let block = block_of(code, label)?;
        out.push(code.label(block).0);
    }
    for &literal in literals {
        out.push(u32::try_from(code.module().md_u64(literal?)?).ok()?);
    }
    Some(out)
}

/// Returns whether the `unreachable` that ends a block is after an instruction that ends it in SPIR-V.
pub(super) fn is_ended(code: &Code<'_, '_>, block: BlockId) -> bool {
    let body = code.body();
    let &[.., before, _] = body.blocks[block].insts.as_slice() else { return false };
    let InstKind::Call(call) = &body.insts[before].kind else { return false };
    let module = code.module();
    let callee = module.as_function(call.callee);
    let name = callee.and_then(|callee| module.functions[callee].props.name.as_str());
    if name.is_some_and(is_abort) {
        return true;
    }
    if code.input().profile().has_library {
        return false;
    }
    matches!(
        name.and_then(friendly::shader::instruction),
        Some(spirv_mapping::Inst::Core(op)) if shaders::is_called_terminator(op)
    )
}
