//! What the table leaves to code.

use super::bounds;
use super::expressions;
use super::functions::function;
use super::refs::{constant, is_none, lose, node_of, number, operands, string, type_of, unknown_type};
use super::scopes::entity;
use super::types::{counts, enumerators, members, storage_class, subrange};
use super::variables::variable;
use crate::module::Raise;
use crate::module::debug_nodes::{self, Said};
use llvm_model::debug_info::DiField;
use llvm_model::{DiKind, MdId};
use spirv_mapping::debug_info::{Hook, Inst};

/// What an operand says of a node; `rest` are its words and those behind it.
pub(super) fn fill(m: &mut Raise<'_>, hook: Hook, said: Said, node: MdId, rest: &[u32]) {
    let word = rest.first().copied();
    match hook {
        Hook::StorageClass => storage_class(m, said, node, word),
        Hook::Element => {
            let ty = word.and_then(|word| type_of(m, word).or_else(|| unknown_type(m, said.inst, word)));
            set_node(m, node, "baseType", ty);
        }
        Hook::Bound(field) => {
            let bound = word.and_then(|word| bounds::bound(m, word, said.index));
            if let Some(bound) = bound {
                debug_nodes::set(&mut m.out, node, field, bound);
            }
        }
        Hook::Computed(fields) => bounds::computed(m, said, node, fields, word),
        Hook::Subranges => bounds::subranges(m, said, node, rest),
        Hook::Counts => counts(m, said, node, rest),
        Hook::Components => {
            let count = word.and_then(|word| number(m, said, word)).unwrap_or(0);
            let subrange = subrange(m, DiField::Int(count));
            set_list(m, node, "elements", &[Some(subrange)]);
        }
        Hook::ReturnType => {
            let types: Vec<Option<MdId>> = rest.iter().map(|&word| type_of(m, word)).collect();
            if rest.iter().zip(&types).any(|(&word, ty)| ty.is_none() && !is_none(m, word)) {
                lose(m, "a type of DebugTypeFunction", said.index);
            }
            set_list(m, node, "types", &types);
        }
        Hook::FunctionType => {
            let ty = word.and_then(|word| node_of(m, word, &[DiKind::DISubroutineType]));
            set_node(m, node, "type", ty);
        }
        Hook::EnumSize => {
            if let Some(bits) = word.and_then(|word| constant(m, word)).filter(|bits| *bits > 1) {
                debug_nodes::set(&mut m.out, node, "size", DiField::Int(bits));
            }
        }
        Hook::Enumerators => enumerators(m, said, node, rest),
        Hook::Members => members(m, said, node, rest),
        Hook::Owner => {
            let owner = word.and_then(|word| type_of(m, word));
            set_node(m, node, "scope", owner);
        }
        Hook::Base => {
            let base = word.and_then(|word| type_of(m, word));
            set_node(m, node, "baseType", base);
        }
        Hook::PointedInto => {
            let class = word.and_then(|word| type_of(m, word).or_else(|| unknown_type(m, said.inst, word)));
            if class.is_none() {
                lose(m, "the structure of DebugTypePtrToMember", said.index);
            }
            set_node(m, node, "extraData", class);
        }
        Hook::MemberValue => {
            let value = word.and_then(|word| constant_node(m, word));
            set_node(m, node, "extraData", value);
        }
        Hook::ParameterValue => {
            let is_value = debug_nodes::node(&m.out, node)
                .is_some_and(|node| node.kind == DiKind::DITemplateValueParameter);
            let value = word.filter(|_| is_value).and_then(|word| constant_node(m, word));
            set_node(m, node, "value", value);
        }
        Hook::TemplateName => {
            let name = word.and_then(|word| string(m, word));
            set_node(m, node, "value", name);
        }
        Hook::PackedParameters => {
            let kinds = [DiKind::DITemplateTypeParameter, DiKind::DITemplateValueParameter];
            let list: Vec<Option<MdId>> =
                rest.iter().filter_map(|&word| node_of(m, word, &kinds)).map(Some).collect();
            let list = m.nodes.tuple(&mut m.out, &list);
            set_node(m, node, "value", Some(list));
        }
        Hook::Variable => variable(m, said, node, word),
        Hook::StaticMember => {
            let member = word.and_then(|word| node_of(m, word, &[DiKind::DIDerivedType]));
            m.debug_nodes.declared_members.extend(member);
            set_node(m, node, "declaration", member);
        }
        Hook::Function => function(m, said, node, word),
        Hook::Declaration => {
            let declared = word.and_then(|word| node_of(m, word, &[DiKind::DISubprogram]));
            let declared =
                declared.filter(|id| debug_nodes::node(&m.out, *id).is_some_and(|node| !node.distinct));
            if declared.is_none() && word.is_some_and(|word| !is_none(m, word)) {
                lose(m, "the declaration of a function", said.index);
            }
            set_node(m, node, "declaration", declared);
        }
        Hook::TargetFunction => {
            let target = word.and_then(|word| string(m, word));
            set_node(m, node, "targetFuncName", target);
        }
        Hook::InlineNamespace => {
            if word.and_then(|word| constant(m, word)).is_some_and(|value| value != 0) {
                debug_nodes::set(&mut m.out, node, "exportSymbols", DiField::Int(1));
            }
        }
        Hook::NamespaceName => {
            let name = word.and_then(|word| string(m, word));
            set_node(m, node, "name", name);
        }
        Hook::InlinedAt => {
            let outer = word.and_then(|word| node_of(m, word, &[DiKind::DILocation]));
            // Only what stands before can be meant: inlining has an outermost place.
            let is_before =
                word.and_then(|word| m.debug_nodes.get(word)).is_some_and(|outer| outer.index < said.index);
            if word.is_some() && !(is_before && outer.is_some()) {
                lose(m, "where something was inlined", said.index);
            }
            set_node(m, node, "inlinedAt", outer.filter(|_| is_before));
        }
        Hook::Argument => {
            if let Some(argument @ 1..0xffff) = word.and_then(|word| number(m, said, word)) {
                debug_nodes::set(&mut m.out, node, "arg", DiField::Int(argument));
            }
        }
        Hook::Macro => {
            let defined =
                word.and_then(|word| m.debug_nodes.get(word)).filter(|said| said.inst == Inst::MacroDef);
            let name = defined.and_then(|defined| operands(m, defined).get(2).copied());
            let name = name.and_then(|name| string(m, name));
            set_node(m, node, "name", name);
        }
        Hook::Entity => entity(m, said, node, word),
        Hook::Operations => match expressions::operations(m, said) {
            Some(words) => debug_nodes::set(&mut m.out, node, "operations", DiField::Ops(words.into())),
            None => {
                debug_nodes::set(&mut m.out, node, "operations", DiField::Ops(Box::default()));
                m.debug_nodes.bad_expressions.insert(node);
                lose(m, "an expression with other operators than LLVM has", said.index);
            }
        },
        // Said with what stands before, elsewhere, or nowhere in LLVM.
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

pub(super) fn set_node(m: &mut Raise<'_>, node: MdId, field: &str, value: Option<MdId>) {
    if let Some(value) = value {
        debug_nodes::set(&mut m.out, node, field, DiField::Md(value));
    }
}

pub(super) fn set_list(m: &mut Raise<'_>, node: MdId, field: &str, list: &[Option<MdId>]) {
    let list = m.nodes.tuple(&mut m.out, list);
    debug_nodes::set(&mut m.out, node, field, DiField::Md(list));
}

/// A constant as metadata.
pub(super) fn constant_node(m: &mut Raise<'_>, id: u32) -> Option<MdId> {
    let constant = m.ids.constant(id).ok()?;
    Some(m.nodes.constant(&mut m.out, constant))
}
