//! Names for types.
//!
//! DebugTypedef may name any type, but validators accept a basic one only. The name of another type is written as they
//! accept it, and so that a debugger sees the type itself: a second instruction with the operands of the type's, which
//! is used in place of the name, and an import, by which the scope imports it under the name. If the type is such a
//! name itself, a second import, within the new one, names it.

use super::graph::{reserve, written};
use super::nodes::{as_khronos, debug_node, dialect, lose, number, push, push_numbered, string, text};
use super::operands::void;
use super::scopes::scope_id;
use super::sources;
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role, Stage};
use llvm_model::{DebugNode, DiKind, MdId, Module};
use spirv_mapping::debug_info::Inst;
use spirv_mapping::debug_info::choices::tag;
use spirv_module::{Id, Operands};

/// `ImportedDeclaration`
const DECLARATION: u32 = 1;

/// Writes a node that names a type other than a basic one. `false`: it is another node.
pub(super) fn write(globals: &mut Globals<'_>, key: Key, node: &DebugNode) -> bool {
    if as_khronos(globals) || !is_alias(globals.module(), node) {
        return false;
    }
    let base = node.md("baseType").filter(|base| *base != key.0);
    let known = base.and_then(|base| written(globals, (base, Role::Own)));
    let words = known.and_then(|id| Some((id, globals.debug_nodes().types.get(&id)?.clone())));
    let Some(scope) = scope_id(globals, node, "scope") else { return true };
    let id = reserve(globals, key);
    let (base, (number, words)) = match words {
        Some((base, words)) => (Some(base), words),
        // The aliased type is missing or has no instruction: an array without dimensions is its element.
        None => {
            if base.is_some() {
                lose(globals, "a reference that closes a cycle");
            }
            let element = void(globals).0;
            (None, (Inst::TypeArray.number(), [element].as_slice().into()))
        }
    };
    push_numbered(globals, number, id, &words);
    globals.debug_nodes().types.insert(id, (number, words));
    globals.debug_nodes().stages.insert(key, Stage::Done(id));
    let module = globals.module();
    import(globals, text(module, node, "name"), node, id, scope);
    let named = node.md("baseType").and_then(|ty| debug_node(module, ty));
    if let Some(base) = base.filter(|_| named.is_some_and(|ty| is_alias(module, ty))) {
        import(globals, b"", node, base, id);
    }
    true
}

/// The import of a declaration.
pub(super) fn import(globals: &mut Globals<'_>, name: &[u8], node: &DebugNode, entity: Id, parent: Id) {
    let name = string(globals, name);
    let source = sources::source(globals, node.md("file"));
    let tag = number(globals, DECLARATION);
    let line = number(globals, u32::try_from(node.int("line")).unwrap_or(u32::MAX));
    let (inst, words) = if dialect(globals).has_literals() {
        let words = Operands::new().id(name).id(name).word(line).word(tag);
        (Inst::Import, words.id(entity).id(parent).id(source))
    } else {
        let column = number(globals, 0);
        let words = Operands::new().id(name).word(tag).id(source).id(entity).word(line).word(column);
        (Inst::ImportedEntity, words.id(parent))
    };
    let id = globals.out().fresh();
    push(globals, inst, id, &words);
}

/// Returns whether a node names a type other than a basic one.
pub(super) fn is_alias(module: &Module, node: &DebugNode) -> bool {
    node.kind == DiKind::DIDerivedType
        && node.int("tag") == tag::TYPEDEF
        && !is_basic(module, node.md("baseType"))
}

/// Whether a type is a basic one.
fn is_basic(module: &Module, ty: Option<MdId>) -> bool {
    ty.and_then(|ty| debug_node(module, ty)).is_some_and(|node| node.kind == DiKind::DIBasicType)
}
