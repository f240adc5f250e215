//! The first pass: which instructions there are, and an empty node for each.

use super::declarations;
use super::names::{alias, expression_of_variable, name_types, of_parameter};
use super::refs::{self, is_void, lose, operands};
use super::scopes::{find_homes, home};
use crate::module::Raise;
use crate::module::debug_nodes::{self, Said, add};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind, MdId};
use rustc_hash::FxHashMap;
use spirv_mapping::debug_info::choices::{self, tag};
use spirv_mapping::debug_info::flags::{DEFINITION, DI_VECTOR, FORWARD};
use spirv_mapping::debug_info::{self, Dialect, Form, Inst, Quantity};
use spirv_module::{Instruction, Op};
use translate_common::DebugInfoForm;

/// The set and the number of an instruction of a debug-info set.
#[inline]
pub(super) fn of_set(m: &Raise<'_>, inst: Instruction<'_>) -> Option<(Dialect, u32)> {
    if !matches!(inst.op(), Op::ExtInst | Op::ExtInstWithForwardRefsKHR) {
        return None;
    }
    let &[set, number, ..] = inst.operands() else { return None };
    Some((m.input.scan.debug_info_set(&m.ids, set)?, number))
}

/// Reserves space for the tables of a module with debug information.
fn make_room(m: &mut Raise<'_>) {
    let globals = m.input.scan.globals.len();
    m.debug_nodes.reserve(globals);
    m.nodes.reserve(globals);
    m.out.metadata.reserve(globals);
    // In optimized code every third instruction has a location of its own, given by two instructions.
    m.out.debug_locs.reserve(m.input.module.instructions().len().saturating_sub(globals) / 4);
}

/// Notes every instruction outside functions and makes its node.
pub(super) fn collect(m: &mut Raise<'_>) {
    if !m.input.scan.ext_inst_sets.iter().any(|import| import.debug_info.is_some()) {
        return;
    }
    make_room(m);
    for &index in &m.input.scan.globals {
        let Some(inst) = m.input.instruction(index as usize) else { continue };
        let (Some((dialect, number)), Some(id)) = (of_set(m, inst), inst.result()) else { continue };
        let Some(known) = debug_info::instruction(dialect, number) else {
            lose(m, format!("instruction {number} of {}", dialect.set_name()), index);
            continue;
        };
        let form = form_of(m, dialect, known, inst.operands().get(2..).unwrap_or(&[]));
        if known.is_local() || !is_complete(dialect, form, known, inst) {
            lose(m, format!("Debug{known:?} (its operands do not fit)"), index);
            continue;
        }
        m.debug_nodes.insert(id.0, Said { index, dialect, form, inst: known, node: None });
    }
    stand_in(m);
    make_nodes(m);
}

/// The producer whose operands an instruction has: if the Khronos translator has others than the specifications, their
/// number or their kinds distinguish them.
fn form_of(m: &Raise<'_>, dialect: Dialect, known: Inst, words: &[u32]) -> Form {
    let is_newest = dialect == Dialect::Shader200;
    let is_khronos = match (known, words) {
        (Inst::ImportedEntity, words) => dialect.has_literals() && words.len() > 7,
        (Inst::InlinedAt, &[_, second, ..]) => is_newest && refs::constant(m, second).is_some(),
        (Inst::Source, &[_, second, _, ..]) => is_newest && m.ids.string(second).is_none(),
        (Inst::Function, words) => is_newest && words.len() > 10,
        // Of a line and a scope, either first.
        (Inst::ModuleINTEL, &[_, _, third, fourth, ..]) => {
            let is_said = |id: u32| m.ids.definition(id).is_some_and(|inst| of_set(m, inst).is_some());
            !is_said(third) || is_said(fourth)
        }
        _ => false,
    };
    if is_khronos { Form::Khronos } else { Form::Valid }
}

/// Distinguishes packs of template parameters from instructions that stand in for others ([`Inst::stands_in`]), and from
/// names of templates, which the Khronos writer has under their number.
fn stand_in(m: &mut Raise<'_>) {
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let Some(said) = m.debug_nodes.get(id) else { continue };
        let words = operands(m, said);
        let has_second_name = words.get(1).is_some_and(|&second| m.ids.string(second).is_some());
        let is_source = |id| m.debug_nodes.get(id).is_some_and(|said| said.inst == Inst::Source);
        let inst = match (said.inst, words) {
            (Inst::TypeMember, words) if is_base(m, said, words) => Inst::Base,
            (Inst::TypeTemplateParameterPack, &[_, _, _, 0 | 1, _, _, source])
                if has_second_name && is_source(source) && said.dialect.has_literals() =>
            {
                Inst::Import
            }
            (Inst::TypeTemplateParameterPack, &[_, _, _, 1 | 2, source])
                if has_second_name && is_source(source) && said.dialect.has_literals() =>
            {
                Inst::Macro
            }
            (Inst::TypeTemplateParameterPack, &[_, _, _, _, _]) if has_second_name => {
                Inst::TypeTemplateTemplateParameter
            }
            (Inst::TypeTemplateTemplateParameter, &[_, _, ..]) if !has_second_name => {
                Inst::TypeTemplateParameterPack
            }
            _ => continue,
        };
        m.debug_nodes.set_inst(id, inst);
    }
}

/// Returns whether a member represents a base: it has the name of its type, and no file.
fn is_base(m: &Raise<'_>, said: Said, words: &[u32]) -> bool {
    let &[name, ty, source, line, ..] = words else { return false };
    let structure = m.debug_nodes.get(ty).filter(|ty| ty.inst == Inst::TypeComposite);
    let path = m.debug_nodes.get(source).and_then(|source| refs::text_of(m, *operands(m, source).first()?));
    said.dialect.is_non_semantic()
        && structure.is_some_and(|structure| operands(m, structure).first() == Some(&name))
        && path.is_some_and(|path| path.is_empty())
        && refs::number(m, said, line) == Some(0)
}

/// Whether an instruction has the operands that it cannot do without.
fn is_complete(dialect: Dialect, form: Form, known: Inst, inst: Instruction<'_>) -> bool {
    let row = debug_info::row(known);
    let wanted = row.map_or(0, |row| {
        let own = row.operands.iter().filter(|operand| operand.is_in(dialect, form));
        own.filter(|operand| operand.quantity == Quantity::One).count()
    });
    inst.operands().len() >= wanted.saturating_add(2)
}

fn make_nodes(m: &mut Raise<'_>) {
    let discriminated = discriminated(m);
    let declared = declarations::definitions(m);
    // A structure that is written twice is there once.
    let mut structures: FxHashMap<&[u32], MdId> = FxHashMap::default();
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let Some(said) = m.debug_nodes.get(id) else { continue };
        let words = operands(m, said);
        if declared.contains_key(&id) {
            continue;
        }
        if said.inst == Inst::TypeComposite
            && let Some(&known) = structures.get(words)
        {
            m.debug_nodes.stand_for(id, known);
            continue;
        }
        let Some(node) = empty_node(m, id, said, words, &discriminated) else { continue };
        let node = add(&mut m.out, node);
        m.debug_nodes.stand_for(id, node);
        if said.inst == Inst::TypeComposite {
            structures.insert(words, node);
        }
    }
    declarations::join(m, declared);
    name_types(m);
    join_discriminators(m, &discriminated);
    find_homes(m);
    drop_homeless(m);
}

/// Blocks, variables of functions and places of inlining that are in no function have no node.
fn drop_homeless(m: &mut Raise<'_>) {
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let Some(said) = m.debug_nodes.get(id) else { continue };
        let kind = said.node.and_then(|node| debug_nodes::node(&m.out, node)).map(|node| node.kind);
        let is_local = matches!(
            kind,
            Some(
                DiKind::DILexicalBlock
                    | DiKind::DILexicalBlockFile
                    | DiKind::DILocalVariable
                    | DiKind::DILocation
            )
        );
        if is_local && !home(m, said).is_some_and(|home| home.is_in_function) {
            lose(m, format!("Debug{:?} that is in no function", said.inst), said.index);
            m.debug_nodes.set_node(id, None);
        }
    }
}

/// An empty node of the kind that an instruction stands for.
fn empty_node(
    m: &Raise<'_>,
    id: u32,
    said: Said,
    words: &[u32],
    discriminated: &FxHashMap<u32, u32>,
) -> Option<DebugNode> {
    let (kind, distinct) = match said.inst {
        Inst::LexicalBlock if words.len() > 4 => (DiKind::DINamespace, false),
        Inst::LexicalBlock if discriminated.contains_key(&id) => (DiKind::DILexicalBlockFile, false),
        Inst::LexicalBlock => (DiKind::DILexicalBlock, true),
        Inst::TypeTemplateParameter => {
            let value = words.get(2).and_then(|&value| m.debug_nodes.get(value));
            let is_type = value.is_some_and(|value| value.inst == Inst::InfoNone);
            let kind =
                if is_type { DiKind::DITemplateTypeParameter } else { DiKind::DITemplateValueParameter };
            (kind, false)
        }
        Inst::Function => (DiKind::DISubprogram, is_definition(m, said, words)),
        Inst::CompilationUnit | Inst::GlobalVariable | Inst::InlinedAt => {
            (debug_info::row(said.inst)?.nodes.first()?.kind, true)
        }
        Inst::TypeComposite => (DiKind::DICompositeType, is_distinct(m, said, words)),
        Inst::ImportedEntity | Inst::Import
            if alias(m, said).is_some()
                || expression_of_variable(m, said).is_some()
                || of_parameter(m, said).is_some() =>
        {
            return None;
        }
        Inst::TypeBasic if is_void(m, said) => return None,
        // Made with the file's path.
        Inst::Source => return None,
        _ => (debug_info::row(said.inst)?.nodes.first()?.kind, false),
    };
    let mut node = DebugNode::new(kind, distinct);
    let tag = match said.inst {
        Inst::TypeBasic => tag::BASE,
        Inst::TypePointer => tag::POINTER,
        Inst::TypeArray | Inst::TypeVector | Inst::TypeArrayDynamic => tag::ARRAY,
        Inst::TypeString => tag::STRING,
        Inst::Typedef => tag::TYPEDEF,
        Inst::TypeEnum => tag::ENUMERATION,
        Inst::TypeMember => tag::MEMBER,
        Inst::TypeInheritance | Inst::Base => tag::INHERITANCE,
        Inst::TypePtrToMember => tag::PTR_TO_MEMBER,
        Inst::TypeTemplateParameter => tag::TEMPLATE_VALUE,
        Inst::TypeTemplateTemplateParameter => tag::TEMPLATE_TEMPLATE,
        Inst::TypeTemplateParameterPack => tag::PARAMETER_PACK,
        _ => 0,
    };
    if tag != 0 {
        node.set("tag", DiField::Int(tag));
    }
    match said.inst {
        Inst::TypeVector => {
            node.set("flags", DiField::Int(DI_VECTOR));
        }
        Inst::MacroDef => {
            node.set("type", DiField::Int(1));
        }
        Inst::MacroUndef => {
            node.set("type", DiField::Int(2));
        }
        _ => {}
    }
    Some(node)
}

/// Whether DebugFunction stands for a definition.
fn is_definition(m: &Raise<'_>, said: Said, words: &[u32]) -> bool {
    let flags = words.get(7).and_then(|&word| refs::number(m, said, word)).unwrap_or(0);
    flags & u64::from(DEFINITION) != 0
}

/// Returns whether the scope is part of a structure's identity: for definitions in compilers' output, for classes only in
/// the Khronos translator's.
fn is_distinct(m: &Raise<'_>, said: Said, words: &[u32]) -> bool {
    let number = |at: usize| words.get(at).and_then(|&word| refs::number(m, said, word));
    let is_class = number(1)
        .and_then(|tag| choices::from_number(choices::COMPOSITES, u32::try_from(tag).ok()?))
        == Some(tag::CLASS);
    let is_defined = number(8).unwrap_or(0) & u64::from(FORWARD) == 0;
    is_defined && (is_class || m.input.options.debug_info.form == DebugInfoForm::Valid)
}

/// Returns the blocks that stand for a change of files or a discriminator, with their instruction.
fn discriminated(m: &Raise<'_>) -> FxHashMap<u32, u32> {
    let mut out = FxHashMap::default();
    for &id in &m.debug_nodes.order {
        let Some(said) = m.debug_nodes.get(id).filter(|said| said.inst == Inst::LexicalBlockDiscriminator)
        else {
            continue;
        };
        let &[source, _, parent, ..] = operands(m, said) else { continue };
        let Some(block) = m.debug_nodes.get(parent).filter(|block| block.inst == Inst::LexicalBlock) else {
            continue;
        };
        let &[of_block, line, column, _] = operands(m, block) else { continue };
        let is_zero = |word| refs::number(m, block, word) == Some(0);
        if of_block == source && is_zero(line) && is_zero(column) {
            out.insert(parent, id);
        }
    }
    out
}

/// A block and the discriminator that belongs to it are one node.
fn join_discriminators(m: &mut Raise<'_>, discriminated: &FxHashMap<u32, u32>) {
    for (&block, &discriminator) in discriminated {
        if let Some(node) = m.debug_nodes.get(block).and_then(|said| said.node) {
            m.debug_nodes.stand_for(discriminator, node);
        }
    }
}
