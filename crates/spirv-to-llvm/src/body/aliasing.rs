//! Aliasing of accesses: `!alias.scope` and `!noalias`.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::ids::Ids;
use crate::ids::decorations::Decorated;
use crate::module::alias_scopes::alias_list;
use crate::module::metadata;
use llvm_model::{InstId, InstKind, MdId};
use spirv_mapping::convention::aliasing::{COUNT, LISTS, by_decoration};
use translate_common::Problem;

/// The lists of scopes that an access has, in the order of the convention.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct AliasLists([Option<MdId>; COUNT]);

impl AliasLists {
    /// Reads the parameters of a memory operand or decoration that has the list with this number, if it has one.
    pub(crate) fn read(&mut self, ids: &Ids<'_>, number: Option<usize>, parameters: &[u32]) -> Res<()> {
        if let Some(list) = number.and_then(|number| self.0.get_mut(number)) {
            let id = parameters
                .first()
                .ok_or_else(|| fail(Problem::internal("an aliasing operand without its list")))?;
            *list = Some(alias_list(ids, *id)?);
        }
        Ok(())
    }
}

/// Attaches the lists of an access; existing metadata of the instruction stays.
pub(crate) fn attach_lists(f: &mut FunctionRaiser<'_, '_>, target: InstId, lists: AliasLists) {
    for (pair, list) in LISTS.iter().zip(lists.0) {
        let Some(list) = list else { continue };
        let kind = metadata::kind(&mut f.raise.out, pair.llvm);
        let target = f.build.inst_mut(target);
        if target.attachment(kind).is_none() {
            target.attach(kind, list);
        }
    }
}

/// Attaches the lists that decorations name, for instructions that have no memory operands, and removes them from
/// `decorations`.
pub(crate) fn attach_decorations(
    f: &mut FunctionRaiser<'_, '_>,
    decorations: &mut Vec<Decorated<'_>>,
) -> Res<()> {
    let is_alias = |d: &Decorated<'_>| by_decoration(d.kind).is_some();
    if !decorations.iter().any(is_alias) {
        return Ok(());
    }
    let target = accessing_instruction(f);
    for decoration in decorations.extract_if(.., |d| is_alias(d)) {
        let mut lists = AliasLists::default();
        lists.read(&f.raise.ids, by_decoration(decoration.kind), decoration.operands)?;
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
