//! Blocks, terminators and the edges between them.

use super::function::Check;
use crate::cfg::Cfg;
use crate::instruction::InstKind;

/// Checks the form of every block.
pub(super) fn check(check: &mut Check<'_>, cfg: &Cfg) {
    let body = check.body;
    for &block in &body.layout {
        check.at(block, None);
        let insts = &body.blocks[block].insts;
        let Some((last, before)) = insts.split_last() else {
            check.error("a block has at least a terminator");
            continue;
        };
        let mut in_head = true;
        for &id in before {
            check.at(block, Some(id));
            let kind = &body.insts[id].kind;
            check.require(!kind.is_terminator(), || "a terminator in the middle of a block".to_owned());
            let is_phi = matches!(kind, InstKind::Phi { .. });
            check.require(in_head || !is_phi, || "phi nodes come first in a block".to_owned());
            let is_first = in_head && !is_phi;
            in_head &= is_phi;
            check.require(is_first || !is_pad(kind), || {
                "an exception pad comes first in its block".to_owned()
            });
        }
        check.at(block, Some(*last));
        let terminator = &body.insts[*last].kind;
        check.require(terminator.is_terminator(), || "a block ends with a terminator".to_owned());
        terminator.for_each_target(|target| {
            check.require(check.has_block(target), || {
                "this terminator leads to a block that is not in the function".to_owned()
            });
        });
    }
    if let Some(&entry) = body.layout.first() {
        check.at(entry, None);
        let none = cfg.predecessors(entry).is_empty();
        check.require(none, || "the entry block has no predecessors".to_owned());
    }
    pads(check, cfg);
}

fn is_pad(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::LandingPad { .. }
            | InstKind::CatchPad { .. }
            | InstKind::CleanupPad { .. }
            | InstKind::CatchSwitch { .. }
    )
}

/// Exception pads stand exactly where unwinding leads.
fn pads(check: &mut Check<'_>, cfg: &Cfg) {
    let body = check.body;
    for &block in &body.layout {
        let first =
            body.blocks[block].insts.iter().find(|i| !matches!(body.insts[**i].kind, InstKind::Phi { .. }));
        let Some(&first) = first else { continue };
        check.at(block, Some(first));
        let pad = &body.insts[first].kind;
        if matches!(pad, InstKind::LandingPad { .. }) {
            let mut unwinds = true;
            for &from in cfg.predecessors(block) {
                unwinds &= matches!(
                    body.terminator(from),
                    Some(InstKind::Invoke { unwind, normal, .. }) if *unwind == block && *normal != block
                );
            }
            check.require(unwinds, || {
                "a block with a landingpad is reached only by unwinding from 'invoke'".to_owned()
            });
        }
        if let Some(InstKind::Invoke { unwind, .. }) = body.terminator(block) {
            let target = body.blocks.get(*unwind).map(|b| b.insts.as_slice()).unwrap_or_default();
            let leads_to_pad = target
                .iter()
                .map(|i| &body.insts[*i].kind)
                .find(|kind| !matches!(kind, InstKind::Phi { .. }))
                .is_some_and(is_pad);
            if let Some(last) = body.blocks[block].insts.last() {
                check.at(block, Some(*last));
            }
            check.require(leads_to_pad, || "the unwind destination of 'invoke' begins with a pad".to_owned());
        }
    }
}
