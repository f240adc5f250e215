//! What accesses say of aliasing: `!alias.scope` and `!noalias`.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::ids::decorations::Decorated;
use crate::module::alias_scopes::alias_list;
use crate::module::metadata;
use llvm_model::{InstId, InstKind, MdId};
use spirv_module::Decoration;

/// What an access is in, and what it does not touch: lists of scopes.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct AliasLists {
    /// `!alias.scope`
    pub(crate) scope: Option<MdId>,
    /// `!noalias`
    pub(crate) noalias: Option<MdId>,
}

/// Attaches the lists of an access; what the instruction has already stays.
pub(crate) fn attach_lists(f: &mut FunctionRaiser<'_, '_>, target: InstId, lists: AliasLists) {
    for (name, list) in [("alias.scope", lists.scope), ("noalias", lists.noalias)] {
        let Some(list) = list else { continue };
        let kind = metadata::kind(&mut f.raise.out, name);
        let target = f.build.inst_mut(target);
        if target.attachment(kind).is_none() {
            let mut attachments = std::mem::take(&mut target.attachments).into_vec();
            attachments.push((kind, list));
            target.attachments = attachments.into();
        }
    }
}

/// Attaches the lists that decorations name, for instructions that have no memory operands, and removes them from
/// `decorations`.
pub(crate) fn attach_decorations(
    f: &mut FunctionRaiser<'_, '_>,
    decorations: &mut Vec<Decorated<'_>>,
) -> Res<()> {
    let is_alias =
        |d: &Decorated<'_>| matches!(d.kind, Decoration::AliasScopeINTEL | Decoration::NoAliasINTEL);
    if !decorations.iter().any(is_alias) {
        return Ok(());
    }
    let target = accessing_instruction(f);
    for decoration in decorations.extract_if(.., |d| is_alias(d)) {
        let list = decoration.operands.first().ok_or_else(|| fail!("a decoration without its list"))?;
        let list = Some(alias_list(&f.raise.ids, *list)?);
        let lists = match decoration.kind {
            Decoration::AliasScopeINTEL => AliasLists { scope: list, noalias: None },
            _ => AliasLists { scope: None, noalias: list },
        };
        match target {
            Some(target) => attach_lists(f, target, lists),
            None => f.raise.report.lose_decoration(&f.raise.ids, decoration),
        }
    }
    Ok(())
}

/// The last instruction that accesses memory and was made for the SPIR-V instruction at hand.
fn accessing_instruction(f: &FunctionRaiser<'_, '_>) -> Option<InstId> {
    let insts = &f.build.body().blocks[f.build.block().ok()?].insts;
    let accesses = |inst: &InstId| {
        matches!(
            f.build.inst(*inst).kind,
            InstKind::Call(_)
                | InstKind::Load { .. }
                | InstKind::Store { .. }
                | InstKind::AtomicRmw { .. }
                | InstKind::CmpXchg { .. }
        )
    };
    insts.iter().rev().copied().take_while(|&inst| f.build.is_current(inst)).find(accesses)
}
