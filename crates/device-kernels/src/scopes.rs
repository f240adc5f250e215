//! Synchronization scopes.

use crate::edit;
use llvm_model::{InstKind, Module, SyncScopeId};

/// Gives scopes of atomic accesses and fences the names of a target.
pub(crate) fn rename(module: &mut Module, names: &[(&str, &str)]) {
    let mut renamed = Vec::new();
    for (from, to) in names {
        if let Some(scope) = module.sync_scopes.find(&(*from).into()) {
            renamed.push((scope, module.sync_scopes.intern((*to).into())));
        }
    }
    edit::for_each_body(module, |_, _, body| {
        for (_, inst) in body.insts.iter_mut() {
            if let Some(scope) = of(&mut inst.kind)
                && let Some((_, new)) = renamed.iter().find(|(old, _)| old == scope)
            {
                *scope = *new;
            }
        }
    });
}

/// The scope of an instruction that has one.
pub(crate) fn of(kind: &mut InstKind) -> Option<&mut SyncScopeId> {
    match kind {
        InstKind::Load { atomic: Some(atomic), .. }
        | InstKind::Store { atomic: Some(atomic), .. }
        | InstKind::AtomicRmw { atomic, .. }
        | InstKind::Fence { atomic } => Some(&mut atomic.scope),
        InstKind::CmpXchg(exchange) => Some(&mut exchange.scope),
        _ => None,
    }
}
