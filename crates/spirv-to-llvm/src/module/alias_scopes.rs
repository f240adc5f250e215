//! SPV_INTEL_memory_access_aliasing: domains, scopes and lists of scopes as the nodes of `!alias.scope` and `!noalias`.

use crate::fail::{Res, fail};
use crate::ids::{Entity, Ids};
use crate::module::Raise;
use crate::operands::{result, word};
use llvm_model::{MdId, Metadata, Module};
use spirv_module::{Instruction, Op};
use translate_common::problems::{IdProblem, Wanted};

/// Declares a domain, a scope or a list; false when `inst` is another instruction.
pub(crate) fn alias_declaration(m: &mut Raise<'_>, inst: Instruction<'_>) -> Res<bool> {
    let node = match inst.op() {
        Op::AliasDomainDeclINTEL => {
            let name = alias_name(m, inst.operands().first());
            distinct_node(&mut m.out, name.into_iter().collect())
        }
        Op::AliasScopeDeclINTEL => {
            let domain = alias_node(&m.ids, word(inst, 0)?, Op::AliasDomainDeclINTEL)?;
            let name = alias_name(m, inst.operands().get(1));
            distinct_node(&mut m.out, std::iter::once(domain).chain(name).collect())
        }
        Op::AliasScopeListDeclINTEL => {
            let scopes = inst.operands().iter();
            let scopes: Res<Vec<_>> =
                scopes.map(|&scope| alias_node(&m.ids, scope, Op::AliasScopeDeclINTEL).map(Some)).collect();
            m.nodes.tuple(&mut m.out, &scopes?)
        }
        _ => return Ok(false),
    };
    m.ids.set(result(inst)?, Entity::Metadata(node));
    Ok(true)
}

/// The node of a list of scopes.
pub(crate) fn alias_list(ids: &Ids<'_>, id: u32) -> Res<MdId> {
    alias_node(ids, id, Op::AliasScopeListDeclINTEL)
}

/// The node of a declaration of this kind.
fn alias_node(ids: &Ids<'_>, id: u32, wanted: Op) -> Res<MdId> {
    let defined = ids.definition(id).map(|inst| inst.op());
    match ids.entity(id)? {
        Entity::Metadata(node) if defined == Some(wanted) => Ok(node),
        _ => Err(fail(IdProblem::NotA { id, wanted: Wanted::Declaration(wanted) })),
    }
}

fn alias_name(m: &mut Raise<'_>, id: Option<&u32>) -> Option<MdId> {
    let name = m.ids.string(*id?)?.to_vec();
    Some(m.nodes.bytes(&mut m.out, &name))
}

/// `distinct !{itself, operands…}`
fn distinct_node(out: &mut Module, operands: Vec<MdId>) -> MdId {
    let node = out.metadata.next_id();
    let operands = std::iter::once(node).chain(operands).map(Some).collect();
    out.metadata.push(Metadata::Tuple { distinct: true, operands })
}
