//! The hooks of the table: one function for the nodes that an operand names, one for its words. Both only say which
//! function of which topic is responsible.

use super::graph::reference;
use super::nodes::{as_khronos, dialect, number, text_of};
use super::operands::type_id;
use super::scopes::entity;
use super::types::{basic_type, composite};
use super::units::dwarf_version;
use super::{arrays, bounds, constants, functions, macros, scopes, structures, templates, types};
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role};
use llvm_model::DebugNode;
use spirv_mapping::debug_info::{Hook, VERSION};

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
        Hook::ReturnType => out.extend(types::of_function(module, node)),
        Hook::FunctionType => out.extend(own("type")),
        Hook::Counts | Hook::Subranges if as_khronos(globals) => {
            bounds::subrange_references(globals, node, out)
        }
        Hook::Bound(field) => bounds::variables(module, node, [field], out),
        Hook::Computed(fields) => bounds::variables(module, node, fields.iter().copied(), out),
        Hook::Counts => arrays::count_references(module, node, out),
        Hook::Members if !dialect(globals).has_literals() => {
            out.extend(structures::members(module, key.0, node));
        }
        Hook::Owner => {
            out.extend(own("scope"));
            out.extend(globals.debug_nodes().owners.get(&key.0).map(|owner| (*owner, Role::Own)));
        }
        Hook::Base => out.extend(composite(module, node.md("baseType")).map(|id| (id, Role::Own))),
        Hook::PointedInto => out.extend(own("extraData")),
        Hook::TemplateTarget => out.push(templates::target(node, key.0)),
        Hook::TemplateParameters => out.extend(templates::parameters(module, node)),
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
        Hook::StorageClass => types::storage_class(globals, node),
        Hook::Element => types::element(globals, node),
        Hook::Components => arrays::component_count(globals, node)?,
        Hook::Counts => return arrays::add_counts(globals, node, words),
        Hook::Subranges => return bounds::add_subranges(globals, node, words),
        Hook::Bound("stride") if !bounds::is_said(node, "stride") => return Some(()),
        Hook::Bound(field) => bounds::bound(globals, node, field),
        Hook::Computed(fields) => bounds::first_computed(globals, node, fields),
        Hook::ReturnType => types::return_type(globals, node),
        Hook::ParameterTypes => return types::add_parameter_types(globals, node, words),
        Hook::FunctionType => types::function_type(globals, node),
        Hook::EnumSize => types::enum_size(globals, node),
        Hook::Enumerators => return constants::add_enumerators(globals, node, words),
        Hook::Members => return structures::add_members(globals, key.0, node, words),
        Hook::Owner => structures::owner(globals, key.0, node)?,
        Hook::Base => structures::base(globals, node)?,
        Hook::BaseName => structures::base_name(globals, node)?,
        Hook::PointedInto => type_id(globals, node.md("extraData")),
        Hook::MemberValue => return constants::add_member_value(globals, node, words),
        Hook::TemplateTarget => reference(globals, templates::target(node, key.0))?.0,
        Hook::TemplateParameters => return templates::add_parameters(globals, node, words),
        Hook::ParameterValue => templates::value_of_parameter(globals, node),
        Hook::TemplateName => text_of(globals, node, "value"),
        Hook::PackedParameters => return Some(()),
        Hook::Variable => constants::variable(globals, key.0),
        Hook::StaticMember => return add_reference(globals, node, "declaration", words),
        Hook::Function => functions::function(globals, key),
        Hook::Declaration => return functions::add_declaration(globals, key, node, words),
        Hook::TargetFunction => return functions::add_target(globals, key, node, words),
        Hook::InlineNamespace => return scopes::add_is_inline(globals, node, words),
        Hook::NamespaceName => return scopes::add_namespace_name(globals, node, words),
        Hook::InlinedAt => return add_reference(globals, node, "inlinedAt", words),
        Hook::Argument => return functions::add_argument(globals, node, words),
        Hook::MacroSource => macros::source(globals),
        Hook::Macro => macros::defined(globals, node),
        Hook::Entity => scopes::entity_id(globals, node)?,
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

/// Adds the node that a field names, if it names one.
fn add_reference(
    globals: &mut Globals<'_>,
    node: &DebugNode,
    field: &str,
    words: &mut Vec<u32>,
) -> Option<()> {
    let named = node.md(field).and_then(|id| reference(globals, (id, Role::Own)));
    words.extend(named.map(|id| id.0));
    Some(())
}
