//! The operands that the table leaves to code: one function dispatches to the functions of each topic.

use super::expressions;
use super::fields::{constant_node, set_node};
use super::functions::{self, function};
use super::refs::{node_of, string, type_of};
use super::scopes::{self, entity};
use super::variables::{self, variable};
use super::{bounds, macros, templates, types};
use crate::module::Raise;
use crate::module::debug_nodes::Said;
use llvm_model::{DiKind, MdId};
use spirv_mapping::debug_info::Hook;

/// Interprets an operand of a node; `rest` are its words and those behind it.
pub(super) fn fill(m: &mut Raise<'_>, hook: Hook, said: Said, node: MdId, rest: &[u32]) {
    let word = rest.first().copied();
    match hook {
        Hook::StorageClass => types::storage_class(m, said, node, word),
        Hook::Element => types::element(m, said, node, word),
        Hook::Bound(field) => bounds::set_bound(m, said, node, field, word),
        Hook::Computed(fields) => bounds::computed(m, said, node, fields, word),
        Hook::Subranges => bounds::subranges(m, said, node, rest),
        Hook::Counts => types::counts(m, said, node, rest),
        Hook::Components => types::components(m, said, node, word),
        Hook::ReturnType => types::of_function(m, said, node, rest),
        Hook::FunctionType => {
            let ty = word.and_then(|word| node_of(m, word, &[DiKind::DISubroutineType]));
            set_node(m, node, "type", ty);
        }
        Hook::EnumSize => types::enum_size(m, node, word),
        Hook::Enumerators => types::enumerators(m, said, node, rest),
        Hook::Members => types::members(m, said, node, rest),
        Hook::Owner => {
            let owner = word.and_then(|word| type_of(m, word));
            set_node(m, node, "scope", owner);
        }
        Hook::Base => {
            let base = word.and_then(|word| type_of(m, word));
            set_node(m, node, "baseType", base);
        }
        Hook::PointedInto => types::pointed_into(m, said, node, word),
        Hook::MemberValue => {
            let value = word.and_then(|word| constant_node(m, word));
            set_node(m, node, "extraData", value);
        }
        Hook::ParameterValue => templates::value(m, node, word),
        Hook::TemplateName => set_text(m, node, "value", word),
        Hook::PackedParameters => templates::pack(m, node, rest),
        Hook::Variable => variable(m, said, node, word),
        Hook::StaticMember => variables::static_member(m, node, word),
        Hook::Function => function(m, said, node, word),
        Hook::Declaration => functions::declaration(m, said, node, word),
        Hook::TargetFunction => set_text(m, node, "targetFuncName", word),
        Hook::InlineNamespace => scopes::inline_namespace(m, node, word),
        Hook::NamespaceName => set_text(m, node, "name", word),
        Hook::InlinedAt => scopes::inlined_at(m, said, node, word),
        Hook::Argument => variables::argument(m, said, node, word),
        Hook::Macro => macros::name(m, node, word),
        Hook::Entity => entity(m, said, node, word),
        Hook::Operations => expressions::set_operations(m, said, node),
        // Represented by an earlier operand, elsewhere, or not at all in LLVM.
        Hook::ParameterTypes
        | Hook::Version
        | Hook::BaseName
        | Hook::DwarfVersion
        | Hook::TemplateTarget
        | Hook::TemplateParameters
        | Hook::InlinedVariable
        | Hook::Operation
        | Hook::MacroSource
        | Hook::Path
        | Hook::SourceText
        | Hook::Checksum
        | Hook::Code => {}
    }
}

/// Sets a field to the text of OpString.
fn set_text(m: &mut Raise<'_>, node: MdId, field: &str, word: Option<u32>) {
    let text = word.and_then(|word| string(m, word));
    set_node(m, node, field, text);
}
