//! An order of blocks in which definitions come before uses.

use llvm_model::{BlockId, Body, Id};

/// The reachable blocks in reverse postorder: a block comes after all that dominate it.
pub(super) fn reverse_postorder(body: &Body) -> Vec<BlockId> {
    let Some(entry) = body.entry() else { return Vec::new() };
    let mut seen = vec![false; body.blocks.len()];
    let mut out = Vec::with_capacity(body.layout.len());
    seen[entry.index()] = true;
    let mut stack = vec![(entry, body.successors(entry))];
    while let Some((block, successors)) = stack.last_mut() {
        match successors.pop() {
            Some(next) => {
                if !std::mem::replace(&mut seen[next.index()], true) {
                    let own = body.successors(next);
                    stack.push((next, own));
                }
            }
            None => {
                out.push(*block);
                stack.pop();
            }
        }
    }
    out.reverse();
    out
}
