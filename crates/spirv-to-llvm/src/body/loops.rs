//! OpLoopMerge and OpLoopControlINTEL: the loop control becomes `!llvm.loop` metadata on the branches back to the header.

use crate::function::FunctionRaiser;
use crate::function::deferred::phis_and_loops::Loop;
use crate::module::metadata;
use llvm_model::{Cfg, InstKind, MdId, Metadata};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::loops as convention;
use spirv_module::LoopControl;
use translate_common::Lost;
use translate_common::losses::LossReason;

/// Attaches the metadata of all loops.
pub(crate) fn attach(f: &mut FunctionRaiser<'_, '_>, cfg: &Cfg) {
    let loops = std::mem::take(&mut f.deferred.loops);
    if loops.is_empty() {
        return;
    }
    let kind = metadata::kind(&mut f.raise.out, convention::KIND);
    let mut seen = FxHashSet::default();
    for looped in &loops {
        let node = loop_node(f, looped);
        // Blocks stand behind those that dominate them, so a branch back goes up (or to its own block).
        let edges = cfg.predecessors(looped.header);
        let found = edges.get(edges.partition_point(|block| *block < looped.header)..).unwrap_or_default();
        let found = if seen.insert(looped.header) { found } else { &[] };
        if found.is_empty() {
            f.lose(Lost::hint("loop control of a loop without a branch back"), looped.inst);
        }
        for &block in found {
            let Some(&last) = f.build.body().blocks[block].insts.last() else { continue };
            let inst = f.build.inst_mut(last);
            if matches!(inst.kind, InstKind::Br { .. } | InstKind::CondBr { .. } | InstKind::Switch { .. })
                && inst.attachment(kind).is_none()
            {
                inst.attach(kind, node);
            }
        }
    }
}

/// `distinct !{itself, hints…}`
fn loop_node<'m>(f: &mut FunctionRaiser<'_, 'm>, looped: &Loop<'m>) -> MdId {
    let control = LoopControl(looped.control);
    let bits = || (0..32).map(|n| LoopControl(1 << n)).filter(|&bit| control.contains(bit));
    let mut hints = Vec::new();
    let mut rest = control;
    let is_full = control == LoopControl::Unroll | LoopControl::PartialCount && looped.parameters == [1];
    if is_full {
        let name = f.raise.nodes.string(&mut f.raise.out, convention::FULL);
        hints.push(Some(f.raise.nodes.tuple(&mut f.raise.out, &[Some(name)])));
        rest = LoopControl::None;
    }
    for bit in bits().filter(|&bit| !is_full && convention::parameters(bit) == 0) {
        if let Some(hint) = convention::hint_of(bit) {
            let name = f.raise.nodes.string(&mut f.raise.out, hint.name);
            hints.push(Some(f.raise.nodes.tuple(&mut f.raise.out, &[Some(name)])));
            rest = rest.without(bit);
        }
    }
    // Parameters follow in the order of the bits.
    let mut parameters = looped.parameters.iter().copied();
    for bit in bits().filter(|_| !is_full) {
        let values: Vec<u32> = parameters.by_ref().take(convention::parameters(bit)).collect();
        if let (Some(hint), &[value]) = (convention::hint_of(bit), values.as_slice()) {
            let name = f.raise.nodes.string(&mut f.raise.out, hint.name);
            let value = f.raise.nodes.u32(&mut f.raise.out, value);
            hints.push(Some(f.raise.nodes.tuple(&mut f.raise.out, &[Some(name), Some(value)])));
            rest = rest.without(bit);
        }
    }
    if !rest.is_empty() {
        f.lose(Lost::LoopControl(rest, LossReason::NoForm), looped.inst);
    }
    let node = f.raise.out.metadata.next_id();
    let operands = std::iter::once(Some(node)).chain(hints).collect();
    f.raise.out.metadata.push(Metadata::Tuple { distinct: true, operands })
}
