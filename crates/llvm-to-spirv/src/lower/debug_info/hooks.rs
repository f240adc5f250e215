//! The hooks of the table: one function for the nodes that an operand names, one for its words.

use super::aliases;
use super::arrays::{add_counts, components};
use super::bounds;
use super::constants::{
    add_enumerator, constant_value, null_pointer, parameter_value, variable, write_expression,
};
use super::graph::{has_instruction, promise, reference};
use super::nodes::{
    as_khronos, constant, debug_node, dialect, list, lose, none, number, of_kind, push, string, text,
};
use super::operands::type_id;
use super::scopes::entity;
use super::sources;
use super::structures::{add_members, members, parameters, target};
use super::types::{basic_type, composite, function_type, storage_class};
use super::units::dwarf_version;
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role};
use crate::lower::module::source::push_module_processed;
use llvm_model::{DebugNode, DiKind};
use spirv_mapping::debug_info::choices::tag;
use spirv_mapping::debug_info::flags::{DI_STATIC_MEMBER, SP_DEFINITION};
use spirv_mapping::debug_info::{Dialect, Hook, Inst, PRODUCER, VERSION};
use spirv_module::Id;

/// The nodes that must be written before an operand can name them.
pub(super) fn references(
    globals: &mut Globals<'_>,
    hook: Hook,
    key: Key,
    node: &DebugNode,
    out: &mut Vec<Key>,
) {
    let module = globals.module();
    let own = |field: &str| node.md(field).map(|id| (id, Role::Own));
    match hook {
        Hook::Element if as_khronos(globals) => out.extend(own("baseType")),
        Hook::Element => out.extend(basic_type(module, node.md("baseType")).map(|id| (id, Role::Own))),
        Hook::ReturnType => {
            let types = list(module, node, "types").iter().flatten();
            out.extend(types.map(|ty| (*ty, Role::Own)));
        }
        Hook::FunctionType => out.extend(own("type")),
        Hook::Counts | Hook::Subranges if as_khronos(globals) => {
            for &subrange in list(module, node, "elements").iter().flatten() {
                if dialect(globals) == Dialect::Shader200 {
                    out.push((subrange, Role::Own));
                } else if let Some(subrange) = debug_node(module, subrange) {
                    bounds::variables(module, subrange, ["count", "lowerBound", "upperBound"], out);
                }
            }
        }
        Hook::Bound(field) => bounds::variables(module, node, [field], out),
        Hook::Computed(fields) => bounds::variables(module, node, fields.iter().copied(), out),
        Hook::Counts => {
            for subrange in list(module, node, "elements").iter().flatten() {
                let count = debug_node(module, *subrange).and_then(|subrange| subrange.md("count"));
                out.extend(count.map(|count| (count, Role::Own)));
            }
        }
        Hook::Members if !dialect(globals).has_literals() => {
            out.extend(members(module, key.0, node));
        }
        Hook::Owner => {
            out.extend(own("scope"));
            out.extend(globals.debug_nodes().owners.get(&key.0).map(|owner| (*owner, Role::Own)));
        }
        Hook::Base => out.extend(composite(module, node.md("baseType")).map(|id| (id, Role::Own))),
        Hook::PointedInto => out.extend(own("extraData")),
        Hook::TemplateTarget => out.push(target(node, key.0)),
        Hook::TemplateParameters => out.extend(parameters(module, node)),
        Hook::StaticMember | Hook::Declaration => out.extend(own("declaration")),
        Hook::InlinedAt => out.extend(own("inlinedAt")),
        Hook::Entity => out.extend(entity(module, node)),
        _ => {}
    }
}

/// Adds the words of an operand; returns `None` if there is no valid operand.
pub(super) fn add_words(
    globals: &mut Globals<'_>,
    hook: Hook,
    key: Key,
    node: &DebugNode,
    words: &mut Vec<u32>,
) -> Option<()> {
    let module = globals.module();
    let word = match hook {
        Hook::Version => number(globals, VERSION),
        Hook::DwarfVersion => {
            let version = dwarf_version(module);
            number(globals, version)
        }
        Hook::StorageClass => storage_class(globals, node),
        Hook::Element if as_khronos(globals) => type_id(globals, node.md("baseType")),
        Hook::Element => type_id(globals, basic_type(module, node.md("baseType"))),
        Hook::Components => {
            let count = components(globals, node)?;
            number(globals, count)
        }
        Hook::Counts => {
            add_counts(globals, node, words);
            return Some(());
        }
        Hook::Subranges => {
            bounds::add_subranges(globals, node, words);
            return Some(());
        }
        Hook::Bound("stride") if !bounds::is_said(node, "stride") => return Some(()),
        Hook::Bound(field) => bounds::bound(globals, node, field),
        Hook::Computed(fields) => match fields.iter().find_map(|field| node.md(field)) {
            Some(found) => bounds::computed(globals, found),
            None => none(globals).0,
        },
        Hook::ReturnType => match list(module, node, "types").first() {
            Some(Some(ty)) => type_id(globals, Some(*ty)),
            _ => globals.pool().void_type().0,
        },
        Hook::ParameterTypes => {
            for ty in list(module, node, "types").iter().skip(1) {
                words.push(type_id(globals, *ty));
            }
            return Some(());
        }
        Hook::FunctionType => function_type(globals, node),
        Hook::EnumSize => {
            if node.int("size") == 0 {
                lose(globals, "an enumeration without a size");
            }
            constant(globals, node.int("size").max(1))
        }
        Hook::Enumerators => {
            for enumerator in list(module, node, "elements").iter().flatten() {
                add_enumerator(globals, *enumerator, words);
            }
            return Some(());
        }
        Hook::Members => {
            add_members(globals, key.0, node, words);
            return Some(());
        }
        Hook::Owner => {
            let owner = node.md("scope").filter(|owner| composite(module, Some(*owner)) == Some(*owner));
            let owner = owner.or_else(|| globals.debug_nodes().owners.get(&key.0).copied())?;
            reference(globals, (owner, Role::Own))?.0
        }
        Hook::Base => {
            let base = composite(module, node.md("baseType"))?;
            reference(globals, (base, Role::Own))?.0
        }
        Hook::BaseName => {
            let base = node.md("baseType").and_then(|base| debug_node(module, base))?;
            let name = text(module, base, "name");
            // Without a name it cannot be distinguished from a member.
            if name.is_empty() {
                lose(globals, "a base class without a name");
                return None;
            }
            string(globals, name).0
        }
        Hook::PointedInto => type_id(globals, node.md("extraData")),
        Hook::MemberValue => {
            if node.int("flags") & DI_STATIC_MEMBER != 0 {
                words.extend(constant_value(globals, node.md("extraData")));
            }
            return Some(());
        }
        Hook::TemplateTarget => reference(globals, target(node, key.0))?.0,
        Hook::TemplateParameters => {
            for parameter in parameters(module, node) {
                words.extend(reference(globals, parameter).map(|id| id.0));
            }
            return Some(());
        }
        Hook::ParameterValue => match node.md("value") {
            // A value parameter without a value is distinguished from a type parameter by a placeholder value.
            None if as_khronos(globals) && node.kind == DiKind::DITemplateValueParameter => {
                null_pointer(globals).0
            }
            None => none(globals).0,
            // The import within it names it.
            Some(_) if node.int("tag") == tag::TEMPLATE_TEMPLATE => none(globals).0,
            value => match parameter_value(globals, value) {
                Some(value) => value,
                None => none(globals).0,
            },
        },
        Hook::TemplateName => {
            let name = text(module, node, "value");
            string(globals, name).0
        }
        Hook::PackedParameters => return Some(()),
        Hook::Variable => variable(globals, key.0),
        Hook::StaticMember => {
            let member = node.md("declaration").and_then(|id| reference(globals, (id, Role::Own)));
            words.extend(member.map(|id| id.0));
            return Some(());
        }
        Hook::Function => {
            let function = globals.debug_nodes().functions.get(&key.0).copied();
            match function.filter(|_| key.1 == Role::Own) {
                Some(function) => globals.function_id(function).0,
                None => none(globals).0,
            }
        }
        Hook::Declaration => {
            let declared = node.md("declaration").filter(|_| key.1 == Role::Own).filter(|id| {
                of_kind(module, *id, DiKind::DISubprogram)
                    .is_some_and(|node| node.int("spFlags") & SP_DEFINITION == 0)
            });
            let declared = declared.and_then(|id| reference(globals, (id, Role::Own)));
            words.extend(declared.map(|id| id.0));
            return Some(());
        }
        Hook::TargetFunction => {
            let target = text(module, node, "targetFuncName");
            if !target.is_empty() && key.1 == Role::Own {
                if node.md("declaration").is_none() {
                    words.push(none(globals).0);
                }
                words.push(string(globals, target).0);
            }
            return Some(());
        }
        Hook::InlineNamespace => {
            if node.kind == DiKind::DINamespace {
                let is_inline = node.int("exportSymbols") != 0;
                words.push(globals.pool().bool_constant(is_inline).0);
            }
            return Some(());
        }
        Hook::NamespaceName => {
            if node.kind == DiKind::DINamespace {
                let name = text(module, node, "name");
                words.push(string(globals, name).0);
            }
            return Some(());
        }
        Hook::InlinedAt => {
            let inlined = node.md("inlinedAt").and_then(|id| reference(globals, (id, Role::Own)));
            words.extend(inlined.map(|id| id.0));
            return Some(());
        }
        Hook::Argument => {
            if let Ok(argument @ 1..) = u32::try_from(node.int("arg")) {
                words.push(number(globals, argument));
            }
            return Some(());
        }
        Hook::MacroSource => {
            let file = globals.debug_nodes().macro_file;
            sources::source(globals, file).0
        }
        Hook::Macro => {
            let name = text(module, node, "name");
            match globals.debug_nodes().macros.get(name).copied() {
                Some(id) => id.0,
                None => none(globals).0,
            }
        }
        Hook::Entity => {
            let entity = entity(module, node)?;
            reference(globals, entity)?.0
        }
        // Written at their use, or where no node represents them.
        Hook::InlinedVariable
        | Hook::Operation
        | Hook::Operations
        | Hook::Path
        | Hook::SourceText
        | Hook::Checksum
        | Hook::Code => return None,
    };
    words.push(word);
    Some(())
}

/// Writes further instructions for a node that has been written.
pub(super) fn write_companions(globals: &mut Globals<'_>, key: Key, node: &DebugNode, id: Id) {
    let module = globals.module();
    match node.kind {
        DiKind::DICompileUnit if dialect(globals) != Dialect::Shader200 => {
            let mut text = PRODUCER.as_bytes().to_vec();
            text.extend_from_slice(self::text(module, node, "producer"));
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
            let name = text(module, node, "name").to_vec();
            globals.debug_nodes().macros.insert(name, id);
        }
        DiKind::DITemplateValueParameter
            if node.int("tag") == tag::TEMPLATE_TEMPLATE
                && dialect(globals).has_literals()
                && !as_khronos(globals) =>
        {
            aliases::import(globals, text(module, node, "value"), node, id, id);
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
            lose(globals, "what a function keeps and no instruction stands for");
        }
    }
}
