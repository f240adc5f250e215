//! Execution modes: from the metadata of kernels, and from `!spirv.ExecutionMode`.

use crate::lower::module::Globals;
use crate::lower::module::annotations::annotate;
use crate::lower::module::fast_math_defaults;
use crate::lower::module::metadata::literals;
use crate::lower::module::module_metadata::mode_function;
use crate::lower::output::decorations::{Claim, Target};
use crate::lower::output::new_ids::NewIds;
use crate::lower::types::spec_nodes;
use llvm_model::{FunctionId, MdId, Metadata, Module, NamedMetadata, Type};
use spirv_mapping::convention::modes;
use spirv_module::{EnumerantFacts, ExecutionMode, Id, Op, OperandKind, Operands, Requirements};
use std::collections::BTreeMap;
use translate_common::Lost;
use translate_common::losses::LossReason;
use translate_common::problems::Prerequisite;
use translate_common::requirements::{Obstacle, obstacle};

/// The operands of the execution modes so far, by entry point, mode and width (0 for modes without).
#[derive(Clone, Default)]
pub(super) struct Modes(BTreeMap<(Id, ExecutionMode, u32), Box<[u32]>>);

impl Modes {
    /// Adds the modes of a part.
    pub(super) fn join(&mut self, part: &Modes, ids: &NewIds) {
        for ((id, mode, width), operands) in &part.0 {
            self.0.entry((ids.get(*id), *mode, *width)).or_insert_with(|| operands.clone());
        }
    }

    /// Returns whether an entry point has a mode, with any operands.
    pub(super) fn has(&self, id: Id, mode: ExecutionMode) -> bool {
        self.0.range((id, mode, 0)..=(id, mode, u32::MAX)).next().is_some()
    }

    /// Takes the place of a mode with these operands.
    pub(super) fn claim(&mut self, place: (Id, ExecutionMode, u32), operands: &[u32]) -> Claim {
        match self.0.get(&place) {
            Some(known) if **known == *operands => Claim::Same,
            Some(_) => Claim::Taken,
            None => {
                self.0.insert(place, operands.into());
                Claim::Free
            }
        }
    }
}

/// An execution mode from the metadata of a kernel; `false` when the metadata is about something else.
pub(in crate::lower) fn lower_mode(globals: &mut Globals<'_>, name: &str, id: Id, node: MdId) -> bool {
    if name == modes::VECTOR_HINT {
        lower_vector_hint(globals, id, node);
        return true;
    }
    let words = words(globals.module(), node);
    if let Some(word) = words.first().filter(|_| modes::has_words(name)) {
        match modes::worded_mode(name, word) {
            Some(pair) => {
                let flag = pair.llvm.flag.is_some_and(|flag| words.iter().any(|word| *word == flag));
                state_mode(globals, id, pair.spirv, &[u32::from(flag)]);
            }
            None => globals.report().lose(Lost::metadata(name.to_owned())),
        }
        return true;
    }
    let Some(pair) = modes::mode(name) else { return false };
    let (mode, said) = (pair.spirv, pair.llvm);
    let mut literals = literals(globals.module(), node);
    literals.truncate(said.literals);
    if matches!(name, modes::REGISTERS | modes::MAXIMUM_REGISTERS) {
        return lower_registers(globals, id, (name, node), &literals);
    }
    if let Some(missing) = said.missing {
        literals.resize(said.literals, missing);
    }
    if mode == ExecutionMode::LocalSize && is_no_size(&literals) {
        globals.report().lose(Lost::Metadata(name.to_owned().into(), LossReason::Size));
    } else if mode == ExecutionMode::SubgroupSize && literals.first() == Some(&modes::PRIMARY_SIZE) {
        state_mode(globals, id, ExecutionMode::NamedSubgroupSizeINTEL, &[modes::PRIMARY_NAME]);
    } else {
        state_mode(globals, id, mode, &literals);
    }
    true
}

/// The number of registers; in a node of its own it is the id of a constant. Without the extension it is a user's
/// semantic.
fn lower_registers(globals: &mut Globals<'_>, id: Id, (name, node): (&str, MdId), literals: &[u32]) -> bool {
    let requires = ExecutionMode::MaximumRegistersINTEL.facts().map(|facts| facts.requires);
    if requires.is_some_and(|requires| obstacle(&requires, globals.input().options).is_some())
        && name == modes::REGISTERS
        && let &[number] = literals
        && let Some((_, words)) = modes::THREADS_PER_UNIT.iter().find(|(known, _)| *known == number)
    {
        annotate(globals, Target::function(id), words);
        return true;
    }
    let nested = globals.module().tuple(node).first().copied().flatten();
    match nested.filter(|_| literals.is_empty()) {
        Some(nested) if matches!(globals.module().metadata[nested], Metadata::Tuple { .. }) => {
            let literals = self::literals(globals.module(), nested);
            state_mode(globals, id, ExecutionMode::MaximumRegistersIdINTEL, &literals);
        }
        _ => state_mode(globals, id, ExecutionMode::MaximumRegistersINTEL, literals),
    }
    true
}

/// The strings of a tuple.
fn words(module: &Module, node: MdId) -> Vec<String> {
    let operands = module.tuple(node).iter();
    operands.filter_map(|&word| Some(module.md_string(word?)?.to_string_lossy().into_owned())).collect()
}

/// Adds OpExecutionMode, or OpExecutionModeId for a mode whose operands are ids (of constants with these values).
/// Reports modes that the options do not allow, and a second value for a mode that has one.
pub(in crate::lower) fn state_mode(globals: &mut Globals<'_>, id: Id, mode: ExecutionMode, literals: &[u32]) {
    if fast_math_defaults::replace_deprecated(globals, id, mode, literals) {
        return;
    }
    let lost = |reason: LossReason| Lost::ExecutionMode(mode, reason);
    let Some(facts) = mode.facts() else {
        return globals.report().lose(lost(LossReason::Because("not known".into())));
    };
    if !is_allowed(globals, mode, &facts.requires) {
        return;
    }
    // A type is not a literal.
    let has_type = facts.parameters.iter().any(|parameter| parameter.name() == "Target Type");
    if has_type || literals.len() != facts.parameters.len() {
        return globals.report().lose(lost(LossReason::Operands));
    }
    if mode == ExecutionMode::LocalSize && is_no_size(literals) {
        return globals.report().lose(lost(LossReason::Size));
    }
    // Float controls are stated once for each width, everything else once.
    let per_width = facts.parameters.first().is_some_and(|parameter| parameter.name() == "Target Width");
    let width = literals.first().copied().filter(|_| per_width).unwrap_or(0);
    match globals.modes.claim((id, mode, width), literals) {
        Claim::Free => {}
        Claim::Same => return,
        Claim::Taken => {
            let why = LossReason::Because("it has another value already".into());
            return globals.report().lose(lost(why));
        }
    }
    if facts.parameters.iter().any(|parameter| parameter.kind == OperandKind::IdRef) {
        let ids: Vec<Id> = literals.iter().map(|&literal| globals.pool().u32_constant(literal)).collect();
        let operands = Operands::new().id(id).word(mode).ids(ids);
        return globals.out().push(Op::ExecutionModeId, None, None, &operands);
    }
    let operands = Operands::new().id(id).word(mode).words(literals);
    globals.out().push(Op::ExecutionMode, None, None, &operands);
}

/// Returns whether the options allow a mode; reports it otherwise.
fn is_allowed(globals: &mut Globals<'_>, mode: ExecutionMode, requires: &Requirements) -> bool {
    match obstacle(requires, globals.input().options) {
        Some(Obstacle::Version(version)) if !is_hint(mode) => {
            globals.report().problem(Prerequisite::version(format!("execution mode {mode:?}"), version));
            false
        }
        Some(obstacle) => {
            globals.report().lose(Lost::ExecutionMode(mode, LossReason::Needs(obstacle)));
            false
        }
        None => true,
    }
}

/// Adds OpExecutionModeId for `!{ptr @kernel, i32 mode, node…}`, if a specialization chooses some of its numbers; `false` for
/// other nodes.
fn lower_open_mode(globals: &mut Globals<'_>, id: Id, mode: ExecutionMode, node: MdId) -> bool {
    let module = globals.module();
    let nodes = module.tuple(node).get(2..).unwrap_or_default();
    let takes_ids = |facts: &EnumerantFacts| facts.parameters.iter().all(|p| p.kind == OperandKind::IdRef);
    let Some(facts) = mode.facts().filter(|facts| facts.parameters.len() == nodes.len() && takes_ids(facts))
    else {
        return false;
    };
    let is_list = |node: &Option<MdId>| {
        let first = node.and_then(|node| module.tuple(node).first().copied().flatten());
        first.is_some_and(|first| module.md_string(first).is_some())
    };
    if !nodes.iter().any(is_list) {
        return false;
    }
    if !is_allowed(globals, mode, &facts.requires) {
        return true;
    }
    let mut operands = Vec::with_capacity(nodes.len());
    for &node in nodes {
        let made = node.and_then(|node| spec_nodes::emit_value(globals, node));
        let types = &module.types;
        let is_word = |ty| types[ty] == Type::Integer(32);
        operands.extend(made.filter(|(ty, _)| is_word(*ty)).map(|(_, id)| id));
    }
    let words: Vec<u32> = operands.iter().map(|id| id.0).collect();
    if operands.len() != nodes.len() {
        globals.report().lose(Lost::ExecutionMode(mode, LossReason::Operands));
    } else {
        match globals.modes.claim((id, mode, 0), &words) {
            Claim::Free => {
                let operands = Operands::new().id(id).word(mode).ids(operands);
                globals.out().push(Op::ExecutionModeId, None, None, &operands);
            }
            Claim::Same => {}
            Claim::Taken => {
                let why = LossReason::Because("it has another value already".into());
                globals.report().lose(Lost::ExecutionMode(mode, why));
            }
        }
    }
    true
}

/// Returns whether a work-group with these sizes has no work-items, or more than can be counted.
fn is_no_size(sizes: &[u32]) -> bool {
    let product = sizes.iter().try_fold(1u32, |product, &size| product.checked_mul(size));
    product.is_none_or(|product| product == 0)
}

/// Whether a kernel does the same without the mode.
fn is_hint(mode: ExecutionMode) -> bool {
    matches!(mode, ExecutionMode::LocalSizeHint | ExecutionMode::LocalSizeHintId | ExecutionMode::VecTypeHint)
}

/// VecTypeHint: lanes in the high half, a number for the element type in the low half.
fn lower_vector_hint(globals: &mut Globals<'_>, id: Id, node: MdId) {
    let module = globals.module();
    let hinted =
        module.tuple(node).first().copied().flatten().and_then(|first| match module.metadata[first] {
            Metadata::Constant(constant) => Some(module.constants.ty(constant)),
            _ => None,
        });
    let Some(ty) = hinted else { return globals.report().lose(Lost::metadata(modes::VECTOR_HINT)) };
    let element = &module.types[module.types.scalar(ty)];
    let Some(element) = modes::HINTED_ELEMENTS.iter().position(|hinted| hinted == element) else {
        return globals.report().lose(Lost::metadata(modes::VECTOR_HINT));
    };
    let lanes = module.types.lanes(ty).unwrap_or(1);
    state_mode(globals, id, ExecutionMode::VecTypeHint, &[lanes << 16 | element as u32]);
}

/// `!spirv.ExecutionMode = !{!{ptr @kernel, i32 mode, i32 literals…}}`
pub(in crate::lower) fn lower_named_modes(
    globals: &mut Globals<'_>,
    named: &NamedMetadata,
    function: FunctionId,
    id: Id,
) {
    let module = globals.module();
    for &node in &named.operands {
        if mode_function(module, node) != Some(function) {
            continue;
        }
        let mut literals = literals(globals.module(), node);
        let mode = literals.first().copied().map(ExecutionMode);
        if mode.is_some_and(|mode| lower_open_mode(globals, id, mode, node)) {
            continue;
        }
        match mode {
            Some(ExecutionMode::FPFastMathDefault) => {
                fast_math_defaults::lower_named_default(globals, id, node);
                continue;
            }
            // The word for a number of registers that the compiler chooses, and a number that is the id of a constant.
            Some(ExecutionMode::NamedMaximumRegistersINTEL) if literals.len() == 1 => {
                let word = words(globals.module(), node);
                literals.extend(
                    word.iter().filter_map(|word| modes::worded_mode(modes::REGISTERS, word)).map(|_| 0),
                );
            }
            Some(ExecutionMode::MaximumRegistersIdINTEL) if literals.len() == 1 => {
                let nested = globals.module().tuple(node).get(2).copied().flatten();
                let module = globals.module();
                let nested =
                    nested.filter(|&nested| matches!(module.metadata[nested], Metadata::Tuple { .. }));
                literals.extend(nested.into_iter().flat_map(|nested| self::literals(module, nested)));
            }
            _ => {}
        }
        if let Some((&mode, rest)) = literals.split_first() {
            state_mode(globals, id, ExecutionMode(mode), rest);
        }
    }
}
