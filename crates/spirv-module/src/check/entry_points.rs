//! Entry points and execution modes.

use super::error::{CheckErrorKind, Errors};
use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use crate::literal_string::LiteralString;
use spirv_grammar::Op;
use std::collections::BTreeSet;

/// The declarations so far.
#[derive(Default)]
pub(super) struct EntryPoints<'m> {
    /// Execution models and names, behind the conditions of which each has its own.
    names: BTreeSet<(Option<u32>, u32, Vec<u8>)>,
    functions: BTreeSet<Id>,
    modes: Vec<Instruction<'m>>,
}

impl<'m> EntryPoints<'m> {
    /// OpEntryPoint.
    pub(super) fn entry_point(
        &mut self,
        definitions: &Definitions<'_>,
        instruction: Instruction<'m>,
        errors: &mut Errors,
    ) {
        // The conditional form has the condition in front.
        let skip = usize::from(instruction.op() == Op::ConditionalEntryPointINTEL);
        let (condition, operands) = instruction.operands().split_at(skip.min(instruction.operands().len()));
        let Some(&[model, function]) = operands.first_chunk::<2>() else { return };
        let function = Id(function);
        self.functions.insert(function);
        if definitions.instruction(function).is_none_or(|function| function.op() != Op::Function) {
            errors.report(instruction, Some(function), CheckErrorKind::EntryPointIsNoFunction);
        }
        let rest = operands.get(2..).unwrap_or(&[]);
        let Some(name) = LiteralString::read(rest) else { return };
        if !self.names.insert((condition.first().copied(), model, name.to_vec())) {
            errors.report(instruction, Some(function), CheckErrorKind::EntryPointTwice);
        }
        for &variable in rest.iter().skip(name.word_count()) {
            let op = definitions.instruction(Id(variable)).map(|variable| variable.op());
            if !matches!(op, Some(Op::Variable | Op::UntypedVariableKHR)) {
                errors.report(instruction, Some(Id(variable)), CheckErrorKind::InterfaceIsNoVariable);
            }
        }
    }

    /// OpExecutionMode and OpExecutionModeId.
    pub(super) fn execution_mode(&mut self, instruction: Instruction<'m>) {
        self.modes.push(instruction);
    }

    /// All entry points are known.
    pub(super) fn end(&self, definitions: &Definitions<'_>, errors: &mut Errors) {
        for mode in &self.modes {
            let Some(function) = mode.operands().first().map(|&id| Id(id)) else { continue };
            // A group of decorations or another thing may not be meant, so only functions count.
            if !self.functions.contains(&function) && definitions.index(function).is_some() {
                errors.report(*mode, Some(function), CheckErrorKind::ModeWithoutEntryPoint);
            }
        }
    }
}
