//! Additional instructions for a node of debug information, for facts that its own instruction has no operand for.

use super::aliases;
use super::constants::write_expression;
use super::graph::{has_instruction, promise};
use super::nodes::{self, as_khronos, dialect, list, lose, number, push};
use super::sources;
use super::templates::{parameters, target};
use super::types::composite;
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role};
use crate::lower::module::source::push_module_processed;
use llvm_model::{DebugNode, DiKind};
use spirv_mapping::debug_info::choices::tag;
use spirv_mapping::debug_info::flags::SP_DEFINITION;
use spirv_mapping::debug_info::{Dialect, Inst, PRODUCER};
use spirv_module::Id;

/// Writes further instructions for a node that has been written.
pub(super) fn write(globals: &mut Globals<'_>, key: Key, node: &DebugNode, id: Id) {
    let module = globals.module();
    match node.kind {
        DiKind::DICompileUnit if dialect(globals) != Dialect::Shader200 => {
            let mut text = PRODUCER.as_bytes().to_vec();
            text.extend_from_slice(nodes::text(module, node, "producer"));
            push_module_processed(globals, &text);
        }
        DiKind::DILexicalBlockFile if key.1 == Role::Block => {
            let source = sources::source(globals, node.md("file"));
            let discriminator = number(globals, u32::try_from(node.int("discriminator")).unwrap_or(u32::MAX));
            let second = globals.out().fresh();
            push(globals, Inst::LexicalBlockDiscriminator, second, &[source.0, discriminator, id.0]);
        }
        // If members do not name their structure, the structure lists them.
        DiKind::DIDerivedType
            if matches!(node.int("tag"), tag::MEMBER | tag::VARIABLE | tag::INHERITANCE)
                && !dialect(globals).has_literals() =>
        {
            if let Some(owner) = node.md("scope").filter(|owner| composite(module, Some(*owner)).is_some()) {
                promise(globals, (owner, Role::Own));
            }
        }
        DiKind::DIMacro => {
            let name = nodes::text(module, node, "name").to_vec();
            globals.debug_nodes().macros.insert(name, id);
        }
        DiKind::DITemplateValueParameter
            if node.int("tag") == tag::TEMPLATE_TEMPLATE
                && dialect(globals).has_literals()
                && !as_khronos(globals) =>
        {
            aliases::import(globals, nodes::text(module, node, "value"), node, id, id);
        }
        DiKind::DIGlobalVariable => write_expression(globals, key.0, node, id),
        // The retained nodes of a function, whether it has code or not.
        DiKind::DISubprogram
            if key.1 == Role::Own
                && node.int("spFlags") & SP_DEFINITION != 0
                && parameters(module, node).is_empty() =>
        {
            promise_kept(globals, node);
        }
        DiKind::DICompositeType | DiKind::DISubprogram
            if !parameters(module, node).is_empty() && target(node, key.0) == key =>
        {
            promise(globals, (key.0, Role::Template));
            if key.1 == Role::Own && node.kind == DiKind::DISubprogram {
                promise_kept(globals, node);
            }
        }
        _ => {}
    }
}

/// Schedules the retained nodes of a function after it.
fn promise_kept(globals: &mut Globals<'_>, node: &DebugNode) {
    for &kept in list(globals.module(), node, "retainedNodes").iter().flatten() {
        if has_instruction(globals, (kept, Role::Own)) {
            promise(globals, (kept, Role::Own));
        } else {
            lose(globals, "a retained node of a function without an instruction");
        }
    }
}
