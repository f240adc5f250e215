//! Loops that can be left from outside.

use super::editor::Editor;
use super::watch::STOP;
use llvm_model::{BlockId, Cfg, InstBuilder as _, InstKind, IntPredicate};
use rustc_hash::FxHashSet;

/// Adds a check to each iteration of each loop: if the host has stopped the launch, the work-item ends.
pub(super) fn guard(editor: &mut Editor<'_>) {
    let cfg = Cfg::new(&editor.body);
    // The heads of loops: the targets of back edges.
    let mut heads = FxHashSet::default();
    for &block in cfg.order() {
        let number = cfg.number(block);
        heads.extend(cfg.successors(block).iter().copied().filter(|&to| cfg.number(to) <= number));
    }
    let heads: Vec<BlockId> = cfg.order().iter().copied().filter(|block| heads.contains(block)).collect();
    for head in heads {
        let mut asked = false;
        editor.block(head, |editor, inst| {
            let is_phi = matches!(editor.body.insts[inst].kind, InstKind::Phi { .. });
            if !is_phi && !std::mem::replace(&mut asked, true) {
                let end = editor.aside(|editor| editor.ret(None));
                let stop = editor.watched(STOP);
                let goes_on = editor.icmp_int(IntPredicate::Eq, stop, 0);
                editor.only_if(goes_on, end);
            }
            editor.keep(inst);
        });
    }
}
