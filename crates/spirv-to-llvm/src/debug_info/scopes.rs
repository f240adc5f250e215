//! Scopes: what nodes are in, and what is imported into them.

use super::hooks::set_node;
use super::refs::{MAX_NESTING, lose, node_of, operands, type_of};
use super::sources;
use crate::module::Raise;
use crate::module::debug_nodes::{self, Said};
use llvm_model::{DiKind, MdId};
use spirv_mapping::debug_info::Inst;

/// The scope of a node: what is in the compile unit is in the file if it is a function, in the unit if it is a variable or
/// an import, and otherwise in nothing.
pub(super) fn scope(m: &mut Raise<'_>, said: Said, node: MdId) -> Option<MdId> {
    let kind = debug_nodes::node(&m.out, node)?.kind;
    let Some(scopes) = scopes(m, said) else {
        lose(m, format!("the scope of Debug{:?}, which is in itself", said.inst), said.index);
        return None;
    };
    let (id, parent) = *scopes.first()?;
    m.debug_nodes.used.insert(id);
    match parent.inst {
        Inst::CompilationUnit => match kind {
            DiKind::DISubprogram => {
                let source = *operands(m, said).get(2)?;
                sources::file_of_source(m, source)
            }
            DiKind::DIGlobalVariable | DiKind::DIImportedEntity => parent.node,
            _ => None,
        },
        Inst::TypeComposite | Inst::TypeEnum => parent.node,
        // A discriminator and the block that it is of are one node.
        Inst::Function | Inst::LexicalBlock | Inst::LexicalBlockDiscriminator | Inst::ModuleINTEL => {
            parent.node.filter(|parent| *parent != node)
        }
        _ => {
            lose(m, format!("the scope of Debug{:?}", said.inst), said.index);
            None
        }
    }
}

/// What is imported.
pub(super) fn entity(m: &mut Raise<'_>, said: Said, node: MdId, word: Option<u32>) {
    const KINDS: &[DiKind] = &[
        DiKind::DINamespace,
        DiKind::DISubprogram,
        DiKind::DIGlobalVariable,
        DiKind::DIImportedEntity,
        DiKind::DIModule,
        DiKind::DICompositeType,
        DiKind::DIDerivedType,
        DiKind::DIBasicType,
    ];
    let entity = word.and_then(|word| type_of(m, word).or_else(|| node_of(m, word, KINDS)));
    if entity.is_none() {
        lose(m, "what DebugImportedEntity imports", said.index);
    }
    set_node(m, node, "entity", entity);
}

/// The instruction that says the scope of one; the operand for it is in the table.
pub(super) fn parent_of(m: &Raise<'_>, said: Said) -> Option<u32> {
    use spirv_mapping::debug_info::What;
    let row = spirv_mapping::debug_info::row(said.inst)?;
    let own = row.operands.iter().filter(|operand| operand.dialects.has(said.dialect));
    let at = own.into_iter().position(|operand| matches!(operand.what, What::Parent(_)))?;
    let parent = *operands(m, said).get(at)?;
    // A template is where what it was made into is.
    match m.debug_nodes.get(parent) {
        Some(template) if template.inst == Inst::TypeTemplate => operands(m, template).first().copied(),
        _ => Some(parent),
    }
}

/// What an instruction is in, from the inside out; `None` when the scopes lie in each other.
pub(super) fn scopes(m: &Raise<'_>, said: Said) -> Option<Vec<(u32, Said)>> {
    let mut out = Vec::new();
    let mut next = parent_of(m, said);
    while let Some(id) = next {
        let Some(scope) = m.debug_nodes.get(id) else { break };
        if out.len() >= MAX_NESTING {
            return None;
        }
        out.push((id, scope));
        next = parent_of(m, scope);
    }
    Some(out)
}

/// The subprogram that a scope of a location is in: itself, or what its blocks are in.
pub(super) fn subprogram_of(m: &Raise<'_>, scope: MdId) -> Option<MdId> {
    let mut scope = scope;
    for _ in 0..MAX_NESTING {
        let node = debug_nodes::node(&m.out, scope)?;
        match node.kind {
            DiKind::DISubprogram => return Some(scope),
            DiKind::DILexicalBlock | DiKind::DILexicalBlockFile => scope = node.md("scope")?,
            _ => return None,
        }
    }
    None
}
