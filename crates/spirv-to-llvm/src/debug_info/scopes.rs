//! Scopes: the parents of nodes, and imports into them.

use super::fields::set_node;
use super::refs::{MAX_NESTING, constant, link, lose, node_of, operands, type_of};
use super::sources;
use crate::module::Raise;
use crate::module::debug_nodes::{self, Home, Said};
use llvm_model::debug_info::DiField;
use llvm_model::{DiKind, MdId};
use spirv_mapping::debug_info::Inst;

/// The scope of a node in the compile unit: the file for a function, the unit for a variable or an import, otherwise none.
pub(super) fn scope(m: &mut Raise<'_>, said: Said, node: MdId) -> Option<MdId> {
    let kind = debug_nodes::node(&m.out, node)?.kind;
    if home(m, said).is_none() {
        lose(m, format!("the scope of Debug{:?}, which is in itself", said.inst), said.index);
        return None;
    }
    let id = parent_of(m, said)?;
    let parent = m.debug_nodes.get(id)?;
    m.debug_nodes.mark_used(id);
    match parent.inst {
        Inst::CompilationUnit => match kind {
            DiKind::DISubprogram => {
                let source = *operands(m, said).get(2)?;
                sources::file_of_source(m, source)
            }
            // clang gives entities without a name, such as texts in the source, no scope.
            DiKind::DIGlobalVariable if link(m, node, "name").is_none() => None,
            DiKind::DIGlobalVariable | DiKind::DIImportedEntity => parent.node,
            _ => None,
        },
        Inst::TypeComposite | Inst::TypeEnum => parent.node,
        // A discriminator and the block that it is of are one node.
        Inst::Function
        | Inst::LexicalBlock
        | Inst::LexicalBlockDiscriminator
        | Inst::ModuleINTEL
        | Inst::Module => parent.node.filter(|parent| *parent != node),
        _ => {
            lose(m, format!("the scope of Debug{:?}", said.inst), said.index);
            None
        }
    }
}

/// The imported entity.
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
        lose(m, "the entity that DebugImportedEntity imports", said.index);
    }
    set_node(m, node, "entity", entity);
}

/// The instruction that determines the scope of one; the operand for it is in the table.
pub(super) fn parent_of(m: &Raise<'_>, said: Said) -> Option<u32> {
    use spirv_mapping::debug_info::What;
    let row = spirv_mapping::debug_info::row(said.inst)?;
    let own = row.operands.iter().filter(|operand| operand.is_in(said.dialect, said.form));
    let at = own.into_iter().position(|operand| matches!(operand.what, What::Parent(_)))?;
    let parent = *operands(m, said).get(at)?;
    // The scope of a template is that of its instance.
    match m.debug_nodes.get(parent) {
        Some(template) if template.inst == Inst::TypeTemplate => operands(m, template).first().copied(),
        _ => Some(parent),
    }
}

/// Notes of every instruction where its scopes lead to, each scope once however many are in it.
pub(super) fn find_homes(m: &mut Raise<'_>) {
    let mut path = Vec::new();
    for index in 0..m.debug_nodes.order.len() {
        let mut next = Some(m.debug_nodes.order[index]);
        while let Some(id) = next.filter(|id| m.debug_nodes.home(*id).is_none()) {
            // A node that is visited again before it is known contains itself.
            m.debug_nodes.set_home(id, Home::CIRCLE);
            let parent = m.debug_nodes.get(id).and_then(|said| parent_of(m, said));
            next = parent.filter(|parent| m.debug_nodes.get(*parent).is_some());
            path.push((id, next));
        }
        while let Some((id, parent)) = path.pop() {
            let parent = parent.and_then(|parent| Some((parent, m.debug_nodes.get(parent)?)));
            let home = match parent {
                None => Home { depth: 0, outermost: None, is_in_function: false },
                Some((parent, said)) => {
                    let above = m.debug_nodes.home(parent).unwrap_or(Home::CIRCLE);
                    above.inside(parent, kind_of(m, said))
                }
            };
            m.debug_nodes.set_home(id, home);
        }
    }
}

impl Home {
    /// A node that contains itself, or is nested deeper than real programs are.
    const CIRCLE: Home = Home { depth: usize::MAX, outermost: None, is_in_function: false };

    /// The home of a node in `parent`, which has this home.
    fn inside(self, parent: u32, kind: Option<DiKind>) -> Home {
        if self.depth >= MAX_NESTING {
            return Home::CIRCLE;
        }
        let is_in_function = match kind {
            Some(DiKind::DISubprogram) => true,
            Some(DiKind::DILexicalBlock | DiKind::DILexicalBlockFile) => self.is_in_function,
            _ => false,
        };
        Home { depth: self.depth + 1, outermost: self.outermost.or(Some(parent)), is_in_function }
    }
}

fn kind_of(m: &Raise<'_>, said: Said) -> Option<DiKind> {
    said.node.and_then(|node| debug_nodes::node(&m.out, node)).map(|node| node.kind)
}

/// Where the scopes of an instruction lead to; `None` when they lie in each other.
pub(super) fn home(m: &Raise<'_>, said: Said) -> Option<Home> {
    let id = m.input.instruction(said.index as usize)?.result()?;
    m.debug_nodes.home(id.0).filter(|home| home.depth != Home::CIRCLE.depth)
}

/// The subprogram of a location's scope: itself, or that of its blocks. Called when the nodes have their scopes.
pub(super) fn subprogram_of(m: &mut Raise<'_>, scope: MdId) -> Option<MdId> {
    if let Some(known) = m.debug_nodes.subprogram_of.get(&scope) {
        return *known;
    }
    let mut path = Vec::new();
    let mut next = Some(scope);
    let mut found = None;
    while let Some(scope) = next {
        if let Some(known) = m.debug_nodes.subprogram_of.get(&scope) {
            found = *known;
            break;
        }
        // Blocks that are in each other are in none.
        m.debug_nodes.subprogram_of.insert(scope, None);
        path.push(scope);
        let Some(node) = debug_nodes::node(&m.out, scope) else { break };
        next = match node.kind {
            DiKind::DISubprogram => {
                found = Some(scope);
                None
            }
            DiKind::DILexicalBlock | DiKind::DILexicalBlockFile => node.md("scope"),
            _ => None,
        };
    }
    m.debug_nodes.subprogram_of.extend(path.into_iter().map(|scope| (scope, found)));
    found
}

/// Whether a namespace is inline.
pub(super) fn inline_namespace(m: &mut Raise<'_>, node: MdId, word: Option<u32>) {
    if word.and_then(|word| constant(m, word)).is_some_and(|value| value != 0) {
        debug_nodes::set(&mut m.out, node, "exportSymbols", DiField::Int(1));
    }
}

/// Where something was inlined.
pub(super) fn inlined_at(m: &mut Raise<'_>, said: Said, node: MdId, word: Option<u32>) {
    let outer = word.and_then(|word| node_of(m, word, &[DiKind::DILocation]));
    // Only earlier places are valid: inlining has an outermost place.
    let is_before =
        word.and_then(|word| m.debug_nodes.get(word)).is_some_and(|outer| outer.index < said.index);
    if word.is_some() && !(is_before && outer.is_some()) {
        lose(m, "where something was inlined", said.index);
    }
    set_node(m, node, "inlinedAt", outer.filter(|_| is_before));
}
